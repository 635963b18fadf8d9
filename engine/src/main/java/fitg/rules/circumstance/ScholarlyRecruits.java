package fitg.rules.circumstance;

/** 103: nobody enlists. */
final class ScholarlyRecruits implements EventInForce {

    @Override
    public boolean sellsUnits() {
        return false;
    }
}
