package fitg.rules.atrocity.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Engagements;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.combat.first.BattleColumn;
import fitg.rules.combat.first.BattleLosses;
import fitg.rules.combat.first.Units;
import fitg.rules.force.first.Fleets;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/**
 * Case 36.31: the elites of an environ, and nobody else of the Empire, attack all Rebel units there. They stake everything, but only the
 * rebels lose twice as much.
 */
final class SneakAttack extends Procedure {

    private static final String CASE = "36.31";
    private static final int TWICE = 2;

    private enum Step {
        FIGHT,
        REBEL_LOSSES,
        IMPERIAL_LOSSES,
        SQUAD,
        OVER
    }

    private final int environ;
    private Step step = Step.FIGHT;
    private int imperialLoses;
    private UnitSet rebelsLost = UnitSet.EMPTY;
    private long exposed;
    private Side squadOf;

    SneakAttack(int environ) {
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case FIGHT -> fight(r);
            case REBEL_LOSSES -> {
                rebelsLost = r.unitsHanded();
                step = Step.IMPERIAL_LOSSES;
                r.call(new BattleLosses(Side.IMPERIAL, elites(r.state()), imperialLoses));
            }
            case IMPERIAL_LOSSES -> applyLosses(r, r.unitsHanded());
            case SQUAD -> sendSquad(r);
            case OVER -> r.finish();
        }
    }

    private UnitSet elites(Position s) {
        return s.forces().in(environ, Side.IMPERIAL).only(UnitType::elite);
    }

    /** Only leaders who are with the units already count. */
    private BattleColumn.Leaders leaders(Position s) {
        return new BattleColumn.Leaders(leader(s, Side.REBEL), leader(s, Side.IMPERIAL));
    }

    private int leader(Position s, Side side) {
        long able = Characters.leaders(s, Characters.inMilitaryStack(s, environ, side) & ~Characters.onMissions(s));
        return Ratings.bestLeader(s, able);
    }

    private void fight(Resolution r) {
        GameState s = r.state();
        int attack = elites(s).strength(false);
        int defence = s.forces().strength(environ, Side.REBEL);
        Units.show(r, environ, elites(s), CASE);
        BattleColumn at = BattleColumn.of(s, environ, Side.IMPERIAL, attack, defence, leaders(s), false)
                .staked();
        int attackDie = r.die("sneak attack, attacker");
        int defenceDie = r.die("sneak attack, defender");
        int rebelsLose = at.defenderLoses(attackDie);
        imperialLoses = at.attackerLoses(defenceDie) / TWICE;
        if (r.listening()) {
            r.tell(new Event.MilitaryCombatRolled(
                    environ,
                    Side.IMPERIAL,
                    attack,
                    defence,
                    at.base(),
                    at.leaders(),
                    at.home(),
                    at.strange(),
                    at.spontaneous(),
                    at.column(),
                    attackDie,
                    rebelsLose,
                    defenceDie,
                    imperialLoses,
                    CASE));
        }
        step = Step.REBEL_LOSSES;
        r.call(new BattleLosses(Side.REBEL, Fleets.fighting(s.forces().in(environ, Side.REBEL), false), rebelsLose));
    }

    /** Case 10.6: whoever has no units left leaves his characters to a squad of the survivors. */
    private void applyLosses(Resolution r, UnitSet elitesLost) {
        GameState s = r.state();
        long rebels = Characters.inMilitaryStack(s, environ, Side.REBEL);
        long imperials = Characters.inMilitaryStack(s, environ, Side.IMPERIAL);
        Units.eliminate(r, environ, Side.REBEL, rebelsLost, CASE);
        Units.eliminate(r, environ, Side.IMPERIAL, elitesLost, CASE);
        boolean rebelsStand = s.forces().units(environ, Side.REBEL) > 0;
        boolean empireStands = s.forces().units(environ, Side.IMPERIAL) > 0;
        if (rebelsStand != empireStands) {
            squadOf = rebelsStand ? Side.REBEL : Side.IMPERIAL;
            exposed = rebelsStand ? imperials : rebels;
        }
        step = Step.SQUAD;
        r.settle();
    }

    private void sendSquad(Resolution r) {
        GameState s = r.state();
        step = Step.OVER;
        long targets = exposed & s.people().free();
        if (targets != 0 && s.forces().strikingStrength(environ, squadOf) > 0) {
            r.call(Engagements.of(r).fightBySquad(s, environ, squadOf, targets));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(step.ordinal())
                .add(imperialLoses)
                .add(rebelsLost.digest())
                .add(exposed);
        d.add(squadOf == null ? -1 : squadOf.ordinal());
    }
}
