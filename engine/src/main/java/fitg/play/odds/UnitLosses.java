package fitg.play.odds;

import fitg.content.UnitSet;
import fitg.play.odds.Odds.Measure;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.play.words.Said;
import fitg.rules.combat.first.BattleLosses;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Case 10.3: which units one side loses for the points of a combat, and whether it loses all. */
final class UnitLosses {

    private final String loses;
    private final String allLost;
    private final boolean known;
    /** By the strength that is lost. */
    private final Map<Integer, Double> some = new TreeMap<>();

    private final Map<Integer, Said> names = new TreeMap<>();
    private double cleared;

    /**
     * @param loses the key of what is said of some of them
     * @param allLost the key of what is said of all
     * @param known whether the reader knows the kinds of the units
     */
    UnitLosses(String loses, String allLost, boolean known) {
        this.loses = loses;
        this.allLost = allLost;
        this.known = known;
    }

    /** Of the units of one side in an environ. */
    static UnitLosses in(String who, boolean known) {
        return new UnitLosses("odds.battle." + who + "-loses", "odds.battle." + who + "-cleared", known);
    }

    void add(UnitSet involved, int points, double probability) {
        List<UnitSet> choices = BattleLosses.choices(involved, points);
        UnitSet lost = choices.getFirst();
        if (lost.equals(involved)) {
            cleared += probability;
            return;
        }
        int strength = lost.strength();
        some.merge(strength, probability, Double::sum);
        names.put(strength, strength == 0 ? Said.of("odds.battle.no-unit") : named(lost, known && choices.size() == 1));
    }

    private static Said named(UnitSet lost, boolean certain) {
        return certain
                ? Said.name(Names.units(lost, true))
                : Said.of("odds.battle.owners-choice", Said.number(lost.strength()));
    }

    List<Outcome> outcomes() {
        List<Outcome> outcomes = new ArrayList<>();
        some.forEach((strength, chance) ->
                outcomes.add(Outcome.measured(chance, loses, new Measure(names.get(strength), OptionalInt.empty()))));
        outcomes.add(Outcome.of(cleared, allLost));
        return outcomes;
    }
}
