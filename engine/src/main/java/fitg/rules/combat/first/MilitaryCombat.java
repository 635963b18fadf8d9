package fitg.rules.combat.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Engagements;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.first.Fleets;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 10.0: all military units of both sides in an environ fight once. */
public final class MilitaryCombat extends Procedure {

    private enum Step {
        BEGIN,
        ATTACKER_LEADER,
        DEFENDER_LEADER,
        ROLL,
        DEFENDER_LOSSES,
        ATTACKER_LOSSES,
        SQUAD,
        OVER,
        /** Of wider games; comes before the roll. */
        DETERMINATION
    }

    private final int environ;
    private final Side attacker;
    private final boolean uprising;
    private Step step = Step.BEGIN;
    private boolean offered;
    private int attackerLeader = Holder.NOBODY;
    private int defenderLeader = Holder.NOBODY;
    private int attackerLoses;
    private UnitSet defenderLost = UnitSet.EMPTY;
    private long exposed;
    private Side squadOf;
    private boolean determined;

    public MilitaryCombat(int environ, Side attacker, boolean uprising) {
        this.environ = environ;
        this.attacker = attacker;
        this.uprising = uprising;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> {
                if (LivingSoil.shows(r, environ)) {
                    return;
                }
                if (r.listening()) {
                    r.tell(new Event.CombatDeclared(environ, attacker, uprising, uprising ? "10.7" : "10.1"));
                }
                Units.show(r, environ, "7.22");
                step = Step.ATTACKER_LEADER;
            }
            case ATTACKER_LEADER -> askLeader(r, attacker);
            case DEFENDER_LEADER -> askLeader(r, attacker.opponent());
            case ROLL -> roll(r);
            case DEFENDER_LOSSES -> {
                defenderLost = r.unitsHanded();
                step = Step.ATTACKER_LOSSES;
                r.call(new BattleLosses(attacker, fighting(r, attacker), attackerLoses));
            }
            case ATTACKER_LOSSES -> applyLosses(r, r.unitsHanded());
            case SQUAD -> sendSquad(r);
            case OVER -> r.finish();
            case DETERMINATION ->
                r.ask(Matter.DETERMINED_ASSAULT, attacker, environ)
                        .or(Kind.DECLINE)
                        .or(Kind.DETERMINED);
        }
    }

    /** Case 10.4: any free character with Leadership 1 or more; the attacker names his first (RUL-15). */
    private void askLeader(Resolution r, Side side) {
        GameState s = r.state();
        if (side == Side.REBEL && !offered) {
            offered = true;
            if (PossessionUse.offered(
                    r, Moment.LEADER, Characters.free(s, environ, side) & ~Characters.onMissions(s))) {
                return;
            }
        }
        r.ask(Ask.LEADER, side, environ);
        r.orEach(Kind.CHARACTER, BattleColumn.Leaders.able(s, environ, side));
        r.or(Kind.NONE);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (step == Step.DETERMINATION) {
            determined = action.kind() == Kind.DETERMINED;
            step = Step.ROLL;
            if (determined && r.listening()) {
                r.tell(new Dispatch.AssaultDetermined(environ, attacker, "22.3"));
            }
            return;
        }
        boolean attackers = step == Step.ATTACKER_LEADER;
        boolean mayStake = Engagements.of(r).mayStakeEverything(r.state(), environ, attacker);
        step = attackers ? Step.DEFENDER_LEADER : mayStake ? Step.DETERMINATION : Step.ROLL;
        if (action.kind() == Kind.NONE) {
            return;
        }
        int leader = action.argument();
        if (attackers) {
            attackerLeader = leader;
        } else {
            defenderLeader = leader;
        }
        GameState s = r.state();
        s.people().joinMilitary(PieceSet.only(leader));
        s.people().barFromMissions(PieceSet.only(leader));
        s.people().markActed(PieceSet.only(leader));
        if (r.listening()) {
            r.tell(new Event.LeaderNamed(environ, attackers ? attacker : attacker.opponent(), leader, "10.4"));
        }
    }

    public int environ() {
        return environ;
    }

    public Side attacker() {
        return attacker;
    }

    public boolean isUprising() {
        return uprising;
    }

    /** Who leads if the side that is asked names this one; of the other side the best it has, until it has spoken. */
    public BattleColumn.Leaders leadersIf(GameState s, int named) {
        boolean attackers = step == Step.ATTACKER_LEADER;
        int first = attackers ? named : attackerLeader;
        int second = attackers ? BattleColumn.Leaders.best(s, environ).of(attacker.opponent()) : named;
        return leaders(first, second);
    }

    /** The column with the leaders that both sides have named. */
    public BattleColumn column(Position s, boolean staked) {
        int attack = s.forces().strikingStrength(environ, attacker);
        int defence = s.forces().strength(environ, attacker.opponent());
        BattleColumn.Leaders leaders = leaders(attackerLeader, defenderLeader);
        BattleColumn plain = BattleColumn.of(s, environ, attacker, attack, defence, leaders, uprising);
        return staked ? plain.staked() : plain;
    }

    private BattleColumn.Leaders leaders(int ofAttacker, int ofDefender) {
        boolean rebels = attacker == Side.REBEL;
        return new BattleColumn.Leaders(rebels ? ofAttacker : ofDefender, rebels ? ofDefender : ofAttacker);
    }

    private void roll(Resolution r) {
        GameState s = r.state();
        int attack = s.forces().strikingStrength(environ, attacker);
        int defence = s.forces().strength(environ, attacker.opponent());
        BattleColumn at = column(s, determined);
        int attackDie = r.die("military combat, attacker");
        int defenceDie = r.die("military combat, defender");
        int defenderLoses = at.defenderLoses(attackDie);
        attackerLoses = at.attackerLoses(defenceDie);
        if (r.listening()) {
            r.tell(new Event.MilitaryCombatRolled(
                    environ,
                    attacker,
                    attack,
                    defence,
                    at.base(),
                    at.leaders(),
                    at.home(),
                    at.strange(),
                    at.spontaneous(),
                    at.column(),
                    attackDie,
                    defenderLoses,
                    defenceDie,
                    attackerLoses,
                    "10.2"));
        }
        step = Step.DEFENDER_LOSSES;
        r.call(new BattleLosses(attacker.opponent(), fighting(r, attacker.opponent()), defenderLoses));
    }

    private UnitSet fighting(Resolution r, Side side) {
        return Fleets.fighting(r.state().forces().in(environ, side), false);
    }

    /** Case 19.64: a Suicide Squad goes when its whole stack does. */
    private UnitSet withSquads(Resolution r, Side side, UnitSet lost) {
        UnitSet left = r.state().forces().in(environ, side).minus(lost);
        boolean onlySquads = !lost.isEmpty() && left.count(type -> !type.isSquad()) == 0;
        return onlySquads ? lost.plus(left) : lost;
    }

    /** Case 10.6: whoever loses all his units leaves his characters to a squad of the survivors. */
    private void applyLosses(Resolution r, UnitSet attackerLost) {
        GameState s = r.state();
        Side defender = attacker.opponent();
        long attackersCompany = Characters.inMilitaryStack(s, environ, attacker);
        long defendersCompany = Characters.inMilitaryStack(s, environ, defender);
        Units.eliminate(r, environ, defender, withSquads(r, defender, defenderLost), "10.3");
        Units.eliminate(r, environ, attacker, withSquads(r, attacker, attackerLost), "10.3");
        boolean attackerStands = s.forces().units(environ, attacker) > 0;
        boolean defenderStands = s.forces().units(environ, defender) > 0;
        if (attackerStands != defenderStands) {
            squadOf = attackerStands ? attacker : defender;
            exposed = attackerStands ? defendersCompany : attackersCompany;
        }
        step = Step.SQUAD;
        r.settle();
    }

    private void sendSquad(Resolution r) {
        step = Step.OVER;
        long targets = exposed & r.state().people().free();
        // P-R54: units without strength send no squad.
        if (targets != 0 && r.state().forces().strikingStrength(environ, squadOf) > 0) {
            r.call(Assault.bySquad(r.state(), environ, squadOf, targets));
        }
    }

    @Override
    public int unitsShownIn() {
        return environ;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(attacker.ordinal())
                .add(uprising ? 1 : 0)
                .add(step.ordinal())
                .add(offered ? 1 : 0);
        d.add(attackerLeader)
                .add(defenderLeader)
                .add(attackerLoses)
                .add(defenderLost.digest())
                .add(exposed);
        d.add(squadOf == null ? -1 : squadOf.ordinal());
        if (determined) {
            d.add(1);
        }
    }
}
