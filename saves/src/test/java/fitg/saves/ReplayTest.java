package fitg.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Game;
import fitg.play.IllegalActionException;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ReplayTest {

    private static SavedGame saved;

    static Stream<Scenario> scenarios() {
        return Scenarios.skirmishes().stream();
    }

    @BeforeAll
    static void play() throws ReplayException {
        saved = Played.toTheEnd(Scenarios.FLIGHT_TO_EGRIX, new SavedChance.Seed(5))
                .saved();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void aReplayEndsWhereTheGameDid(Scenario scenario) throws ReplayException {
        SavedGame game = Played.toTheEnd(scenario, new SavedChance.Seed(3)).saved();
        Replay replay = Replay.of(game);
        assertThat(replay.game().hash()).isEqualTo(game.hash());
        assertThat(replay.game().outcome()).isEqualTo(game.verdict()).isPresent();
    }

    @Test
    void theStoryIsTheLog() throws ReplayException {
        Replay replay = Replay.of(saved);
        List<Event> seen =
                replay.story().stream().map(event -> event.seenBy(Side.REBEL)).toList();
        assertThat(seen).isEqualTo(replay.game().log(Viewer.REBEL));
    }

    @Test
    void aGameIsTakenUpWhereItWasLeft() throws ReplayException {
        Recording left = Played.atRandom(Scenarios.VARU_POWDERKEG, new SavedChance.Seed(4), 60);
        Recording resumed = Recording.resume(left.saved());
        while (!left.game().isOver()) {
            Action action = left.game().pending().orElseThrow().suggested();
            left.play(action);
            resumed.play(action);
        }
        assertThat(resumed.saved()).isEqualTo(left.saved());
        assertThat(resumed.players()).isEqualTo(Played.NAMES);
    }

    @Test
    void undoIsPartOfTheJournal() throws ReplayException {
        Recording recording = Played.atRandom(Scenarios.FLIGHT_TO_EGRIX, new SavedChance.Seed(5), 3);
        long before = recording.game().hash();
        recording.play(recording.game().pending().orElseThrow().actions().getLast());
        recording.play(recording.game().pending().orElseThrow().actions().getLast());
        recording.undo(Side.IMPERIAL, 2);
        assertThat(recording.game().hash()).isEqualTo(before);
        assertThat(recording.saved().journal()).hasSize(6).last().isEqualTo(new Entry.Back(3));
        recording.play(recording.game().pending().orElseThrow().actions().getFirst());

        Replay replay = Replay.of(recording.saved());
        assertThat(replay.game().hash()).isEqualTo(recording.game().hash());
        assertThat(replay.game().journal()).isEqualTo(recording.game().journal());
        assertThat(replay.story().stream().map(event -> event.seenBy(null)).toList())
                .isEqualTo(recording.game().log(Viewer.SPECTATOR));
    }

    @Test
    void aRefusedActionIsNotRecorded() throws ReplayException {
        Recording recording = Played.atRandom(Scenarios.FLIGHT_TO_EGRIX, new SavedChance.Seed(5), 3);
        SavedGame before = recording.saved();
        assertThatThrownBy(() -> recording.play(Action.parse("stop"))).isInstanceOf(IllegalActionException.class);
        assertThat(recording.saved()).isEqualTo(before);
    }

    // ---- what does not hold

    @Test
    void anActionThatIsNotLegal() {
        refused(entry(57, played -> with(played, "stop")))
                .hasMessageStartingWith("entry 57: \"stop\" is not legal there: ")
                .hasMessageContaining("(case ");
    }

    @Test
    void anActionThatIsNone() {
        refused(entry(57, played -> with(played, "fly:99"))).hasMessage("entry 57: \"99\" is no ship");
        refused(entry(57, played -> with(played, "hop"))).hasMessage("entry 57: \"hop\" is not an action");
        refused(entry(57, played -> with(played, ""))).hasMessage("entry 57: \"\" is not an action");
    }

    @Test
    void theWrongSide() {
        refused(entry(1, p -> new Entry.Played(p.number(), Side.REBEL, p.question(), p.action())))
                .hasMessage("entry 1: it is the Imperial player's decision, not the Rebel player's");
    }

    @Test
    void theWrongQuestion() {
        refused(entry(1, p -> new Entry.Played(p.number(), p.side(), "DRAW", p.action())))
                .hasMessage("entry 1: the question is SET_UP_UNIT, not DRAW");
    }

    @Test
    void aStaleNumber() {
        refused(entry(9, p -> new Entry.Played(3, p.side(), p.question(), p.action())))
                .hasMessage("entry 9: it has the number 3, but 8 actions were played before");
    }

    @Test
    void anEntryThatIsMissing() {
        List<Entry> journal = new ArrayList<>(saved.journal());
        journal.remove(20);
        refused(journal).hasMessage("entry 21: it has the number 21, but 20 actions were played before");
    }

    @Test
    void anEntryTooMany() {
        List<Entry> journal = new ArrayList<>(saved.journal());
        journal.add(new Entry.Played(journal.size(), Side.REBEL, "MOVE", "end"));
        refused(journal).hasMessage("entry " + journal.size() + ": the game is over, \"end\" cannot be played");
    }

    @Test
    void anUndoTooFar() {
        List<Entry> journal = new ArrayList<>(saved.journal().subList(0, 80));
        journal.add(new Entry.Back(0));
        refused(journal).hasMessageStartingWith("entry 81: undo cannot go back from action 80 to action 0");
        journal.set(80, new Entry.Back(99));
        refused(journal).hasMessageStartingWith("entry 81: undo cannot go back from action 80 to action 99");
    }

    @Test
    void anotherEnd() {
        refused(saved.journal().subList(0, 80)).hasMessageContaining("but after the last entry it goes on");
        Verdict claimed = new Verdict(Side.REBEL, Verdict.Reason.INSTANT_VICTORY, 99);
        SavedGame boast =
                copy(saved.rulesVersion(), saved.chance(), saved.journal(), Optional.of(claimed), saved.hash());
        assertThatThrownBy(() -> Replay.of(boast))
                .hasMessageContaining("the game ended with an instant Rebel victory at 99 Rebel points");
    }

    @Test
    void anotherHash() {
        SavedGame other = copy(saved.rulesVersion(), saved.chance(), saved.journal(), saved.verdict(), 1);
        assertThatThrownBy(() -> Replay.of(other)).hasMessageContaining("but the file says 0000000000000001");
    }

    @Test
    void otherDice() {
        SavedGame other =
                copy(saved.rulesVersion(), new SavedChance.Seed(6), saved.journal(), saved.verdict(), saved.hash());
        assertThatThrownBy(() -> Replay.of(other)).isInstanceOf(ReplayException.class);
    }

    @Test
    void aSecretThatDoesNotFitTheCommitment() {
        SavedChance broken =
                new SavedChance.Fair(FairDice.fresh().commitment(), Optional.of(FairDice.fresh()), Map.of(), Map.of());
        SavedGame other = copy(saved.rulesVersion(), broken, List.of(), Optional.empty(), 0);
        assertThatThrownBy(() -> Replay.of(other)).hasMessageContaining("do not fit the commitment");
    }

    @Test
    void aNonceThatIsNotTheOnePromised() throws ReplayException {
        FairDice dice = FairDice.fresh();
        Map<Side, String> nonces = Map.of(Side.REBEL, FairDice.freshNonce());
        Map<Side, String> kept = Map.of(Side.REBEL, FairDice.promise(nonces.get(Side.REBEL)));
        assertThat(SavedChance.Fair.promised(dice, nonces, kept).open()).isNotNull();

        for (Map<Side, String> broken : List.of(
                Map.of(Side.REBEL, FairDice.promise(FairDice.freshNonce())),
                Map.of(Side.IMPERIAL, FairDice.promise(FairDice.freshNonce())))) {
            SavedChance chance = SavedChance.Fair.promised(dice, nonces, broken);
            SavedGame other = copy(saved.rulesVersion(), chance, List.of(), Optional.empty(), 0);
            assertThatThrownBy(() -> Replay.of(other)).hasMessageContaining("is not the one it promised");
        }
    }

    private static List<Integer> hundredDice(SavedChance chance) throws ReplayException {
        KeyedChance dice = chance.open();
        return IntStream.range(0, 100).map(i -> dice.die("any")).boxed().toList();
    }

    @Test
    void promisesLeadToOtherDiceThanOpenNonces() throws ReplayException {
        FairDice dice = FairDice.fresh();
        Map<Side, String> nonces = Map.of(Side.REBEL, FairDice.freshNonce());
        Map<Side, String> promises = Map.of(Side.REBEL, FairDice.promise(nonces.get(Side.REBEL)));

        assertThat(hundredDice(SavedChance.Fair.promised(dice, nonces, promises)))
                .isNotEqualTo(hundredDice(SavedChance.Fair.of(dice, nonces)));
        assertThat(GameFile.toText(SavedChance.Fair.promised(dice, nonces, promises)))
                .contains("promises");
        assertThat(GameFile.toText(SavedChance.Fair.of(dice, nonces))).doesNotContain("promises");
    }

    /** Old games stay playable as long as they fit; when one does not, the reason includes the version. */
    @Test
    void otherRulesAreNamedWhenTheyMatter() throws ReplayException {
        SavedGame old = copy(2, saved.chance(), saved.journal(), saved.verdict(), saved.hash());
        assertThat(Replay.of(old).game().isOver()).isTrue();
        SavedGame unfit = copy(2, saved.chance(), saved.journal(), saved.verdict(), 1);
        assertThatThrownBy(() -> Replay.of(unfit))
                .hasMessageEndingWith(
                        "(it was played under rules version 2, this is version " + Game.RULES_VERSION + ")");
    }

    /** Positions were made of other things then; the hash of such a file says nothing today. */
    @Test
    void theHashOfTheFirstVersionIsNotCompared() throws ReplayException {
        SavedGame first = copy(1, saved.chance(), List.of(), Optional.empty(), 1);

        assertThat(Replay.isComparable(first)).isFalse();
        assertThat(Replay.of(first).game().hash()).isNotEqualTo(first.hash());
    }

    private static List<Entry> entry(int number, UnaryOperator<Entry.Played> change) {
        List<Entry> journal = new ArrayList<>(saved.journal());
        journal.set(number - 1, change.apply((Entry.Played) journal.get(number - 1)));
        return journal;
    }

    private static Entry.Played with(Entry.Played played, String action) {
        return new Entry.Played(played.number(), played.side(), played.question(), action);
    }

    private static AbstractThrowableAssert<?, ? extends Throwable> refused(List<Entry> journal) {
        SavedGame game = copy(saved.rulesVersion(), saved.chance(), journal, saved.verdict(), saved.hash());
        ThrowingCallable replay = () -> Replay.of(game);
        return assertThatThrownBy(replay).isInstanceOf(ReplayException.class);
    }

    private static SavedGame copy(
            int rules, SavedChance chance, List<Entry> journal, Optional<Verdict> verdict, long hash) {
        return new SavedGame(rules, saved.scenario(), saved.options(), chance, saved.players(), journal, verdict, hash);
    }

    @Test
    void whoGaveUpHasLost() throws Exception {
        Recording recording = Played.atRandom(Scenarios.FLIGHT_TO_EGRIX, new SavedChance.Seed(5), 20);
        recording.resign(Side.REBEL);

        SavedGame read = GameFile.fromText(GameFile.toText(recording.saved()));
        Replay replay = Replay.of(read);

        assertThat(replay.game().outcome())
                .get()
                .extracting(Verdict::winner, Verdict::reason)
                .containsExactly(Side.IMPERIAL, Verdict.Reason.RESIGNATION);
        assertThat(replay.story().getLast()).isInstanceOf(Event.GameEnded.class);
        assertThatThrownBy(() -> recording.follow(new Entry.Resigned(Side.IMPERIAL)))
                .hasMessage("entry 22: the game is over, nobody can give up any more");
    }

    @Test
    void otherDiceCanTakeOverOnTheWay() throws Exception {
        Recording before = Played.atRandom(Scenarios.VARU_POWDERKEG, new SavedChance.Seed(5), 40);
        Recording forked = before.copy();
        forked.changeDice(new SavedChance.Seed(6));
        Played.onward(forked);
        Played.onward(before);

        SavedGame read = GameFile.fromText(GameFile.toText(forked.saved()));

        assertThat(Replay.of(read).game().hash()).isEqualTo(forked.game().hash());
        assertThat(forked.game().hash()).isNotEqualTo(before.game().hash());
    }

    @Test
    void nothingCanBeTakenBackBeyondADiceChange() throws Exception {
        Recording recording = Played.atRandom(Scenarios.FLIGHT_TO_EGRIX, new SavedChance.Seed(5), 3);
        assertThat(recording.game().undoable(Side.IMPERIAL)).isPositive();

        recording.changeDice(new SavedChance.Seed(6));

        assertThat(recording.game().undoable(Side.IMPERIAL)).isZero();
    }

    @Test
    void aCopyGoesItsOwnWay() throws Exception {
        Recording recording = Played.atRandom(Scenarios.FLIGHT_TO_EGRIX, new SavedChance.Seed(5), 10);
        Recording copy = recording.copy();
        long before = recording.game().hash();

        Played.onward(copy);

        assertThat(recording.game().hash()).isEqualTo(before);
        assertThat(recording.entries()).isEqualTo(10);
    }

    @Test
    void anEntryReadsBackAsItWasWritten() throws Exception {
        SavedChance dice = SavedChance.Fair.of(FairDice.fresh(), Map.of(Side.REBEL, FairDice.freshNonce()));
        for (Entry entry : List.of(
                new Entry.Played(3, Side.REBEL, "MOVE", "fly:36"),
                new Entry.Back(1),
                new Entry.NewDice(new SavedChance.Seed(4)),
                new Entry.Resigned(Side.IMPERIAL))) {
            assertThat(GameFile.entryFromText(GameFile.toText(entry))).isEqualTo(entry);
        }
        assertThat(GameFile.toText(GameFile.chanceFromText(GameFile.toText(dice))))
                .isEqualTo(GameFile.toText(dice));
    }
}
