package fitg.state.realm;

/** The sixteen planet secrets in the order of {@code planet_secrets.csv}; rules name those they know an effect of. */
public enum Secret {
    CASINO_GALACTICA,
    CLONING_COMPLEX,
    DEAD_WORLD,
    DRUG_WORLD,
    EMPIRE_FOREVER,
    GEM_WORLD,
    HYPER_WORLD,
    IMPERIAL_ARCHIVES,
    IMPERIAL_DELTRONICS,
    IPOC,
    INDUSTRIAL_WORLD,
    LIVING_PLANET,
    MUTANT_WORLD,
    SLAVE_WORLD,
    TRAP,
    WELCOME_REBELS;

    private static final Secret[] ALL = values();

    public static Secret at(int index) {
        return ALL[index];
    }
}
