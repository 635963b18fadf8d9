package fitg.players.learned;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A mind as a file: lines that say what it is about and how it came about, an empty line, and the nets. Sixty-four weights at a
 * time are told in steps of one size, a byte for each; that is as good as the numbers they were learned in.
 */
public final class MindFile {

    private static final String FORMAT = "fitg-mind 1";
    private static final String SCENARIO = "scenario ";
    private static final String SIGNS = "signs ";
    private static final int STRIP = 64;
    private static final int STEPS = 127;
    private static final int LONGEST_LINE = 10_000;

    private MindFile() {}

    // ---- written

    /** @param provenance of any lines but empty ones */
    public static void write(Mind mind, OutputStream to) throws IOException {
        DataOutputStream out = new DataOutputStream(to);
        String heading = FORMAT + "\n" + SCENARIO + mind.scenario() + "\n" + SIGNS + Sketch.VERSION + "\n"
                + mind.provenance().strip() + "\n\n";
        out.write(heading.getBytes(StandardCharsets.UTF_8));
        write(mind.rebel(), out);
        write(mind.imperial(), out);
        out.flush();
    }

    private static void write(Net net, DataOutputStream out) throws IOException {
        out.writeInt(net.wide());
        out.writeInt(net.narrow());
        write(net.positions(), out);
        write(net.answers(), out);
        float[] weights = net.weights();
        for (int from = 0; from < weights.length; from += STRIP) {
            int to = Math.min(weights.length, from + STRIP);
            float step = step(weights, from, to);
            out.writeFloat(step);
            for (int each = from; each < to; each++) {
                out.writeByte(step == 0 ? 0 : Math.round(weights[each] / step));
            }
        }
    }

    private static float step(float[] weights, int from, int to) {
        float most = 0;
        for (int each = from; each < to; each++) {
            most = Math.max(most, Math.abs(weights[each]));
        }
        return most / STEPS;
    }

    private static void write(Vocabulary signs, DataOutputStream out) throws IOException {
        out.writeInt(signs.size());
        for (int row = 0; row < signs.size(); row++) {
            out.writeLong(signs.key(row));
        }
    }

    // ---- read

    /** Refused with a sentence when it is something else, or was taught other signs than are drawn today. */
    public static Mind read(InputStream from) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(from, 65_536));
        if (!line(in).equals(FORMAT)) {
            throw new IllegalArgumentException("This is not the mind of a computer player.");
        }
        String scenario = after(SCENARIO, line(in));
        String signs = after(SIGNS, line(in));
        if (!signs.equals(String.valueOf(Sketch.VERSION))) {
            throw new IllegalArgumentException(
                    "What was learned about %s goes by signs of version %s, and this program draws version %d; it must be learned anew."
                            .formatted(scenario, signs, Sketch.VERSION));
        }
        List<String> provenance = new ArrayList<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            provenance.add(line);
        }
        return new Mind(scenario, net(in), net(in), String.join("\n", provenance));
    }

    private static String after(String word, String line) {
        if (!line.startsWith(word)) {
            throw new IllegalArgumentException("The mind of a computer player says \"" + word.strip() + "\" here.");
        }
        return line.substring(word.length());
    }

    private static String line(DataInputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0 || line.length() == LONGEST_LINE) {
                throw new IllegalArgumentException("This is not the mind of a computer player.");
            }
            line.append((char) next);
        }
        return line.toString();
    }

    private static Net net(DataInputStream in) throws IOException {
        int wide = in.readInt();
        int narrow = in.readInt();
        Vocabulary positions = signs(in);
        Vocabulary answers = signs(in);
        float[] weights = new float[Net.size(positions.size(), answers.size(), wide, narrow)];
        for (int from = 0; from < weights.length; from += STRIP) {
            float step = in.readFloat();
            for (int each = from; each < Math.min(weights.length, from + STRIP); each++) {
                weights[each] = step * in.readByte();
            }
        }
        return new Net(positions, answers, wide, narrow, weights);
    }

    private static Vocabulary signs(DataInputStream in) throws IOException {
        long[] keys = new long[in.readInt()];
        for (int row = 0; row < keys.length; row++) {
            keys[row] = in.readLong();
        }
        return new Vocabulary(keys);
    }
}
