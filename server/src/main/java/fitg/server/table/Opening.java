package fitg.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Game;
import fitg.procedure.Verdict;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.saves.SavedGame.Entry;
import fitg.saves.SavedMoment;
import fitg.saves.UnreadableGameException;
import fitg.server.store.GameRow;
import fitg.server.store.JournalEntry;
import fitg.server.store.NewGame;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import fitg.server.table.Refusal.Kind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opening a table: a new game, one from a file, or another way on from a moment of a finished one. */
public final class Opening {

    private static final String POSITION = "position";

    private final Tables tables;
    private final long mostGames;

    public Opening(Tables tables, long mostGames) {
        this.tables = tables;
        this.mostGames = mostGames;
    }

    /**
     * A new table and what is handed to its creator.
     *
     * @param tokens for the seats that are his
     * @param invites for the seats that are open
     */
    public record Opened(Table table, Map<Side, String> tokens, Map<Side, String> invites) {}

    public Opened open(GamePlan plan) {
        return open(plan, Past.NONE, "new", null);
    }

    /** A game that begins at a position, written as a case is; whoever asks stands in line to have it laid out. */
    public Opened open(GamePlan plan, String position, Payer payer) {
        int version = tables.dear().run(payer, () -> versionOf(position));
        return open(plan, Past.laidOut(position, version), POSITION, null);
    }

    /** The version of the rules it is played under, if it can be played on from. */
    private static int versionOf(String position) {
        try {
            Game game = Recording.layOut(position, Past.UNUSED, Map.of()).game();
            if (game.isOver()) {
                throw new Refusal(Kind.MALFORMED, "In the field position the game is over.");
            }
            return game.rulesVersion();
        } catch (ReplayException impossible) {
            throw new Refusal(Kind.MALFORMED, "In the field position: " + impossible.getMessage() + ".");
        }
    }

    /** The same once more, from the same position if it began at one. */
    Opened openRematch(GamePlan plan, Table of) {
        List<Entry> journal = of.recording().saved().journal();
        return !journal.isEmpty() && journal.getFirst() instanceof Entry.LaidOut laidOut
                ? open(plan, Past.laidOut(laidOut.position(), of.game().rulesVersion()), POSITION, of.id())
                : open(plan, Past.NONE, "rematch", of.id());
    }

    /** Goes on from a moment of a finished game, with other dice; whoever does so pays for what has to be played for it. */
    public Opened fork(Table of, int action, GamePlan plan, Payer payer) {
        if (!of.isFinished()) {
            throw new Refusal(Kind.GAME_RUNNING, "Only a finished game can be forked.");
        }
        SavedGame saved = of.recording().saved();
        List<Entry> standing = SavedMoment.standing(saved.journal());
        if (action < 0 || action >= actions(standing)) {
            throw new Refusal(
                    Kind.MALFORMED, "The game has actions 0 to " + (actions(standing) - 1) + ", not " + action + ".");
        }
        List<Entry> before = upTo(standing, action);
        payer.pay(before.size());
        return open(
                plan, new Past(saved.rulesVersion(), saved.chance(), before, Optional.empty(), null), "fork", of.id());
    }

    /** A game from a file: a finished one to look at, or a running one to go on with. */
    public Opened open(JsonNode file, GamePlanOf plan, Payer payer) {
        SavedGame saved;
        try {
            saved = GameFile.fromTree(file);
        } catch (UnreadableGameException unreadable) {
            throw new Refusal(Kind.NOT_A_GAME, "The game cannot be read: " + unreadable.getMessage() + ".");
        }
        int turn = tables.dear().run(payer, () -> turnAfter(saved));
        Past past = new Past(saved.rulesVersion(), saved.chance(), saved.journal(), saved.verdict(), turn);
        return open(plan.of(saved), past, "import", null);
    }

    /** The turn a saved game has come to, if it holds. */
    private static int turnAfter(SavedGame saved) {
        try {
            return Replay.of(saved).game().turn();
        } catch (ReplayException wrong) {
            throw new Refusal(Kind.NOT_A_GAME, "The game does not hold: " + wrong.getMessage() + ".");
        }
    }

    /** The plan of an imported game follows in part from the file. */
    public interface GamePlanOf {
        GamePlan of(SavedGame saved);
    }

    /** What a game brings along: the rules and the dice it was begun with, and what was played. */
    private record Past(
            int rulesVersion, SavedChance chance, List<Entry> journal, Optional<Verdict> verdict, Integer turn) {
        static final Past NONE = new Past(Game.RULES_VERSION, null, List.of(), Optional.empty(), null);

        /** The opening dice of such a game are never rolled: it has dice of its own from its position on. */
        static final SavedChance UNUSED = new SavedChance.Seed(0);

        static Past laidOut(String position, int rulesVersion) {
            return new Past(rulesVersion, UNUSED, List.of(new Entry.LaidOut(position)), Optional.empty(), null);
        }

        /** A game that is over has nobody to wait for, and one between computers neither. */
        Status status(GamePlan plan) {
            boolean alone = plan.seats().values().stream().allMatch(seat -> seat.kind() == SeatKind.COMPUTER);
            return verdict.isPresent() ? Status.FINISHED : alone ? Status.RUNNING : Status.WAITING;
        }
    }

    private static long actions(List<Entry> standing) {
        return standing.stream().filter(Entry.Played.class::isInstance).count();
    }

    private static List<Entry> upTo(List<Entry> standing, int action) {
        List<Entry> before = new ArrayList<>();
        for (Entry entry : standing) {
            if (entry instanceof Entry.Played played && played.number() == action) {
                break;
            }
            before.add(entry);
        }
        return before;
    }

    private Opened open(GamePlan plan, Past past, String origin, String originGame) {
        if (tables.store().countGames() >= mostGames) {
            throw new Refusal(Kind.NO_ROOM, "This server has as many games as it may have; try again later.");
        }
        String id = SeatLink.freshGameId();
        Map<Side, String> tokens = new EnumMap<>(Side.class);
        Map<Side, String> invites = new EnumMap<>(Side.class);
        List<SeatRow> seats = new ArrayList<>();
        boolean over = past.verdict().isPresent();
        plan.seats()
                .forEach((side, seat) -> seats.add(seat.row(
                        id,
                        side,
                        seat.kind() == SeatKind.HUMAN && !over ? hashed(side, tokens) : null,
                        seat.kind() == SeatKind.OPEN && !over ? hashed(side, invites) : null)));
        tables.store().create(new NewGame(row(id, plan, past, origin, originGame), seats, stored(past)));
        Table table = tables.current(id);
        tables.noteStanding(table);
        tables.announce(id);
        return new Opened(table, tokens, invites);
    }

    private static byte[] hashed(Side side, Map<Side, String> secrets) {
        String secret = SeatLink.fresh();
        secrets.put(side, secret);
        return SeatLink.hash(secret);
    }

    private List<JournalEntry> stored(Past past) {
        List<JournalEntry> entries = new ArrayList<>();
        for (Entry entry : past.journal()) {
            entries.add(new JournalEntry(entries.size(), tables.now(), GameFile.toText(entry)));
        }
        return entries;
    }

    private GameRow row(String id, GamePlan plan, Past past, String origin, String originGame) {
        FairDice dice = FairDice.fresh();
        Status status = past.status(plan);
        Verdict verdict = past.verdict().orElse(null);
        return new GameRow(
                id,
                tables.now(),
                tables.now(),
                status,
                plan.scenario().id(),
                GameOptions.write(plan.options()),
                past.rulesVersion(),
                dice.commitment(),
                dice.secret(),
                dice.salt(),
                past.chance() == null ? null : GameFile.toText(past.chance()),
                past.journal().size(),
                plan.spectators(),
                plan.spectatorDelay(),
                origin,
                originGame,
                null,
                null,
                verdict == null ? null : verdict.winner(),
                verdict == null ? null : verdict.reason().name(),
                verdict == null ? null : verdict.points(),
                null,
                status == Status.RUNNING,
                past.journal().size(),
                0,
                0,
                DiceParts.PROMISED_FIRST,
                verdict == null ? null : past.turn(),
                null,
                null);
    }
}
