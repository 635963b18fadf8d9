package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.play.order.Order;
import fitg.play.order.StandingOrders;
import java.util.List;
import java.util.Set;

/**
 * The orders of a seat as they are stored with it.
 *
 * @param usual null where the usual orders do not hold
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record StoredOrders(List<Order> orders, Boolean usual, Set<String> off) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS) // as they were written once
            .build();

    static StandingOrders read(String text) {
        if (text == null) {
            return StandingOrders.NONE;
        }
        try {
            StoredOrders stored = JSON.readValue(text, StoredOrders.class);
            return new StandingOrders(stored.orders, stored.usual != null, stored.off);
        } catch (JsonProcessingException wrong) {
            throw new IllegalStateException("the stored orders are not ours", wrong);
        }
    }

    /** Null when there are none. */
    static String write(StandingOrders orders) {
        try {
            return orders.isEmpty()
                    ? null
                    : JSON.writeValueAsString(new StoredOrders(
                            orders.orders(), orders.usual() ? true : null, orders.usual() ? orders.off() : null));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
