package fitg.players.learned;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Environ;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.procedure.Action.Piece;
import fitg.rules.character.Ratings;
import fitg.state.Cast;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** What pieces and places are, in grades that mean the same for all of them, so that what is learned of one holds for others. */
final class Traits {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Rating[] RATINGS = Rating.values();

    /** Receives a trait and its grade. */
    interface Note {
        void is(int trait, int grade);
    }

    private final PlayerView view;
    private final Side side;
    private final Note note;
    private final Counters counters;

    Traits(PlayerView view, Side side, Note note) {
        this.view = view;
        this.side = side;
        this.note = note;
        this.counters = view.further(Theatre.class) == null ? null : Theatre.counters(view);
    }

    void of(Piece sort, int piece) {
        switch (sort) {
            case ENVIRON, PLACE -> ofPlace(piece);
            case PLANET -> ofPlanet(piece);
            case CHARACTER -> ofCharacter(piece);
            case FIGHTER -> ofFighter(piece);
            case UNIT -> ofUnit(UnitType.at(piece));
            case COUNTER -> ofCounter(piece);
            case COUNTER_TYPE -> ofType(CounterType.at(piece));
            case SHIP -> ofShip(piece);
            case MISSION -> note.is(80, piece);
            case NUMBER -> note.is(81, grade(piece));
            default -> {}
        }
    }

    /** The place a piece is in; below zero if it is nowhere, or no piece. */
    static int placeOf(PlayerView view, Piece sort, int piece) {
        return switch (sort) {
            case ENVIRON, PLACE -> piece;
            case CHARACTER -> view.people().at(piece);
            case FIGHTER -> Company.isCharacter(piece) ? view.people().at(piece) : Place.POOL;
            case SHIP -> view.gear().shipAt(piece);
            case COUNTER -> Theatre.counters(view).place(piece);
            default -> Place.POOL;
        };
    }

    void ofPlace(int place) {
        note.is(0, Place.zone(place).ordinal());
        if (Place.planet(place) >= 0) {
            ofPlanet(Place.planet(place));
        }
        if (Place.isEnviron(place)) {
            ofEnviron(PRINTED.environ(place));
        }
        if (view.area().placeSlot(place) >= 0) {
            army(place);
        }
    }

    private void ofPlanet(int planet) {
        if (!view.area().hasPlanet(planet)) {
            return;
        }
        int level = view.planets().pdbLevel(planet);
        note.is(1, view.planets().loyalty(planet).ordinal());
        note.is(2, view.planets().state(planet).ordinal());
        note.is(3, view.control(planet).map(each -> each == side ? 1 : 2).orElse(0));
        note.is(4, view.planets().pdbUp(planet) ? 1 + level : 0);
        note.is(5, PRINTED.planet(planet).kind().ordinal());
    }

    private void ofEnviron(Environ environ) {
        note.is(6, environ.type().ordinal());
        note.is(7, environ.size());
        note.is(8, environ.coupRating());
        note.is(9, view.places().campSince(environ.index()) > 0 ? 1 : 0);
        int own = PieceSet.size(view.free(environ.index(), side));
        int others = PieceSet.size(view.free(environ.index(), side.opponent()));
        note.is(10, grade(own));
        note.is(11, grade(others));
        note.is(
                12,
                grade(PieceSet.size(
                        view.people().present(environ.index(), view.people().prisoners()))));
    }

    private void army(int place) {
        int own = strength(place, side);
        int others = strength(place, side.opponent());
        note.is(13, grade(own));
        note.is(14, grade(others));
        note.is(15, Math.clamp((own - others) / 2, -6, 6));
    }

    private int strength(int place, Side of) {
        if (counters != null) {
            return counters.anyMilitary(place, of)
                    ? counters.groundAttack(place, of) + counters.starshipAttack(place, of)
                    : 0;
        }
        return view.forces().strength(place, of);
    }

    private void ofCharacter(int character) {
        note.is(20, Cast.side(character) == side ? 1 : 0);
        for (Rating rating : RATINGS) {
            note.is(21 + rating.ordinal(), Ratings.of(view, character, rating));
        }
        note.is(28, view.people().wounds(character));
        note.is(29, PieceSet.has(view.detected(), character) ? 1 : 0);
        note.is(30, view.people().isPrisoner(character) ? 1 : 0);
        note.is(
                31,
                grade(view.faceDownCards(character) + PieceSet.size(view.gear().possessionsOf(character))));
        int place = view.people().at(character);
        if (place >= 0) {
            note.is(32, grade(strength(place, side)));
            note.is(33, grade(strength(place, side.opponent())));
        }
    }

    private void ofFighter(int fighter) {
        if (Company.isCharacter(fighter)) {
            ofCharacter(fighter);
        } else {
            note.is(40, Company.isSovereign(fighter) ? 0 : Company.isEscort(fighter) ? 1 : 2);
        }
        note.is(41, grade(Theatre.company(view).hits(fighter)));
    }

    private void ofUnit(UnitType type) {
        note.is(50, type.strength());
        note.is(51, type.mobile() ? 1 : 0);
        note.is(52, type.index());
    }

    private void ofCounter(int counter) {
        ofType(counters.type(counter));
        note.is(60, counters.isDamaged(counter) ? 1 : 0);
        note.is(61, counters.cargo(counter) >= 0 ? 1 : 0);
        note.is(62, grade(counters.hits(counter)));
    }

    private void ofType(CounterType type) {
        note.is(53, type.index());
        note.is(54, type.branch().ordinal());
        note.is(55, grade(type.attack()));
        note.is(56, grade(type.cost()));
    }

    private void ofShip(int ship) {
        note.is(70, ship);
        int holder = view.gear().shipHolder(ship);
        if (holder >= 0) {
            note.is(71, Math.clamp(Ratings.navigation(view, holder), 0, 9));
        }
        if (view.gear().shipAt(ship) >= 0) {
            ofPlace(view.gear().shipAt(ship));
        }
    }

    /** Few is told exactly, many is many. */
    private static int grade(int number) {
        return number <= 4 ? number : number <= 6 ? 5 : number <= 9 ? 6 : number <= 14 ? 7 : 8;
    }
}
