package fitg.lab.bench;

import fitg.play.Game;
import fitg.play.Scenarios;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The same as {@link CopyBenchmark} for games of 2002, whose state is larger and grows in play: whole games in their middle. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 2, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 2, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@State(Scope.Thread)
public class WiderCopyBenchmark {

    @Param({Footprint.BREAKOUT, Footprint.SHORT_CAMPAIGN, Footprint.CAMPAIGN})
    public String scenario;

    private Game[] positions;
    private Game target;
    private int next;

    @Setup
    public void prepare() {
        positions = Positions.midGame(Scenarios.named(scenario).orElseThrow());
        target = positions[0].silentCopy();
    }

    private Game position() {
        next = (next + 1) % positions.length;
        return positions[next];
    }

    @Benchmark
    public Game widerGameCopy() {
        return position().silentCopy();
    }

    @Benchmark
    public Game widerGameCopyInto() {
        position().copyInto(target);
        return target;
    }
}
