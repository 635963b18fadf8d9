package fitg.server.table;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.UnreadableGameException;
import fitg.server.store.GameRow;
import fitg.server.store.JournalEntry;
import fitg.server.store.News;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Makes a table out of what is stored: the game is played again from its beginning. */
final class Rebuilding {

    private Rebuilding() {}

    static Table of(GameRow game, List<SeatRow> seatRows, List<JournalEntry> journal) {
        Map<Side, SeatRow> seats = bySide(seatRows);
        if (game.status() == Status.WAITING) {
            return new Table(game, seats, null, Times.of(journal), game.revision(), game.lines(), null);
        }
        Scenario scenario = Scenarios.named(game.scenario()).orElse(null);
        if (scenario == null) {
            return unreadable(game, seats, journal, "There is no scenario " + game.scenario());
        }
        try {
            Rules rules = new Rules(scenario, GameOptions.read(game.options()), game.rulesVersion());
            Recording recording = Recording.start(rules, opening(game, seats), names(seats));
            Table empty = new Table(game, seats, recording, Times.NONE, game.revision(), game.lines(), null);
            return extend(empty, game, seats, journal);
        } catch (ReplayException | UnreadableGameException misfit) {
            return unreadable(game, seats, journal, misfit.getMessage());
        }
    }

    /** The same game before anything was played. */
    static Table beginning(Table table) {
        return of(table.game(), List.copyOf(table.seats().values()), List.of());
    }

    private static Table unreadable(GameRow game, Map<Side, SeatRow> seats, List<JournalEntry> journal, String why) {
        return new Table(game, seats, null, Times.of(journal), game.revision(), game.lines(), why);
    }

    /** The table after further entries. One that does not fit ends the story there and says why. */
    static Table extend(Table table, GameRow game, Map<Side, SeatRow> seats, List<JournalEntry> more) {
        Recording recording = table.recording().copy();
        Times times = table.times().and(more);
        int followed = table.entries();
        try {
            changeDiceWhenDue(game, seats, recording, followed);
            for (JournalEntry entry : more) {
                recording.follow(GameFile.entryFromText(entry.text()));
                changeDiceWhenDue(game, seats, recording, ++followed);
            }
            return new Table(game, seats, recording, times, game.revision(), game.lines(), null);
        } catch (ReplayException | UnreadableGameException misfit) {
            String why = otherRules(game) + misfit.getMessage();
            return new Table(game, seats, recording, times, game.revision(), game.lines(), why);
        }
    }

    /** The table after what was played elsewhere; everything else about the game is as it was. */
    static Table follow(Table table, News news) {
        Table after = news.entries().isEmpty() ? table : extend(table, table.game(), table.seats(), news.entries());
        return after.at(news.head());
    }

    private static String otherRules(GameRow game) {
        return game.rulesVersion() == Game.RULES_VERSION
                ? ""
                : "The game was begun under version " + game.rulesVersion()
                        + " of the rules, this server plays version " + Game.RULES_VERSION + ": ";
    }

    /** A fork or an import goes on with dice of its own after what it brought along. */
    private static void changeDiceWhenDue(GameRow game, Map<Side, SeatRow> seats, Recording recording, int followed)
            throws ReplayException {
        boolean due = game.openingChance() != null && followed == game.diceFrom();
        boolean pending = recording.entries() == followed && !recording.game().isOver();
        if (due && pending) {
            recording.changeDice(dice(game, seats));
        }
    }

    private static SavedChance opening(GameRow game, Map<Side, SeatRow> seats) throws UnreadableGameException {
        return game.openingChance() == null ? dice(game, seats) : GameFile.chanceFromText(game.openingChance());
    }

    /** The game's own fair dice, with what each person added to them. */
    private static SavedChance dice(GameRow game, Map<Side, SeatRow> seats) {
        return SavedChance.Fair.promised(
                FairDice.of(game.secret(), game.salt()), known(seats, SeatRow::nonce), known(seats, SeatRow::promise));
    }

    private static Map<Side, String> names(Map<Side, SeatRow> seats) {
        return known(seats, seat -> seat.name() == null ? seat.level() : seat.name());
    }

    /** What is known of the seats, by side. */
    static Map<Side, String> known(Map<Side, SeatRow> seats, Function<SeatRow, String> what) {
        Map<Side, String> known = new EnumMap<>(Side.class);
        seats.forEach((side, seat) -> {
            if (what.apply(seat) != null) {
                known.put(side, what.apply(seat));
            }
        });
        return known;
    }

    static Map<Side, SeatRow> bySide(List<SeatRow> rows) {
        Map<Side, SeatRow> seats = new EnumMap<>(Side.class);
        rows.forEach(row -> seats.put(row.side(), row));
        return seats;
    }
}
