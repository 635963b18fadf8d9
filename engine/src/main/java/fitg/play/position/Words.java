package fitg.play.position;

import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;

/** What can be said of a part of the position. A level that keeps a further part brings the words for it. */
interface Words {

    /** Whether games like this one keep that part. */
    boolean belongTo(Position s);

    /** What can be said of a sort of things; in this order it is written. */
    List<Clause> of(Sort sort);

    /** Fills in what follows from what was said and may be left out. */
    default void complete(GameState s) {}
}
