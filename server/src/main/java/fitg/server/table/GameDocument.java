package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.server.store.GameRow;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import fitg.server.view.OptionsDocument;
import fitg.server.view.VerdictDocument;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What everybody who has the address of a game may know of it. The time of the last change is not among it: it would
 * tell when somebody answered a question that others may not know of.
 *
 * @param origin new, rematch, fork or import; originGame the game it comes from
 * @param rematch whether somebody offers one, and the game it led to
 * @param removalWish who wishes the game removed; the other must wish it too
 * @param misfit why the game cannot go on under the rules of this server
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GameDocument(
        String id,
        String scenario,
        String title,
        OptionsDocument options,
        String status,
        long createdAt,
        Map<String, SeatDocument> seats,
        boolean spectators,
        int spectatorDelay,
        String origin,
        String originGame,
        Integer turn,
        String waitingFor,
        VerdictDocument verdict,
        RematchDocument rematch,
        DiceDocument dice,
        String removalWish,
        String misfit) {

    /**
     * @param computer who the computer player is; absent for people
     * @param joined whether the person has sat down
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SeatDocument(
            String kind, String level, ComputerDocument computer, String name, boolean joined, boolean invited) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record RematchDocument(String offeredBy, String game) {}

    /**
     * Fair dice: the commitment from the start, the promises as they come, the nonces when all are there, the secret when
     * the game is over.
     *
     * @param missing the sides whose nonce is due, because everybody has promised his
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record DiceDocument(
            String commitment,
            Map<String, String> promises,
            List<String> missing,
            Map<String, String> nonces,
            String secret,
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
     * The same of a game that nobody has played again, from what its row says; empty if the row does not say enough. For
     * lists: whoever asks for a hundred games must not have them all played again.
     */
    public static Optional<GameDocument> listed(GameRow game, Map<Side, SeatRow> seats) {
        boolean begun = game.status() != Status.WAITING;
        boolean finished = game.status() == Status.FINISHED;
        if (begun && game.turn() == null || game.unfit() != null) {
            return Optional.empty();
        }
        Table row = new Table(game, seats, null, Times.NONE, game.revision(), game.lines(), null);
        return Optional.of(new GameDocument(
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
                null));
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

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
