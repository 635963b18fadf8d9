package fitg.rules.circumstance;

/** Slaves work for the Empire, and rise in numbers. */
final class SlaveWorld implements SecretAtWork {

    @Override
    public int income() {
        return 5;
    }

    @Override
    public int worthInUnits(int resource, boolean wild) {
        return 3 * resource;
    }

    @Override
    public boolean starsEveryEnviron() {
        return true;
    }
}
