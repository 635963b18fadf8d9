package fitg.galaxy.state;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.PlanetSecret;
import fitg.content.Side;
import fitg.state.Holder;
import fitg.state.Position;
import java.util.Arrays;

/**
 * What a galaxy-wide game keeps besides: treasuries, the event of the turn, planet secrets, the secret base, Strategic
 * Assignments, planets that are gone or hypnotised, sovereigns and suicide squads. Sets of planets are {@link PieceSet}s by
 * their place in the catalogue.
 */
public class Realm {

    /** There is no secret here, no card, no base; or the viewer does not know which. */
    public static final int NONE = Holder.NOBODY;

    /** How many suicide squads and atrocity units there can be. */
    public static final int SQUADS = 2;

    public static final int ATROCITY_UNITS = 3;

    static final Catalogue PRINTED = Catalogue.standard();
    static final int CARDS = 20;

    private static final Realm AT_PEACE = atPeace();

    final Area area;
    /** Where each Rebel was last known to be detected on a planet whose secret was hidden (4.2 d). */
    final byte[] alarms;
    /** Those Rebels for whom there is such a planet, and the sovereigns who serve a side; kept because every settlement asks for them. */
    long alarmed;

    long serving;
    /** For each planet of the area which secret lies on it. */
    final byte[] secrets;
    /** Strategic Assignment cards in the order they will be turned. */
    final byte[] assignments;

    final byte[] sovereigns;
    /** The counter that carries each suicide squad. */
    final short[] squads;
    /** The planet each atrocity unit holds in hypnosis, in the order of their types. */
    final byte[] hypnosis;

    int round;
    int rebelPoints;
    int imperialPoints;
    int debt;
    long eventDeck;
    int event = NONE;
    long withSecret;
    long revealed;
    long ended;
    long destroyed;
    int base = NONE;
    boolean baseRevealed;
    boolean baseDestroyed;
    long named;
    int secretsLearned;
    int assignmentsOrdered;
    int assignmentsTurned;
    /** Cards from the top of the deck the Rebel player knows, turned or seen before their time. */
    int assignmentsSeen;

    boolean squadsTrained;
    /** Follows from the secrets that lie open; kept because every settlement asks for it. */
    boolean drugs;

    boolean unitsShown;
    /** Planets in rebellion that may still fight because of it (K-R17). */
    long uprisings;
    /** Characters who take no part in this campaign; they are not dead. */
    long absent;
    /** K-R8: what the Imperial player has spent and raised behind his screen, not shown yet. */
    int screenedPoints;

    long screenedUp;
    long screenedLevels;
    long screenedSecondLevels;

    Realm(Area area) {
        this.area = area;
        secrets = new byte[area.planets().length];
        Arrays.fill(secrets, (byte) NONE);
        alarms = new byte[PRINTED.characters().size()];
        Arrays.fill(alarms, (byte) NONE);
        assignments = new byte[CARDS];
        Arrays.fill(assignments, (byte) NONE);
        sovereigns = new byte[PRINTED.sovereigns().size()];
        squads = new short[SQUADS];
        Arrays.fill(squads, (short) NONE);
        hypnosis = new byte[ATROCITY_UNITS];
        Arrays.fill(hypnosis, (byte) NONE);
    }

    /** No sovereign can be called in a smaller game. */
    private static Realm atPeace() {
        Realm realm = new Realm(Area.galaxy());
        Arrays.fill(realm.sovereigns, (byte) Fate.GONE.ordinal());
        return realm;
    }

    /** Of any position; a smaller game is a realm in which nothing of this ever happens. */
    public static Realm of(Position s) {
        return s.wider() instanceof RealmState realm ? realm : AT_PEACE;
    }

    /** The first or second pair of player-turns of this game-turn. */
    public int round() {
        return round;
    }

    // ---- treasuries

    /** Force points on the Resource Track of a side. */
    public int points(Side side) {
        return side == Side.REBEL ? rebelPoints : imperialPoints;
    }

    /** Event 113: what is taken from the next taxes. */
    public int debt() {
        return debt;
    }

    /** K-R8: what the Imperial player has spent in the step under way; the other side still sees it on the track. */
    public int screenedPoints() {
        return screenedPoints;
    }

    // ---- events

    /** The event cards that have not been drawn, by their place in the catalogue. */
    public long eventDeck() {
        return eventDeck;
    }

    /** The number of the event in force this game-turn, 98 to 126, or NONE. */
    public int event() {
        return event;
    }

    public boolean isEvent(int number) {
        return event == number;
    }

    // ---- planet secrets

    /** Which secret lies on a planet, by its place in the catalogue; NONE where there is none or it is not known. */
    public int secret(int planet) {
        int slot = area.planetSlot(planet);
        return slot < 0 ? NONE : secrets[slot];
    }

    /** Whether a planet has a secret, which everybody knows; which one is another question. */
    public boolean hasSecret(int planet) {
        return PieceSet.has(withSecret, planet);
    }

    public boolean isRevealed(int planet) {
        return PieceSet.has(revealed, planet);
    }

    /** The planets whose secret lies open. */
    public long revealed() {
        return revealed;
    }

    /** The planets whose secret does not lie open yet; which planets have one is public. */
    public long hidden() {
        return withSecret & ~revealed & ~destroyed;
    }

    /** Planets whose secret has come to its end. */
    public long ended() {
        return ended;
    }

    /** Whether a planet has this secret and it has not ended, revealed or not. */
    public boolean has(Secret secret, int planet) {
        return secret(planet) == secret.ordinal() && !PieceSet.has(ended, planet);
    }

    /** Whether a planet has this secret, it lies open, and has not ended. */
    public boolean shows(Secret secret, int planet) {
        return isRevealed(planet) && has(secret, planet);
    }

    /** Whether Drug World lies open. */
    public boolean knowsDrugs() {
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

    /** The planet with this secret, or NONE. */
    public int planetOf(Secret secret) {
        for (int planet : area.planets()) {
            if (secret(planet) == secret.ordinal()) {
                return planet;
            }
        }
        return NONE;
    }

    public static PlanetSecret printed(int secret) {
        return PRINTED.campaign().planetSecrets().get(secret);
    }

    // ---- planets that are gone, or asleep

    public long destroyed() {
        return destroyed;
    }

    public boolean isDestroyed(int planet) {
        return PieceSet.has(destroyed, planet);
    }

    /** The planet an atrocity unit of this sort holds in hypnosis, or NONE. */
    public int hypnotised(int unit) {
        return hypnosis[unit];
    }

    public boolean isHypnotised(int planet) {
        for (byte each : hypnosis) {
            if (each == planet) {
                return true;
            }
        }
        return false;
    }

    // ---- the secret base

    /** The planet of the secret base; NONE before it is chosen and for who does not know it. */
    public int base() {
        return base;
    }

    /** Revealed or destroyed, which counts as revealed. */
    public boolean baseRevealed() {
        return baseRevealed;
    }

    public boolean baseDestroyed() {
        return baseDestroyed;
    }

    /** Candidates the Rebel player has named as not the base. */
    public long named() {
        return named;
    }

    public int secretsLearned() {
        return secretsLearned;
    }

    // ---- Strategic Assignments

    /** The card in this place of the deck, by its place in the catalogue; NONE when it is not known. */
    public int assignment(int place) {
        return assignments[place];
    }

    public int assignmentsOrdered() {
        return assignmentsOrdered;
    }

    public int assignmentsTurned() {
        return assignmentsTurned;
    }

    /** How many cards from the top the Rebel player knows: those turned, and perhaps the next. */
    public int assignmentsSeen() {
        return Math.max(assignmentsSeen, assignmentsTurned);
    }

    /** The card that governs this game-turn, or NONE. */
    public int assignment() {
        return assignmentsTurned == 0 ? NONE : assignments[assignmentsTurned - 1];
    }

    // ---- characters

    /** Characters who take no part in this campaign: out of the game, but not dead. */
    public long absent() {
        return absent;
    }

    // ---- sovereigns and squads

    /** What has become of a sovereign. */
    public enum Fate {
        UNSUMMONED,
        REBEL,
        IMPERIAL,
        GONE
    }

    private static final Fate[] FATES = Fate.values();

    public Fate sovereign(int sovereign) {
        return FATES[sovereigns[sovereign]];
    }

    /** Those who serve a side, by their place in the catalogue. */
    public long serving() {
        return serving;
    }

    /** Whether this is a galaxy-wide game at all. */
    public static boolean spans(Position s) {
        return of(s) != AT_PEACE;
    }

    /** The counter that carries a suicide squad, or NONE if the squad is not in play. */
    public int squadCarrier(int squad) {
        return squads[squad];
    }

    public boolean squadsTrained() {
        return squadsTrained;
    }

    /** IPOC: all Imperial units lie open for good. */
    public boolean unitsShown() {
        return unitsShown;
    }

    /** Planets in rebellion whose special combat waits for the end of the step (K-R17). */
    public long uprisings() {
        return uprisings;
    }
}
