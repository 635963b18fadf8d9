package fitg.rules.movement;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/** Case 16.12: a side without a planet brings its characters from space into any one environ, with an arrival test. */
final class EntryFromSpace extends Procedure {

    private final Side side;

    EntryFromSpace(Side side) {
        this.side = side;
    }

    static boolean isDue(GameState s, Side side) {
        return shipInSpace(s, side) != GameState.NOBODY;
    }

    private static int shipInSpace(GameState s, Side side) {
        for (int ship = Ships.first(side); ship <= Ships.last(side); ship++) {
            if (s.shipAt(ship) == GameState.SPACE) {
                return ship;
            }
        }
        return GameState.NOBODY;
    }

    @Override
    public void advance(Resolution r) {
        r.ask(Question.ENTER_FROM_SPACE, side);
        for (int environ : r.rules().scenario().environs()) {
            r.or(Kind.ENVIRON, environ);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        int aboard = 0;
        for (int rest = Cast.of(side); rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            if (s.at(each) == GameState.SPACE) {
                aboard |= 1 << each;
            }
        }
        r.finish();
        r.call(Flight.fromSpace(shipInSpace(s, side), action.argument(), aboard));
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal());
    }
}
