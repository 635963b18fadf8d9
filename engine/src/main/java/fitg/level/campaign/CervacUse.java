package fitg.level.campaign;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.procedure.Resolution;
import fitg.rules.possession.Cervac;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Cast;
import fitg.state.Position;

/** Card 49: Cervac Mk V acts when an Operations, Search or Mission Phase begins; its effect ends with the phase. */
final class CervacUse {

    private CervacUse() {}

    static void beginPhase(Resolution r) {
        r.state().people().clearDisabled();
        if ((r.state().gear().owned() & ~PieceSet.first(Card.SHIPS)) != 0) {
            PossessionUse.offered(r, Moment.PHASE_START, near(r.state()));
        }
    }

    /** Those over or on a planet with a detected Imperial character; anybody can see who they are. */
    private static long near(Position s) {
        long found = PieceSet.NONE;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean there = Place.planet(s.people().at(each)) >= 0 && Cervac.isNearDetectedImperials(s, each);
            found |= there ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }
}
