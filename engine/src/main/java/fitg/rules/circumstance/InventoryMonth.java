package fitg.rules.circumstance;

/** 115: Imperial starships stay in the province they are in. */
final class InventoryMonth implements EventInForce {

    @Override
    public boolean closesBorders(boolean starships) {
        return starships;
    }
}
