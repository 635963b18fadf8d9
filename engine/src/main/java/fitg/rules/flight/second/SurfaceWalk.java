package fitg.rules.flight.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Completion;
import fitg.edition.second.Query;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.flight.OnFoot;
import fitg.rules.force.second.Passage;
import fitg.rules.prisoner.second.Captivity;
import fitg.state.Position;

/** E5.2.c.1 and S-R49: one character walks to another environ of his planet; escorts and guarded prisoners go along. */
@Completion("C-DETECT-1")
public final class SurfaceWalk extends OnFoot {

    SurfaceWalk(int character) {
        super(character);
    }

    /** Those of a set who can walk somewhere. */
    static long walkers(Position s, long characters) {
        long able = PieceSet.NONE;
        for (long rest = Spaceships.mayMove(s, characters); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int place = s.people().at(each);
            boolean elsewhere = Place.isEnviron(place)
                    && Control.environsOf(Place.planet(place)).length > 1
                    && !Passage.isDead(s, place);
            able |= elsewhere ? PieceSet.only(each) : PieceSet.NONE;
        }
        return able;
    }

    @Override
    protected Question whereTo() {
        return Query.WALK_TO;
    }

    @Override
    protected void go(Resolution r, int walker, int to) {
        go(r, walker, to, false);
    }

    /** Nobody knows of him, unless friends there are detected (the settlement spreads it). */
    public static void go(Resolution r, int walker, int to, boolean reaction) {
        long guarded = Captivity.guardedBy(r.state(), walker);
        walk(r, walker, guarded, to, reaction, reaction ? "E5.2.e.1" : "E5.2.c.1", "C-DETECT-1");
    }
}
