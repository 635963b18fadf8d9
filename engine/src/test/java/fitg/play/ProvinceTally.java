package fitg.play;

import fitg.content.DetectionTable;
import fitg.content.Side;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.level.province.ProvinceRules;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Phase;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How often each thing there is in the Province Game came up; what never did has a zero. */
final class ProvinceTally {

    enum Source {
        /** Games from their set-up, played by lot. */
        GAMES,
        /** Positions drawn by lot. */
        BUILT
    }

    /** No sovereign of the two provinces is neutral or rules in both; what only wider games ask is not expected. */
    private static final List<Affair> OF_DOMINOES = List.of(Affair.DOMINO_RACE, Affair.DOMINO, Affair.NEXT_RISING);

    private static final List<String> JUMPS = List.of("certain", "arrives", "drift 1", "drift 2", "damaged", "severe");

    private final Map<String, int[]> counts = new TreeMap<>();

    ProvinceTally() {
        Arrays.stream(Matter.values())
                .filter(each -> each.point().startsWith("PD"))
                .forEach(each -> expect("question " + each));
        OF_DOMINOES.forEach(each -> expect("question " + each));
        Arrays.stream(Dispatch.class.getPermittedSubclasses()).forEach(each -> expect("event " + each.getSimpleName()));
        JUMPS.forEach(each -> expect("jump " + each));
        Arrays.stream(DetectionTable.Result.values()).forEach(each -> expect("watch " + each));
        for (int kind = 1; kind <= 3; kind++) {
            expect("domino 23." + kind);
        }
        ProvinceRules.RULES.playerTurn().stream()
                .map(Phase::segment)
                .filter(segment -> segment != fitg.state.Segment.START
                        && segment != fitg.state.Segment.END
                        && segment != fitg.state.Segment.ORBIT_ORGANISATION)
                .forEach(segment -> expect("segment " + segment));
        expect("ends REBEL POINTS");
        expect("ends REBEL INSTANT_VICTORY");
        expect("ends IMPERIAL POINTS");
        expect("ends IMPERIAL INSTANT_VICTORY");
    }

    private void expect(String what) {
        counts.put(what, new int[Source.values().length]);
    }

    private void count(Source source, String what) {
        counts.computeIfAbsent(what, key -> new int[Source.values().length])[source.ordinal()]++;
    }

    // ---- what is counted

    void asked(Source source, Game game, Decision decision) {
        count(source, "question " + decision.question().name());
        count(source, "segment " + game.segment());
    }

    void happened(Source source, Event event) {
        count(source, "event " + event.getClass().getSimpleName());
        switch (event) {
            case Dispatch.Jumped e -> count(source, "jump " + outcome(e));
            case Dispatch.Watched e -> count(source, "watch " + e.result());
            case Tidings.DominoBegan e -> count(source, "domino 23." + e.kind());
            default -> {}
        }
    }

    private static String outcome(Dispatch.Jumped jump) {
        if (jump.die() == 0) {
            return "certain";
        }
        if (jump.severe()) {
            return "severe";
        }
        return jump.damaged() ? "damaged" : jump.drift() == 0 ? "arrives" : "drift " + jump.drift();
    }

    void ended(Source source, Side winner, Verdict.Reason reason) {
        count(source, "ends " + winner + " " + reason);
    }

    // ---- what came of it

    List<String> missing() {
        return counts.entrySet().stream()
                .filter(each -> Arrays.stream(each.getValue()).sum() == 0)
                .map(Map.Entry::getKey)
                .toList();
    }

    void write(Path file) {
        StringBuilder table = new StringBuilder("%-44s %9s %9s%n".formatted("", "games", "built"));
        counts.forEach((what, count) -> table.append("%-44s %9d %9d%n".formatted(what, count[0], count[1])));
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, table);
        } catch (IOException unwritable) {
            throw new AssertionError(unwritable);
        }
    }
}
