package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Viewer;
import fitg.procedure.Event;
import fitg.saves.GameFile;
import fitg.server.http.Room.Call;
import fitg.server.push.Watcher;
import fitg.server.push.Watchers;
import fitg.server.table.ChatDocument;
import fitg.server.table.DeploymentDocument;
import fitg.server.table.HintDocument;
import fitg.server.table.Past;
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
import java.util.concurrent.atomic.AtomicReference;

/** Looking at a game and playing it. */
final class PlayRoutes {

    private static final int A_HINT = 5;
    /** Nobody types faster than five lines a second. */
    private static final int A_LINE = 9;

    private final Room room;
    private final Watchers watchers;

    PlayRoutes(Room room, Watchers watchers) {
        this.room = room;
        this.watchers = watchers;
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
        routes.get("/api/games/{game}/since-last-turn", this::sinceLastTurn);
        routes.post("/api/games/{game}/seen", this::seen);
        routes.get("/api/games/{game}/chat", this::chat);
        routes.post("/api/games/{game}/chat", this::say);
        routes.get("/api/games/{game}/export", this::export);
    }

    /** @param decision absent when it is not this seat's */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record PendingDocument(Integer number, String waitingFor, DecisionDocument decision) {}

    /**
     * @param accepted how many of the actions were played
     * @param refused why the next one was not; absent if all were
     * @param sequence with {@code log}, what the named socket would have been told otherwise; absent without one
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record PlayedDocument(
            int accepted, Problem refused, PositionDocument view, Integer sequence, Watcher.LogPart log) {
        static PlayedDocument of(int accepted, Problem refused, PositionDocument view, Watcher.Update told) {
            return told == null
                    ? new PlayedDocument(accepted, refused, view, null, null)
                    : new PlayedDocument(accepted, refused, view, told.sequence(), told.log());
        }
    }

    record LogPartDocument(int from, int length, List<LogDocument.Entry> entries) {}

    record MomentsDocument(List<Integer> moments) {}

    /** @param length how many lines were said in all; a client asks on from behind the last one it got */
    record ChatPartDocument(int from, int length, List<ChatDocument> lines) {}

    /** A running game as one seat knows it; it cannot be played on, but it can be kept. */
    record SeatExport(String format, PositionDocument view, List<LogDocument.Entry> log) {}

    // ---- looking

    private void view(Context ctx) {
        Call call = room.call(ctx);
        Viewer viewer = viewpoint(ctx, call);
        var at = Requests.number(ctx, "at");
        if (at.isPresent() || viewer != call.visitor().viewer()) {
            requireBegun(call.table());
            int moment = at.orElse(call.table().logLength(viewer));
            Answers.send(ctx, room.playedAgain(ctx, call.table(), () -> Past.at(call.table(), viewer, moment)));
        } else {
            Answers.send(ctx, new Past.Moment(PositionDocument.of(call.table(), call.visitor()), null));
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
        PositionDocument position = PositionDocument.of(call.table(), call.visitor());
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
        Answers.send(ctx, room.tables().dear().run(() -> HintDocument.of(side, call.table())));
    }

    private void log(Context ctx) {
        Call call = room.call(ctx);
        Viewer viewer = viewpoint(ctx, call);
        Answers.send(ctx, part(call.table(), viewer, Requests.number(ctx, "since", 0)));
    }

    private static LogPartDocument part(Table table, Viewer viewer, int since) {
        int length = table.logLength(viewer);
        int from = Math.min(since, length);
        List<Event> end = table.hasBegun() ? table.play().log(viewer, from) : List.of();
        return new LogPartDocument(from, length, LogDocument.entriesFrom(end, viewer, from));
    }

    private void moments(Context ctx) {
        Call call = room.call(ctx);
        Viewer viewer = viewpoint(ctx, call);
        requireBegun(call.table());
        Answers.send(
                ctx,
                new MomentsDocument(
                        room.playedAgain(ctx, call.table(), () -> Past.moments(call.table(), viewer))));
    }

    private void sinceLastTurn(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        int seen = room.tables().seen(call.table().id(), side);
        Answers.send(ctx, part(call.table(), Viewer.of(side), seen));
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
        Call call = room.call(ctx);
        ctx.header(
                "Content-Disposition",
                "attachment; filename=\"fitg-" + call.table().id() + ".json\"");
        if (call.table().isFinished()) {
            ctx.contentType("application/json")
                    .result(GameFile.toText(call.table().recording().saved()));
        } else {
            Viewer viewer = call.visitor().viewer();
            Answers.send(
                    ctx,
                    new SeatExport(
                            "fitg-seat",
                            PositionDocument.of(call.table(), call.visitor()),
                            part(call.table(), viewer, 0).entries()));
        }
    }

    // ---- playing

    private void play(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        Bodies.Actions body = Requests.body(ctx, Bodies.Actions.class);
        AtomicReference<Watcher.Update> told = new AtomicReference<>();
        Playing.Outcome outcome = room.playing()
                .play(call.table().id(), side, body.number(), body.actions(), table -> {
                    if (body.socket() != null) {
                        told.set(watchers.tell(body.socket(), table, call.visitor()));
                    }
                });
        room.metrics().decided(outcome.accepted());
        Problem refused =
                outcome.refusal().map(refusal -> Problem.of(refusal, null)).orElse(null);
        PositionDocument view = PositionDocument.of(outcome.table(), call.visitor());
        Answers.send(ctx, PlayedDocument.of(outcome.accepted(), refused, view, told.get()));
    }

    private void undo(Context ctx) {
        Call call = room.call(ctx);
        Side side = call.visitor().player();
        Bodies.Undo body = Requests.body(ctx, Bodies.Undo.class);
        String id = call.table().id();
        Table table = body.toSegmentStart()
                ? room.playing().restart(id, side, body.number())
                : room.playing().undo(id, side, body.number(), body.actions());
        Answers.send(ctx, PositionDocument.of(table, call.visitor()));
    }

    private void resign(Context ctx) {
        Call call = room.call(ctx);
        Table table = room.playing().resign(call.table().id(), call.visitor().player());
        Answers.send(ctx, PositionDocument.of(table, call.visitor()));
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
