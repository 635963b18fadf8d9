package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.CounterType;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.content.StrategicAssignment;
import fitg.content.UnitType;
import fitg.edition.second.Happening;
import fitg.play.words.Names;
import fitg.procedure.Action.Piece;
import fitg.procedure.PieceNames;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.Cast;
import fitg.state.Holder;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A piece or place that something is about.")
public record PieceDocument(
        @Says("What it is. `units` are the military units of an environ taken together.") @Is(Piece.class)
        String kind,

        @Says(
                "A number for environs, planets, characters, possessions, counters and systems; a word for the others, the"
                        + " one in the action keys. A place that is an environ and a fighter who is a character are told as such."
                        + " Absent for `units` and for creatures.")
        @Maybe
        Object id,

        String name) {

    static final String UNITS = "units";
    static final String SYSTEM = "system";
    static final String INFORMATION = "information";
    static final String PDB = "pdb";
    static final String EXTRA_DICE = "extra-dice";
    private static final String CREATURE = "creature";

    /** What documents are about besides the pieces that actions name. */
    static final List<String> OTHERS = List.of(UNITS, SYSTEM, INFORMATION, PDB, EXTRA_DICE);

    /** Null for what is no piece: an action that names nothing or a mere number. */
    public static PieceDocument of(Piece piece, int argument) {
        return of(piece, argument, PieceNames.AS_PRINTED);
    }

    /** @param names what pieces without a printed name are called at this moment */
    static PieceDocument of(Piece piece, int argument, PieceNames names) {
        return switch (piece) {
            case NONE, NUMBER -> null;
            case ENVIRON -> piece(piece, Printed.environ(argument), Names.environ(argument));
            case PLANET -> piece(piece, Printed.planet(argument), Names.planet(argument));
            case CHARACTER -> piece(piece, Printed.character(argument), Names.character(argument));
            case POSSESSION -> piece(piece, Printed.possession(argument), Names.card(argument));
            case SHIP -> piece(piece, Printed.ship(argument), Names.ship(argument));
            case UNIT -> unit(UnitType.at(argument));
            case MISSION -> mission(Mission.at(argument));
            case RATING -> rating(Rating.at(argument));
            case PLACE -> place(argument);
            case COUNTER -> piece(piece, argument, names.counter(argument));
            case SOLDIER ->
                piece(
                        piece,
                        Soldier.at(argument).key(),
                        LabelDocument.of(Soldier.at(argument)).name());
            case FIGHTER -> fighter(argument, names);
            case COUNTER_TYPE -> {
                CounterType type = CounterType.at(argument);
                yield piece(piece, type.key(), type.name());
            }
            case ASSIGNMENT -> assignment(argument);
            case SOVEREIGN ->
                piece(
                        piece,
                        argument + 1,
                        Printed.CATALOGUE.sovereigns().get(argument).name());
        };
    }

    private static PieceDocument assignment(int card) {
        StrategicAssignment printed =
                Printed.CATALOGUE.campaign().strategicAssignments().get(card);
        return piece(
                Piece.ASSIGNMENT, printed.number(), "Provinces " + printed.provinceA() + " and " + printed.provinceB());
    }

    /** An environ is an environ wherever it is named, so that a client finds it on its map by one number. */
    private static PieceDocument place(int place) {
        return Place.isEnviron(place)
                ? of(Piece.ENVIRON, place)
                : piece(Piece.PLACE, Place.key(place), Names.place(place));
    }

    private static PieceDocument fighter(int fighter, PieceNames names) {
        return fighter < Cast.COUNT
                ? of(Piece.CHARACTER, fighter)
                : piece(Piece.FIGHTER, Printed.fighter(fighter), names.fighter(fighter));
    }

    /** What shoots or is shot at in a game of 2002. */
    static PieceDocument of(Happening.Piece piece) {
        int number = piece.number();
        return switch (piece.sort()) {
            case FIGHTER -> fighter(piece);
            case COUNTER -> piece(Piece.COUNTER, number, piece.name());
            case SPACESHIP -> of(Piece.SHIP, number);
            case PDB -> new PieceDocument(PDB, Printed.planet(number), piece.name());
            case EXTRA -> new PieceDocument(EXTRA_DICE, Printed.side(Side.values()[number]), piece.name());
        };
    }

    /** A creature that strikes on its own is nobody's fighter, and has its name alone. */
    private static PieceDocument fighter(Happening.Piece piece) {
        int number = piece.number();
        if (number == Holder.NOBODY) {
            return piece(Piece.FIGHTER, CREATURE, piece.name());
        }
        return number < Cast.COUNT
                ? of(Piece.CHARACTER, number)
                : piece(Piece.FIGHTER, Printed.fighter(number), piece.name());
    }

    private static PieceDocument unit(UnitType kind) {
        return piece(Piece.UNIT, Printed.unit(kind), Names.unit(kind));
    }

    private static PieceDocument mission(Mission mission) {
        return piece(
                Piece.MISSION,
                Printed.mission(mission),
                Printed.CATALOGUE.mission(mission).name());
    }

    private static PieceDocument rating(Rating rating) {
        return piece(
                Piece.RATING, Printed.word(rating), LabelDocument.of(rating).name());
    }

    private static PieceDocument piece(Piece piece, Object id, String name) {
        return new PieceDocument(Printed.word(piece), id, name);
    }

    /** The units of a place taken together. */
    static PieceDocument units() {
        return new PieceDocument(UNITS, null, Names.holder(Holder.UNITS));
    }

    /** Who holds a prisoner or a ship: a character, or the units of the environ; null if nobody does. */
    static PieceDocument holder(int holder) {
        if (holder == Holder.UNITS) {
            return units();
        }
        return holder < 0 ? null : of(Piece.CHARACTER, holder);
    }
}
