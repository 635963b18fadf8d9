package fitg.rules.circumstance;

/** Its works fill the track of whoever has them. */
final class IndustrialWorld implements SecretAtWork {

    @Override
    public int income() {
        return 3;
    }

    @Override
    public int worthInPoints(int resource, boolean wild) {
        return 2 * resource;
    }
}
