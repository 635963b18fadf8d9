package fitg.state.realm;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.state.Holder;
import fitg.state.Position;
import java.util.Arrays;

/**
 * What a galaxy-wide game keeps besides: treasuries, the event of the turn, the secret base, planets that are gone or
 * hypnotised, sovereigns and suicide squads; in parts of their own the {@link PlanetSecrets}, the {@link AssignmentDeck} and what
 * is behind the {@link ImperialScreen}. Sets of planets are {@link PieceSet}s by their place in the catalogue.
 */
public class Realm {

    /** There is no secret here, no card, no base; or the viewer does not know which. */
    public static final int NONE = Holder.NOBODY;

    /** How many suicide squads and atrocity units there can be. */
    public static final int SQUADS = 2;

    public static final int ATROCITY_UNITS = 3;
    /** The one of them that can halt a planet. */
    public static final int STABILIZER = 2;

    private static final Catalogue PRINTED = Catalogue.standard();

    private static final Realm AT_PEACE = atPeace();

    final Area area;
    final PlanetSecretsState secrets;
    final AssignmentDeckState assignments = new AssignmentDeckState();
    final ImperialScreen screen = new ImperialScreen();
    /** The sovereigns who serve a side; kept because every settlement asks for them. */
    long serving;

    final byte[] sovereigns = new byte[PRINTED.sovereigns().size()];
    /** The counter that carries each suicide squad. */
    final short[] squads = new short[SQUADS];
    /** The planet each atrocity unit holds in hypnosis, in the order of their types. */
    final byte[] hypnosis = new byte[ATROCITY_UNITS];

    int round;
    int rebelPoints;
    int imperialPoints;
    int debt;
    long eventDeck;
    int event = NONE;
    long destroyed;
    int base = NONE;
    boolean baseRevealed;
    boolean baseDestroyed;
    long named;
    int secretsLearned;
    boolean squadsTrained;
    boolean unitsShown;
    /** Planets in rebellion that may still fight because of it (K-R17). */
    long uprisings;
    /** Characters who take no part in this campaign; they are not dead. */
    long absent;
    /** Whether the Imperial player is asked about his secrets in every segment of this game-turn. */
    boolean watching;

    Realm(Area area) {
        this.area = area;
        secrets = new PlanetSecretsState(area);
        Arrays.fill(squads, (short) NONE);
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

    // ---- events

    /** The event cards that have not been drawn, by their place in the catalogue. */
    public long eventDeck() {
        return eventDeck;
    }

    /** The number of the event in force this game-turn, 98 to 126, or NONE. */
    public int event() {
        return event;
    }

    // ---- planet secrets

    public PlanetSecrets secrets() {
        return secrets;
    }

    /** Which secret lies on a planet, by its place in the catalogue; NONE where there is none or it is not known. */
    public int secret(int planet) {
        return secrets.on(planet);
    }

    public boolean isRevealed(int planet) {
        return PieceSet.has(secrets.revealed, planet);
    }

    /** The planets whose secret does not lie open yet; which planets have one is public. */
    public long hidden() {
        return secrets.unrevealed() & ~destroyed;
    }

    /** G-R59: whether the Imperial player wants to be asked about his secrets in every segment of this game-turn. */
    public boolean watching() {
        return watching;
    }

    // ---- planets that are gone, or asleep

    public long destroyed() {
        return destroyed;
    }

    /** Whether anywhere nobody heals: on Drug World, or where a planet was. */
    public boolean hasDrugsOrRuins() {
        return secrets.drugs || destroyed != PieceSet.NONE;
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

    public AssignmentDeck assignments() {
        return assignments;
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
