package fitg.procedure;

import fitg.content.Area;
import fitg.content.Creature;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.IrateLocals;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;

/**
 * The rules of one level of one edition: the sequence of play as lists in the rulebook's order, the pieces that take part,
 * the procedures chapters call across each other, and what happens besides when something happens. A level or an edition
 * brings a ruleset of its own that replaces what it replaces; no rule asks which game is played.
 */
public abstract class Ruleset {

    private final Edition edition;
    private final GameLevel level;
    private final UnitRoster units;

    protected Ruleset(Edition edition, GameLevel level, UnitRoster units) {
        this.edition = edition;
        this.level = level;
        this.units = units;
    }

    public final Edition edition() {
        return edition;
    }

    public final GameLevel level() {
        return level;
    }

    // ---- the pieces

    /** The types of military units that take part. */
    public final UnitRoster units() {
        return units;
    }

    /** A scenario of this level from what is written about it; what these rules do not understand is refused. */
    public abstract Scenario scenario(ScenarioSheet sheet);

    /** The missions that can be undertaken. */
    public abstract List<Mission> missions();

    /** A state with nothing on the map. */
    public GameState emptyState(Area area) {
        return new GameState(area, units);
    }

    // ---- the sequence of play

    /** What is done once, before the first game-turn. */
    public abstract List<Phase> setUp();

    /** A game-turn, over and over until the game ends. */
    public abstract List<Phase> gameTurn();

    /** A player-turn. */
    public abstract List<Phase> playerTurn();

    // ---- what chapters call across each other

    /** Specification 2.9: puts right what must hold at all times. */
    public abstract Procedure settlement();

    /** A search for those on a mission, because of an event. */
    public abstract Procedure searchForGroup(Position s, int environ, int mission);

    public abstract Procedure militaryCombat(int environ, Side attacker, boolean uprising);

    /** @param environ the environ the units leave or are about to enter */
    public abstract Procedure pdbAttack(int environ, Side moving, UnitSet units);

    public abstract Procedure rebellion(int planet, int missionEnviron);

    /** A PDB looks for a ship that leaves its planet or reaches it. */
    public abstract Procedure detection(
            int ship, int planet, long aboard, boolean alreadyDetected, boolean alreadyDamaged, boolean leaving);

    public abstract Procedure fightByCharacters(int environ, Side side, long attackers, long defenders);

    public abstract Procedure fightBySquad(Position s, int environ, Side side, long defenders);

    public abstract Procedure fightByLocals(
            int environ, Side side, IrateLocals locals, boolean scrambled, long defenders);

    /** @param seized the character the creature has seized already, or nobody */
    public abstract Procedure fightByCreature(
            int environ, Side side, Creature creature, long defenders, boolean charmed, int seized);

    // ---- what happens besides

    /** A planet's loyalty has moved. */
    public void loyaltyMoved(Resolution r, int planet, Loyalty from) {}

    /** A planet has come into another political state. */
    public void planetChanged(Resolution r, int planet, PlanetState from) {}

    /** A planet has risen, and its units are raised. */
    public void rebellionRaised(Resolution r, int planet) {}

    /** Characters have been found by a search. */
    public void found(Resolution r, int environ, long characters) {}

    /** The Rebel victory points of a position, as far as this level counts more than the scenario's planets and people. */
    public int furtherPoints(Position s) {
        return 0;
    }
}
