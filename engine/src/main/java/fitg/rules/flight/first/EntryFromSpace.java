package fitg.rules.flight.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 16.12: a side without a planet brings its characters from space into any one environ, with an arrival test. */
public final class EntryFromSpace extends Procedure {

    private final Side side;

    public EntryFromSpace(Side side) {
        this.side = side;
    }

    public static boolean isDue(Position s, Side side) {
        return shipInSpace(s, side) != Holder.NOBODY;
    }

    public static int shipInSpace(Position s, Side side) {
        for (int ship = Ships.first(side); ship <= Ships.last(side); ship++) {
            if (s.gear().shipAt(ship) == Place.SPACE) {
                return ship;
            }
        }
        return Holder.NOBODY;
    }

    @Override
    public void advance(Resolution r) {
        r.ask(Ask.ENTER_FROM_SPACE, side);
        for (int environ : r.rules().scenario().environs()) {
            r.or(Kind.ENVIRON, environ);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        r.finish();
        r.call(Flight.fromSpace(shipInSpace(s, side), action.argument(), aboard(s, side)));
    }

    /** All who have not landed yet come in one ship. */
    public static long aboard(Position s, Side side) {
        long aboard = 0;
        for (long rest = Cast.characters(side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (s.people().at(each) == Place.SPACE) {
                aboard |= PieceSet.only(each);
            }
        }
        return aboard;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal());
    }
}
