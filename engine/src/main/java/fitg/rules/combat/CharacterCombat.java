package fitg.rules.combat;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Card;
import fitg.content.CharacterCombatTable;
import fitg.content.Creature;
import fitg.content.Creature.AttackKind;
import fitg.content.IrateLocals;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Capture;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Case 12.0: a character combat, round by round in the steps of specification 11.3. Hands down {@link #ATTACKER_BEATEN}
 * and {@link #ALIVE_AFTER_TWO} as a set of bits.
 */
public final class CharacterCombat extends Procedure {

    public static final int ATTACKER_BEATEN = 1;
    public static final int ALIVE_AFTER_TWO = 2;

    /** RUL-46: a guard for the program only. */
    private static final int LAST_ROUND = 50;

    private static final int CAPTURE_SHIFT = -2;

    private enum Step {
        WEAPONS,
        AIM,
        ROUND,
        NAMING,
        NAMED,
        POSSESSIONS,
        BREAK_OFF,
        ROLL,
        ABSORB_DEFENDER,
        WOUNDS_DEFENDER,
        ABSORB_ATTACKER,
        WOUNDS_ATTACKER,
        AFTERMATH,
        OVER,
        SETTLED
    }

    private final int environ;
    private final Side attackerSide;
    private Force force;
    private boolean firefight;
    private boolean capture;
    private final boolean charmed;
    private final int seized;

    private Step step;
    private int round;
    private long defenders;
    private long captured;
    /** Everybody who was still in the combat when the round began. */
    private long present;

    private long active;
    private boolean cardsMayCount;
    private int extraShift;
    private Edge edge;
    private int bladeHolder;
    private boolean pending;
    private int woundsToDefender;
    private int woundsToAttacker;
    private int enduranceBefore;
    private int captures;
    private int outcome;

    private CharacterCombat(
            int environ, Side attackerSide, Force force, long defenders, Step first, boolean charmed, int seized) {
        this.environ = environ;
        this.attackerSide = attackerSide;
        this.force = force;
        this.defenders = defenders;
        this.step = first;
        this.charmed = charmed;
        this.seized = seized;
        this.edge = new Edge(0, false, 0, force.isMental());
    }

    /** Case 12.14: characters that searched, or that found a group, attack with weapons of their choice. */
    public static CharacterCombat byCharacters(int environ, Side side, long attackers, long defenders) {
        return new CharacterCombat(environ, side, Force.ofCharacters(attackers), defenders, Step.WEAPONS, false, -1);
    }

    /** Case 12.12: a squad always uses firearms. */
    public static CharacterCombat bySquad(Position s, int environ, Side side, long defenders) {
        Force squad = Force.squad(s, environ, side);
        CharacterCombat combat = new CharacterCombat(environ, side, squad, defenders, Step.AIM, false, -1);
        combat.firefight = true;
        return combat;
    }

    public static CharacterCombat byLocals(int environ, Side side, IrateLocals locals, boolean scrambled, long group) {
        Force force = Force.locals(locals, scrambled);
        CharacterCombat combat = new CharacterCombat(environ, side, force, group, Step.ROUND, false, -1);
        combat.firefight = locals.firefight();
        return combat;
    }

    /**
     * Case 13.45: a creature, by its own rules.
     *
     * @param charmed the Charsot takes the surprise out of its attack
     * @param seized the character the Magron holds, or NOBODY
     */
    public static CharacterCombat byCreature(
            int environ, Side side, Creature creature, long group, boolean charmed, int seized) {
        Force force = Force.of(creature);
        CharacterCombat combat = new CharacterCombat(environ, side, force, group, Step.ROUND, charmed, seized);
        combat.firefight = creature.attackKind() == AttackKind.FIREFIGHT;
        return combat;
    }

    @Override
    protected Procedure clone() throws CloneNotSupportedException {
        CharacterCombat copy = (CharacterCombat) super.clone();
        copy.force = force.copy();
        return copy;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case WEAPONS ->
                r.ask(Question.WEAPONS, attackerSide, environ)
                        .or(Kind.HAND_TO_HAND)
                        .or(Kind.FIREFIGHT);
            case AIM -> r.ask(Question.AIM, attackerSide, environ).or(Kind.KILL).or(Kind.CAPTURE);
            case ROUND -> beginRound(r);
            case NAMING -> {
                step = Step.NAMED;
                r.call(new DefenderNaming(
                        attackerSide.opponent(), defenders, force.makesAllActive(), cardsMayCount, edge));
            }
            case NAMED -> {
                active = r.result();
                step = Step.POSSESSIONS;
            }
            case POSSESSIONS -> usePossessions(r);
            case BREAK_OFF -> askBreakOff(r);
            case ROLL -> roll(r);
            case ABSORB_DEFENDER -> absorb(r, true);
            case WOUNDS_DEFENDER -> {
                step = Step.ABSORB_ATTACKER;
                enduranceBefore = enduranceLeft(r.state(), active);
                r.call(new WoundDistribution(attackerSide.opponent(), active, woundsToDefender));
            }
            case ABSORB_ATTACKER -> {
                if (!pending) {
                    force.dealt(enduranceBefore - enduranceLeft(r.state(), active));
                }
                absorb(r, false);
            }
            case WOUNDS_ATTACKER -> woundAttacker(r);
            case AFTERMATH -> endRound(r);
            case OVER -> conclude(r);
            case SETTLED -> r.finish(outcome);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case WEAPONS -> {
                firefight = action.kind() == Kind.FIREFIGHT;
                step = Step.AIM;
            }
            case AIM -> {
                capture = action.kind() == Kind.CAPTURE;
                step = Step.ROUND;
            }
            case BREAK_OFF -> breakOff(r, action.kind());
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    // ---- step 1: active and inactive

    private void beginRound(Resolution r) {
        if (round == 0 && r.listening()) {
            r.tell(new Event.CharacterCombatBegan(
                    environ, force.name, force.characters, defenders, firefight, capture, "12.0"));
        }
        round++;
        force.grow(round);
        edge = new Edge(0, edge.norrocks(), captured, edge.mental());
        extraShift = 0;
        present = defenders;
        cardsMayCount = true;
        step = Step.NAMING;
    }

    /** Possessions of this round, defenders and attackers alike. */
    private void usePossessions(Resolution r) {
        GameState s = r.state();
        if (!pending) {
            pending = true;
            bladeHolder = s.gear().owner(Card.BLADE);
            if (offerPossessions(r)) {
                return;
            }
        } else {
            noteUsed(r.result());
        }
        pending = false;
        if (edge.sum(s, active) == 0 && edge.sum(s, defenders) > 0) {
            // He was named active on the strength of a card and did not show it: the naming is done again without it.
            cardsMayCount = false;
            step = Step.NAMING;
            return;
        }
        s.people().markActed(active);
        step = Step.BREAK_OFF;
    }

    private boolean offerPossessions(Resolution r) {
        long spent = edge.norrocks() ? PieceSet.only(Card.NORROCKS) : 0;
        if (attackerSide == Side.REBEL) {
            return force.isCharacters()
                    && PossessionUse.offered(r, Moment.ATTACKING, force.survivors(r.state()), 0, 0, spent);
        }
        Moment moment = edge.mental() ? Moment.MENTAL_COMBAT : Moment.DEFENDING;
        int readsIntelligence = force.readsIntelligence() ? 1 : 0;
        return PossessionUse.offered(r, moment, active, defenders & ~active, readsIntelligence, spent);
    }

    private void noteUsed(long used) {
        edge = edgeWith(used);
    }

    private Edge edgeWith(long used) {
        long blades = PieceSet.has(used, Card.BLADE) ? edge.blades() | PieceSet.only(bladeHolder) : edge.blades();
        boolean norrocks = edge.norrocks() || PieceSet.has(used, Card.NORROCKS);
        return new Edge(blades, norrocks, captured, edge.mental());
    }

    // ---- steps 2 to 5: column and break-off

    /** All shifts are summed before the edge of the table stops them (RUL-23); a fixed column knows none. */
    private int column(GameState s) {
        return column(s, edge);
    }

    private int column(GameState s, Edge withEdge) {
        if (force.fixedColumn().isPresent()) {
            return force.fixedColumn().getAsInt();
        }
        int surprise = charmed ? 0 : force.surpriseShift(round);
        int shift = (capture ? CAPTURE_SHIFT : 0) + surprise + extraShift;
        return Blows.column(force.strength(s, withEdge, present), withEdge.sum(s, active), shift);
    }

    /** Case 12.52: the inactive alone, or everybody. */
    private void askBreakOff(Resolution r) {
        GameState s = r.state();
        long inactive = defenders & ~active & ~s.people().disabled();
        if (force.bansBreakOff(round) || (defenders & ~s.people().disabled()) == 0) {
            step = Step.ROLL;
            return;
        }
        r.ask(Question.BREAK_OFF, attackerSide.opponent(), environ).or(Kind.STAND);
        if (inactive != 0) {
            r.or(Kind.BREAK_OFF_INACTIVE);
        }
        r.or(Kind.BREAK_OFF_ALL);
    }

    private void breakOff(Resolution r, Kind choice) {
        step = Step.ROLL;
        if (choice == Kind.STAND) {
            return;
        }
        GameState s = r.state();
        int column = column(s);
        int die = r.die("break-off");
        int number = die + force.breakOffModifier(round);
        long runningActive = choice == Kind.BREAK_OFF_ALL ? active & ~s.people().disabled() : 0;
        long runningInactive = defenders & ~active & ~s.people().disabled();
        boolean activeAway = runningActive != 0 && number <= Blows.activeAway(column);
        boolean inactiveAway = runningInactive != 0 && number <= Blows.inactiveAway(column);
        if (r.listening()) {
            r.tell(new Event.BreakOffRolled(
                    environ, column, die, runningActive, activeAway, runningInactive, inactiveAway, "12.5"));
        }
        defenders &= ~((activeAway ? runningActive : 0) | (inactiveAway ? runningInactive : 0));
        active &= defenders;
        if (runningActive != 0 && !activeAway) {
            extraShift = Blows.FAILED_BREAK_OFF;
        }
        if (defenders == 0) {
            step = Step.OVER;
        } else if (active == 0) {
            active = defenders;
        }
    }

    /** What everybody at the table sees of it. */
    public Fight fight(GameState s) {
        long fighting = active == 0 ? defenders : active;
        return new Fight(
                force.strength(s, edge, defenders),
                force.enduranceLeft(s),
                firefight,
                defenders,
                active,
                edge.sum(s, fighting),
                force.isOrdinary() && !capture);
    }

    /**
     * A character combat under way.
     *
     * @param attack the strength of the attacking force
     * @param endurance the wounds it can still take
     * @param defenders all who are still in it
     * @param active those who were named active, once they are
     * @param defence the strength of the active ones, or of all as long as nobody is named
     * @param ordinary whether it goes by the table alone: no creature, and no capture
     */
    public record Fight(
            int attack, int endurance, boolean firefight, long defenders, long active, int defence, boolean ordinary) {}

    /** What everybody at the table can read off the chart for the round at hand, as it is now. */
    public RoundChances roundChances(GameState s) {
        return chances(s, column(s), active, firefight);
    }

    /** The same if these cards are used in it; the state has them shown already. */
    public RoundChances roundWith(GameState s, long cards) {
        return chances(s, column(s, edgeWith(cards)), active, firefight);
    }

    /** Whether cards of the round are being asked for. */
    public boolean isAskingForCards() {
        return step == Step.POSSESSIONS;
    }

    /**
     * The same for the first round while weapons and aim are still to be chosen, for each of the choices: if all
     * defenders are active, and before anybody shows a card.
     */
    public RoundChances firstRound(GameState s, Kind choice) {
        boolean shots = step == Step.WEAPONS ? choice == Kind.FIREFIGHT : firefight;
        int shift = force.surpriseShift(1) + (choice == Kind.CAPTURE ? CAPTURE_SHIFT : 0);
        int column = Blows.column(force.strength(s, edge, defenders), edge.sum(s, defenders), shift);
        return chances(s, column, defenders, shots);
    }

    private RoundChances chances(GameState s, int column, long fighting, boolean shots) {
        List<Integer> toDefenders = new ArrayList<>();
        List<Integer> toAttacker = new ArrayList<>();
        int defence = edge.sum(s, fighting);
        boolean answered = !force.cannotBeFought() && defence > 0;
        for (int die = 1; die <= 6; die++) {
            toDefenders.add(Blows.toDefenders(column, die, isShielded(s, defenders), shots));
            if (answered) {
                toAttacker.add(Blows.toAttacker(column, die, defence, isShielded(s, force.survivors(s)), shots));
            }
        }
        return new RoundChances(
                PRINTED.characterCombat().columnName(column),
                force.attackRolls(),
                List.copyOf(toDefenders),
                List.copyOf(toAttacker));
    }

    /**
     * A round before the dice fall.
     *
     * @param attackRolls how often the attacker rolls
     * @param toDefenders the wounds of the defenders for a die of one to six
     * @param toAttacker the same for the attacker; empty if nobody hits back
     */
    public record RoundChances(String column, int attackRolls, List<Integer> toDefenders, List<Integer> toAttacker) {}

    /** What everybody at the table can read off the chart for a break-off now. */
    public BreakOffChances breakOffChances(GameState s) {
        int column = column(s);
        return new BreakOffChances(
                PRINTED.characterCombat().columnName(column),
                Blows.activeAway(column) - force.breakOffModifier(round),
                Blows.inactiveAway(column) - force.breakOffModifier(round),
                (defenders & ~active) != 0);
    }

    /** The column, the highest die with which active and inactive defenders get away, and if any are inactive. */
    public record BreakOffChances(String column, int active, int inactive, boolean anyInactive) {}

    // ---- steps 6 to 8: dice and wounds

    /** Both sides roll on the same column and on the strengths of the start of the round. */
    private void roll(Resolution r) {
        GameState s = r.state();
        CharacterCombatTable table = PRINTED.characterCombat();
        int column = column(s);
        int attack = force.strength(s, edge, present);
        int defence = edge.sum(s, active);
        int attackDie = 0;
        captures = 0;
        woundsToDefender = 0;
        for (int roll = 0; roll < force.attackRolls(); roll++) {
            attackDie = r.die("character combat, attacker");
            woundsToDefender += Blows.toDefenders(column, attackDie, isShielded(s, defenders), firefight);
            captures += capture && table.defenderAsterisk(column, attackDie) ? 1 : 0;
        }
        int defenceDie = 0;
        woundsToAttacker = 0;
        if (!force.cannotBeFought()) {
            defenceDie = r.die("character combat, defender");
            woundsToAttacker =
                    Blows.toAttacker(column, defenceDie, defence, isShielded(s, force.survivors(s)), firefight);
            captures += capture && table.attackerAsterisk(column, defenceDie) ? 1 : 0;
        }
        if (r.listening()) {
            r.tell(new Event.RoundFought(
                    environ,
                    round,
                    attack,
                    defence,
                    column,
                    attackDie,
                    woundsToDefender,
                    defenceDie,
                    woundsToAttacker,
                    "12.6"));
        }
        step = Step.ABSORB_DEFENDER;
    }

    private static boolean isShielded(Position s, long victims) {
        return Possessions.countsFor(s, Card.BODY_SHIELD, victims);
    }

    /** Card 50: Norrocks may take one wound of the Rebel group. */
    private void absorb(Resolution r, boolean defending) {
        Side side = defending ? attackerSide.opponent() : attackerSide;
        int wounds = defending ? woundsToDefender : woundsToAttacker;
        long group = defending ? defenders : force.survivors(r.state());
        if (!pending && side == Side.REBEL && wounds > 0) {
            pending = true;
            if (PossessionUse.offered(r, Moment.WOUNDS, group)) {
                return;
            }
        } else if (pending && PieceSet.has(r.result(), Card.NORROCKS)) {
            woundsToDefender -= defending ? 1 : 0;
            woundsToAttacker -= defending ? 0 : 1;
        }
        pending = false;
        step = defending ? Step.WOUNDS_DEFENDER : Step.WOUNDS_ATTACKER;
    }

    static int enduranceLeft(Position s, long set) {
        int sum = 0;
        for (long rest = set & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            sum += Ratings.enduranceLeft(s, PieceSet.lowest(rest));
        }
        return sum;
    }

    private void woundAttacker(Resolution r) {
        step = Step.AFTERMATH;
        if (force.isCharacters()) {
            r.call(new WoundDistribution(attackerSide, force.survivors(r.state()), woundsToAttacker));
        } else {
            force.suffer(woundsToAttacker);
        }
    }

    // ---- steps 9 and 10: captures and the end

    private void endRound(Resolution r) {
        GameState s = r.state();
        defenders &= s.people().free();
        active &= s.people().free();
        takeCaptives(r);
        force.afterRound(r, defenders, seized);
        defenders &= s.people().free();
        boolean beaten = force.isEliminated(s);
        outcome |= round == 2 && !beaten ? ALIVE_AFTER_TWO : 0;
        outcome |= beaten ? ATTACKER_BEATEN : 0;
        boolean seizedDead = seized >= 0 && !PieceSet.has(s.people().free(), seized);
        boolean over = beaten || defenders == 0 || seizedDead || round >= LAST_ROUND;
        over |= force.isDone(round, woundsToDefender);
        step = over ? Step.OVER : Step.ROUND;
    }

    /** Case 12.8: after the wounds, each asterisk takes one surviving active defender at random (RUL-24). */
    private void takeCaptives(Resolution r) {
        for (; captures > 0 && active != 0; captures--) {
            int chosen = PieceSet.member(active, r.pick("captured", PieceSet.size(active)));
            captured |= PieceSet.only(chosen);
            active &= ~PieceSet.only(chosen);
            defenders &= ~PieceSet.only(chosen);
        }
    }

    /** Case 12.83: captives of a force that was eliminated are free after all; the others become prisoners. */
    private void conclude(Resolution r) {
        GameState s = r.state();
        step = Step.SETTLED;
        if (r.listening()) {
            r.tell(new Event.CombatEnded(environ, "12.0"));
        }
        if (edge.norrocks() && s.gear().owner(Card.NORROCKS) >= 0) {
            Possessions.rollForBreakage(r, Card.NORROCKS);
        }
        if (seized >= 0 && !force.isEliminated(s) && PieceSet.has(s.people().free(), seized)) {
            // RUL-102: with nobody left to fight for him, the Magron's captive is lost.
            Casualties.kill(r, seized, "13.45");
        }
        long taken = force.isEliminated(s) ? 0 : captured;
        if (taken == 0) {
            s.people().leaveMilitary(captured);
            r.settle();
        } else if (force.isCharacters()) {
            r.call(Capture.byCharacters(attackerSide, taken, force.survivors(s)));
        } else {
            r.call(Capture.bySquad(attackerSide, taken));
        }
    }

    /** Case 7.22: the units that sent a squad lie open while it fights. */
    @Override
    public int unitsShownIn() {
        return attackerSide == Side.IMPERIAL && force.isSquad() ? environ : Holder.NOBODY;
    }

    @Override
    protected void digest(Digest d) {
        force.digest(d);
        d.add(environ)
                .add(attackerSide.ordinal())
                .add(firefight ? 1 : 0)
                .add(capture ? 1 : 0)
                .add(charmed ? 1 : 0);
        d.add(seized)
                .add(step.ordinal())
                .add(round)
                .add(defenders)
                .add(captured)
                .add(present)
                .add(active);
        edge.digest(d);
        d.add(cardsMayCount ? 1 : 0).add(extraShift).add(bladeHolder);
        d.add(pending ? 1 : 0)
                .add(captures)
                .add(woundsToDefender)
                .add(woundsToAttacker)
                .add(enduranceBefore);
        d.add(outcome);
    }
}
