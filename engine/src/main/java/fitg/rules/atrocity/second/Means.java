package fitg.rules.atrocity.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.rules.combat.second.Ground;
import fitg.rules.force.second.Defences;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.stream.Stream;

/** 36.3: what each atrocity takes. */
@Completion("C-OTHER-1")
public final class Means {

    private static final int STRONG_PDB = 2;

    /** In the order in which {@link Realm#hypnotised} counts them; only the last can halt a planet. */
    private static final List<CounterType> UNITS = Stream.of("Resolution", "Peacemaker", "Planet Stabilizer")
            .map(PRINTED::counterNamed)
            .toList();

    private Means() {}

    /** Marines or guards, and Rebel ground units, in one environ. */
    static boolean forSneakAttack(Position s, int environ) {
        Counters counters = Theatre.counters(s);
        return counters.groundUnits(environ, Side.REBEL) > 0
                && counters.groundUnits(environ, Side.IMPERIAL) > 0
                && Ground.hasElites(s, environ);
    }

    /** An Imperial PDB of level 2 that is Up (G-R28). */
    static boolean forStrafing(Position s, int planet) {
        return s.planets().pdbLevel(planet) == STRONG_PDB && Defences.isUp(s, planet, Side.IMPERIAL);
    }

    /** Whether an atrocity unit of a sort is in the orbit box of a planet. */
    public static boolean isOver(Position s, int sort, int planet) {
        return unit(s, sort, planet) != Realm.NONE;
    }

    /** That unit's counter, or NONE. */
    public static int unit(Position s, int sort, int planet) {
        Counters counters = Theatre.counters(s);
        int orbit = Place.orbit(planet);
        if (counters.starships(orbit, Side.IMPERIAL) == 0) {
            return Realm.NONE;
        }
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (counters.type(each) == UNITS.get(sort)) {
                return each;
            }
        }
        return Realm.NONE;
    }
}
