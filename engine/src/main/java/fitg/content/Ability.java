package fitg.content;

/** The special characteristics printed on character cards (abilities.csv). */
public enum Ability {
    OWNS_EXPLORER,
    OWNS_SOLAR_MERCHANT,
    OWNS_PLANETARY_PRIVATEER,
    PILOTS_REDJACS_SPACESHIP,
    GUARDS_ZINA_ADORA,
    HEALS_STACK,
    HIDING_PLUS_1,
    HIDING_PLUS_2,
    AUTOMATIC_REPAIR,
    IGNORES_SENTRY_ROBOTS,
    IGNORES_FIRST_CREATURE_NON_URBAN,
    REVEALS_PLANET_SECRET,
    IGNORES_IRATE_LOCALS
}
