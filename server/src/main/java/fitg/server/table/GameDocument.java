package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.server.shape.By;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Matching;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import fitg.server.shape.Texts;
import fitg.server.store.GameRow;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import fitg.server.view.OptionsDocument;
import fitg.server.view.VerdictDocument;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What everybody who has the address of a game may know of it. The time of the last change is not among it: it would
 * tell when somebody answered a question that others may not know of.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("What everybody who may look at a game knows of it.")
public record GameDocument(
        @Is(Texts.GameId.class) String id,
        String scenario,
        String title,
        OptionsDocument options,

        @Says("`waiting` until every person has sat down.") @Is(Status.class)
        String status,

        @Says("Milliseconds since 1970, UTC.") long createdAt,
        @By(value = Side.class, every = true) Map<String, SeatDocument> seats,
        boolean spectators,
        @Says("Seconds.") @Least(0) int spectatorDelay,

        @OneOf({"new", "rematch", "fork", "import", "position"})
        String origin,

        @Says("The game a rematch or a fork comes from.") @Maybe @Is(Texts.GameId.class)
        String originGame,

        @Says("The game-turn, once the game has begun.") @Maybe @Least(1)
        Integer turn,

        @Says("Whose decision it is, while the game runs.") @Maybe @Is(Side.class)
        String waitingFor,

        @Says("When the game is over.") @Maybe VerdictDocument verdict,

        @Says("After the game, when a rematch was offered.") @Maybe
        RematchDocument rematch,

        DiceDocument dice,

        @Says("Who wishes the game removed; the other must wish it too.") @Maybe @Is(Side.class)
        String removalWish,

        @Says("Why the game cannot go on: its actions do not fit the rules of this server.") @Maybe
        String misfit) {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A seat of a game.")
    public record SeatDocument(
            @Is(SeatKind.class) String kind,
            @Says("The level of a computer player.") @Maybe String level,

            @Says("Who the computer player is. Absent for people, and for a level this server knows no more.") @Maybe
            ComputerDocument computer,

            @Maybe String name,

            @Says("Whether the person has sat down. Always false for a computer.")
            boolean joined,

            @Says("Whether an invitation to this seat is out.")
            boolean invited) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A rematch that was offered after the game.")
    @Called("RematchOffer")
    public record RematchDocument(
            @Is(Side.class) String offeredBy,

            @Says("The new game, once the offer was accepted.") @Maybe @Is(Texts.GameId.class)
            String game) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("The fair dice of a game.")
    public record DiceDocument(
            @Says("SHA-256 of secret and salt, published when the game was created.") @Matching("^[0-9a-f]{64}$")
            String commitment,

            @Says("What each person has promised to add; absent while nobody has.")
            @Maybe
            @By(Side.class)
            @Is(Texts.Promised.class)
            Map<String, String> promises,

            @Says("Whose nonce is due, because everybody has promised his; absent otherwise.") @Maybe @Is(Side.class)
            List<String> missing,

            @Says("What each person added, once all are there.") @By(Side.class) @Is(Texts.Nonce.class)
            Map<String, String> nonces,

            @Says("Only when the game is over.") @Maybe @Matching("^[0-9a-f]{64}$")
            String secret,

            @Says("Only when the game is over.") @Maybe @Matching("^[0-9a-f]{64}$")
            String salt) {}

    /** From a table that is already as old as the reader may see it. */
    public static GameDocument of(Table table) {
        GameRow game = table.game();
        boolean finished = table.isFinished();
        return new GameDocument(
                game.id(),
                game.scenario(),
                title(game),
                OptionsDocument.of(GameOptions.read(game.options())),
                word(table.status()),
                game.createdAt(),
                seats(table.seats()),
                game.spectators(),
                game.spectatorDelay(),
                game.origin(),
                game.originGame(),
                table.hasBegun() ? table.play().turn() : null,
                waitingFor(table),
                finished ? table.play().outcome().map(VerdictDocument::of).orElse(null) : null,
                finished ? rematch(game) : null,
                dice(table, finished),
                game.removalWish() == null ? null : word(game.removalWish()),
                table.publicMisfit());
    }

    /**
     * The same of a game that nobody has played again, from what its row says. For lists: whoever asks for a hundred games
     * must not have them all played again. Of a game begun under an earlier version its row may not say where it stands.
     */
    public static GameDocument listed(GameRow game, Map<Side, SeatRow> seats) {
        boolean begun = game.status() != Status.WAITING;
        boolean finished = game.status() == Status.FINISHED;
        Table row = new Table(game, seats, null, Times.NONE, game.revision(), game.lines(), game.unfit());
        return new GameDocument(
                game.id(),
                game.scenario(),
                title(game),
                OptionsDocument.of(GameOptions.read(game.options())),
                word(game.status()),
                game.createdAt(),
                seats(seats),
                game.spectators(),
                game.spectatorDelay(),
                game.origin(),
                game.originGame(),
                begun ? game.turn() : null,
                begun && game.waitingFor() != null ? word(game.waitingFor()) : null,
                finished ? VerdictDocument.of(verdict(game)) : null,
                finished ? rematch(game) : null,
                dice(row, finished),
                game.removalWish() == null ? null : word(game.removalWish()),
                row.publicMisfit());
    }

    private static Verdict verdict(GameRow game) {
        return new Verdict(game.winner(), Verdict.Reason.valueOf(game.reason()), game.points());
    }

    private static String title(GameRow game) {
        return Scenarios.named(game.scenario()).map(Scenario::title).orElse(game.scenario());
    }

    private static Map<String, SeatDocument> seats(Map<Side, SeatRow> rows) {
        Map<String, SeatDocument> seats = new LinkedHashMap<>();
        rows.forEach((side, seat) -> seats.put(word(side), seat(seat)));
        return seats;
    }

    private static SeatDocument seat(SeatRow seat) {
        return new SeatDocument(
                word(seat.kind()),
                seat.level(),
                ComputerDocument.in(seat.level()),
                seat.name(),
                seat.joinedAt() != null,
                seat.inviteHash() != null && !seat.unproved());
    }

    private static String waitingFor(Table table) {
        return table.hasBegun()
                ? table.play().pending().map(decision -> word(decision.side())).orElse(null)
                : null;
    }

    private static RematchDocument rematch(GameRow game) {
        return game.rematchOffer() == null && game.rematchGame() == null
                ? null
                : new RematchDocument(
                        game.rematchOffer() == null ? null : word(game.rematchOffer()), game.rematchGame());
    }

    private static DiceDocument dice(Table table, boolean finished) {
        GameRow game = table.game();
        List<Side> due = DiceParts.due(table);
        Map<Side, String> promises = Rebuilding.known(table.seats(), SeatRow::promise);
        return new DiceDocument(
                game.commitment(),
                promises.isEmpty() ? null : words(promises),
                due.isEmpty() ? null : due.stream().map(GameDocument::word).toList(),
                words(DiceParts.shown(table)),
                finished ? game.secret() : null,
                finished ? game.salt() : null);
    }

    private static Map<String, String> words(Map<Side, String> bySide) {
        Map<String, String> named = new LinkedHashMap<>();
        bySide.forEach((side, text) -> named.put(word(side), text));
        return named;
    }

    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
