package fitg.play.odds;

import fitg.content.EventCard;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Tongue;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.question.Family;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What an action leads to, before it is taken: each outcome with its probability, what went into it, and the case.
 * Computed from a {@link PlayerView}, so that it can tell nobody more than he may know; exact unless a remark says
 * what was assumed. All of it is said by key.
 *
 * @param assumed what went into it
 * @param inVain why success would be worth nothing now; empty if it is worth something
 */
public record Odds(String ruleCase, List<Outcome> outcomes, List<Said> assumed, Optional<Said> inVain) {

    Odds(String ruleCase, List<Outcome> outcomes, List<Said> assumed) {
        this(ruleCase, outcomes, assumed, Optional.empty());
    }

    /** The same with a sentence that says why success would be worth nothing now. */
    Odds inVain(Optional<Said> sentence) {
        return new Odds(ruleCase, outcomes, assumed, sentence);
    }

    /** What went into it, in English. */
    public List<String> remarks() {
        return assumed.stream().map(each -> each.in(Tongue.ENGLISH)).toList();
    }

    /** Why success would be worth nothing now, in English. */
    public Optional<String> warning() {
        return inVain.map(each -> each.in(Tongue.ENGLISH));
    }

    /**
     * One thing that may happen. The outcomes of one list need not exclude each other ("one letter", "two letters").
     *
     * @param measure how much of it, where several outcomes differ in that alone
     */
    public record Outcome(Said.Sentence said, Optional<Measure> measure, double probability) {

        static Outcome of(double probability, String key, Said... parts) {
            return of(probability, Said.of(key, parts));
        }

        static Outcome of(double probability, Said.Sentence said) {
            return new Outcome(said, Optional.empty(), probability);
        }

        static Outcome measured(double probability, String key, Measure measure) {
            return new Outcome(Said.of(key, measure.said), Optional.of(measure), probability);
        }

        /** What happens, whatever words it is told in and whoever it happens to. */
        public String key() {
            return said.key();
        }

        /** In English. */
        public String what() {
            return said.in(Tongue.ENGLISH);
        }
    }

    /** How much of something happens: the last words of its sentence, and the number where it is one. */
    public record Measure(Said said, OptionalInt amount) {

        static Measure of(Said said, int amount) {
            return new Measure(said, OptionalInt.of(amount));
        }
    }

    /** The odds of one of the viewer's legal actions; empty for those that leave nothing to chance. */
    public static Optional<Odds> of(PlayerView view, Action action) {
        Decision decision = view.decision().orElse(null);
        if (decision == null || !decision.allows(action)) {
            return Optional.empty();
        }
        return Family.of(decision.question()).odds(view, decision, action);
    }

    /** Of the questions of the Star System Game. */
    public static Optional<Odds> ofAsk(PlayerView view, Decision decision, Action action) {
        return switch (Ask.of(decision.question())) {
            case FLIGHT_DESTINATION -> Optional.of(FlightOdds.toward(view, decision.subject(), action.argument()));
            case ENTER_FROM_SPACE -> FlightOdds.fromSpace(view, decision.side(), action.argument());
            case MOVE_DESTINATION -> PdbShots.ofMove(view, decision.side(), decision.subject(), action.argument());
            case SABOTAGE ->
                action.kind() == Kind.UNITS
                        ? Optional.of(CombatOdds.unseen(view, decision.subject()))
                        : Optional.empty();
            case PDB_ATTACK ->
                action.kind() == Kind.ATTACK ? Optional.of(CombatOdds.pdb(view, decision.subject())) : Optional.empty();
            case DECLARE_COMBAT ->
                action.kind() == Kind.ATTACK
                        ? Optional.of(CombatOdds.military(view, decision.subject(), decision.side(), false))
                        : Optional.empty();
            case LEADER -> CombatOdds.led(view, action);
            case UPRISING ->
                action.kind() == Kind.ENVIRON
                        ? Optional.of(CombatOdds.military(view, action.argument(), decision.side(), true))
                        : Optional.empty();
            case NEXT_SEARCH ->
                action.kind() == Kind.SEARCH
                        ? Optional.of(SearchOdds.in(view, action.argument(), decision.side()))
                        : Optional.empty();
            case SEARCH_UNITS ->
                action.kind() == Kind.UNITS
                        ? Optional.of(SearchOdds.in(view, decision.subject(), decision.side()))
                        : Optional.empty();
            case SEARCH_LEADER, SEARCH_CHARACTER, SEARCH_ORDER -> SearchOdds.declared(view, decision, action);
            case REACTION_WAY -> action.kind() == Kind.BY_SHIP ? FlightOdds.reaction(view, decision) : Optional.empty();
            case ATTACK_FOUND, ATTACK_FOUND_WITH, ATTACKER -> FightOdds.found(view, decision, action.kind());
            case CREATURE_TARGET -> FightOdds.exposed(view, action.argument());
            case WEAPONS, AIM -> FightOdds.first(view, action.kind());
            case ACTIVE -> FightOdds.naming(view, decision, action.kind());
            case BREAK_OFF -> FightOdds.breakOff(view, decision, action.kind());
            case MISSION ->
                action.kind() == Kind.END
                        ? Optional.empty()
                        : Optional.of(MissionOdds.assigned(view, decision.subject(), action));
            case MISSION_MEMBER -> MissionOdds.joined(view, decision, action);
            case DRAW ->
                action.kind() == Kind.DRAW
                        ? Optional.of(MissionOdds.nextCard(view, decision.subject()))
                        : MissionOdds.stopped(view, decision.subject());
            case BONUS ->
                action.kind() == Kind.BONUS
                        ? Optional.of(MissionOdds.bonus(view, decision.subject(), Mission.at(action.argument())))
                        : MissionOdds.stopped(view, decision.subject());
            case USE_POSSESSION, DRUG_RATING -> UseOdds.of(view, decision, action);
            default -> Optional.empty();
        };
    }

    /** Of the questions of the Province Game of 1979. */
    public static Optional<Odds> ofMatter(PlayerView view, Decision decision, Action action) {
        return switch ((Matter) decision.question()) {
            case COURSE ->
                switch (action.kind()) {
                    case ENVIRON -> PdbShots.ofDescent(view, decision.side(), Place.planet(action.argument()));
                    case PLANET -> VoyageOdds.ofStack(view, decision, action.argument());
                    default -> Optional.empty();
                };
            case SURFACE_TO ->
                Place.isOrbit(decision.subject())
                        ? PdbShots.ofDescent(view, decision.side(), Place.planet(decision.subject()))
                        : Optional.empty();
            case FLIGHT_TO -> Optional.of(FlightOdds.ofVoyage(view, decision.subject(), action.argument()));
            case INTERCEPT ->
                action.kind() == Kind.INTERCEPT
                        ? Optional.of(FleetOdds.ofInterception(view, decision))
                        : Optional.empty();
            case DECLARE_SPACE_COMBAT ->
                action.kind() == Kind.ATTACK ? Optional.of(FleetOdds.ofDeclaration(view, decision)) : Optional.empty();
            case ATTACK_PDB ->
                action.kind() == Kind.ATTACK ? Optional.of(FleetOdds.ofPdb(view, decision)) : Optional.empty();
            case SPACE_LEADER, PDB_AID, AID_PDB -> FleetOdds.ofAnswer(view, decision, action);
            case DETERMINED_ASSAULT ->
                Place.isEnviron(decision.subject())
                        ? CombatOdds.staked(view, action)
                        : FleetOdds.ofAnswer(view, decision, action);
            case WATCH -> VoyageOdds.ofWatch(view, decision, action);
            case EVADE -> VoyageOdds.ofEvasion(view, action);
            case RAKE ->
                action.kind() == Kind.RAKE
                        ? PdbShots.ofRaking(view, decision.side(), decision.subject())
                        : Optional.empty();
            case REPAIR, REPAIRER -> RepairOdds.of(view, action, "27.0");
            default -> Optional.empty();
        };
    }

    /** Of the questions of a galaxy-wide game. */
    public static Optional<Odds> ofAffair(PlayerView view, Decision decision, Action action) {
        boolean ghosts = decision.question() == Affair.EVENT_CHOICE
                && decision.subject() == EventCard.GHOST_FLEET
                && action.kind() == Kind.PLACE;
        return ghosts ? Optional.of(FireOdds.ghosts(view, action.argument())) : Optional.empty();
    }

    /** The chance of a die not above a number. */
    static double sixths(int number) {
        return Math.clamp(number, 0, 6) / 6.0;
    }
}
