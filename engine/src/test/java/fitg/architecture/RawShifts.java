package fitg.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds where sources juggle bits by themselves. A set of pieces is a {@link fitg.content.PieceSet}: a shift of an int wraps
 * silently beyond 32 pieces, and one that was right for an int is wrong for a long.
 */
public final class RawShifts {

    private static final Pattern JUGGLING = Pattern.compile(
            "<<|>>>|[\\w)] >> |& -[a-z]|\\b(bitCount|numberOf(Trailing|Leading)Zeros|(highest|lowest)OneBit)\\b");
    private static final Pattern COMMENT = Pattern.compile("^\\s*(\\*|/\\*|//).*|//.*");

    private RawShifts() {}

    /** @param allowed the files that hash or pack numbers instead of keeping sets */
    public static List<String> in(Path sources, Set<String> allowed) {
        try (Stream<Path> files = Files.walk(sources)) {
            List<String> found = new ArrayList<>();
            files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !allowed.contains(file.getFileName().toString()))
                    .sorted()
                    .forEach(file -> found.addAll(inFile(file)));
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> inFile(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.map(RawShifts::withoutComment)
                    .filter(RawShifts::juggles)
                    .map(line -> file.getFileName() + ": " + line.strip())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String withoutComment(String line) {
        return COMMENT.matcher(line).replaceAll("");
    }

    static boolean juggles(String line) {
        return JUGGLING.matcher(line).find();
    }
}
