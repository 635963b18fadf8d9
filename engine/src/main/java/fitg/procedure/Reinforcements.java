package fitg.procedure;

import fitg.content.Side;
import fitg.content.UnitType;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;

/** Case 16.15: what a scenario lets a side bring on later. */
public interface Reinforcements {

    /** Nobody comes. */
    Reinforcements NONE = (position, side) -> Due.NOTHING;

    /** What the owner may bring on at the start of this movement segment. */
    Due due(Position position, Side side);

    /** Called each time a planet goes into rebellion (case 16.24). */
    default void rebellionStarted(GameState state) {}

    /**
     * So many units of one of these types. Who may choose and takes the first puts no PDB Up in this turn (case 16.34).
     */
    record Due(int count, List<UnitType> types) {

        public static final Due NOTHING = new Due(0, List.of());

        public boolean isChoice() {
            return types.size() > 1;
        }
    }
}
