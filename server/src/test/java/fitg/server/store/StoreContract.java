package fitg.server.store;

import static fitg.server.store.Examples.append;
import static fitg.server.store.Examples.entries;
import static fitg.server.store.Examples.game;
import static fitg.server.store.Examples.hash;
import static fitg.server.store.Examples.human;
import static fitg.server.store.Examples.newGame;
import static fitg.server.store.Examples.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What a store does on either database. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class StoreContract {

    static final Duration TIMEOUT = Duration.ofSeconds(5);

    Store store;

    abstract String url();

    @BeforeAll
    void open() {
        store = openAnother();
    }

    @AfterAll
    void close() {
        store.close();
    }

    Store openAnother() {
        return Store.open(new StoreSettings(url(), 4, TIMEOUT));
    }

    private GameRow row(String game) {
        return store.game(game).orElseThrow();
    }

    private SeatRow seat(String game, Side side) {
        return store.seats(game).get(side.ordinal());
    }

    @Test
    void aGameIsReadAsItWasWritten() {
        var id = newId();
        var written = new GameRow(
                id,
                1,
                2,
                Status.FINISHED,
                "egrix",
                "{\"a\":\"ü\"}",
                7,
                "c",
                "s",
                "t",
                "[1,2]",
                3,
                true,
                4,
                "fork",
                "other",
                Side.REBEL,
                "next",
                Side.IMPERIAL,
                "time",
                -5,
                "why",
                true,
                2,
                9,
                6,
                2,
                5,
                Side.REBEL,
                Side.IMPERIAL);
        store.create(newGame(written, 2));
        assertThat(store.game(id)).contains(written);
        assertThat(store.head(id)).contains(new Head(2, 9, 6));
        assertThat(store.journal(id, 0)).isEqualTo(entries(0, 2));
    }

    @Test
    void whatIsUnknownIsNull() {
        var id = newId();
        var written = new GameRow(
                id,
                1,
                2,
                Status.WAITING,
                "egrix",
                "{}",
                7,
                null,
                null,
                null,
                null,
                0,
                false,
                0,
                "new",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                false,
                0,
                0,
                0,
                1,
                null,
                null,
                null);
        store.create(newGame(written, 0));
        assertThat(store.game(id)).contains(written);
        assertThat(seat(id, Side.IMPERIAL)).usingRecursiveComparison().isEqualTo(Examples.open(id, Side.IMPERIAL));
        assertThat(seat(id, Side.REBEL)).usingRecursiveComparison().isEqualTo(human(id, Side.REBEL));
    }

    @Test
    void theLengthOfTheFirstJournalCounts() {
        var id = newId();
        store.create(newGame(id, 3));
        assertThat(store.head(id)).contains(new Head(3, 0, 0));
    }

    @Test
    void nobodyKnowsAGameThatIsNot() {
        assertThat(store.game("none")).isEmpty();
        assertThat(store.head("none")).isEmpty();
        assertThat(store.seats("none")).isEmpty();
        assertThat(store.journal("none", 0)).isEmpty();
        assertThat(store.chat("none", 0, 100)).isEmpty();
        assertThat(store.append(append("none", 0, 1))).isFalse();
        assertThat(store.seatByInvite(hash("none"))).isEmpty();
        assertThatThrownBy(() -> store.say("none", new ChatLine(0, 1, null, "Hello?")))
                .hasMessage("There is no game none");
    }

    @Test
    void aSecondGameOfTheSameIdIsRefusedAsAWhole() {
        var id = newId();
        store.create(newGame(id, 1));
        assertThatThrownBy(() -> store.create(newGame(id, 2))).isNotInstanceOf(StoreUnavailableException.class);
        assertThat(store.journal(id, 0)).hasSize(1);
    }

    @Test
    void theRebelSitsFirst() {
        var id = newId();
        store.create(newGame(id, 0));
        assertThat(store.seats(id)).extracting(SeatRow::side).containsExactly(Side.REBEL, Side.IMPERIAL);
    }

    @Test
    void seatsAreFoundByTokenAndInvitation() {
        var first = newId();
        var second = newId();
        store.create(newGame(game(first, Status.RUNNING, 10, false), 0));
        store.create(newGame(game(second, Status.RUNNING, 20, false), 0));
        assertThat(store.seatsByToken(List.of(hash(first + "REBEL"), hash(second + "REBEL"), hash("other"))))
                .extracting(SeatRow::gameId)
                .containsExactly(second, first);
        assertThat(store.seatsByToken(List.of())).isEmpty();
        assertThat(store.seatByInvite(hash("invite" + first)).orElseThrow().side())
                .isEqualTo(Side.IMPERIAL);
    }

    @Test
    void entriesFollowEachOther() {
        var id = newId();
        store.create(newGame(id, 1));
        assertThat(store.append(append(id, 1, 3))).isTrue();
        assertThat(store.head(id)).contains(new Head(4, 1, 0));
        assertThat(row(id).updatedAt()).isEqualTo(50);
        assertThat(store.journal(id, 2)).isEqualTo(entries(2, 2));
    }

    @Test
    void whoKnowsTheBeginningIsToldTheRest() {
        var id = newId();
        store.create(newGame(id, 1));
        store.append(append(id, 1, 3));
        store.say(id, new ChatLine(0, 1, null, "hello"));
        assertThat(store.news(id, 2)).contains(new News(new Head(4, 1, 1), entries(2, 2)));
        assertThat(store.news(id, 4)).contains(new News(new Head(4, 1, 1), List.of()));
        assertThat(store.news("none", 0)).isEmpty();
    }

    /** Several answers may come in one append, and the same millisecond may see several appends. */
    @Test
    void playAloneIsToldFromOtherChanges() {
        var id = newId();
        store.create(newGame(id, 0));
        store.append(append(id, 0, 2));
        assertThat(news(id, 0).isOnlyPlaySince(0)).isTrue();
        store.append(append(id, 2, 20L));
        assertThat(news(id, 0).isOnlyPlaySince(0)).isTrue();
        assertThat(news(id, 2).isOnlyPlaySince(1)).isTrue();

        store.append(append(id, 3, 20L));
        assertThat(news(id, 3).isOnlyPlaySince(2)).isTrue();
        assertThat(news(id, 2).isOnlyPlaySince(1))
                .as("it may have been a change")
                .isFalse();

        store.change(id, 3, Change.of(row(id), 5));
        assertThat(news(id, 4).isOnlyPlaySince(3)).isFalse();
        assertThat(news(id, 3).isOnlyPlaySince(2)).isFalse();
    }

    private News news(String id, int from) {
        return store.news(id, from).orElseThrow();
    }

    @Test
    void whatComesTogetherHasOneTime() {
        var apart = List.of(new JournalEntry(0, 1, "{}"), new JournalEntry(1, 2, "{}"));
        assertThatThrownBy(() -> append("x", 0, apart)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whoeverIsLateWritesNothing() {
        var id = newId();
        store.create(newGame(id, 2));
        var late = new Append(
                id,
                1,
                null,
                entries(1, 1),
                99,
                Status.FINISHED,
                Side.REBEL,
                "won",
                1,
                true,
                null,
                new Standing(9, null),
                List.of());
        assertThat(store.append(late)).isFalse();
        assertThat(row(id).status()).isEqualTo(Status.RUNNING);
        assertThat(store.head(id)).contains(new Head(2, 0, 0));
        assertThat(store.journal(id, 0)).hasSize(2);
    }

    @Test
    void aJournalLongerThanItsGameSaysIsNotOverwritten() {
        var id = newId();
        store.create(newGame(id, 1));
        store.database().write(handle -> handle.execute("update game set entries = 0 where id = ?", id));
        assertThat(store.append(append(id, 0, 1))).isFalse();
        assertThat(store.head(id)).contains(new Head(0, 0, 0));
    }

    @Test
    void anAppendEndsTheGameAndRemembersWhatWasSeen() {
        var id = newId();
        store.create(newGame(id, 0));
        var seen = new Seen(Side.REBEL, 17);
        assertThat(store.append(new Append(
                        id,
                        0,
                        0,
                        entries(0, 1),
                        60,
                        Status.FINISHED,
                        Side.IMPERIAL,
                        "captured",
                        12,
                        false,
                        seen,
                        new Standing(4, null),
                        List.of())))
                .isTrue();
        assertThat(row(id).status()).isEqualTo(Status.FINISHED);
        assertThat(row(id).winner()).isEqualTo(Side.IMPERIAL);
        assertThat(row(id).reason()).isEqualTo("captured");
        assertThat(row(id).points()).isEqualTo(12);
        assertThat(seat(id, Side.REBEL).seen()).isEqualTo(17);
        assertThat(seat(id, Side.IMPERIAL).seen()).isZero();
    }

    /** Who knows the game from before finds one revision more than was played, and reads the seats again. */
    @Test
    void whatSeatsHaveOrderedIsStoredWithWhatIsPlayed() {
        var id = newId();
        store.create(newGame(game(id, Status.RUNNING, 10, true), 0));
        var before = row(id);
        var append = new Append(
                id,
                0,
                0,
                entries(0, 2),
                60,
                Status.RUNNING,
                null,
                null,
                null,
                false,
                null,
                new Standing(1, Side.REBEL),
                List.of(new Ordered(Side.REBEL, "{}"), new Ordered(Side.IMPERIAL, null)));

        assertThat(store.append(append)).isTrue();

        assertThat(seat(id, Side.REBEL).orders()).isEqualTo("{}");
        assertThat(seat(id, Side.IMPERIAL).orders()).isNull();
        assertThat(before.after(append)).isEqualTo(row(id));
        assertThat(store.news(id, 0).orElseThrow().isOnlyPlaySince(before.revision()))
                .isFalse();
        assertThat(store.append(append)).isFalse();
    }

    /** A table in memory goes on with its row without asking the store. */
    @Test
    void aRowKnowsWhatAnAppendMakesOfIt() {
        var id = newId();
        store.create(newGame(game(id, Status.RUNNING, 10, true), 0));
        var first = append(id, 0, 2);
        var last = new Append(
                id,
                2,
                1,
                entries(2, 1),
                70,
                Status.FINISHED,
                Side.REBEL,
                "points",
                9,
                false,
                null,
                new Standing(3, null),
                List.of());
        var before = row(id);
        assertThat(store.append(first)).isTrue();
        assertThat(before.after(first)).isEqualTo(row(id));
        assertThat(store.append(last)).isTrue();
        assertThat(before.after(first).after(last)).isEqualTo(row(id));
    }

    @Test
    void anAppendNeverUndoesAChangeThatCameBetween() {
        var id = newId();
        store.create(newGame(game(id, Status.WAITING, 10, false), 0));
        var stale = new Append(
                id,
                0,
                null,
                entries(0, 1),
                60,
                Status.WAITING,
                null,
                null,
                null,
                false,
                null,
                new Standing(1, Side.REBEL),
                List.of());
        store.change(id, 0, Change.of(row(id), 20).status(Status.RUNNING));
        assertThat(store.append(stale)).isTrue();
        assertThat(row(id).status()).isEqualTo(Status.RUNNING);

        store.change(id, 2, Change.of(row(id), 30).finished(Side.REBEL, "time", null));
        assertThat(store.append(append(id, 1, 1))).isTrue();
        assertThat(row(id).status()).isEqualTo(Status.FINISHED);
        assertThat(row(id).winner()).isEqualTo(Side.REBEL);
    }

    /** Whoever has judged by seats that have changed since has judged by the wrong ones. */
    @Test
    void whatWasJudgedBeforeAChangeIsNotWritten() {
        var id = newId();
        store.create(newGame(id, 0));
        store.change(id, 0, Change.of(row(id), 20).spectators(true, 5));
        assertThat(store.append(judgedAt(id, 0))).isFalse();
        assertThat(store.journal(id, 0)).isEmpty();
        assertThat(store.append(judgedAt(id, 1))).isTrue();
        assertThat(store.head(id)).contains(new Head(1, 2, 0));
    }

    private static Append judgedAt(String id, int revision) {
        return new Append(
                id,
                0,
                revision,
                entries(0, 1),
                60,
                Status.RUNNING,
                null,
                null,
                null,
                false,
                null,
                new Standing(1, Side.REBEL),
                List.of());
    }

    @Test
    void entriesMustBeNumberedWithoutGaps() {
        assertThatThrownBy(() -> append("x", 4, entries(5, 1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new NewGame(game("x", Status.RUNNING, 1, false), List.of(), entries(1, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void somebodySitsDown() {
        var id = newId();
        store.create(newGame(game(id, Status.WAITING, 10, false), 0));
        store.markSeen(id, Side.IMPERIAL, 4);
        var change = Change.of(row(id), 70)
                .status(Status.RUNNING)
                .spectators(false, 9)
                .computerToMove(true)
                .seat(human(id, Side.IMPERIAL));
        assertThat(store.change(id, 0, change)).isTrue();
        assertThat(row(id).status()).isEqualTo(Status.RUNNING);
        assertThat(row(id).spectators()).isFalse();
        assertThat(row(id).spectatorDelay()).isEqualTo(9);
        assertThat(row(id).computerToMove()).isTrue();
        assertThat(row(id).revision()).isEqualTo(1);
        assertThat(seat(id, Side.IMPERIAL).kind()).isEqualTo(SeatKind.HUMAN);
        assertThat(seat(id, Side.IMPERIAL).inviteHash()).isNull();
        assertThat(seat(id, Side.IMPERIAL).seen()).isEqualTo(4);
    }

    @Test
    void aSeatKeepsItsOrdersUntilItHasOthers() {
        var id = newId();
        store.create(newGame(id, 0));
        var ordered = seat(id, Side.REBEL).withOrders("{\"orders\":[]}");
        assertThat(store.change(id, 0, Change.of(row(id), 70).seat(ordered))).isTrue();
        assertThat(seat(id, Side.REBEL).orders()).isEqualTo("{\"orders\":[]}");
        assertThat(seat(id, Side.IMPERIAL).orders()).isNull();
        store.append(append(id, 0, 1));
        assertThat(store.change(id, 2, Change.of(row(id), 80).seat(ordered.withOrders(null))))
                .isTrue();
        assertThat(seat(id, Side.REBEL).orders()).isNull();
    }

    @Test
    void aChangeOfWhatHasChangedIsRefused() {
        var id = newId();
        store.create(newGame(id, 0));
        var change = Change.of(row(id), 70).rematch(Side.REBEL, null).seat(human(id, Side.IMPERIAL));
        store.append(append(id, 0, 1));
        assertThat(store.change(id, 0, change)).isFalse();
        assertThat(row(id).rematchOffer()).isNull();
        assertThat(seat(id, Side.IMPERIAL).kind()).isEqualTo(SeatKind.OPEN);
        assertThat(store.change(id, 1, change)).isTrue();
        assertThat(row(id).rematchOffer()).isEqualTo(Side.REBEL);
    }

    @Test
    void whatIsSeenChangesNoRevision() {
        var id = newId();
        store.create(newGame(id, 0));
        store.markSeen(id, Side.REBEL, 8);
        store.markSeen(id, Side.REBEL, 6);
        assertThat(seat(id, Side.REBEL).seen()).isEqualTo(6);
        assertThat(store.head(id)).contains(new Head(0, 0, 0));
    }

    @Test
    void ofALongChatTheOldestLinesAreForgottenAndItIsReadInPages() {
        var id = newId();
        store.create(newGame(id, 0));
        int said = Store.LINES_KEPT + 5;
        IntStream.range(0, said).forEach(i -> store.say(id, new ChatLine(0, i, Side.REBEL, "line " + i)));

        assertThat(store.head(id)).contains(new Head(0, 0, said));
        assertThat(store.chat(id, 0, said)).hasSize(Store.LINES_KEPT);
        assertThat(store.chat(id, 0, 3)).extracting(ChatLine::number).containsExactly(5, 6, 7);
    }

    @Test
    void anAppendNotesWhereTheGameStands() {
        var id = newId();
        store.create(newGame(id, 0));
        assertThat(row(id).turn()).isNull();

        store.append(append(id, 0, 1));

        assertThat(row(id).turn()).isEqualTo(1);
        assertThat(row(id).waitingFor()).isEqualTo(Side.REBEL);
    }

    @Test
    void chatIsNumberedByTheStore() {
        var id = newId();
        store.create(newGame(id, 0));
        assertThat(store.say(id, new ChatLine(77, 11, Side.REBEL, "Grüß Gott 🙂")))
                .isZero();
        assertThat(store.say(id, new ChatLine(0, 12, null, "hello"))).isEqualTo(1);
        assertThat(store.chat(id, 0, 100))
                .containsExactly(new ChatLine(0, 11, Side.REBEL, "Grüß Gott 🙂"), new ChatLine(1, 12, null, "hello"));
        assertThat(store.chat(id, 1, 100)).hasSize(1);
        assertThat(store.head(id)).contains(new Head(0, 0, 2));
        assertThat(row(id).updatedAt()).isEqualTo(12);
    }

    @Test
    void gamesThatWaitForTheComputerAreFound() {
        var early = -1000;
        var waiting = IntStream.range(0, 3).mapToObj(_ -> newId()).toList();
        for (var i = 0; i < 3; i++) {
            store.create(newGame(game(waiting.get(i), Status.RUNNING, early + i, true), 0));
        }
        store.create(newGame(game(newId(), Status.RUNNING, early, false), 0));
        store.create(newGame(game(newId(), Status.FINISHED, early, true), 0));
        assertThat(store.gamesWaitingForComputer(early + 1, 10))
                .extracting(GameRow::id)
                .containsExactly(waiting.get(0), waiting.get(1));
        assertThat(store.gamesWaitingForComputer(early + 2, 1)).hasSize(1);
        store.reportUnfit(waiting.get(0), "does not replay");
        assertThat(store.gamesWaitingForComputer(early, 10)).isEmpty();
    }

    @Test
    void oldGamesAreNoticedAndPutAsideAndBroughtBackOrDeleted() {
        var early = -5000;
        var old = newId();
        var finished = newId();
        store.create(newGame(game(old, Status.RUNNING, early, false), 1));
        store.create(newGame(game(finished, Status.FINISHED, early, false), 0));
        store.say(finished, new ChatLine(0, early, Side.REBEL, "Well played"));
        store.notice(false, early + 1, 100);
        assertThat(store.noticedUntil(99, 10)).doesNotContain(old);
        assertThat(store.noticedUntil(100, 10)).contains(old).doesNotContain(finished);

        store.notice(false, early, 200);
        assertThat(store.noticedUntil(200, 10)).as("the clock went back").doesNotContain(old);

        store.notice(true, early + 1, 300);
        assertThat(store.noticedUntil(300, 10)).contains(finished);
        assertThat(store.putAside(finished, 301)).isTrue();
        assertThat(store.putAside(finished, 302)).isFalse();
        assertThat(store.game(finished)).isEmpty();
        assertThat(store.head(finished)).isEmpty();
        assertThat(store.append(append(finished, 0, 1))).isFalse();
        assertThat(store.seatsByToken(List.of(hash(finished + Side.REBEL)))).isEmpty();

        assertThat(store.deletePutAside(300)).isZero();
        assertThat(store.bringBack(finished, 5)).isTrue();
        assertThat(store.bringBack(finished, 5)).isFalse();
        assertThat(store.seatsByToken(List.of(hash(finished + Side.REBEL)))).hasSize(1);
        assertThat(store.chat(finished, 0, 10)).hasSize(1);

        store.putAside(finished, 303);
        assertThat(store.deletePutAside(303)).isEqualTo(1);
        assertThat(store.bringBack(finished, 5)).isFalse();
    }

    @Test
    void aRoundOfUpkeepIsCountedOnce() {
        long before = store.ticks();
        assertThat(store.tick(before)).isEqualTo(before + 1);
        assertThat(store.tick(before)).as("another node has counted").isEqualTo(before + 1);
    }

    @Test
    void runningGamesAreListed() {
        var running = newId();
        var waiting = newId();
        store.create(newGame(running, 0));
        store.create(newGame(game(waiting, Status.WAITING, 1, false), 0));
        assertThat(store.runningGames()).contains(running).doesNotContain(waiting);
    }

    @Test
    void aDeletedGameLeavesNothing() {
        var id = newId();
        var before = store.countGames();
        store.create(newGame(id, 2));
        store.say(id, new ChatLine(0, 1, null, "bye"));
        assertThat(store.countGames()).isEqualTo(before + 1);
        store.delete(id);
        assertThat(store.countGames()).isEqualTo(before);
        assertThat(store.game(id)).isEmpty();
        assertThat(store.seats(id)).isEmpty();
        assertThat(store.journal(id, 0)).isEmpty();
        assertThat(store.chat(id, 0, 100)).isEmpty();
    }

    @Test
    void aGameIsReportedUnfitAndFitAgain() {
        var id = newId();
        store.create(newGame(id, 0));
        store.reportUnfit(id, "does not replay");
        assertThat(row(id).unfit()).isEqualTo("does not replay");
        store.reportUnfit(id, null);
        assertThat(row(id).unfit()).isNull();
        assertThat(row(id).revision()).isZero();
    }

    @Test
    void itAnswers() {
        store.ping();
    }

    @Test
    void aStoreOpenedAgainKnowsEverything() {
        var id = newId();
        store.create(newGame(id, 1));
        store.append(append(id, 1, 1));
        store.close();
        store = openAnother();
        assertThat(store.journal(id, 0)).isEqualTo(entries(0, 2));
    }

    @Test
    void aClosedStoreSaysSo() {
        var closed = store;
        closed.close();
        store = openAnother();
        assertThatThrownBy(closed::ping).isInstanceOf(StoreUnavailableException.class);
    }

    @Test
    void textsOfAnySizeAreKept() {
        var id = newId();
        store.create(newGame(id, 0));
        var large = List.of(new JournalEntry(0, 1, "x".repeat(2_000_000)));
        assertThat(store.append(append(id, 0, large))).isTrue();
        assertThat(store.journal(id, 0)).isEqualTo(large);
    }

    @Test
    void eightThreadsGetEachNumberOnce() throws Exception {
        var id = newId();
        store.create(newGame(id, 0));
        var accepted = inParallel(8, _ -> appendUntil(store, id, 200));
        assertThat(accepted.stream().mapToInt(Integer::intValue).sum()).isEqualTo(200);
        assertThat(store.journal(id, 0)).isEqualTo(entries(0, 200));
        assertThat(store.head(id)).contains(new Head(200, 200, 0));
    }

    @Test
    void manyGamesAtOnce() throws Exception {
        var accepted = inParallel(32, _ -> {
            var game = newId();
            store.create(newGame(game, 0));
            var count = appendUntil(store, game, 20);
            store.say(game, new ChatLine(0, 1, null, "done"));
            assertThat(store.journal(game, 0)).hasSize(20);
            return count;
        });
        assertThat(accepted).hasSize(32).containsOnly(20);
    }

    @Test
    void chatLinesOfManyThreadsAreNumberedOnce() throws Exception {
        var game = newId();
        store.create(newGame(game, 0));
        var numbers = inParallel(16, i -> store.say(game, new ChatLine(0, 1, null, "line " + i)));
        assertThat(numbers)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 16).boxed().toList());
    }

    /** Tries again and again, as a crowd of clients would, until the journal is so long; counts its successes. */
    static int appendUntil(Store store, String game, int length) {
        var accepted = 0;
        var entries = store.head(game).orElseThrow().entries();
        while (entries < length) {
            if (store.append(append(game, entries, 1))) {
                accepted++;
            }
            entries = store.head(game).orElseThrow().entries();
        }
        return accepted;
    }

    interface Part<T> {
        T of(int number);
    }

    static <T> List<T> inParallel(int threads, Part<T> part) throws InterruptedException {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var parts = IntStream.range(0, threads)
                    .<Callable<T>>mapToObj(i -> () -> part.of(i))
                    .toList();
            return pool.invokeAll(parts).stream().map(StoreContract::result).toList();
        }
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }
}
