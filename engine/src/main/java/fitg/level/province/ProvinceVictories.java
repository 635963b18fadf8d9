package fitg.level.province;

import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.procedure.InstantVictory;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.control.Control;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.province.Supply;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The victories at once that a sheet of the Province Game can name (cases 28.28 and 28.39). */
final class ProvinceVictories {

    private static final Pattern HOLDS = Pattern.compile("holds (\\d) planets with (.+) at the end of a turn");
    private static final Pattern NO_REVOLT = Pattern.compile("no revolt from turn (\\d)");

    private ProvinceVictories() {}

    static List<InstantVictory> of(ScenarioSheet sheet, Side side) {
        return sheet.victories().get(side).stream()
                .map(phrase -> understood(sheet, side, phrase))
                .toList();
    }

    private static InstantVictory understood(ScenarioSheet sheet, Side side, String phrase) {
        Matcher holds = HOLDS.matcher(phrase);
        Matcher peace = NO_REVOLT.matcher(phrase);
        if (side == Side.REBEL && holds.matches()) {
            long with = Arrays.stream(holds.group(2).split(" and "))
                    .mapToLong(name -> PieceSet.only(planet(sheet, name)))
                    .reduce(PieceSet.NONE, (all, each) -> all | each);
            return new HoldsAtTheEnd(Integer.parseInt(holds.group(1)), with);
        }
        if (side == Side.IMPERIAL && peace.matches()) {
            return new NoRevolt(Integer.parseInt(peace.group(1)));
        }
        throw sheet.fault(
                side == Side.REBEL ? "rebel wins at once" : "imperial wins at once",
                "no rule is known for the victory \"" + phrase
                        + "\"; known are \"holds N planets with PLANET and PLANET at"
                        + " the end of a turn\" and \"no revolt from turn N\"");
    }

    private static int planet(ScenarioSheet sheet, String name) {
        return Resolution.PRINTED.planets().stream()
                .filter(planet -> planet.name().equals(name) && sheet.systems().contains(planet.systemId()))
                .mapToInt(Planet::index)
                .findFirst()
                .orElseThrow(() -> sheet.fault("rebel wins at once", "there is no planet " + name));
    }

    /** "At the end of a Game-Turn": nothing in the interphase takes a planet from the rebels. */
    private record HoldsAtTheEnd(int number, long with) implements InstantVictory {

        @Override
        public boolean holds(Scenario scenario, Position position) {
            return position.turn().segment() == Segment.INTERPHASE
                    && isEnough(Control.inReachOf(position, Side.REBEL))
                    && isEnough(Control.heldBy(position, Side.REBEL));
        }

        private boolean isEnough(long planets) {
            return PieceSet.size(planets) >= number && (with & ~planets) == 0;
        }

        @Override
        public int planets() {
            return number;
        }
    }

    /** Case 28.28: units that wait count as in play (P-R35). */
    private record NoRevolt(int turn) implements InstantVictory {

        @Override
        public boolean holds(Scenario scenario, Position position) {
            return position.turn().number() >= turn
                    && position.turn().segment() != Segment.SET_UP
                    && position.planets().in(PlanetState.REBEL_CONTROL) == PieceSet.NONE
                    && position.planets().in(PlanetState.REBELLION) == PieceSet.NONE
                    && !Supply.of(position).anyWaiting()
                    && !anyRebelUnits(position);
        }

        private static boolean anyRebelUnits(Position position) {
            for (int place : position.area().places()) {
                if (position.forces().units(place, Side.REBEL) > 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
