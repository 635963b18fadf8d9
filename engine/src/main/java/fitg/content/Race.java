package fitg.content;

import java.util.List;
import java.util.OptionalInt;

/**
 * A race of the galaxy. For a planet-bound race the home planet is simply the one it lives on; home-planet status is
 * {@link Planet#homeOfRace()}.
 */
public record Race(
        String name, String plural, boolean starFaring, OptionalInt homePlanetId, List<Integer> colonisedPlanetIds) {}
