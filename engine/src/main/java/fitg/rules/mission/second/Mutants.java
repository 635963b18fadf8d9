package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.IrateLocals;
import fitg.edition.second.Completion;
import fitg.rules.combat.second.Opponent;
import fitg.rules.mission.MutantPeople;
import fitg.state.Position;

/** Planet secret Mutant World: its people are not those that are printed (4.3); they leave when damaged. */
@Completion({"C-SO-4", "C-OTHER-1"})
final class Mutants {

    private static final int LOCALS_ATTACK = 8;
    private static final int LOCALS_ENDURANCE = 8;

    private Mutants() {}

    /** C-SO-4: strength and endurance as printed; it no longer matters with what weapons they come. */
    static Opponent locals(Position s, int environ) {
        if (MutantPeople.liveIn(s, environ)) {
            return Opponent.locals(LOCALS_ATTACK, LOCALS_ENDURANCE);
        }
        IrateLocals locals = PRINTED.environ(environ).irateLocals().orElseThrow();
        return Opponent.locals(locals.strength(), locals.endurance());
    }
}
