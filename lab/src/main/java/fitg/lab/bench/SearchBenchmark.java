package fitg.lab.bench;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.players.marshal.Marshal;
import fitg.players.mind.Budget;
import fitg.players.mind.Effort;
import fitg.procedure.Action;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A Marshal thinking about decisions from the middle of games, on one thread. */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 2, time = 1)
@State(Scope.Thread)
public class SearchBenchmark {

    private static final int ITERATIONS = 16;

    private Game[] positions;
    private int next;

    /** Counted by JMH beside the thoughts. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counters {
        public long playouts;
        public long nodes;
    }

    @Setup
    public void prepare() {
        positions = Positions.worthThinkingAbout();
    }

    @Benchmark
    public Action search(Counters counters) {
        next = (next + 1) % positions.length;
        Decision decision = positions[next].pending().orElseThrow();
        Marshal marshal = new Marshal(next, Budget.ofIterations(ITERATIONS));
        Action chosen = marshal.choose(positions[next].viewFor(Viewer.of(decision.side())), decision);
        Effort effort = marshal.effort();
        counters.playouts += effort.playouts();
        counters.nodes += effort.decisions();
        return chosen;
    }
}
