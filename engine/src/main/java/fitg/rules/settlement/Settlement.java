package fitg.rules.settlement;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.scenario.Victory;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * Puts right, after every change, what the rules say is so at all times (specification 2.9): ships and prisoners find
 * new holders or are lost and freed, stacks without units dissolve, camps go, stopped rebellions end, and the game may
 * be won. Never called inside a character combat, only when it is over (RUL-62).
 */
public class Settlement extends Procedure {

    /** A camp goes when the troops are so much stronger than the size of its environ. */
    private static final int CAMP_BEARS = 3;

    private int ship = Holder.NOBODY;
    private int prisoner = Holder.NOBODY;

    @Override
    public final void advance(Resolution r) {
        prepare(r);
        long captives = r.state().people().prisoners();
        if (askedForShips(r) || askedForPrisoners(r)) {
            return;
        }
        if (r.state().people().prisoners() != captives) {
            return; // whoever is free now is looked at again
        }
        dissolveStacks(r);
        Detection.spread(r);
        if (loseUnattendedShips(r)) {
            return; // whoever was aboard is looked at again
        }
        lookAtPlanets(r);
        r.finish();
        Victory.test(r);
    }

    /** What a wider game puts right before anything else. */
    protected void prepare(Resolution r) {}

    /** Whether troops do away with camps yet. */
    protected boolean campsAreTested(Position s) {
        return true;
    }

    /** Nothing is to be seen where no rebellion was stopped and no camp is. */
    private void lookAtPlanets(Resolution r) {
        GameState s = r.state();
        boolean anyStopped = s.planets().in(PlanetState.REBELLION_STOPPED) != PieceSet.NONE;
        if (!anyStopped && !s.places().anyCamp()) {
            return;
        }
        for (int planet : r.rules().scenario().planets()) {
            endStoppedRebellion(r, planet);
            if (s.places().anyCamp()) {
                removeCamps(r, planet);
            }
        }
    }

    @Override
    public final void answer(Resolution r, Action action) {
        if (ship != Holder.NOBODY) {
            int holder = action.kind() == Kind.NONE ? Holder.NOBODY : action.argument();
            Ships.assign(r, ship, holder, "14.55");
            ship = Holder.NOBODY;
        } else {
            Prisoners.hold(r, prisoner, action.kind() == Kind.UNITS ? Holder.UNITS : action.argument());
            prisoner = Holder.NOBODY;
        }
    }

    /** Case 14.55: the ship of a dead or captured holder passes to somebody of his stack, or waits for one. */
    private boolean askedForShips(Resolution r) {
        GameState s = r.state();
        for (long rest = s.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int holder = s.gear().shipHolder(each);
            boolean orphaned = holder == Holder.ORPHANED;
            if (!orphaned && (holder < 0 || s.people().isFree(holder))) {
                continue;
            }
            long heirs = each == Spaceship.REDJACS ? 0 : heirs(s, each, holder);
            if (heirs == 0) {
                Ships.assign(r, each, Holder.NOBODY, "14.55");
                continue;
            }
            ship = each;
            r.ask(Ask.SHIP_HOLDER, Ships.side(each), each);
            r.orEach(Kind.CHARACTER, heirs);
            if (!Place.isInSpace(s.gear().shipAt(each))) {
                r.or(Kind.NONE); // in space somebody takes it (P-R56)
            }
            return true;
        }
        return false;
    }

    private static long heirs(Position s, int ship, int holder) {
        long there = Characters.free(s, s.gear().shipAt(ship), Ships.side(ship));
        boolean withUnits = holder >= 0 && PieceSet.has(s.people().military(), holder);
        long sameStack = holder == Holder.ORPHANED
                ? there
                : there & (withUnits ? s.people().military() : ~s.people().military());
        long heirs = 0;
        for (long rest = sameStack; rest != 0; rest = PieceSet.rest(rest)) {
            int heir = PieceSet.lowest(rest);
            if (Ships.heldBy(s, heir) == Holder.NOBODY && !Cast.isSovereign(heir)) {
                heirs |= PieceSet.only(heir);
            }
        }
        return heirs;
    }

    /** Case 12.82: a prisoner whose holder is gone gets another from the same stack, or is free (RUL-61). */
    private boolean askedForPrisoners(Resolution r) {
        GameState s = r.state();
        for (long rest = s.people().prisoners(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (isHeld(s, each)) {
                continue;
            }
            Side captor = Cast.side(each).opponent();
            int environ = s.people().at(each);
            int holder = s.people().holder(each);
            boolean withUnits =
                    holder == Holder.UNITS || PieceSet.has(s.people().military(), holder);
            long guards = withUnits
                    ? Characters.inMilitaryStack(s, environ, captor)
                    : Characters.inCharacterStack(s, environ, captor);
            boolean units = withUnits && s.forces().units(environ, captor) > 0;
            if (guards == 0 && !units) {
                Prisoners.free(r, each, "12.82");
                continue;
            }
            prisoner = each;
            r.ask(Ask.HOLDER, captor, each);
            Prisoners.offerHolders(r, guards, units);
            return true;
        }
        return false;
    }

    private static boolean isHeld(Position s, int prisoner) {
        int holder = s.people().holder(prisoner);
        int at = s.people().at(prisoner);
        boolean trapped = Cast.side(prisoner) == Side.REBEL && Place.isEnviron(at);
        if (trapped && Circumstances.shown(s, Place.planet(at)).capturesRebels()) {
            return true;
        }
        if (holder == Holder.UNITS) {
            return s.forces().units(s.people().at(prisoner), Cast.side(prisoner).opponent()) > 0;
        }
        return PieceSet.has(s.people().free(), holder)
                && s.people().at(holder) == s.people().at(prisoner);
    }

    /** Invariant 7: a stack without a military unit is a character stack. */
    private static void dissolveStacks(Resolution r) {
        GameState s = r.state();
        for (long rest = s.people().military() & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int character = PieceSet.lowest(rest);
            if (s.forces().units(s.people().at(character), Cast.side(character)) == 0) {
                s.people().leaveMilitary(PieceSet.only(character));
            }
        }
    }

    /** Case 14.59, and case 14.6 for Redjac's ship. Whether any was lost. */
    private static boolean loseUnattendedShips(Resolution r) {
        GameState s = r.state();
        long before = s.gear().shipsOnMap();
        for (long rest = s.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int environ = s.gear().shipAt(each);
            int holder = s.gear().shipHolder(each);
            if (holder >= 0 && s.people().isFree(holder) && s.people().at(holder) == environ) {
                continue;
            }
            Side side = Ships.side(each);
            if (each == Spaceship.REDJACS) {
                if (!PieceSet.has(s.people().free(), Cast.REDJAC) || s.people().at(Cast.REDJAC) != environ) {
                    Ships.lose(r, each, "14.6");
                }
            } else if (s.forces().units(environ, side) == 0 && Characters.free(s, environ, side) == 0) {
                Ships.lose(r, each, "14.59");
            }
        }
        return s.gear().shipsOnMap() != before;
    }

    /** Case 15.54: only Imperial units left on a planet whose rebellion was stopped. */
    private static void endStoppedRebellion(Resolution r, int planet) {
        GameState s = r.state();
        if (s.planets().state(planet) == PlanetState.REBELLION_STOPPED
                && Control.hasUnits(s, planet, Side.IMPERIAL)
                && !Control.hasUnits(s, planet, Side.REBEL)) {
            Control.setState(r, planet, PlanetState.IMPERIAL_CONTROL, "15.54");
        }
    }

    /** Case 13.2: a Rebel camp goes when the planet turns to the rebels, or when too many troops come. */
    private void removeCamps(Resolution r, int planet) {
        GameState s = r.state();
        for (int environ : Control.environsOf(planet)) {
            if (s.places().campSince(environ) == 0) {
                continue;
            }
            Loyalty loyalty = s.planets().loyalty(planet);
            boolean rising = loyalty == Loyalty.DISSENT || loyalty == Loyalty.UNREST;
            if (rising
                    || campsAreTested(s) && crushesCamp(environ, s.forces().strikingStrength(environ, Side.IMPERIAL))) {
                s.places().setCampSince(environ, 0);
                s.missions().recallCamp(s.missions().campMissions());
                if (!rising) {
                    r.shown();
                }
                if (r.listening()) {
                    r.tell(new Event.CampPlaced(environ, false, "13.2"));
                }
            }
        }
    }

    /** Case 13.2: whether Imperial troops of this strength do away with a Rebel camp. */
    public static boolean crushesCamp(int environ, int strength) {
        return strength >= PRINTED.environ(environ).size() + CAMP_BEARS;
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(prisoner);
    }
}
