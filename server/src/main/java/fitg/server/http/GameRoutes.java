package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.server.http.Room.Call;
import fitg.server.store.SeatRow;
import fitg.server.table.GameDocument;
import fitg.server.table.Opening.Opened;
import fitg.server.table.Refusal;
import fitg.server.table.SeatLink;
import fitg.server.table.Seating.Invitation;
import fitg.server.table.Seating.Seated;
import fitg.server.table.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Opening games, sitting down, inviting, rematches and forks. */
final class GameRoutes {

    private final Room room;

    GameRoutes(Room room) {
        this.room = room;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/games", this::open);
        routes.post("/api/games/import", this::importGame);
        routes.post("/api/games/{game}/fork", this::fork);
        routes.get("/api/games/{game}", this::game);
        routes.post("/api/my-games", this::myGames);
        routes.post("/api/invitation", this::invitation);
        routes.post("/api/join", this::join);
        routes.post("/api/games/{game}/seat", this::sitDown);
        routes.post("/api/games/{game}/seat/renew", this::renew);
        routes.post("/api/games/{game}/seats/{side}/invitation", this::invite);
        routes.delete("/api/games/{game}/seats/{side}/invitation", this::withdrawInvitation);
        routes.post("/api/games/{game}/rematch", this::offerRematch);
        routes.delete("/api/games/{game}/rematch", this::declineRematch);
        routes.post("/api/games/{game}/rematch/seat", this::claimRematch);
    }

    /**
     * A new game with the secrets that are shown only once.
     *
     * @param tokens for the seats of the creator, by side
     * @param invitations for the open seats, by side
     */
    record OpenedDocument(GameDocument game, Map<String, String> tokens, Map<String, String> invitations) {
        static OpenedDocument of(Opened opened) {
            return new OpenedDocument(
                    GameDocument.of(opened.table()), bySide(opened.tokens()), bySide(opened.invites()));
        }
    }

    record SeatedDocument(GameDocument game, String side, String token) {}

    record InvitationDocument(GameDocument game, String side) {}

    record InvitedDocument(GameDocument game, String side, String invitation) {}

    /** @param yourTurn whether the game waits for this seat */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record MyGameDocument(GameDocument game, String side, boolean yourTurn) {}

    record MyGamesDocument(List<MyGameDocument> games) {}

    // ---- opening

    private void open(Context ctx) {
        expensive(ctx);
        answerOpened(
                ctx,
                room.opening().open(Requests.body(ctx, Bodies.NewGame.class).plan()));
    }

    private void importGame(Context ctx) {
        expensive(ctx);
        Bodies.Import body = Json.read(Requests.text(ctx, Requests.MOST_FILE_BYTES), Bodies.Import.class);
        answerOpened(ctx, room.opening().open(body.file(), body::plan));
    }

    private void fork(Context ctx) {
        expensive(ctx);
        Call call = room.call(ctx);
        if (!call.table().isFinished()) {
            throw new Refusal(Refusal.Kind.GAME_RUNNING, "Only a finished game can be forked.");
        }
        Bodies.Fork body = Requests.body(ctx, Bodies.Fork.class);
        Table table = call.table();
        answerOpened(
                ctx,
                room.opening()
                        .fork(
                                table,
                                body.at(),
                                body.plan(table.play().scenario(), table.play().options())));
    }

    private void expensive(Context ctx) {
        room.limits().take(Guard.address(ctx), Limits.MOST_DROPS);
    }

    private void answerOpened(Context ctx, Opened opened) {
        room.metrics().gameOpened();
        ctx.header("Location", "/api/games/" + opened.table().id());
        Answers.send(ctx, 201, OpenedDocument.of(opened));
    }

    // ---- looking

    private void game(Context ctx) {
        Answers.send(ctx, GameDocument.of(room.call(ctx).table()));
    }

    private void myGames(Context ctx) {
        List<byte[]> hashes = Requests.body(ctx, Bodies.MyGames.class).tokens().stream()
                .map(SeatLink::hash)
                .toList();
        List<MyGameDocument> games = new ArrayList<>();
        for (SeatRow seat : room.tables().seatsOf(hashes)) {
            GameDocument game = GameDocument.of(room.tables().current(seat.gameId()));
            String side = word(seat.side());
            games.add(new MyGameDocument(game, side, side.equals(game.waitingFor())));
        }
        Answers.send(ctx, new MyGamesDocument(games));
    }

    // ---- seats

    private void invitation(Context ctx) {
        Invitation found = room.seating()
                .invitation(Requests.body(ctx, Bodies.Invited.class).invitation());
        Answers.send(ctx, new InvitationDocument(GameDocument.of(found.table()), word(found.side())));
    }

    private void join(Context ctx) {
        Bodies.Join body = Requests.body(ctx, Bodies.Join.class);
        Seated seated = room.seating().join(body.invitation(), body.name(), body.nonce());
        Answers.send(ctx, 201, document(seated));
    }

    private void sitDown(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        Bodies.SitDown body = Requests.body(ctx, Bodies.SitDown.class);
        Table table = room.seating().sitDown(call.table().id(), side, body.name(), body.nonce());
        Answers.send(ctx, GameDocument.of(table));
    }

    private void renew(Context ctx) {
        Call call = room.call(ctx);
        Answers.send(
                ctx,
                document(room.seating().renew(call.table().id(), call.visitor().player())));
    }

    private void invite(Context ctx) {
        Call call = room.call(ctx);
        call.visitor().player();
        Seated invited = room.seating().invite(call.table().id(), Requests.side(ctx));
        Answers.send(
                ctx, 201, new InvitedDocument(GameDocument.of(invited.table()), word(invited.side()), invited.token()));
    }

    private void withdrawInvitation(Context ctx) {
        Call call = room.call(ctx);
        call.visitor().player();
        Answers.send(
                ctx,
                GameDocument.of(room.seating().withdrawInvitation(call.table().id(), Requests.side(ctx))));
    }

    // ---- rematch

    private void offerRematch(Context ctx) {
        Call call = room.call(ctx);
        Answers.send(
                ctx,
                GameDocument.of(
                        room.rematch().offer(call.table().id(), call.visitor().player())));
    }

    private void declineRematch(Context ctx) {
        Call call = room.call(ctx);
        call.visitor().player();
        Answers.send(ctx, GameDocument.of(room.rematch().decline(call.table().id())));
    }

    private void claimRematch(Context ctx) {
        Call call = room.call(ctx);
        Answers.send(
                ctx,
                201,
                document(room.rematch().claim(call.table().id(), call.visitor().player())));
    }

    private static SeatedDocument document(Seated seated) {
        return new SeatedDocument(GameDocument.of(seated.table()), word(seated.side()), seated.token());
    }

    private static Map<String, String> bySide(Map<Side, String> secrets) {
        Map<String, String> named = new TreeMap<>();
        secrets.forEach((side, secret) -> named.put(word(side), secret));
        return named;
    }

    private static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
