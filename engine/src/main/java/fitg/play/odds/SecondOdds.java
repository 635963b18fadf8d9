package fitg.play.odds;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.rules.combat.second.BreakOffTable;
import fitg.rules.combat.second.SecondCharacterCombat;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Stacks;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.hyperjump.second.StackJump;
import fitg.rules.mission.second.MissionTable;
import fitg.rules.mission.second.PlaceMissions;
import fitg.rules.mission.second.SecondMissions;
import fitg.rules.movement.second.InterceptionChart;
import fitg.rules.search.second.SearchTable10;
import fitg.rules.search.second.SecondSearch;
import fitg.rules.space.second.SecondPdbAttack;
import fitg.rules.space.second.SpaceCombat;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The odds of what can be answered in a game of 2002. */
public final class SecondOdds {

    private static final int DIE = 10;

    private final PlayerView view;
    private final Decision decision;
    private final Action action;
    private final GameState s;

    private SecondOdds(PlayerView view, Decision decision, Action action) {
        this.view = view;
        this.decision = decision;
        this.action = action;
        this.s = view.seen();
    }

    public static Optional<Odds> of(PlayerView view, Decision decision, Action action) {
        return new SecondOdds(view, decision, action).of(Query.of(decision.question()));
    }

    private Optional<Odds> of(Query query) {
        return switch (query) {
            case DESTINATION -> jumpOfStack();
            case FLY_TO_PLANET -> Optional.of(new SecondFlightOdds(s, decision).to(action.argument()));
            case INTERCEPT -> action.kind() == Kind.INTERCEPT ? Optional.of(interception()) : Optional.empty();
            case BREAK_OFF -> Optional.of(action.kind() == Kind.STAND ? played("E5.3") : breakOff());
            case BREAK_OFF_GOAL -> Optional.of(fleetBreakOff());
            case ENVIRONS_BATTLE ->
                action.kind() == Kind.ATTACK ? Optional.of(played(query.ruleCase())) : Optional.empty();
            case RAKE ->
                action.kind() == Kind.RAKE
                        ? Optional.of(FireOdds.raking(view, decision.subject(), decision.side()))
                        : Optional.empty();
            case ATTACK_PDB ->
                action.kind() == Kind.ATTACK
                        ? Optional.of(FireOdds.pdb(view, decision.subject(), decision.side()))
                        : Optional.empty();
            case LEADER -> leaderOfPdbAttack();
            case PDB_TARGET -> Optional.of(FireOdds.answer(view, decision.subject(), action.argument()));
            case FOUND -> found();
            case REACTION, REACTION_PIECE -> new SecondFlightOdds(s, decision).reaction(action);
            case SABOTAGE -> sabotage();
            case REPAIR, CARD_REPAIRER, REPAIRER -> RepairOdds.of(view, action, query.ruleCase());
            case PRESS_ON -> action.kind() == Kind.GO_ON ? Optional.of(played("E5.3.a.1")) : Optional.empty();
            case LASERS, EVADE, FLEET_BREAK_OFF -> Optional.of(played(query.ruleCase()));
            case SEARCH ->
                action.kind() == Kind.SEARCH ? Optional.of(search(action.argument(), bestLeader())) : Optional.empty();
            case SEARCH_UNITS -> searchByUnits();
            case MISSION -> action.kind() == Kind.MISSION ? Optional.of(mission()) : Optional.empty();
            case BONUS -> Optional.of(bonus());
            default -> Optional.empty();
        };
    }

    private Odds played(String ruleCase) {
        return PlayedOut.of(view, action, ruleCase);
    }

    private Optional<Odds> leaderOfPdbAttack() {
        return view.underWay().getLast() instanceof SecondPdbAttack
                ? Optional.of(FireOdds.pdbUnder(view, Place.planet(decision.subject()), decision.side(), action))
                : Optional.empty();
    }

    private Optional<Odds> found() {
        return switch (action.kind()) {
            case DECLINE -> Optional.empty();
            case SUICIDE_SQUAD ->
                Optional.of(SquadOdds.of(s, underWay(SecondSearch.class).hiders(s)));
            default -> Optional.of(played("E2.B.2"));
        };
    }

    /** K-R39: of those that lie face down nobody knows which it will be. */
    private Optional<Odds> sabotage() {
        Counters counters = Theatre.counters(s);
        boolean unseen = action.kind() == Kind.COUNTER
                && counters.type(action.argument()).unseen();
        if (!unseen) {
            return Optional.empty();
        }
        boolean ground = counters.type(action.argument()).isGround();
        int alike = 0;
        for (int each = counters.firstIn(decision.subject()); each >= 0; each = counters.nextIn(each)) {
            boolean may = counters.type(each).unseen() && counters.type(each).isGround() == ground;
            alike += may ? 1 : 0;
        }
        return Optional.of(new Odds(
                "C-MISS-5",
                List.of(Outcome.of(1, "odds.unseen.one-lost")),
                List.of(Said.of(ground ? "odds.unseen.ground-units" : "odds.unseen.starships", Said.number(alike)))));
    }

    // ---- starships on their way

    private Optional<Odds> jumpOfStack() {
        int from = decision.subject();
        int planet = action.argument();
        return Distances.needsJump(from, planet)
                ? Optional.of(JumpOdds.of(StackJump.of(s, from, planet)))
                : Optional.empty();
    }

    private Odds interception() {
        int orbit = Place.orbit(decision.subject());
        int number = InterceptionChart.number(s, orbit, decision.side());
        return new Odds("C-FLEET-2", List.of(Outcome.of(tenths(number), "odds.interception.halted")), List.of());
    }

    // ---- break-off

    private Odds breakOff() {
        SecondCharacterCombat combat = underWay(SecondCharacterCombat.class);
        int differential = combat.differential(s);
        int modifier = combat.breakOffModifier(s);
        boolean anybodyBehind = decision.allows(Action.of(Kind.BREAK_OFF_INACTIVE));
        return breakOff(differential, modifier, action.kind() == Kind.BREAK_OFF_ALL, anybodyBehind);
    }

    private static Odds breakOff(int differential, int modifier, boolean all, boolean anybodyBehind) {
        List<Outcome> outcomes = new ArrayList<>();
        if (all) {
            outcomes.add(Outcome.of(tenths(BreakOffTable.active(differential) - modifier), "odds.break-off.line"));
        }
        if (anybodyBehind) {
            outcomes.add(Outcome.of(tenths(BreakOffTable.inactive(differential) - modifier), "odds.break-off.behind"));
        }
        return new Odds(
                "E5.3.a.4",
                List.copyOf(outcomes),
                List.of(Said.of(
                        modifier == 0 ? "odds.break-off.differential" : "odds.break-off.die",
                        Said.number(differential),
                        Said.name(signed(modifier)))));
    }

    /** By impulse or by warp; a warp is followed by an emergency jump. */
    private Odds fleetBreakOff() {
        SpaceCombat combat = underWay(SpaceCombat.class);
        boolean warp = action.kind() == Kind.WARP;
        Odds away = breakOff(
                combat.differential(s),
                combat.breakOffModifier(s, warp),
                combat.isLineFleeing(),
                combat.heldBack(s) > 0);
        if (!warp) {
            return away;
        }
        List<Outcome> outcomes = new ArrayList<>(away.outcomes());
        Jump jump = Jump.inEmergency(combat.orbit(), Place.starOf(action.argument()));
        outcomes.addAll(JumpOdds.onceAway(jump));
        return new Odds("E3.2.e", List.copyOf(outcomes), away.assumed());
    }

    private <T extends Procedure> T underWay(Class<T> kind) {
        return kind.cast(view.underWay().getLast());
    }

    // ---- search

    private int bestLeader() {
        return bestLeader(action.argument());
    }

    private int bestLeader(int environ) {
        int best = Holder.NOBODY;
        long able = Leaders.able(s, Stacks.withUnits(s, environ, decision.side()));
        for (long rest = able; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean better = best == Holder.NOBODY || Fighters.leadership(s, each) > Fighters.leadership(s, best);
            best = better ? each : best;
        }
        return best;
    }

    private Optional<Odds> searchByUnits() {
        return switch (action.kind()) {
            case UNITS -> Optional.of(search(decision.subject(), Holder.NOBODY));
            case CHARACTER -> Optional.of(search(decision.subject(), action.argument()));
            default -> Optional.empty();
        };
    }

    private Odds search(int environ, int leader) {
        Side searcher = decision.side();
        long hiders = Stacks.hiders(s, environ, searcher.opponent());
        int attack = Theatre.counters(s).groundAttack(environ, searcher);
        int leadership = leader == Holder.NOBODY ? 0 : Fighters.leadershipInSearch(s, leader);
        long own = Stacks.apart(s, environ, searcher) | Stacks.withUnits(s, environ, searcher);
        boolean units = attack > 0;
        int value = units ? SearchTable10.ofUnits(attack, leadership) : SearchTable10.ofCharacters(s, own);
        int hiding = SearchTable10.hiding(s, environ, hiders, units);
        int number = SearchTable10.number(value, hiding);
        return new Odds(
                        "C-SEARCH-1",
                        List.of(Outcome.of(
                                tenths(number), units ? "odds.search.by-units" : "odds.search.by-characters")),
                        List.of(Said.of("odds.search.against", Said.number(value), Said.number(hiding))))
                .inVain(number == 0 ? Optional.of(Said.of("odds.hopeless")) : Optional.empty());
    }

    // ---- missions

    /** All who are free for it together. */
    private Odds mission() {
        int place = decision.subject();
        long group = SecondMissions.unassigned(s, place, decision.side());
        return ofGroup(view, place, Mission.at(action.argument()), group);
    }

    /** A group under its best leader, every roll made, events left aside. */
    public static Odds ofGroup(PlayerView view, int place, Mission mission, long group) {
        GameState s = view.seen();
        int leader = group == 0 ? Holder.NOBODY : PieceSet.lowest(group);
        int bonus = best(s, place, mission, group, leader);
        int rolls = Place.isEnviron(place) ? SecondMissions.successRolls(place) : 0;
        Said remark = Said.of("odds.mission.rolls", Said.number(rolls), Said.number(bonus));
        Odds odds = letters(place, mission, rolls + bonus, remark);
        return Place.isEnviron(place) ? odds.inVain(MissionOdds.worthless(s, place, mission)) : odds;
    }

    private static int best(GameState s, int place, Mission mission, long group, int first) {
        Side side = s.turn().phasing();
        int best = SecondMissions.bonusRolls(s, place, side, mission, group, first);
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            best = Math.max(best, SecondMissions.bonusRolls(s, place, side, mission, group, each));
        }
        return best;
    }

    private Odds bonus() {
        Mission mission = Mission.at(action.argument());
        int rolls = underWay(PlaceMissions.class).bonusRolls(s, mission);
        return letters(decision.subject(), mission, rolls, Said.of("odds.mission.bonus-rolls", Said.number(rolls)));
    }

    private static Odds letters(int place, Mission mission, int rolls, Said remark) {
        int ways = SecondMissions.ways(place, mission);
        List<Outcome> outcomes = new ArrayList<>();
        int useful = 2;
        for (int letters = 1; letters <= useful; letters++) {
            String what = letters == 1 ? "odds.mission.one-or-more" : "odds.mission.two-or-more";
            outcomes.add(Outcome.of(MissionTable.chance(letters, rolls, ways), what));
        }
        return new Odds(
                "C-MISS-3",
                List.copyOf(outcomes),
                List.of(
                        remark,
                        Said.of("odds.mission.of-results", Said.number(ways), Said.number(MissionTable.RESULTS))));
    }

    private static double tenths(int number) {
        return Math.clamp(number, 0, DIE) / (double) DIE;
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : String.valueOf(number);
    }
}
