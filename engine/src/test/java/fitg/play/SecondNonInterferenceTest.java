package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import fitg.content.Side;
import fitg.play.odds.Odds;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two games of 2002 that differ only in the cards face down under Rebel characters look the same to the Empire and to onlookers,
 * view for view, list for list, odds for odds and word for word, until a card is lawfully shown. Everything else lies open in a
 * skirmish.
 */
class SecondNonInterferenceTest {

    private static final int POSITIONS = 250;
    private static final int LONGEST = 80;
    /** Odds of fights are played out a hundred times, so only some of them are compared. */
    private static final int ODDS_EVERY = 9;

    private static final List<Viewer> BLIND = List.of(Viewer.IMPERIAL, Viewer.SPECTATOR);

    @Test
    @Tag("E5.1.b.2")
    @Tag("C-POSS-1")
    void nobodyButTheirOwnerCanTellFaceDownPossessionsApart() {
        int compared = 0;
        int different = 0;
        int shown = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game truth = SecondRandomPosition.of(seed).game();
            Game twin = truth.copy();
            different += Twins.swapCards(twin.state(), seed) ? 1 : 0;
            int steps = playTogether(truth, twin, seed);
            compared += Math.abs(steps);
            shown += steps < 0 ? 1 : 0;
        }
        assertThat(different).isGreaterThan(POSITIONS / 2);
        assertThat(compared).isGreaterThan(POSITIONS * 20);
        assertThat(shown).as("games in which a card was lawfully shown or lost").isPositive();
    }

    /** Plays the same answers in both until a card is shown; how many, with a minus if one was. */
    private static int playTogether(Game truth, Game twin, int seed) {
        Random whim = new Random(seed);
        for (int step = 0; step < LONGEST && !truth.isOver(); step++) {
            for (Viewer viewer : BLIND) {
                assertSame(truth, twin, viewer, seed, step);
            }
            Action action = SecondWhims.KEEN.choose(truth.pending().orElseThrow(), whim);
            Action same = inTheTwin(truth, twin, action);
            List<Event> here = truth.play(action);
            List<Event> there = twin.play(same);
            if (Twins.somethingShown(here) || Twins.somethingShown(there)) {
                return -step - 1;
            }
            for (Viewer viewer : BLIND) {
                assertThat(told(there, viewer))
                        .as("seed %s, step %s", seed, step)
                        .isEqualTo(told(here, viewer));
            }
        }
        return LONGEST;
    }

    /** The same answer; where it names a card, the one that the same owner has instead. */
    private static Action inTheTwin(Game truth, Game twin, Action action) {
        if (action.kind() != Kind.USE) {
            Decision decision = twin.pending().orElseThrow();
            return decision.actions().contains(action) ? action : decision.suggested();
        }
        int owner = truth.state().gear().owner(action.argument());
        int place = cardsOf(truth, owner).indexOf(action);
        List<Action> cards = cardsOf(twin, owner);
        return cards.isEmpty()
                ? twin.pending().orElseThrow().suggested()
                : cards.get(Math.min(place, cards.size() - 1));
    }

    private static List<Action> cardsOf(Game game, int owner) {
        return game.pending().orElseThrow().actions().stream()
                .filter(each -> each.kind() == Kind.USE && game.state().gear().owner(each.argument()) == owner)
                .toList();
    }

    private static List<String> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> Narrator.tell(event, viewer)).toList();
    }

    private static void assertSame(Game truth, Game twin, Viewer viewer, int seed, int step) {
        PlayerView here = truth.viewFor(viewer);
        PlayerView there = twin.viewFor(viewer);
        String where = "seed " + seed + ", step " + step + ", " + viewer;
        assertThat(there.decision().map(Decision::actions))
                .as(where)
                .isEqualTo(here.decision().map(Decision::actions));
        assertThat(there.decision().map(Decision::suggested))
                .as(where)
                .isEqualTo(here.decision().map(Decision::suggested));
        assertThat(there.waitingFor()).as(where).isEqualTo(here.waitingFor());
        assertThat(there.fingerprint()).as(where).isEqualTo(here.fingerprint());
        assertThat(there.battle()).as(where).isEqualTo(here.battle());
        assertThat(twin.log(viewer).size())
                .as(where)
                .isEqualTo(truth.log(viewer).size());
        if (step % ODDS_EVERY == 0) {
            here.decision()
                    .ifPresent(decision -> decision.actions()
                            .forEach(action ->
                                    assertThat(Odds.of(there, action)).as(where).isEqualTo(Odds.of(here, action))));
        }
    }

    @Test
    @Tag("E5.1.b.2")
    void theEmpireImaginesAGameThatLooksLikeTheTrueOneWhateverTheCardsAre() {
        int imagined = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = SecondRandomPosition.of(seed).game();
            Random whim = new Random(seed);
            for (int step = 0; step < LONGEST / 4 && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                if (decision.side() == Side.IMPERIAL && step % ODDS_EVERY == 0) {
                    PlayerView view = game.viewFor(Viewer.IMPERIAL);
                    assertThat(view.imagine(step).viewFor(Viewer.IMPERIAL).fingerprint())
                            .as("seed %s, step %s", seed, step)
                            .isEqualTo(view.fingerprint());
                    imagined++;
                }
                game.play(SecondWhims.ANY.choose(decision, whim));
            }
        }
        assertThat(imagined).isGreaterThan(POSITIONS / 4);
    }

    @Test
    void aRefusalTellsNothingOfWhatTheOtherSideIsAsked() {
        Set<String> told = new TreeSet<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = SecondRandomPosition.of(seed).game();
            Decision others = game.pending().orElseThrow();
            Side side = others.side().opponent();
            for (Action action : List.of(others.suggested(), Action.parse("end"))) {
                IllegalActionException refused = catchThrowableOfType(
                        IllegalActionException.class, () -> game.play(side, others.number(), action));
                told.add(refused.fault() + refused.ruleCase() + ": " + refused.getMessage());
            }
        }
        assertThat(told)
                .containsExactly(
                        "NOT_ASKED: It is not the Imperial player's decision.",
                        "NOT_ASKED: It is not the Rebel player's decision.");
    }
}
