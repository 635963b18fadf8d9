package fitg.state;

import fitg.content.Area;
import fitg.content.PieceSet;
import fitg.content.Place;

/** The {@link People} of a game under way. */
public final class PeopleState extends People implements Part {

    PeopleState(Area area, int count) {
        super(area, count);
    }

    public void setAt(int character, int place) {
        long self = PieceSet.only(character);
        int before = facts[character];
        if (before >= 0) {
            here[area.placeSlot(before)] &= ~self;
        }
        if (place >= 0) {
            here[area.placeSlot(place)] |= self;
        }
        facts[character] = (short) place;
        onMap = place >= 0 ? onMap | self : onMap & ~self;
        dead = place == Place.OUT_OF_GAME ? dead | self : dead & ~self;
    }

    public void setWounds(int character, int wounds) {
        facts[count + character] = (short) wounds;
    }

    public void joinMilitary(long set) {
        military |= set;
    }

    public void leaveMilitary(long set) {
        military &= ~set;
    }

    public void detect(long set) {
        detected |= set;
    }

    public void conceal(long set) {
        detected &= ~set;
    }

    public void markMoved(long set) {
        moved |= set;
    }

    /** A new movement or reaction segment: everybody may move again. */
    public void clearMoved() {
        moved = PieceSet.NONE;
    }

    public void markActed(long set) {
        acted |= set;
    }

    public void barFromMissions(long set) {
        noMission |= set;
    }

    /** The owner's player-turn begins: his characters have done nothing yet. */
    public void clearDeeds(long set) {
        acted &= ~set;
        noMission &= ~set;
    }

    public void disable(long set) {
        disabled |= set;
    }

    public void clearDisabled() {
        disabled = PieceSet.NONE;
    }

    public void imprison(int character, int by) {
        prisoners |= PieceSet.only(character);
        facts[2 * count + character] = (short) by;
    }

    public void release(int character) {
        prisoners &= ~PieceSet.only(character);
        facts[2 * count + character] = (short) Holder.NOBODY;
    }

    @Override
    public PeopleState copy() {
        PeopleState copy = new PeopleState(area, count);
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        PeopleState t = (PeopleState) target;
        System.arraycopy(facts, 0, t.facts, 0, facts.length);
        System.arraycopy(here, 0, t.here, 0, here.length);
        t.onMap = onMap;
        t.dead = dead;
        t.military = military;
        t.detected = detected;
        t.moved = moved;
        t.acted = acted;
        t.noMission = noMission;
        t.disabled = disabled;
        t.prisoners = prisoners;
    }

    /** Who is where is told by each character. */
    @Override
    public void digest(Digest d) {
        for (short fact : facts) {
            d.add(fact);
        }
        d.add(military)
                .add(detected)
                .add(moved)
                .add(acted)
                .add(noMission)
                .add(disabled)
                .add(prisoners);
    }

    @Override
    public int bytes() {
        return facts.length * Short.BYTES + (here.length + 9) * Long.BYTES;
    }
}
