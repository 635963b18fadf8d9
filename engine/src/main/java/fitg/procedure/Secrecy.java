package fitg.procedure;

import fitg.content.Side;
import fitg.state.GameState;
import fitg.state.Position;

/** What each side may not know besides what is face down in every game. These are the answers where there is nothing more. */
public interface Secrecy {

    Secrecy NOTHING_HIDDEN = new Secrecy() {};

    /** Overwrites in a copy what a side may not know; null is somebody who knows no side's secrets. */
    default void conceal(GameState seen, Side viewer) {}

    /** The same for what the other side has half done; {@code asked} is what that side is being asked. */
    default void concealAct(GameState seen, Side acting, Question asked) {}

    /** Whether a side cannot see how strong the other is; then nothing that is suggested to it may weigh that. */
    default boolean hidesStrength() {
        return false;
    }

    /** Case 7.22: whether mobile Imperial units lie face down for everybody else. */
    default boolean hidesUnits(Position s) {
        return true;
    }

    /** Makes up what a side does not know, so that it fits what it sees and depends on nothing else. */
    default void imagine(GameState seen, Side viewer, Chance chance) {}
}
