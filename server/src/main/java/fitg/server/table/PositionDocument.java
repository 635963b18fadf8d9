package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.TakingBack;
import fitg.play.Viewer;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.view.BoardDocument;
import fitg.server.view.DecisionDocument;
import java.util.List;

/**
 * Everything one seat, or an onlooker, may know of a game now. All of it comes out of {@link Game#viewFor}, so it is
 * the same for two games that this viewer cannot tell apart.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("Everything a seat, or a spectator, may know of a game.")
@Called("View")
public record PositionDocument(
        GameDocument game,
        @Is(Viewer.class) String viewer,

        @Says("What the seat's next action or undo must name. Each seat counts for itself. Absent for spectators,"
                + " before the game and in the past.")
        @Maybe
        @Least(0)
        Integer number,

        @Says("Absent until the game has begun.") @Maybe BoardDocument board,

        @Says("The seat's own decision; absent when the game does not wait for it.") @Maybe
        DecisionDocument decision,

        @Says("For a seat of a running game.") @Maybe UndoDocument undo,

        @Says("The standing orders of the seat that hold now; for a seat of a running game.") @Maybe
        List<OrderDocument> orders,

        @Says("Orders of the seat that wait for their questions; absent without.") @Maybe
        SheetDocument sheet,

        @Says("What the seat has ordered for single fights; absent without.") @Maybe
        List<FightDocument> fights,

        @Says("How many entries the viewer's log has.") @Least(0)
        int log) {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("How much a seat may take back.")
    @Called("UndoLimits")
    public record UndoDocument(
            @Says("Its last actions, one by one.") @Least(0) int actions,

            @Says("How many of them lead to the start of its segment.") @Least(0)
            int toSegmentStart,

            @Says("Why nothing can be taken back.") @Maybe String reason) {}

    private static final String NOTHING_TO_UNDO =
            "Since your last action dice were rolled, something was shown, or the other player answered.";

    static PositionDocument of(Table table, Visitor visitor) {
        String viewer = GameDocument.word(visitor.viewer());
        if (!table.hasBegun()) {
            return new PositionDocument(GameDocument.of(table), viewer, null, null, null, null, null, null, null, 0);
        }
        PlayerView view = table.play().viewFor(visitor.viewer());
        boolean playing = visitor.seat().isPresent() && table.isRunning();
        return new PositionDocument(
                GameDocument.of(table),
                viewer,
                visitor.seat().map(table.play()::number).orElse(null),
                BoardDocument.of(view),
                playing ? DecisionDocument.of(view).orElse(null) : null,
                playing ? undo(table.play(), visitor.seat().orElseThrow()) : null,
                playing ? Ordering.of(table, visitor.seat().orElseThrow()) : null,
                playing ? SheetDocument.of(table, visitor.seat().orElseThrow()) : null,
                playing ? Ordering.fights(table, visitor.seat().orElseThrow()) : null,
                table.logLength(visitor.viewer()));
    }

    private static UndoDocument undo(Game game, Side side) {
        int actions = TakingBack.most(game, side);
        return new UndoDocument(
                actions, Math.min(actions, game.undoableToSegmentStart(side)), actions == 0 ? NOTHING_TO_UNDO : null);
    }

    /** A moment gone by: the board alone. */
    static PositionDocument past(Table table, Viewer viewer, Game then, int logLength) {
        return new PositionDocument(
                GameDocument.of(table),
                GameDocument.word(viewer),
                null,
                BoardDocument.of(then.viewFor(viewer)),
                null,
                null,
                null,
                null,
                null,
                logLength);
    }
}
