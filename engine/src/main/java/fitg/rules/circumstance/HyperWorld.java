package fitg.rules.circumstance;

/** There is time for two missions. */
final class HyperWorld implements SecretAtWork {

    @Override
    public boolean doublesMissions() {
        return true;
    }
}
