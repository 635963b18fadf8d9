package fitg.galaxy.politics;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.rules.secret.Unveiling;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * 31.2: at the start of the Search Phase of a Rebel turn the secret of every planet with a free Rebel character in an environ comes
 * to light, ascending (G-R51). What drugs do to characters shows at the start of any Search or Mission Phase they are there in.
 */
public final class Sightings extends Procedure implements Effect {

    private final boolean byRebels;

    /** @param phasing whose turn it is */
    public Sightings(Side phasing) {
        this.byRebels = phasing == Side.REBEL;
    }

    /** Only the drugs of Drug World, which nobody on the planet can overlook. */
    public static Sightings ofDrugs() {
        return new Sightings(Side.IMPERIAL);
    }

    @Override
    public void advance(Resolution r) {
        if (Chapters.of(r).effectEnds(r)) {
            return;
        }
        Position s = r.state();
        for (long rest = Realm.of(s).hidden(); rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            if (comesToLight(r, planet)) {
                r.call(new Unveiling(planet));
                return;
            }
        }
        r.finish();
    }

    private boolean comesToLight(Resolution r, int planet) {
        Position s = r.state();
        if (Circumstances.on(s, planet).drugs() && Powers.of(r).isDrugFelt(r, planet)) {
            return true;
        }
        return byRebels && isAnybodyOn(s, planet, s.people().free() & Cast.of(Side.REBEL));
    }

    private static boolean isAnybodyOn(Position s, int planet, long characters) {
        for (int environ : Control.environsOf(planet)) {
            if (s.people().present(environ, characters) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean awaitsRisen() {
        return true;
    }

    @Override
    protected void digest(Digest d) {
        d.add(byRebels ? 1 : 0);
    }
}
