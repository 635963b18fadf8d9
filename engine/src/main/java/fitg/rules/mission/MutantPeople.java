package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Creature;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.secret.Unveiling;
import fitg.state.Position;

/** Planet secret Mutant World: its creatures and its people are not those that are printed (4.3). */
public final class MutantPeople {

    private static final Creature MUTANT = PRINTED.creatureNamed("Mutant");

    private MutantPeople() {}

    public static boolean liveIn(Position s, int environ) {
        return Circumstances.on(s, Place.planet(environ)).breedsMutants();
    }

    /** The first of them that is met tells the secret. */
    public static boolean show(Resolution r, int environ) {
        return liveIn(r.state(), environ) && Unveiling.byUse(r, Place.planet(environ));
    }

    /** What lives in an environ, or null. */
    public static Creature creature(Position s, int environ) {
        return liveIn(s, environ) ? MUTANT : PRINTED.environ(environ).creature().orElse(null);
    }

    /** Case 13.47 spares rebels where the planet has risen, mutants or not. */
    public static boolean areLocalsIrate(Position s, Side side, int environ) {
        return liveIn(s, environ)
                ? Mishaps.mayLocalsBeIrate(s, side, environ)
                : Mishaps.areLocalsIrate(s, side, environ);
    }
}
