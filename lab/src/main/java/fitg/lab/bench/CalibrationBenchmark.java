package fitg.lab.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A fixed piece of work that never changes, so that a slow day of the machine can be told from a slow engine. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 2, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 2, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@State(Scope.Thread)
public class CalibrationBenchmark {

    private static final int ROUNDS = 1000;

    private final byte[] cells = new byte[4096];
    private long word = 1;

    /** A thousand dependent steps of arithmetic with a read and a write each. */
    @Benchmark
    public long loop() {
        long x = word;
        for (int round = 0; round < ROUNDS; round++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            cells[(int) (x & 4095)] += (byte) x;
        }
        word = x;
        return x;
    }
}
