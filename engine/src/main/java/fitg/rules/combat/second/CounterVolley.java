package fitg.rules.combat.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Convoy;
import fitg.rules.force.second.Pieces;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * One round between military counters, on the ground or in space: each unit has one target, the attacker names his first, then
 * all roll at once (C-ENV-1, C-SPACE-1). Extra dice of a leader or of the ground are an attack of their own with a target named
 * last; fewer dice come off the attack of the unit with most (S-R32). Hands down the number of dice rolled.
 */
@Completion({"C-ENV-1", "C-SPACE-1"})
public final class CounterVolley extends Procedure {

    private static final int SURPRISE_COSTS = 2;
    private static final int SURPRISE_DOUBLES = 2;

    private enum Step {
        ATTACKER,
        ATTACKER_EXTRA,
        DEFENDER,
        DEFENDER_EXTRA,
        FIRE
    }

    private final int place;
    private final Side attacker;
    private final int attackerExtra;
    private final int defenderExtra;
    private final boolean defenderHampered;
    private final boolean surprise;
    private Step step = Step.ATTACKER;
    private int cursor;
    private int attackerExtraAim = Holder.NOBODY;
    private int defenderExtraAim = Holder.NOBODY;

    /** @param defenderHampered whether the defender tried to break off in vain, which costs each a die (E5.3.a.5) */
    public CounterVolley(int place, Side attacker, int attackerExtra, int defenderExtra, boolean defenderHampered) {
        this(place, attacker, attackerExtra, defenderExtra, defenderHampered, false);
    }

    private CounterVolley(
            int place,
            Side attacker,
            int attackerExtra,
            int defenderExtra,
            boolean defenderHampered,
            boolean surprise) {
        this.place = place;
        this.attacker = attacker;
        this.attackerExtra = attackerExtra;
        this.defenderExtra = defenderExtra;
        this.defenderHampered = defenderHampered;
        this.surprise = surprise;
    }

    /** 36.31: only Imperial marines and guards take part on their side, with two dice fewer; each of their hits counts two. */
    static CounterVolley bySurprise(int environ, int attackerExtra, int defenderExtra) {
        return new CounterVolley(environ, Side.IMPERIAL, attackerExtra - SURPRISE_COSTS, defenderExtra, false, true);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case ATTACKER -> askAim(r, attacker);
            case ATTACKER_EXTRA -> askExtra(r, attacker, attackerExtra);
            case DEFENDER -> askAim(r, attacker.opponent());
            case DEFENDER_EXTRA -> askExtra(r, attacker.opponent(), defenderExtra);
            case FIRE -> fire(r);
        }
    }

    private void next() {
        step = Step.values()[step.ordinal() + 1];
        cursor = 0;
    }

    /** On the ground every ground unit fights; in space the starships in line. */
    private boolean fights(Position s, int counter, Side side) {
        Counters counters = Theatre.counters(s);
        if (surprise && side == attacker && !counters.type(counter).elite()) {
            return false;
        }
        return Place.isEnviron(place)
                ? counters.isGroundUnit(counter, place, side)
                : counters.isStarship(counter, place, side) && counters.is(CounterMark.IN_LINE, counter);
    }

    private int dice(Position s, int counter) {
        Counters counters = Theatre.counters(s);
        Side side = counters.side(counter);
        int hampered = defenderHampered && side != attacker ? 1 : 0;
        int dice = counters.attack(counter) - hampered;
        int extra = side == attacker ? attackerExtra : defenderExtra;
        return Math.max(0, extra < 0 && counter == strongest(s, side) ? dice + extra : dice);
    }

    private int strongest(Position s, Side side) {
        Counters counters = Theatre.counters(s);
        int best = Holder.NOBODY;
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            boolean better =
                    fights(s, each, side) && (best == Holder.NOBODY || counters.attack(each) > counters.attack(best));
            best = better ? each : best;
        }
        return best;
    }

    private void askAim(Resolution r, Side side) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        int each = counters.firstIn(place);
        while (each >= 0 && !(each >= cursor && fights(s, each, side) && dice(s, each) > 0)) {
            each = counters.nextIn(each);
        }
        if (each < 0) {
            next();
            return;
        }
        cursor = each;
        r.ask(Query.AIM_COUNTER, side, cursor);
        offerTargets(r, side.opponent());
    }

    private void askExtra(Resolution r, Side side, int extra) {
        if (extra <= 0) {
            next();
            return;
        }
        r.ask(Query.AIM_EXTRA_DICE, side, place);
        offerTargets(r, side.opponent());
    }

    /** Of counters that are alike, and equally aimed at, only the first is offered. */
    private void offerTargets(Resolution r, Side side) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (fights(s, each, side) && !standsFor(s, each, side)) {
                r.or(Kind.COUNTER, each);
            }
        }
    }

    /** Whether one before it is as good a target. */
    private boolean standsFor(Position s, int counter, Side side) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(place); each < counter; each = counters.nextIn(each)) {
            if (fights(s, each, side) && Convoy.alike(s, each, counter) && aimedAt(s, each) == aimedAt(s, counter)) {
                return true;
            }
        }
        return false;
    }

    private int aimedAt(Position s, int target) {
        Counters counters = Theatre.counters(s);
        int dice = 0;
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            dice += counters.aim(each) == target ? dice(s, each) : 0;
        }
        return dice;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case ATTACKER, DEFENDER -> TheatreState.counters(r.state()).setAim(cursor++, action.argument());
            case ATTACKER_EXTRA -> {
                attackerExtraAim = action.argument();
                next();
            }
            default -> {
                defenderExtraAim = action.argument();
                next();
            }
        }
    }

    private void fire(Resolution r) {
        GameState s = r.state();
        int rolled = fire(r, attacker, attackerExtra, attackerExtraAim)
                + fire(r, attacker.opponent(), defenderExtra, defenderExtraAim);
        CountersState counters = TheatreState.counters(s);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            counters.setAim(each, Holder.NOBODY);
        }
        r.finish(rolled);
        CounterDamage.applyPending(r, Place.isEnviron(place) ? "C-ENV-1" : "C-SPACE-1");
    }

    private int fire(Resolution r, Side side, int extra, int extraAim) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        int rolled = 0;
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            int target = fights(s, each, side) ? counters.aim(each) : Holder.NOBODY;
            if (target != Holder.NOBODY) {
                int dice = dice(s, each);
                rolled += dice;
                hit(r, target, r.listening() ? Pieces.counter(s, each) : null, dice);
            }
        }
        if (extra > 0 && extraAim != Holder.NOBODY) {
            rolled += extra;
            hit(r, extraAim, r.listening() ? Pieces.extraDice(side) : null, extra);
        }
        return rolled;
    }

    private void hit(Resolution r, int target, Happening.Piece shooter, int dice) {
        CountersState counters = TheatreState.counters(r.state());
        Happening.Piece piece = r.listening() ? Pieces.counter(r.state(), target) : null;
        int hits = Dice.roll(r, place, shooter, piece, dice, "C-COMBAT-1");
        boolean doubled = surprise && counters.side(target) != attacker;
        counters.setPending(target, counters.pending(target) + (doubled ? SURPRISE_DOUBLES : 1) * hits);
    }

    @Override
    protected void digest(Digest d) {
        d.add(place)
                .add(attacker.ordinal())
                .add(attackerExtra)
                .add(defenderExtra)
                .add(defenderHampered ? 1 : 0);
        if (surprise) {
            d.add(1);
        }
        d.add(step.ordinal()).add(cursor).add(attackerExtraAim).add(defenderExtraAim);
    }
}
