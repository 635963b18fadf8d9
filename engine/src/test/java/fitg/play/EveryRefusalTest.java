package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Rulebook;
import fitg.content.SecondEditionBook;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.second.Query;
import java.util.ArrayList;
import java.util.HashMap;
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

    private final Set<String> named = new HashSet<>();
    private final Map<String, Boolean> known = new HashMap<>();

    @Test
    void inTheStarSystemGame() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            answerAnything(RandomPosition.of(seed).game(), seed);
        }
        assertThat(named).contains("4.0", "7.21", "9.0", "9.51", "9.6", "13.1", "13.2");
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
        Action action = any(kind, lots);
        if (action == null || legal.contains(action)) {
            return;
        }
        String rule = Forbidding.caseOf(game.resolution(), action);
        named.add(rule);
        boolean counted =
                game.resolution().question() instanceof Ask || game.resolution().question() instanceof Query;
        assertThat(known.computeIfAbsent(rule, EveryRefusalTest::exists) || !counted)
                .as("%s to %s: %s", action, game.resolution().question(), rule)
                .isTrue();
    }

    private static boolean exists(String rule) {
        return Rulebook.standard().cases().stream()
                        .anyMatch(each -> each.number().equals(rule))
                || SecondEditionBook.standard().find(rule).isPresent();
    }

    /** Any piece of that kind, or the answer itself if it names none. */
    private static Action any(Kind kind, Random lots) {
        for (int tries = 0; tries < PIECES; tries++) {
            try {
                Action action = Action.of(kind, lots.nextInt(PIECES));
                return Action.parse(action.key());
            } catch (RuntimeException noSuchPiece) {
                // the next one
            }
        }
        return null;
    }
}
