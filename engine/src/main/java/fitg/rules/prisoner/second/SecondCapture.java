package fitg.rules.prisoner.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.second.Stacks;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** S-D49: the captor names who holds each new prisoner. Captured escorts are removed (S-R58). */
public final class SecondCapture extends Procedure {

    private final int place;
    private final Side captor;
    private final long guards;
    private final boolean units;
    private final boolean already;
    private long captives;

    private SecondCapture(int place, Side captor, long captives, long guards, boolean units, boolean already) {
        this.place = place;
        this.captor = captor;
        this.captives = captives;
        this.guards = guards;
        this.units = units;
        this.already = already;
    }

    /** S-R58: captives of a patrol are held by the units that sent it. */
    public static SecondCapture byUnits(int environ, Side captor, long captives) {
        return new SecondCapture(environ, captor, captives, PieceSet.NONE, true, false);
    }

    /** S-R58: captives of characters are held by one of them. */
    public static SecondCapture byCharacters(int environ, Side captor, long captives, long guards) {
        return new SecondCapture(environ, captor, captives, guards, false, false);
    }

    /** S-R64: prisoners whose guard did not stay get another of his group. */
    public static SecondCapture anotherGuard(int environ, Side captor, long prisoners, long guards) {
        return new SecondCapture(environ, captor, prisoners, guards, false, true);
    }

    /** E5.5.a.1: without an enemy military unit or character there the capture has no effect. */
    public static void attempt(Resolution r, int place, Side captor, long captives) {
        Position s = r.state();
        if (captives == 0 || !Captivity.canHold(s, place, captor)) {
            return;
        }
        boolean environ = Place.isEnviron(place);
        long guards = environ ? Characters.free(s, place, captor) : PieceSet.NONE;
        boolean units = environ && Theatre.counters(s).anyMilitary(place, captor);
        r.call(new SecondCapture(place, captor, captives, guards, units, false));
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        removeEscorts(r);
        if (captives == 0) {
            r.finish();
            r.settle();
            return;
        }
        if (!Place.isEnviron(place)) {
            askForShip(r);
            return;
        }
        r.ask(Query.HOLDER, captor, PieceSet.lowest(captives));
        if (units) {
            r.or(Kind.UNITS);
        }
        r.orEach(Kind.CHARACTER, guards);
    }

    private void removeEscorts(Resolution r) {
        for (long rest = captives & Company.ALL_ESCORTS; rest != 0; rest = PieceSet.rest(rest)) {
            Escorts.remove(r, PieceSet.lowest(rest));
        }
        for (long rest = captives & Company.ALL_SOVEREIGNS; rest != 0; rest = PieceSet.rest(rest)) {
            SovereignEnd.remove(r, PieceSet.lowest(rest), "C-NPC-1");
        }
        captives &= ~Company.ALL_ESCORTS & ~Company.ALL_SOVEREIGNS;
    }

    /** S-R62 and E5.5.a.3: in space he is held by a ship, and takes a seat in a spaceship; without room he is not taken. */
    private void askForShip(Resolution r) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        int captive = PieceSet.lowest(captives);
        boolean any = false;
        r.ask(Query.HOLDER, captor, captive);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (counters.isStarship(each, place, captor)) {
                r.or(Kind.BOARD, each);
                any = true;
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (s.gear().shipAt(ship) == place && Ships.side(ship) == captor && hasRoom(r, ship)) {
                r.or(Kind.BOARD_SHIP, ship);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            captives &= ~PieceSet.only(captive);
        }
    }

    private static boolean hasRoom(Resolution r, int ship) {
        return Seats.free(r.state(), ship) > 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        int next = PieceSet.lowest(captives);
        captives = PieceSet.rest(captives);
        switch (action.kind()) {
            case BOARD -> aboard(r, next, () -> Captivity.bringAboard(r.state(), next, action.argument()));
            case BOARD_SHIP ->
                aboard(r, next, () -> Captivity.bringAboardSpaceship(r.state(), next, action.argument()));
            default -> take(r, next, action.kind() == Kind.UNITS ? Holder.UNITS : action.argument());
        }
    }

    private void aboard(Resolution r, int captive, Runnable boarding) {
        take(r, captive, Holder.SHIP);
        r.state().people().setAt(captive, place);
        boarding.run();
    }

    private void take(Resolution r, int captive, int holder) {
        if (already) {
            Captivity.hold(r, captive, holder);
            return;
        }
        long stack = Stacks.around(r.state(), captive);
        Captivity.take(r, captive, holder, "E5.5.a.2");
        Escorts.pass(r, captive, stack);
    }

    @Override
    protected String tag() {
        return "Capture";
    }

    @Override
    protected void digest(Digest d) {
        d.add(place)
                .add(captor.ordinal())
                .add(guards)
                .add(units ? 1 : 0)
                .add(already ? 1 : 0)
                .add(captives);
    }
}
