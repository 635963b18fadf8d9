package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Mission;
import fitg.content.Rating;
import fitg.content.UnitType;
import fitg.play.Names;
import fitg.procedure.Action.Piece;
import fitg.state.Holder;

/**
 * A piece or place that something is about, so that a client can point at it.
 *
 * @param id a number for environs, planets, characters and possessions, else the word of the action key; absent for
 *     the units of an environ
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PieceDocument(String kind, Object id, String name) {

    /** Null for what is no piece: an action that names nothing or a mere number. */
    static PieceDocument of(Piece piece, int argument) {
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
        };
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

    /** Who holds a prisoner or a ship: a character, or the units of the environ; null if nobody does. */
    static PieceDocument holder(int holder) {
        if (holder == Holder.UNITS) {
            return new PieceDocument("units", null, Names.holder(holder));
        }
        return holder < 0 ? null : of(Piece.CHARACTER, holder);
    }
}
