package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import fitg.play.order.Offer;
import fitg.server.shape.Called;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "A standing order that this question can get. Send `answer` to `PUT /orders/{kind}`; another `until` and, where there is an"
                + " `otherwise`, a limit (`below`) may be added.")
@Called("OfferedOrder")
public record OfferedOrder(
        @Says("The name of the order in the address: the question, or `routine`.")
        String kind,

        @Says("The key of the answer; one that ends in a colon means the first answer of its kind.")
        String answer,

        Until until,

        @Says("What the button says.") String text,

        @Says(
                "The answer to give instead while the odds are below a limit that the player names; absent where there are no"
                        + " odds to go by.")
        @Maybe
        String otherwise) {

    static OfferedOrder of(Offer offer) {
        return new OfferedOrder(
                offer.kind(), offer.answer(), Until.valueOf(offer.until().name()), offer.text(), offer.otherwise());
    }

    /** How long an order holds. */
    @Says("How long an order holds: the whole game, this player-turn, or this place in this segment (a fight).")
    @Called("OrderUntil")
    public enum Until {
        @JsonProperty("game")
        GAME,
        @JsonProperty("turn")
        TURN,
        @JsonProperty("place")
        PLACE
    }
}
