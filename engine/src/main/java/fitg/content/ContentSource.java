package fitg.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Gives the text of a content file by its name, such as {@code planets.csv} or {@code tables/search.csv}. */
@FunctionalInterface
public interface ContentSource {

    String text(String file);

    /** The files shipped with the game. */
    static ContentSource shipped() {
        return file -> {
            try (InputStream in = ContentSource.class.getResourceAsStream(file)) {
                if (in == null) {
                    throw new ContentException(file, 1, "the file is missing");
                }
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }
}
