package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.CounterType.Branch;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.galaxy.taxation.Crown;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.combat.second.CounterDamage;
import fitg.rules.control.Control;
import fitg.rules.force.second.CounterMix;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fog;
import fitg.rules.forcepoint.Treasury;
import fitg.rules.loss.second.Losses;
import fitg.rules.sequence.HelianDrug;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * C-RES-3, K-D12: a point for each marine, guard and heavy and for each level 2 PDB of the Empire. What he can pay he must; if it
 * is not enough he says for what, and the rest becomes less (K-R16).
 */
@Completion("C-RES-3")
final class Upkeep extends Procedure {

    private static final String CASE = "C-RES-3";

    private enum Step {
        BEGIN,
        CHOOSE,
        DOWNGRADE
    }

    private Step step = Step.BEGIN;
    private int purse;
    private long paidPdbs;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case CHOOSE -> choose(r);
            case DOWNGRADE -> {
                downgrade(r);
                r.finish();
                r.settle();
            }
        }
    }

    private void begin(Resolution r) {
        Position s = r.state();
        int due = due(s);
        int points = Realm.of(s).points(Side.IMPERIAL);
        boolean pays = Crown.hasSeat(r);
        if (pays && points >= due) {
            pay(r, due);
            r.finish();
            return;
        }
        purse = pays ? points : 0;
        pay(r, purse);
        if (due > purse && r.listening()) {
            r.tell(new Tidings.UpkeepUnpaid(due - purse, CASE));
        }
        step = purse == 0 ? Step.DOWNGRADE : Step.CHOOSE;
    }

    private static void pay(Resolution r, int points) {
        Treasury.spend(r, Side.IMPERIAL, points, Reason.UPKEEP, CASE);
    }

    /** What is due now; 33.42: he is shown the sum. */
    static int due(Position s) {
        Counters counters = Theatre.counters(s);
        int due = PieceSet.size(pdbs(s));
        for (int each = 0; each < counters.count(); each++) {
            due += isElite(counters, each) ? 1 : 0;
        }
        return due;
    }

    private static boolean isElite(Counters counters, int counter) {
        return counters.place(counter) != Place.OUT_OF_GAME && Purse.isElite(counters.type(counter));
    }

    private static long pdbs(Position s) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            boolean strong = s.planets().pdbLevel(planet) == Purse.HIGHEST_LEVEL;
            found |= strong && Defences.controller(s, planet) == Side.IMPERIAL ? PieceSet.only(planet) : 0;
        }
        return found;
    }

    private void choose(Resolution r) {
        Position s = r.state();
        if (purse == 0) {
            step = Step.DOWNGRADE;
            return;
        }
        Counters counters = Theatre.counters(s);
        r.ask(Affair.UPKEEP, Side.IMPERIAL);
        for (int each = 0; each < counters.count(); each++) {
            if (isUnpaid(counters, each) && !hasTwinBefore(counters, each)) {
                r.or(Kind.PAY_FOR, each);
            }
        }
        r.orEach(Kind.PAY_FOR_PDB, pdbs(s) & ~paidPdbs);
    }

    private static boolean isUnpaid(Counters counters, int counter) {
        return isElite(counters, counter) && !counters.is(CounterMark.CHOSEN, counter);
    }

    private static boolean hasTwinBefore(Counters counters, int counter) {
        for (int other = 0; other < counter; other++) {
            if (isUnpaid(counters, other) && counters.alike(other, counter)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void answer(Resolution r, Action action) {
        purse--;
        if (action.kind() == Kind.PAY_FOR) {
            TheatreState.counters(r.state()).mark(CounterMark.CHOSEN, action.argument(), true);
        } else {
            paidPdbs |= PieceSet.only(action.argument());
        }
    }

    // ---- what is not paid for

    private void downgrade(Resolution r) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        for (int each = 0; each < counters.count(); each++) {
            if (isUnpaid(counters, each)) {
                downgrade(r, each);
            }
        }
        counters.clear(CounterMark.CHOSEN);
        for (long rest = pdbs(s) & ~paidPdbs; rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            Control.setPdb(r, planet, 1, s.planets().pdbUp(planet), CASE);
        }
    }

    /** K-R16: the best lesser type of which a counter is left; the Rebel player is not told which one it was (33.41). */
    private static void downgrade(Resolution r, int counter) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        CounterType was = counters.type(counter);
        for (CounterType type : lesser(was)) {
            if (CounterMix.isLeft(s, type)) {
                counters.turnInto(counter, type);
                Fog.cover(s, counter);
                bearHits(r, counter);
                return;
            }
        }
        if (was.isGround()) {
            Losses.groundUnit(r, counter, CASE);
        } else if (Place.isDrift(counters.place(counter))) {
            Losses.starshipInHyperspace(r, counter, CASE);
        } else {
            Losses.starship(r, counter, CASE);
        }
    }

    /** K-R16: hits stay, and may be too many for what it has become (C-COMBAT-2). */
    private static void bearHits(Resolution r, int counter) {
        Counters counters = Theatre.counters(r.state());
        if (counters.hits(counter) >= counters.endurance(counter) && HelianDrug.hitsOutlastEndurance(r)) {
            CounterDamage.settle(r, counter, CASE);
        }
    }

    /** Stormtrooper, 1st line, 2nd line; or cruiser, light: what is no elite, the strongest first, garrisons and transports never. */
    private static List<CounterType> lesser(CounterType was) {
        Stream<CounterType> same = PRINTED.counterTypes().stream()
                .filter(type -> type.side() == Side.IMPERIAL && type.isGround() == was.isGround());
        return same.filter(type -> type.branch() != Branch.ATROCITY
                        && !type.isTransport()
                        && !type.garrison()
                        && !Purse.isElite(type))
                .sorted(Comparator.comparingInt(CounterType::attack).reversed())
                .toList();
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(purse).add(paidPdbs);
    }
}
