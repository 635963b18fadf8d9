package fitg.play.position;

import fitg.state.GameState;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Reads what is said of the things on the board. */
final class FactReader {

    private static final Comparator<Fact> BY_SORT = Comparator.comparing(Fact::sort);

    private FactReader() {}

    static void read(GameState s, WrittenLine head, List<WrittenLine> lines) {
        Vocabulary vocabulary = Vocabulary.of(s);
        List<Fact> facts = new ArrayList<>();
        lines.forEach(line -> facts.add(Fact.of(line, vocabulary)));
        facts.forEach(fact -> fact.requireIn(s));
        facts.sort(BY_SORT);
        facts.stream().filter(fact -> fact.sort() == Sort.COUNTER).forEach(fact -> bringIn(s, fact));
        facts.forEach(fact -> apply(s, vocabulary, fact));
        vocabulary.complete(s);
        Impossible.refuse(s, head, facts);
    }

    /** What counters there are must be known before it is said what is inside which. */
    private static void bringIn(GameState s, Fact fact) {
        if (!Sort.COUNTER.has(s, fact.piece())) {
            guarded(
                    fact,
                    words -> {
                        if (Glossary.COUNTER_TYPES.find(words).isEmpty()) {
                            throw new Nonsense("say first what kind of counter it is, not \"" + words + "\"");
                        }
                        TheatreWords.bringIn(s, fact.piece(), Glossary.COUNTER_TYPES.number(words));
                    },
                    fact.clauses().subList(0, 1));
        }
    }

    private static void apply(GameState s, Vocabulary vocabulary, Fact fact) {
        int known = fact.sort() == Sort.COUNTER ? 1 : 0;
        guarded(
                fact,
                words -> vocabulary.heed(s, fact.sort(), fact.piece(), words),
                fact.clauses().subList(known, fact.clauses().size()));
    }

    private static void guarded(Fact fact, Consumer<String> apply, List<String> clauses) {
        try {
            clauses.forEach(apply);
        } catch (Nonsense wrong) {
            throw fact.line().wrong(wrong.getMessage());
        }
    }

    /** Something and what is said of it. */
    record Fact(WrittenLine line, Sort sort, int piece, List<String> clauses) {

        static Fact of(WrittenLine line, Vocabulary vocabulary) {
            int colon = line.words().indexOf(':');
            if (colon < 0) {
                throw line.wrong("\"" + line.words() + "\" says nothing of anybody; a colon comes after the name");
            }
            String name = line.words().substring(0, colon).strip();
            List<String> clauses =
                    List.of(line.words().substring(colon + 1).strip().split(" *, *"));
            return vocabulary
                    .sorts()
                    .map(sort -> of(line, sort, name, clauses))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .orElseThrow(() -> line.wrong("nobody and nothing in this game is called \"" + name + "\""));
        }

        private static Optional<Fact> of(WrittenLine line, Sort sort, String name, List<String> clauses) {
            OptionalInt piece = sort.find(name);
            return piece.isPresent() ? Optional.of(new Fact(line, sort, piece.getAsInt(), clauses)) : Optional.empty();
        }

        /** Planets and places outside the game are nowhere in it. */
        void requireIn(Position s) {
            if (sort != Sort.COUNTER && !sort.has(s, piece)) {
                throw line.wrong("this game is not played in \"" + sort.name(piece) + "\"");
            }
        }
    }
}
