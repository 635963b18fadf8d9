package fitg.galaxy.event;

import fitg.content.EventCard;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** 109: the cult of Deblon moves its planets; a patriotic one two spaces, with a domino; one at Unrest rises if the rebels will. */
final class Upheaval extends Procedure {

    private static final int FROM_PATRIOTIC = 2;

    private long planets;
    private int shifted = Realm.NONE;

    Upheaval(long planets) {
        this.planets = planets;
    }

    @Override
    public void advance(Resolution r) {
        if (shifted != Realm.NONE) {
            int planet = shifted;
            shifted = Realm.NONE;
            Chapters.of(r).loyaltyMoved(r, planet, Side.REBEL, (int) r.result());
            return;
        }
        if (planets == 0) {
            r.finish();
            return;
        }
        next(r, PieceSet.lowest(planets));
    }

    private void next(Resolution r, int planet) {
        Position s = r.state();
        if (!Loyalties.canMove(s, planet, Side.REBEL, Cause.UPHEAVAL)) {
            planets = PieceSet.rest(planets);
        } else if (s.planets().loyalty(planet) == Loyalty.UNREST) {
            r.ask(Affair.EVENT_CHOICE, Side.REBEL, EventCard.REBEL_CULT)
                    .or(Kind.PLANET, planet)
                    .or(Kind.DECLINE);
        } else {
            shift(r, planet, s.planets().loyalty(planet) == Loyalty.PATRIOTIC ? FROM_PATRIOTIC : 1);
        }
    }

    private void shift(Resolution r, int planet, int spaces) {
        planets = PieceSet.rest(planets);
        shifted = planet;
        r.call(LoyaltyShift.of(planet, Side.REBEL, spaces, Cause.UPHEAVAL));
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.DECLINE) {
            planets = PieceSet.rest(planets);
        } else {
            shift(r, action.argument(), 1);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(planets).add(shifted);
    }
}
