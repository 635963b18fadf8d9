package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Pieces;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.Snare;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.2.a: going aboard ships and leaving them. Escorts belong to their character; whom he guards goes along (S-R63). */
final class Boarding {

    private Boarding() {}

    /** S-R14: a starship is boarded once in a segment, and not by one who was aboard one or has left one. */
    static boolean mayBoard(Position s, int character) {
        Company company = Theatre.company(s);
        long barred = company.deeds().boarded()
                | company.deeds().left()
                | company.deeds().aboardAtStart()
                | s.people().moved();
        return !PieceSet.has(barred, character);
    }

    /** Onto a starship in the same place, or by shuttle in the orbit box above. */
    static void ontoStarship(Resolution r, int character, int starship) {
        GameState s = r.state();
        CompanyState company = TheatreState.company(s);
        long prisoners = charges(s, character);
        company.deeds().board(character);
        for (long rest = prisoners; rest != 0; rest = PieceSet.rest(rest)) {
            prisonerOntoStarship(r, PieceSet.lowest(rest), starship);
        }
        place(s, character, Theatre.counters(s).place(starship));
        company.boardStarship(character, starship);
        if (r.listening()) {
            r.tell(new Happening.Boarded(
                    character, Pieces.counter(s, starship), s.people().at(character), "E5.2.a.3"));
        }
    }

    /** Those he guards; and in a spaceship, when no friend stays in it, the prisoners aboard. */
    private static long charges(Position s, int character) {
        int ship = Theatre.company(s).spaceshipOf(character);
        if (ship == Holder.NOBODY) {
            return Captivity.guardedBy(s, character);
        }
        long aboard = Theatre.company(s).aboardSpaceship(ship);
        boolean last = (aboard & s.people().free()) == PieceSet.only(character);
        return last ? aboard & s.people().prisoners() : PieceSet.NONE;
    }

    static void prisonerOntoStarship(Resolution r, int prisoner, int starship) {
        GameState s = r.state();
        s.people().setAt(prisoner, Theatre.counters(s).place(starship));
        TheatreState.company(s).boardStarship(prisoner, starship);
        Captivity.hold(r, prisoner, Holder.SHIP);
    }

    static void prisonerOntoSpaceship(Resolution r, int prisoner, int ship) {
        TheatreState.company(r.state()).boardSpaceship(prisoner, ship);
        Captivity.hold(r, prisoner, Holder.SHIP);
    }

    /** E5.2.a.9: from a starship into a character spaceship of the same orbit box. */
    static void ontoSpaceship(Resolution r, int character, int ship) {
        GameState s = r.state();
        TheatreState.company(s).deeds().leave(character);
        TheatreState.company(s).boardSpaceship(character, ship);
        if (r.listening()) {
            r.tell(new Happening.Boarded(
                    character, Pieces.spaceship(ship), s.people().at(character), "E5.2.a.9"));
        }
    }

    /** E5.2.a.8 and E5.2.a.13: by shuttle into an environ, where he is detected and stands apart. */
    static void debark(Resolution r, int character, int environ) {
        GameState s = r.state();
        TheatreState.company(s).deeds().leave(character);
        TheatreState.company(s).leaveShip(character);
        place(s, character, environ);
        if (r.listening()) {
            r.tell(new Happening.Debarked(character, environ, "E5.2.a.8"));
        }
        Detection.detect(r, PieceSet.only(character), "E5.2.a.13");
    }

    private static void place(GameState s, int character, int place) {
        s.people().setAt(character, place);
        s.people().leaveMilitary(PieceSet.only(character));
    }

    /** S-R15: a character spaceship goes along with a starship; whoever is in it has been carried in this segment. */
    static void dock(Resolution r, int ship, int starship) {
        GameState s = r.state();
        CompanyState company = TheatreState.company(s);
        company.dock(ship, starship);
        for (long rest = company.aboardSpaceship(ship); rest != 0; rest = PieceSet.rest(rest)) {
            company.deeds().board(PieceSet.lowest(rest));
        }
        s.gear().setShipAt(ship, Theatre.counters(s).place(starship));
    }

    /**
     * S-R63: whether prisoners of the units of an environ still have a holder there when the moving stack has left, be it a
     * unit or somebody who stands with the units.
     */
    static boolean holdersStay(Position s, int environ, Side captor, long leaving) {
        Counters counters = Theatre.counters(s);
        if (Snare.holds(s, environ)) {
            return true;
        }
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            if (counters.side(each) == captor && !leaves(s, each)) {
                return true;
            }
        }
        long guards =
                s.people().present(environ, s.people().military() & s.people().free() & Cast.of(captor));
        return Place.isEnviron(environ) && (guards & ~leaving) != 0;
    }

    private static boolean leaves(Position s, int counter) {
        Counters counters = Theatre.counters(s);
        int carrier = counters.carrier(counter);
        int mover = carrier == Holder.NOBODY ? counter : carrier;
        return counters.is(CounterMark.CHOSEN, mover);
    }
}
