package fitg.state.theatre;

import fitg.content.PieceSet;
import fitg.state.Digest;

/** The {@link Deeds} of a game under way. */
public final class DeedsState extends Deeds {

    public void lead(int character) {
        led |= PieceSet.only(character);
    }

    public void pilot(int character) {
        piloted |= PieceSet.only(character);
    }

    public void goOnMission(long characters) {
        onMission |= characters;
    }

    public void board(int character) {
        boarded |= PieceSet.only(character);
    }

    public void leave(int character) {
        left |= PieceSet.only(character);
    }

    public void rehouse(int prisoner) {
        rehoused |= PieceSet.only(prisoner);
    }

    /** He was aboard a starship when the segment began. */
    public void beginAboard(int character) {
        aboardAtStart |= PieceSet.only(character);
    }

    /** A player-turn begins: nobody has done anything in it. */
    public void beginTurn() {
        led = PieceSet.NONE;
        piloted = PieceSet.NONE;
        onMission = PieceSet.NONE;
    }

    /** A segment begins: nobody has boarded or left a starship in it, and no prisoner has changed hands. */
    void beginSegment(long aboardStarships) {
        boarded = PieceSet.NONE;
        left = PieceSet.NONE;
        rehoused = PieceSet.NONE;
        aboardAtStart = aboardStarships;
    }

    void copyInto(DeedsState t) {
        t.led = led;
        t.piloted = piloted;
        t.onMission = onMission;
        t.boarded = boarded;
        t.left = left;
        t.aboardAtStart = aboardAtStart;
        t.rehoused = rehoused;
    }

    void digest(Digest d) {
        d.add(led).add(piloted).add(onMission);
        d.add(boarded).add(left).add(aboardAtStart).add(rehoused);
    }

    int bytes() {
        return 7 * Long.BYTES;
    }
}
