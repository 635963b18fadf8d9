package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.saves.SavedGame;
import fitg.server.http.Room.Call;
import fitg.server.shape.By;
import fitg.server.shape.Is;
import fitg.server.shape.Says;
import fitg.server.shape.Texts;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.table.GameDocument;
import fitg.server.table.GamePlan;
import fitg.server.table.Opening.Opened;
import fitg.server.table.Refusal;
import fitg.server.table.SeatLink;
import fitg.server.table.Seating.Invitation;
import fitg.server.table.Seating.Seated;
import fitg.server.table.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Opening games, sitting down, inviting, rematches and forks. */
final class GameRoutes {

    /** Half a second of reading and replaying for the longest file; so that is two seconds' worth of requests. */
    private static final int CHARACTERS_PER_DROP = 10_000;

    private static final int GAMES_PER_DROP = 10;
    private static final int MOST_ALONE = 20;

    /** A file takes some ten megabytes while it is read. */
    private static final int FILES_AT_ONCE = 6;

    private static final int FILES_OF_ONE_ADDRESS = 2;
    private static final Duration PATIENCE_FOR_A_PLACE = Duration.ofSeconds(10);

    private final Room room;
    private final Optional<String> operator;
    private final Places uploads = new Places(FILES_AT_ONCE, FILES_OF_ONE_ADDRESS, PATIENCE_FOR_A_PLACE);

    /** @param operator the token of whoever runs the server */
    GameRoutes(Room room, Optional<String> operator) {
        this.room = room;
        this.operator = operator;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/games", this::open);
        routes.post("/api/games/import", this::importGame);
        routes.post("/api/games/{game}/fork", this::fork);
        routes.get("/api/games/{game}", this::game);
        routes.delete("/api/games/{game}", this::remove);
        routes.post("/api/games/{game}/restoration", this::bringBack);
        routes.post("/api/my-games", this::myGames);
        routes.post("/api/invitation", this::invitation);
        routes.post("/api/join", this::join);
        routes.post("/api/games/{game}/seat", this::sitDown);
        routes.post("/api/games/{game}/seat/nonce", this::showNonce);
        routes.post("/api/games/{game}/seat/renew", this::renew);
        routes.post("/api/games/{game}/seats/{side}/invitation", this::invite);
        routes.delete("/api/games/{game}/seats/{side}/invitation", this::withdrawInvitation);
        routes.post("/api/games/{game}/rematch", this::offerRematch);
        routes.delete("/api/games/{game}/rematch", this::declineRematch);
        routes.post("/api/games/{game}/rematch/seat", this::claimRematch);
    }

    @Says("A new game, with secrets that are shown this once.")
    record OpenedDocument(
            GameDocument game,

            @Says("The secrets of the `human` seats, by side.") @By(Side.class) @Is(Texts.Secret.class)
            Map<String, String> tokens,

            @Says("The invitations to the `open` seats, by side.") @By(Side.class) @Is(Texts.Secret.class)
            Map<String, String> invitations) {
        static OpenedDocument of(Opened opened) {
            return new OpenedDocument(
                    GameDocument.of(opened.table()), bySide(opened.tokens()), bySide(opened.invites()));
        }
    }

    @Says("A seat and its secret.")
    record SeatedDocument(
            GameDocument game,
            @Is(Side.class) String side,
            @Is(Texts.Secret.class) String token) {}

    @Says("What an invitation is for.")
    record InvitationDocument(
            GameDocument game, @Is(Side.class) String side) {}

    @Says("A seat and the invitation to it.")
    record InvitedDocument(
            GameDocument game,
            @Is(Side.class) String side,
            @Is(Texts.Secret.class) String invitation) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A game of one of the seats asked for.")
    record MyGameDocument(
            GameDocument game,
            @Is(Side.class) String side,
            @Says("Whether the game waits for this seat.") boolean yourTurn) {}

    @Says("The games of some seats.")
    record MyGamesDocument(List<MyGameDocument> games) {}

    // ---- opening

    private void open(Context ctx) {
        expensive(ctx);
        OpeningBodies.NewGame body = Requests.body(ctx, OpeningBodies.NewGame.class);
        GamePlan plan = withRoomForComputers(ctx, room.dear(ctx, body::plan));
        answerOpened(
                ctx,
                body.position() == null
                        ? room.opening().open(plan)
                        : room.opening().open(plan, body.position(), room.payer(ctx)));
    }

    /** Computers that play each other think without end; nobody may keep more of them busy than he can watch. */
    private GamePlan withRoomForComputers(Context ctx, GamePlan plan) {
        boolean alone = plan.seats().values().stream().allMatch(seat -> seat.kind() == SeatKind.COMPUTER);
        if (alone && room.tables().playingAlone(Guard.address(ctx)) >= MOST_ALONE) {
            throw new Refusal(
                    Refusal.Kind.NO_ROOM,
                    "You have " + MOST_ALONE + " games between computers under way; wait until one is over.");
        }
        return plan;
    }

    private void importGame(Context ctx) {
        answerOpened(ctx, uploads.oneOf(Guard.address(ctx), () -> imported(ctx)));
    }

    private Opened imported(Context ctx) {
        String text = Requests.text(ctx, Requests.MOST_FILE_BYTES);
        room.charge(ctx, Limits.OPENING + text.length() / CHARACTERS_PER_DROP);
        OpeningBodies.Import body = room.dear(ctx, () -> Json.read(text, OpeningBodies.Import.class));
        return room.opening().open(body.game(), saved -> planOf(ctx, body, saved), room.payer(ctx));
    }

    private GamePlan planOf(Context ctx, OpeningBodies.Import body, SavedGame saved) {
        GamePlan plan = body.plan(saved);
        return saved.verdict().isPresent() ? plan : withRoomForComputers(ctx, plan);
    }

    private void fork(Context ctx) {
        expensive(ctx);
        Call call = room.call(ctx);
        if (!call.table().isFinished()) {
            throw new Refusal(Refusal.Kind.GAME_RUNNING, "Only a finished game can be forked.");
        }
        OpeningBodies.Fork body = Requests.body(ctx, OpeningBodies.Fork.class);
        Table table = call.table();
        GamePlan plan = body.plan(table.play().scenario(), table.play().options());
        answerOpened(ctx, room.opening().fork(table, body.at(), withRoomForComputers(ctx, plan), room.payer(ctx)));
    }

    private void expensive(Context ctx) {
        room.charge(ctx, Limits.OPENING);
    }

    private void answerOpened(Context ctx, Opened opened) {
        room.metrics().gameOpened();
        room.tables().openedBy(opened.table().id(), Guard.address(ctx));
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
        List<SeatRow> seats = room.tables().seatsOf(hashes);
        room.charge(ctx, seats.size() / GAMES_PER_DROP);
        for (SeatRow seat : seats) {
            GameDocument game = listed(seat.gameId());
            String side = word(seat.side());
            games.add(new MyGameDocument(game, side, side.equals(game.waitingFor())));
        }
        Answers.send(ctx, new MyGamesDocument(games));
    }

    /** From memory, or from what the row says. */
    private GameDocument listed(String id) {
        return room.tables()
                .ready(id)
                .map(GameDocument::of)
                .orElseGet(() ->
                        GameDocument.listed(room.tables().row(id), room.tables().seats(id)));
    }

    // ---- removing

    private void remove(Context ctx) {
        if (isOperator(ctx)) {
            Answers.send(ctx, room.removal().remove(Requests.game(ctx)));
            return;
        }
        Call call = room.call(ctx);
        Answers.send(
                ctx, room.removal().remove(call.table().id(), call.visitor().player()));
    }

    private void bringBack(Context ctx) {
        String id = Requests.game(ctx);
        String token = Requests.token(ctx)
                .orElseThrow(() -> new Refusal(Refusal.Kind.NO_SEAT, "This needs the link of a seat in the game."));
        Table table =
                isOperator(ctx) ? room.removal().bringBack(id) : room.removal().bringBack(id, token);
        Answers.send(ctx, GameDocument.of(table));
    }

    private boolean isOperator(Context ctx) {
        return operator.isPresent()
                && Requests.token(ctx)
                        .filter(given -> Secrets.areSame(operator.get(), given))
                        .isPresent();
    }

    // ---- seats

    private void invitation(Context ctx) {
        Invitation found = room.seating()
                .invitation(Requests.body(ctx, Bodies.Invited.class).invitation(), room.payer(ctx));
        Answers.send(ctx, new InvitationDocument(GameDocument.of(found.table()), word(found.side())));
    }

    private void join(Context ctx) {
        Bodies.Join body = Requests.body(ctx, Bodies.Join.class);
        Seated seated = room.seating().join(body.invitation(), body.person(), room.payer(ctx));
        Answers.send(ctx, 201, document(seated));
    }

    private void sitDown(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        Bodies.SitDown body = Requests.body(ctx, Bodies.SitDown.class);
        payForTheBeginning(ctx, call.table());
        Answers.send(ctx, GameDocument.of(room.seating().sitDown(call.table().id(), side, body.person())));
    }

    private void showNonce(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        String nonce = Requests.body(ctx, Bodies.Shown.class).nonce();
        payForTheBeginning(ctx, call.table());
        Answers.send(ctx, GameDocument.of(room.seating().showNonce(call.table().id(), side, nonce)));
    }

    /** What a fork or an import brings along is played when everybody sits. */
    private void payForTheBeginning(Context ctx, Table table) {
        if (!table.hasBegun()) {
            room.payer(ctx).pay(table.entries());
        }
    }

    private void renew(Context ctx) {
        Call call = room.callToRenew(ctx);
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
        expensive(ctx); // it may open a game
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
