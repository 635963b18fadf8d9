package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.EnvironType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.control.Control;
import fitg.rules.force.second.CounterMix;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Pieces;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.List;

/**
 * E2.1.B.3, K-D15: the Rebel player repairs, puts PDBs Up and, once his base lies open, buys units there and levels of PDBs
 * (K-R11, K-R13). A base that is destroyed brings no units any more (34.46).
 */
final class RebelPurchases extends Procedure {

    private static final String CASE = "E2.1.B.3";

    private int type = Holder.NOBODY;
    private long raised;

    @Override
    public void advance(Resolution r) {
        if (type != Holder.NOBODY) {
            r.ask(Affair.WHERE, Side.REBEL, type);
            offerPlaces(r, CounterType.at(type));
            return;
        }
        r.ask(Affair.REBEL_PURCHASE, Side.REBEL);
        Repairs.offer(r, Side.REBEL);
        offerUnits(r);
        r.orEach(Kind.PDB_UP, PdbWorks.mayPutUp(r, Side.REBEL));
        r.orEach(Kind.PDB_LEVEL, PdbWorks.mayRaise(r, Side.REBEL) & ~raised);
        r.or(Kind.END);
    }

    // ---- units at the base

    private static void offerUnits(Resolution r) {
        Position s = r.state();
        Realm realm = Realm.of(s);
        if (!realm.baseRevealed() || realm.baseDestroyed() || realm.base() == Realm.NONE) {
            return;
        }
        for (CounterType each : PRINTED.counterTypes()) {
            if (each.side() == Side.REBEL
                    && each.cost() <= realm.points(Side.REBEL)
                    && isOfTheBase(each)
                    && CounterMix.isLeft(s, each)
                    && hasPlace(s, each)) {
                r.or(Kind.BUY, each.index());
            }
        }
    }

    /** K-R13: the people of cities and of the wild, and starships of every kind. */
    private static boolean isOfTheBase(CounterType wanted) {
        return wanted.isStarship() || wanted.isAtHomeIn(EnvironType.URBAN) || wanted.isAtHomeIn(EnvironType.WILD);
    }

    private static boolean hasPlace(Position s, CounterType wanted) {
        int base = Realm.of(s).base();
        for (int environ : Control.environsOf(base)) {
            if (Purse.fits(s, wanted, environ)) {
                return true;
            }
        }
        return fitsInOrbit(s, wanted, base);
    }

    /** 34.42: nothing Imperial in orbit, and no PDB that fires; ground units only into transports that are empty (K-R7). */
    private static boolean fitsInOrbit(Position s, CounterType wanted, int base) {
        int orbit = Place.orbit(base);
        boolean open =
                Theatre.counters(s).starships(orbit, Side.IMPERIAL) == 0 && !Defences.isUp(s, base, Side.IMPERIAL);
        return open && (wanted.isStarship() || emptyTransport(s, orbit) != Holder.NOBODY);
    }

    private static int emptyTransport(Position s, int orbit) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (counters.isStarship(each, orbit, Side.REBEL)
                    && counters.type(each).isTransport()
                    && counters.cargo(each) == Holder.NOBODY) {
                return each;
            }
        }
        return Holder.NOBODY;
    }

    private static void offerPlaces(Resolution r, CounterType wanted) {
        Position s = r.state();
        int base = Realm.of(s).base();
        for (int environ : Control.environsOf(base)) {
            if (Purse.fits(s, wanted, environ)) {
                r.or(Kind.PLACE, environ);
            }
        }
        if (fitsInOrbit(s, wanted, base)) {
            r.or(Kind.PLACE, Place.orbit(base));
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        int argument = action.argument();
        switch (action.kind()) {
            case BUY -> type = argument;
            case PLACE -> place(r, argument);
            case REPAIR_UNIT -> Treasury.spend(r, Side.REBEL, Repairs.carryOut(r, argument), Reason.REPAIRS, "C-RES-2");
            case PDB_UP -> {
                spend(r, Purse.UP);
                Control.setPdb(r, argument, r.state().planets().pdbLevel(argument), true, "C-PDB-3");
            }
            case PDB_LEVEL -> {
                raised |= PieceSet.only(argument);
                spend(r, Purse.LEVEL);
                Control.setPdb(r, argument, r.state().planets().pdbLevel(argument) + 1, true, "C-PDB-3");
            }
            default -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void place(Resolution r, int place) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        CounterType wanted = CounterType.at(type);
        type = Holder.NOBODY;
        spend(r, wanted.cost());
        int transport = wanted.isGround() && Place.isOrbit(place) ? emptyTransport(s, place) : Holder.NOBODY;
        int number = counters.add(wanted, place);
        if (transport != Holder.NOBODY) {
            counters.setCarrier(number, transport);
        }
        if (r.listening()) {
            r.tell(new Happening.CountersPlaced(Side.REBEL, place, List.of(Pieces.counter(s, number)), CASE));
        }
    }

    private static void spend(Resolution r, int points) {
        Treasury.spend(r, Side.REBEL, points, Reason.PURCHASES, CASE);
    }

    @Override
    protected void digest(Digest d) {
        d.add(type).add(raised);
    }
}
