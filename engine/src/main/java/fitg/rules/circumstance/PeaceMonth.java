package fitg.rules.circumstance;

/** 102: no assignment binds anybody. */
final class PeaceMonth implements EventInForce {

    @Override
    public boolean suspendsAssignments() {
        return true;
    }
}
