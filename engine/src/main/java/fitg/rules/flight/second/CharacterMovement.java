package fitg.rules.flight.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Scrambling;
import fitg.rules.movement.second.SecondHandOver;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/**
 * E2.A.3: the phasing player's characters walk and fly, one after the other, until he says that he is done. He cannot while a
 * ship in drift can still leave it (S-R22).
 */
public final class CharacterMovement extends Procedure {

    private boolean done;

    @Override
    public void advance(Resolution r) {
        if (done) {
            r.finish();
            return;
        }
        GameState s = r.state();
        Side side = s.turn().phasing();
        boolean drifting = false;
        r.ask(Query.CHARACTER_MOVE, side);
        r.orEach(Kind.WALK, SurfaceWalk.walkers(s, s.people().free() & Cast.of(side)));
        for (long rest = ready(s, side); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            r.or(Kind.FLY, ship);
            drifting |= Spaceships.mustFly(s, ship);
        }
        SecondHandOver.offer(r, side);
        Scrambling.offer(r, side);
        if (!drifting) {
            r.or(Kind.END);
        }
    }

    private static long ready(Position s, Side side) {
        long found = PieceSet.NONE;
        for (long rest = s.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            boolean flies = Ships.side(ship) == side && Spaceships.isReady(s, ship);
            found |= flies ? PieceSet.only(ship) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case WALK -> r.call(new SurfaceWalk(action.argument()));
            case FLY -> r.call(SpaceshipFlight.of(r.state(), action.argument()));
            case USE -> Scrambling.use(r);
            case HAND_OVER -> r.call(new SecondHandOver(action.argument()));
            default -> done = true;
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(done ? 1 : 0);
    }
}
