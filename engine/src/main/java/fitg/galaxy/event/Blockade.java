package fitg.galaxy.event;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EventCard;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.state.Digest;
import fitg.state.Position;

/** 114 and K-D24: at the end of the game-turn the stronger fleet over each planet of Egrix may turn its loyalty. */
public final class Blockade extends Procedure implements Effect {

    /** In the order of the card. */
    private static final int[] EGRIX = EventCard.printed(EventCard.NOMADS).targetNumbers().stream()
            .mapToInt(id -> PRINTED.planetById(id).index())
            .toArray();

    private int next;

    /** Whether there is anything to decide. */
    public static boolean isInForce(Position s) {
        return Circumstances.now(s).rewardsFleets();
    }

    @Override
    public void advance(Resolution r) {
        if (Chapters.of(r).effectEnds(r)) {
            return;
        }
        if (next == EGRIX.length || !isInForce(r.state())) {
            r.finish();
            return;
        }
        int planet = EGRIX[next++];
        if (r.state().area().hasPlanet(planet)) {
            askFor(r, planet);
        }
    }

    private static void askFor(Resolution r, int planet) {
        Powers.of(r).showFleet(r, Place.orbit(planet));
        Side stronger = stronger(r, planet);
        if (stronger != null && Loyalties.canMove(r.state(), planet, stronger, Cause.GALACTIC_EVENT)) {
            r.ask(Affair.BLOCKADE, stronger, planet).or(Kind.TAKE).or(Kind.DECLINE);
        }
    }

    private static Side stronger(Resolution r, int planet) {
        int rebel = Powers.of(r).fleetStrength(r.state(), Place.orbit(planet), Side.REBEL);
        int imperial = Powers.of(r).fleetStrength(r.state(), Place.orbit(planet), Side.IMPERIAL);
        if (rebel == imperial) {
            return null;
        }
        return rebel > imperial ? Side.REBEL : Side.IMPERIAL;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.TAKE) {
            int planet = r.subject();
            r.call(LoyaltyShift.of(planet, r.asked(), 1, Cause.GALACTIC_EVENT));
        }
    }

    @Override
    public boolean awaitsRisen() {
        return true;
    }

    @Override
    protected void digest(Digest d) {
        d.add(next);
    }
}
