package fitg.players.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MindFileTest {

    private final Net net = net();
    private final Mind mind = new Mind("varu-powderkeg", net, net, "learned by hand\nafter 3 rounds");

    @Test
    void whatIsKnownAndHowItCameAboutIsReadAgain() throws IOException {
        Mind read = MindFile.read(new ByteArrayInputStream(written()));

        assertThat(read.scenario()).isEqualTo("varu-powderkeg");
        assertThat(read.provenance()).isEqualTo("learned by hand\nafter 3 rounds");
        assertThat(read.imperial().positions().row(22)).isEqualTo(1);
        assertThat(read.imperial().answers().row(5)).isZero();
    }

    /** Sixty-four weights share a step of a 127th of the largest among them, so none is off by more than half of one. */
    @Test
    void everyWeightIsWithinHalfAStep() throws IOException {
        float[] read =
                MindFile.read(new ByteArrayInputStream(written())).rebel().weights();

        assertThat(read).hasSameSizeAs(net.weights());
        for (int each = 0; each < read.length; each++) {
            assertThat(read[each]).isCloseTo(net.weights()[each], within(0.5f / 127 + 1e-6f));
        }
    }

    @Test
    void whatWasTaughtOtherSignsIsRefused() throws IOException {
        String text = new String(written(), StandardCharsets.ISO_8859_1);
        byte[] other = text.replace("signs " + Sketch.VERSION, "signs 0").getBytes(StandardCharsets.ISO_8859_1);

        assertThatThrownBy(() -> MindFile.read(new ByteArrayInputStream(other)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("What was learned about varu-powderkeg goes by signs of version 0, and this program draws"
                        + " version "
                        + Sketch.VERSION + "; it must be learned anew.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fitg-mind 1", "Dear Captain,\n\n"})
    void whatIsNoMindIsRefused(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> MindFile.read(new ByteArrayInputStream(bytes)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("This is not the mind of a computer player.");
    }

    private byte[] written() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MindFile.write(mind, out);
        return out.toByteArray();
    }

    private static Net net() {
        SplittableRandom luck = new SplittableRandom(1);
        Vocabulary positions = new Vocabulary(new long[] {11, 22, 33});
        Vocabulary answers = new Vocabulary(new long[] {5, 6});
        float[] weights = new float[Net.size(3, 2, 64, 64)];
        for (int each = 0; each < weights.length; each++) {
            weights[each] = (float) luck.nextDouble(-1, 1);
        }
        return new Net(positions, answers, 64, 64, weights);
    }
}
