package fitg.rules.combat.second;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Patrols;
import fitg.rules.force.second.Scrambling;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.force.second.Stacks;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** C-ENV-1 to C-ENV-3 and S-R75, S-R76: a combat between the ground units of an environ, up to three rounds. */
@Completion({"C-ENV-1", "C-ENV-3", "C-ENV-4"})
public final class EnvironsCombat extends Procedure implements Battle.UnderWay {

    private static final int ROUNDS = 3;

    private enum Step {
        BEGIN,
        ATTACKER_LEADER,
        DEFENDER_LEADER,
        ROUND,
        FOUGHT,
        END,
        PATROL,
        OVER
    }

    private final int environ;
    private final Side attacker;
    private final boolean uprising;
    private final boolean surprise;
    private Step step = Step.BEGIN;
    private int attackerLeader = Holder.NOBODY;
    private int defenderLeader = Holder.NOBODY;
    private int round;
    private boolean stopped;
    private long exposed;
    /** Whether the rebels were asked for cards that raise their leader. */
    private boolean strengthened;

    public EnvironsCombat(int environ, Side attacker) {
        this(environ, attacker, false, false);
    }

    private EnvironsCombat(int environ, Side attacker, boolean uprising, boolean surprise) {
        this.environ = environ;
        this.attacker = attacker;
        this.uprising = uprising;
        this.surprise = surprise;
    }

    /** Special Rebellion Combat: the rebels attack, with one die more while nobody leads them (C-ENV-4). */
    public static EnvironsCombat ofUprising(int environ) {
        return new EnvironsCombat(environ, Side.REBEL, true, false);
    }

    /** 36.31: marines and guards alone attack, two dice fewer a round, but each of their hits counts two. */
    public static EnvironsCombat bySurprise(int environ) {
        return new EnvironsCombat(environ, Side.IMPERIAL, false, true);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> {
                if (LivingGround.shows(r, environ)) {
                    return;
                }
                if (r.listening()) {
                    r.tell(new Happening.BattleBegan(environ, attacker, "E2.A.6.1"));
                }
                Fog.liftFromUnits(r, environ);
                step = Step.ATTACKER_LEADER;
            }
            case ATTACKER_LEADER -> askLeader(r, attacker);
            case DEFENDER_LEADER -> askLeader(r, attacker.opponent());
            case ROUND -> round(r);
            case FOUGHT -> fought(r);
            case END -> end(r);
            case PATROL -> sendPatrol(r);
            case OVER -> r.finish();
        }
    }

    private void askLeader(Resolution r, Side side) {
        if (side == Side.REBEL && !strengthened && Scrambling.cardsHelp(r)) {
            strengthened = true;
            if (PossessionUse.offered(r, Moment.LEADER, present(r.state(), side))) {
                return;
            }
        }
        r.ask(Query.LEADER, side, environ).orEach(Kind.CHARACTER, leaders(r.state(), side));
        Leaders.orSovereign(r, environ, side);
        r.or(Kind.NONE);
    }

    /** In a surprise only those who stand with the units already. */
    private long leaders(Position s, Side side) {
        return Leaders.able(s, present(s, side));
    }

    private long present(Position s, Side side) {
        return surprise ? Stacks.withUnits(s, environ, side) : Characters.free(s, environ, side);
    }

    /** C-ENV-1: the attacker may stop before the second and the third round. */
    private void round(Resolution r) {
        if (round > 0 && !stopped) {
            r.ask(Query.PRESS_ON, attacker, environ).or(Kind.GO_ON).or(Kind.CALL_OFF);
            return;
        }
        fight(r);
    }

    private void fight(Resolution r) {
        GameState s = r.state();
        round++;
        if (r.listening()) {
            r.tell(new Happening.RoundBegan(environ, round, "C-ENV-1"));
        }
        step = Step.FOUGHT;
        int attackers = Ground.extraDice(s, environ, attacker, able(s, attackerLeader)) + zeal(s);
        int defenders = Ground.extraDice(s, environ, attacker.opponent(), able(s, defenderLeader));
        r.call(
                surprise
                        ? CounterVolley.bySurprise(environ, attackers, defenders)
                        : new CounterVolley(environ, attacker, attackers, defenders, false));
    }

    private int zeal(Position s) {
        return uprising && able(s, attackerLeader) == Holder.NOBODY ? 1 : 0;
    }

    /** S-R33: a leader who falls is not replaced. */
    private int able(Position s, int leader) {
        if (leader == Holder.NOBODY) {
            return leader;
        }
        boolean leads = Company.isSovereign(leader)
                ? Sovereigns.isInPlay(s, leader)
                : s.people().isFree(leader) && s.people().at(leader) == environ;
        return leads ? leader : Holder.NOBODY;
    }

    private void fought(Resolution r) {
        Counters counters = Theatre.counters(r.state());
        boolean over = counters.groundUnits(environ, Side.REBEL) == 0
                || counters.groundUnits(environ, Side.IMPERIAL) == 0
                || surprise && !Ground.hasElites(r.state(), environ)
                || r.result() == 0;
        step = over || round == ROUNDS ? Step.END : Step.ROUND;
    }

    private void end(Resolution r) {
        GameState s = r.state();
        Counters counters = Theatre.counters(s);
        boolean attackerStands = counters.groundUnits(environ, attacker) > 0;
        boolean defenderStands = counters.groundUnits(environ, attacker.opponent()) > 0;
        if (r.listening()) {
            Ending ending = attackerStands == defenderStands
                    ? stopped ? Ending.CALLED_OFF : Ending.UNDECIDED
                    : attackerStands ? Ending.ATTACKER_WON : Ending.DEFENDER_WON;
            r.tell(new Happening.BattleEnded(environ, ending, "C-ENV-1"));
        }
        if (attackerStands != defenderStands) {
            exposed = Stacks.withUnits(s, environ, loser(s)) | Sovereigns.summoned(s, environ, loser(s));
        }
        step = exposed == 0 ? Step.OVER : Step.PATROL;
        r.settle();
    }

    private Side loser(Position s) {
        return Theatre.counters(s).groundUnits(environ, Side.REBEL) == 0 ? Side.REBEL : Side.IMPERIAL;
    }

    /** C-ENV-3 and S-R76: those who stood with the lost units are found and attacked by a patrol of the survivors. */
    private void sendPatrol(Resolution r) {
        GameState s = r.state();
        if (stillExposed(s) == 0) {
            step = Step.OVER;
            return;
        }
        Side winner = loser(s).opponent();
        r.ask(Query.PATROL_KIND, winner, environ).orEach(Kind.PATROL, Patrols.kinds(s, environ, winner));
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case ATTACKER_LEADER -> {
                attackerLeader = leader(r, action, attacker);
                step = Step.DEFENDER_LEADER;
            }
            case DEFENDER_LEADER -> {
                defenderLeader = leader(r, action, attacker.opponent());
                step = Step.ROUND;
            }
            case ROUND -> {
                stopped = action.kind() == Kind.CALL_OFF;
                if (stopped) {
                    step = Step.END;
                } else {
                    fight(r);
                }
            }
            default -> patrol(r, Soldier.at(action.argument()));
        }
    }

    private int leader(Resolution r, Action action, Side side) {
        if (action.kind() == Kind.NONE) {
            return Holder.NOBODY;
        }
        if (action.kind() == Kind.SOVEREIGN) {
            return LeaderNaming.nameSovereign(r, environ, side, action.argument());
        }
        LeaderNaming.name(r, environ, side, action.argument());
        return action.argument();
    }

    private long stillExposed(Position s) {
        return exposed & (s.people().free() | Sovereigns.summoned(s, environ, loser(s)));
    }

    private void patrol(Resolution r, Soldier kind) {
        GameState s = r.state();
        Side winner = loser(s).opponent();
        boolean led = able(s, winner == attacker ? attackerLeader : defenderLeader) != Holder.NOBODY;
        int count = Patrols.size(Theatre.counters(s).groundAttack(environ, winner), led);
        if (r.listening()) {
            r.tell(new Happening.PatrolSent(environ, winner, kind, count, "C-ENV-3"));
        }
        step = Step.OVER;
        r.call(Assaults.byPatrol(s, environ, winner, kind, count, stillExposed(s)));
    }

    @Override
    public Battle battle(Position s) {
        return Battle.ofCounters(Battle.Sort.ENVIRONS, environ, attacker, round);
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(attacker.ordinal())
                .add(step.ordinal())
                .add(attackerLeader)
                .add(defenderLeader);
        d.add(round).add(stopped ? 1 : 0).add(exposed).add(uprising ? 1 : 0);
        if (surprise) {
            d.add(1);
        }
        if (strengthened) {
            d.add(2);
        }
    }
}
