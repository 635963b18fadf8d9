package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Place;
import fitg.content.Spaceship;
import fitg.play.Names;
import fitg.play.PlayerView;

/**
 * A spaceship in play, or lost for good.
 *
 * @param place "environ", "space" or "lost"
 * @param environ only with the first of these
 * @param holder absent if nobody has it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ShipDocument(String key, String name, String side, String place, Integer environ, PieceDocument holder) {

    static ShipDocument of(PlayerView view, Spaceship ship) {
        int at = view.gear().shipAt(ship.index());
        return new ShipDocument(
                Printed.ship(ship.index()),
                Names.ship(ship.index()),
                Printed.side(ship.side()),
                place(at),
                at < 0 ? null : Printed.environ(at),
                PieceDocument.holder(view.gear().shipHolder(ship.index())));
    }

    private static String place(int at) {
        return switch (at) {
            case Place.SPACE -> "space";
            case Place.OUT_OF_GAME -> "lost";
            default -> "environ";
        };
    }
}
