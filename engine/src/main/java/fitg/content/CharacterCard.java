package fitg.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A character card. {@code index} is the card number less one. */
public record CharacterCard(
        int index,
        int number,
        String name,
        Side side,
        String race,
        Optional<String> title,
        OptionalInt royaltyPlanetId,
        boolean knight,
        int combat,
        int endurance,
        int intelligence,
        int leadership,
        OptionalInt spaceLeadership,
        int diplomacy,
        int navigation,
        List<Integer> homePlanetIds,
        Map<Mission, Integer> bonusDraws,
        Set<Ability> abilities) {

    public int printed(Rating rating) {
        return switch (rating) {
            case COMBAT -> combat;
            case ENDURANCE -> endurance;
            case INTELLIGENCE -> intelligence;
            case LEADERSHIP -> leadership;
            case DIPLOMACY -> diplomacy;
            case NAVIGATION -> navigation;
        };
    }

    public boolean has(Ability ability) {
        return abilities.contains(ability);
    }

    public int bonusDraws(Mission mission) {
        return bonusDraws.getOrDefault(mission, 0);
    }
}
