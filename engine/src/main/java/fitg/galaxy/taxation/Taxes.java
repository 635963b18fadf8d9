package fitg.galaxy.taxation;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.rules.forcepoint.Treasury;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.rules.secret.SecretInterrupt;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/**
 * E2.1.B.1, K-D10 (3-galactic, 7): the Imperial player taxes the planets of the province whose turn it is, in his own order. A
 * planet that full taxes drive into rebellion fights before the next one is taxed (K-R17). Then comes what secrets bring, the
 * debt of event 113 is paid, and the rest goes on the track.
 */
public final class Taxes extends Procedure implements Effect {

    private static final int NOTHING = 0;
    private static final int HALF = 1;
    private static final int FULL = 2;

    private enum Step {
        BEGIN,
        NEXT,
        INTERRUPTED,
        SHIFTED,
        FOUGHT,
        END
    }

    private Step step = Step.BEGIN;
    private boolean halfForAll;
    private long left;
    private int planet = Holder.NOBODY;
    private int rate;
    private int income;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case NEXT -> next(r);
            case INTERRUPTED -> collect(r);
            case SHIFTED -> {
                step = Step.FOUGHT;
                Chapters.of(r).stepEnds(r);
            }
            case FOUGHT -> step = Step.NEXT;
            case END -> receive(r);
        }
    }

    /** 33.11 and 33.12: both are looked at once, now. */
    private void begin(Resolution r) {
        Terms terms = Terms.of(r.rules().scenario());
        int province = terms.taxed(r.state().turn().number());
        boolean open = province != Realm.NONE && Crown.hasSeat(r) && Crown.holds(r, Provinces.capital(province));
        if (open) {
            for (int each : r.state().area().planets()) {
                left |= Provinces.of(each) == province ? PieceSet.only(each) : PieceSet.NONE;
            }
        }
        step = Step.NEXT;
    }

    private void next(Resolution r) {
        for (long rest = left; rest != 0; rest = PieceSet.rest(rest)) {
            if (!Crown.holds(r, PieceSet.lowest(rest))) {
                left &= ~PieceSet.only(PieceSet.lowest(rest));
            }
        }
        if (left == 0) {
            step = Step.END;
        } else if (halfForAll) {
            tax(r, PieceSet.lowest(left), HALF);
        } else {
            r.ask(Affair.TAX, Side.IMPERIAL, Provinces.of(PieceSet.lowest(left)));
            for (long rest = left; rest != 0; rest = PieceSet.rest(rest)) {
                int each = PieceSet.lowest(rest);
                r.or(Kind.TAX_FULL, each).or(Kind.TAX_HALF, each).or(Kind.TAX_NOTHING, each);
            }
            r.or(Kind.HALF_FOR_ALL);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case TAX_FULL -> tax(r, action.argument(), FULL);
            case TAX_HALF -> tax(r, action.argument(), HALF);
            case TAX_NOTHING -> tax(r, action.argument(), NOTHING);
            default -> halfForAll = true;
        }
    }

    /** G-R48: before full taxes he may show whatever secret the planet has. */
    private void tax(Resolution r, int chosen, int at) {
        planet = chosen;
        rate = at;
        left &= ~PieceSet.only(chosen);
        step = Step.INTERRUPTED;
        if (rate == FULL) {
            SecretInterrupt.offer(r, planet);
        }
    }

    /** The tax comes in even if it starts a rebellion. */
    private void collect(Resolution r) {
        step = Step.SHIFTED;
        if (!Crown.holds(r, planet)) {
            return;
        }
        int points = due(planet, rate);
        income += points;
        if (r.listening()) {
            r.tell(new Tidings.Taxed(planet, rate, points, Article.TAXES.in(r)));
        }
        if (angers(r.state())) {
            r.call(LoyaltyShift.of(planet, Side.REBEL, 1, Cause.TAX));
        } else if (calms(r.state())) {
            r.call(LoyaltyShift.of(planet, Side.IMPERIAL, 1, Cause.RELIEF));
        }
    }

    /** What a planet brings: its resources, or half of them, rounded down. */
    static int due(int planet, int rate) {
        int resources = 0;
        for (int environ : Control.environsOf(planet)) {
            resources += PRINTED.environ(environ).resource();
        }
        return resources * rate / FULL;
    }

    private boolean angers(Position s) {
        return rate != NOTHING && Circumstances.shown(s, planet).resentsTaxes(rate == FULL);
    }

    /** Who is not taxed forgives the Empire, up to the loyalty the planet began with. */
    private boolean calms(Position s) {
        Planet printed = PRINTED.planet(planet);
        return rate == NOTHING
                && Circumstances.shown(s, planet).forgives()
                && s.planets().loyalty(planet).compareTo(printed.startLoyalty()) > 0;
    }

    // ---- the end

    private void receive(Resolution r) {
        Terms terms = Terms.of(r.rules().scenario());
        int turn = r.state().turn().number();
        gain(r, income, Reason.TAXES);
        gain(r, terms.grant(turn), Reason.GRANT);
        gain(r, Crown.secretIncome(r), Reason.SECRET_INCOME);
        r.finish();
    }

    /** Event 113: what he owes is taken first (G-R14). */
    private static void gain(Resolution r, int points, Reason reason) {
        RealmState realm = RealmState.of(r.state());
        int paid = Math.min(points, realm.debt());
        realm.setDebt(realm.debt() - paid);
        Treasury.gain(r, Side.IMPERIAL, points - paid, reason, Article.TAXES.in(r));
    }

    @Override
    public boolean awaitsRisen() {
        return step == Step.INTERRUPTED || step == Step.SHIFTED;
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal())
                .add(halfForAll ? 1 : 0)
                .add(left)
                .add(planet)
                .add(rate)
                .add(income);
    }
}
