package fitg.rules.circumstance;

/** IPOC: a rebellion there tells where every Imperial unit is. */
final class OrderOfBattle implements SecretAtWork {

    @Override
    public boolean opensUnits() {
        return true;
    }
}
