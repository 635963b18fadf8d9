package fitg.lab.selfplay;

import fitg.players.learned.Mind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps the version of a mind that is best so far, and tells how each that came by did. */
public final class Gatekeeper {

    /** A level that a learner beats more often than this has a hole. */
    private static final double HOLE = 0.62;

    private final MindKept kept;
    private final List<Gate> gates;
    private final int games;
    private final long seed;

    /** @param games against the version before */
    public Gatekeeper(Path file, List<Gate> gates, int games, long seed) {
        this.kept = new MindKept(file);
        this.gates = List.copyOf(gates);
        this.games = games;
        this.seed = seed;
    }

    /** Refused with a sentence before anybody learns for hours: what is in the file must be about this scenario. */
    public void check(String scenario) throws IOException {
        kept.last(scenario);
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
        List<Gate.Result> results = faced(mind, threads);
        results.forEach(result -> said.add(result.line()));
        if (school.course().against().isPresent()) {
            boolean hole = results.getFirst().share().value() > HOLE;
            said.add(hole ? "a learner beats him more than 62 %: he has a hole" : "no hole is seen yet");
        }
        Optional<Mind> before = kept.last(mind.scenario());
        boolean passed = before.isEmpty()
                || (school.course().against().isEmpty()
                        ? isBetter(mind, results, before.get(), said, threads)
                        : doesNoWorse(results.getFirst(), before.get(), said, threads));
        if (passed) {
            kept.keep(school, program, said);
        }
        said.add(passed ? "passed" : "not passed");
        return said;
    }

    private List<Gate.Result> faced(Mind mind, int threads) {
        return gates.stream().map(gate -> gate.test(mind, threads)).toList();
    }

    private boolean isBetter(Mind mind, List<Gate.Result> results, Mind before, List<String> said, int threads) {
        Gate.Result between =
                Gate.against(before, "the last that passed", games, seed).test(mind, threads);
        said.add(between.line());
        List<Gate.Result> then = faced(before, threads);
        then.forEach(result -> said.add("the last that passed " + result.line()));
        return doesAsWell(between, results, then);
    }

    /**
     * Who plays himself must win as many games as the one before, on the same dice: against him, who wins half of those against
     * himself, and all the others at the gate together. To beat him alone is not enough, since one can learn in a circle.
     */
    static boolean doesAsWell(Gate.Result between, List<Gate.Result> now, List<Gate.Result> then) {
        return between.wins() + wins(now) >= between.games() / 2 + wins(then);
    }

    private static int wins(List<Gate.Result> results) {
        return results.stream().mapToInt(Gate.Result::wins).sum();
    }

    /** Who looks for an answer to somebody must win as many games against him as the one before, on the same dice. */
    private boolean doesNoWorse(Gate.Result now, Mind before, List<String> said, int threads) {
        Gate.Result then = gates.getFirst().test(before, threads);
        said.add("the last that passed " + then.line());
        return now.share().value() >= then.share().value();
    }
}
