package fitg.rules.hyperjump;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Assignments;
import fitg.rules.circumstance.Circumstances;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * Event 118: before a jump two dice may name another star. The owner then jumps there, or goes straight to Drift 2 of the star he
 * wanted; where he cannot go, only Drift 2 is left. Hands down the planet of the jump, or {@link #ASTRAY}.
 */
public final class Flux extends Procedure {

    /** Straight to Drift 2 of the star that was named. */
    public static final int ASTRAY = -1;

    private static final int TENS = 10;

    private final int from;
    private final int planet;
    private final Side side;
    private final boolean starships;
    private int star = Holder.NOBODY;

    private Flux(int from, int planet, Side side, boolean starships) {
        this.from = from;
        this.planet = planet;
        this.side = side;
        this.starships = starships;
    }

    /** Rolls if the event is in force; not for leaving Drift 2 for its own star. */
    public static boolean disturbs(Resolution r, int from, int planet, Side side, boolean starships) {
        boolean home = Place.zone(from) == Place.Zone.FAR_DRIFT && Place.star(from) == Place.starOf(planet);
        if (!Circumstances.now(r.state()).redirectsJumps() || home) {
            return false;
        }
        r.call(new Flux(from, planet, side, starships));
        return true;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        int rolled = TENS * r.die("hyperspace flux") + r.die("hyperspace flux");
        if (r.listening()) {
            r.tell(new Event.DieRolled("hyperspace flux", rolled, Article.EVENT.in(r)));
        }
        star = starNumbered(s, rolled);
        if (star == Holder.NOBODY || star == Place.starOf(planet)) {
            r.finish(planet);
            return;
        }
        long open = star == Place.star(from) ? PieceSet.NONE : planetsInReach(s);
        if (open == 0) {
            r.finish(ASTRAY);
            return;
        }
        r.ask(Affair.EVENT_CHOICE, side, EventCard.HYPERSPACE_FLUX)
                .orEach(Kind.PLANET, open)
                .or(Kind.PLACE, Place.farDrift(Place.starOf(planet)));
    }

    /** A star of this game by its number, or NOBODY. */
    private static int starNumbered(Position s, int number) {
        for (int each = 0; each < PRINTED.systems().size(); each++) {
            if (PRINTED.systems().get(each).id() == number && s.area().placeSlot(Place.drift(each)) >= 0) {
                return each;
            }
        }
        return Holder.NOBODY;
    }

    private long planetsInReach(Position s) {
        long found = PieceSet.NONE;
        for (int each : s.area().planets()) {
            boolean open = Place.starOf(each) == star
                    && !Realm.of(s).isDestroyed(each)
                    && (side == Side.REBEL || Assignments.allows(s, from, each, starships));
            found |= open ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish(action.kind() == Kind.PLANET ? action.argument() : ASTRAY);
    }

    @Override
    protected void digest(Digest d) {
        d.add(from).add(planet).add(side.ordinal()).add(starships ? 1 : 0).add(star);
    }
}
