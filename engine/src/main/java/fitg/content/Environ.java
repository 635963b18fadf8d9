package fitg.content;

import java.util.List;
import java.util.Optional;

/** What is printed of an environ. {@code planet} is the planet's place in the catalogue. */
public record Environ(
        int index,
        int id,
        int planet,
        EnvironType type,
        int size,
        int resource,
        boolean starred,
        int coupRating,
        List<String> races,
        Optional<Creature> creature,
        Optional<String> sovereign,
        Optional<IrateLocals> irateLocals) {

    public boolean hasCoupRating() {
        return coupRating > 0;
    }
}
