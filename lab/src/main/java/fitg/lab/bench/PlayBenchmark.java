package fitg.lab.bench;

import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole games of random players, events off, one thread: set-up, legal actions, choice, application, to the end. A campaign
 * has so many rules that it takes fifteen seconds until all of them run as machine code.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 2, time = 1)
@State(Scope.Thread)
public class PlayBenchmark {

    @Param({"flight-to-egrix", "varu-powderkeg", "breakout-at-egrix", "campaign-2002-short", "campaign-2002"})
    public String scenario;

    private Scenario played;
    private SplittableRandom dice;
    private ThreadMXBean clock;
    private long seed;

    /** Counted by JMH beside the games. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counters {
        public long decisions;
        public long forced;
        public long options;
        /** Processor time of this thread: what counts when others use the machine too. */
        public long cpuNanos;
    }

    @Setup
    public void prepare() {
        played = Scenarios.named(scenario).orElseThrow();
        dice = new SplittableRandom(1);
        clock = ManagementFactory.getThreadMXBean();
    }

    @Benchmark
    public long game(Counters counters) {
        long start = clock.getCurrentThreadCpuTime();
        Game game = Game.silent(played, Options.standard(), KeyedChance.ofSeed(seed++));
        while (!game.isOver()) {
            int options = game.optionCount();
            if (options > 1) {
                counters.decisions++;
                counters.options += options;
            } else {
                counters.forced++;
            }
            game.playOption(dice.nextInt(options));
        }
        counters.forced += game.forcedSteps();
        counters.cpuNanos += clock.getCurrentThreadCpuTime() - start;
        return game.number();
    }
}
