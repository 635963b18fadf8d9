package fitg.rules.mission.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Soldier.Training;
import fitg.edition.second.Completion;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Defences;
import fitg.rules.mission.Sabotage;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.stream.IntStream;

/** Mission S with the counters of 2002: landed starships too; of what he cannot tell apart chance takes one (4b, 3.3). */
@Completion("C-MISS-5")
final class SecondSabotage extends Sabotage {

    SecondSabotage(int environ, int letters) {
        super(Query.SABOTAGE, "C-MISS-5", environ, letters);
    }

    /** Whether two letters could change anything. */
    static boolean hasTarget(Position s, int environ, Side enemy) {
        int planet = Place.planet(environ);
        return Theatre.counters(s).anyMilitary(environ, enemy)
                || changesPdb(s, planet, ANYTHING) && Defences.controller(s, planet) == enemy;
    }

    /** One letter fells a conscript or militia, two whatever stands there. */
    private boolean mayHarm(Counters counters, int counter) {
        return letters >= ANYTHING || counters.type(counter).sends(Training.RAW);
    }

    @Override
    protected boolean offerUnits(Resolution r, Side enemy) {
        Counters counters = Theatre.counters(r.state());
        return Losable.offer(
                r, environ, enemy, counter -> mayHarm(counters, counter) && standsForItself(r, counters, counter));
    }

    @Override
    protected void loseUnit(Resolution r, Action chosen) {
        Losable.lose(r, chance(r, chosen.argument()), "C-MISS-5");
    }

    /** The hits on it go along, as in C-PDB-1. */
    @Override
    protected void levelIsLost(Resolution r, int planet) {
        TheatreState.of(r.state()).setPdbHits(planet, 0);
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
}
