package fitg.server.http;

import fitg.content.Edition;
import fitg.content.Side;
import fitg.server.shape.By;
import fitg.server.shape.Called;
import fitg.server.shape.Either;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Matching;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import fitg.server.shape.Texts;
import fitg.server.view.OptionsDocument;
import java.util.List;
import java.util.Map;

/** The file of a game, which {@code fitg.saves} reads and writes as a tree; these records only say what it looks like. */
@Says("A game as a file, with everything it follows from. `fitg verify` checks it.")
@Called("SavedGame")
record SavedGameShape(
        @OneOf("fitg-game") String format,
        @Least(1) int formatVersion,
        int rulesVersion,
        String scenario,

        @Says("Absent in games of the first edition.") @Maybe @Is(Edition.class)
        String edition,

        OptionsDocument options,
        Chance chance,
        @By(Side.class) Map<String, String> players,
        List<Entry> journal,
        boolean finished,
        @Maybe Verdict verdict,

        @Says("Of the position after the last entry.") @Matching("^[0-9a-f]{16}$")
        String hash,

        @Says("Put in by a browser that saved the game; servers pass it over.") @Maybe
        Evidence evidence) {

    @Says("What a player's browser was told of the dice before it showed its nonce. `fitg verify` compares.")
    @Called("DiceEvidence")
    record Evidence(
            @Says("How the game came about, as in Game.") String origin,
            String commitment,
            @By(Side.class) @Is(Texts.Promised.class) Map<String, String> promises) {}

    @Says("How a saved game ended: as in Verdict, with the reason in capitals.")
    @Called("SavedVerdict")
    record Verdict(
            @Is(Side.class) String winner,

            @OneOf(namesOf = fitg.procedure.Verdict.Reason.class)
            String reason,

            int points) {}

    @Says("Where the dice come from: a plain seed, or fair dice.")
    @Called("SavedChance")
    @Either({Seed.class, FairDice.class})
    record Chance() {}

    private record Seed(long seed) {}

    private record FairDice(
            String commitment,
            @Maybe String secret,
            @Maybe String salt,

            @Says("Absent in games from before nonces were promised.") @Maybe @By(Side.class) @Is(Texts.Promised.class)
            Map<String, String> promises,

            @By(Side.class) @Is(Texts.Nonce.class) Map<String, String> nonces) {}

    @Says("One line of a saved game.")
    @Called("JournalEntry")
    @Either({Taken.class, Back.class, NewDice.class, Resigned.class})
    record Entry() {}

    @Says("An action: how many stood before it, whose decision, which question, which answer.")
    private record Taken(
            @Least(0) int number, @Is(Side.class) String side, String question, String action) {}

    @Says("Actions were taken back until this many stood.")
    private record Back(@Least(0) int back) {}

    @Says("From here on the dice come from elsewhere.")
    private record NewDice(Chance dice) {}

    @Says("This side gave up.")
    private record Resigned(@Is(Side.class) String resigned) {}
}
