package fitg.play.odds;

import fitg.content.PieceSet;
import fitg.edition.first.Engagements;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Measure;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.rules.combat.first.BreakOffChances;
import fitg.rules.combat.first.CharacterCombat;
import fitg.rules.combat.first.DefenderNaming;
import fitg.rules.combat.first.Outlook;
import fitg.rules.combat.first.RoundChances;
import fitg.rules.mission.first.CreatureEncounter;
import fitg.rules.mission.first.FoundGroup;
import fitg.rules.search.first.Search;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Cases 12.3 to 12.6: the wounds that a round of a character combat may bring, and how the whole fight may end. */
final class FightOdds {

    private FightOdds() {}

    /** Case 12.5: to stand, or to try to get away. */
    static Optional<Odds> breakOff(PlayerView view, Decision decision, Kind choice) {
        return WholeFight.underWay(view).map(outlook -> switch (choice) {
            case STAND -> stand(outlook);
            case BREAK_OFF_INACTIVE -> behind(outlook);
            default -> run(outlook, decision.allows(Action.of(Kind.BREAK_OFF_INACTIVE)));
        });
    }

    private static Odds stand(Outlook outlook) {
        RoundChances round = outlook.round();
        List<Outcome> outcomes = new ArrayList<>(outcomes(round));
        List<Said> remarks = new ArrayList<>(List.of(column(round.column())));
        WholeFight.of(outlook).ifTheyStand(outcomes, remarks);
        return new Odds("12.6", List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Case 12.52: those in front stand while the others try; that costs them no column. */
    private static Odds behind(Outlook outlook) {
        List<Outcome> outcomes = new ArrayList<>();
        outcomes.add(Outcome.of(Odds.sixths(outlook.breakOff().inactive()), "odds.fight.behind-away"));
        Odds standing = stand(outlook);
        outcomes.addAll(standing.outcomes());
        return new Odds("12.5", List.copyOf(outcomes), standing.assumed());
    }

    /** One die against the numbers of the column. */
    private static Odds run(Outlook outlook, boolean anyBehind) {
        BreakOffChances chances = outlook.breakOff();
        List<Outcome> outcomes = new ArrayList<>();
        List<Said> remarks = new ArrayList<>(List.of(column(chances.column())));
        outcomes.add(Outcome.of(Odds.sixths(chances.active()), "odds.fight.front-away"));
        if (anyBehind) {
            outcomes.add(Outcome.of(Odds.sixths(chances.inactive()), "odds.fight.behind-away"));
        }
        WholeFight.of(outlook).ifTheyRun(outcomes, remarks);
        return new Odds("12.5", List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Case 12.4: the whole fight of those in front, the ones not named yet among them. */
    static Optional<Odds> naming(PlayerView view, Decision decision, Kind choice) {
        if (!(view.underWay().getLast() instanceof DefenderNaming naming)) {
            return Optional.empty();
        }
        long able = naming.inFront(view.seen());
        long front = choice == Kind.ACTIVE ? able : able & ~PieceSet.only(decision.subject());
        return front == 0
                ? Optional.empty()
                : WholeFight.underWay(view).map(outlook -> inFront(outlook.inFront(front), "12.4"));
    }

    private static Odds inFront(Outlook outlook, String ruleCase) {
        List<Outcome> outcomes = new ArrayList<>();
        RoundChances round = outlook.round();
        List<Said> remarks = new ArrayList<>(List.of(column(round.column())));
        captured(round).ifPresent(outcomes::add);
        WholeFight.of(outlook).asCostsLeast(outcomes, remarks);
        return new Odds(ruleCase, List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Case 11.34: before it is said whether there will be a fight at all. */
    static Optional<Odds> found(PlayerView view, Decision decision, Kind choice) {
        GameState s = view.seen();
        Procedure attack = switch (view.underWay().getLast()) {
            case FoundGroup group
            when decision.question() == Ask.ATTACKER ->
                group.attackWith(s, chapters(view), choice == Kind.TAKE ? PieceSet.only(decision.subject()) : 0);
            case Search search when choice == Kind.ATTACK -> search.attack(s);
            case FoundGroup group when choice == Kind.SQUAD -> group.attackBySquad(s, chapters(view));
            case FoundGroup group when choice == Kind.CHARACTERS -> group.attackByCharacters(s, chapters(view));
            default -> null;
        };
        return attack instanceof CharacterCombat combat && combat.outlook(s).isFoughtByAnybody()
                ? Optional.of(first(combat.outlook(s), choice, "11.34"))
                : Optional.empty();
    }

    /** Case 13.45: one of the group is exposed to the creature. */
    static Optional<Odds> exposed(PlayerView view, int chosen) {
        return view.underWay().getLast() instanceof CreatureEncounter creature
                        && creature.attackOn(view.seen(), chapters(view), chosen) instanceof CharacterCombat combat
                ? Optional.of(inFront(combat.outlook(view.seen()), "13.45"))
                : Optional.empty();
    }

    static Engagements chapters(PlayerView view) {
        return (Engagements) view.rules().ruleset().chapters();
    }

    /** While weapons and aim are chosen. */
    static Optional<Odds> first(PlayerView view, Kind choice) {
        return view.underWay().getLast() instanceof CharacterCombat combat
                ? Optional.of(
                        first(combat.outlookIf(view.seen(), choice), choice, choice == Kind.CAPTURE ? "12.8" : "12.3"))
                : Optional.empty();
    }

    /** The whole fight from its first round on: what the defenders do is not known yet. */
    private static Odds first(Outlook outlook, Kind choice, String ruleCase) {
        RoundChances round = outlook.round();
        List<Outcome> outcomes = new ArrayList<>(outcomes(round));
        List<Said> remarks = new ArrayList<>();
        remarks.add(Said.of("odds.fight.column-if-all", Said.name(round.column())));
        switch (choice) {
            case FIREFIGHT -> remarks.add(Said.of("odds.fight.firefight"));
            case CAPTURE -> remarks.add(Said.of("odds.fight.capture"));
            case CHARACTERS -> remarks.add(Said.of("odds.fight.all-attack"));
            case TAKE, LEAVE -> remarks.add(Said.of("odds.fight.attack-so-far"));
            default -> {}
        }
        WholeFight.of(outlook).asCostsLeast(outcomes, remarks);
        if (choice != Kind.KILL && choice != Kind.CAPTURE) {
            remarks.add(Said.of(outlook.isFirefight() ? "odds.fight.firearms" : "odds.fight.hand-to-hand"));
            ifToCapture(outlook, outcomes);
        }
        return new Odds(ruleCase, List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** The aim is chosen later: what it may bring to take them alive. */
    private static void ifToCapture(Outlook outlook, List<Outcome> outcomes) {
        outlook.toCapture()
                .course()
                .ifPresent(
                        course -> outcomes.add(Outcome.of(course.asCostsLeast().taken(), "odds.fight.to-capture")));
    }

    static List<Outcome> outcomes(RoundChances round) {
        List<Outcome> outcomes = new ArrayList<>(wounds("odds.fight.defenders-take", toDefenders(round)));
        if (!round.toAttacker().isEmpty()) {
            outcomes.addAll(wounds("odds.fight.attacker-takes", oneRoll(round.toAttacker())));
        }
        captured(round).ifPresent(outcomes::add);
        return List.copyOf(outcomes);
    }

    /** Said of fights to capture alone. */
    private static Optional<Outcome> captured(RoundChances round) {
        return round.captured().isPresent()
                ? Optional.of(Outcome.of(round.captured().getAsDouble(), "odds.fight.captured-now"))
                : Optional.empty();
    }

    /** Some creatures roll more than once in a round. */
    private static Map<Integer, Double> toDefenders(RoundChances round) {
        Map<Integer, Double> sum = Map.of(0, 1.0);
        for (int roll = 0; roll < round.attackRolls(); roll++) {
            sum = together(sum, oneRoll(round.toDefenders()));
        }
        return sum;
    }

    private static Map<Integer, Double> oneRoll(List<Integer> byDie) {
        Map<Integer, Double> chances = new TreeMap<>();
        byDie.forEach(wounds -> chances.merge(wounds, 1.0 / byDie.size(), Double::sum));
        return chances;
    }

    private static Map<Integer, Double> together(Map<Integer, Double> one, Map<Integer, Double> other) {
        Map<Integer, Double> sums = new TreeMap<>();
        one.forEach((a, chance) -> other.forEach((b, next) -> sums.merge(a + b, chance * next, Double::sum)));
        return sums;
    }

    private static List<Outcome> wounds(String key, Map<Integer, Double> chances) {
        return chances.entrySet().stream()
                .map(each -> Outcome.measured(each.getValue(), key, Measure.of(count(each.getKey()), each.getKey())))
                .toList();
    }

    private static Said count(int wounds) {
        return switch (wounds) {
            case 0 -> Said.of("odds.wounds.none");
            case 1 -> Said.of("odds.wounds.one");
            default -> Said.of("odds.wounds.many", Said.number(wounds));
        };
    }

    static Said column(String name) {
        return Said.of("odds.column", Said.name(name));
    }
}
