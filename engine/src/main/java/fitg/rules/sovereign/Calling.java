package fitg.rules.sovereign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Environ;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Position;

/** Cases 25.11 and 25.12, in both editions: when a sovereign can be called, and how often he wants to be asked. */
public final class Calling {

    private static final int UPROAR = 2;

    private Calling() {}

    /** Two planets of the province have risen, or two on which his people live (P-R27). */
    public static boolean isTimely(Position s, int environ) {
        int province = Provinces.of(Place.planet(environ));
        int near = 0;
        int people = 0;
        for (int planet : s.area().planets()) {
            if (Loyalties.isRisen(s, planet)) {
                near += Provinces.of(planet) == province ? 1 : 0;
                people += sharesRace(planet, PRINTED.environ(environ)) ? 1 : 0;
            }
        }
        return near >= UPROAR || people >= UPROAR;
    }

    private static boolean sharesRace(int planet, Environ environ) {
        for (int each = 0; each < environ.races().size(); each++) {
            if (Loyalties.hasRace(planet, environ.races().get(each))) {
                return true;
            }
        }
        return false;
    }

    /** The letters it takes: one who is neutral wants to be asked twice. */
    public static int letters(int environ) {
        boolean neutral = PRINTED.sovereigns().stream()
                .anyMatch(each -> each.environId() == PRINTED.environ(environ).id()
                        && each.allegiance().isEmpty());
        return neutral ? 2 : 1;
    }
}
