package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A spaceship in play, or lost for good.")
public record ShipDocument(
        @Says("As in the action keys.") String key,
        String name,
        @Is(Side.class) String side,
        @OneOf({"environ", "space", "lost"}) String place,
        @Says("When `place` is `environ`.") @Maybe Integer environ,
        @Says("Absent if nobody has it.") @Maybe PieceDocument holder) {

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
