package fitg.rules.circumstance;

/** 114: over Egrix the stronger fleet is thanked for its protection. */
final class NomadInvasion implements EventInForce {

    @Override
    public boolean rewardsFleets() {
        return true;
    }
}
