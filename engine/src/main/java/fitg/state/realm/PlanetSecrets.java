package fitg.state.realm;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.PlanetSecret;
import java.util.Arrays;

/** The planet secrets: which one lies where, which of them lie open or have come to their end, and who came too near one. */
public class PlanetSecrets {

    private static final Catalogue PRINTED = Catalogue.standard();

    final Area area;
    /** For each planet of the area which secret lies on it. */
    final byte[] secrets;
    /** Where each Rebel was last known to be detected on a planet whose secret was hidden (4.2 d). */
    final byte[] alarms = new byte[PRINTED.characters().size()];
    /** Those Rebels for whom there is such a planet; kept because every settlement asks for them. */
    long alarmed;

    long withSecret;
    long revealed;
    long ended;
    /** Follows from the secrets that lie open; kept because every settlement asks for it. */
    boolean drugs;

    PlanetSecrets(Area area) {
        this.area = area;
        secrets = new byte[area.planets().length];
        Arrays.fill(secrets, (byte) Realm.NONE);
        Arrays.fill(alarms, (byte) Realm.NONE);
    }

    /** What is printed of a secret. */
    public static PlanetSecret printed(int secret) {
        return PRINTED.campaign().planetSecrets().get(secret);
    }

    /** Which secret lies on a planet, by its place in the catalogue; NONE where there is none or it is not known. */
    public int on(int planet) {
        int slot = area.planetSlot(planet);
        return slot < 0 ? Realm.NONE : secrets[slot];
    }

    /** Whether a planet has a secret, which everybody knows; which one is another question. */
    public boolean isOn(int planet) {
        return PieceSet.has(withSecret, planet);
    }

    /** The planets whose secret lies open. */
    public long revealed() {
        return revealed;
    }

    /** The planets whose secret does not lie open yet; which planets have one is public. */
    long unrevealed() {
        return withSecret & ~revealed;
    }

    /** Planets whose secret has come to its end. */
    public long ended() {
        return ended;
    }

    /** Whether Drug World lies open. */
    public boolean drugsAreKnown() {
        return drugs;
    }

    /** The planet with a hidden secret on which somebody was last known to be detected, or NONE. */
    public int alarm(int character) {
        return alarms[character];
    }

    /** Everybody for whom there is such a planet. */
    public long alarmed() {
        return alarmed;
    }
}
