package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.Routine;
import fitg.play.odds.Prospect;
import fitg.procedure.Action;
import fitg.server.view.OfferedOrder.Until;
import fitg.server.view.OrdersOnOffer;
import fitg.server.view.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a seat has said once instead of every time, as it is stored with the seat. */
record StandingOrders(List<Order> orders) {

    static final StandingOrders NONE = new StandingOrders(List.of());

    private static final JsonMapper JSON = new JsonMapper();

    /**
     * One of them.
     *
     * @param kind the question, or {@link OrdersOnOffer#ROUTINE}
     * @param scope what it holds for; once the game has left that, it is over
     * @param place where it holds; null if everywhere
     * @param below null where it goes by no odds
     * @param otherwise the answer while the odds are lower
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Order(
            String kind,
            String answer,
            Until until,
            String text,
            String scope,
            Integer place,
            Double below,
            String otherwise) {

        boolean holdsIn(PlayerView view) {
            return scope.equals(Scope.of(view, until));
        }

        private boolean isFor(Decision decision) {
            boolean here = place == null || place == decision.subject();
            boolean asked = kind.equals(OrdersOnOffer.ROUTINE)
                    ? Routine.isRoutine(decision.question())
                    : kind.equals(OrdersOnOffer.kind(decision));
            return here && asked;
        }

        /** Empty where it says nothing, or where what it says is not on offer: then the player is asked. */
        private Optional<Action> answer(PlayerView view, Decision decision) {
            String key = answer;
            if (below != null) {
                OptionalDouble odds = Prospect.of(view);
                if (odds.isEmpty()) {
                    return Optional.empty();
                }
                key = odds.getAsDouble() < below ? otherwise : answer;
            }
            return Optional.ofNullable(OrdersOnOffer.answer(decision, key));
        }

        OrderDocument document() {
            return new OrderDocument(kind, answer, until, text, below, otherwise);
        }
    }

    StandingOrders {
        orders = List.copyOf(orders);
    }

    static StandingOrders read(String text) {
        try {
            return text == null ? NONE : JSON.readValue(text, StandingOrders.class);
        } catch (JsonProcessingException wrong) {
            throw new IllegalStateException("the stored orders are not ours", wrong);
        }
    }

    /** Null when there are none. */
    String write() {
        try {
            return orders.isEmpty() ? null : JSON.writeValueAsString(this);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** With one more, instead of an earlier one for the same; without those that are over. */
    StandingOrders with(Order order, PlayerView view) {
        List<Order> kept = new ArrayList<>(without(order.kind()).holdingIn(view).orders());
        kept.add(order);
        return new StandingOrders(kept);
    }

    StandingOrders without(String kind) {
        return new StandingOrders(
                orders.stream().filter(each -> !each.kind().equals(kind)).toList());
    }

    StandingOrders holdingIn(PlayerView view) {
        return new StandingOrders(
                orders.stream().filter(each -> each.holdsIn(view)).toList());
    }

    /** The answer that was ordered for the viewer's decision; what is said of the question itself comes first. */
    Optional<Action> answer(PlayerView view) {
        Decision decision = view.decision().orElse(null);
        if (decision == null) {
            return Optional.empty();
        }
        return orders.stream()
                .filter(each -> each.isFor(decision) && each.holdsIn(view))
                .min((one, other) -> Boolean.compare(isRoutine(one), isRoutine(other)))
                .flatMap(each -> each.answer(view, decision));
    }

    private static boolean isRoutine(Order order) {
        return order.kind().equals(OrdersOnOffer.ROUTINE);
    }

    List<OrderDocument> documents() {
        return orders.stream().map(Order::document).toList();
    }
}
