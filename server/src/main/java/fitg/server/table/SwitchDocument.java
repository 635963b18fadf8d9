package fitg.server.table;

import fitg.play.order.StandingOrders;
import fitg.play.order.UsualOrder;
import fitg.server.shape.Called;
import fitg.server.shape.Says;

@Says("One of the usual orders: answers that most players would give, as one switch.")
@Called("OrderSwitch")
public record SwitchDocument(
        String id,

        @Says("What the switch says.") String text,

        @Says("What it answers.") String does,

        @Says("What it leaves to the player.") String never,

        @Says("Whether it answers now.") boolean on) {

    static SwitchDocument of(UsualOrder order, StandingOrders orders) {
        boolean on = orders.usual() && !orders.off().contains(order.id());
        return new SwitchDocument(order.id(), order.text(), order.does(), order.never(), on);
    }
}
