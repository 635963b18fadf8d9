package fitg.rules.sequence;

import fitg.procedure.Action;
import fitg.state.Position;
import java.util.List;

/** Cases 27.0 and E2.4.6: a procedure in which damaged ships and broken possessions are repaired, each by a die up to a number. */
public interface Workshop {

    /** The number of who needs no die. */
    int SURE = 6;

    /** Who may try what is answered to the question for a ship or a possession. */
    List<Action> repairers(Position s, Action item);

    /** What the die may show at most; a character goes by another rating at ships than at possessions. */
    int number(Position s, Action repairer, boolean ofShip);

    /** Whether it is a ship for which a repairer is asked now. */
    boolean isAtShip();
}
