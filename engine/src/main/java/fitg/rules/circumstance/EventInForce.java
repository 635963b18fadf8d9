package fitg.rules.circumstance;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.state.Position;

/**
 * What the galactic event of the game-turn changes for as long as it lasts, by the questions the chapters ask (3-galactic, 6).
 * Nothing is answered here: no event, one that is over as soon as it was turned, and every smaller game.
 */
public interface EventInForce {

    /** Whether an atrocity may be committed on any planet. */
    default boolean bringsAtrocitiesAnywhere() {
        return false;
    }

    /** Whether every mission group may be given a second mission now. */
    default boolean doublesMissions(Position s) {
        return false;
    }

    /** Whether the Strategic Assignment binds nobody. */
    default boolean suspendsAssignments() {
        return false;
    }

    /** Whether Imperials must stay in their province, whatever their assignment: starships, or characters. */
    default boolean closesBorders(boolean starships) {
        return false;
    }

    /** Whether the Empire can buy units. */
    default boolean sellsUnits() {
        return true;
    }

    /** Whether the Empire can build on its PDBs. */
    default boolean buildsPdbs() {
        return true;
    }

    /** What it adds to the distance of a hyperjump. */
    default int furtherJump(int fromStar, int toStar) {
        return 0;
    }

    /** By how much starships navigate worse. */
    default int worseNavigation() {
        return 0;
    }

    /** Whether hyperspace may lead to another star than the one that was named. */
    default boolean redirectsJumps() {
        return false;
    }

    /** Whether a planet listens to a side's diplomats and plotters. */
    default boolean listens(int planet, Side side) {
        return true;
    }

    /** Whether missions on a planet have no bonus draws. */
    default boolean forbidsBonus(int planet) {
        return false;
    }

    /** Whether action events that forbid bonus draws are ignored. */
    default boolean ignoresRumours() {
        return false;
    }

    /** Whether creatures of a planet attack however often they have. */
    default boolean wakesCreatures(int planet) {
        return false;
    }

    /** Whether the loyalty of a planet cannot change. */
    default boolean freezesLoyalty(int planet) {
        return false;
    }

    /** Characters who go on no mission and lead nobody. */
    default long unfit() {
        return PieceSet.NONE;
    }

    /** Whether a spaceship may not move. */
    default boolean recalls(int ship) {
        return false;
    }

    /** Whether no domino begins. */
    default boolean silencesDominoes() {
        return false;
    }

    /** Whether a fleet of ghosts comes before the first space combats. */
    default boolean bringsGhosts() {
        return false;
    }

    /** Whether fleets turn loyalty when the game-turn ends. */
    default boolean rewardsFleets() {
        return false;
    }
}
