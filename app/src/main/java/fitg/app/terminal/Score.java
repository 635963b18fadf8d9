package fitg.app.terminal;

import fitg.play.PlayerView;
import fitg.play.words.ScoreSheet;
import java.util.ArrayList;
import java.util.List;

/** The Rebel victory points item by item, and how many are enough. */
final class Score {

    private Score() {}

    static List<String> lines(PlayerView view) {
        List<String> lines = new ArrayList<>();
        ScoreSheet.items(view).forEach(item -> lines.add(String.format("  %+3d  %s", item.points(), item.what())));
        lines.add(String.format(
                "  %3d  Rebel victory points; enough to win are %s",
                view.points(), ScoreSheet.enough(view.scenario())));
        return lines;
    }
}
