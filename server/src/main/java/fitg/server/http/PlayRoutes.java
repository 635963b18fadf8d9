package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Viewer;
import fitg.server.http.Room.Call;
import fitg.server.push.Watcher;
import fitg.server.push.Watchers;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.table.Actor;
import fitg.server.table.ChatDocument;
import fitg.server.table.DeploymentDocument;
import fitg.server.table.GameDocument;
import fitg.server.table.HintDocument;
import fitg.server.table.LastTurns;
import fitg.server.table.LogPage;
import fitg.server.table.Past;
import fitg.server.table.Payer;
import fitg.server.table.Playing;
import fitg.server.table.PositionDocument;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import fitg.server.table.Table;
import fitg.server.view.DecisionDocument;
import fitg.server.view.LogDocument;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/** Looking at a game and playing it. */
final class PlayRoutes {

    private static final int A_HINT = 5;
    /** Some seconds of thinking, for the first who asks. */
    private static final int A_REVIEW = 60;
    /** To make a page of the log takes about as much as another request. */
    private static final int A_PAGE = 1;
    /** Nobody types faster than five lines a second. */
    private static final int A_LINE = 9;

    private final Room room;
    private final Watchers watchers;
    private final Exports exports;

    PlayRoutes(Room room, Watchers watchers) {
        this.room = room;
        this.watchers = watchers;
        this.exports = new Exports(room);
    }

    void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/view", this::view);
        routes.get("/api/games/{game}/decision", this::decision);
        routes.get("/api/games/{game}/deployments", this::deployments);
        routes.get("/api/games/{game}/hint", this::hint);
        routes.post("/api/games/{game}/actions", this::play);
        routes.post("/api/games/{game}/undo", this::undo);
        routes.post("/api/games/{game}/resignation", this::resign);
        routes.get("/api/games/{game}/log", this::log);
        routes.get("/api/games/{game}/moments", this::moments);
        routes.get("/api/games/{game}/review", this::review);
        routes.get("/api/games/{game}/since-last-turn", this::sinceLastTurn);
        routes.post("/api/games/{game}/seen", this::seen);
        routes.get("/api/games/{game}/chat", this::chat);
        routes.post("/api/games/{game}/chat", this::say);
        routes.get("/api/games/{game}/export", this::export);
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("What the game waits for.")
    record PendingDocument(
            @Maybe @Least(0) Integer number,
            @Maybe @Is(Side.class) String waitingFor,

            @Says("Absent when it is not this seat's.") @Maybe
            DecisionDocument decision) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("What came of a request to play.")
    record PlayedDocument(
            @Says("How many of the actions were played.") @Least(0)
            int accepted,

            @Says("Why the next one was not; absent if all were.") @Maybe
            Problem refused,

            PositionDocument view,

            @Says("Where this belongs among what the named socket is told; absent without one, or when it has been"
                    + " told already.")
            @Maybe
            @Least(0)
            Integer sequence,

            @Says("What is new in the log, with `sequence`.") @Maybe
            Watcher.LogPart log) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A page of the log: never more than 64 KB of it, before it is compressed.")
    record LogPartDocument(
            @Says("The number of the first entry below; never more than the length of the log.") @Least(0)
            int from,

            @Says("Of the whole log.") @Least(0) int length,
            List<LogDocument.Entry> entries,

            @Says("Where the entries after these are to be had; absent when there are none.") @Maybe
            String next,

            @Says("How many entries before these are new as well, when only some game-turns were asked for.")
            @Maybe
            @Least(0)
            Integer leftOut) {}

    @Says("The moments of a game, each named by the length of the viewer's log.")
    record MomentsDocument(@Least(0) List<Integer> moments) {}

    @Says("A page of the chat, at most 100 lines. Of a long one only the last 1000 lines are kept.")
    record ChatPartDocument(
            @Says("As asked for with `since`.") @Least(0) int from,

            @Says("How many lines were said in all. Ask on from behind the last one you got.") @Least(0)
            int length,

            List<ChatDocument> lines) {}

    // ---- looking

    private void view(Context ctx) {
        Call call = room.call(ctx);
        Viewer viewer = viewpoint(ctx, call);
        var at = Requests.number(ctx, "at");
        if (at.isPresent() || viewer != call.visitor().viewer()) {
            requireBegun(call.table());
            int moment = at.orElse(call.table().logLength(viewer));
            Payer payer = room.payer(ctx);
            Answers.send(ctx, room.dear(ctx, () -> room.tables().past().at(call.table(), viewer, moment, payer::pay)));
        } else {
            Answers.send(ctx, new Past.Moment(room.tables().position(call.table(), call.visitor()), null));
        }
    }

    /** When a game is over its secrets are no longer secret. */
    private static Viewer viewpoint(Context ctx, Call call) {
        Viewer own = call.visitor().viewer();
        Viewer wanted = Requests.viewpoint(ctx).orElse(own);
        if (wanted != own && !call.table().isFinished()) {
            throw new Refusal(Kind.FORBIDDEN, "While the game runs you see it from your own seat only.");
        }
        return wanted;
    }

    private static void requireBegun(Table table) {
        if (!table.hasBegun()) {
            throw new Refusal(Kind.NOT_STARTED, "The game begins when everybody has sat down.");
        }
    }

    private void decision(Context ctx) {
        Call call = room.call(ctx);
        PositionDocument position = room.tables().position(call.table(), call.visitor());
        Answers.send(ctx, new PendingDocument(position.number(), position.game().waitingFor(), position.decision()));
    }

    private void deployments(Context ctx) {
        Call call = room.call(ctx);
        Answers.send(ctx, DeploymentDocument.offeredTo(call.visitor().player(), call.table()));
    }

    private void hint(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        room.charge(ctx, A_HINT);
        Answers.send(ctx, room.dear(ctx, () -> HintDocument.of(side, call.table())));
    }

    private void log(Context ctx) {
        Call call = room.call(ctx);
        Viewer viewer = viewpoint(ctx, call);
        room.charge(ctx, A_PAGE);
        LogPage page = Requests.number(ctx, "before")
                .map(number -> LogPage.before(call.table(), viewer, number))
                .orElseGet(() -> LogPage.from(call.table(), viewer, Requests.number(ctx, "since", 0)));
        Answers.send(ctx, part(ctx, call, viewer, page, null));
    }

    /** The way on from a page; the same whoever asks, so that it can be asked for in any order. */
    private LogPartDocument part(Context ctx, Call call, Viewer viewer, LogPage page, Integer leftOut) {
        String as = Requests.viewpoint(ctx).isPresent() ? "&as=" + GameDocument.word(viewer) : "";
        String next = page.reachesTheEnd() ? null : "/api/games/" + call.table().id() + "/log?since=" + page.end() + as;
        return new LogPartDocument(page.from(), page.length(), page.entries(), next, leftOut);
    }

    private void moments(Context ctx) {
        Call call = room.call(ctx);
        Viewer viewer = viewpoint(ctx, call);
        requireBegun(call.table());
        Answers.send(ctx, new MomentsDocument(room.dear(ctx, () -> Past.moments(call.table(), viewer))));
    }

    private void review(Context ctx) {
        Call call = room.call(ctx);
        Viewer viewer = viewpoint(ctx, call);
        room.charge(ctx, A_REVIEW);
        Payer payer = room.payer(ctx);
        Answers.send(ctx, room.dear(ctx, () -> room.tables().past().review(call.table(), viewer, payer::pay)));
    }

    private void sinceLastTurn(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        int seen = room.tables().seen(call.table().id(), side);
        Viewer viewer = Viewer.of(side);
        int turns = Requests.number(ctx, "turns", 0);
        int from = turns == 0 ? seen : Math.max(seen, LastTurns.from(call.table(), viewer, turns));
        room.charge(ctx, A_PAGE);
        LogPage page = LogPage.from(call.table(), viewer, from);
        Answers.send(ctx, part(ctx, call, viewer, page, turns == 0 ? null : Math.max(0, page.from() - seen)));
    }

    private void seen(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        int length = call.table().logLength(Viewer.of(side));
        int seen = Requests.body(ctx, Bodies.SeenLog.class).log();
        if (seen < 0 || seen > length) {
            throw new Refusal(Kind.MALFORMED, "Your log has " + length + " entries, not " + seen + ".");
        }
        room.tables().markSeen(call.table().id(), side, seen);
        ctx.status(204);
    }

    private void export(Context ctx) {
        exports.send(ctx, room.call(ctx));
    }

    // ---- playing

    private void play(Context ctx) {
        Call call = room.callToAct(ctx);
        Actor actor = Actor.of(call.table(), call.visitor());
        Bodies.Actions body = Requests.body(ctx, Bodies.Actions.class);
        Teller teller = new Teller(watchers, body.socket(), call.visitor());
        Playing.Outcome outcome = room.playing().play(call.table().id(), actor, body.number(), body.actions(), teller);
        room.metrics().decided(outcome.accepted());
        Problem refused =
                outcome.refusal().map(refusal -> Problem.of(refusal, null)).orElse(null);
        PositionDocument view = room.tables().position(outcome.table(), call.visitor());
        Answers.send(ctx, new PlayedDocument(outcome.accepted(), refused, view, teller.sequence(), teller.log()));
    }

    private void undo(Context ctx) {
        Call call = room.callToAct(ctx);
        Actor actor = Actor.of(call.table(), call.visitor());
        Bodies.Undo body = Requests.body(ctx, Bodies.Undo.class);
        String id = call.table().id();
        Teller teller = new Teller(watchers, body.socket(), call.visitor());
        Table table = body.toSegmentStart()
                ? room.playing().restart(id, actor, body.number(), teller)
                : room.playing().undo(id, actor, body.number(), body.actions(), teller);
        Answers.send(ctx, teller.answer(room.tables(), table));
    }

    private void resign(Context ctx) {
        Call call = room.callToAct(ctx);
        Table table = room.playing().resign(call.table().id(), Actor.of(call.table(), call.visitor()));
        Answers.send(ctx, room.tables().position(table, call.visitor()));
    }

    // ---- talking

    private void chat(Context ctx) {
        Call call = room.call(ctx);
        call.visitor().player();
        int since = Requests.number(ctx, "since", 0);
        List<ChatDocument> lines = room.chat().since(call.table().id(), since).stream()
                .map(ChatDocument::of)
                .toList();
        Answers.send(ctx, new ChatPartDocument(since, call.table().lines(), lines));
    }

    private void say(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        room.charge(ctx, A_LINE);
        String text = Requests.body(ctx, Bodies.Say.class).text();
        Answers.send(ctx, 201, ChatDocument.of(room.chat().say(call.table().id(), side, text)));
    }
}
