package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.rules.possession.Card;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
            Game truth = RandomPosition.of(seed).game();
            Game twin = truth.copy();
            different += swapMobileUnits(twin.state(), seed) ? 1 : 0;
            compared += playTogether(truth, twin, seed, Viewer.REBEL, Viewer.SPECTATOR);
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
            Game truth = RandomPosition.of(seed).game();
            Game twin = truth.copy();
            different += swapCards(twin.state(), seed) ? 1 : 0;
            compared += playTogether(truth, twin, seed, Viewer.IMPERIAL, Viewer.SPECTATOR);
        }
        assertThat(different).isGreaterThan(POSITIONS / 3);
        assertThat(compared).isGreaterThan(POSITIONS * 5);
    }

    /** In every environ one Patrol becomes a Line, or the other way round. */
    private static boolean swapMobileUnits(GameState s, long seed) {
        Random random = new Random(seed);
        boolean changed = false;
        for (int environ = 0; environ < GameState.ENVIRONS; environ++) {
            UnitKind from = random.nextBoolean() ? UnitKind.PATROL : UnitKind.LINE;
            UnitKind to = from == UnitKind.PATROL ? UnitKind.LINE : UnitKind.PATROL;
            // A camp that a heavier garrison would crush is something the Rebel player sees.
            if (s.unmoved(environ, from) > 0 && s.campSince(environ) == 0) {
                s.removeUnits(environ, from, 1);
                s.addUnits(environ, to, 1);
                changed = true;
            }
        }
        return changed;
    }

    /** Every face-down card is exchanged for one that lies in the deck, companions for companions. */
    private static boolean swapCards(GameState s, long seed) {
        Random random = new Random(seed);
        boolean changed = false;
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            if (s.owner(card) < 0 || s.isRevealed(card)) {
                continue;
            }
            List<Integer> others = new ArrayList<>();
            for (int other = Card.SHIPS; other < Card.COUNT; other++) {
                boolean alike = (Card.COMPANIONS >>> other & 1) == (Card.COMPANIONS >>> card & 1);
                if (s.owner(other) == GameState.DECK && alike) {
                    others.add(other);
                }
            }
            if (!others.isEmpty()) {
                int other = others.get(random.nextInt(others.size()));
                s.setOwner(other, s.owner(card));
                s.setOwner(card, GameState.DECK);
                changed = true;
            }
        }
        return changed;
    }

    /** Plays the same actions in both as long as both allow them and nothing is shown; returns how many. */
    private static int playTogether(Game truth, Game twin, long seed, Viewer... blind) {
        Lively player = new Lively(seed);
        rerun(twin);
        if (secretsLeadApart(truth, twin, blind[0])) {
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
            if (somethingShown(here) || somethingShown(there) || secretsLeadApart(truth, twin, blind[0])) {
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

    /** The owner of the secrets is asked different things about them; what he answers is no longer the same act. */
    private static boolean secretsLeadApart(Game truth, Game twin, Viewer blind) {
        Decision here = truth.pending().orElse(null);
        Decision there = twin.pending().orElse(null);
        boolean same = here != null
                && there != null
                && here.question() == there.question()
                && here.subject() == there.subject()
                && here.actions().equals(there.actions());
        boolean ownersBusiness = here != null && !blind.is(here.side()) && there != null && !blind.is(there.side());
        boolean midAct = here != null && there != null && (continues(here, blind) || continues(there, blind));
        return !same && (ownersBusiness || midAct);
    }

    private static boolean continues(Decision decision, Viewer blind) {
        return decision.question().continuesAct() && !blind.is(decision.side());
    }

    /** The twin was changed behind the back of its pending question; asking again makes the list fit. */
    private static void rerun(Game twin) {
        twin.resolution().run();
        twin.resolution().takeEvents();
    }

    private static List<String> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> Narrator.tell(event, viewer)).toList();
    }

    private static void assertSame(Game truth, Game twin, Viewer viewer, long seed, int step) {
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

    private static boolean somethingShown(List<Event> events) {
        return events.stream().anyMatch(event -> switch (event) {
            case Event.UnitsShown e -> true;
            case Event.UnitsLost e -> true;
            case Event.MilitaryCombatRolled e -> true;
            case Event.PdbAttacked e -> true;
            case Event.CampPlaced e -> true;
            case Event.PossessionUsed e -> true;
            case Event.PossessionGone e -> true;
            case Event.PossessionGained e -> true;
            default -> false;
        });
    }
}
