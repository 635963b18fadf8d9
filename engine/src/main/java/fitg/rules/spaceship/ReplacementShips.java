package fitg.rules.spaceship;

import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/** Case 14.61: at the end of the Imperial player-turn Knights on Imperial planets replace lost spaceships. */
public final class ReplacementShips extends Procedure {

    private boolean declined;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int knights = knights(s);
        if (declined || knights == 0 || inPlay(s) >= s.startImperialShips() || spare(s) == GameState.NOBODY) {
            r.finish();
            return;
        }
        r.ask(Question.KNIGHT_SHIP, Side.IMPERIAL);
        r.orEach(Kind.CHARACTER, knights);
        r.or(Kind.NONE);
    }

    private static int inPlay(GameState s) {
        int count = 0;
        for (int ship = Spaceship.FIRST_IMPERIAL; ship < Spaceship.COUNT; ship++) {
            count += s.shipAt(ship) >= 0 ? 1 : 0;
        }
        return count;
    }

    private static int spare(GameState s) {
        for (int ship = Spaceship.FIRST_IMPERIAL; ship < Spaceship.REDJACS; ship++) {
            if (s.shipAt(ship) == GameState.POOL) {
                return ship;
            }
        }
        return GameState.NOBODY;
    }

    private static int knights(GameState s) {
        int found = 0;
        for (int rest = Cast.KNIGHTS & s.free(); rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            boolean atHome = Control.of(s, Control.planetOf(s.at(each))) == Side.IMPERIAL;
            found |= atHome && Ships.heldBy(s, each) == GameState.NOBODY ? 1 << each : 0;
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.NONE) {
            declined = true;
        } else {
            int knight = action.argument();
            Ships.bringIn(r, spare(r.state()), knight, r.state().at(knight));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(declined ? 1 : 0);
    }
}
