package fitg.rules.space.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.BattleLosses;
import fitg.rules.combat.first.FleetLosses;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;

/** Cases 22.1 to 22.4: all units of both sides in one stack above a planet fight once. */
public final class FleetCombat extends Procedure {

    private enum Step {
        BEGIN,
        ATTACKER_LEADER,
        DEFENDER_LEADER,
        PDB_AID,
        DETERMINATION,
        ROLL,
        DEFENDER_LOSSES,
        ATTACKER_LOSSES
    }

    private final int place;
    private final Side attacker;
    private Step step = Step.BEGIN;
    private int attackerLeader = Holder.NOBODY;
    private int defenderLeader = Holder.NOBODY;
    private boolean aided;
    private boolean determined;
    private int attackerLoses;
    private UnitSet defenderLost = UnitSet.EMPTY;

    public FleetCombat(int place, Side attacker) {
        this.place = place;
        this.attacker = attacker;
    }

    private Side defender() {
        return attacker.opponent();
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> {
                step = Step.ATTACKER_LEADER;
                if (r.listening()) {
                    r.tell(new Dispatch.SpaceCombatDeclared(place, attacker, Place.isIntercepted(place), "22.0"));
                }
                Units.show(r, place, "19.15");
            }
            case ATTACKER_LEADER -> Command.ask(r, place, attacker);
            case DEFENDER_LEADER -> Command.ask(r, place, defender());
            case PDB_AID -> askPdbAid(r);
            case DETERMINATION -> askDetermination(r);
            case ROLL -> roll(r);
            case DEFENDER_LOSSES -> {
                defenderLost = r.unitsHanded();
                step = Step.ATTACKER_LOSSES;
                r.call(new BattleLosses(attacker, attackers(r.state()), attackerLoses, true));
            }
            case ATTACKER_LOSSES -> applyLosses(r, r.unitsHanded());
        }
    }

    /** Case 22.21: in defence, of the free stack, and only a PDB that the defender can use. */
    private void askPdbAid(Resolution r) {
        Position s = r.state();
        int planet = Place.planet(place);
        boolean possible = Place.isOrbit(place)
                && Control.hasUsablePdb(s, planet, defender())
                && PRINTED.battleShifts().space().aid(s.planets().pdbLevel(planet)) != 0;
        if (possible) {
            r.ask(Matter.PDB_AID, defender(), planet).or(Kind.PDB).or(Kind.DECLINE);
        } else {
            step = Step.DETERMINATION;
        }
    }

    private void askDetermination(Resolution r) {
        if (Fleets.mayBeDetermined(r.state().forces().in(place, attacker), true)) {
            r.ask(Matter.DETERMINED_ASSAULT, attacker, place).or(Kind.DECLINE).or(Kind.DETERMINED);
        } else {
            step = Step.ROLL;
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        boolean somebody = action.kind() == Kind.CHARACTER;
        switch (step) {
            case ATTACKER_LEADER -> {
                step = Step.DEFENDER_LEADER;
                attackerLeader = somebody ? action.argument() : Holder.NOBODY;
            }
            case DEFENDER_LEADER -> {
                step = Step.PDB_AID;
                defenderLeader = somebody ? action.argument() : Holder.NOBODY;
            }
            case PDB_AID -> {
                step = Step.DETERMINATION;
                aided = action.kind() == Kind.PDB;
            }
            default -> {
                step = Step.ROLL;
                determined = action.kind() == Kind.DETERMINED;
                if (determined && r.listening()) {
                    r.tell(new Dispatch.AssaultDetermined(place, attacker, "22.3"));
                }
            }
        }
        if (somebody) {
            Command.take(r, place, r.asked(), action.argument());
        }
    }

    private UnitSet attackers(Position s) {
        return Fleets.striking(s.forces().in(place, attacker), true);
    }

    private UnitSet defenders(Position s) {
        return Fleets.fighting(s.forces().in(place, defender()), true);
    }

    /** The column as things stand; what is still to be said counts as left out. */
    public FleetColumn column(Position s) {
        return column(s, aided, determined);
    }

    /** The same if the PDB aids, or if everything is staked. */
    public FleetColumn column(Position s, boolean withPdb, boolean staked) {
        int attack = attackers(s).strength(true);
        int defence = defenders(s).strength(true);
        int leaders = Command.worth(s, place, attackerLeader) - Command.worth(s, place, defenderLeader);
        int level = s.planets().pdbLevel(Place.planet(place));
        int pdb = withPdb ? PRINTED.battleShifts().space().aid(level) : 0;
        return FleetColumn.of(attack, defence, leaders, pdb, staked);
    }

    private void roll(Resolution r) {
        Position s = r.state();
        FleetColumn at = column(s);
        int attackDie = r.die("space combat, attacker");
        int defenceDie = r.die("space combat, defender");
        int defenderLoses = at.defenderLoses(attackDie);
        attackerLoses = at.attackerLoses(defenceDie);
        if (r.listening()) {
            r.tell(new Dispatch.SpaceCombatRolled(
                    place,
                    attacker,
                    attackers(s).strength(true),
                    defenders(s).strength(true),
                    at.base(),
                    at.leaders(),
                    at.pdb(),
                    determined,
                    at.column(),
                    attackDie,
                    defenderLoses,
                    defenceDie,
                    attackerLoses,
                    "22.1"));
        }
        step = Step.DEFENDER_LOSSES;
        r.call(new BattleLosses(defender(), defenders(s), defenderLoses, true));
    }

    /** Both sides lose together, so that both may be wiped out (case 22.43). */
    private void applyLosses(Resolution r, UnitSet attackerLost) {
        FleetLosses.inCombat(r, place, defender(), defenderLost, "22.1");
        FleetLosses.inCombat(r, place, attacker, attackerLost, "22.1");
        r.finish();
        r.settle();
    }

    public int place() {
        return place;
    }

    /** Who leads the attack; nobody as long as that is not said. */
    public int attackerLeader() {
        return attackerLeader;
    }

    public int defenderLeader() {
        return defenderLeader;
    }

    /** Whether both sides have said who leads. */
    public boolean hasBothLeaders() {
        return step.ordinal() > Step.DEFENDER_LEADER.ordinal();
    }

    /** Whether a PDB is known to aid the defender. */
    public boolean isAided() {
        return aided;
    }

    public Side attacker() {
        return attacker;
    }

    @Override
    public int unitsShownIn() {
        return place;
    }

    @Override
    protected void digest(Digest d) {
        d.add(place)
                .add(attacker.ordinal())
                .add(step.ordinal())
                .add(attackerLeader)
                .add(defenderLeader);
        d.add(aided ? 1 : 0).add(determined ? 1 : 0).add(attackerLoses).add(defenderLost.digest());
    }
}
