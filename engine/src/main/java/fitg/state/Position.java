package fitg.state;

import fitg.content.Area;

/**
 * A position as the rules read it. Both the state of a game and what a seat may know of it are one, so rules, odds,
 * computer players and documents ask the same questions of the same methods, and nobody needs a copy of a rule.
 */
public interface Position {

    /** The part of the galaxy that is played in. */
    Area area();

    Turn turn();

    Planets planets();

    Places places();

    Forces forces();

    People people();

    Gear gear();

    MissionsUnderWay missions();

    /** What the ruleset of this game keeps besides. */
    Part further();

    /** What a wider level of the same edition adds to it. */
    Part wider();

    /** One of the two, as the class that reads it; null if it keeps nothing of the sort. */
    <T> T further(Class<T> kind);
}
