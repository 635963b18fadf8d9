package fitg.server.table;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.order.Offer;
import fitg.play.order.Offers;
import fitg.play.order.Order;
import fitg.play.order.StandingOrders;
import fitg.play.order.Until;
import fitg.play.order.UsualOrders;
import fitg.procedure.Scenario;
import fitg.server.table.Refusal.Kind;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Giving and revoking standing orders. They belong to the seat and not to the game: no journal and no export has them. */
public final class Ordering {

    private final Changes changes;
    private final Playing playing;

    public Ordering(Tables tables, Playing playing) {
        this.changes = new Changes(tables);
        this.playing = playing;
    }

    /**
     * What somebody orders.
     *
     * @param until null for as long as it is offered
     * @param below null to go by no odds
     */
    public record Wish(String kind, String answer, Until until, Double below) {}

    /**
     * Keeps an order, and carries it out at once if the game waits for that.
     *
     * @param first sees what came of that before anybody hears of it
     */
    public Table give(String id, Actor actor, Wish wish, Consumer<Table> first) {
        Side side = actor.side();
        changes.make(id, (table, change) -> {
            Playing.requireRunning(table);
            PlayerView view = table.play().viewFor(Viewer.of(side));
            Order order = order(wish, view);
            StandingOrders orders = table.orders(side).with(order, view);
            return change.seat(table.seat(side).withOrders(StoredOrders.write(orders, table.sheet(side))));
        });
        return playing.carryOut(id, actor, first);
    }

    /**
     * The usual orders hold from now on, but for those switched off, and are carried out at once if the game waits for that.
     *
     * @param first sees what came of that before anybody hears of it
     */
    public Table holdUsual(String id, Actor actor, Set<String> off, Consumer<Table> first) {
        Side side = actor.side();
        Table ordered = changes.make(id, (table, change) -> {
            requireKnown(off, scenario(table), side);
            StandingOrders orders = table.orders(side).withUsualBut(off);
            return change.seat(table.seat(side).withOrders(StoredOrders.write(orders, table.sheet(side))));
        });
        return ordered.isRunning() ? playing.carryOut(id, actor, first) : ordered;
    }

    private static Scenario scenario(Table table) {
        return Scenarios.named(table.game().scenario()).orElseThrow();
    }

    private static void requireKnown(Set<String> names, Scenario scenario, Side side) {
        for (String name : names) {
            if (UsualOrders.named(name, scenario, side).isEmpty()) {
                throw new Refusal(Kind.CONFLICT, "There is no usual order " + name + " for this seat.");
            }
        }
    }

    /** The switches of a seat. */
    public static List<SwitchDocument> switches(Table table, Side side) {
        StandingOrders orders = table.orders(side);
        return UsualOrders.of(scenario(table), side).stream()
                .map(each -> SwitchDocument.of(each, orders))
                .toList();
    }

    /** Revoking what was not ordered changes nothing. */
    public Table revoke(String id, Side side, String kind) {
        return changes.make(
                id,
                (table, change) -> change.seat(table.seat(side)
                        .withOrders(StoredOrders.write(table.orders(side).without(kind), table.sheet(side)))));
    }

    /** Gives up what is left of a sheet; without one that changes nothing. */
    public Table dropSheet(String id, Side side) {
        return changes.make(
                id,
                (table, change) ->
                        change.seat(table.seat(side).withOrders(StoredOrders.write(table.orders(side), null))));
    }

    /** What a seat has ordered and still holds. */
    public static List<OrderDocument> of(Table table, Side side) {
        StandingOrders orders = table.orders(side);
        return table.isRunning() && !orders.orders().isEmpty()
                ? orders.holdingIn(table.play().glimpseFor(Viewer.of(side))).orders().stream()
                        .map(OrderDocument::of)
                        .toList()
                : List.of();
    }

    private static Order order(Wish wish, PlayerView view) {
        Decision decision = view.decision().orElse(null);
        Offer offered = Offers.find(wish.kind(), wish.answer(), decision)
                .orElseThrow(() ->
                        new Refusal(Kind.CONFLICT, "There is no such order, or it can be given at its question only."));
        Until until = wish.until() == null ? offered.until() : wish.until();
        if (until == Until.PLACE && (decision == null || offered.until() != Until.PLACE)) {
            throw new Refusal(Kind.CONFLICT, "This order does not go by places.");
        }
        if (wish.below() != null && offered.otherwise() == null) {
            throw new Refusal(Kind.CONFLICT, "There are no odds to go by for this order.");
        }
        return new Order(
                offered.kind(),
                offered.answer(),
                until,
                offered.text(),
                until.scope(view),
                until == Until.PLACE ? decision.subject() : null,
                wish.below(),
                wish.below() == null ? null : offered.otherwise());
    }
}
