package fitg.procedure;

import fitg.content.UnitSet;
import fitg.state.Digest;

/**
 * One procedure of the rulebook in progress: plain numbers that say how far it has come, and a method that moves it on.
 * All fields are primitives or enums, so a shallow clone is a full copy and a game can be saved, forked or searched in
 * the middle of a fight.
 */
public abstract class Procedure implements Cloneable {

    /** Does the next thing: acts, asks a question, calls a child, or finishes. */
    public abstract void advance(Resolution r);

    /** Takes the answer to the question this procedure asked. */
    public void answer(Resolution r, Action action) {
        throw new IllegalStateException(getClass().getSimpleName() + " asked nothing");
    }

    /** The environ whose units lie open while this goes on (case 7.22); -1 if there is none. */
    public int unitsShownIn() {
        return -1;
    }

    /** Turns face down what it keeps of hidden units (case 7.22), before the other side may look at a copy. */
    public void turnFaceDown() {}

    /** How many face-down units it keeps on their way between two environs. */
    public int faceDown() {
        return 0;
    }

    /** Gives them types: what somebody who cannot see them imagines. */
    public void imagine(UnitSet hidden) {}

    /**
     * What it is called in the hash of every saved game, for good. A procedure that is renamed, or merged with another, keeps
     * its tag by saying it here.
     */
    protected String tag() {
        return getClass().getSimpleName();
    }

    /** Adds every field, so that two positions that can play on differently never look alike. */
    protected abstract void digest(Digest d);

    final Procedure copy() {
        try {
            return (Procedure) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
