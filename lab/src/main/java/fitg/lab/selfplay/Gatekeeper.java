package fitg.lab.selfplay;

import fitg.players.learned.Mind;
import fitg.players.learned.MindFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the last version of a mind that passed: whoever wins fewer than half of the games against the one before does not take its
 * place. What the others at the gate say is only told.
 */
public final class Gatekeeper {

    private final Path file;
    private final List<Gate> gates;
    private final int games;
    private final long seed;

    /** @param games against the version before */
    public Gatekeeper(Path file, List<Gate> gates, int games, long seed) {
        this.file = file;
        this.gates = List.copyOf(gates);
        this.games = games;
        this.seed = seed;
    }

    /** Refused with a sentence before anybody learns for hours: what is in the file must be about this scenario. */
    public void check(String scenario) throws IOException {
        if (Files.exists(file)) {
            last(scenario);
        }
    }

    /**
     * What there is to say, in lines; whoever passes is kept with them.
     *
     * @param program whose version it is that learned
     */
    public List<String> examine(School school, String program, int threads) throws IOException {
        Mind mind = school.mind();
        List<String> said = new ArrayList<>();
        said.add("after round %d and %,d games".formatted(school.round(), school.played()));
        for (Gate gate : gates) {
            said.add(gate.test(mind, threads).line());
        }
        boolean passed = true;
        if (Files.exists(file)) {
            Gate.Result result = Gate.against(last(mind.scenario()), "the last that passed", games, seed)
                    .test(mind, threads);
            passed = result.share().value() >= 0.5;
            said.add(result.line());
        }
        if (passed) {
            String provenance = "learned by ./fitg learn %s\nwith %s\n%s"
                    .formatted(school.course(), program, String.join("\n", said));
            keep(new Mind(mind.scenario(), mind.rebel(), mind.imperial(), provenance));
        }
        said.add(passed ? "passed" : "not passed");
        return said;
    }

    private Mind last(String scenario) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            Mind last = MindFile.read(in);
            if (!last.scenario().equals(scenario)) {
                throw new IllegalArgumentException("%s knows about %s and not about %s; give another file."
                        .formatted(file, last.scenario(), scenario));
            }
            return last;
        }
    }

    private void keep(Mind mind) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        try (OutputStream out = Files.newOutputStream(unfinished)) {
            MindFile.write(mind, out);
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
