package fitg.rules.circumstance;

import fitg.content.Loyalty;
import fitg.content.Side;

/**
 * What the secret of a planet changes there, by the questions the chapters ask (3-galactic, 4.3). Nothing is answered here: a planet
 * without a secret, one whose secret has come to its end or is not known, and every smaller game.
 */
public interface SecretAtWork {

    // ---- when it is shown

    /** Whether its planet stops turning. */
    default boolean haltsRotation() {
        return false;
    }

    /** Whether Rebels are captured there, and need no guards. */
    default boolean capturesRebels() {
        return false;
    }

    /** Whether everybody there is stronger, and pays for it. */
    default boolean drugs() {
        return false;
    }

    /** What its planet thinks of the Empire once it is shown. */
    default Loyalty loyaltyWhenShown(Loyalty before) {
        return before;
    }

    /** Whether a rebellion there turns Imperial units face up. */
    default boolean opensUnits() {
        return false;
    }

    // ---- loyalty

    /** Whether its planet will not be swayed towards a side: not from outside, and not by the first letter of a mission. */
    default boolean resists(Side favour) {
        return false;
    }

    /** Whether a word of a diplomat raises its planet, where nobody plots, nobody reigns and nobody outside hears of it. */
    default boolean isAlive() {
        return false;
    }

    // ---- taxes and rebellion

    /** Whether taxes shift loyalty. */
    default boolean resentsTaxes(boolean full) {
        return full;
    }

    /** Whether who is not taxed forgives the Empire. */
    default boolean forgives() {
        return true;
    }

    /** What the Empire gains in every resource phase. */
    default int income() {
        return 0;
    }

    /** What the units of an environ that rises may cost. */
    default int worthInUnits(int resource, boolean wild) {
        return wild ? 2 * resource : resource;
    }

    /** What an environ that rises brings the Rebel track. */
    default int worthInPoints(int resource, boolean wild) {
        return wild ? 2 * resource : resource;
    }

    /** Whether every environ counts as starred. */
    default boolean starsEveryEnviron() {
        return false;
    }

    /** Whether a wild populace changes nothing there. */
    default boolean ignoresWildness() {
        return false;
    }

    // ---- missions

    /** Whether a group there may be given a second mission. */
    default boolean doublesMissions() {
        return false;
    }

    /** Whether groups that come back from missions find something. */
    default boolean invitesGuests() {
        return false;
    }

    /** Whether the dead come back to who recruits there. */
    default boolean clonesTheDead() {
        return false;
    }

    /** Whether who gathers information learns every secret. */
    default boolean opensArchives() {
        return false;
    }

    /** Whether who gathers information finds a spaceship. */
    default boolean givesShips() {
        return false;
    }

    /** Whether the first Rebel ship that is looked for there tells the secret. */
    default boolean showsWhereShipsAreSought() {
        return false;
    }

    /** Whether a spaceship is harder to detect there. */
    default boolean coversShip(int ship) {
        return false;
    }

    /** Whether its creatures and its people are not those that are printed. */
    default boolean breedsMutants() {
        return false;
    }

    /** What is left of it when it has come to its end. */
    default SecretAtWork afterItsEnd() {
        return Circumstances.NO_SECRET;
    }
}
