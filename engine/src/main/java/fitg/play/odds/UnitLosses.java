package fitg.play.odds;

import fitg.content.UnitSet;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.rules.combat.first.BattleLosses;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Case 10.3: which units one side loses for the points of a combat, and whether it loses all. */
final class UnitLosses {

    private final String loses;
    private final String allLost;
    private final boolean known;
    /** By the strength that is lost. */
    private final Map<Integer, Double> some = new TreeMap<>();

    private final Map<Integer, String> names = new TreeMap<>();
    private double cleared;

    /** @param known whether the reader knows the kinds of the units */
    UnitLosses(String loses, String allLost, boolean known) {
        this.loses = loses;
        this.allLost = allLost;
        this.known = known;
    }

    /** Of the units of one side in an environ. */
    static UnitLosses in(String who, boolean known) {
        return new UnitLosses("the " + who + " loses ", "the environ is cleared of the " + who, known);
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
        String choice = "strength " + strength + " of the owner's choice";
        names.put(
                strength, strength == 0 ? "no unit" : known && choices.size() == 1 ? Names.units(lost, true) : choice);
    }

    List<Outcome> outcomes() {
        List<Outcome> outcomes = new ArrayList<>();
        some.forEach((strength, chance) -> outcomes.add(new Outcome(loses + names.get(strength), chance)));
        outcomes.add(new Outcome(allLost, cleared));
        return outcomes;
    }
}
