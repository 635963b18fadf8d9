package fitg.rules.mission.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Soldier.Training;
import fitg.edition.second.Completion;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.force.second.Defences;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.stream.IntStream;

/** Mission S (S-R89): an enemy unit or landed starship of the environ, or the enemy's PDB, at the phasing player's choice; of what he cannot tell apart chance takes one. */
@Completion("C-MISS-5")
final class SecondSabotage extends Procedure {

    private static final int ANYTHING = 2;

    private final int environ;
    private final int letters;

    SecondSabotage(int environ, int letters) {
        this.environ = environ;
        this.letters = letters;
    }

    /** Whether two letters could change anything. */
    static boolean hasTarget(Position s, int environ, Side enemy) {
        return Theatre.counters(s).anyMilitary(environ, enemy) || mayHarmPdb(s, environ, enemy, ANYTHING);
    }

    private static boolean mayHarmPdb(Position s, int environ, Side enemy, int letters) {
        int planet = Place.planet(environ);
        boolean changes =
                s.planets().pdbUp(planet) || letters >= ANYTHING && s.planets().pdbLevel(planet) > 0;
        return changes && Defences.controller(s, planet) == enemy;
    }

    /** One letter fells a conscript or militia, two whatever stands there. */
    private boolean mayHarm(Counters counters, int counter) {
        return letters >= ANYTHING || counters.type(counter).sends(Training.RAW);
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        r.ask(Query.SABOTAGE, s.turn().phasing(), environ);
        boolean any = mayHarmPdb(s, environ, enemy, letters);
        if (any) {
            r.or(Kind.PDB);
        }
        Counters counters = Theatre.counters(s);
        any |= Losable.offer(
                r, environ, enemy, counter -> mayHarm(counters, counter) && standsForItself(r, counters, counter));
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        r.finish();
        if (action.kind() == Kind.PDB) {
            harmPdb(r, Place.planet(environ));
        } else {
            Losable.lose(r, chance(r, action.argument()), "C-MISS-5");
        }
    }

    // ---- counters that lie face down

    /** Of those face down the first ground unit and the first starship are offered: which of them is lost is left to chance (4b, 3.3). */
    private boolean standsForItself(Resolution r, Counters counters, int counter) {
        return !isHidden(r, counters, counter) || hidden(r, counters, counter)[0] == counter;
    }

    private static boolean isHidden(Resolution r, Counters counters, int counter) {
        return r.rules().has(Correction.SABOTAGE_IN_THE_DARK) && counters.is(CounterMark.FACE_DOWN, counter);
    }

    /** K-R39: equal chances over single pieces. */
    private int chance(Resolution r, int chosen) {
        Counters counters = Theatre.counters(r.state());
        if (!isHidden(r, counters, chosen)) {
            return chosen;
        }
        int[] candidates = hidden(r, counters, chosen);
        return candidates.length == 1 ? chosen : candidates[r.pick("unit face down", candidates.length)];
    }

    /** Those face down in the environ that look like this one. */
    private int[] hidden(Resolution r, Counters counters, int like) {
        return IntStream.range(0, counters.count())
                .filter(each -> counters.place(each) == environ && isHidden(r, counters, each))
                .filter(each ->
                        counters.type(each).isGround() == counters.type(like).isGround())
                .toArray();
    }

    /** A level that is lost takes the hits on it along, as in C-PDB-1. */
    private void harmPdb(Resolution r, int planet) {
        GameState s = r.state();
        int level = s.planets().pdbLevel(planet);
        boolean razed = letters >= ANYTHING && level > 0;
        Control.setPdb(r, planet, razed ? level - 1 : level, false, "C-MISS-5");
        if (razed) {
            TheatreState.of(s).setPdbHits(planet, 0);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters);
    }
}
