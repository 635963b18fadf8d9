package fitg.rules.circumstance;

/** 118: hyperspace leads where it will. */
final class UnsteadyHyperspace implements EventInForce {

    @Override
    public boolean redirectsJumps() {
        return true;
    }
}
