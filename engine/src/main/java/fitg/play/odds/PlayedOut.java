package fitg.play.odds;

import fitg.content.Side;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Procedure;
import fitg.rules.combat.second.EnvironsCombat;
import fitg.rules.combat.second.SecondCharacterCombat;
import fitg.rules.flight.second.SpaceshipCombat;
import fitg.rules.space.second.SecondPdbAttack;
import fitg.rules.space.second.SpaceCombat;
import fitg.state.Cast;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The chances of a whole fight of 2002: it is played to its end many times over, both sides answering as is suggested to them.
 * There are too many dice and targets to reckon it exactly; the same position always gives the same figures.
 */
final class PlayedOut {

    private static final int TIMES = 100;
    private static final int LONGEST = 400;

    private static final Set<Class<? extends Procedure>> FIGHTS = Set.of(
            SecondCharacterCombat.class,
            EnvironsCombat.class,
            SpaceCombat.class,
            SecondPdbAttack.class,
            SpaceshipCombat.class);

    private static final Side[] SIDES = Side.values();

    private final Position before;
    private final int[] captured = new int[SIDES.length];
    private final int[] killed = new int[SIDES.length];
    private final int[] wounded = new int[SIDES.length];
    private final int[] counters = new int[SIDES.length];
    private final int[] cleared = new int[SIDES.length];

    private PlayedOut(Position before) {
        this.before = before;
    }

    /** What an answer leads to when the fight is over. */
    static Odds of(PlayerView view, Action action, String ruleCase) {
        PlayedOut all = new PlayedOut(view.seen());
        for (int time = 0; time < TIMES; time++) {
            Game game = view.imagine(time);
            game.play(action);
            finish(game);
            all.count(Umpire.position(game));
        }
        return new Odds(ruleCase, all.outcomes(), List.of(Said.of("odds.played.times", Said.number(TIMES))));
    }

    /** The chance that a side loses nobody and nothing until the fight is over. */
    static double safety(PlayerView view, Action action, Side side) {
        int safe = 0;
        for (int time = 0; time < TIMES; time++) {
            PlayedOut once = new PlayedOut(view.seen());
            Game game = view.imagine(time);
            game.play(action);
            finish(game);
            once.count(Umpire.position(game));
            int slot = side.ordinal();
            safe += once.captured[slot] + once.killed[slot] + once.counters[slot] == 0 ? 1 : 0;
        }
        return (double) safe / TIMES;
    }

    private static void finish(Game game) {
        for (int step = 0; step < LONGEST && !game.isOver() && isFighting(game); step++) {
            game.play(game.pending().orElseThrow().suggested());
        }
    }

    private static boolean isFighting(Game game) {
        return Umpire.resolution(game).allUnderWay().stream().anyMatch(each -> FIGHTS.contains(each.getClass()));
    }

    private void count(Position after) {
        long taken = after.people().prisoners() & ~before.people().prisoners();
        long dead = after.people().dead() & ~before.people().dead();
        long hurt = Theatre.company(after).wounded() & ~Theatre.company(before).wounded();
        for (Side side : SIDES) {
            int slot = side.ordinal();
            captured[slot] += (taken & Cast.of(side)) != 0 ? 1 : 0;
            killed[slot] += (dead & Cast.of(side)) != 0 ? 1 : 0;
            wounded[slot] += (hurt & Cast.of(side)) != 0 ? 1 : 0;
            int lost = inPlay(Theatre.counters(before), side) - inPlay(Theatre.counters(after), side);
            counters[slot] += lost > 0 ? 1 : 0;
            cleared[slot] += lost > 1 ? 1 : 0;
        }
    }

    private static int inPlay(Counters counters, Side side) {
        int sum = 0;
        for (int each = 0; each < counters.count(); each++) {
            sum += counters.side(each) == side && counters.place(each) >= 0 ? 1 : 0;
        }
        return sum;
    }

    private List<Outcome> outcomes() {
        List<Outcome> outcomes = new ArrayList<>();
        for (Side side : SIDES) {
            int slot = side.ordinal();
            String whose = side == Side.REBEL ? "odds.played.rebel-" : "odds.played.imperial-";
            add(outcomes, whose + "captured", captured[slot]);
            add(outcomes, whose + "dies", killed[slot]);
            add(outcomes, whose + "wounded", wounded[slot]);
            add(outcomes, whose + "units-lost", counters[slot]);
            add(outcomes, whose + "more-lost", cleared[slot]);
        }
        if (outcomes.isEmpty()) {
            outcomes.add(Outcome.of(1, "odds.played.no-harm"));
        }
        return List.copyOf(outcomes);
    }

    private static void add(List<Outcome> outcomes, String key, int times) {
        if (times > 0) {
            outcomes.add(Outcome.of((double) times / TIMES, key));
        }
    }
}
