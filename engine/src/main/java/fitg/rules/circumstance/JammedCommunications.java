package fitg.rules.circumstance;

/** 121: no Imperial leaves his province, and nobody hears what happens elsewhere. */
final class JammedCommunications implements EventInForce {

    @Override
    public boolean closesBorders(boolean starships) {
        return true;
    }

    @Override
    public boolean silencesDominoes() {
        return true;
    }
}
