package fitg.state.realm;

import fitg.content.Area;
import fitg.content.PieceSet;
import fitg.state.Digest;

/** The {@link PlanetSecrets} of a game under way. */
public final class PlanetSecretsState extends PlanetSecrets {

    PlanetSecretsState(Area area) {
        super(area);
    }

    public void put(int planet, int secret) {
        secrets[area.planetSlot(planet)] = (byte) secret;
        withSecret |= PieceSet.only(planet);
    }

    public void setAlarm(int character, int planet) {
        alarms[character] = (byte) planet;
        long self = PieceSet.only(character);
        alarmed = planet == Realm.NONE ? alarmed & ~self : alarmed | self;
    }

    public void reveal(int planet) {
        revealed |= PieceSet.only(planet);
        drugs |= on(planet) == Secret.DRUG_WORLD.ordinal();
    }

    public void end(int planet) {
        ended |= PieceSet.only(planet);
    }

    /** Overwrites those that lie face down. */
    void hide() {
        for (int planet : area.planets()) {
            if (!PieceSet.has(revealed, planet)) {
                secrets[area.planetSlot(planet)] = (byte) Realm.NONE;
            }
        }
    }

    void copyInto(PlanetSecretsState t) {
        System.arraycopy(secrets, 0, t.secrets, 0, secrets.length);
        System.arraycopy(alarms, 0, t.alarms, 0, alarms.length);
        t.alarmed = alarmed;
        t.withSecret = withSecret;
        t.revealed = revealed;
        t.ended = ended;
        t.drugs = drugs;
    }

    void digestPlanets(Digest d) {
        d.add(secrets).add(alarms);
    }

    void digestFates(Digest d) {
        d.add(withSecret).add(revealed).add(ended);
    }

    int bytes() {
        return secrets.length + alarms.length + 4 * Long.BYTES + 1;
    }
}
