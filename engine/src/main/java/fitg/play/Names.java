package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitKind;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.UnitSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What pieces and places are called in prompts and in the log. */
public final class Names {

    private static final Catalogue PRINTED = Catalogue.standard();

    private Names() {}

    public static String side(Side side) {
        return side == Side.REBEL ? "Rebel" : "Imperial";
    }

    public static String planet(int planet) {
        return PRINTED.planet(planet).name();
    }

    /** "Quibron Wild"; "space" for those still to come. */
    public static String environ(int environ) {
        if (environ < 0) {
            return "space";
        }
        Environ printed = PRINTED.environ(environ);
        return planet(printed.planet()) + " " + word(printed.type());
    }

    public static String word(EnvironType type) {
        return capital(type.name());
    }

    private static String capital(String constant) {
        return constant.charAt(0)
                + constant.substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public static String character(int character) {
        return PRINTED.character(character).name();
    }

    /** "Boccanegra, Frun Sentel and Kogus"; "nobody" for an empty set. */
    public static String characters(int set) {
        List<String> names = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            names.add(character(Integer.numberOfTrailingZeros(rest)));
        }
        return list(names, "nobody");
    }

    static String list(List<String> names, String none) {
        if (names.isEmpty()) {
            return none;
        }
        String last = names.getLast();
        return names.size() == 1 ? last : String.join(", ", names.subList(0, names.size() - 1)) + " and " + last;
    }

    public static String ship(int ship) {
        Spaceship printed = PRINTED.ship(ship);
        return printed.side() == Side.REBEL || ship == Spaceship.REDJACS
                ? printed.name()
                : "Imperial spaceship " + (ship - Spaceship.FIRST_IMPERIAL + 1);
    }

    /** "an unseen card" when the number is not known to the reader. */
    public static String card(int card) {
        return card < 0 ? "an unseen card" : PRINTED.possession(card).name();
    }

    public static String mission(Mission mission, Side side) {
        return switch (mission) {
            case REBELLION -> side == Side.REBEL ? "Start Rebellion" : "Stop Rebellion";
            case SCAVENGE -> "Scavenge for Possessions";
            default -> titled(mission.name());
        };
    }

    private static String titled(String constant) {
        StringBuilder title = new StringBuilder();
        for (String word : constant.split("_")) {
            title.append(title.isEmpty() ? "" : " ").append(capital(word));
        }
        return title.toString();
    }

    public static String unit(UnitKind kind) {
        return switch (kind) {
            case MILITIA -> "Militia";
            case PATROL -> "Patrol";
            case LINE -> "Line";
            default -> "Rebel " + word(kind.environType()) + (kind.mobile() ? " 2-1" : " 1-0");
        };
    }

    /** "2 Militia and a Line"; a reader who cannot tell Patrols from Lines gets "3 mobile units". */
    public static String units(long units, boolean knowsMobile) {
        List<String> parts = new ArrayList<>();
        for (int each = 0; each < UnitKind.COUNT; each++) {
            UnitKind kind = UnitKind.at(each);
            int count = UnitSet.count(units, kind);
            if (count > 0) {
                String name = kind.hidden() && !knowsMobile ? "mobile unit" : unit(kind);
                boolean plural = count > 1 && kind != UnitKind.MILITIA && !name.endsWith("0") && !name.endsWith("1");
                parts.add((count == 1 ? "one " : count + " ") + name + (plural ? "s" : ""));
            }
        }
        return list(parts, "no units");
    }

    public static String state(PlanetState state) {
        return switch (state) {
            case IMPERIAL_CONTROL -> "Imperial control";
            case REBELLION -> "Rebellion";
            case REBEL_CONTROL -> "Rebel control";
            case REBELLION_STOPPED -> "Rebellion stopped";
        };
    }

    public static String segment(Segment segment) {
        return switch (segment) {
            case SET_UP -> "Set-up";
            case START -> "Start of the player-turn";
            case ARRIVALS -> "Arrivals";
            case MOVEMENT -> "Movement";
            case REACTION -> "Enemy reaction";
            case MILITARY_COMBAT -> "Military combat";
            case SEARCH -> "Search";
            case MISSIONS -> "Missions";
            case END -> "End of the player-turn";
            case INTERPHASE -> "Interphase";
        };
    }

    public static String holder(int holder) {
        return holder == GameState.UNITS ? "the military units" : character(holder);
    }
}
