package fitg.play.odds;

import fitg.play.odds.Odds.Outcome;
import fitg.rules.combat.second.Damage;
import fitg.state.theatre.Counters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** S-R25: hits that fall one by one on a random starship which those before have not destroyed; reckoned exactly. */
final class ScatteredHits {

    /** A starship as it stands. Of those that are alike it makes no difference which is hit. */
    private record Hull(int hits, boolean damaged, int endurance, boolean damagedBefore) {

        private Hull hit() {
            Damage damage = Damage.of(hits, damaged, endurance, 1);
            return damage.eliminated()
                    ? new Hull(endurance, true, endurance, damagedBefore)
                    : new Hull(damage.hits(), damage.damaged(), endurance, damagedBefore);
        }

        private boolean isLost() {
            return damaged && hits >= endurance;
        }

        private boolean isNewlyDamaged() {
            return damaged && !damagedBefore && !isLost();
        }
    }

    private static final Comparator<Hull> ORDER = Comparator.comparingInt(Hull::endurance)
            .thenComparing(Hull::damagedBefore)
            .thenComparing(Hull::damaged)
            .thenComparingInt(Hull::hits);

    private Map<List<Hull>, Double> fleets = new HashMap<>();
    private double newlyDamaged;
    private double someLost;
    private double allLost;

    private ScatteredHits(List<Hull> fleet) {
        fleets.put(sorted(fleet), 1.0);
    }

    /** What so many hits make of these starships. */
    static List<Outcome> on(Counters counters, List<Integer> starships, Hits hits) {
        List<Hull> fleet = new ArrayList<>();
        for (int each : starships) {
            boolean damaged = counters.isDamaged(each);
            fleet.add(new Hull(counters.hits(each), damaged, counters.endurance(each), damaged));
        }
        if (fleet.size() == 1) {
            Hull alone = fleet.getFirst();
            return hits.on("odds.fire.the-starship", alone.hits(), alone.damaged(), alone.endurance());
        }
        return new ScatteredHits(fleet).fire(hits);
    }

    private List<Outcome> fire(Hits hits) {
        count(hits.exactly(0));
        for (int each = 1; each <= hits.most(); each++) {
            strike();
            count(hits.exactly(each));
        }
        return List.of(
                Outcome.of(newlyDamaged, "odds.fire.a-starship-damaged"),
                Outcome.of(someLost, "odds.fire.a-starship-lost"),
                Outcome.of(allLost, "odds.fire.all-lost"));
    }

    /** One more hit. */
    private void strike() {
        Map<List<Hull>, Double> after = new HashMap<>();
        fleets.forEach((fleet, chance) -> {
            long targets = fleet.stream().filter(each -> !each.isLost()).count();
            if (targets == 0) {
                after.merge(fleet, chance, Double::sum);
            }
            for (int each = 0; each < fleet.size(); each++) {
                if (!fleet.get(each).isLost()) {
                    List<Hull> next = new ArrayList<>(fleet);
                    next.set(each, fleet.get(each).hit());
                    after.merge(sorted(next), chance / targets, Double::sum);
                }
            }
        });
        fleets = after;
    }

    private static List<Hull> sorted(List<Hull> fleet) {
        List<Hull> sorted = new ArrayList<>(fleet);
        sorted.sort(ORDER);
        return Collections.unmodifiableList(sorted);
    }

    private void count(double weight) {
        fleets.forEach((fleet, chance) -> {
            long lost = fleet.stream().filter(Hull::isLost).count();
            newlyDamaged += fleet.stream().anyMatch(Hull::isNewlyDamaged) ? weight * chance : 0;
            someLost += lost > 0 ? weight * chance : 0;
            allLost += lost == fleet.size() ? weight * chance : 0;
        });
    }
}
