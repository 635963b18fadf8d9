package fitg.server.http;

import fitg.play.order.FightOrder;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.server.table.FightDocument.Press;
import fitg.server.table.Ordering;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import fitg.server.view.OfferedOrder.Until;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** What requests about standing orders bring. */
final class OrderBodies {

    private OrderBodies() {}

    @Says("The usual orders hold from now on, but for some.")
    @Called("UsualOrders")
    record UsualOrders(
            @Says("The `id`s of those that are switched off.")
            List<String> off,

            @Says("What the client called its socket: then the answer tells what the socket would have.")
            @Maybe(orNull = true)
            String socket) {
        UsualOrders {
            if (off == null || off.size() > Bodies.MOST_KEYS || off.stream().anyMatch(Objects::isNull)) {
                throw new Refusal(Kind.MALFORMED, "The field off must be a list of names of usual orders.");
            }
            Bodies.requireSocket(socket);
        }

        Set<String> switchedOff() {
            return Set.copyOf(off);
        }
    }

    @Says("A standing order.")
    @Called("NewOrder")
    record Order(
            @Says("The `answer` of one of the orders that were offered with the question.")
            String answer,

            @Says("How long it holds; as it was offered, if it is not said.") @Maybe
            Until until,

            @Says("Below these odds the `otherwise` of the offered order is answered.") @Maybe @Least(0) @Most(1)
            Double below,

            @Says("What the client called its socket: then the answer tells what the socket would have.")
            @Maybe(orNull = true)
            String socket) {
        Order {
            if (answer == null) {
                throw new Refusal(Kind.MALFORMED, "The field answer is missing.");
            }
            if (below != null && !(below >= 0 && below <= 1)) {
                throw new Refusal(Kind.MALFORMED, "The field below must be a number from 0 to 1.");
            }
            Bodies.requireSocket(socket);
        }

        Ordering.Wish wish(String kind) {
            return new Ordering.Wish(
                    kind, answer, until == null ? null : fitg.play.order.Until.valueOf(until.name()), below);
        }
    }

    @Says("How to go on in the fights of a place.")
    @Called("NewFight")
    record Fight(
            @Says("The `number` of the view.") @Least(0) Integer number,

            @Says("The place, by its `id`; the one that is asked about, if it is not said.") @Maybe
            String about,

            Press press,

            @Says("The limit, where `press` is `odds`.") @Maybe @Least(0) @Most(1)
            Double below,

            @Says("Whether to take prisoners rather than to kill; whoever does not say is asked.") @Maybe
            Boolean prisoners,

            @Says("What the client called its socket: then the answer tells what the socket would have.")
            @Maybe(orNull = true)
            String socket) {
        Fight {
            Bodies.required("number", number);
            if (press == null) {
                throw new Refusal(Kind.MALFORMED, "The field press is missing.");
            }
            if (press == Press.ODDS ? below == null || !(below >= 0 && below <= 1) : below != null) {
                throw new Refusal(
                        Kind.MALFORMED,
                        "The field below must be a number from 0 to 1 where press is odds, and absent else.");
            }
            Bodies.requireSocket(socket);
        }

        Ordering.Fighting wish() {
            return new Ordering.Fighting(number, about, FightOrder.Press.valueOf(press.name()), below, prisoners);
        }
    }
}
