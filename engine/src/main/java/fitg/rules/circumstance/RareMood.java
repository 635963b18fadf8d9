package fitg.rules.circumstance;

/** 100: the Emperor hears of an atrocity with pleasure, wherever it was. */
final class RareMood implements EventInForce {

    @Override
    public boolean bringsAtrocitiesAnywhere() {
        return true;
    }
}
