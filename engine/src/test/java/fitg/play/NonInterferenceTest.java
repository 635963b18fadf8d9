package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import fitg.content.Side;
import fitg.play.odds.Odds;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Question;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two games that differ only in what a seat may not know look the same to it, view for view, list for list and odds
 * for odds, until something is lawfully shown.
 */
class NonInterferenceTest {

    private static final int POSITIONS = 400;
    private static final int LONGEST = 60;

    @Test
    @Tag("R16.5")
    void theRebelPlayerCannotTellPatrolsFromLines() {
        int compared = 0;
        int different = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            Twins twins = Twins.of(seed, Viewer.REBEL);
            different += twins.different() ? 1 : 0;
            compared += playTogether(twins, seed);
        }
        assertThat(different).isGreaterThan(POSITIONS / 2);
        assertThat(compared).isGreaterThan(POSITIONS * 5);
    }

    @Test
    @Tag("R9.15")
    @Tag("RUL-85")
    void theImperialPlayerCannotTellFaceDownCardsApart() {
        int compared = 0;
        int different = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            Twins twins = Twins.of(seed, Viewer.IMPERIAL);
            different += twins.different() ? 1 : 0;
            compared += playTogether(twins, seed);
        }
        assertThat(different).isGreaterThan(POSITIONS / 3);
        assertThat(compared).isGreaterThan(POSITIONS * 5);
    }

    @Test
    @Tag("RUL-85")
    void aRefusalTellsNothingOfWhatTheOtherSideIsAsked() {
        Set<String> told = new TreeSet<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = RandomPosition.of(seed).game();
            Decision others = game.pending().orElseThrow();
            Side side = others.side().opponent();
            for (Action action : List.of(others.suggested(), Action.parse("end"))) {
                told.add(refusal(game, side, others.number(), action));
                told.add(refusal(game, side, -1, action));
            }
        }
        assertThat(told)
                .containsExactly(
                        "NOT_ASKED: It is not the Imperial player's decision.",
                        "NOT_ASKED: It is not the Rebel player's decision.");
    }

    /** The steps of a move ask for one kind of units after the other; seen singly they would tell them apart. */
    @Test
    @Tag("RUL-85")
    void unitsAreNotSeenToMoveKindByKind() {
        Set<Question> seenSingly = new TreeSet<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = RandomPosition.of(seed).game();
            Lively player = new Lively(seed);
            for (int step = 0; step < LONGEST && !game.isOver(); step++) {
                Decision before = game.pending().orElseThrow();
                Viewer other = Viewer.of(before.side().opponent());
                String known = known(game, other);
                game.play(player.choose(before));
                if (isWithinAct(before, game) && !known(game, other).equals(known)) {
                    seenSingly.add(before.question());
                }
            }
        }
        assertThat(seenSingly).doesNotContain(Ask.MOVE_UNITS, Ask.SEARCH_UNITS);
    }

    private static boolean isWithinAct(Decision before, Game game) {
        return before.question().continuesAct()
                && game.pending()
                        .filter(after -> after.question().continuesAct() && after.side() == before.side())
                        .isPresent();
    }

    private static String known(Game game, Viewer viewer) {
        return game.viewFor(viewer).fingerprint() + " " + game.log(viewer).size();
    }

    private static String refusal(Game game, Side side, int number, Action action) {
        IllegalActionException refused =
                catchThrowableOfType(IllegalActionException.class, () -> game.play(side, number, action));
        return refused.fault() + refused.ruleCase() + ": " + refused.getMessage();
    }

    /** Plays the same actions in both as long as both allow them and nothing is shown; returns how many. */
    private static int playTogether(Twins twins, long seed) {
        Game truth = twins.truth();
        Game twin = twins.twin();
        List<Viewer> blind = List.of(twins.blind(), Viewer.SPECTATOR);
        Lively player = new Lively(seed);
        if (twins.secretsLeadApart()) {
            return 0;
        }
        for (int step = 0; step < LONGEST; step++) {
            for (Viewer viewer : blind) {
                assertSame(truth, twin, viewer, seed, step);
            }
            if (truth.isOver()) {
                return step;
            }
            Decision decision = truth.pending().orElseThrow();
            Action action = player.choose(decision);
            List<Event> here = truth.play(action);
            List<Event> there = twin.play(action);
            if (Twins.somethingShown(here) || Twins.somethingShown(there) || twins.secretsLeadApart()) {
                return step + 1;
            }
            for (Viewer viewer : blind) {
                assertThat(told(there, viewer))
                        .as("seed %s, step %s, %s", seed, step, viewer)
                        .isEqualTo(told(here, viewer));
            }
        }
        return LONGEST;
    }

    static List<String> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> Narrator.tell(event, viewer)).toList();
    }

    static void assertSame(Game truth, Game twin, Viewer viewer, long seed, int step) {
        PlayerView here = truth.viewFor(viewer);
        PlayerView there = twin.viewFor(viewer);
        String where = "seed " + seed + ", step " + step + ", " + viewer + ", "
                + truth.pending().map(Decision::question).orElse(null);
        assertThat(there.decision().map(Decision::actions))
                .as(where)
                .isEqualTo(here.decision().map(Decision::actions));
        assertThat(there.waitingFor()).as(where).isEqualTo(here.waitingFor());
        assertThat(there.fingerprint()).as(where).isEqualTo(here.fingerprint());
        here.decision()
                .ifPresent(decision -> decision.actions()
                        .forEach(action ->
                                assertThat(Odds.of(there, action)).as(where).isEqualTo(Odds.of(here, action))));
    }
}
