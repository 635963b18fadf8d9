package fitg.rules.hyperjump.first;

import fitg.content.HyperjumpOutcome;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.edition.first.Dispatch;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.CountedLosses;
import fitg.rules.combat.first.FleetLosses;
import fitg.rules.combat.first.Units;
import fitg.rules.force.first.Fleets;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.Holder;
import fitg.state.Position;

/** Cases 21.2 and 21.3: the stack on its way jumps to another star. Hands down into which box: 0 orbit, 1 or 2 drift. */
public final class FleetJump extends Procedure {

    private final Side side;
    private final int from;
    private final int planet;
    private boolean rolled;
    private int drift;

    public FleetJump(Side side, int from, int planet) {
        this.side = side;
        this.from = from;
        this.planet = planet;
    }

    @Override
    public void advance(Resolution r) {
        if (rolled) {
            FleetLosses.inJump(r, Place.UNDER_WAY, side, r.unitsHanded(), "21.3");
            r.finish(drift);
        } else {
            jump(r);
        }
    }

    /** The chances of a stack that would jump from one place to a planet. */
    public static JumpRoll of(Position s, Side side, UnitSet units, boolean led, int from, int planet) {
        boolean two = side == Side.IMPERIAL && s.turn().is(Flag.NAVIGATION_TWO);
        return new JumpRoll(
                Disturbances.distance(s, from, planet),
                Fleets.navigation(units, led, two) - Disturbances.worseNavigation(s));
    }

    private void jump(Resolution r) {
        Position s = r.state();
        UnitSet units = s.forces().in(Place.UNDER_WAY, side);
        boolean led = Fleets.leaders(s, Place.UNDER_WAY, side) != 0;
        // Case 21.26: shown while they jump, unless Navigation two was declared.
        if (side == Side.IMPERIAL && !s.turn().is(Flag.NAVIGATION_TWO)) {
            Units.show(r, Place.UNDER_WAY, units, "21.26");
        }
        JumpRoll chances = of(s, side, units, led, from, planet);
        int die = chances.isCertain() ? 0 : r.die("hyperjump");
        HyperjumpOutcome outcome = die == 0 ? JumpRoll.SAFE : chances.with(die);
        drift = outcome.drift();
        if (r.listening()) {
            r.tell(new Dispatch.Jumped(
                    side,
                    Holder.NOBODY,
                    from,
                    planet,
                    chances.distance(),
                    chances.navigation(),
                    die,
                    drift,
                    outcome.damaged(),
                    outcome.eliminated(),
                    "21.3"));
        }
        if (!outcome.damaged() && !outcome.eliminated()) {
            r.finish(drift);
            return;
        }
        rolled = true;
        UnitSet ships = losable(units);
        if (side == Side.IMPERIAL) {
            Units.show(r, Place.UNDER_WAY, ships, "21.3");
        }
        r.call(new CountedLosses(side, ships, outcome.eliminated() ? half(ships) : 1));
    }

    /** P-R19: Suicide Squads are neither counted nor chosen unless they are alone; loads go with whoever carries them. */
    private static UnitSet losable(UnitSet units) {
        UnitSet ships = units.only(type -> type.mobile() && !type.isSquad());
        return ships.isEmpty() ? units : ships;
    }

    /** Rounded up (P-R19). */
    private static int half(UnitSet units) {
        return (units.size() + 1) / 2;
    }

    @Override
    public int unitsShownIn() {
        return rolled ? Place.UNDER_WAY : -1;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(from).add(planet).add(rolled ? 1 : 0).add(drift);
    }
}
