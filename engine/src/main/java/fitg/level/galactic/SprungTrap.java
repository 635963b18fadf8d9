package fitg.level.galactic;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.prisoner.Prisoners;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Holder;

/**
 * Planet secret Trap!: every detected Rebel in an environ of the planet is captured, those with units too. Whoever is there of the
 * Empire holds them; where nobody is the planet does.
 */
final class SprungTrap extends Procedure {

    private final int planet;

    SprungTrap(int planet) {
        this.planet = planet;
    }

    @Override
    public void advance(Resolution r) {
        r.finish();
        for (int environ : Control.environsOf(planet)) {
            long caught = r.state().people().present(environ, Characters.detected(r.state()) & Cast.of(Side.REBEL));
            for (long rest = caught; rest != 0; rest = PieceSet.rest(rest)) {
                Prisoners.take(r, PieceSet.lowest(rest), Holder.UNITS, "31.2");
            }
        }
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet);
    }
}
