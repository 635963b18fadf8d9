package fitg.rules.circumstance;

import fitg.content.Loyalty;
import fitg.content.Side;

/** Its people love the Empire whatever it takes from them. */
final class EmpireForever implements SecretAtWork {

    @Override
    public Loyalty loyaltyWhenShown(Loyalty before) {
        return Loyalty.PATRIOTIC;
    }

    @Override
    public boolean resists(Side favour) {
        return favour == Side.REBEL;
    }

    @Override
    public boolean resentsTaxes(boolean full) {
        return false;
    }
}
