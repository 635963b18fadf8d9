package fitg.procedure;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.state.Digest;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The workbench of a game: the state, the stack of procedures under way, chance, and the question being asked. Rules
 * change the state only through a procedure that stands on this stack.
 */
public final class Resolution {

    /** Longer lists of legal actions than this do not exist in the game; the array grows if one ever does. */
    private static final int USUAL_OPTIONS = 32;

    private static final int USUAL_DEPTH = 16;

    public static final Catalogue PRINTED = Catalogue.standard();

    private final GameState state;
    private final Rules rules;
    private Chance chance;

    private Procedure[] stack;
    private int depth;
    private long result;
    private UnitSet unitsHanded = UnitSet.EMPTY;

    private Question question;
    private Side asked;
    private int subject;
    private boolean evenIfForced;
    private Action[] options;
    private int optionCount;

    private List<Event> events;
    private boolean irrevocable;
    private long forcedSteps;
    private Bystander bystander;
    private Verdict verdict;

    public Resolution(GameState state, Rules rules, Chance chance) {
        this.state = state;
        this.rules = rules;
        this.chance = chance;
        this.stack = new Procedure[USUAL_DEPTH];
        this.options = new Action[USUAL_OPTIONS];
    }

    private Resolution(Resolution other) {
        state = other.state.copy();
        rules = other.rules;
        stack = new Procedure[other.stack.length];
        options = new Action[Math.max(USUAL_OPTIONS, other.optionCount)];
        copyRest(other);
    }

    public Resolution copy() {
        return new Resolution(this);
    }

    /** Makes {@code target} a copy of this; only the procedures under way are allocated anew. */
    public void copyInto(Resolution target) {
        state.copyInto(target.state);
        if (target.stack.length < depth) {
            target.stack = new Procedure[stack.length];
        }
        if (target.options.length < optionCount) {
            target.options = new Action[options.length];
        }
        target.copyRest(this);
    }

    private void copyRest(Resolution other) {
        chance = other.chance.copy();
        depth = other.depth;
        for (int i = 0; i < depth; i++) {
            stack[i] = other.stack[i].copy();
        }
        result = other.result;
        unitsHanded = other.unitsHanded;
        question = other.question;
        asked = other.asked;
        subject = other.subject;
        evenIfForced = other.evenIfForced;
        optionCount = other.optionCount;
        System.arraycopy(other.options, 0, options, 0, optionCount);
        events = other.events == null ? null : new ArrayList<>();
        irrevocable = other.irrevocable;
        forcedSteps = other.forcedSteps;
        verdict = other.verdict;
    }

    // ---- for the front door

    /** Runs until somebody has a real choice, or the game is over. A single legal option is applied unasked. */
    public void run() {
        for (askNothing(); verdict == null; askNothing()) {
            Procedure top = stack[depth - 1];
            top.advance(this);
            if (question != null) {
                if (optionCount == 0) {
                    throw new IllegalStateException(question + " has no legal answer in " + top);
                }
                if (optionCount > 1 || evenIfForced) {
                    return;
                }
                forcedSteps++;
                if (bystander != null && !irrevocable) {
                    bystander.answered(new Forced(question, asked, subject, options[0], depth));
                }
                top.answer(this, options[0]);
            }
        }
    }

    /** From now on somebody is told what goes on without a question; a copy forgets him. */
    public void attend(Bystander who) {
        bystander = who;
    }

    /** Gives the answer to the pending question and runs on. */
    public void play(Action action) {
        irrevocable = false;
        stack[depth - 1].answer(this, action);
        run();
    }

    public Question question() {
        return question;
    }

    public Side asked() {
        return asked;
    }

    public int subject() {
        return subject;
    }

    public int optionCount() {
        return optionCount;
    }

    public Action option(int index) {
        return options[index];
    }

    /** The answers that are open, in their order. */
    public List<Action> options() {
        return List.of(Arrays.copyOf(options, optionCount));
    }

    /** The procedure that asks; below it, down to level 0, are all others that are under way. */
    public Procedure underWay() {
        return stack[depth - 1];
    }

    public int depth() {
        return depth;
    }

    public Procedure underWay(int level) {
        return stack[level];
    }

    public List<Procedure> allUnderWay() {
        return List.of(Arrays.copyOf(stack, depth));
    }

    public Verdict verdict() {
        return verdict;
    }

    /** Steps applied for want of a choice, for the benchmarks. */
    public long forcedSteps() {
        return forcedSteps;
    }

    /** RUL-84: whether the last action rolled, drew or showed something that cannot be taken back. */
    public boolean irrevocable() {
        return irrevocable;
    }

    public void listen(boolean on) {
        events = on ? new ArrayList<>() : null;
    }

    /** The events since they were last taken. */
    public List<Event> takeEvents() {
        if (events == null || events.isEmpty()) {
            return List.of();
        }
        List<Event> taken = List.copyOf(events);
        events.clear();
        return taken;
    }

    /** A finished game is its state and verdict; what was under way when it ended decides nothing any more. */
    public long hash() {
        Digest d = new Digest();
        state.digest(d);
        for (int i = 0; i < depth && verdict == null; i++) {
            d.add(stack[i].tag());
            stack[i].digest(d);
        }
        if (verdict != null) {
            d.add(verdict.winner().ordinal()).add(verdict.reason().ordinal()).add(verdict.points());
        }
        return d.value();
    }

    public void useChance(Chance other) {
        chance = other;
    }

    /** What is prepared in this game, and other luck after it. */
    public Chance preparedBefore(Chance other) {
        return chance.followedBy(other);
    }

    // ---- for procedures

    public GameState state() {
        return state;
    }

    public Rules rules() {
        return rules;
    }

    public Ruleset ruleset() {
        return rules.ruleset();
    }

    /** Something changed: what must hold at all times is put right before anything else (specification 2.9). */
    public void settle() {
        call(ruleset().chapters().settlement());
    }

    /** A step of the sequence of play is about to begin; the procedure on top carries it out. */
    public void stepBegins() {
        if (bystander != null) {
            bystander.stepBegins(this);
        }
    }

    public void call(Procedure child) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, depth * 2);
        }
        stack[depth++] = child;
    }

    /** The procedure on top is done; the one below moves on. */
    public void finish() {
        finish(0);
    }

    public void finish(long value) {
        stack[--depth] = null;
        result = value;
    }

    /** The procedure on top is done and hands down military units. */
    public void finish(UnitSet units) {
        finish();
        unitsHanded = units;
    }

    public UnitSet unitsHanded() {
        return unitsHanded;
    }

    /** What the child that finished last handed down. */
    public long result() {
        return result;
    }

    public void end(Verdict outcome) {
        if (verdict == null) {
            verdict = outcome;
            if (listening()) {
                tell(new Event.GameEnded(outcome));
            }
        }
    }

    public boolean over() {
        return verdict != null;
    }

    // ---- questions

    public Resolution ask(Question kind, Side side) {
        return ask(kind, side, 0);
    }

    public Resolution ask(Question kind, Side side, int about) {
        question = kind;
        asked = side;
        subject = about;
        evenIfForced = false;
        optionCount = 0;
        return this;
    }

    /** Takes back a question that turned out to have no answers; the procedure goes another way. */
    public void askNothing() {
        question = null;
        optionCount = 0;
    }

    public Resolution or(Action.Kind kind) {
        return or(Action.of(kind));
    }

    public Resolution or(Action.Kind kind, int argument) {
        return or(Action.of(kind, argument));
    }

    /** One answer for each member of a set, in ascending order. */
    public Resolution orEach(Action.Kind kind, long set) {
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            or(kind, PieceSet.lowest(rest));
        }
        return this;
    }

    public Resolution or(Action action) {
        if (optionCount == options.length) {
            options = Arrays.copyOf(options, optionCount * 2);
        }
        options[optionCount++] = action;
        return this;
    }

    /** RUL-85: asked even with one answer, because not asking would tell the other side something. */
    public void evenIfForced() {
        evenIfForced = true;
    }

    // ---- chance, and what is told

    public int die(String what) {
        return die(what, Chance.SIX);
    }

    public int die(String what, int sides) {
        irrevocable = true;
        return chance.die(what, sides);
    }

    /** RUL-82: one of one is not drawn for. */
    public int pick(String what, int count) {
        if (count == 1) {
            return 0;
        }
        irrevocable = true;
        return chance.pick(what, count);
    }

    public int actionCard(long deck) {
        irrevocable = true;
        return chance.actionCard(deck);
    }

    public int possession(long deck) {
        irrevocable = true;
        return chance.possession(deck);
    }

    public int character(long pool) {
        irrevocable = true;
        return chance.character(pool);
    }

    /** One of several answers of which none is better; decides nothing, so that no die is rolled for it. */
    public int whim(int count) {
        return chance.whim(count);
    }

    public void shown() {
        irrevocable = true;
    }

    public boolean listening() {
        return events != null;
    }

    public void tell(Event event) {
        events.add(event);
    }
}
