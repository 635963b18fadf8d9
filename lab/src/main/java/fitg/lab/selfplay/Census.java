package fitg.lab.selfplay;

import fitg.content.Side;
import fitg.lab.Seeds;
import fitg.players.learned.Sketch;
import fitg.players.learned.Vocabulary;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which signs come up in games of a teacher who often strays, and are worth a row of weights. */
final class Census {

    /** One answer of three is by chance, so that more comes up than a good player allows. */
    private static final double STRAYING = 0.33;

    /** What comes up less often than this cannot be learned from. */
    private static final int SELDOM = 12;

    private static final int POSITION_SIGNS = 4096;
    private static final int ANSWER_SIGNS = 2048;

    private final Map<Side, Map<Long, Integer>> positions = new EnumMap<>(Side.class);
    private final Map<Side, Map<Long, Integer>> answers = new EnumMap<>(Side.class);

    private Census() {
        for (Side side : Side.values()) {
            positions.put(side, new HashMap<>());
            answers.put(side, new HashMap<>());
        }
    }

    static Census of(Scenario scenario, String teacher, int games, long seed, Crew crew) {
        Census[] counted = new Census[games];
        crew.share(games, game -> {
            Census one = new Census();
            new Actor(scenario)
                    .watch(
                            teacher,
                            STRAYING,
                            Seeds.ofGame(seed, game),
                            (side, sketch, answer) -> one.count(side, sketch));
            counted[game] = one;
        });
        Census all = new Census();
        for (Census each : counted) {
            all.add(each);
        }
        return all;
    }

    private void count(Side side, Sketch sketch) {
        int position = sketch.position();
        int end = sketch.begin(sketch.answers());
        for (int sign = 0; sign < end; sign++) {
            (sign < position ? positions : answers).get(side).merge(sketch.key(sign), 1, Integer::sum);
        }
    }

    private void add(Census other) {
        for (Side side : Side.values()) {
            other.positions
                    .get(side)
                    .forEach((key, count) -> positions.get(side).merge(key, count, Integer::sum));
            other.answers.get(side).forEach((key, count) -> answers.get(side).merge(key, count, Integer::sum));
        }
    }

    Vocabulary positions(Side side) {
        return commonest(positions.get(side), POSITION_SIGNS);
    }

    Vocabulary answers(Side side) {
        return commonest(answers.get(side), ANSWER_SIGNS);
    }

    private static Vocabulary commonest(Map<Long, Integer> counts, int most) {
        List<Map.Entry<Long, Integer>> often = new ArrayList<>(counts.entrySet());
        often.removeIf(each -> each.getValue() < SELDOM);
        often.sort(Map.Entry.<Long, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()));
        return new Vocabulary(
                often.stream().limit(most).mapToLong(Map.Entry::getKey).toArray());
    }
}
