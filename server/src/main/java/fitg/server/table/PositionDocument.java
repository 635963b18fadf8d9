package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.github.benmanes.caffeine.cache.Cache;
import fitg.content.Side;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.server.Caches;
import fitg.server.view.BoardDocument;
import fitg.server.view.DecisionDocument;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Everything one seat, or an onlooker, may know of a game now. All of it comes out of {@link Game#viewFor}, so it is
 * the same for two games that this viewer cannot tell apart.
 *
 * @param number what the seat's next action or undo must name; absent for onlookers
 * @param board absent until the game has begun
 * @param decision the seat's own decision; absent when it is the other's
 * @param log how many entries the viewer's log has
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PositionDocument(
        GameDocument game,
        String viewer,
        Integer number,
        BoardDocument board,
        DecisionDocument decision,
        UndoDocument undo,
        int log) {

    /**
     * How much the seat may take back.
     *
     * @param actions its last actions, one by one
     * @param toSegmentStart how many of them lead to the start of its segment
     * @param reason why nothing can be taken back; absent when something can
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record UndoDocument(int actions, int toSegmentStart, String reason) {}

    private static final int RECENT = 64;

    private static final String NOTHING_TO_UNDO =
            "Since your last action dice were rolled, something was shown, or the " + "other player answered (RUL-84).";

    /** Made once for each table and viewer, however many ask: whoever acts, and everybody who watches. */
    private static final Cache<Table, Map<Visitor, PositionDocument>> MADE =
            Caches.tidiedByItsUsers().weakKeys().maximumSize(RECENT).build();

    public static PositionDocument of(Table table, Visitor visitor) {
        return MADE.get(table, key -> new ConcurrentHashMap<>()).computeIfAbsent(visitor, key -> make(table, key));
    }

    private static PositionDocument make(Table table, Visitor visitor) {
        String viewer = GameDocument.word(visitor.viewer());
        if (!table.hasBegun()) {
            return new PositionDocument(GameDocument.of(table), viewer, null, null, null, null, 0);
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
                table.logLength(visitor.viewer()));
    }

    private static UndoDocument undo(Game game, Side side) {
        int actions = game.undoable(side);
        return new UndoDocument(actions, game.undoableToSegmentStart(side), actions == 0 ? NOTHING_TO_UNDO : null);
    }

    /** A moment gone by: the board alone. */
    static PositionDocument past(Table table, Viewer viewer, Game then) {
        return new PositionDocument(
                GameDocument.of(table),
                GameDocument.word(viewer),
                null,
                BoardDocument.of(then.viewFor(viewer)),
                null,
                null,
                then.logLength(viewer));
    }
}
