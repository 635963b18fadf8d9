package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.order.Order;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.server.view.OfferedOrder.Until;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A standing order of a seat that holds now. Nobody else can see it.")
public record OrderDocument(
        @Says("The name of the order in the address.") String kind,
        @Says("The key of the answer that is given.") String answer,
        Until until,
        @Says("What was ordered, in words.") String text,

        @Says("Below these odds `otherwise` is answered.") @Maybe @Least(0) @Most(1)
        Double below,

        @Says("The answer below the limit.") @Maybe String otherwise) {

    static OrderDocument of(Order order) {
        return new OrderDocument(
                order.kind(),
                order.answer(),
                Until.valueOf(order.until().name()),
                order.text(),
                order.below(),
                order.otherwise());
    }
}
