package fitg.rules.stacking;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.scenario.Victory;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * Puts right, after every change, what the rules say is so at all times (specification 2.9): ships and prisoners find
 * new holders or are lost and freed, stacks without units dissolve, camps go, stopped rebellions end, and the game may
 * be won. Never called inside a character combat, only when it is over (RUL-62).
 */
public final class Settlement extends Procedure {

    private int ship = GameState.NOBODY;
    private int prisoner = GameState.NOBODY;

    @Override
    public void advance(Resolution r) {
        if (askedForShips(r) || askedForPrisoners(r)) {
            return;
        }
        dissolveStacks(r);
        Detection.spread(r);
        loseUnattendedShips(r);
        for (int planet : r.rules().scenario().planets()) {
            endStoppedRebellion(r, planet);
            removeCamps(r, planet);
        }
        r.finish();
        Victory.test(r);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (ship != GameState.NOBODY) {
            int holder = action.kind() == Kind.NONE ? GameState.NOBODY : action.argument();
            Ships.assign(r, ship, holder, "14.55");
            ship = GameState.NOBODY;
        } else {
            hold(r, prisoner, action.kind() == Kind.UNITS ? GameState.UNITS : action.argument());
            prisoner = GameState.NOBODY;
        }
    }

    /** Case 14.55: the ship of a dead or captured holder passes to somebody of his stack, or waits for one. */
    private boolean askedForShips(Resolution r) {
        GameState s = r.state();
        for (int each = 0; each < Spaceship.COUNT; each++) {
            int holder = s.shipHolder(each);
            boolean orphaned = holder == GameState.ORPHANED;
            if (s.shipAt(each) < 0 || !orphaned && (holder < 0 || (s.free() & 1 << holder) != 0)) {
                continue;
            }
            int heirs = each == Spaceship.REDJACS ? 0 : heirs(s, each, holder);
            if (heirs == 0) {
                Ships.assign(r, each, GameState.NOBODY, "14.55");
                continue;
            }
            ship = each;
            r.ask(Question.SHIP_HOLDER, Ships.side(each), each);
            r.orEach(Kind.CHARACTER, heirs);
            r.or(Kind.NONE);
            return true;
        }
        return false;
    }

    private static int heirs(GameState s, int ship, int holder) {
        int there = Characters.free(s, s.shipAt(ship), Ships.side(ship));
        boolean withUnits = holder >= 0 && (s.military() & 1 << holder) != 0;
        int sameStack = holder == GameState.ORPHANED ? there : there & (withUnits ? s.military() : ~s.military());
        int heirs = 0;
        for (int rest = sameStack; rest != 0; rest &= rest - 1) {
            int heir = Integer.numberOfTrailingZeros(rest);
            if (Ships.heldBy(s, heir) == GameState.NOBODY) {
                heirs |= 1 << heir;
            }
        }
        return heirs;
    }

    /** Case 12.82: a prisoner whose holder is gone gets another from the same stack, or is free (RUL-61). */
    private boolean askedForPrisoners(Resolution r) {
        GameState s = r.state();
        for (int rest = s.prisoners(); rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            if (isHeld(s, each)) {
                continue;
            }
            Side captor = Cast.side(each).opponent();
            int environ = s.at(each);
            int holder = s.holder(each);
            boolean withUnits = holder == GameState.UNITS || (s.military() & 1 << holder) != 0;
            int guards = withUnits
                    ? Characters.inMilitaryStack(s, environ, captor)
                    : Characters.inCharacterStack(s, environ, captor);
            boolean units = withUnits && s.units(environ, captor) > 0;
            if (guards == 0 && !units) {
                Prisoners.free(r, each, "12.82");
                continue;
            }
            prisoner = each;
            r.ask(Question.HOLDER, captor, each);
            offerHolders(r, guards, units);
            return true;
        }
        return false;
    }

    public static void offerHolders(Resolution r, int guards, boolean units) {
        if (units) {
            r.or(Kind.UNITS);
        }
        r.orEach(Kind.CHARACTER, guards);
    }

    private static boolean isHeld(GameState s, int prisoner) {
        int holder = s.holder(prisoner);
        if (holder == GameState.UNITS) {
            return s.units(s.at(prisoner), Cast.side(prisoner).opponent()) > 0;
        }
        return (s.free() & 1 << holder) != 0 && s.at(holder) == s.at(prisoner);
    }

    static void hold(Resolution r, int prisoner, int holder) {
        r.state().imprison(prisoner, holder);
        if (r.listening()) {
            r.tell(new Event.HolderNamed(prisoner, holder, "12.81"));
        }
    }

    /** Invariant 7: a stack without a military unit is a character stack. */
    private static void dissolveStacks(Resolution r) {
        GameState s = r.state();
        for (int rest = s.military() & s.free(); rest != 0; rest &= rest - 1) {
            int character = Integer.numberOfTrailingZeros(rest);
            if (s.units(s.at(character), Cast.side(character)) == 0) {
                s.leaveMilitary(1 << character);
            }
        }
    }

    /** Case 14.59, and case 14.6 for Redjac's ship. */
    private static void loseUnattendedShips(Resolution r) {
        GameState s = r.state();
        for (int each = 0; each < Spaceship.COUNT; each++) {
            int environ = s.shipAt(each);
            if (environ < 0) {
                continue;
            }
            Side side = Ships.side(each);
            if (each == Spaceship.REDJACS) {
                if ((s.free() & 1 << Cast.REDJAC) == 0 || s.at(Cast.REDJAC) != environ) {
                    Ships.lose(r, each, "14.6");
                }
            } else if (s.units(environ, side) == 0 && Characters.free(s, environ, side) == 0) {
                Ships.lose(r, each, "14.59");
            }
        }
    }

    /** Case 15.54: only Imperial units left on a planet whose rebellion was stopped. */
    private static void endStoppedRebellion(Resolution r, int planet) {
        GameState s = r.state();
        if (s.planetState(planet) == PlanetState.REBELLION_STOPPED
                && Control.hasUnits(s, planet, Side.IMPERIAL)
                && !Control.hasUnits(s, planet, Side.REBEL)) {
            Control.setState(r, planet, PlanetState.IMPERIAL_CONTROL, "15.54");
        }
    }

    /** Case 13.2: a Rebel camp goes when the planet turns to the rebels, or when too many troops come. */
    private static void removeCamps(Resolution r, int planet) {
        GameState s = r.state();
        for (int environ : Control.environsOf(planet)) {
            if (s.campSince(environ) == 0) {
                continue;
            }
            Loyalty loyalty = s.loyalty(planet);
            boolean rising = loyalty == Loyalty.DISSENT || loyalty == Loyalty.UNREST;
            if (rising
                    || s.strength(environ, Side.IMPERIAL)
                            >= PRINTED.environ(environ).size() + 3) {
                s.setCampSince(environ, 0);
                s.setCampMission(GameState.NOBODY);
                if (!rising) {
                    r.shown();
                }
                if (r.listening()) {
                    r.tell(new Event.CampPlaced(environ, false, "13.2"));
                }
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(prisoner);
    }
}
