package fitg.rules.combat.first;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * Case 12.0: a character combat, round by round in the steps of specification 11.3. Hands down {@link #ATTACKER_BEATEN}
 * and {@link #ALIVE_AFTER_TWO} as a set of bits.
 */
public final class CharacterCombat extends Procedure {

    public static final int ATTACKER_BEATEN = 1;
    public static final int ALIVE_AFTER_TWO = 2;

    /** RUL-46: a guard for the program only. */
    private static final int LAST_ROUND = 50;

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

    /** What the attacker may choose before the first round. */
    enum Open {
        WEAPONS_AND_AIM,
        AIM,
        NOTHING
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

    /** {@link Assault} says what the arguments mean. */
    CharacterCombat(
            int environ,
            Side attackerSide,
            Force force,
            long defenders,
            Open open,
            boolean firefight,
            boolean charmed,
            int seized) {
        this.environ = environ;
        this.attackerSide = attackerSide;
        this.force = force;
        this.defenders = defenders;
        this.step = open == Open.WEAPONS_AND_AIM ? Step.WEAPONS : open == Open.AIM ? Step.AIM : Step.ROUND;
        this.firefight = firefight;
        this.charmed = charmed;
        this.seized = seized;
        this.edge = new Edge(0, false, 0, force.isMental());
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
                r.ask(Ask.WEAPONS, attackerSide, environ).or(Kind.HAND_TO_HAND).or(Kind.FIREFIGHT);
            case AIM -> r.ask(Ask.AIM, attackerSide, environ).or(Kind.KILL).or(Kind.CAPTURE);
            case ROUND -> beginRound(r);
            case NAMING -> {
                step = Step.NAMED;
                r.call(new DefenderNaming(
                        attackerSide.opponent(), defenders, force.makesAllActive(), cardsMayCount, edge));
            }
            case NAMED -> {
                active = r.result();
                step = Step.POSSESSIONS;
                usePossessions(r);
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
        if (LivingSoil.shows(r, environ)) {
            return;
        }
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
            edge = edgeWith(r.result());
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
        askBreakOff(r);
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

    private Edge edgeWith(long used) {
        long blades = PieceSet.has(used, Card.BLADE) ? edge.blades() | PieceSet.only(bladeHolder) : edge.blades();
        boolean norrocks = edge.norrocks() || PieceSet.has(used, Card.NORROCKS);
        return new Edge(blades, norrocks, captured, edge.mental());
    }

    private CombatTerms terms(GameState s) {
        return new CombatTerms(firefight, capture, charmed, LivingSoil.columns(s, environ, attackerSide, force));
    }

    private int column(GameState s) {
        return terms(s).column(force, round, force.strength(s, edge, present), edge.sum(s, active), extraShift);
    }

    /** Case 12.52: the inactive alone, or everybody. */
    private void askBreakOff(Resolution r) {
        GameState s = r.state();
        long inactive = defenders & ~active & ~s.people().disabled();
        if (force.bansBreakOff(round) || (defenders & ~s.people().disabled()) == 0) {
            step = Step.ROLL;
            roll(r);
            return;
        }
        r.ask(Ask.BREAK_OFF, attackerSide.opponent(), environ).or(Kind.STAND);
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
        long able = defenders & ~s.people().disabled();
        long runningActive = choice == Kind.BREAK_OFF_ALL ? active & able : 0;
        BreakOff attempt = new BreakOff(runningActive, able & ~active);
        defenders &= ~attempt.away(r, environ, column(s), force.breakOffModifier(round));
        active &= defenders;
        if ((runningActive & defenders) != 0) {
            extraShift = Blows.FAILED_BREAK_OFF;
        }
        if (defenders == 0) {
            step = Step.OVER;
        } else if (active == 0) {
            active = defenders;
        }
    }

    /** What everybody at the table can tell of it now. */
    public Outlook outlook(GameState s) {
        return outlook(s, edge);
    }

    /** The same if these cards were used in the round; the state has them shown already. */
    public Outlook outlookWith(GameState s, long cards) {
        return outlook(s, edgeWith(cards));
    }

    /** The same if weapons or aim were chosen so; what the defenders do is not known yet. */
    public Outlook outlookIf(GameState s, Kind choice) {
        boolean shots = step == Step.WEAPONS ? choice == Kind.FIREFIGHT : firefight;
        return outlook(s).with(shots, choice == Kind.CAPTURE);
    }

    private Outlook outlook(GameState s, Edge withEdge) {
        return new Outlook(s, force, withEdge, defenders, active, terms(s), round);
    }

    /** Whether it is fought with Intelligence. */
    public boolean isMental() {
        return edge.mental();
    }

    /** Whether cards of the round are being asked for. */
    public boolean isAskingForCards() {
        return step == Step.POSSESSIONS;
    }

    // ---- steps 6 to 8: dice and wounds

    private void roll(Resolution r) {
        GameState s = r.state();
        Volley volley = new Volley(r, force, edge, column(s), terms(s));
        volley.attack(defenders);
        volley.answer(active);
        volley.tell(environ, round, force.strength(s, edge, present), edge.sum(s, active));
        woundsToDefender = volley.toDefender;
        woundsToAttacker = volley.toAttacker;
        captures = volley.captures;
        step = Step.ABSORB_DEFENDER;
        absorb(r, true);
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

    private void conclude(Resolution r) {
        step = Step.SETTLED;
        new AfterCombat(environ, attackerSide, force).conclude(r, captured, seized, edge.norrocks());
    }

    /** Case 7.22: the units that sent a squad lie open while it fights. */
    @Override
    public int unitsShownIn() {
        return attackerSide == Side.IMPERIAL && force.isSquad() ? environ : Holder.NOBODY;
    }

    @Override
    protected void digest(Digest d) {
        force.digest(d);
        edge.digest(d);
        d.add(environ, attackerSide.ordinal(), firefight ? 1 : 0, capture ? 1 : 0, charmed ? 1 : 0, seized);
        d.add(step.ordinal(), round, defenders, captured, present, active);
        d.add(cardsMayCount ? 1 : 0, extraShift, bladeHolder, pending ? 1 : 0);
        d.add(woundsToDefender, woundsToAttacker, enduranceBefore, captures, outcome);
    }
}
