package fitg.rules.combat.first;

import fitg.content.Card;
import fitg.content.Creature;
import fitg.content.Creature.BreakOffBan;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * Creatures that strike each character apart (Drants, Elilad): a roll for everybody in ascending card number (RUL-83),
 * on a fixed column, without return; whoever breaks off is out of it.
 */
public final class SingleAttacks extends Procedure {

    private static final int LAST_ROUND = 50;

    private enum Step {
        ROUND,
        NEXT,
        BREAK_OFF,
        ATTACK,
        ABSORB
    }

    private final int environ;
    private final Side attackerSide;
    private final Creature creature;
    private long held;
    private Step step = Step.ROUND;
    private int round;
    private long waiting;
    private int victim;
    private int wounds;

    public SingleAttacks(int environ, Side attackerSide, Creature creature, long group) {
        this.environ = environ;
        this.attackerSide = attackerSide;
        this.creature = creature;
        this.held = group;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case ROUND -> beginRound(r);
            case NEXT -> {
                waiting &= held;
                victim = PieceSet.lowest(waiting);
                step = waiting == 0 ? Step.ROUND : mayBreakOff() ? Step.BREAK_OFF : Step.ATTACK;
                waiting = PieceSet.rest(waiting);
            }
            case BREAK_OFF ->
                r.ask(Ask.BREAK_OFF, attackerSide.opponent(), environ)
                        .or(Kind.STAND)
                        .or(Kind.BREAK_OFF_ALL);
            case ATTACK -> attack(r);
            case ABSORB -> wound(r, PieceSet.has(r.result(), Card.NORROCKS) ? 1 : 0);
        }
    }

    private void beginRound(Resolution r) {
        boolean over =
                held == 0 || round == LAST_ROUND || creature.roundsLimit() > 0 && round >= creature.roundsLimit();
        if (over) {
            r.finish();
            r.settle();
            return;
        }
        if (round == 0 && r.listening()) {
            r.tell(new Event.CharacterCombatBegan(environ, creature.name(), 0, held, false, false, "13.45"));
        }
        round++;
        waiting = held;
        step = Step.NEXT;
        PossessionUse.offered(r, Moment.DEFENDING, 0, held, 0, 0);
    }

    private boolean mayBreakOff() {
        return creature.breakOffBan() == BreakOffBan.NEVER
                || creature.breakOffBan() == BreakOffBan.FIRST_ROUND && round > 1;
    }

    /** What everybody at the table can tell of the one who is struck next. */
    public Outlook outlook(GameState s) {
        Edge edge = new Edge(0, false, PieceSet.NONE, false);
        CombatTerms terms = new CombatTerms(false, false, false, 0);
        return new Outlook(s, Force.of(creature), edge, held, PieceSet.only(victim), terms, round);
    }

    @Override
    public void answer(Resolution r, Action action) {
        step = Step.ATTACK;
        if (action.kind() == Kind.STAND) {
            return;
        }
        int column = creature.fixedColumn().orElseThrow();
        int die = r.die("break-off");
        boolean away = die <= Blows.activeAway(column);
        if (r.listening()) {
            r.tell(new Event.BreakOffRolled(environ, column, die, PieceSet.only(victim), away, 0, false, "12.5"));
        }
        if (away) {
            held &= ~PieceSet.only(victim);
            step = Step.NEXT;
        }
    }

    private void attack(Resolution r) {
        GameState s = r.state();
        int column = creature.fixedColumn().orElseThrow();
        int die = r.die("character combat, attacker");
        wounds = Blows.toDefenders(column, die, Blows.isShielded(s, held), false);
        s.people().markActed(PieceSet.only(victim));
        if (r.listening()) {
            r.tell(new Event.RoundFought(environ, round, 0, 0, column, die, wounds, 0, 0, "13.45"));
        }
        step = Step.ABSORB;
        if (wounds == 0 || !PossessionUse.offered(r, Moment.WOUNDS, held)) {
            wound(r, 0);
        }
    }

    private void wound(Resolution r, int absorbed) {
        step = Step.NEXT;
        Casualties.wound(r, victim, wounds - absorbed);
        held &= r.state().people().free();
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(attackerSide.ordinal())
                .add(creature.name())
                .add(held)
                .add(step.ordinal());
        d.add(round).add(waiting).add(victim).add(wounds);
    }
}
