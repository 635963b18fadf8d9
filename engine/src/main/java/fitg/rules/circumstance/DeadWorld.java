package fitg.rules.circumstance;

/** It stops turning at once; who was there may only leave. */
final class DeadWorld implements SecretAtWork {

    @Override
    public boolean haltsRotation() {
        return true;
    }
}
