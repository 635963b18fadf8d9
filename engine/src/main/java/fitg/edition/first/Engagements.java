package fitg.edition.first;

import fitg.content.Creature;
import fitg.content.IrateLocals;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Position;

/** What the chapters of 1979 call across each other: who meets whom, and with what. */
public interface Engagements extends Chapters {

    /** Those of the game being played. */
    static Engagements of(Resolution r) {
        return (Engagements) Chapters.of(r);
    }

    /** A search for those on a mission, because of an event. */
    Procedure searchForGroup(Position s, int environ, int mission);

    Procedure militaryCombat(int environ, Side attacker, boolean uprising);

    /** @param environ the environ the units leave or are about to enter */
    Procedure pdbAttack(int environ, Side moving, UnitSet units);

    /** A PDB looks for a ship that leaves its planet or reaches it. */
    Procedure detection(
            int ship, int planet, long aboard, boolean alreadyDetected, boolean alreadyDamaged, boolean leaving);

    Procedure fightByCharacters(int environ, Side side, long attackers, long defenders);

    Procedure fightBySquad(Position s, int environ, Side side, long defenders);

    Procedure fightByLocals(int environ, Side side, IrateLocals locals, boolean scrambled, long defenders);

    /** @param seized the character the creature has seized already, or nobody */
    Procedure fightByCreature(int environ, Side side, Creature creature, long defenders, boolean charmed, int seized);

    // ---- what happens besides in wider games

    /** Cases 16.19 and 37.2: what a side has of gathering information with two letters. */
    void informationGathered(Resolution r, Side side);

    /** Case 9.31: a ship was hit and flies on; in the smallest game it is lost when it has landed. */
    default void damageInFlight(Resolution r, int ship, String ruleCase) {}

    /** Case 14.54: a ship is damaged where it stands; in the smallest game that loses it. */
    void damageShip(Resolution r, int ship, String ruleCase);

    /** Case 19.6: somebody was found; whether that has been the end of him, and of a Suicide Squad. */
    default boolean strikesFound(Resolution r, int environ, long found) {
        return false;
    }

    /** P-R49: whether a counter is left for a unit; in the smallest game there are always enough. */
    default boolean hasCounter(Position s, UnitType type) {
        return true;
    }

    /** Case 25.14: what the Empire raises where a sovereign follows it. */
    default Procedure levy(int environ, int points) {
        throw new IllegalStateException("nobody is summoned in this game");
    }

    /** Case 22.3: whether the attacker of an environ may stake everything. */
    default boolean mayStakeEverything(Position s, int environ, Side attacker) {
        return false;
    }
}
