package fitg.rules.space.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Passage;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E2.A.2: a combat in every orbit box with starships of both sides, each once (S-R37); then attacks on PDBs. */
public final class SpaceCombatSegment extends Procedure {

    private enum Step {
        BATTLES,
        PDBS
    }

    private Step step = Step.BATTLES;
    private long fought;
    private int cursor;
    private boolean otherSide;

    @Override
    public void advance(Resolution r) {
        if (step == Step.BATTLES) {
            askNextBattle(r);
        } else {
            askPdbs(r);
        }
    }

    private void askNextBattle(Resolution r) {
        Position s = r.state();
        r.ask(Query.NEXT_SPACE_BATTLE, s.turn().phasing());
        boolean any = false;
        Counters counters = Theatre.counters(s);
        for (int place = counters.firstFleet(Side.REBEL); place >= 0; place = counters.nextFleet(Side.REBEL, place)) {
            if (Place.isOrbit(place) && isContested(s, place) && !hasFought(s, place)) {
                r.or(Kind.PLACE, place);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            step = Step.PDBS;
        }
    }

    private boolean hasFought(Position s, int orbit) {
        return PieceSet.has(fought, s.area().planetSlot(Place.planet(orbit)));
    }

    public static boolean isContested(Position s, int orbit) {
        Counters counters = Theatre.counters(s);
        return counters.starships(orbit, Side.REBEL) > 0
                && counters.starships(orbit, Side.IMPERIAL) > 0
                && !Passage.isDead(s, orbit);
    }

    /** S-D20: box by box, the phasing player first. */
    private void askPdbs(Resolution r) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        int[] planets = s.area().planets();
        while (cursor < planets.length) {
            Side side = otherSide ? s.turn().phasing().opponent() : s.turn().phasing();
            int planet = planets[cursor];
            cursor += otherSide ? 1 : 0;
            otherSide = !otherSide;
            if (counters.starships(Place.orbit(planet), side) == 0) {
                continue;
            }
            boolean possible = SecondPdbAttack.isPossible(s, planet, side);
            boolean alike = looksPossible(r, planet, side);
            if (possible || alike) {
                askPdb(r, planet, side, possible, alike);
                return;
            }
        }
        r.finish();
    }

    private static void askPdb(Resolution r, int planet, Side side, boolean possible, boolean alike) {
        r.ask(Query.ATTACK_PDB, side, planet);
        if (possible) {
            r.or(Kind.ATTACK);
        }
        r.or(Kind.DECLINE);
        if (alike) {
            r.evenIfForced();
        }
    }

    /** K-R38: transports nobody has seen are asked about like warships. */
    private static boolean looksPossible(Resolution r, int planet, Side side) {
        return Fog.hidesKinds(r) && SecondPdbAttack.looksPossible(r.state(), planet, side);
    }

    @Override
    public void answer(Resolution r, Action action) {
        Position s = r.state();
        switch (action.kind()) {
            case PLACE -> {
                int planet = Place.planet(action.argument());
                fought |= PieceSet.only(s.area().planetSlot(planet));
                r.call(SpaceCombat.inSegment(action.argument(), s.turn().phasing()));
            }
            case ATTACK -> r.call(new SecondPdbAttack(r.subject(), r.asked()));
            default -> {
                // Nothing happens; the next one is asked.
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(fought).add(cursor).add(otherSide ? 1 : 0);
    }
}
