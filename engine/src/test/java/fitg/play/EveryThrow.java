package fitg.play;

import fitg.procedure.Action;
import fitg.procedure.Chance;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Plays the same answers with all luck there is of some kinds, each throw as often as it happens, so that what is told
 * beforehand can be held against the rules themselves. Dice that only hit or miss come in two ways.
 */
public final class EveryThrow {

    private static final Set<String> HIT_OR_MISS = Set.of("attack", "raking");
    private static final int MISS = 1;
    private static final int HIT = 6;

    private final Set<String> kinds;
    /** Which way each throw went, and which ways there were. */
    private final List<Integer> ways = new ArrayList<>();

    private final List<Integer> most = new ArrayList<>();
    private int next;
    private double weight;

    private EveryThrow(Set<String> kinds) {
        this.kinds = kinds;
    }

    /** How often something is so once these answers are played in a scene; luck of other kinds is always the first. */
    public static double share(Scene scene, Set<String> kinds, Predicate<GameState> so, String... keys) {
        return share(scene.game(), kinds, so, keys);
    }

    /** The same from a game. */
    public static double share(Game game, Set<String> kinds, Predicate<GameState> so, String... keys) {
        EveryThrow every = new EveryThrow(kinds);
        double share = 0;
        do {
            share += so.test(every.play(game, keys)) ? every.weight : 0;
        } while (every.another());
        return share;
    }

    private GameState play(Game before, String... keys) {
        next = 0;
        weight = 1;
        Game game = before.silentCopy();
        game.useChance(new Thrown());
        for (String key : keys) {
            game.play(Action.parse(key));
        }
        return game.state();
    }

    /** The last throw that can go another way does; what came after it begins anew. */
    private boolean another() {
        while (!ways.isEmpty() && ways.getLast() == most.getLast() - 1) {
            ways.removeLast();
            most.removeLast();
        }
        if (ways.isEmpty()) {
            return false;
        }
        ways.set(ways.size() - 1, ways.getLast() + 1);
        return true;
    }

    private int way(int count) {
        if (next == ways.size()) {
            ways.add(0);
            most.add(count);
        }
        return ways.get(next++);
    }

    private final class Thrown implements Chance {

        @Override
        public int die(String what, int sides) {
            if (!kinds.contains(what)) {
                return 1;
            }
            if (HIT_OR_MISS.contains(what)) {
                boolean hit = way(2) == 1;
                weight *= hit ? 1 / 3.0 : 2 / 3.0;
                return hit ? HIT : MISS;
            }
            weight /= sides;
            return 1 + way(sides);
        }

        @Override
        public int pick(String what, int count) {
            if (!kinds.contains(what)) {
                return 0;
            }
            weight /= count;
            return way(count);
        }

        @Override
        public Chance copy() {
            return this;
        }
    }
}
