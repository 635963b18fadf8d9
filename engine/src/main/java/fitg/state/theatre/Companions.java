package fitg.state.theatre;

import fitg.content.PieceSet;
import fitg.state.Digest;
import fitg.state.Holder;
import java.util.Arrays;

/** The summoned sovereigns, fighters of the {@link Company}: with whom each of them is, or whether he is with the starships. */
public final class Companions {

    private final byte[] with = new byte[Company.SOVEREIGN_SLOTS];
    /** Those who are with somebody; kept only because every fight and search asks for them. */
    private long accompanying;

    private long aloft;

    Companions() {
        Arrays.fill(with, (byte) Holder.NOBODY);
    }

    /** The character a sovereign is with, or NOBODY. */
    public int with(int fighter) {
        return with[fighter - Company.SOVEREIGNS];
    }

    /** Those who are with somebody, as fighters. */
    public long accompanying() {
        return accompanying;
    }

    /** Those who are in orbit over their planets, as fighters. */
    public long aloft() {
        return aloft;
    }

    /** Those who are with any of these characters. */
    long of(long characters) {
        long found = PieceSet.NONE;
        for (long rest = accompanying; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= PieceSet.has(characters, with(each)) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    void setWith(int fighter, int character) {
        with[fighter - Company.SOVEREIGNS] = (byte) character;
        long him = PieceSet.only(fighter);
        accompanying = character == Holder.NOBODY ? accompanying & ~him : accompanying | him;
    }

    void setAloft(int fighter, boolean up) {
        long him = PieceSet.only(fighter);
        aloft = up ? aloft | him : aloft & ~him;
    }

    void copyInto(Companions t) {
        System.arraycopy(with, 0, t.with, 0, with.length);
        t.accompanying = accompanying;
        t.aloft = aloft;
    }

    /** They count only where there are any, so that the position of a skirmish is told as it always was. */
    void digest(Digest d) {
        if (accompanying != 0) {
            d.add(with);
        }
        if (aloft != 0) {
            d.add(aloft);
        }
    }

    int bytes() {
        return with.length + 2 * Long.BYTES;
    }
}
