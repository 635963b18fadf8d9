package fitg.server.view;

import fitg.play.PlayerView;
import fitg.server.view.OfferedOrder.Until;

/** When an order is over, as a text that then changes. All of it lies open to both sides. */
public final class Scope {

    private Scope() {}

    public static String of(PlayerView view, Until until) {
        String turn = view.turn().number() + " " + view.turn().phasing();
        return switch (until) {
            case GAME -> "";
            case TURN -> turn;
            case PLACE -> turn + " " + view.turn().segment();
        };
    }
}
