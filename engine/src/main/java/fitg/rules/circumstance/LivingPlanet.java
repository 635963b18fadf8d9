package fitg.rules.circumstance;

/** The planet itself takes part: it rises for a diplomat, helps Rebels to fight, and keeps what happens there to itself. */
final class LivingPlanet implements SecretAtWork {

    @Override
    public boolean isAlive() {
        return true;
    }
}
