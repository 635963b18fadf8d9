package fitg.app.terminal;

import fitg.play.Decision;
import fitg.play.PlayerView;
import java.util.List;
import org.jline.utils.AttributedString;

/** Decides when a board is due: a player should not have to ask for it, nor see it at every step of a fight. */
final class BoardWatch {

    /** Lines wanted beside the board for news and answers; in a lower window the board is drawn less often. */
    private static final int BESIDES = 12;

    private final Screen screen;
    private String shown = "";
    private String segmentShown = "";

    BoardWatch(Screen screen) {
        this.screen = screen;
    }

    /** On paper and in a low window the board comes once a segment; in a high one whenever it has changed. */
    boolean due(PlayerView view, Decision decision) {
        if (!segment(view).equals(segmentShown)) {
            return true;
        }
        List<AttributedString> board = lines(view);
        boolean room = screen.live() && screen.height() >= board.size() + BESIDES;
        return room
                && opensAnAct(decision)
                && view.battle().isEmpty()
                && !text(board).equals(shown);
    }

    void show(PlayerView view) {
        List<AttributedString> board = lines(view);
        shown = text(board);
        segmentShown = segment(view);
        screen.print("");
        board.forEach(screen::print);
    }

    void forget() {
        shown = "";
        segmentShown = "";
    }

    private static boolean opensAnAct(Decision decision) {
        return switch (decision.question().point()) {
            case "D6", "D11", "D14", "D15", "D16", "D17", "D18", "D23", "D24", "D25", "D26", "D27", "D31" -> false;
            default -> !decision.question().continuesAct();
        };
    }

    private List<AttributedString> lines(PlayerView view) {
        return Board.draw(view, screen.glyphs(), screen.width());
    }

    /** Where the question points to is no change of the board. */
    private String text(List<AttributedString> board) {
        return board.toString().replace(screen.glyphs().here(), " ");
    }

    private static String segment(PlayerView view) {
        return view.turn().number() + " " + view.turn().phasing() + " "
                + view.turn().segment();
    }
}
