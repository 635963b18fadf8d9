package fitg.server.secrecy;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.saves.GameFile;
import fitg.saves.SavedGame.Entry;
import fitg.server.store.GameRow;
import fitg.server.store.JournalEntry;
import fitg.server.store.NewGame;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import fitg.server.table.SeatLink;
import java.util.ArrayList;
import java.util.List;

/** A running game between two people of which everything is known beforehand: id, links, dice and times. */
public final class PreparedGame {

    static final long TIME = 1_000_000;

    private final String id;
    private final String scenario;
    private final FairDice dice;

    private PreparedGame(String id, String scenario, FairDice dice) {
        this.id = id;
        this.scenario = scenario;
        this.dice = dice;
    }

    public static PreparedGame of(String scenario, String name, long seed) {
        String id = "%s-%012x".formatted(name, seed);
        return new PreparedGame(id, scenario, FairDice.of("%064x".formatted(seed), "%064x".formatted(seed + 1000)));
    }

    public String id() {
        return id;
    }

    FairDice dice() {
        return dice;
    }

    public String token(Side side) {
        return "link-of-" + side + "-" + id;
    }

    /** Null for an onlooker, who needs none. */
    String token(Viewer viewer) {
        return switch (viewer) {
            case REBEL -> token(Side.REBEL);
            case IMPERIAL -> token(Side.IMPERIAL);
            case SPECTATOR -> null;
        };
    }

    public NewGame rows() {
        return rows(List.of());
    }

    /** With a story that the server will find. */
    NewGame rows(List<Entry> story) {
        List<JournalEntry> journal = new ArrayList<>();
        story.forEach(entry -> journal.add(new JournalEntry(journal.size(), TIME, GameFile.toText(entry))));
        return new NewGame(row(), List.of(seat(Side.REBEL), seat(Side.IMPERIAL)), journal);
    }

    private SeatRow seat(Side side) {
        String nonce = "%032x".formatted(side.ordinal());
        byte[] link = SeatLink.hash(token(side));
        return new SeatRow(
                id, side, SeatKind.HUMAN, null, side.name(), link, null, nonce, TIME, 0, null, null, false, null);
    }

    private GameRow row() {
        return new GameRow(
                id,
                TIME,
                TIME,
                Status.RUNNING,
                scenario,
                "{\"worstDetection\":false}",
                Game.RULES_VERSION,
                dice.commitment(),
                dice.secret(),
                dice.salt(),
                null,
                0,
                true,
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
    }
}
