package fitg.state.theatre;

import fitg.content.PieceSet;
import fitg.content.Soldier;
import fitg.content.Spaceship;
import fitg.state.Cast;
import fitg.state.Holder;
import java.util.Arrays;

/**
 * Whoever can stand in a character combat of 2002, under one number: the characters by their place in the catalogue, then the
 * sovereigns by theirs, then the escort soldiers, then the system opponents of the fight under way. Sets of them are {@link PieceSet}s. Also which ship each
 * character is aboard, what befell the characters' spaceships, and what everybody has done.
 */
public class Company {

    /** The first sovereign of the campaign. */
    public static final int SOVEREIGNS = Cast.COUNT;

    public static final int SOVEREIGN_SLOTS = 12;

    /** The first escort. */
    public static final int ESCORTS = SOVEREIGNS + SOVEREIGN_SLOTS;

    public static final int ESCORT_SLOTS = 12;

    /** The first system opponent. */
    public static final int OPPONENTS = ESCORTS + ESCORT_SLOTS;

    public static final int OPPONENT_SLOTS = PieceSet.CAPACITY - OPPONENTS;

    public static final int COUNT = PieceSet.CAPACITY;

    public static final long ALL_SOVEREIGNS = PieceSet.first(ESCORTS) & ~PieceSet.first(SOVEREIGNS);

    public static final long ALL_ESCORTS = PieceSet.first(OPPONENTS) & ~PieceSet.first(ESCORTS);

    public static final long ALL_OPPONENTS = ~PieceSet.first(OPPONENTS);

    /** Ships of characters are told from starships by adding this to their place in the catalogue. */
    static final int SPACESHIP = 1000;

    final byte[] hits = new byte[COUNT];
    final byte[] stun = new byte[COUNT];
    final byte[] pending = new byte[COUNT];
    final byte[] aim = new byte[COUNT];
    final byte[] escortOf = new byte[ESCORT_SLOTS];
    final byte[] soldier = new byte[ESCORT_SLOTS];
    final Companions companions = new Companions();
    final Opponents opponents = new Opponents();
    final DeedsState deeds = new DeedsState();
    final short[] aboard = new short[Cast.COUNT];
    final short[] dockedTo = new short[Spaceship.COUNT];
    final byte[] shipHits = new byte[Spaceship.COUNT];

    /** The characters who are aboard anything and the spaceships that are docked; kept only because every move asks for them. */
    long embarked;

    long docked;

    /** Those with normal hits; kept only because every settlement of a campaign asks for them. */
    long hit;

    long wounded;
    long stunned;
    long damagedShips;

    Company() {
        Arrays.fill(aim, (byte) Holder.NOBODY);
        Arrays.fill(escortOf, (byte) Holder.NOBODY);
        Arrays.fill(aboard, (short) Holder.NOBODY);
        Arrays.fill(dockedTo, (short) Holder.NOBODY);
    }

    public static boolean isCharacter(int fighter) {
        return fighter < Cast.COUNT;
    }

    public static boolean isSovereign(int fighter) {
        return PieceSet.has(ALL_SOVEREIGNS, fighter);
    }

    public static boolean isEscort(int fighter) {
        return fighter >= ESCORTS && fighter < OPPONENTS;
    }

    public static boolean isOpponent(int fighter) {
        return fighter >= OPPONENTS;
    }

    // ---- hits

    /** Normal hits since the last interphase or since he was wounded. */
    public int hits(int fighter) {
        return hits[fighter];
    }

    /** Everybody who has any. */
    public long hit() {
        return hit;
    }

    /** Stun hits of the fight under way (E5.3.c.3). */
    public int stunHits(int fighter) {
        return stun[fighter];
    }

    /** Hits of this round that have not taken effect yet. */
    public int pending(int fighter) {
        return pending[fighter];
    }

    /** Whom a fighter aims at in this round, or NOBODY. */
    public int aim(int fighter) {
        return aim[fighter];
    }

    /** Everybody with the damaged side up (E5.4.a.1). */
    public long wounded() {
        return wounded;
    }

    /** Those out of the fight under way because they are stunned (E5.3.c.4). */
    public long stunned() {
        return stunned;
    }

    // ---- escorts and opponents

    /** The character an escort goes with, or NOBODY if there is no such escort. */
    public int escortOf(int escort) {
        return escortOf[escort - ESCORTS];
    }

    public Soldier soldier(int escort) {
        return Soldier.at(soldier[escort - ESCORTS]);
    }

    /** The escorts of any of these characters. */
    public long escorts(long characters) {
        long found = PieceSet.NONE;
        for (int slot = 0; slot < ESCORT_SLOTS; slot++) {
            if (escortOf[slot] != Holder.NOBODY && PieceSet.has(characters, escortOf[slot])) {
                found |= PieceSet.only(ESCORTS + slot);
            }
        }
        return found;
    }

    /**
     * All these characters, their escorts, and the sovereigns who are with them (C-NPC-1). Whoever is aboard a ship has left his
     * behind (K-R101).
     */
    public long withEscorts(long characters) {
        return characters | escorts(characters) | companions.of(characters & ~embarked);
    }

    /** The summoned sovereigns. */
    public Companions companions() {
        return companions;
    }

    /** Those of the system's own in the fight under way. */
    public Opponents opponents() {
        return opponents;
    }

    // ---- ships

    /** The starship a character is aboard, by its number, or NOBODY. */
    public int starshipOf(int character) {
        int ship = aboard[character];
        return ship >= 0 && ship < SPACESHIP ? ship : Holder.NOBODY;
    }

    /** The character spaceship he is aboard, by its place in the catalogue, or NOBODY. */
    public int spaceshipOf(int character) {
        int ship = aboard[character];
        return ship >= SPACESHIP ? ship - SPACESHIP : Holder.NOBODY;
    }

    public boolean isAboard(int character) {
        return aboard[character] != Holder.NOBODY;
    }

    /** Everybody aboard a starship, prisoners too. */
    public long aboardStarship(int counter) {
        return aboardAny(counter);
    }

    /** Everybody aboard a character spaceship, prisoners too. */
    public long aboardSpaceship(int ship) {
        return aboardAny(SPACESHIP + ship);
    }

    private long aboardAny(int code) {
        long found = PieceSet.NONE;
        for (long rest = embarked; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= aboard[each] == code ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** The starship a character spaceship is docked to while that moves (S-R15), or NOBODY. */
    public int dockedTo(int ship) {
        return dockedTo[ship];
    }

    /** The character spaceships docked to any starship. */
    public long docked() {
        return docked;
    }

    /** The character spaceships that are damaged. */
    public long damagedShips() {
        return damagedShips;
    }

    /** Hits on a character spaceship since the last interphase or since it was damaged (S-R4). */
    public int shipHits(int ship) {
        return shipHits[ship];
    }

    /** What they have done in this player-turn and segment. */
    public Deeds deeds() {
        return deeds;
    }
}
