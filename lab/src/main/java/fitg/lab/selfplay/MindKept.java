package fitg.lab.selfplay;

import fitg.players.learned.Mind;
import fitg.players.learned.MindFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** The last version of a mind that passed, in a file that is replaced only by a whole new one. */
final class MindKept {

    private final Path file;

    MindKept(Path file) {
        this.file = file;
    }

    /** Empty before anybody passed; refused with a sentence when it is about another scenario. */
    Optional<Mind> last(String scenario) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
            Mind last = MindFile.read(in);
            if (!last.scenario().equals(scenario)) {
                throw new IllegalArgumentException("%s knows about %s and not about %s; give another file."
                        .formatted(file, last.scenario(), scenario));
            }
            return Optional.of(last);
        }
    }

    /**
     * @param program whose version it is that learned
     * @param said what there was to say of it
     */
    void keep(School school, String program, List<String> said) throws IOException {
        Mind mind = school.mind();
        String provenance =
                "learned by ./fitg learn %s\nwith %s\n%s".formatted(school.course(), program, String.join("\n", said));
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        try (OutputStream out = Files.newOutputStream(unfinished)) {
            MindFile.write(new Mind(mind.scenario(), mind.rebel(), mind.imperial(), provenance), out);
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
