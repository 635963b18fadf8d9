package fitg.rules.movement.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Formation;
import fitg.rules.force.second.Passage;
import fitg.rules.space.second.SpaceCombat;
import fitg.state.Digest;

/**
 * E2.A.1.2, S-R16 and S-R17: starships try once to halt a stack that passes their orbit box; if they do, the stack has moved
 * and they attack it at once. Hands down 1 if the stack was halted.
 */
final class Interception extends Procedure {

    private static final int TEN_SIDES = 10;

    private final int planet;
    private final Side side;
    private boolean fought;

    /** @param side whose stack passes */
    Interception(int planet, Side side) {
        this.planet = planet;
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        boolean nobody = Formation.fighting(r.state(), Place.orbit(planet), side.opponent()) == 0;
        if (fought || nobody || Passage.isGone(r.state(), planet)) {
            r.finish(fought ? 1 : 0);
            return;
        }
        r.ask(Query.INTERCEPT, side.opponent(), planet).or(Kind.INTERCEPT).or(Kind.DECLINE);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.DECLINE || !succeeds(r)) {
            r.finish(0);
            return;
        }
        fought = true;
        MovingStack.markMoved(r.state());
        r.call(SpaceCombat.interception(Place.orbit(planet), side.opponent()));
    }

    private boolean succeeds(Resolution r) {
        int number = InterceptionChart.number(r.state(), Place.orbit(planet), side.opponent());
        int die = r.die("interception", TEN_SIDES);
        boolean success = die <= number;
        if (r.listening()) {
            r.tell(new Happening.Intercepted(planet, side.opponent(), number, die, success, "C-FLEET-2"));
        }
        return success;
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(side.ordinal()).add(fought ? 1 : 0);
    }
}
