package fitg.galaxy.event;

import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** 119: three of the dead of both sides, drawn at random, come back; their owners place them. */
final class Clones extends Procedure {

    private static final int HOW_MANY = EventCard.printed(EventCard.CLONES).figure("count");

    private long tried;
    private int drawn = Realm.NONE;
    private int left = HOW_MANY;

    /** All who have died in this campaign, however. */
    static long dead(Position s) {
        return s.people().dead() & ~Realm.of(s).absent();
    }

    @Override
    public void advance(Resolution r) {
        if (drawn == Realm.NONE && !draw(r)) {
            r.finish();
            r.settle();
            return;
        }
        Side side = Cast.side(drawn);
        r.ask(Affair.EVENT_CHOICE, side, EventCard.CLONES);
        boolean any = offer(r, side, false) || side == Side.REBEL && offer(r, side, true);
        if (!any) {
            r.askNothing();
            drawn = Realm.NONE;
        }
    }

    /** The next one, if there is any. */
    private boolean draw(Resolution r) {
        long pool = dead(r.state()) & ~tried;
        if (left == 0 || pool == 0) {
            return false;
        }
        left--;
        drawn = PieceSet.size(pool) == 1 ? PieceSet.lowest(pool) : r.character(pool);
        tried |= PieceSet.only(drawn);
        return true;
    }

    /** Environs of planets the side controls; a Rebel without any may use planets in rebellion. */
    private static boolean offer(Resolution r, Side side, boolean inRebellion) {
        Position s = r.state();
        boolean any = false;
        for (int environ : s.area().environs()) {
            int planet = Place.planet(environ);
            boolean open = inRebellion
                    ? s.planets().state(planet) == PlanetState.REBELLION
                            && !Realm.of(s).isDestroyed(planet)
                    : Powers.of(r).controller(s, planet) == side;
            if (open) {
                r.or(Kind.ENVIRON, environ);
                any = true;
            }
        }
        return any;
    }

    @Override
    public void answer(Resolution r, Action action) {
        Powers.of(r).revive(r, drawn, action.argument(), Article.EVENT.in(r));
        drawn = Realm.NONE;
    }

    /** Who has been drawn and waits for a place. */
    public int drawn() {
        return drawn;
    }

    @Override
    protected void digest(Digest d) {
        d.add(tried).add(drawn).add(left);
    }
}
