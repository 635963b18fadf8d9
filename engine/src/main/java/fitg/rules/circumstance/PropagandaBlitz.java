package fitg.rules.circumstance;

/** 126: rumours delay nobody. */
final class PropagandaBlitz implements EventInForce {

    @Override
    public boolean ignoresRumours() {
        return true;
    }
}
