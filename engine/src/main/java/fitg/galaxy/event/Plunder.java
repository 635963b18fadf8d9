package fitg.galaxy.event;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EventCard;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.Position;

/** 98: the Rebel player picks an environ nobody guards, and its resources fill his track. */
final class Plunder extends Procedure {

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        r.ask(Affair.EVENT_CHOICE, Side.REBEL, EventCard.PLUNDER);
        boolean any = false;
        for (int environ : s.area().environs()) {
            if (isOpen(r, s, environ)) {
                r.or(Kind.ENVIRON, environ);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    private static boolean isOpen(Resolution r, Position s, int environ) {
        Powers powers = Powers.of(r);
        int planet = Place.planet(environ);
        return PRINTED.environ(environ).resource() > 0
                && !powers.hasMilitary(s, environ, Side.IMPERIAL)
                && !powers.hasMilitary(s, Place.orbit(planet), Side.IMPERIAL)
                && powers.controller(s, planet) == Side.IMPERIAL;
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        int loot = PRINTED.environ(action.argument()).resource();
        Treasury.gain(r, Side.REBEL, loot, Reason.EVENT, Article.EVENT.in(r));
    }

    @Override
    protected void digest(Digest d) {}
}
