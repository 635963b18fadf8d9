package fitg.server.table;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.order.FightOrder;
import fitg.play.order.FightOrder.Press;
import fitg.play.order.Offer;
import fitg.play.order.Offers;
import fitg.play.order.Order;
import fitg.play.order.StandingOrders;
import fitg.play.order.Until;
import fitg.play.order.UsualOrders;
import fitg.procedure.Action;
import fitg.procedure.Scenario;
import fitg.server.table.Refusal.Kind;
import java.util.Arrays;
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
        return holding(table, side).orders().stream().map(OrderDocument::of).toList();
    }

    /** What a seat has ordered for single fights; null where nothing. */
    static List<FightDocument> fights(Table table, Side side) {
        List<FightOrder> fights = holding(table, side).fights();
        return fights.isEmpty() ? null : fights.stream().map(FightDocument::of).toList();
    }

    private static StandingOrders holding(Table table, Side side) {
        if (!table.isRunning() || !table.knowsOrders(side)) {
            return StandingOrders.NONE;
        }
        StandingOrders orders = table.orders(side);
        return orders.orders().isEmpty() && orders.fights().isEmpty()
                ? StandingOrders.NONE
                : orders.holdingIn(table.play().glimpseFor(Viewer.of(side)));
    }

    /**
     * How a side wants to go on in the fights of a place.
     *
     * @param about the place; null for the one that is asked about
     * @param below of {@link Press#ODDS} only
     * @param prisoners null to be asked
     */
    public record Fighting(int number, String about, Press press, Double below, Boolean prisoners) {}

    /**
     * Keeps what is said of a fight, and carries it out at once if the game waits for that.
     *
     * @param first sees what came of that before anybody hears of it
     */
    public Table fight(String id, Actor actor, Fighting wish, Consumer<Table> first) {
        Side side = actor.side();
        changes.make(id, (table, change) -> {
            Playing.requireRunning(table);
            Playing.requireAsked(table, side, wish.number());
            PlayerView view = table.play().viewFor(Viewer.of(side));
            FightOrder order = FightOrder.at(view, place(wish, view), wish.press(), wish.below(), wish.prisoners());
            StandingOrders orders = table.orders(side).with(order, view);
            return change.seat(table.seat(side).withOrders(StoredOrders.write(orders, table.sheet(side))));
        });
        return playing.carryOut(id, actor, first);
    }

    private static int place(Fighting wish, PlayerView view) {
        Decision decision = view.decision().orElseThrow();
        if (!FightOrder.isOpenAt(decision)) {
            throw new Refusal(Kind.CONFLICT, "There is no fight to give orders for.");
        }
        if (wish.about() == null) {
            return decision.subject();
        }
        String name = Action.Kind.PLACE.key() + ":" + wish.about();
        return Arrays.stream(view.area().places())
                .filter(each -> Action.of(Action.Kind.PLACE, each).key().equals(name))
                .findFirst()
                .orElseThrow(() -> new Refusal(Kind.MALFORMED, "This game has no place " + wish.about() + "."));
    }

    /** Nothing is said any more of any fight. */
    public Table dropFights(String id, Side side) {
        return changes.make(id, (table, change) -> {
            StandingOrders orders = table.orders(side);
            for (FightOrder each : orders.fights()) {
                orders = orders.withoutFight(each.place());
            }
            return change.seat(table.seat(side).withOrders(StoredOrders.write(orders, table.sheet(side))));
        });
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
