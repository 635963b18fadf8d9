package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.procedure.Action.Piece;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import fitg.state.Holder;
import fitg.state.province.Supply;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A spaceship in play, or lost for good.")
public record ShipDocument(
        @Says("As in the action keys.") String key,
        String name,
        @Is(Side.class) String side,

        @OneOf({"environ", "orbit", "drift", "space", "lost"})
        String place,

        @Says("When `place` is `environ`.") @Maybe Integer environ,

        @Says("The key of the place when `place` is `orbit` or `drift`, or of the star from which it comes.") @Maybe
        String at,

        @Says("Absent if nobody has it.") @Maybe PieceDocument holder,

        @Says("In games in which ships can be damaged.") @Maybe
        Boolean damaged,

        @Says("Numbers of the characters in it, in games of the second edition.") @Maybe
        List<Integer> aboard,

        @Says("The starship it is docked to, in games of the second edition.") @Maybe
        PieceDocument dockedTo) {

    static ShipDocument of(PlayerView view, Spaceship ship) {
        int at = view.gear().shipAt(ship.index());
        Company company = view.further(Theatre.class) == null ? null : Theatre.company(view);
        return new ShipDocument(
                Printed.ship(ship.index()),
                Names.ship(ship.index()),
                Printed.side(ship.side()),
                at == Place.OUT_OF_GAME ? "lost" : Whereabouts.word(view, at),
                Whereabouts.environ(view, at),
                Whereabouts.beyond(view, at),
                PieceDocument.holder(view.gear().shipHolder(ship.index())),
                damaged(view, company, ship),
                company == null ? null : Printed.characters(company.aboardSpaceship(ship.index())),
                dockedTo(view, company, ship));
    }

    private static Boolean damaged(PlayerView view, Company company, Spaceship ship) {
        if (company != null) {
            return Printed.holds(company.damagedShips(), ship.index());
        }
        return Supply.isKept(view) ? Supply.of(view).isDamaged(ship.index()) : null;
    }

    private static PieceDocument dockedTo(PlayerView view, Company company, Spaceship ship) {
        int starship = company == null ? Holder.NOBODY : company.dockedTo(ship.index());
        return starship < 0 ? null : PieceDocument.of(Piece.COUNTER, starship, Printed.names(view));
    }
}
