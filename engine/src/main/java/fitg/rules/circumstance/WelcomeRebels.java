package fitg.rules.circumstance;

import fitg.content.Loyalty;
import fitg.content.Side;

/** Its people wait for the Rebels, and a wild populace adds nothing to that. */
final class WelcomeRebels implements SecretAtWork {

    @Override
    public Loyalty loyaltyWhenShown(Loyalty before) {
        return before == Loyalty.UNREST ? before : Loyalty.DISSENT;
    }

    @Override
    public boolean resists(Side favour) {
        return favour == Side.IMPERIAL;
    }

    @Override
    public boolean resentsTaxes(boolean full) {
        return true;
    }

    @Override
    public boolean forgives() {
        return false;
    }

    @Override
    public int worthInUnits(int resource, boolean wild) {
        return 2 * resource;
    }

    @Override
    public int worthInPoints(int resource, boolean wild) {
        return 2 * resource;
    }

    @Override
    public boolean ignoresWildness() {
        return true;
    }
}
