package fitg.players.captain;

import fitg.content.Place;
import fitg.content.Rating;
import java.util.HashMap;
import java.util.Map;

/** What it is worth to have certain of my characters in an environ: missions, less the danger to them, and the hunt. */
final class Places {

    private final Situation on;
    private final Stakes stakes;
    private final Peril peril;
    private final MissionWorth[] worths = new MissionWorth[Place.COUNT];
    private final Map<Party, Double> plans = new HashMap<>();

    /** Those who could go on missions in an environ. */
    private record Party(int environ, long able) {}

    Places(Situation on, Stakes stakes, Peril peril) {
        this.on = on;
        this.stakes = stakes;
        this.peril = peril;
    }

    /**
     * @param party all of mine who would be in the character stack there
     * @param detected the chance that they are detected
     */
    double worth(int environ, long party, double detected) {
        if (party == 0) {
            return 0;
        }
        long able = on.ableForMissions(party);
        double missions = missions(environ, able);
        double danger = on.temperament().fear(peril.mine(environ, party, detected));
        return missions - danger + hunt(environ, party);
    }

    /** The same parties come up again and again while journeys are compared. */
    private double missions(int environ, long able) {
        return plans.computeIfAbsent(
                new Party(environ, able),
                key -> MissionPlan.best(
                                on, worthIn(environ), able, worthIn(environ).allowed())
                        .value());
    }

    private MissionWorth worthIn(int environ) {
        if (worths[environ] == null) {
            worths[environ] = new MissionWorth(on, stakes, environ);
        }
        return worths[environ];
    }

    /** Enemies who are known to be here could be searched for, if they stay. */
    private double hunt(int environ, long party) {
        long hiders = on.characterStack(environ, on.enemy());
        if (hiders == 0) {
            return 0;
        }
        double known = (hiders & on.view().detected()) != 0 ? 0.4 : 0.15;
        double edge = on.sum(party, Rating.COMBAT) >= on.sum(hiders, Rating.COMBAT) ? 1 : 0.2;
        double found = on.foundByCharacters(environ, hiders, party);
        return known
                * found
                * on.lossesTo(party, hiders)
                * edge
                * stakes.deaths(hiders)
                * on.temperament().aggression();
    }

    /** How certain it is that those in an environ are seen now. */
    double detected(long party) {
        return (party & on.view().detected()) != 0 ? 1 : 0;
    }

    double now(int environ) {
        long party = on.characterStack(environ, on.me());
        return worth(environ, party, detected(party));
    }
}
