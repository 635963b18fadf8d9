package fitg.rules.rebellion.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Correction;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.EnvironsCombat;
import fitg.rules.control.Control;
import fitg.rules.force.second.Formation;
import fitg.rules.space.second.SpaceCombat;
import fitg.state.Digest;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/**
 * E2.C.5.1 and E2.4.5, K-R17: Special Rebellion Combat on all planets that have risen in the step that is over, each environ and
 * orbit box once, in the order of the Rebel player, who attacks.
 */
@Completion({"C-ENV-4", "C-INTER-1"})
public final class UprisingCombats extends Procedure implements Effect {

    private long planets;
    private boolean begun;
    /** Those are done who had risen; others may have followed them. */
    private boolean ended;

    @Override
    public void advance(Resolution r) {
        if (!begun || Aftermath.followsSettlements(r)) {
            begun = true;
            planets |= Realm.of(r.state()).uprisings();
        }
        if (ended && planets == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.UPRISING_COMBAT, Side.REBEL);
        boolean any = false;
        for (long rest = planets; rest != 0; rest = PieceSet.rest(rest)) {
            any |= offer(r, PieceSet.lowest(rest));
        }
        if (any) {
            r.or(Kind.END);
            return;
        }
        r.askNothing();
        end(r);
    }

    private static boolean offer(Resolution r, int planet) {
        Position s = r.state();
        boolean any = false;
        for (int environ : Control.environsOf(planet)) {
            any |= offer(r, environ, isGroundFight(s, environ));
        }
        return any | offer(r, Place.orbit(planet), isSpaceFight(s, Place.orbit(planet)));
    }

    private static boolean offer(Resolution r, int place, boolean possible) {
        boolean open = possible && !r.state().places().has(Mark.RISEN, place);
        if (open) {
            r.or(Kind.PLACE, place);
        }
        return open;
    }

    private static boolean isGroundFight(Position s, int environ) {
        Counters counters = Theatre.counters(s);
        return counters.groundUnits(environ, Side.REBEL) > 0 && counters.groundUnits(environ, Side.IMPERIAL) > 0;
    }

    private static boolean isSpaceFight(Position s, int orbit) {
        return Formation.fighting(s, orbit, Side.REBEL) > 0
                && Theatre.counters(s).starships(orbit, Side.IMPERIAL) > 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            end(r);
            return;
        }
        int place = action.argument();
        r.state().places().put(Mark.RISEN, place);
        r.settle();
        r.call(Place.isOrbit(place) ? spaceCombat(r, place) : EnvironsCombat.ofUprising(place));
    }

    private static SpaceCombat spaceCombat(Resolution r, int orbit) {
        boolean eager = r.rules().has(Correction.RISEN_FLEETS_ARE_EAGER);
        return eager ? SpaceCombat.ofUprising(orbit) : SpaceCombat.inSegment(orbit, Side.REBEL);
    }

    private void end(Resolution r) {
        for (long rest = planets; rest != 0; rest = PieceSet.rest(rest)) {
            RealmState.of(r.state()).endUprising(PieceSet.lowest(rest));
        }
        r.state().places().clearAll(Mark.RISEN);
        if (Aftermath.followsSettlements(r)) {
            planets = PieceSet.NONE;
            ended = true;
        } else {
            r.finish();
        }
        r.settle();
    }

    @Override
    public boolean awaitsRisen() {
        return true;
    }

    @Override
    protected void digest(Digest d) {
        d.add(planets).add(begun ? 1 : 0).add(ended ? 1 : 0);
    }
}
