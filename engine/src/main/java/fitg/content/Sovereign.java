package fitg.content;

import java.util.Optional;
import java.util.OptionalInt;

/** A sovereign (case 25.0). A neutral one has no allegiance; one without space leadership cannot leave (case 25.21). */
public record Sovereign(
        String name,
        int planetId,
        int environId,
        Optional<Side> allegiance,
        int combat,
        int endurance,
        int leadership,
        OptionalInt spaceLeadership) {}
