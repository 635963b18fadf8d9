package fitg.rules.movement.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Formation;
import fitg.rules.force.second.Passage;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E2.A.7 and S-D38: in each orbit box the phasing player, then the other, forms his starships as one fleet. */
public final class OrbitOrganisation extends Procedure {

    private final Side phasing;
    private int next;
    private boolean others;

    public OrbitOrganisation(Side phasing) {
        this.phasing = phasing;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        int[] planets = s.area().planets();
        Side side = others ? phasing.opponent() : phasing;
        while (next < planets.length) {
            int planet = planets[next];
            int orbit = Place.orbit(planet);
            if (counters.starships(orbit, side) == 0) {
                next++;
                continue;
            }
            boolean asked = Formation.isFleet(s, orbit, side) || looksLikeFleet(r, orbit, side);
            if (asked && !Passage.isGone(s, planet)) {
                ask(r, planet, side);
                return;
            }
            if (Formation.isDispersed(s, orbit, side)) {
                Formation.form(r, planet, side, false);
            }
            next++;
        }
        passOn(r);
    }

    private static void ask(Resolution r, int planet, Side side) {
        int orbit = Place.orbit(planet);
        boolean room = Formation.mayDisperse(r.state(), orbit, side);
        r.ask(Query.FORMATION, side, planet);
        if (room && Formation.isFleet(r.state(), orbit, side)) {
            r.or(Kind.DISPERSED);
        }
        r.or(Kind.BATTLE_FORMATION);
        if (room && looksLikeFleet(r, orbit, side)) {
            r.evenIfForced();
        }
    }

    /** K-R38: transports nobody has seen are asked about like warships. */
    private static boolean looksLikeFleet(Resolution r, int orbit, Side side) {
        return Fog.hidesKinds(r) && Formation.looksLikeFleet(r.state(), orbit, side);
    }

    @Override
    public void answer(Resolution r, Action action) {
        Side side = others ? phasing.opponent() : phasing;
        int planet = r.state().area().planets()[next];
        boolean dispersed = action.kind() == Kind.DISPERSED;
        if (dispersed || Formation.isDispersed(r.state(), Place.orbit(planet), side)) {
            Formation.form(r, planet, side, dispersed);
        }
        next++;
    }

    /** The phasing player goes through all his boxes first (K-D5). */
    private void passOn(Resolution r) {
        if (others) {
            r.finish();
            return;
        }
        others = true;
        next = 0;
    }

    @Override
    protected void digest(Digest d) {
        d.add(phasing.ordinal()).add(next).add(others ? 1 : 0);
    }
}
