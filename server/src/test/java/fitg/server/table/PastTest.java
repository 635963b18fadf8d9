package fitg.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Options;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.saves.SavedGame.Entry;
import fitg.saves.SavedMoment;
import fitg.server.TestServer;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A look back by stepping stones shows what playing the game again from its beginning shows, and costs less. */
class PastTest {

    private static final int LONG = 4 * SteppingStones.APART;
    /** Not a divisor of how far the stones lie apart, so that all distances from one come up. */
    private static final int SAMPLED = 61;

    private static Table bare;

    private final Past past = new Past();
    private final AtomicInteger played = new AtomicInteger();

    @BeforeAll
    static void lay() {
        try (TestServer server = TestServer.start()) {
            bare = server.tables()
                    .current(server.client().table("campaign-2002-short")[0].game());
        }
    }

    @AfterAll
    static void clear() {
        bare = null;
    }

    @Test
    void everyMomentIsTheOneThatWasPlayed() throws Exception {
        Recording war = begun();
        playOn(war, LONG, new Random(1));
        war.changeDice(new SavedChance.Seed(8));
        playOn(war, LONG + LONG / 2, new Random(2));
        war.resign(Side.REBEL);

        Table table = with(war);

        for (Viewer viewer : Viewer.values()) {
            expectMomentsAsPlayed(table, viewer);
        }
    }

    @Test
    void aGameThatWentOnAnotherWayIsSeenAsItStands() throws Exception {
        Recording war = begun();
        playOn(war, LONG, new Random(3));
        Recording another = war.copy();
        playOn(war, LONG + LONG / 2, new Random(4));
        look(with(war), Viewer.SPECTATOR, 1);
        playOn(another, LONG + LONG / 2, new Random(5));

        expectMomentsAsPlayed(with(another), Viewer.IMPERIAL);
    }

    /** Onlookers may be behind the players. */
    @Test
    void whoIsBehindSeesWhatHeMay() throws Exception {
        Recording war = begun();
        playOn(war, LONG / 2, new Random(6));
        Table earlier = with(war.copy());
        playOn(war, LONG, new Random(6));
        look(with(war), Viewer.REBEL, 1);

        expectMomentsAsPlayed(earlier, Viewer.SPECTATOR);
        int end = earlier.logLength(Viewer.SPECTATOR);
        assertThatThrownBy(() -> look(earlier, Viewer.SPECTATOR, end + 1)).isInstanceOf(Refusal.class);
    }

    @Test
    void onlyTheFirstLookPlaysTheWholeGame() throws Exception {
        Recording war = begun();
        playOn(war, LONG, new Random(7));
        Table table = with(war);
        int end = table.logLength(Viewer.REBEL);

        look(table, Viewer.REBEL, end / 2);
        assertThat(played.getAndSet(0)).isGreaterThan(LONG / 2);
        look(table, Viewer.IMPERIAL, end / 2 + 1);
        assertThat(played.getAndSet(0)).isLessThanOrEqualTo(SteppingStones.APART);
        playOn(war, LONG + 2, new Random(7));
        look(with(war.copy()), Viewer.REBEL, end);
        assertThat(played.get()).isLessThanOrEqualTo(2 * SteppingStones.APART);
    }

    @Test
    void whoCannotPayForItIsRefusedAndNothingIsLost() throws Exception {
        Recording war = begun();
        playOn(war, LONG, new Random(9));
        Table table = with(war);

        assertThatThrownBy(() -> past.at(table, Viewer.REBEL, 1, entries -> {
                    throw new Refusal(Refusal.Kind.TOO_MANY, "Wait a moment.");
                }))
                .isInstanceOf(Refusal.class);

        expectMomentsAsPlayed(table, Viewer.REBEL);
    }

    // ---- given

    private static Recording begun() throws ReplayException {
        return Recording.start(
                Scenarios.named("campaign-2002").orElseThrow(), Options.standard(), new SavedChance.Seed(5), Map.of());
    }

    /** At random until so many actions stand; now and then something is taken back. */
    private static void playOn(Recording war, int until, Random random) {
        while (war.game().number() < until && !war.game().isOver()) {
            Decision decision = war.game().pending().orElseThrow();
            war.play(decision.actions().get(random.nextInt(decision.actions().size())));
            if (random.nextInt(10) == 0 && war.game().undoable(decision.side()) > 0) {
                war.undo(decision.side(), 1);
            }
        }
        assertThat(war.game().isOver()).as("the war is over too soon").isFalse();
    }

    private static Table with(Recording war) {
        return new Table(bare.game(), bare.seats(), war, Times.NONE, 0, 0, null);
    }

    // ---- then

    private Past.Moment look(Table table, Viewer viewer, int length) {
        return past.at(table, viewer, length, played::addAndGet);
    }

    /** Every so many of them, and the last. */
    private void expectMomentsAsPlayed(Table table, Viewer viewer) throws ReplayException {
        SavedGame saved = table.recording().saved();
        Recording again = Recording.start(saved.rules(), saved.chance(), saved.players());
        List<Entry> standing = SavedMoment.standing(saved.journal());
        TreeSet<Integer> lengths = new TreeSet<>(List.of(again.game().logLength(viewer)));
        int looks = 0;
        for (int i = 0; i < standing.size(); i++) {
            again.follow(standing.get(i));
            int length = again.game().logLength(viewer);
            if (lengths.add(length) && (i % SAMPLED == 0 || i > standing.size() - 3)) {
                assertThat(look(table, viewer, length)).isEqualTo(asPlayed(table, viewer, again.game()));
                looks++;
            }
        }
        assertThat(Past.moments(table, viewer)).isEqualTo(List.copyOf(lengths));
        assertThat(looks).isPositive();
    }

    private static Past.Moment asPlayed(Table table, Viewer viewer, Game then) {
        return new Past.Moment(
                PositionDocument.past(table, viewer, then, then.logLength(viewer)),
                table.isFinished() ? then.number() : null);
    }
}
