package fitg.lab.selfplay;

import fitg.players.learned.Net;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A net that learns: its weights go down the slope of the loss, each at a pace of its own (Adam). The decisions of a batch are
 * shared out to a fixed number of shards and their slopes added up in the order of the shards, whoever reckoned them.
 */
final class Descent {

    private static final int SHARDS = 64;
    private static final int BATCH = 8192;
    private static final double STEADY = 0.9;
    private static final double STEADY_SQUARES = 0.999;
    private static final double LEAST = 1e-8;
    private static final double STEEPEST = 0.5;

    private final Net net;
    private final Memory memory;
    private final List<Slope> shards;
    private final float[] slope;
    private final double[] squares = new double[SHARDS];

    /** What Adam remembers of each weight: its mean slope, its mean square, and how many steps were taken. */
    static final class Memory {

        final float[] means;
        final float[] squares;
        int steps;

        Memory(int weights) {
            this(new float[weights], new float[weights], 0);
        }

        Memory(float[] means, float[] squares, int steps) {
            this.means = means;
            this.squares = squares;
            this.steps = steps;
        }
    }

    /** What a lesson was like: means over its decisions. */
    record Report(long rows, double disorder, double shift, double error, double agreed) {}

    Descent(Net net, Memory memory) {
        this.net = net;
        this.memory = memory;
        this.shards =
                IntStream.range(0, SHARDS).mapToObj(each -> new Slope(net)).toList();
        this.slope = new float[net.weights().length];
    }

    Net net() {
        return net;
    }

    Memory memory() {
        return memory;
    }

    /** All decisions once, in an order drawn by the seed. */
    Report pass(List<Experience> games, Lesson lesson, double pace, long seed, Crew crew) {
        int rows = games.stream().mapToInt(Experience::rows).sum();
        Experience[] game = new Experience[rows];
        int[] row = new int[rows];
        int filled = 0;
        for (Experience each : games) {
            for (int own = 0; own < each.rows(); own++) {
                game[filled] = each;
                row[filled++] = own;
            }
        }
        int[] order = shuffled(rows, seed);
        for (int from = 0; from < rows; from += BATCH) {
            int begin = from;
            int size = Math.min(BATCH, rows - from);
            crew.share(SHARDS, shard -> {
                for (int each = size * shard / SHARDS; each < size * (shard + 1) / SHARDS; each++) {
                    int which = order[begin + each];
                    shards.get(shard).add(game[which], row[which], lesson);
                }
            });
            step(size, pace, crew);
        }
        return report(rows);
    }

    private static int[] shuffled(int count, long seed) {
        SplittableRandom luck = new SplittableRandom(seed);
        int[] order = IntStream.range(0, count).toArray();
        for (int each = count - 1; each > 0; each--) {
            int other = luck.nextInt(each + 1);
            int kept = order[each];
            order[each] = order[other];
            order[other] = kept;
        }
        return order;
    }

    private Report report(long rows) {
        double disorder = 0;
        double shift = 0;
        double error = 0;
        double agreed = 0;
        for (Slope each : shards) {
            disorder += each.disorder;
            shift += each.shift;
            error += each.error;
            agreed += each.agreed;
            each.disorder = 0;
            each.shift = 0;
            each.error = 0;
            each.agreed = 0;
        }
        return new Report(rows, disorder / rows, shift / rows, error / rows, agreed / rows);
    }

    // ---- one step

    private void step(int rows, double pace, Crew crew) {
        int strips = shards.getFirst().touched.length;
        crew.share(SHARDS, part -> {
            squares[part] = 0;
            for (int strip = strips * part / SHARDS; strip < strips * (part + 1) / SHARDS; strip++) {
                squares[part] += gather(strip, rows);
            }
        });
        double length = 0;
        for (double each : squares) {
            length += each;
        }
        double shorter = Math.min(1, STEEPEST / (Math.sqrt(length) + 1e-6));
        memory.steps++;
        double first = 1 - StrictMath.pow(STEADY, memory.steps);
        double second = 1 - StrictMath.pow(STEADY_SQUARES, memory.steps);
        int weights = slope.length;
        crew.share(
                SHARDS,
                part -> descend(
                        (int) ((long) weights * part / SHARDS),
                        (int) ((long) weights * (part + 1) / SHARDS),
                        (float) shorter,
                        (float) (pace / first),
                        (float) second));
    }

    /** The mean slope over all shards, and the sum of its squares. */
    private double gather(int strip, int rows) {
        int from = strip * Lanes.STRIP;
        int to = Math.min(slope.length, from + Lanes.STRIP);
        Arrays.fill(slope, from, to, 0);
        for (Slope shard : shards) {
            if (shard.touched[strip]) {
                for (int each = from; each < to; each++) {
                    slope[each] += shard.sum[each];
                }
                shard.clear(strip);
            }
        }
        double sum = 0;
        for (int each = from; each < to; each++) {
            slope[each] /= rows;
            sum += slope[each] * (double) slope[each];
        }
        return sum;
    }

    private void descend(int from, int to, float shorter, float pace, float second) {
        float[] weights = net.weights();
        float[] means = memory.means;
        float[] spreads = memory.squares;
        for (int each = from; each < to; each++) {
            float steep = slope[each] * shorter;
            means[each] = (float) STEADY * means[each] + (float) (1 - STEADY) * steep;
            spreads[each] = (float) STEADY_SQUARES * spreads[each] + (float) (1 - STEADY_SQUARES) * steep * steep;
            weights[each] -= pace * means[each] / ((float) Math.sqrt(spreads[each] / second) + (float) LEAST);
        }
    }
}
