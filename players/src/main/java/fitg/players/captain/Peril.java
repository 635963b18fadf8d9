package fitg.players.captain;

import fitg.content.Side;

/** What a search may do to those who hide, and what it may bring to those who search. */
final class Peril {

    /** Somebody may yet be detected by an event, or a unit come over from the next environ. */
    static final double UNSEEN = 0.22;

    private final Situation on;
    private final Stakes stakes;

    Peril(Situation on, Stakes stakes) {
        this.on = on;
        this.stakes = stakes;
    }

    /** The expected loss of a side's characters hiding in an environ when the other side searches with its units. */
    double fromUnits(int environ, long hiders, double strength, int leader) {
        if (hiders == 0 || strength <= 0) {
            return 0;
        }
        double found = on.foundByUnits(environ, hiders, strength, leader);
        return found * on.lossesToSquad((int) Math.round(strength), leader > 0, hiders) * stakes.deaths(hiders);
    }

    /** Units that search show what they are, so they do not where they cannot find anybody. */
    double search(int environ) {
        long hiders = on.sought(environ);
        double strength = on.strength(environ, on.me());
        boolean hopeless =
                strength <= 0 || on.foundByUnits(environ, hiders, strength, on.leaderWithUnits(environ, on.me())) == 0;
        return hopeless ? -1 : 1;
    }

    /** For my characters in an environ, before the enemy's next search. */
    double mine(int environ, long hiders, double detected) {
        Side enemy = on.enemy();
        double strength = on.strength(environ, enemy) + reinforcements(environ, enemy);
        double units = fromUnits(environ, hiders, strength, on.leaderWithUnits(environ, enemy));
        long hunters = on.free(environ, enemy);
        double byHand = 0;
        if (hunters != 0 && hiders != 0) {
            byHand = on.foundByCharacters(environ, hiders, hunters)
                    * on.lossesTo(hunters, hiders)
                    * stakes.deaths(hiders);
        }
        return (detected + (1 - detected) * UNSEEN) * Math.max(units, 0.7 * byHand);
    }

    private double reinforcements(int environ, Side side) {
        double most = 0;
        for (int each : Situation.PRINTED.planet(on.planetOf(environ)).environs()) {
            if (each != environ && on.view().forces().units(each, side) > 0) {
                most = Math.max(most, Math.min(3, on.strength(each, side)));
            }
        }
        return most * 0.7;
    }
}
