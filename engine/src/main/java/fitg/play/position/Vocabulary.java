package fitg.play.position;

import fitg.state.GameState;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Everything that can be said in a game: the words of all parts its positions keep. */
final class Vocabulary {

    private static final List<Words> ALL = List.of(
            new BoardWords(),
            new PeopleWords(),
            new GearWords(),
            new UnitWords(),
            new SupplyWords(),
            new TheatreWords(),
            new RealmWords());

    private final List<Words> words;
    private final Map<Sort, List<Clause>> clauses = new EnumMap<>(Sort.class);

    private Vocabulary(Position s) {
        words = ALL.stream().filter(each -> each.belongTo(s)).toList();
        for (Sort sort : Sort.values()) {
            List<Clause> all =
                    words.stream().flatMap(each -> each.of(sort).stream()).toList();
            if (!all.isEmpty()) {
                clauses.put(sort, all);
            }
        }
    }

    static Vocabulary of(Position s) {
        return new Vocabulary(s);
    }

    /** The sorts of things there are in this game. */
    Stream<Sort> sorts() {
        return clauses.keySet().stream();
    }

    /** All that is to be said of a piece. */
    List<String> describe(Position s, Sort sort, int piece) {
        List<String> said = new ArrayList<>();
        if (sort.has(s, piece)) {
            clauses.get(sort).forEach(clause -> clause.say(s, piece, said::add));
        }
        return said;
    }

    /** Makes something so; what nobody understands is nonsense. */
    void heed(GameState s, Sort sort, int piece, String words) {
        for (Clause clause : clauses.get(sort)) {
            if (clause.heed(s, piece, words)) {
                return;
            }
        }
        throw new Nonsense("\"" + words + "\" means nothing of " + sort.name(piece));
    }

    void complete(GameState s) {
        words.forEach(each -> each.complete(s));
    }
}
