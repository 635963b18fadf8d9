package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.play.order.FightOrder;
import fitg.play.order.Order;
import fitg.play.order.Sheet;
import fitg.play.order.StandingOrders;
import fitg.server.table.Refusal.Kind;
import java.util.List;
import java.util.Set;

/**
 * The orders of a seat as they are stored with it.
 *
 * @param usual null where the usual orders do not hold
 * @param sheet null where none is being carried out
 * @param fights null where nothing was said of any
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record StoredOrders(List<Order> orders, Boolean usual, Set<String> off, Sheet sheet, List<FightOrder> fights) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS) // as they were written once
            .disable(MapperFeature.AUTO_DETECT_IS_GETTERS) // what follows from a sheet is not stored with it
            .build();

    /** It does not say whose orders: that would be told to the other side, too. */
    private static final String OF_A_LATER_VERSION =
            "This game has been played on at a server of a later version, and goes on there. Nothing of it is lost.";

    private static final StoredOrders NOTHING = new StoredOrders(List.of(), null, null, null, null);

    static StandingOrders read(String text) {
        StoredOrders stored = stored(text);
        return new StandingOrders(stored.orders, stored.usual != null, stored.off, stored.fights);
    }

    /** Null where none is being carried out. */
    static Sheet sheet(String text) {
        return stored(text).sheet;
    }

    private static StoredOrders stored(String text) {
        if (text == null) {
            return NOTHING;
        }
        try {
            return JSON.readValue(text, StoredOrders.class);
        } catch (JsonProcessingException ofALaterVersion) {
            throw new Refusal(Kind.UNFIT, OF_A_LATER_VERSION);
        }
    }

    /** Whether this version knows all that was ordered; a later one may have added to it, on a node beside this one. */
    static boolean areKnown(String text) {
        try {
            stored(text);
            return true;
        } catch (Refusal ofALaterVersion) {
            return false;
        }
    }

    /** Null when there are none. */
    static String write(StandingOrders orders, Sheet sheet) {
        try {
            return orders.isEmpty() && sheet == null
                    ? null
                    : JSON.writeValueAsString(new StoredOrders(
                            orders.orders(),
                            orders.usual() ? true : null,
                            orders.usual() ? orders.off() : null,
                            sheet,
                            orders.fights().isEmpty() ? null : orders.fights()));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
