package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.PieceSet;
import fitg.play.PlayerView;
import fitg.procedure.Action.Piece;
import fitg.rules.force.second.Fighters;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("How a character of the second edition fares, with the factors as they stand.")
public record ConditionDocument(
        @Least(0) int attack,
        @Least(0) int endurance,
        @Least(0) int navigation,

        @Says("Since the last interphase or since he was wounded.") @Least(0)
        int hits,

        @Says("Of the fight under way.") @Least(0) int stunHits,
        boolean wounded,
        boolean stunned,
        @Says("The starship or spaceship he is in.") @Maybe PieceDocument aboard,
        @Says("Keys of the escorts who go with him.") List<String> escorts) {

    /** Null in games that know no such thing. */
    static ConditionDocument of(PlayerView view, int character) {
        return view.further(Theatre.class) == null ? null : of(view, Theatre.company(view), character);
    }

    private static ConditionDocument of(PlayerView view, Company company, int character) {
        return new ConditionDocument(
                Fighters.attack(view, character),
                Fighters.endurance(view, character),
                Fighters.navigation(view, character),
                company.hits(character),
                company.stunHits(character),
                Printed.holds(company.wounded(), character),
                Printed.holds(company.stunned(), character),
                aboard(view, company, character),
                Printed.each(company.escorts(PieceSet.only(character)), Printed::fighter));
    }

    private static PieceDocument aboard(PlayerView view, Company company, int character) {
        int starship = company.starshipOf(character);
        if (starship >= 0) {
            return PieceDocument.of(Piece.COUNTER, starship, Printed.names(view));
        }
        int ship = company.spaceshipOf(character);
        return ship >= 0 ? PieceDocument.of(Piece.SHIP, ship) : null;
    }
}
