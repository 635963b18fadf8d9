package fitg.state;

import fitg.content.Area;
import fitg.content.PieceSet;
import fitg.content.Place;
import java.util.Arrays;

/** The characters: where they are, in which stack, how they fare, and what they have done. Sets are {@link PieceSet}s. */
public class People {

    final Area area;
    /** How many there can be: the characters, in some games sovereigns too. */
    final int count;

    /** Where each of them is, then the wounds of each, then who holds each; in one block, because it is copied as one. */
    final short[] facts;

    /** For each place the set of characters in it; like the two below kept only because every rule asks for it. */
    final long[] here;

    long onMap;
    long dead;

    long military;
    long detected;
    long moved;
    long acted;
    long noMission;
    long disabled;
    long prisoners;

    People(Area area, int count) {
        this.area = area;
        this.count = count;
        facts = new short[3 * count];
        here = new long[area.places().length];
        Arrays.fill(facts, 0, count, (short) Place.POOL);
        Arrays.fill(facts, 2 * count, facts.length, (short) Holder.NOBODY);
    }

    /** How many there can be in this game. */
    public int count() {
        return count;
    }

    /** The place a character is in, or one of the kinds of nowhere. */
    public int at(int character) {
        return facts[character];
    }

    public int wounds(int character) {
        return facts[count + character];
    }

    /** Everybody who is in some place, free or prisoner. */
    public long onMap() {
        return onMap;
    }

    /** Everybody who is out of the game. */
    public long dead() {
        return dead;
    }

    /** Everybody who is in some place and nobody's prisoner. */
    public long free() {
        return onMap & ~prisoners;
    }

    public boolean isFree(int character) {
        return PieceSet.has(free(), character);
    }

    /** Everybody in this place, free or prisoner, of the given set. */
    public long present(int place, long among) {
        return here[area.placeSlot(place)] & among;
    }

    /** Characters in the military stack of their environ; the others are in the character stack. */
    public long military() {
        return military;
    }

    /** Those with a detection marker; who else counts as detected is a question of the rules. */
    public long detectedFlags() {
        return detected;
    }

    public long moved() {
        return moved;
    }

    public long acted() {
        return acted;
    }

    public long noMission() {
        return noMission;
    }

    public long disabled() {
        return disabled;
    }

    public long prisoners() {
        return prisoners;
    }

    public boolean isPrisoner(int character) {
        return PieceSet.has(prisoners, character);
    }

    /** Who holds a prisoner: a guarding character, or UNITS. */
    public int holder(int prisoner) {
        return facts[2 * count + prisoner];
    }
}
