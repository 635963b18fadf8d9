package fitg.server.store;

import fitg.content.Side;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/** Games and entries to store. */
final class Examples {

    private Examples() {}

    static String newId() {
        return UUID.randomUUID().toString();
    }

    static byte[] hash(String text) {
        return text.getBytes();
    }

    static GameRow game(String id, Status status, long at, boolean computerToMove) {
        return new GameRow(
                id,
                at,
                at,
                status,
                "flight-to-egrix",
                "{}",
                1,
                "promise",
                "secret",
                "salt",
                null,
                0,
                true,
                3,
                "new",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                computerToMove,
                0,
                0,
                0,
                1,
                null,
                null,
                null);
    }

    static SeatRow human(String game, Side side) {
        return new SeatRow(
                game,
                side,
                SeatKind.HUMAN,
                null,
                "Anna Ørsted",
                hash(game + side),
                null,
                "nonce",
                5L,
                0,
                null,
                null,
                false,
                "{}");
    }

    static SeatRow open(String game, Side side) {
        return new SeatRow(
                game,
                side,
                SeatKind.OPEN,
                null,
                null,
                null,
                hash("invite" + game),
                null,
                null,
                0,
                null,
                null,
                false,
                null);
    }

    static List<JournalEntry> entries(int first, int count) {
        return IntStream.range(first, first + count)
                .mapToObj(number -> new JournalEntry(number, 10L, "{\"entry\":" + number + "}"))
                .toList();
    }

    static NewGame newGame(String id, int entries) {
        return newGame(game(id, Status.RUNNING, 10, false), entries);
    }

    static NewGame newGame(GameRow game, int entries) {
        return new NewGame(
                game, List.of(open(game.id(), Side.IMPERIAL), human(game.id(), Side.REBEL)), entries(0, entries));
    }

    static Append append(String id, int expected, int count) {
        return append(id, expected, entries(expected, count));
    }

    static Append append(String id, int expected, long at) {
        return append(id, expected, List.of(new JournalEntry(expected, at, "{\"entry\":" + expected + "}")));
    }

    static Append append(String id, int expected, List<JournalEntry> entries) {
        return new Append(
                id,
                expected,
                null,
                entries,
                50,
                Status.RUNNING,
                null,
                null,
                null,
                false,
                null,
                new Standing(1, Side.REBEL),
                List.of());
    }
}
