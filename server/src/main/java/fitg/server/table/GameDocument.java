package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.procedure.Scenario;
import fitg.rules.scenario.Scenarios;
import fitg.server.store.GameRow;
import fitg.server.store.SeatRow;
import fitg.server.view.OptionsDocument;
import fitg.server.view.VerdictDocument;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What everybody who has the address of a game may know of it. The time of the last change is not among it: it would
 * tell when somebody answered a question that others may not know of.
 *
 * @param origin new, rematch, fork or import; originGame the game it comes from
 * @param rematch whether somebody offers one, and the game it led to
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

    /** Fair dice: the promise from the start, the nonces once given, the secret when the game is over. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record DiceDocument(String commitment, Map<String, String> nonces, String secret, String salt) {}

    /** From a table that is already as old as the reader may see it. */
    public static GameDocument of(Table table) {
        GameRow game = table.game();
        boolean finished = table.isFinished();
        return new GameDocument(
                game.id(),
                game.scenario(),
                title(table),
                OptionsDocument.of(GameOptions.read(game.options())),
                word(table.status()),
                game.createdAt(),
                seats(table),
                game.spectators(),
                game.spectatorDelay(),
                game.origin(),
                game.originGame(),
                table.hasBegun() ? table.play().turn() : null,
                waitingFor(table),
                finished ? table.play().outcome().map(VerdictDocument::of).orElse(null) : null,
                finished ? rematch(game) : null,
                dice(table, finished),
                table.publicMisfit());
    }

    private static String title(Table table) {
        return Scenarios.named(table.game().scenario())
                .map(Scenario::title)
                .orElse(table.game().scenario());
    }

    private static Map<String, SeatDocument> seats(Table table) {
        Map<String, SeatDocument> seats = new LinkedHashMap<>();
        table.seats().forEach((side, seat) -> seats.put(word(side), seat(seat)));
        return seats;
    }

    private static SeatDocument seat(SeatRow seat) {
        return new SeatDocument(
                word(seat.kind()),
                seat.level(),
                ComputerDocument.in(seat.level()),
                seat.name(),
                seat.joinedAt() != null,
                seat.inviteHash() != null);
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
        Map<String, String> nonces = new LinkedHashMap<>();
        Rebuilding.nonces(table.seats()).forEach((side, nonce) -> nonces.put(word(side), nonce));
        GameRow game = table.game();
        return new DiceDocument(
                game.commitment(), nonces, finished ? game.secret() : null, finished ? game.salt() : null);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
