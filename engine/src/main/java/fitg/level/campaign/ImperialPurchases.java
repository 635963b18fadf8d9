package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.CounterType.Branch;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.taxation.Crown;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.rules.force.second.CounterMix;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/**
 * E2.1.B.3, K-D14: the Imperial player repairs and buys, one thing after the other, behind his screen until he is done (K-R8).
 * Units appear on the seats and on the capital of the province taxed (33.32), at most two elites, one squad and one atrocity unit
 * in a phase (33.37, K-R4).
 */
final class ImperialPurchases extends Procedure {

    private static final int ELITES = 2;

    private int type = Holder.NOBODY;
    private int bought;
    private int elites;
    private boolean squad;
    private boolean atrocityUnit;
    private long raised;

    @Override
    public void advance(Resolution r) {
        if (type != Holder.NOBODY) {
            r.ask(Affair.WHERE, Side.IMPERIAL, type);
            offerPlaces(r, CounterType.at(type));
            return;
        }
        r.ask(Affair.IMPERIAL_PURCHASE, Side.IMPERIAL);
        if (Crown.hasSeat(r)) {
            Repairs.offer(r, Side.IMPERIAL);
            if (Circumstances.now(r.state()).sellsUnits()) {
                offerUnits(r);
                offerSquads(r);
            }
            offerPdbs(r);
        }
        r.or(Kind.END);
    }

    // ---- units

    private void offerUnits(Resolution r) {
        Position s = r.state();
        int points = Realm.of(s).points(Side.IMPERIAL);
        long sites = sites(r, false);
        long seats = sites(r, true);
        for (CounterType each : PRINTED.counterTypes()) {
            if (each.side() == Side.IMPERIAL
                    && each.cost() <= points
                    && isWithinLimits(each)
                    && CounterMix.isLeft(s, each)
                    && hasPlace(s, each, each.branch() == Branch.ATROCITY ? seats : sites)) {
                r.or(Kind.BUY, each.index());
            }
        }
    }

    private boolean isWithinLimits(CounterType wanted) {
        return wanted.branch() == Branch.ATROCITY ? !atrocityUnit : !Purse.isElite(wanted) || elites < ELITES;
    }

    /** Where units appear: seats, and the capital of the province taxed; atrocity units at the seats only (33.36). */
    private static long sites(Resolution r, CounterType wanted) {
        return sites(r, wanted.branch() == Branch.ATROCITY);
    }

    private static long sites(Resolution r, boolean seatsOnly) {
        Terms terms = Terms.of(r.rules().scenario());
        int capital = terms.taxedCapital(r.state().turn().number());
        boolean further = capital != Realm.NONE && !seatsOnly;
        long sites = PieceSet.NONE;
        for (long rest = terms.seats() | (further ? PieceSet.only(capital) : 0);
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            sites |= Crown.holds(r, planet) ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return sites;
    }

    private static boolean hasPlace(Position s, CounterType wanted, long sites) {
        for (long rest = sites; rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            if (Purse.fits(s, wanted, Place.orbit(planet))) {
                return true;
            }
            for (int environ : Control.environsOf(planet)) {
                if (Purse.fits(s, wanted, environ)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void offerPlaces(Resolution r, CounterType wanted) {
        Position s = r.state();
        for (long rest = sites(r, wanted); rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            for (int environ : Control.environsOf(planet)) {
                if (Purse.fits(s, wanted, environ)) {
                    r.or(Kind.PLACE, environ);
                }
            }
            if (Purse.fits(s, wanted, Place.orbit(planet))) {
                r.or(Kind.PLACE, Place.orbit(planet));
            }
        }
    }

    // ---- squads

    /** K-R31 and K-R32: with a ground unit that is no garrison, where units may be placed; one that has a squad may get the other. */
    private void offerSquads(Resolution r) {
        Position s = r.state();
        if (squad || !SquadTraining.isOpen(s) || Realm.of(s).points(Side.IMPERIAL) < Purse.SQUAD) {
            return;
        }
        Counters counters = Theatre.counters(s);
        for (int each = 0; each < counters.count(); each++) {
            if (isCarrier(r, each) && !hasTwinBefore(r, each)) {
                r.or(Kind.SQUAD_WITH, each);
            }
        }
    }

    private static boolean isCarrier(Resolution r, int counter) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        CounterType kind = counters.type(counter);
        int place = counters.place(counter);
        return place >= 0
                && Place.isEnviron(place)
                && counters.isGroundUnit(counter, place, Side.IMPERIAL)
                && !kind.garrison()
                && PieceSet.has(sites(r, kind), Place.planet(place));
    }

    private static boolean hasTwinBefore(Resolution r, int counter) {
        Counters counters = Theatre.counters(r.state());
        for (int other = 0; other < counter; other++) {
            if (counters.alike(other, counter) && isCarrier(r, other)) {
                return true;
            }
        }
        return false;
    }

    // ---- PDBs

    private void offerPdbs(Resolution r) {
        if (Realm.of(r.state()).points(Side.IMPERIAL) < Math.min(Purse.UP, Purse.LEVEL)) {
            return;
        }
        r.orEach(Kind.PDB_UP, PdbWorks.mayPutUp(r, Side.IMPERIAL));
        r.orEach(Kind.PDB_LEVEL, PdbWorks.mayRaise(r, Side.IMPERIAL) & ~raised);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case BUY -> type = action.argument();
            case PLACE -> place(r, action.argument());
            case REPAIR_UNIT -> spend(r, Repairs.order(r, action.argument()));
            case SQUAD_WITH -> {
                squad = true;
                spend(r, Purse.SQUAD);
                SquadTraining.train(r, action.argument());
            }
            case PDB_UP -> {
                spend(r, Purse.UP);
                Screen.putUp(r, action.argument());
            }
            case PDB_LEVEL -> {
                raised |= PieceSet.only(action.argument());
                spend(r, Purse.LEVEL);
                Screen.raise(r, action.argument());
            }
            default -> done(r);
        }
    }

    private void place(Resolution r, int place) {
        CounterType wanted = CounterType.at(type);
        spend(r, wanted.cost());
        elites += Purse.isElite(wanted) ? 1 : 0;
        atrocityUnit |= wanted.branch() == Branch.ATROCITY;
        Screen.place(r, wanted, place);
        type = Holder.NOBODY;
        bought++;
    }

    private static void spend(Resolution r, int points) {
        RealmState.of(r.state()).spendBehindScreen(points);
    }

    /** K-R20: what is left is cut to 99 now. */
    private static void done(Resolution r) {
        Screen.drop(r, "E2.1.B.3");
        Treasury.cutImperialTrack(r);
        r.finish();
        r.settle();
    }

    /** How many units he has bought so far; for those who suggest what comes next. */
    int bought() {
        return bought;
    }

    @Override
    protected void digest(Digest d) {
        d.add(type)
                .add(bought)
                .add(elites)
                .add(squad ? 1 : 0)
                .add(atrocityUnit ? 1 : 0)
                .add(raised);
    }
}
