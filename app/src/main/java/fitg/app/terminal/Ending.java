package fitg.app.terminal;

import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.play.words.ScoreSheet;
import fitg.procedure.Verdict;
import java.util.List;
import java.util.Locale;

/** The end of a game: the last news, the last board, the verdict and how it came about. */
final class Ending {

    private Ending() {}

    /** The news are those the viewer has not heard yet; the board is open to everybody. */
    static void tell(Screen screen, Game game, List<String> news) {
        news.forEach(screen::say);
        PlayerView view = game.viewFor(Viewer.SPECTATOR);
        screen.print("");
        Board.draw(view, screen.glyphs(), screen.width()).forEach(screen::print);
        screen.print("");
        Verdict verdict = game.outcome().orElseThrow();
        screen.print(Style.of(verdict.winner())
                .ink("THE " + Names.side(verdict.winner()).toUpperCase(Locale.ROOT) + " PLAYER WINS"));
        screen.say(reason(verdict, view));
        Score.lines(view).forEach(screen::print);
    }

    private static String reason(Verdict verdict, PlayerView view) {
        return switch (verdict.reason()) {
            case INSTANT_VICTORY ->
                "The goal of the scenario was reached in turn " + view.turn().number()
                        + ", so the points do not matter.";
            case POINTS ->
                "The points decide in turn " + view.turn().number() + ": the rebels have " + verdict.points()
                        + ", and enough were " + ScoreSheet.enough(view.scenario()) + ".";
            case RESIGNATION ->
                "The other player gave up in turn " + view.turn().number() + ".";
        };
    }
}
