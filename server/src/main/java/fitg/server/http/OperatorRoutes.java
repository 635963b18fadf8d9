package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.saves.GameFile;
import fitg.server.common.Blocked;
import fitg.server.store.ListedGame;
import fitg.server.store.Status;
import fitg.server.store.Store;
import fitg.server.table.Actor;
import fitg.server.table.GameDocument;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import fitg.server.table.Seating.Seated;
import fitg.server.table.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** How {@code fitg admin} speaks to its server. No part of the API: both come from the same version. */
final class OperatorRoutes {

    static final String PREFIX = "/operator";

    private static final int MOST_LISTED = 1_000;

    private final Room room;
    private final Store store;
    private final Operator operator;
    private final Blocked blocked;
    private final Consumer<String> shutOut;

    /** @param shutOut closes what an address has open */
    OperatorRoutes(Room room, Store store, Operator operator, Blocked blocked, Consumer<String> shutOut) {
        this.room = room;
        this.store = store;
        this.operator = operator;
        this.blocked = blocked;
        this.shutOut = shutOut;
    }

    void add(RoutesConfig routes) {
        routes.before(PREFIX + "/*", operator::require);
        routes.get(PREFIX + "/games", this::list);
        routes.get(PREFIX + "/games/{game}", this::show);
        routes.get(PREFIX + "/games/{game}/export", this::export);
        routes.post(PREFIX + "/games/{game}/end/{side}", this::end);
        routes.delete(PREFIX + "/games/{game}", this::remove);
        routes.post(PREFIX + "/games/{game}/restoration", this::bringBack);
        routes.post(PREFIX + "/games/{game}/seats/{side}/link", this::replaceLink);
        routes.get(PREFIX + "/blocked", ctx -> answerBlocked(ctx));
        routes.put(PREFIX + "/blocked/{address}", this::block);
        routes.delete(PREFIX + "/blocked/{address}", this::unblock);
    }

    /** What lists say of a game. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Listed(
            String id,
            String status,
            String scenario,
            long createdAt,
            long updatedAt,
            int entries,
            Integer turn,
            String waitingFor,
            String unfit) {

        static Listed of(ListedGame game) {
            return new Listed(
                    game.id(),
                    game.removed() ? "removed" : GameDocument.word(game.status()),
                    game.scenario(),
                    game.createdAt(),
                    game.updatedAt(),
                    game.entries(),
                    game.turn(),
                    game.waitingFor() == null ? null : GameDocument.word(game.waitingFor()),
                    game.unfit());
        }
    }

    record ListedGames(List<Listed> games) {}

    /** A game with what everybody may know, and how much there is of it. */
    record Shown(GameDocument game, long updatedAt, int entries, int lines) {}

    record Link(String side, String token) {}

    record BlockedAddresses(List<String> addresses) {}

    private void list(Context ctx) {
        String wanted = Optional.ofNullable(ctx.queryParam("status")).orElse("");
        boolean removed = wanted.equals("removed");
        Optional<Status> status = removed || wanted.isEmpty() ? Optional.empty() : Optional.of(status(wanted));
        int from = number(ctx, "from", 0, Integer.MAX_VALUE);
        int limit = number(ctx, "limit", 50, MOST_LISTED);
        Answers.send(
                ctx,
                new ListedGames(store.listed(status, removed, from, limit).stream()
                        .map(Listed::of)
                        .toList()));
    }

    private static Status status(String word) {
        try {
            return Status.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            throw new Refusal(Kind.MALFORMED, "Games are waiting, running, finished or removed.");
        }
    }

    private static int number(Context ctx, String name, int otherwise, int most) {
        try {
            String given = ctx.queryParam(name);
            return given == null ? otherwise : Math.clamp(Long.parseLong(given), 0, most);
        } catch (NumberFormatException none) {
            throw new Refusal(Kind.MALFORMED, "'" + name + "' is a number.");
        }
    }

    private void show(Context ctx) {
        Table table = room.tables().current(Requests.game(ctx), room.payer(ctx));
        Answers.send(
                ctx,
                new Shown(
                        GameDocument.of(table),
                        room.tables().row(table.id()).updatedAt(),
                        table.entries(),
                        table.lines()));
    }

    /** The whole game with its secrets, as it would be exported before it is removed for its age. */
    private void export(Context ctx) {
        Table table = room.tables().current(Requests.game(ctx), room.payer(ctx));
        if (!table.hasBegun()) {
            throw new Refusal(Kind.NOT_STARTED, "Nothing has been played in this game.");
        }
        ctx.contentType("application/json");
        try (Writer out = new BufferedWriter(new OutputStreamWriter(ctx.outputStream(), StandardCharsets.UTF_8))) {
            GameFile.write(table.recording().saved(), out);
        } catch (IOException cutOff) {
            throw new UncheckedIOException(cutOff);
        }
    }

    /** Somebody does not come back: the game ends as if his side had given up. */
    private void end(Context ctx) {
        Table now = room.tables().current(Requests.game(ctx), room.payer(ctx));
        Table table = room.playing().resign(now.id(), Actor.inPlaceOf(now, Requests.side(ctx)));
        Answers.send(ctx, GameDocument.of(table));
    }

    private void remove(Context ctx) {
        Answers.send(ctx, room.removal().remove(Requests.game(ctx)));
    }

    private void bringBack(Context ctx) {
        Answers.send(ctx, GameDocument.of(room.removal().bringBack(Requests.game(ctx))));
    }

    private void replaceLink(Context ctx) {
        Side side = Requests.side(ctx);
        Seated seated = room.seating().replaceLink(Requests.game(ctx), side);
        Answers.send(ctx, new Link(GameDocument.word(side), seated.token()));
    }

    private void answerBlocked(Context ctx) {
        Answers.send(ctx, new BlockedAddresses(blocked.all()));
    }

    /** Of an IPv6 address its whole network, as limits count it. */
    private void block(Context ctx) {
        String address = Addresses.group(ctx.pathParam("address"));
        blocked.add(address);
        shutOut.accept(address);
        answerBlocked(ctx);
    }

    private void unblock(Context ctx) {
        if (!blocked.remove(Addresses.group(ctx.pathParam("address"))) && !blocked.remove(ctx.pathParam("address"))) {
            throw new Refusal(Kind.UNKNOWN, "This address is not blocked.");
        }
        answerBlocked(ctx);
    }
}
