package fitg.state.theatre;

import fitg.content.PieceSet;
import fitg.state.Digest;
import java.util.Arrays;

/** The system opponents of the fight under way: patrols, locals, creatures. They are fighters of the {@link Company}. */
public final class Opponents {

    /** What a member of a patrol is called. */
    public static final String SOLDIER = "soldier";

    private final byte[] attack = new byte[Company.OPPONENT_SLOTS];
    private final byte[] endurance = new byte[Company.OPPONENT_SLOTS];
    private String called = SOLDIER;
    private long stubborn;

    /** What they are; it decides nothing. */
    public String called() {
        return called;
    }

    public int attack(int opponent) {
        return attack[opponent - Company.OPPONENTS];
    }

    /** 0 for those who are not there. */
    public int endurance(int opponent) {
        return endurance[opponent - Company.OPPONENTS];
    }

    /** Those that fight on when damaged instead of breaking off (E5.3.b.5). */
    public long stubborn() {
        return stubborn;
    }

    void add(int opponent, String name, boolean fightsOn) {
        called = name;
        long self = PieceSet.only(opponent);
        stubborn = fightsOn ? stubborn | self : stubborn & ~self;
    }

    void setStrength(int opponent, int newAttack, int newEndurance) {
        attack[opponent - Company.OPPONENTS] = (byte) newAttack;
        endurance[opponent - Company.OPPONENTS] = (byte) newEndurance;
    }

    void remove(int opponent) {
        endurance[opponent - Company.OPPONENTS] = 0;
    }

    void clear() {
        stubborn = PieceSet.NONE;
        Arrays.fill(attack, (byte) 0);
        Arrays.fill(endurance, (byte) 0);
    }

    void copyInto(Opponents t) {
        System.arraycopy(attack, 0, t.attack, 0, attack.length);
        System.arraycopy(endurance, 0, t.endurance, 0, endurance.length);
        t.called = called;
        t.stubborn = stubborn;
    }

    void digestStrength(Digest d) {
        d.add(attack).add(endurance);
    }

    int bytes() {
        return attack.length + endurance.length + Long.BYTES;
    }
}
