package fitg.level.galactic;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.first.BattleLosses;
import fitg.rules.combat.first.FleetLosses;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.rules.space.first.Command;
import fitg.rules.space.first.FleetColumn;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * Event 106: before the space combats of the first Rebel turn a fleet of strength 20 attacks all Imperial units in an orbit box of the
 * fifth province that the Rebel player names, and is gone (G-R44, G-R57).
 */
final class SpectralFleet extends Procedure {

    private static final String CASE = "32.0";
    private static final int PROVINCE = EventCard.region(EventCard.GHOST_FLEET);
    private static final int STRENGTH = EventCard.printed(EventCard.GHOST_FLEET).figure("strength");

    private enum Step {
        WHERE,
        ATTACK,
        LOSSES
    }

    private Step step = Step.WHERE;
    private int planet;

    private SpectralFleet() {}

    static void offer(Resolution r, Side side) {
        Position s = r.state();
        if (side == Side.REBEL
                && Realm.of(s).round() == 1
                && Circumstances.now(s).bringsGhosts()) {
            r.call(new SpectralFleet());
        }
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case WHERE -> askWhere(r);
            case ATTACK -> attack(r);
            case LOSSES -> {
                r.finish();
                lose(r, r.unitsHanded());
            }
        }
    }

    private static void askWhere(Resolution r) {
        Position s = r.state();
        r.ask(Affair.EVENT_CHOICE, Side.REBEL, EventCard.GHOST_FLEET).or(Kind.DECLINE);
        for (int each : s.area().planets()) {
            if (Provinces.of(each) == PROVINCE && !defenders(s, each).isEmpty()) {
                r.or(Kind.PLACE, Place.orbit(each));
            }
        }
    }

    private static UnitSet defenders(Position s, int planet) {
        UnitSet stopped = s.forces().in(Place.interception(planet), Side.IMPERIAL);
        return s.forces().in(Place.orbit(planet), Side.IMPERIAL).plus(stopped);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.DECLINE) {
            r.finish();
            return;
        }
        planet = Place.planet(action.argument());
        step = Step.ATTACK;
    }

    private void attack(Resolution r) {
        GameState s = r.state();
        UnitSet fleet = Fleets.fighting(defenders(s, planet), true);
        Units.show(r, Place.orbit(planet), CASE);
        FleetColumn at = FleetColumn.of(STRENGTH, fleet.strength(true), -leadership(s), pdb(s), false);
        int die = r.die("ghost fleet");
        int points = at.defenderLoses(die);
        if (r.listening()) {
            r.tell(new Dispatch.SpaceCombatRolled(
                    Place.orbit(planet),
                    Side.REBEL,
                    STRENGTH,
                    fleet.strength(true),
                    at.base(),
                    at.leaders(),
                    at.pdb(),
                    false,
                    at.column(),
                    die,
                    points,
                    0,
                    0,
                    CASE));
        }
        step = Step.LOSSES;
        r.call(new BattleLosses(Side.IMPERIAL, fleet, points, true));
    }

    /** They are one group (G-R57): those who carry nobody are lost first, so that people die with the last unit only (22.43). */
    private void lose(Resolution r, UnitSet lost) {
        int orbit = Place.orbit(planet);
        int stopped = Place.interception(planet);
        boolean peopleAboveAlone = Transit.company(r.state(), orbit, Side.IMPERIAL) != PieceSet.NONE
                && Transit.company(r.state(), stopped, Side.IMPERIAL) == PieceSet.NONE;
        int first = peopleAboveAlone ? stopped : orbit;
        UnitSet here = r.state().forces().in(first, Side.IMPERIAL);
        UnitSet taken = UnitSet.EMPTY;
        for (int index = 0; index < lost.types(); index++) {
            UnitType type = UnitType.at(index);
            taken = taken.plus(type, Math.min(here.count(type), lost.count(type)));
        }
        FleetLosses.inCombat(r, first, Side.IMPERIAL, taken, CASE);
        FleetLosses.inCombat(r, peopleAboveAlone ? orbit : stopped, Side.IMPERIAL, lost.minus(taken), CASE);
        r.settle();
    }

    /** G-R44: the best leader they have in space, and a PDB of theirs that is Up. */
    private int leadership(Position s) {
        int best = 0;
        for (int place : new int[] {Place.orbit(planet), Place.interception(planet)}) {
            for (long rest = Fleets.leaders(s, place, Side.IMPERIAL); rest != 0; rest = PieceSet.rest(rest)) {
                best = Math.max(best, Command.worth(s, place, PieceSet.lowest(rest)));
            }
        }
        return best;
    }

    private int pdb(Position s) {
        boolean aids = Control.hasUsablePdb(s, planet, Side.IMPERIAL);
        return aids ? PRINTED.battleShifts().space().aid(s.planets().pdbLevel(planet)) : 0;
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(planet);
    }
}
