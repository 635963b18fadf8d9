package fitg.server.http;

import fitg.content.Side;
import fitg.server.http.Room.Call;
import fitg.server.push.Watchers;
import fitg.server.shape.Says;
import fitg.server.table.Actor;
import fitg.server.table.FormsDocument;
import fitg.server.table.OrderDocument;
import fitg.server.table.Ordering;
import fitg.server.table.SwitchDocument;
import fitg.server.table.Table;
import fitg.server.table.TentativeDocument;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/** What a seat asks for itself alone: trying answers without giving them, and orders for those it need not be asked. */
final class OrderRoutes {

    /** A few hundred steps in imagined games. */
    private static final int A_TRIAL = 2;

    private final Room room;
    private final Watchers watchers;

    OrderRoutes(Room room, Watchers watchers) {
        this.room = room;
        this.watchers = watchers;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/games/{game}/tentative", this::attempt);
        routes.post("/api/games/{game}/forms", this::forms);
        routes.put("/api/games/{game}/sheet", this::take);
        routes.delete("/api/games/{game}/sheet", this::drop);
        routes.put("/api/games/{game}/fight", this::fight);
        routes.delete("/api/games/{game}/fight", this::dropFights);
        routes.get("/api/games/{game}/orders", this::orders);
        routes.put("/api/games/{game}/orders", this::holdUsual);
        routes.put("/api/games/{game}/orders/{kind}", this::give);
        routes.delete("/api/games/{game}/orders/{kind}", this::revoke);
    }

    @Says("The standing orders of a seat that hold now.")
    record OrdersDocument(
            List<OrderDocument> orders,

            @Says("The usual ones, on or off.") List<SwitchDocument> usual) {}

    private void attempt(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        room.charge(ctx, A_TRIAL);
        Bodies.Trial body = Requests.body(ctx, Bodies.Trial.class);
        Answers.send(
                ctx, room.dear(ctx, () -> TentativeDocument.of(side, call.table(), body.number(), body.actions())));
    }

    private void forms(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        room.charge(ctx, A_TRIAL);
        Bodies.WantedForms body = Requests.body(ctx, Bodies.WantedForms.class);
        Answers.send(
                ctx,
                room.dear(
                        ctx, () -> FormsDocument.of(side, call.table(), body.number(), body.actions(), body.after())));
    }

    private void take(Context ctx) {
        Call call = room.callToAct(ctx);
        Actor actor = Actor.of(call.table(), call.visitor());
        Bodies.NewSheet body = Requests.body(ctx, Bodies.NewSheet.class);
        Teller teller = new Teller(watchers, body.socket(), call.visitor());
        Table table = room.playing().take(call.table().id(), actor, body.number(), body.sheet(), teller);
        Answers.send(ctx, teller.answer(room.tables(), table));
    }

    private void drop(Context ctx) {
        Call call = room.call(ctx);
        Table table =
                room.ordering().dropSheet(call.table().id(), call.visitor().player());
        Answers.send(ctx, room.tables().position(table, call.visitor()));
    }

    private void fight(Context ctx) {
        Call call = room.callToAct(ctx);
        Actor actor = Actor.of(call.table(), call.visitor());
        OrderBodies.Fight body = Requests.body(ctx, OrderBodies.Fight.class);
        Teller teller = new Teller(watchers, body.socket(), call.visitor());
        Table table = room.ordering().fight(call.table().id(), actor, body.wish(), teller);
        Answers.send(ctx, teller.answer(room.tables(), table));
    }

    private void dropFights(Context ctx) {
        Call call = room.call(ctx);
        Table table =
                room.ordering().dropFights(call.table().id(), call.visitor().player());
        Answers.send(ctx, room.tables().position(table, call.visitor()));
    }

    private void orders(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        Answers.send(ctx, new OrdersDocument(Ordering.of(call.table(), side), Ordering.switches(call.table(), side)));
    }

    private void holdUsual(Context ctx) {
        Call call = room.call(ctx);
        Actor actor = Actor.of(call.table(), call.visitor());
        OrderBodies.UsualOrders body = Requests.body(ctx, OrderBodies.UsualOrders.class);
        Teller teller = new Teller(watchers, body.socket(), call.visitor());
        Table table = room.ordering().holdUsual(call.table().id(), actor, body.switchedOff(), teller);
        Answers.send(ctx, teller.answer(room.tables(), table));
    }

    private void give(Context ctx) {
        Call call = room.call(ctx);
        Actor actor = Actor.of(call.table(), call.visitor());
        OrderBodies.Order body = Requests.body(ctx, OrderBodies.Order.class);
        Teller teller = new Teller(watchers, body.socket(), call.visitor());
        Table table = room.ordering().give(call.table().id(), actor, body.wish(ctx.pathParam("kind")), teller);
        Answers.send(ctx, teller.answer(room.tables(), table));
    }

    private void revoke(Context ctx) {
        Call call = room.call(ctx);
        Table table = room.ordering().revoke(call.table().id(), call.visitor().player(), ctx.pathParam("kind"));
        Answers.send(ctx, room.tables().position(table, call.visitor()));
    }
}
