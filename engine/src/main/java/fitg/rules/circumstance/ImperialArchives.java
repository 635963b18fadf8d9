package fitg.rules.circumstance;

/** Whoever gathers information there learns every planet secret. */
final class ImperialArchives implements SecretAtWork {

    @Override
    public boolean opensArchives() {
        return true;
    }
}
