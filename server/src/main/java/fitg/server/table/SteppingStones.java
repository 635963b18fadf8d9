package fitg.server.table;

import fitg.play.Game;
import fitg.play.Umpire;
import fitg.procedure.Action;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame;
import fitg.saves.SavedGame.Entry;
import fitg.saves.SavedMoment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;

/**
 * Copies of a game from the way it took, so that a look back plays the last few actions before the moment and not all of
 * them. The copies have no story and no undo, which makes them small and quick to play on. Never changed: a game that
 * went on has stones of its own, which begin with those it had.
 */
final class SteppingStones {

    /** So many entries lie between two of them: about a millisecond of a campaign. */
    static final int APART = 256;

    /** What a copy takes besides the figures of its position, and an entry of the way. */
    private static final int BYTES_OF_A_STONE = 4_000;

    private static final int BYTES_OF_AN_ENTRY = 48;

    /** What was done and not taken back. */
    private final List<Entry> way;
    /** The first before anything was done, each other one {@link #APART} entries after the last. */
    private final List<Game> stones;

    private SteppingStones(List<Entry> way, List<Game> stones) {
        this.way = way;
        this.stones = stones;
    }

    /**
     * The stones of a game as it stands, or of one that went on from there.
     *
     * @param known those it had at another time; null if there are none
     * @param toll told how many entries have to be played for them, before they are
     */
    static SteppingStones of(Table table, SteppingStones known, IntConsumer toll) {
        SavedGame saved = table.recording().saved();
        List<Entry> way = List.copyOf(SavedMoment.standing(saved.journal()));
        int common = known == null ? 0 : known.inCommonWith(way);
        if (known != null && common == way.size()) {
            return known;
        }
        try {
            List<Game> stones = new ArrayList<>();
            if (known == null) {
                stones.add(saved.beginning().game().silentCopy());
            } else {
                stones.addAll(known.stones.subList(0, Math.min(known.stones.size(), common / APART + 1)));
            }
            lay(stones, way, toll);
            return new SteppingStones(way, List.copyOf(stones));
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible); // it has just been followed
        }
    }

    private static void lay(List<Game> stones, List<Entry> way, IntConsumer toll) throws ReplayException {
        int from = (stones.size() - 1) * APART;
        int to = Math.max(0, way.size() - 1) / APART * APART; // each lies before an entry
        toll.accept(Math.max(0, to - from));
        Game game = stones.getLast().silentCopy();
        for (int i = from; i < to; i++) {
            follow(game, way.get(i));
            if ((i + 1) % APART == 0) {
                stones.add(game.silentCopy());
            }
        }
    }

    private int inCommonWith(List<Entry> other) {
        int most = Math.min(way.size(), other.size());
        int common = 0;
        while (common < most && way.get(common).equals(other.get(common))) {
            common++;
        }
        return common;
    }

    /**
     * The game after so many steps: actions, and a resignation at the end.
     *
     * @param toll told how many of them have to be played again, before they are
     */
    Game after(int steps, IntConsumer toll) {
        int stone = stones.size() - 1;
        while (stone > 0 && stones.get(stone).number() > steps) {
            stone--;
        }
        Game game = stones.get(stone).silentCopy();
        int taken = game.number();
        toll.accept(steps - taken);
        try {
            for (int i = stone * APART; taken < steps && i < way.size(); i++) {
                follow(game, way.get(i));
                taken += isStep(way.get(i)) ? 1 : 0;
            }
            return game;
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible); // it has been followed before
        }
    }

    /** From the beginning: the game as it stood before each action that was not taken back, and the action. */
    void retell(BiConsumer<Game, Action> listener) {
        Game game = stones.getFirst().silentCopy();
        try {
            for (Entry entry : way) {
                if (entry instanceof Entry.Played played) {
                    listener.accept(game, Action.parse(played.action()));
                }
                follow(game, entry);
            }
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible); // it has been followed before
        }
    }

    private static boolean isStep(Entry entry) {
        return entry instanceof Entry.Played || entry instanceof Entry.Resigned;
    }

    /** What has been followed before is not checked again. */
    private static void follow(Game game, Entry entry) throws ReplayException {
        switch (entry) {
            case Entry.LaidOut before -> {} // the first stone lies there
            case Entry.Played played -> game.play(Action.parse(played.action()));
            case Entry.NewDice dice -> Umpire.dealFrom(game, dice.chance().open());
            case Entry.Resigned resigned -> game.resign(resigned.side());
            case Entry.Back back -> throw new IllegalStateException("What was taken back is not on the way: " + back);
        }
    }

    /** About how many bytes they take, for the memory budget. */
    int weight() {
        return stones.size() * (stones.getFirst().stateBytes() + BYTES_OF_A_STONE) + way.size() * BYTES_OF_AN_ENTRY;
    }
}
