package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Creature;
import fitg.content.IrateLocals;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.second.Opponent;
import fitg.rules.mission.Mishaps;
import fitg.rules.secret.Unveiling;
import fitg.state.Position;

/** Planet secret Mutant World: its creatures and its people are not those that are printed (4.3); both leave when damaged. */
@Completion({"C-SO-3", "C-SO-4", "C-OTHER-1"})
final class Mutants {

    private static final Creature MUTANT = PRINTED.creatureNamed("Mutant");
    private static final int LOCALS_ATTACK = 8;
    private static final int LOCALS_ENDURANCE = 8;

    private Mutants() {}

    private static boolean liveIn(Position s, int environ) {
        return Circumstances.on(s, Place.planet(environ)).breedsMutants();
    }

    /** The first of them that is met tells the secret. */
    static boolean show(Resolution r, int environ) {
        return liveIn(r.state(), environ) && Unveiling.byUse(r, Place.planet(environ));
    }

    /** What lives in an environ, or null. */
    static Creature creature(Position s, int environ) {
        return liveIn(s, environ) ? MUTANT : PRINTED.environ(environ).creature().orElse(null);
    }

    /** Case 13.47 spares rebels where the planet has risen, mutants or not. */
    static boolean areLocalsIrate(Position s, Side side, int environ) {
        return liveIn(s, environ)
                ? Mishaps.mayLocalsBeIrate(s, side, environ)
                : Mishaps.areLocalsIrate(s, side, environ);
    }

    /** C-SO-4: strength and endurance as printed; it no longer matters with what weapons they come. */
    static Opponent locals(Position s, int environ) {
        if (liveIn(s, environ)) {
            return Opponent.locals(LOCALS_ATTACK, LOCALS_ENDURANCE);
        }
        IrateLocals locals = PRINTED.environ(environ).irateLocals().orElseThrow();
        return Opponent.locals(locals.strength(), locals.endurance());
    }
}
