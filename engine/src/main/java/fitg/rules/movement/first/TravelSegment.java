package fitg.rules.movement.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Ways;
import fitg.rules.control.Control;
import fitg.rules.flight.first.Voyage;
import fitg.rules.flight.first.Walk;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/** A3, case 20.2: characters walk or fly, each once, if no units took them along in A1 (P-R4). */
public final class TravelSegment extends MovingPieces {

    private boolean done;

    @Override
    public void advance(Resolution r) {
        if (done) {
            r.finish();
        } else {
            offerMoves(r);
        }
    }

    private void offerMoves(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        boolean bound = false;
        r.ask(Matter.TRAVEL, side);
        long travellers = s.people().free()
                & Cast.of(side)
                & ~s.people().moved()
                & ~s.people().disabled()
                & ~boundByPrisoner(s);
        for (long rest = travellers; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.people().at(each);
            int ship = Ships.flownBy(s, each);
            if (Voyage.mayFly(s, each, ship)) {
                r.or(Kind.FLY, ship);
                bound |= Place.isDrift(at);
            }
            boolean walks = Place.isEnviron(at) && !Ways.isRuin(s, at) && !Cast.isSovereign(each);
            if (walks && Control.environsOf(Place.planet(at)).length > 1) {
                r.or(Kind.WALK, each);
            }
        }
        offerHandOvers(r, side);
        offerScrambler(r, side);
        // Cases 21.4 and 21.5: ships that drift must move.
        if (!bound) {
            r.or(Kind.END);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        int argument = action.argument();
        switch (action.kind()) {
            case FLY -> r.call(new Voyage(argument));
            case WALK -> r.call(new Walk(argument));
            case HAND_OVER -> handOver(r, argument);
            case USE -> useScrambler(r, argument);
            case END -> done = true;
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(done ? 1 : 0);
        super.digest(d);
    }
}
