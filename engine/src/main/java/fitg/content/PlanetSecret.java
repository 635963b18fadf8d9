package fitg.content;

/** A Planet Secret (section 31.0). */
public record PlanetSecret(String name, String code, Wording effect, LostWhen lostWhen) {

    /** What ends the secret. */
    public enum LostWhen {
        NEVER,
        PLACED_IN_REBELLION,
        AFTER_REBELLION_EFFECTS_APPLIED,
        SHIP_AWARD_LOST_WHEN_PLACED_IN_REBELLION
    }
}
