package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Mission;
import fitg.content.Rating;
import fitg.content.UnitType;
import fitg.play.Names;
import fitg.procedure.Action.Piece;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.Holder;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A piece or place that something is about.")
public record PieceDocument(
        @Says("What it is. `units` are the military units of an environ taken together.") @Is(Piece.class)
        String kind,

        @Says("A number for environs, planets, characters, possessions and systems; a word for the others, the one in"
                + " the action keys. Absent for `units`.")
        @Maybe
        Object id,

        String name) {

    static final String UNITS = "units";
    static final String SYSTEM = "system";
    static final String INFORMATION = "information";

    /** What documents are about besides the pieces that actions name. */
    static final List<String> OTHERS = List.of(UNITS, SYSTEM, INFORMATION);

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
            return new PieceDocument(UNITS, null, Names.holder(holder));
        }
        return holder < 0 ? null : of(Piece.CHARACTER, holder);
    }
}
