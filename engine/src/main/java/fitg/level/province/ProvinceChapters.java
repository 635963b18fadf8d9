package fitg.level.province;

import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.level.starsystem.StarSystemChapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.first.Units;
import fitg.rules.detection.first.FleetWatch;
import fitg.rules.domino.Domino;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Mix;
import fitg.rules.rebellion.first.ImperialLevy;
import fitg.rules.rebellion.first.Rising;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.province.SupplyState;

/** What the chapters of the Star System Game find otherwise in the Province Game. */
public class ProvinceChapters extends StarSystemChapters {

    @Override
    public Procedure settlement() {
        return new ProvinceSettlement();
    }

    @Override
    public Procedure rebellion(int planet, int missionEnviron) {
        return new Rising(planet, missionEnviron);
    }

    @Override
    public Procedure detection(
            int ship, int planet, long aboard, boolean alreadyDetected, boolean alreadyDamaged, boolean leaving) {
        return new FleetWatch(ship, planet, aboard, alreadyDetected, alreadyDamaged, leaving);
    }

    // ---- what happens besides

    @Override
    public void loyaltyMoved(Resolution r, int planet, Side favour, int spaces) {
        Domino.afterShift(r, planet, favour, spaces);
    }

    @Override
    public void planetChanged(Resolution r, int planet, PlanetState from) {
        Domino.afterChange(r, planet);
    }

    @Override
    public String caseOfDomino(int section) {
        return "23." + section;
    }

    @Override
    public void rebellionRaised(Resolution r, int planet) {
        Domino.afterRising(r, planet);
    }

    @Override
    public Procedure levy(int environ, int points) {
        return new ImperialLevy(environ, points);
    }

    // ---- spaceships (case 27.0)

    @Override
    public boolean repairsPossessions() {
        return true;
    }

    @Override
    public void damageInFlight(Resolution r, int ship, String ruleCase) {
        SupplyState.of(r.state()).setDamaged(ship, true);
        if (r.listening()) {
            r.tell(new Dispatch.ShipDamaged(ship, true, ruleCase));
        }
    }

    /** Case 9.36: the second time it is destroyed. */
    @Override
    public void damageShip(Resolution r, int ship, String ruleCase) {
        if (SupplyState.of(r.state()).isDamaged(ship)) {
            Ships.destroy(r, ship, ruleCase);
        } else {
            damageInFlight(r, ship, ruleCase);
        }
    }

    // ---- military units

    @Override
    public boolean hasCounter(Position s, UnitType type) {
        return Mix.left(s, type) > 0;
    }

    @Override
    public boolean mayStakeEverything(Position s, int environ, Side attacker) {
        return Fleets.mayBeDetermined(s.forces().in(environ, attacker), false);
    }

    /** Case 19.6, P-R2: at the moment Rebels are found, before anything else; one squad is spent. */
    @Override
    public boolean strikesFound(Resolution r, int environ, long found) {
        GameState s = r.state();
        long victims = found & s.people().free() & Cast.REBELS;
        if (victims == 0 || s.forces().squads(environ, Side.IMPERIAL) == 0) {
            return false;
        }
        r.shown();
        if (r.listening()) {
            r.tell(new Dispatch.SquadStruck(environ, victims, "19.6"));
        }
        Units.eliminate(
                r, environ, Side.IMPERIAL, UnitSet.of(s.forces().roster().squad(), 1), "19.6");
        for (long rest = victims; rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.kill(r, PieceSet.lowest(rest), "19.6");
        }
        r.settle();
        return true;
    }
}
