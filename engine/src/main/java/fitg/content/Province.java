package fitg.content;

import java.util.OptionalInt;

/** A province (case 5.1); the First one also holds the throne planet. */
public record Province(int id, String name, int capitalPlanetId, OptionalInt thronePlanetId) {}
