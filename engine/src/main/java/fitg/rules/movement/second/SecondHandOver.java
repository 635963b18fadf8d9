package fitg.rules.movement.second;

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
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.Seats;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.5.a.4, S-D12 and S-R9: a prisoner changes hands in an environ, or by shuttle in an orbit box; once in a segment. */
public final class SecondHandOver extends Procedure {

    private final int prisoner;

    public SecondHandOver(int prisoner) {
        this.prisoner = prisoner;
    }

    /** One answer for each prisoner of a side who can be handed over. */
    public static void offer(Resolution r, Side captor) {
        Position s = r.state();
        long prisoners = s.people().prisoners() & Cast.of(captor.opponent());
        for (long rest = prisoners & ~Theatre.company(s).deeds().rehoused(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (isPossible(s, each)) {
                r.or(Kind.HAND_OVER, each);
            }
        }
    }

    private static boolean isPossible(Position s, int prisoner) {
        Side captor = Cast.side(prisoner).opponent();
        int place = s.people().at(prisoner);
        if (Place.isEnviron(place)) {
            return guards(s, prisoner, place, captor) != 0 || unitsMayHold(s, prisoner, place, captor);
        }
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (starshipMayHold(s, prisoner, each)) {
                return true;
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (spaceshipMayHold(s, prisoner, ship)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        Side captor = Cast.side(prisoner).opponent();
        int place = s.people().at(prisoner);
        r.ask(Query.HAND_OVER_TO, captor, prisoner);
        if (Place.isEnviron(place)) {
            if (unitsMayHold(s, prisoner, place, captor)) {
                r.or(Kind.UNITS);
            }
            r.orEach(Kind.CHARACTER, guards(s, prisoner, place, captor));
            return;
        }
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (starshipMayHold(s, prisoner, each)) {
                r.or(Kind.BOARD, each);
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (spaceshipMayHold(s, prisoner, ship)) {
                r.or(Kind.BOARD_SHIP, ship);
            }
        }
    }

    private static long guards(Position s, int prisoner, int place, Side captor) {
        int holder = s.people().holder(prisoner);
        long others = holder < 0 ? PieceSet.NONE : PieceSet.only(holder);
        return Characters.free(s, place, captor) & ~others;
    }

    private static boolean unitsMayHold(Position s, int prisoner, int place, Side captor) {
        return s.people().holder(prisoner) != Holder.UNITS
                && Theatre.counters(s).anyMilitary(place, captor);
    }

    /** Shuttles fly in segment A.1 only (S-R42), and not in drift areas. */
    private static boolean shuttlesFly(Position s, int place) {
        return Place.isOrbit(place) && s.turn().segment() == Segment.INTERPLANETARY_MOVEMENT;
    }

    private static boolean starshipMayHold(Position s, int prisoner, int starship) {
        Counters counters = Theatre.counters(s);
        int place = s.people().at(prisoner);
        return shuttlesFly(s, place)
                && counters.isStarship(starship, place, Cast.side(prisoner).opponent())
                && Theatre.company(s).starshipOf(prisoner) != starship;
    }

    /** E5.5.a.3: he needs a seat, and the shuttle comes from a starship (E5.2.a.9). */
    private static boolean spaceshipMayHold(Position s, int prisoner, int ship) {
        Company company = Theatre.company(s);
        int place = s.people().at(prisoner);
        Side captor = Cast.side(prisoner).opponent();
        return shuttlesFly(s, place)
                && company.starshipOf(prisoner) != Holder.NOBODY
                && s.gear().shipAt(ship) == place
                && Ships.side(ship) == captor
                && (company.aboardSpaceship(ship) & s.people().free()) != 0
                && Seats.free(s, ship) > 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        TheatreState.company(r.state()).deeds().rehouse(prisoner);
        switch (action.kind()) {
            case UNITS -> Captivity.hold(r, prisoner, Holder.UNITS);
            case CHARACTER -> Captivity.hold(r, prisoner, action.argument());
            case BOARD -> Boarding.prisonerOntoStarship(r, prisoner, action.argument());
            default -> Boarding.prisonerOntoSpaceship(r, prisoner, action.argument());
        }
        r.finish();
        r.settle();
    }

    @Override
    protected String tag() {
        return "HandOver";
    }

    @Override
    protected void digest(Digest d) {
        d.add(prisoner);
    }
}
