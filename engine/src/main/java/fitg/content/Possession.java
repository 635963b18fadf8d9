package fitg.content;

import java.util.Map;
import java.util.Optional;

/** A possession card, 33 to 52. {@code index} is the card number less 33. Ship figures are 0 on other cards. */
public record Possession(
        int index,
        int number,
        String name,
        Kind kind,
        int cannons,
        int shields,
        int maneuver,
        int passengers,
        Optional<String> owner,
        Durability durability,
        int breaksFrom,
        Map<String, String> effects,
        String text) {

    public enum Kind {
        SPACESHIP,
        WEAPON,
        OBJECT,
        COMPANION
    }

    /** Case 14.2: what using the card costs; {@code breaksFrom} is the lowest die that breaks it, 7 if none does. */
    public enum Durability {
        SPACESHIP_DAMAGE_RULES,
        NEVER_NEEDS_REPAIR,
        LOST_AFTER_ONE_USE,
        MAY_BECOME_INOPERATIVE
    }
}
