package fitg.play;

import fitg.content.PieceSet;
import fitg.play.Odds.Outcome;
import fitg.procedure.Action.Kind;
import fitg.rules.combat.BreakOffChances;
import fitg.rules.combat.DefenderNaming;
import fitg.rules.combat.RoundChances;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Cases 12.3 to 12.6: the wounds that a round of a character combat may bring, and how the whole fight may end. */
final class FightOdds {

    private FightOdds() {}

    /** The round at hand, if nobody breaks off. */
    static Odds next(PlayerView view, RoundChances round) {
        List<Outcome> outcomes = new ArrayList<>(outcomes(round));
        List<String> remarks = new ArrayList<>(List.of("column " + round.column()));
        view.fight().ifPresent(fight -> WholeFight.of(view, fight).ifTheyStand(outcomes, remarks));
        return new Odds("12.6", List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Case 12.5: one die against the numbers of the column. */
    static Odds breakOff(PlayerView view, BreakOffChances chances, Kind choice) {
        List<Outcome> outcomes = new ArrayList<>();
        List<String> remarks = new ArrayList<>(List.of("column " + chances.column()));
        if (choice == Kind.BREAK_OFF_ALL) {
            outcomes.add(new Outcome("those who fight get away", Odds.sixths(chances.active())));
        }
        if (chances.anyInactive()) {
            outcomes.add(new Outcome("those behind get away", Odds.sixths(chances.inactive())));
        }
        if (choice == Kind.BREAK_OFF_ALL) {
            view.fight().ifPresent(fight -> WholeFight.of(view, fight).ifTheyRun(outcomes, remarks));
        }
        return new Odds("12.5", List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Case 12.4: the whole fight of those in front, the ones not named yet among them. */
    static Optional<Odds> naming(PlayerView view, Decision decision, Kind choice) {
        List<Outcome> outcomes = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        if (view.underWay().getLast() instanceof DefenderNaming naming
                && view.fight().isPresent()) {
            long able = naming.inFront(view.seen());
            long front = choice == Kind.ACTIVE ? able : able & ~PieceSet.only(decision.subject());
            WholeFight.inFront(view, view.fight().get(), front).asCostsLeast(outcomes, remarks);
        }
        return outcomes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Odds("12.4", List.copyOf(outcomes), List.copyOf(remarks)));
    }

    /** The first round, while weapons and aim are chosen: what the defenders do is not known yet. */
    static Odds first(PlayerView view, RoundChances round, Kind choice) {
        List<Outcome> outcomes = new ArrayList<>(outcomes(round));
        List<String> remarks = new ArrayList<>();
        remarks.add("column " + round.column() + " if every defender is active and nobody shows a card");
        switch (choice) {
            case FIREFIGHT -> remarks.add("a firefight doubles the wounds of both sides");
            case CAPTURE -> remarks.add("two columns to the left; an asterisk on the table is a capture");
            default -> {}
        }
        if (choice != Kind.CAPTURE) {
            view.fight()
                    .map(fight -> WholeFight.of(view, fight))
                    .map(fight -> choice == Kind.KILL ? fight : fight.with(choice == Kind.FIREFIGHT))
                    .ifPresent(fight -> fight.asCostsLeast(outcomes, remarks));
        }
        return new Odds(choice == Kind.CAPTURE ? "12.8" : "12.3", List.copyOf(outcomes), List.copyOf(remarks));
    }

    static List<Outcome> outcomes(RoundChances round) {
        List<Outcome> outcomes = new ArrayList<>(wounds("the defenders take ", toDefenders(round)));
        if (!round.toAttacker().isEmpty()) {
            outcomes.addAll(wounds("the attacker takes ", oneRoll(round.toAttacker())));
        }
        return List.copyOf(outcomes);
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

    private static List<Outcome> wounds(String what, Map<Integer, Double> chances) {
        return chances.entrySet().stream()
                .map(each -> new Outcome(what + count(each.getKey()), each.getValue()))
                .toList();
    }

    private static String count(int wounds) {
        return switch (wounds) {
            case 0 -> "no wound";
            case 1 -> "1 wound";
            default -> wounds + " wounds";
        };
    }
}
