package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.CounterType.Branch;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.galaxy.taxation.Expenses;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.CounterDamage;
import fitg.rules.force.second.CounterMix;
import fitg.rules.force.second.Fog;
import fitg.rules.loss.second.Losses;
import fitg.rules.sequence.HelianDrug;
import fitg.state.GameState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** C-RES-3, K-D12 with the counters of 2002: marines, guards and heavies that are not paid for become less (K-R16). */
@Completion("C-RES-3")
final class Upkeep extends Expenses {

    private static final String CASE = "C-RES-3";

    @Override
    protected int elites(Resolution r) {
        Counters counters = Theatre.counters(r.state());
        int all = 0;
        for (int each = 0; each < counters.count(); each++) {
            all += isElite(counters, each) ? 1 : 0;
        }
        return all;
    }

    private static boolean isElite(Counters counters, int counter) {
        return counters.place(counter) != Place.OUT_OF_GAME && Purse.isElite(counters.type(counter));
    }

    @Override
    protected void choose(Resolution r) {
        Counters counters = Theatre.counters(r.state());
        r.ask(Affair.UPKEEP, Side.IMPERIAL);
        for (int each = 0; each < counters.count(); each++) {
            if (isUnpaid(counters, each) && !hasTwinBefore(counters, each)) {
                r.or(Kind.PAY_FOR, each);
            }
        }
        offerPdbs(r);
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
        if (action.kind() == Kind.PAY_FOR) {
            TheatreState.counters(r.state()).mark(CounterMark.CHOSEN, action.argument(), true);
            payForElite();
        } else {
            payForPdb(action.argument());
        }
    }

    @Override
    protected void downgradeElites(Resolution r) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = 0; each < counters.count(); each++) {
            if (isUnpaid(counters, each)) {
                downgrade(r, each);
            }
        }
        counters.clear(CounterMark.CHOSEN);
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
}
