package fitg.rules.spaceship;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 14.61: at the end of the Imperial player-turn Knights on Imperial planets replace lost spaceships. */
public final class ReplacementShips extends Procedure {

    private boolean declined;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        long knights = knights(r);
        if (declined || knights == 0 || inPlay(s) >= s.turn().startImperialShips() || spare(s) == Holder.NOBODY) {
            r.finish();
            return;
        }
        r.ask(Ask.KNIGHT_SHIP, Side.IMPERIAL);
        r.orEach(Kind.CHARACTER, knights);
        r.or(Kind.NONE);
    }

    private static int inPlay(Position s) {
        int count = 0;
        for (int ship = Spaceship.FIRST_IMPERIAL; ship < Spaceship.COUNT; ship++) {
            count += s.gear().shipAt(ship) >= 0 ? 1 : 0;
        }
        return count;
    }

    private static int spare(Position s) {
        for (int ship = Spaceship.FIRST_IMPERIAL; ship < Spaceship.REDJACS; ship++) {
            if (s.gear().shipAt(ship) == Place.POOL) {
                return ship;
            }
        }
        return Holder.NOBODY;
    }

    private static long knights(Resolution r) {
        Position s = r.state();
        long found = 0;
        for (long rest = Cast.KNIGHTS & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int place = s.people().at(each);
            boolean atHome =
                    Place.isEnviron(place) && Chapters.of(r).controller(s, Control.planetOf(place)) == Side.IMPERIAL;
            found |= atHome && Ships.heldBy(s, each) == Holder.NOBODY ? PieceSet.only(each) : 0;
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.NONE) {
            declined = true;
        } else {
            int knight = action.argument();
            Ships.bringIn(r, spare(r.state()), knight, r.state().people().at(knight));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(declined ? 1 : 0);
    }
}
