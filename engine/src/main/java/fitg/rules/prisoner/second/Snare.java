package fitg.rules.prisoner.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/**
 * Planet secret Trap!: it captures every detected Rebel in an environ of the planet, and its prisoners need no guard while it lasts.
 * Nobody need be there to capture them; their escorts are removed.
 */
@Completion("C-OTHER-1")
public final class Snare extends Procedure {

    private final int planet;

    public Snare(int planet) {
        this.planet = planet;
    }

    /** Whether Rebel prisoners in a place need nobody to hold them. */
    public static boolean holds(Position s, int place) {
        return Place.isEnviron(place)
                && Circumstances.shown(s, Place.planet(place)).capturesRebels();
    }

    @Override
    public void advance(Resolution r) {
        r.finish();
        for (int environ : Control.environsOf(planet)) {
            long caught = r.state().people().present(environ, Characters.detected(r.state()) & Cast.of(Side.REBEL));
            for (long rest = caught; rest != 0; rest = PieceSet.rest(rest)) {
                capture(r, PieceSet.lowest(rest));
            }
        }
        r.settle();
    }

    private static void capture(Resolution r, int character) {
        GameState s = r.state();
        Company company = Theatre.company(s);
        for (long rest = company.escorts(PieceSet.only(character)); rest != 0; rest = PieceSet.rest(rest)) {
            Escorts.remove(r, PieceSet.lowest(rest));
        }
        Captivity.take(r, character, Holder.UNITS, "C-OTHER-1");
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet);
    }
}
