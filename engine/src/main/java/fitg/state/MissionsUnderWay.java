package fitg.state;

import fitg.content.Mission;
import fitg.content.PieceSet;

/** The missions of the environ being handled: who is on them, and what has come of them. */
public class MissionsUnderWay {

    final long[] groups = new long[Mission.COUNT];
    final byte[] letters = new byte[Mission.COUNT];
    final long[] notes = new long[Ledger.COUNT];
    long actionDeck;
    long campMissions;
    boolean any;

    MissionsUnderWay() {}

    /** The members of a mission as a set. */
    public long group(int mission) {
        return groups[mission];
    }

    /** Everybody who is on one of them. */
    public long members() {
        long found = PieceSet.NONE;
        for (int mission = 0; any && mission < Mission.COUNT; mission++) {
            found |= groups[mission];
        }
        return found;
    }

    public int letters(int mission) {
        return letters[mission];
    }

    /** What has been noted in this environ's mission phase under one heading. */
    public long noted(Ledger heading) {
        return notes[heading.ordinal()];
    }

    /** The missions the Rebel camp of the environ is on, as a set of {@link Mission#bit()}: one, or two where time allows it. */
    public long campMissions() {
        return campMissions;
    }

    /** The action cards still to be drawn in this environ, as a set. */
    public long actionDeck() {
        return actionDeck;
    }
}
