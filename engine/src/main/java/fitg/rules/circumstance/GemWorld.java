package fitg.rules.circumstance;

/** Its gems fill the track of whoever has it. */
final class GemWorld implements SecretAtWork {

    @Override
    public int income() {
        return 5;
    }

    @Override
    public int worthInPoints(int resource, boolean wild) {
        return 3 * resource;
    }
}
