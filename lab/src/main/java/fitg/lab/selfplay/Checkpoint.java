package fitg.lab.selfplay;

import fitg.content.Side;
import fitg.play.Game;
import fitg.players.learned.Mind;
import fitg.players.learned.Net;
import fitg.players.learned.Sketch;
import fitg.players.learned.Vocabulary;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * A course under way as a file, with everything that decides how it goes on; whoever takes it up, on whatever machine, learns the
 * same. It is replaced only by a whole new one.
 */
public final class Checkpoint {

    private static final String FORMAT = "fitg-school-2";
    private static final int BUFFER = 65_536;

    private final Path file;

    public Checkpoint(Path file) {
        this.file = file;
    }

    @Override
    public String toString() {
        return file.toString();
    }

    public boolean exists() {
        return Files.exists(file);
    }

    // ---- written

    public void write(School school) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        try (OutputStream to = Files.newOutputStream(unfinished);
                DataOutputStream out =
                        new DataOutputStream(new DeflaterOutputStream(to, new Deflater(Deflater.BEST_SPEED), BUFFER))) {
            heading(out, school);
            for (Side side : Side.values()) {
                pupil(out, school.pupil(side));
            }
            out.writeInt(school.earlier().size());
            for (Mind mind : school.earlier()) {
                for (Side side : Side.values()) {
                    halves(out, mind.of(side).weights());
                }
            }
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void heading(DataOutputStream out, School school) throws IOException {
        Course course = school.course();
        out.writeUTF(FORMAT);
        out.writeInt(Sketch.VERSION);
        out.writeInt(Game.RULES_VERSION);
        out.writeUTF(course.scenario());
        out.writeUTF(course.teacher());
        out.writeInt(course.copies());
        out.writeInt(course.lessons());
        out.writeInt(course.games());
        out.writeInt(course.wide());
        out.writeInt(course.narrow());
        out.writeLong(course.seed());
        out.writeUTF(course.against().orElse(""));
        out.writeInt(school.round());
    }

    private static void pupil(DataOutputStream out, Descent pupil) throws IOException {
        keys(out, pupil.net().positions());
        keys(out, pupil.net().answers());
        floats(out, pupil.net().weights());
        floats(out, pupil.memory().means);
        floats(out, pupil.memory().squares);
        out.writeInt(pupil.memory().steps);
    }

    private static void keys(DataOutputStream out, Vocabulary signs) throws IOException {
        out.writeInt(signs.size());
        for (int row = 0; row < signs.size(); row++) {
            out.writeLong(signs.key(row));
        }
    }

    private static void floats(DataOutputStream out, float[] numbers) throws IOException {
        for (float each : numbers) {
            out.writeFloat(each);
        }
    }

    private static void halves(DataOutputStream out, float[] numbers) throws IOException {
        for (float each : numbers) {
            out.writeShort(Float.floatToFloat16(each));
        }
    }

    // ---- read

    /** Refused with a sentence when it was written by another version or is something else. */
    public School read() throws IOException {
        try (InputStream from = Files.newInputStream(file);
                DataInputStream in = new DataInputStream(new InflaterInputStream(from, new Inflater(), BUFFER))) {
            Course course = course(in);
            int round = in.readInt();
            Map<Side, Descent> pupils = new EnumMap<>(Side.class);
            for (Side side : Side.values()) {
                pupils.put(side, pupil(in, course));
            }
            List<Mind> earlier = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                Net rebel = pupils.get(Side.REBEL).net();
                Net imperial = pupils.get(Side.IMPERIAL).net();
                earlier.add(new Mind(course.scenario(), halves(in, rebel), halves(in, imperial), ""));
            }
            return new School(course, pupils, earlier, round);
        }
    }

    private Course course(DataInputStream in) throws IOException {
        if (!begins(in)) {
            throw new IllegalArgumentException(file + " is not a course of learning.");
        }
        int signs = in.readInt();
        if (signs != Sketch.VERSION) {
            throw new IllegalArgumentException(
                    "%s was taught signs of version %d; this program draws version %d, so the course must begin anew."
                            .formatted(file, signs, Sketch.VERSION));
        }
        int rules = in.readInt();
        if (rules != Game.RULES_VERSION) {
            throw new IllegalArgumentException(
                    "%s was begun under version %d of the rules, and these are version %d; begin anew."
                            .formatted(file, rules, Game.RULES_VERSION));
        }
        return new Course(
                in.readUTF(),
                in.readUTF(),
                in.readInt(),
                in.readInt(),
                in.readInt(),
                in.readInt(),
                in.readInt(),
                in.readLong(),
                Optional.of(in.readUTF()).filter(player -> !player.isEmpty()));
    }

    private static boolean begins(DataInputStream in) {
        try {
            return in.readUTF().equals(FORMAT);
        } catch (IOException other) {
            return false;
        }
    }

    private static Descent pupil(DataInputStream in, Course course) throws IOException {
        Vocabulary positions = keys(in);
        Vocabulary answers = keys(in);
        int size = Net.size(positions.size(), answers.size(), course.wide(), course.narrow());
        Net net = new Net(positions, answers, course.wide(), course.narrow(), floats(in, size));
        return new Descent(net, new Descent.Memory(floats(in, size), floats(in, size), in.readInt()));
    }

    private static Vocabulary keys(DataInputStream in) throws IOException {
        long[] keys = new long[in.readInt()];
        for (int row = 0; row < keys.length; row++) {
            keys[row] = in.readLong();
        }
        return new Vocabulary(keys);
    }

    private static float[] floats(DataInputStream in, int count) throws IOException {
        float[] numbers = new float[count];
        for (int each = 0; each < count; each++) {
            numbers[each] = in.readFloat();
        }
        return numbers;
    }

    private static Net halves(DataInputStream in, Net like) throws IOException {
        float[] numbers = new float[like.weights().length];
        for (int each = 0; each < numbers.length; each++) {
            numbers[each] = Float.float16ToFloat(in.readShort());
        }
        return like.with(numbers);
    }
}
