package fitg.level.starsystem;

import fitg.content.Creature;
import fitg.content.IrateLocals;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.edition.first.Engagements;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Assault;
import fitg.rules.combat.first.MilitaryCombat;
import fitg.rules.control.Control;
import fitg.rules.detection.first.DetectionRoutine;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.rebellion.first.Rebellion;
import fitg.rules.search.first.Search;
import fitg.rules.settlement.Settlement;
import fitg.rules.spaceship.Ships;
import fitg.state.Flag;
import fitg.state.Position;

/** The chapters of the Star System Game as they call each other. A wider level replaces those it has a chapter of its own for. */
public class StarSystemChapters implements Engagements {

    @Override
    public Side controller(Position s, int planet) {
        return Control.of(s, planet);
    }

    @Override
    public Procedure settlement() {
        return new Settlement();
    }

    @Override
    public Procedure searchForGroup(Position s, int environ, int mission) {
        return Search.forGroup(s, environ, mission);
    }

    @Override
    public Procedure militaryCombat(int environ, Side attacker, boolean uprising) {
        return new MilitaryCombat(environ, attacker, uprising);
    }

    @Override
    public Procedure pdbAttack(int environ, Side moving, UnitSet units) {
        return new PdbAttack(environ, moving, units);
    }

    @Override
    public Procedure rebellion(int planet, int missionEnviron) {
        return new Rebellion(planet, missionEnviron);
    }

    @Override
    public Procedure detection(
            int ship, int planet, long aboard, boolean alreadyDetected, boolean alreadyDamaged, boolean leaving) {
        return new DetectionRoutine(ship, planet, aboard, alreadyDetected, alreadyDamaged, leaving);
    }

    @Override
    public void damageShip(Resolution r, int ship, String ruleCase) {
        Ships.lose(r, ship, ruleCase);
    }

    /** Case 16.19: once for each side. */
    @Override
    public void informationGathered(Resolution r, Side side) {
        Flag scored = side == Side.REBEL ? Flag.REBEL_INFORMATION : Flag.IMPERIAL_INFORMATION;
        if (!r.state().turn().is(scored)) {
            r.state().turn().set(scored, true);
            if (r.listening()) {
                r.tell(new Event.InformationScored(side, "16.17"));
            }
        }
    }

    @Override
    public Procedure fightByCharacters(int environ, Side side, long attackers, long defenders) {
        return Assault.byCharacters(environ, side, attackers, defenders);
    }

    @Override
    public Procedure fightBySquad(Position s, int environ, Side side, long defenders) {
        return Assault.bySquad(s, environ, side, defenders);
    }

    @Override
    public Procedure fightByLocals(int environ, Side side, IrateLocals locals, boolean scrambled, long defenders) {
        return Assault.byLocals(environ, side, locals, scrambled, defenders);
    }

    @Override
    public Procedure fightByCreature(
            int environ, Side side, Creature creature, long defenders, boolean charmed, int seized) {
        return Assault.byCreature(environ, side, creature, defenders, charmed, seized);
    }
}
