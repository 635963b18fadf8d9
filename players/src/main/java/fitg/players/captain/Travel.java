package fitg.players.captain;

import fitg.content.Rating;
import fitg.content.Spaceship;
import fitg.state.Cast;

/** Where characters should go, on foot or by ship. */
final class Travel {

    private static final double SHIP = 1.2;

    private final Situation on;
    private final Stakes stakes;
    private final Places places;

    Travel(Situation on, Stakes stakes, Places places) {
        this.on = on;
        this.stakes = stakes;
        this.places = places;
    }

    /** A journey, what is gained by it, and who goes. */
    record Journey(int to, int party, double gain) {
        static final Journey NONE = new Journey(-1, 0, Double.NEGATIVE_INFINITY);
    }

    // ---- on foot

    Journey bestWalk(int character) {
        Journey best = Journey.NONE;
        int from = on.view().at(character);
        for (int to : Situation.PRINTED.planet(on.planetOf(from)).environs()) {
            if (to != from) {
                double gain = walk(character, to);
                best = gain > best.gain ? new Journey(to, 1 << character, gain) : best;
            }
        }
        return best;
    }

    /** Case 9.35: walking sheds detection, unless friends who are seen wait there. */
    double walk(int character, int to) {
        int self = 1 << character;
        int from = on.view().at(character);
        int here = on.characterStack(from, on.me());
        int there = on.characterStack(to, on.me());
        double before = places.worth(from, here | self, places.detected(here | self))
                + places.worth(to, there, places.detected(there));
        double after = places.worth(from, here & ~self, places.detected(here & ~self))
                + places.worth(to, there | self, places.detected(there));
        return after - before;
    }

    // ---- by ship

    Journey bestFlight(int ship) {
        Journey best = Journey.NONE;
        int from = on.view().shipAt(ship);
        for (int to : on.environs()) {
            if (to != from) {
                Journey journey = flight(ship, to);
                best = journey.gain > best.gain ? journey : best;
            }
        }
        return best;
    }

    /** With all who would rather be there than here. */
    Journey flight(int ship, int to) {
        int from = on.view().shipAt(ship);
        int pilot = on.view().shipHolder(ship);
        int seats = Situation.PRINTED.ship(ship).passengers() - 1;
        int mayCome = on.free(from, on.me()) & ~on.view().moved() & ~on.view().disabled() & ~(1 << pilot);
        Journey all = with(ship, from, to, pilot, fewest(mayCome, seats));
        Journey best = all;
        for (int rest = mayCome; rest != 0; rest &= rest - 1) {
            int without = all.party & ~(rest & -rest);
            Journey fewer = with(ship, from, to, pilot, without & ~(1 << pilot));
            best = fewer.gain > best.gain ? fewer : best;
        }
        Journey alone = with(ship, from, to, pilot, 0);
        return alone.gain > best.gain ? alone : best;
    }

    private static int fewest(int set, int seats) {
        int chosen = 0;
        for (int rest = set; rest != 0 && Integer.bitCount(chosen) < seats; rest &= rest - 1) {
            chosen |= rest & -rest;
        }
        return chosen;
    }

    private Journey with(int ship, int from, int to, int pilot, int passengers) {
        int party = passengers | 1 << pilot;
        int here = on.characterStack(from, on.me());
        int there = on.characterStack(to, on.me());
        FlightRisk risk = FlightRisk.of(on, ship, pilot, from, to, places.detected(party) > 0);
        double seen = Math.max(risk.detected(), places.detected(there));
        double before =
                places.worth(from, here, places.detected(here)) + places.worth(to, there, places.detected(there));
        double after = places.worth(from, here & ~party, places.detected(here & ~party))
                + places.worth(to, there | party, seen);
        double cost = risk.destroyed() * stakes.deaths(party) + risk.shipLost() * SHIP * on.future();
        return new Journey(to, party, after - before - on.temperament().fear(cost));
    }

    // ---- from space

    double entry(int to) {
        int party = 0;
        for (int rest = Cast.of(on.me()); rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            party |= on.isInSpace(each) ? 1 << each : 0;
        }
        double worst = 0;
        double seen = 0;
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            int pilot = on.view().shipHolder(ship);
            if (pilot >= 0 && on.isInSpace(pilot) && Cast.printed(pilot, Rating.NAVIGATION) > 0) {
                FlightRisk risk = FlightRisk.of(on, ship, pilot, FlightRisk.FROM_SPACE, to, false);
                worst = risk.destroyed() * stakes.deaths(party) + risk.shipLost() * SHIP * on.future();
                seen = risk.detected();
            }
        }
        return places.worth(to, party, seen) - on.temperament().fear(worst);
    }
}
