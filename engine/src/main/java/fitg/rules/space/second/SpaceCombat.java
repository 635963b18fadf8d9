package fitg.rules.space.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.Battle;
import fitg.rules.combat.second.BreakOffRoll;
import fitg.rules.combat.second.CounterVolley;
import fitg.rules.combat.second.LeaderNaming;
import fitg.rules.force.second.Convoy;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.hyperjump.second.StackJump;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** C-SPACE-1, C-SPACE-2 and S-R30 to S-R38: a combat between starships in an orbit box, three rounds at most. */
@Completion({"C-SPACE-1", "C-SPACE-2"})
public final class SpaceCombat extends Procedure implements Battle.UnderWay {

    private static final int ROUNDS = 3;
    private static final int WARP = -2;

    private enum Step {
        BEGIN,
        ATTACKER_LEADER,
        DEFENDER_LEADER,
        SHUTTLES,
        DEFENDER_SHUTTLES,
        PRESS_ON,
        LINE,
        DEFENDER_LINE,
        BREAK_OFF,
        GOAL,
        VOLLEY,
        FOUGHT,
        END,
        OVER
    }

    private final int orbit;
    private final Side attacker;
    private final boolean interception;
    private final boolean uprising;
    private Step step = Step.BEGIN;
    private int attackerLeader = Holder.NOBODY;
    private int defenderLeader = Holder.NOBODY;
    private int round = 1;
    private int attempts;
    private boolean everybodyFlees;
    private boolean hampered;
    private boolean calledOff;
    private boolean royal;

    private SpaceCombat(int orbit, Side attacker, boolean interception, boolean uprising) {
        this.orbit = orbit;
        this.attacker = attacker;
        this.interception = interception;
        this.uprising = uprising;
    }

    /** E2.A.2.1: all starships of both sides in the box; the phasing player attacks. */
    public static SpaceCombat inSegment(int orbit, Side attacker) {
        return new SpaceCombat(orbit, attacker, false, false);
    }

    /** C-ENV-4: Special Rebellion Combat; without a leader the rebels have a die more. */
    public static SpaceCombat ofUprising(int orbit) {
        return new SpaceCombat(orbit, Side.REBEL, false, true);
    }

    /** S-R16 and S-R17: all starships of the interceptor against the stack that is moving. */
    public static SpaceCombat interception(int orbit, Side interceptor) {
        return new SpaceCombat(orbit, interceptor, true, false);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case ATTACKER_LEADER -> askLeader(r, attacker);
            case DEFENDER_LEADER -> askLeader(r, defender());
            case SHUTTLES -> {
                step = Step.DEFENDER_SHUTTLES;
                tellRound(r);
                r.call(new BattleShuttles(orbit, attacker));
            }
            case DEFENDER_SHUTTLES -> {
                step = Step.PRESS_ON;
                r.call(new BattleShuttles(orbit, defender()));
            }
            case PRESS_ON -> askPressOn(r);
            case LINE -> {
                step = Step.DEFENDER_LINE;
                TheatreState.counters(r.state()).clear(CounterMark.IN_LINE);
                r.call(new LineNaming(orbit, attacker, false, round == 1));
            }
            case DEFENDER_LINE -> {
                step = Step.BREAK_OFF;
                r.call(new LineNaming(orbit, defender(), interception, round == 1));
            }
            case BREAK_OFF -> askBreakOff(r);
            case GOAL -> askGoal(r);
            case VOLLEY -> volley(r);
            case FOUGHT -> fought(r);
            case END -> end(r);
            case OVER -> r.finish();
        }
    }

    private Side defender() {
        return attacker.opponent();
    }

    private int ships(Position s, Side side) {
        return Line.ships(s, orbit, side, interception && side == defender());
    }

    /** S-R36: where nobody has a die there is no combat. */
    private void begin(Resolution r) {
        Position s = r.state();
        royal = r.rules().has(Correction.ROYALTY_BREAKS_OFF);
        int dice =
                Line.attack(s, orbit, attacker, false, false) + Line.attack(s, orbit, defender(), interception, false);
        if (dice == 0) {
            step = Step.OVER;
            return;
        }
        if (r.listening()) {
            r.tell(new Happening.BattleBegan(orbit, attacker, "E2.A.2.1"));
        }
        Fog.liftFromStarships(r, orbit);
        step = Step.ATTACKER_LEADER;
    }

    private void askLeader(Resolution r, Side side) {
        long able = Line.leaders(r, orbit, side, interception && side == defender());
        r.ask(Query.LEADER, side, orbit).orEach(Kind.CHARACTER, able);
        Leaders.orSovereignInOrbit(r, orbit, side);
        r.or(Kind.NONE);
    }

    private void tellRound(Resolution r) {
        if (r.listening()) {
            r.tell(new Happening.RoundBegan(orbit, round, "C-SPACE-1"));
        }
    }

    private void askPressOn(Resolution r) {
        if (round == 1) {
            step = Step.LINE;
        } else {
            r.ask(Query.PRESS_ON, attacker, orbit).or(Kind.GO_ON).or(Kind.CALL_OFF);
        }
    }

    // ---- break-off

    private void askBreakOff(Resolution r) {
        hampered = false;
        r.ask(Query.FLEET_BREAK_OFF, defender(), orbit);
        if (!hasGoal(r.state())) {
            r.askNothing();
            step = Step.VOLLEY;
            return;
        }
        r.or(Kind.STAND).or(Kind.BREAK_OFF_ALL);
        if (heldBack(r.state()) > 0) {
            r.or(Kind.BREAK_OFF_INACTIVE);
        }
    }

    /** There is always Drift 1, where the area has one. */
    private boolean hasGoal(Position s) {
        return s.area().placeSlot(Place.drift(Place.star(orbit))) >= 0;
    }

    /** How many starships of the defender stay out of the line. */
    public int heldBack(Position s) {
        return Line.heldBack(s, orbit, defender(), interception);
    }

    /** C-SPACE-2: by impulse to an orbit box of the system without enemy starships, or Drift 1; or by warp elsewhere. */
    private void askGoal(Resolution r) {
        Position s = r.state();
        r.ask(Query.BREAK_OFF_GOAL, defender(), orbit);
        int star = Place.star(orbit);
        for (int planet : s.area().planets()) {
            int box = Place.orbit(planet);
            boolean near = box != orbit && Place.starOf(planet) == star && !Passage.isGone(s, planet);
            if (near && Theatre.counters(s).starships(box, attacker) == 0) {
                r.or(Kind.IMPULSE, box);
            }
        }
        r.or(Kind.IMPULSE, Place.drift(star));
        for (int planet : s.area().planets()) {
            if (Passage.mayWarp(s, defender(), orbit, planet, true)) {
                r.or(Kind.WARP, planet);
            }
        }
    }

    /** E5.3.a.4 and E5.3.a.7. */
    private void breakOff(Resolution r, Action goal) {
        GameState s = r.state();
        boolean warp = goal.kind() == Kind.WARP;
        BreakOffRoll roll =
                BreakOffRoll.of(r, orbit, defender(), differential(s), breakOffModifier(s, warp), everybodyFlees);
        attempts++;
        hampered = everybodyFlees && !roll.activeAway();
        markFleeing(s, roll.activeAway(), roll.inactiveAway());
        step = Step.VOLLEY;
        flee(r, goal);
    }

    public int differential(Position s) {
        return Line.attack(s, orbit, attacker, false, true) - defence(s);
    }

    /** Where it is fought. */
    public int orbit() {
        return orbit;
    }

    /** Whether those in line try to get away too. */
    public boolean isLineFleeing() {
        return everybodyFlees;
    }

    /** The attack factor of the defender's line. */
    public int defence(Position s) {
        return Line.attack(s, orbit, defender(), interception, true);
    }

    /** Each earlier try -1, warp -2, a leader with one's own starships less, one with the enemy's more. */
    public int breakOffModifier(Position s, boolean warp) {
        return (warp ? WARP : 0)
                - attempts
                - Leaders.breakOffModifier(s, able(s, defenderLeader), royal)
                + Leaders.breakOffModifier(s, able(s, attackerLeader), royal);
    }

    private void markFleeing(GameState s, boolean activeAway, boolean inactiveAway) {
        CountersState counters = TheatreState.counters(s);
        for (int each = 0; each < counters.count(); each++) {
            boolean takesPart = Line.takesPart(s, each, orbit, defender(), interception);
            boolean inLine = counters.is(CounterMark.IN_LINE, each);
            counters.mark(CounterMark.FLEEING, each, takesPart && (inLine ? activeAway : inactiveAway));
        }
    }

    /** S-R35: who escaped counts as moved. */
    private void flee(Resolution r, Action goal) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        for (int each = counters.nextMarked(CounterMark.FLEEING, 0);
                each < counters.count();
                each = counters.nextMarked(CounterMark.FLEEING, each + 1)) {
            counters.mark(CounterMark.MOVED, each, true);
            counters.mark(CounterMark.IN_LINE, each, false);
            counters.mark(CounterMark.CHOSEN, each, false);
            counters.mark(CounterMark.DISPERSED, each, false);
            if (goal.kind() == Kind.IMPULSE) {
                Convoy.move(s, each, goal.argument());
            }
        }
        if (goal.kind() == Kind.WARP) {
            StackJump.emergency(r, orbit, goal.argument());
        }
        counters.clear(CounterMark.FLEEING);
    }

    // ---- the dice

    private int able(Position s, int leader) {
        boolean leads = leader != Holder.NOBODY
                && (Company.isSovereign(leader)
                        ? Sovereigns.isAloft(s, Sovereigns.sovereign(leader))
                        : s.people().isFree(leader) && s.people().at(leader) == orbit);
        return leads ? leader : Holder.NOBODY;
    }

    private int extraDice(Position s, int leader, int withoutLeader) {
        int able = able(s, leader);
        return able == Holder.NOBODY ? withoutLeader : Fighters.spaceLeadership(s, able);
    }

    private void volley(Resolution r) {
        Position s = r.state();
        if (ships(s, attacker) == 0 || ships(s, defender()) == 0 || !anyInLine(s)) {
            step = Step.END;
            return;
        }
        step = Step.FOUGHT;
        int attackers = extraDice(s, attackerLeader, uprising ? 1 : 0);
        r.call(new CounterVolley(orbit, attacker, attackers, extraDice(s, defenderLeader, 0), hampered));
    }

    /** When those in line got away and only others are left, these stand in line. */
    private boolean anyInLine(Position s) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (counters.isStarship(each, orbit, defender()) && counters.is(CounterMark.IN_LINE, each)) {
                return true;
            }
        }
        return false;
    }

    private void fought(Resolution r) {
        Position s = r.state();
        boolean over = ships(s, attacker) == 0 || ships(s, defender()) == 0 || round == ROUNDS || r.result() == 0;
        round++;
        step = over ? Step.END : Step.SHUTTLES;
    }

    private void end(Resolution r) {
        GameState s = r.state();
        TheatreState.counters(s).clear(CounterMark.IN_LINE);
        boolean attackerStands = ships(s, attacker) > 0;
        boolean defenderStands = ships(s, defender()) > 0;
        if (r.listening()) {
            Ending ending = calledOff
                    ? Ending.CALLED_OFF
                    : attackerStands == defenderStands
                            ? Ending.UNDECIDED
                            : attackerStands ? Ending.ATTACKER_WON : Ending.DEFENDER_WON;
            r.tell(new Happening.BattleEnded(orbit, ending, "C-SPACE-1"));
        }
        step = Step.OVER;
        r.settle();
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case ATTACKER_LEADER -> {
                attackerLeader = leader(r, action, attacker);
                step = Step.DEFENDER_LEADER;
            }
            case DEFENDER_LEADER -> {
                defenderLeader = leader(r, action, defender());
                step = Step.SHUTTLES;
            }
            case PRESS_ON -> {
                calledOff = action.kind() == Kind.CALL_OFF;
                step = calledOff ? Step.END : Step.LINE;
            }
            case BREAK_OFF -> {
                everybodyFlees = action.kind() == Kind.BREAK_OFF_ALL;
                step = action.kind() == Kind.STAND ? Step.VOLLEY : Step.GOAL;
            }
            default -> breakOff(r, action);
        }
    }

    private int leader(Resolution r, Action action, Side side) {
        if (action.kind() == Kind.NONE) {
            return Holder.NOBODY;
        }
        if (action.kind() == Kind.SOVEREIGN) {
            return LeaderNaming.nameSovereign(r, orbit, side, action.argument());
        }
        LeaderNaming.name(r, orbit, side, action.argument());
        return action.argument();
    }

    @Override
    public Battle battle(Position s) {
        return Battle.ofCounters(Battle.Sort.SPACE, orbit, attacker, round);
    }

    @Override
    protected void digest(Digest d) {
        d.add(orbit).add(attacker.ordinal()).add(interception ? 1 : 0).add(step.ordinal());
        d.add(attackerLeader).add(defenderLeader).add(round).add(attempts);
        d.add(everybodyFlees ? 1 : 0).add(hampered ? 1 : 0).add(calledOff ? 1 : 0);
        d.add(uprising ? 1 : 0).add(royal ? 1 : 0);
    }
}
