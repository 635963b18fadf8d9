package fitg.players.captain;

import fitg.content.Place;
import fitg.content.Rating;

/** What it is worth to have certain of my characters in an environ: missions, less the danger to them, and the hunt. */
final class Places {

    private final Situation on;
    private final Stakes stakes;
    private final Peril peril;
    private final Planning planning;
    private final Remembered worths = new Remembered(6);

    Places(Situation on, Stakes stakes, Peril peril, Planning planning) {
        this.on = on;
        this.stakes = stakes;
        this.peril = peril;
        this.planning = planning;
    }

    /**
     * @param party all of mine who would be in the character stack there
     * @param detected the chance that they are detected
     */
    double worth(int environ, long party, double detected) {
        if (party == 0 || !Place.isEnviron(environ)) {
            return 0;
        }
        boolean certain = detected == 0 || detected == 1;
        return certain ? remembered(environ, party, detected) : reckon(environ, party, detected);
    }

    /** The same parties come up again and again while journeys are compared. */
    private double remembered(int environ, long party, double detected) {
        long key = Remembered.key(environ, party, detected == 1);
        double known = worths.get(key);
        if (Double.isNaN(known)) {
            known = reckon(environ, party, detected);
            worths.put(key, known);
        }
        return known;
    }

    private double reckon(int environ, long party, double detected) {
        long able = on.ableForMissions(party);
        double missions = planning.best(environ, able, planning.worthIn(environ).allowed())
                .value();
        double danger = on.temperament().fear(peril.mine(environ, party, detected));
        return missions - danger + hunt(environ, party);
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
