package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.play.odds.FlightChances;
import fitg.rules.flight.first.Flight;
import fitg.rules.spaceship.Ships;
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
    record Journey(int to, long party, double gain) {
        static final Journey NONE = new Journey(-1, 0, Double.NEGATIVE_INFINITY);
    }

    // ---- on foot

    Journey bestWalk(int character) {
        Journey best = Journey.NONE;
        int from = on.view().people().at(character);
        for (int to : Situation.PRINTED.planet(on.planetOf(from)).environs()) {
            if (to != from) {
                double gain = walk(character, to);
                best = gain > best.gain ? new Journey(to, PieceSet.only(character), gain) : best;
            }
        }
        return best;
    }

    /** Case 9.35: walking sheds detection, unless friends who are seen wait there. */
    double walk(int character, int to) {
        long self = PieceSet.only(character);
        int from = on.view().people().at(character);
        long here = on.characterStack(from, on.me());
        long there = on.characterStack(to, on.me());
        double before = places.worth(from, here | self, places.detected(here | self))
                + places.worth(to, there, places.detected(there));
        double after = places.worth(from, here & ~self, places.detected(here & ~self))
                + places.worth(to, there | self, places.detected(there));
        return after - before;
    }

    // ---- by ship

    Journey bestFlight(int ship) {
        Journey best = Journey.NONE;
        int from = on.view().gear().shipAt(ship);
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
        int from = on.view().gear().shipAt(ship);
        int pilot = on.view().gear().shipHolder(ship);
        long mayCome = Flight.mayBoard(on.view(), ship) & ~PieceSet.only(pilot);
        Journey all = with(ship, from, to, pilot, asManyAsFit(ship, pilot, mayCome));
        Journey best = all;
        for (long rest = mayCome; rest != 0; rest = PieceSet.rest(rest)) {
            long without = all.party & ~PieceSet.only(PieceSet.lowest(rest));
            Journey fewer = with(ship, from, to, pilot, without & ~PieceSet.only(pilot));
            best = fewer.gain > best.gain ? fewer : best;
        }
        Journey alone = with(ship, from, to, pilot, 0);
        return alone.gain > best.gain ? alone : best;
    }

    private long asManyAsFit(int ship, int pilot, long waiting) {
        long aboard = PieceSet.only(pilot);
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            long more = aboard | PieceSet.only(PieceSet.lowest(rest));
            aboard = Ships.seatsTaken(on.view(), more) <= Ships.seats(ship) ? more : aboard;
        }
        return aboard & ~PieceSet.only(pilot);
    }

    private Journey with(int ship, int from, int to, int pilot, long passengers) {
        long party = passengers | PieceSet.only(pilot);
        long here = on.characterStack(from, on.me());
        long there = on.characterStack(to, on.me());
        FlightChances risk = FlightChances.between(on.view(), ship, party, places.detected(party) > 0, from, to);
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
        long party = 0;
        for (long rest = Cast.characters(on.me()); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            party |= on.isInSpace(each) ? PieceSet.only(each) : 0;
        }
        double worst = 0;
        double seen = 0;
        for (int ship = Ships.first(on.me()); ship <= Ships.last(on.me()); ship++) {
            int pilot = on.view().gear().shipHolder(ship);
            if (pilot >= 0 && on.isInSpace(pilot) && Ships.isPilot(on.view(), pilot)) {
                FlightChances risk = FlightChances.fromSpace(on.view(), ship, party, to);
                worst = risk.destroyed() * stakes.deaths(party) + risk.shipLost() * SHIP * on.future();
                seen = risk.detected();
            }
        }
        return places.worth(to, party, seen) - on.temperament().fear(worst);
    }
}
