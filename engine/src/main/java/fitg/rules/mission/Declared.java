package fitg.rules.mission;

import fitg.content.Side;
import fitg.rules.control.Control;
import fitg.state.Holder;
import fitg.state.Position;

/** What was said at the assignment and counts when the bonus draws come (cases 14.27, 13.2). */
public record Declared(int loyaltyValue, int bladeOwner, int gemsOwner, int gemsMission, int rifleOwner) {

    /** Before anything is said: loyalty as it is, and a Rifle that lies shown (RUL-108). */
    public static Declared nothing(Position s, int environ, Side side) {
        int loyaltyValue = s.planets().loyalty(Control.planetOf(environ)).valueFor(side);
        return new Declared(loyaltyValue, Holder.NOBODY, Holder.NOBODY, Holder.NOBODY, Missions.shownRifleOwner(s));
    }

    public Declared withBladeOf(int owner) {
        return new Declared(loyaltyValue, owner, gemsOwner, gemsMission, rifleOwner);
    }

    public Declared withGemsOf(int owner, int mission) {
        return new Declared(loyaltyValue, bladeOwner, owner, mission, rifleOwner);
    }

    /** RUL-108: the Rifle counts if it lies shown when the last mission has been given. */
    public Declared withRifleShown(Position s) {
        return new Declared(loyaltyValue, bladeOwner, gemsOwner, gemsMission, Missions.shownRifleOwner(s));
    }
}
