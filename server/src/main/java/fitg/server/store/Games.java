package fitg.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** The rows of games. */
final class Games {

    private Games() {}

    static void insert(Handle handle, GameRow game, int entries) {
        handle.createUpdate("""
                insert into game (
                    id, created_at, updated_at, status, scenario, options, rules_version,
                    commitment, secret, salt, opening_chance, dice_from,
                    spectators, spectator_delay, origin, origin_game, rematch_offer, rematch_game,
                    winner, reason, points, unfit, computer_to_move, entries, revision,
                    lines, dice_scheme, turn, waiting_for, removal_wish)
                values (
                    :id, :createdAt, :updatedAt, :status, :scenario, :options, :rulesVersion,
                    :commitment, :secret, :salt, :openingChance, :diceFrom,
                    :spectators, :spectatorDelay, :origin, :originGame, :rematchOffer, :rematchGame,
                    :winner, :reason, :points, :unfit, :computerToMove, :entries, :revision,
                    :lines, :diceScheme, :turn, :waitingFor, :removalWish)
                """).bindMethods(game).bind("entries", entries).execute();
    }

    static Optional<GameRow> find(Handle handle, String id) {
        return handle.select("select * from game where id = ? and removed_tick is null", id)
                .mapTo(GameRow.class)
                .findOne();
    }

    /** Where the game is, and the entries from this number on, in one question: every look at a game asks it. */
    static Optional<News> news(Handle handle, String id, int from) {
        return Sql.query(handle, """
                select game.entries, game.revision, game.lines, journal.number, journal.at, journal.text
                from game left join journal on journal.game_id = game.id and journal.number >= ?
                where game.id = ? and game.removed_tick is null
                order by journal.number
                """, Games::news, from, id);
    }

    private static Optional<News> news(ResultSet rows) throws SQLException {
        Head head = null;
        List<JournalEntry> entries = new ArrayList<>();
        while (rows.next()) {
            head = new Head(rows.getInt(1), rows.getInt(2), rows.getInt(3));
            String text = rows.getString(6);
            if (text != null) {
                entries.add(new JournalEntry(rows.getInt(4), rows.getLong(5), text));
            }
        }
        return head == null ? Optional.empty() : Optional.of(new News(head, entries));
    }

    /** The number of entries, and the revision, decide who was first; the rest never undoes what somebody else has changed. */
    static final String APPEND = """
                update game
                set entries = entries + ?,
                    revision = revision + 1,
                    updated_at = ?,
                    status = case when status = 'FINISHED' or ? = 'WAITING' then status else ? end,
                    winner = coalesce(?, winner),
                    reason = coalesce(?, reason),
                    points = coalesce(?, points),
                    computer_to_move = ?,
                    turn = ?,
                    waiting_for = ?
                where id = ? and entries = ? and revision = coalesce(cast(? as integer), revision) and removed_tick is null
                """;

    static List<Object> values(Append append) {
        return Arrays.asList(
                append.entries().size(),
                append.at(),
                append.status(),
                append.status(),
                append.winner(),
                append.reason(),
                append.points(),
                append.computerToMove(),
                append.standing().turn(),
                append.standing().waitingFor(),
                append.gameId(),
                append.expectedEntries(),
                append.expectedRevision());
    }

    static boolean append(Handle handle, Append append) {
        return Sql.update(handle, APPEND, values(append).toArray()) == 1;
    }

    /** Seats have changed with what was played: one revision more, so that other nodes read them ({@link News}). */
    static void moreThanPlay(Handle handle, String id) {
        Sql.update(handle, "update game set revision = revision + 1 where id = ?", id);
    }

    static boolean change(Handle handle, String id, int expectedRevision, Change change) {
        return handle.createUpdate("""
                update game
                set revision = revision + 1,
                    updated_at = :at,
                    status = :status,
                    spectators = :spectators,
                    spectator_delay = :spectatorDelay,
                    rematch_offer = :rematchOffer,
                    rematch_game = :rematchGame,
                    winner = :winner,
                    reason = :reason,
                    points = :points,
                    computer_to_move = :computerToMove,
                    removal_wish = :removalWish
                where id = :id and revision = :expectedRevision and removed_tick is null
                """)
                        .bindMethods(change)
                        .bind("id", id)
                        .bind("expectedRevision", expectedRevision)
                        .execute()
                == 1;
    }

    /** Somebody spoke, so the game is not abandoned. Locks the row; returns how many lines there are now, if any game. */
    static Optional<Integer> spoken(Handle handle, String id, long at) {
        return handle.select(
                        "update game set lines = lines + 1, updated_at = ? where id = ? and removed_tick is null returning lines",
                        at,
                        id)
                .mapTo(Integer.class)
                .findOne();
    }

    static int noteStanding(Handle handle, String id, Standing standing) {
        return Sql.update(
                handle,
                "update game set turn = ?, waiting_for = ? where id = ? and turn is null",
                standing.turn(),
                standing.waitingFor(),
                id);
    }

    static int unfit(Handle handle, String id, String reason) {
        return handle.createUpdate("update game set unfit = :reason where id = :id")
                .bind("reason", reason)
                .bind("id", id)
                .execute();
    }

    static List<GameRow> waitingForComputer(Handle handle, long idleSince, int limit) {
        return handle.select("""
                select * from game
                where status = 'RUNNING' and computer_to_move = 1 and unfit is null and removed_tick is null and updated_at <= ?
                order by updated_at, id
                limit ?
                """, idleSince, limit).mapTo(GameRow.class).list();
    }

    static List<String> running(Handle handle) {
        return handle.select(
                        "select id from game where status = 'RUNNING' and removed_tick is null order by created_at, id")
                .mapTo(String.class)
                .list();
    }

    /** How many there are of each status, without those that were put aside, which count under their own. */
    static Map<String, Long> counts(Handle handle) {
        Map<String, Long> counts = new TreeMap<>();
        handle.select(
                        "select case when removed_tick is null then status else 'REMOVED' end as what, count(*) as number "
                                + "from game group by what")
                .map((row, _) -> Map.entry(row.getString("what"), row.getLong("number")))
                .forEach(each -> counts.put(each.getKey(), each.getValue()));
        return counts;
    }

    /** Those touched last come first. */
    static List<ListedGame> listed(Handle handle, Optional<Status> status, boolean removed, int from, int limit) {
        return handle.createQuery("""
                select id, status, scenario, created_at, updated_at, entries, turn, waiting_for, unfit,
                    case when removed_tick is null then 0 else 1 end as removed
                from game
                where (:any = 1 or status = :status) and removed_tick is <removed>
                order by updated_at desc, id
                limit :limit offset :from
                """)
                .define("removed", removed ? "not null" : "null")
                .bind("any", status.isEmpty())
                .bind("status", status.orElse(Status.RUNNING).name())
                .bind("limit", limit)
                .bind("from", from)
                .mapTo(ListedGame.class)
                .list();
    }

    static long count(Handle handle) {
        return handle.select("select count(*) from game").mapTo(Long.class).one();
    }
}
