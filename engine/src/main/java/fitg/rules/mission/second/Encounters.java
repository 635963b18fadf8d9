package fitg.rules.mission.second;

import fitg.content.Creature;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.Assaults;
import fitg.rules.combat.second.Opponent;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Patrols;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.Set;

/** E5.3.b.1: the system opponents that mission groups meet. */
@Completion({"C-SO-2", "C-SO-3", "C-SO-4"})
final class Encounters {

    /** C-SO-3: machines fight on when damaged. */
    private static final Set<String> MACHINES =
            Set.of("Sentry Robot (1)", "Sentry Robot (2)", "Laboroid", "Propang", "Zernipak");

    private static final int WATCH = 2;

    private Encounters() {}

    /**
     * C-SO-4: strength and endurance as printed; it no longer matters with what weapons they come.
     *
     * @param scrambled whether the Scrambler halves their strength, rounded up
     */
    static Procedure withLocals(GameState s, int environ, boolean scrambled, long members) {
        Opponent locals = Mutants.locals(s, environ);
        Opponent opponent = scrambled ? locals.weakenedBy(locals.attack() / 2) : locals;
        return Assaults.byOpponent(s, environ, s.turn().phasing().opponent(), opponent, members);
    }

    /**
     * C-SO-3.
     *
     * @param charmed whether somebody takes the surprise out of it
     * @param seized whom it has taken before the fight, or NOBODY
     */
    static Procedure withCreature(
            GameState s, int environ, Creature creature, boolean charmed, long members, int seized) {
        Side enemy = s.turn().phasing().opponent();
        Opponent opponent = Opponent.of(creature, MACHINES.contains(creature.name()));
        return Assaults.byOpponent(s, environ, enemy, charmed ? opponent.seenComing() : opponent, members, seized);
    }

    /** C-SO-2 and S-R90: of the kind of a unit at random; without troops two of the watch. */
    static void withPatrol(Resolution r, int environ, long members) {
        Side enemy = r.state().turn().phasing().opponent();
        int units = Theatre.counters(r.state()).groundUnits(environ, enemy);
        Soldier kind = units > 0 ? kindAtRandom(r, environ, enemy) : Patrols.watch(enemy);
        send(r, environ, kind, members);
    }

    /** S-R2: every unit there has the same chance. */
    static Soldier kindAtRandom(Resolution r, int environ, Side side) {
        Counters counters = Theatre.counters(r.state());
        int drawn = r.pick("patrol", counters.groundUnits(environ, side));
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            drawn -= counters.isGroundUnit(each, environ, side) ? 1 : 0;
            if (drawn < 0) {
                return counters.type(each).soldier().orElseThrow();
            }
        }
        throw new IllegalStateException("no ground units in " + environ);
    }

    /** A patrol of the enemy's attacks a group. */
    static void send(Resolution r, int environ, Soldier kind, long members) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        int count = size(s, environ, enemy);
        if (r.listening()) {
            r.tell(new Happening.PatrolSent(environ, enemy, kind, count, "C-SO-2"));
        }
        r.call(Assaults.byPatrol(s, environ, enemy, kind, count, members));
    }

    /** With a leader among the troops it is larger. */
    private static int size(Position s, int environ, Side side) {
        int attack = Theatre.counters(s).groundAttack(environ, side);
        boolean led = Leaders.areLed(s, environ, side);
        return attack == 0 ? WATCH : Patrols.size(attack, led);
    }
}
