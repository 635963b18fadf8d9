package fitg.rules.combat.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.secret.Unveiling;
import fitg.state.Position;

/** Planet secret Living Planet: in all combat in its environs the planet itself helps the rebels; the first fight shows it (4.3). */
final class LivingSoil {

    private static final int COLUMNS = 2;

    private LivingSoil() {}

    /** True if the secret comes to light now. */
    static boolean shows(Resolution r, int environ) {
        return Circumstances.on(r.state(), Place.planet(environ)).isAlive()
                && Unveiling.byUse(r, Place.planet(environ));
    }

    /** The same in a fight of characters: what lives there is on nobody's side. */
    static int columns(Position s, int environ, Side attacker, Force force) {
        boolean ours = force.isCharacters() || force.isSquad();
        return ours || attacker == Side.IMPERIAL ? columns(s, environ, attacker) : 0;
    }

    /** Columns towards the attacker, or away from him. */
    static int columns(Position s, int environ, Side attacker) {
        boolean alive = Circumstances.shown(s, Place.planet(environ)).isAlive();
        return !alive ? 0 : attacker == Side.REBEL ? COLUMNS : -COLUMNS;
    }
}
