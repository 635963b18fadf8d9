package fitg.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A sovereign (case 25.0). A neutral one has no allegiance; one without space leadership cannot leave (case 25.21). */
public record Sovereign(
        String name,
        int planetId,
        int environId,
        Optional<Side> allegiance,
        int combat,
        int endurance,
        int leadership,
        OptionalInt spaceLeadership) {

    /** Their faces: first one of each, of the side he favours or of the rebels, then the Imperial ones of those who favour nobody. */
    static List<CharacterCard> faces(List<Sovereign> all, int first) {
        List<CharacterCard> faces = new ArrayList<>();
        for (Sovereign each : all) {
            faces.add(each.face(first + faces.size(), each.allegiance().orElse(Side.REBEL)));
        }
        for (Sovereign each : all) {
            if (each.allegiance().isEmpty()) {
                faces.add(each.face(first + faces.size(), Side.IMPERIAL));
            }
        }
        return List.copyOf(faces);
    }

    /** Cases 25.22 and 25.23: three ratings and nothing else. */
    private CharacterCard face(int index, Side side) {
        return new CharacterCard(
                index,
                index + 1,
                name,
                side,
                "",
                Optional.empty(),
                OptionalInt.empty(),
                false,
                combat,
                endurance,
                0,
                leadership,
                spaceLeadership,
                0,
                0,
                List.of(),
                Map.of(),
                Set.of());
    }
}
