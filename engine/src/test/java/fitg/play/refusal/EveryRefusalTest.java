package fitg.play.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Rulebook;
import fitg.content.SecondEditionBook;
import fitg.edition.second.Query;
import fitg.play.Game;
import fitg.play.RandomPosition;
import fitg.play.SecondRandomPosition;
import fitg.play.Umpire;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Action.Piece;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whatever is answered wherever it does not belong: it is refused by a rule that exists, and by nothing else. */
class EveryRefusalTest {

    private static final int POSITIONS = 40;
    private static final int STEPS = 12;
    private static final int PIECES = 120;

    private static final Map<Kind, List<Action>> ANY = any();

    private final Set<String> named = new HashSet<>();
    private final Set<String> found = new HashSet<>();

    @Test
    void inTheStarSystemGame() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            answerAnything(RandomPosition.of(seed).game(), seed);
        }
        assertThat(named).contains("4.0", "9.0", "9.6", "9.55", "13.1", "13.2");
    }

    @Test
    void inTheSecondEdition() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            answerAnything(SecondRandomPosition.of(seed).game(), seed);
        }
        assertThat(named).contains("E2", "E3.1.a.5", "E2.A.3.2", "C-MISS-5");
    }

    private void answerAnything(Game game, int seed) {
        Random lots = new Random(seed);
        for (int step = 0; step < STEPS && !game.isOver(); step++) {
            List<Action> legal = new ArrayList<>(game.pending().orElseThrow().actions());
            for (Kind kind : Kind.values()) {
                refuse(game, kind, lots, legal);
            }
            game.play(legal.get(lots.nextInt(legal.size())));
        }
    }

    private void refuse(Game game, Kind kind, Random lots, List<Action> legal) {
        List<Action> all = ANY.get(kind);
        Action action = all.get(lots.nextInt(all.size()));
        if (legal.contains(action)) {
            return;
        }
        String rule = Forbidding.caseOf(Umpire.resolution(game), action);
        Question question = Umpire.resolution(game).question();
        boolean counted = question instanceof Ask || question instanceof Query;
        named.add(rule);
        if (counted && found.add(rule) && !exists(rule)) {
            throw new AssertionError(action + " to " + question + ": no rule is called " + rule);
        }
    }

    private static boolean exists(String rule) {
        return Rulebook.standard().cases().stream()
                        .anyMatch(each -> each.number().equals(rule))
                || SecondEditionBook.standard().find(rule).isPresent();
    }

    /** The answers of each kind, with the first pieces they can name. */
    private static Map<Kind, List<Action>> any() {
        Map<Kind, List<Action>> all = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            List<Action> some = new ArrayList<>();
            for (int piece = 0; piece < (kind.of() == Piece.NONE ? 1 : PIECES); piece++) {
                try {
                    some.add(Action.parse(Action.of(kind, piece).key()));
                } catch (RuntimeException noSuchPiece) {
                    break;
                }
            }
            all.put(kind, some);
        }
        return all;
    }
}
