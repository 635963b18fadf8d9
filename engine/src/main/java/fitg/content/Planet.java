package fitg.content;

import java.util.List;
import java.util.Optional;

/** What is printed of a planet. {@code index} is its place in the catalogue, {@code id} its number on the map. */
public record Planet(
        int index,
        int id,
        String name,
        int systemId,
        Kind kind,
        Optional<String> homeOfRace,
        boolean hasSecret,
        boolean rebelBaseCandidate,
        Loyalty startLoyalty,
        Loyalty armageddonLoyalty,
        boolean armageddonRebelControlled,
        List<Integer> environs) {

    public enum Kind {
        ORDINARY,
        CAPITAL,
        THRONE
    }
}
