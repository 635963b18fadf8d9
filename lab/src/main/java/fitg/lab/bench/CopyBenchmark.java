package fitg.lab.bench;

import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.state.GameState;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a search pays for a new position: a fresh copy, or one into a game it has. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 2, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 2, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@State(Scope.Thread)
public class CopyBenchmark {

    private Game[] positions;
    /** One for each scenario: a state is copied into one of the same area. */
    private Game[] targets;

    private GameState state;
    private GameState targetState;
    private int next;

    @Setup
    public void prepare() {
        positions = Positions.midGame();
        targets = new Game[] {positions[0].silentCopy(), positions[1].silentCopy()};
        state = Scenarios.FLIGHT_TO_EGRIX.emptyState();
        targetState = Scenarios.FLIGHT_TO_EGRIX.emptyState();
    }

    private Game position() {
        next = next + 1 & positions.length - 1;
        return positions[next];
    }

    @Benchmark
    public Game gameCopy() {
        return position().silentCopy();
    }

    @Benchmark
    public Game gameCopyInto() {
        Game original = position();
        Game target = targets[next & 1];
        original.copyInto(target);
        return target;
    }

    /** The state alone; its size does not depend on the position. */
    @Benchmark
    public GameState stateCopy() {
        return state.copy();
    }

    @Benchmark
    public GameState stateCopyInto() {
        state.copyInto(targetState);
        return targetState;
    }
}
