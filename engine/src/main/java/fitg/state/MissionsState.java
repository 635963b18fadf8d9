package fitg.state;

import fitg.content.PieceSet;
import java.util.Arrays;

/** The {@link MissionsUnderWay} of a game under way. */
public final class MissionsState extends MissionsUnderWay implements Part {

    public void setGroup(int mission, long members) {
        groups[mission] = members;
        any = true;
    }

    public void setLetters(int mission, int count) {
        letters[mission] = (byte) count;
        any = true;
    }

    public void note(Ledger heading, long bits) {
        notes[heading.ordinal()] |= bits;
        any = true;
    }

    public void forget(Ledger heading, long bits) {
        notes[heading.ordinal()] &= ~bits;
    }

    /** The Rebel camp of the environ sets out on a mission. */
    public void sendCamp(int mission) {
        campMissions |= PieceSet.only(mission);
        any = true;
    }

    /** Missions of the camp that go on no longer. */
    public void recallCamp(long missions) {
        campMissions &= ~missions;
    }

    public void setActionDeck(long cards) {
        actionDeck = cards;
    }

    /** The environ is left, and what happened in it forgotten. */
    public void clear() {
        if (any) {
            any = false;
            campMissions = PieceSet.NONE;
            Arrays.fill(groups, PieceSet.NONE);
            Arrays.fill(notes, PieceSet.NONE);
            Arrays.fill(letters, (byte) 0);
        }
    }

    @Override
    public MissionsState copy() {
        MissionsState copy = new MissionsState();
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        MissionsState t = (MissionsState) target;
        if (any || t.any) {
            System.arraycopy(groups, 0, t.groups, 0, groups.length);
            System.arraycopy(letters, 0, t.letters, 0, letters.length);
            System.arraycopy(notes, 0, t.notes, 0, notes.length);
            t.campMissions = campMissions;
            t.any = any;
        }
        t.actionDeck = actionDeck;
    }

    @Override
    public void digest(Digest d) {
        d.add(groups).add(letters).add(notes).add(actionDeck);
        d.add(campMissions == 0 ? Holder.NOBODY : PieceSet.lowest(campMissions));
        long further = PieceSet.rest(campMissions);
        if (further != 0) {
            d.add(further);
        }
    }

    @Override
    public int bytes() {
        return (groups.length + notes.length + 2) * Long.BYTES + letters.length + 1;
    }
}
