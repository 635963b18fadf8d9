package fitg.rules.circumstance;

/** 106: a fleet of ghosts is about. */
final class Ghosts implements EventInForce {

    @Override
    public boolean bringsGhosts() {
        return true;
    }
}
