package fitg.level.starsystem;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.ContentException;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.procedure.InstantVictory;
import fitg.procedure.Scenario;
import fitg.rules.control.Control;
import fitg.rules.scenario.Victory;
import fitg.state.Position;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The victories at once that a sheet of the Star System Game can name. */
final class StarSystemVictories {

    private static final String GAINS_A_PLANET = "gains a planet";
    private static final Pattern HOLDS_PLANETS = Pattern.compile("holds (\\d) planets(?: with (.+))?");
    private static final Pattern CAPTURES = Pattern.compile("captures (.+)");
    private static final String NO_REBEL_FREE = "no Rebel free";
    private static final Pattern REBELS_OUT = Pattern.compile("(\\d) Rebels out");
    private static final String LOYAL = "loyal";

    private static final int NO_PLANET = -1;

    private static final String OF_REBELS =
            "\"gains a planet\", \"holds N planets\", \"holds N planets with PLANET\" and \"captures CHARACTER\"";
    private static final String OF_EMPIRE = "\"N Rebels out\", \"no Rebel free\" and \"loyal\"";

    private final ScenarioSheet sheet;
    private final Side side;

    private StarSystemVictories(ScenarioSheet sheet, Side side) {
        this.sheet = sheet;
        this.side = side;
    }

    static List<InstantVictory> of(ScenarioSheet sheet, Side side) {
        StarSystemVictories known = new StarSystemVictories(sheet, side);
        return sheet.victories().get(side).stream()
                .map(phrase -> side == Side.REBEL ? known.rebel(phrase) : known.imperial(phrase))
                .toList();
    }

    private InstantVictory rebel(String phrase) {
        Matcher holds = HOLDS_PLANETS.matcher(phrase);
        Matcher captures = CAPTURES.matcher(phrase);
        if (phrase.equals(GAINS_A_PLANET)) {
            return new GainsAPlanet();
        }
        if (holds.matches()) {
            String with = holds.group(2);
            return new HoldsPlanets(Integer.parseInt(holds.group(1)), with == null ? NO_PLANET : planet(with));
        }
        if (captures.matches()) {
            return new Captures(imperialCharacter(captures.group(1)));
        }
        throw unknown(phrase);
    }

    /** Each of them only while the Imperial player controls all planets. */
    private InstantVictory imperial(String phrase) {
        Matcher out = REBELS_OUT.matcher(phrase);
        if (out.matches()) {
            int number = Integer.parseInt(out.group(1));
            return inControl((scenario, position) -> Victory.rebelsOut(position) >= number);
        }
        return switch (phrase) {
            case NO_REBEL_FREE -> inControl((scenario, position) -> !Victory.anyFreeRebel(position));
            case LOYAL -> inControl(StarSystemVictories::allAreLoyal);
            default -> throw unknown(phrase);
        };
    }

    /** What is rarer is asked first: it is asked after every change of the board. */
    private static InstantVictory inControl(InstantVictory way) {
        return (scenario, position) ->
                way.holds(scenario, position) && Victory.controlsAll(scenario, position, Side.IMPERIAL);
    }

    private static boolean allAreLoyal(Scenario scenario, Position position) {
        for (int planet : scenario.planets()) {
            if (position.planets().loyalty(planet).compareTo(Loyalty.LOYAL) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Case 16.25. */
    private record GainsAPlanet() implements InstantVictory {

        @Override
        public boolean holds(Scenario scenario, Position position) {
            return position.planets().in(PlanetState.REBEL_CONTROL) != PieceSet.NONE;
        }

        @Override
        public int planets() {
            return 1;
        }
    }

    /** Case 16.35. */
    private record HoldsPlanets(int number, int with) implements InstantVictory {

        @Override
        public boolean holds(Scenario scenario, Position position) {
            return isEnough(Control.inReachOf(position, Side.REBEL)) && isEnough(Control.heldBy(position, Side.REBEL));
        }

        private boolean isEnough(long planets) {
            return PieceSet.size(planets) >= number && (with == NO_PLANET || PieceSet.has(planets, with));
        }

        @Override
        public int planets() {
            return number;
        }
    }

    /** Of a scenario of our own: somebody falls into the hands of the Rebel player. */
    private record Captures(int character) implements InstantVictory {

        @Override
        public boolean holds(Scenario scenario, Position position) {
            return PieceSet.has(position.people().prisoners(), character);
        }

        @Override
        public boolean isPrize(int one) {
            return one == character;
        }
    }

    private int planet(String name) {
        return Catalogue.standard().planets().stream()
                .filter(planet -> planet.name().equals(name) && sheet.systems().contains(planet.systemId()))
                .mapToInt(Planet::index)
                .findFirst()
                .orElseThrow(() -> fault("there is no planet " + name));
    }

    private int imperialCharacter(String name) {
        return sheet.forces().get(Side.IMPERIAL).characters().stream()
                .filter(card -> card.name().equals(name))
                .mapToInt(CharacterCard::index)
                .findFirst()
                .orElseThrow(() -> fault("the Empire has no " + name + " to be captured"));
    }

    private RuntimeException unknown(String phrase) {
        return fault("no rule is known for the victory \"" + phrase + "\"; known are "
                + (side == Side.REBEL ? OF_REBELS : OF_EMPIRE));
    }

    private ContentException fault(String reason) {
        return sheet.fault(side == Side.REBEL ? "rebel wins at once" : "imperial wins at once", reason);
    }
}
