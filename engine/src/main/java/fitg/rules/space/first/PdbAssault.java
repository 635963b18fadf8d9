package fitg.rules.space.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
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

/** Cases 22.22 to 22.24: units in orbit attack a PDB, which units of the other side may aid. */
public final class PdbAssault extends Procedure {

    /** Case 22.22: what a PDB of level 0, 1 or 2 is worth. */
    private static final int[] STRENGTH = {1, 4, 8};

    /** Case 22.24: a loss of so much puts an Up PDB Down. */
    private static final int GOES_DOWN = 2;

    /** Case 22.24: each full three cost a level. */
    private static final int A_LEVEL = 3;

    private enum Step {
        BEGIN,
        AID,
        AIDING_UNITS,
        ATTACKER_LEADER,
        DEFENDER_LEADER,
        ROLL,
        LOSSES
    }

    private final int planet;
    private final Side attacker;
    private Step step = Step.BEGIN;
    private UnitSet aid = UnitSet.EMPTY;
    private int types;
    private int attackerLeader = Holder.NOBODY;
    private int defenderLeader = Holder.NOBODY;

    public PdbAssault(int planet, Side attacker) {
        this.planet = planet;
        this.attacker = attacker;
    }

    /** Case 22.22, P-R21, P-R60: an enemy's or nobody's, unless it is of level 0 and Down. */
    public static boolean isTarget(Position s, int planet, Side attacker) {
        boolean atWorst = s.planets().pdbLevel(planet) == 0 && !s.planets().pdbUp(planet);
        return !atWorst && Control.of(s, planet) != attacker;
    }

    private int orbit() {
        return Place.orbit(planet);
    }

    private Side defender() {
        return attacker.opponent();
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> {
                step = Step.AID;
                showAttackers(r);
            }
            case AID -> askAid(r);
            case AIDING_UNITS -> askUnits(r);
            case ATTACKER_LEADER -> Command.ask(r, orbit(), attacker);
            case DEFENDER_LEADER -> askDefender(r);
            case ROLL -> roll(r);
            case LOSSES -> {
                FleetLosses.inCombat(r, orbit(), attacker, r.unitsHanded(), "22.22");
                r.finish();
                r.settle();
            }
        }
    }

    private void showAttackers(Resolution r) {
        if (attacker == Side.IMPERIAL) {
            Units.show(r, orbit(), r.state().forces().in(orbit(), attacker), "19.15");
        }
    }

    private UnitSet ready(Position s) {
        return Fleets.striking(s.forces().in(orbit(), defender()), true);
    }

    /** Units that aid are not hurt and bear no losses. */
    private void askAid(Resolution r) {
        UnitSet ready = ready(r.state());
        boolean alike = defender() == Side.IMPERIAL && r.state().forces().faceDown(orbit()) > 0;
        if (ready.isEmpty() && !alike) {
            step = Step.ATTACKER_LEADER;
            return;
        }
        r.ask(Matter.AID_PDB, defender(), planet);
        if (!ready.isEmpty()) {
            r.or(Kind.TAKE);
        }
        if (ready.size() > 1) {
            r.or(Kind.UNITS);
        }
        r.or(Kind.DECLINE).evenIfForced();
    }

    private void askUnits(Resolution r) {
        UnitSet ready = ready(r.state());
        while (types < ready.types() && ready.count(UnitType.at(types)) == 0) {
            types++;
        }
        if (types == ready.types()) {
            step = Step.ATTACKER_LEADER;
            showAid(r);
            return;
        }
        r.ask(Matter.AIDING_UNITS, defender(), types);
        for (int count = ready.count(UnitType.at(types)); count >= 0; count--) {
            r.or(Kind.COUNT, count);
        }
    }

    private void showAid(Resolution r) {
        if (defender() == Side.IMPERIAL && !aid.isEmpty()) {
            r.shown();
            if (r.listening()) {
                r.tell(new Event.UnitsShown(orbit(), aid, "22.22"));
            }
        }
    }

    /** Case 22.42: only who is with units that aid the PDB leads. */
    private void askDefender(Resolution r) {
        if (aid.isEmpty()) {
            step = Step.ROLL;
        } else {
            Command.ask(r, orbit(), defender());
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case TAKE -> {
                aid = ready(r.state());
                step = Step.ATTACKER_LEADER;
                showAid(r);
            }
            case UNITS -> step = Step.AIDING_UNITS;
            case COUNT -> {
                aid = aid.plus(UnitType.at(types), action.argument());
                types++;
            }
            case DECLINE -> step = Step.ATTACKER_LEADER;
            case CHARACTER -> lead(r, action.argument());
            default -> step = step == Step.ATTACKER_LEADER ? Step.DEFENDER_LEADER : Step.ROLL;
        }
    }

    private void lead(Resolution r, int leader) {
        if (step == Step.ATTACKER_LEADER) {
            attackerLeader = leader;
            step = Step.DEFENDER_LEADER;
        } else {
            defenderLeader = leader;
            step = Step.ROLL;
        }
        Command.take(r, orbit(), r.asked(), leader);
    }

    private UnitSet attackers(Position s) {
        return Fleets.striking(s.forces().in(orbit(), attacker), true);
    }

    private int strength(Position s) {
        return strength(s.planets().pdbLevel(planet)) + aid.strength(true);
    }

    /** The column as things stand. */
    public FleetColumn column(Position s) {
        boolean weak = !Control.hasUsablePdb(s, planet, defender());
        int leaders = Command.worth(s, orbit(), attackerLeader) - Command.worth(s, orbit(), defenderLeader);
        int down = weak ? PRINTED.battleShifts().space().pdbDown() : 0;
        return FleetColumn.of(attackers(s).strength(true), strength(s), leaders, down, false);
    }

    private void roll(Resolution r) {
        Position s = r.state();
        FleetColumn at = column(s);
        int attackDie = r.die("attack on the PDB");
        int defenceDie = r.die("defence of the PDB");
        int pdbLoses = at.defenderLoses(attackDie);
        int attackerLoses = at.attackerLoses(defenceDie);
        if (r.listening()) {
            r.tell(new Dispatch.PdbAssaulted(
                    planet,
                    attacker,
                    attackers(s).strength(true),
                    strength(s),
                    at.base(),
                    at.leaders(),
                    at.pdb(),
                    at.column(),
                    attackDie,
                    pdbLoses,
                    defenceDie,
                    attackerLoses,
                    "22.22"));
        }
        hurt(r, pdbLoses);
        step = Step.LOSSES;
        r.call(new BattleLosses(attacker, attackers(s), attackerLoses, true));
    }

    private void hurt(Resolution r, int points) {
        int level = r.state().planets().pdbLevel(planet);
        boolean up = r.state().planets().pdbUp(planet);
        if (up && !goesDown(points)) {
            return;
        }
        Control.setPdb(r, planet, levelAfter(level, up, points), false, "22.24");
    }

    /** Case 22.24: two points put an Up PDB Down, each full three of the rest cost a level. */
    public static int levelAfter(int level, boolean up, int points) {
        int rest = up ? points - GOES_DOWN : points;
        return up && !goesDown(points) ? level : Math.max(0, level - rest / A_LEVEL);
    }

    public int planet() {
        return planet;
    }

    public Side attacker() {
        return attacker;
    }

    /** Who leads the attack; nobody as long as that is not said. */
    public int attackerLeader() {
        return attackerLeader;
    }

    /** The units that aid the PDB. */
    public UnitSet aid() {
        return aid;
    }

    /** Case 22.22: what a PDB of a level is worth. */
    public static int strength(int level) {
        return STRENGTH[level];
    }

    /** Case 22.24: whether a loss puts an Up PDB Down. */
    public static boolean goesDown(int points) {
        return points >= GOES_DOWN;
    }

    @Override
    public int unitsShownIn() {
        return step == Step.BEGIN || attacker == Side.REBEL ? -1 : orbit();
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet)
                .add(attacker.ordinal())
                .add(step.ordinal())
                .add(aid.digest())
                .add(types);
        d.add(attackerLeader).add(defenderLeader);
    }
}
