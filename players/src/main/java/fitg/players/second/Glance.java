package fitg.players.second;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import java.util.List;

/** What can be said of a position of 2002 without thinking it through: for whoever looks at many of them. */
public final class Glance {

    private Glance() {}

    /** The chance of the Rebels to win. */
    public static double ofRebels(PlayerView view) {
        return Outlook.of(view).judge(Temperament.STEADY, Side.REBEL).ofRebels(view);
    }

    /** By rule of thumb. */
    public static Action best(PlayerView view, Decision decision) {
        return decision.actions().size() == 1 ? decision.actions().getFirst() : new Thumb(view, decision).best();
    }

    /** Every answer by rule of thumb, the best first. */
    public static List<Advice.Option> options(PlayerView view, Decision decision) {
        Thumb thumb = new Thumb(view, decision);
        return Advice.sorted(decision.actions().stream()
                .map(action -> new Advice.Option(action, thumb.worth(action)))
                .toList());
    }
}
