package fitg.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Scenarios;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a player was told of the dice against the dice that were rolled in the end. */
class EvidenceTest {

    private final FairDice dice = FairDice.fresh();
    private final String ada = FairDice.freshNonce();
    private final String grace = FairDice.freshNonce();
    private final Evidence evidence = new Evidence("new", dice.commitment(), promises(ada, grace));

    private static Map<Side, String> promises(String ada, String grace) {
        return Map.of(Side.REBEL, FairDice.promise(ada), Side.IMPERIAL, FairDice.promise(grace));
    }

    private static SavedGame played(FairDice dice, String ada, String grace) throws ReplayException {
        SavedChance chance =
                SavedChance.Fair.promised(dice, Map.of(Side.REBEL, ada, Side.IMPERIAL, grace), promises(ada, grace));
        return Played.atRandom(Scenarios.FLIGHT_TO_EGRIX, chance, 5).saved();
    }

    @Test
    void diceAsPromisedKeepIt() throws ReplayException {
        SavedGame game = played(dice, ada, grace);

        assertThatCode(() -> evidence.requireKeptBy(game)).doesNotThrowAnyException();
    }

    /** The attack: the host has seen Grace's nonce, and writes another promise of his own into his database. */
    @Test
    void aPromiseThatWasSwappedDoesNot() throws ReplayException {
        SavedGame game = played(dice, FairDice.freshNonce(), grace);

        assertThat(Replay.of(game).game().hash())
                .as("every nonce keeps its promise")
                .isEqualTo(game.hash());
        assertThatThrownBy(() -> evidence.requireKeptBy(game))
                .hasMessage(
                        "the promise of the Rebel seat is not the one that the player was told before he showed his nonce");
    }

    @Test
    void whatThePlayerHimselfPromisedCannotBeSwappedEither() throws ReplayException {
        SavedGame game = played(dice, ada, FairDice.freshNonce());

        assertThatThrownBy(() -> evidence.requireKeptBy(game))
                .hasMessageStartingWith("the promise of the Imperial seat");
    }

    @Test
    void norCanTheSecret() throws ReplayException {
        SavedGame game = played(FairDice.fresh(), ada, grace);

        assertThatThrownBy(() -> evidence.requireKeptBy(game))
                .hasMessage("the commitment to the dice is not the one that the player was told");
    }

    @Test
    void aGameThatBeganAnewRollsNoOtherDiceBefore() throws ReplayException {
        SavedGame game = changing(
                played(FairDice.fresh(), ada, grace), played(dice, ada, grace).chance());

        assertThatThrownBy(() -> evidence.requireKeptBy(game)).hasMessageEndingWith("they change in mid-game");
    }

    @Test
    void ofAForkTheDiceItGoesOnWithAreTheOnes() throws ReplayException {
        SavedGame game = changing(
                played(FairDice.fresh(), ada, grace), played(dice, ada, grace).chance());
        Evidence ofFork = new Evidence("fork", evidence.commitment(), evidence.promises());

        assertThatCode(() -> ofFork.requireKeptBy(game)).doesNotThrowAnyException();
    }

    private static SavedGame changing(SavedGame game, SavedChance after) {
        List<Entry> journal = new ArrayList<>(game.journal());
        journal.add(new Entry.NewDice(after));
        return new SavedGame(
                game.rulesVersion(),
                game.scenario(),
                game.options(),
                game.chance(),
                game.players(),
                journal,
                game.verdict(),
                game.hash());
    }
}
