package fitg.level.campaign;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.List;

/** K-R5: with which units Barca begins. */
final class FirstStacks {

    private FirstStacks() {}

    /** The highest attack factor of starships in one box, or of ground units where there are no starships. */
    static List<Integer> strongest(Position s, List<Integer> places) {
        Counters counters = Theatre.counters(s);
        boolean fleets = places.stream().anyMatch(place -> counters.starships(place, Side.IMPERIAL) > 0);
        int best = places.stream()
                .mapToInt(place -> strength(counters, place, fleets))
                .max()
                .orElseThrow();
        return places.stream()
                .filter(place -> strength(counters, place, fleets) == best)
                .toList();
    }

    /** A box without any is weaker than one whose starships cannot fight. */
    private static int strength(Counters counters, int place, boolean fleets) {
        int there = fleets ? counters.starships(place, Side.IMPERIAL) : counters.groundUnits(place, Side.IMPERIAL);
        int attack =
                fleets ? counters.starshipAttack(place, Side.IMPERIAL) : counters.groundAttack(place, Side.IMPERIAL);
        return there == 0 ? -1 : attack;
    }

    static void join(GameState s, int character, int place) {
        if (Place.isEnviron(place)) {
            s.people().joinMilitary(PieceSet.only(character));
        } else {
            TheatreState.company(s).boardStarship(character, strongestShip(Theatre.counters(s), place));
        }
    }

    private static int strongestShip(Counters counters, int orbit) {
        int best = Holder.NOBODY;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean better = best == Holder.NOBODY || counters.attack(each) > counters.attack(best);
            if (counters.isStarship(each, orbit, Side.IMPERIAL) && better) {
                best = each;
            }
        }
        return best;
    }
}
