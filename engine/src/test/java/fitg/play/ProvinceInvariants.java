package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.play.words.Names;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Mix;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Segment;

/** What must hold in the Province Game whenever somebody is asked something. */
final class ProvinceInvariants {

    private ProvinceInvariants() {}

    static void check(Game game) {
        GameState s = game.state();
        for (int place : s.area().places()) {
            for (Side side : Side.values()) {
                stack(s, place, side);
            }
        }
        counters(s);
        boolean captured =
                !game.isOver() && game.resolution().question() == Ask.HOLDER; // who holds them is being asked
        if (!game.isOver() && !captured && s.turn().segment() != Segment.SET_UP) {
            nobodyFloats(s);
        }
    }

    private static void stack(GameState s, int place, Side side) {
        UnitSet units = s.forces().in(place, side);
        if (Place.isEnviron(place)) {
            assertThat(s.forces().stacked(place, side))
                    .as(Names.place(place))
                    .isLessThanOrEqualTo(Resolution.PRINTED.environ(place).size());
        } else {
            assertThat(Fleets.loads(units))
                    .as("loads in %s: %s", Names.place(place), units)
                    .isLessThanOrEqualTo(Fleets.carriers(units));
        }
        for (UnitType type : s.forces().roster().of(side)) {
            assertThat(s.forces().unmoved(place, type)).isBetween(0, s.forces().units(place, type));
        }
    }

    private static void counters(GameState s) {
        for (UnitType type : s.forces().roster().all()) {
            assertThat(Mix.left(s, type)).as("counters of " + type).isNotNegative();
        }
    }

    private static void nobodyFloats(GameState s) {
        for (long rest = s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.people().at(each);
            assertThat(Place.isInSpace(at) && Fleets.wouldFloat(s, at, Cast.side(each)))
                    .as(Names.character(each) + " floats in " + Names.place(at))
                    .isFalse();
        }
    }
}
