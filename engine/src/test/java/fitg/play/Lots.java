package fitg.play;

import java.util.PrimitiveIterator;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Which positions drawn by lot are tried: those in which the rarest things come up first, then others until enough were tried
 * and nothing is missing. When a rule has changed, what was in the first may be found in later ones.
 */
record Lots(int[] rare, int fewest, int most) {

    void play(IntConsumer position, BooleanSupplier somethingMissing) {
        PrimitiveIterator.OfInt seeds =
                IntStream.concat(IntStream.of(rare), IntStream.range(0, most)).iterator();
        for (int tried = 0; seeds.hasNext() && (tried < fewest || somethingMissing.getAsBoolean()); tried++) {
            position.accept(seeds.nextInt());
        }
    }
}
