package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import fitg.play.order.FightOrder;
import fitg.procedure.Action.Piece;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.server.view.PieceDocument;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("How the seat goes on in the fights of a place, until the step is over. Nobody else can see it.")
@Called("FightOrder")
public record FightDocument(
        PieceDocument place,
        Press press,

        @Says("It leaves off below these odds; absent where it goes by none.") @Maybe @Least(0) @Most(1)
        Double below,

        @Says("Whether it rather takes prisoners than kills; absent where one is asked.") @Maybe
        Boolean prisoners) {

    /** When a side leaves off. */
    @Says(
            "When to leave off: never, when it is worse than even, when the odds are below a limit, or when half of those who were there"
                    + " are lost.")
    @Called("FightPress")
    public enum Press {
        @JsonProperty("end")
        END,
        @JsonProperty("even")
        EVEN,
        @JsonProperty("odds")
        ODDS,
        @JsonProperty("half")
        HALF
    }

    static FightDocument of(FightOrder order) {
        return new FightDocument(
                PieceDocument.of(Piece.PLACE, order.place()),
                Press.valueOf(order.press().name()),
                order.below(),
                order.prisoners());
    }
}
