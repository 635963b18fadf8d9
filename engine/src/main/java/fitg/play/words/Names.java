package fitg.play.words;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.state.Holder;
import fitg.state.Segment;
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

    /** "Quibron Wild"; "space" for those still to come; other places as {@link #place} has them. */
    public static String environ(int environ) {
        if (environ < 0) {
            return "space";
        }
        if (!Place.isEnviron(environ)) {
            return place(environ);
        }
        Environ printed = PRINTED.environ(environ);
        return planet(printed.planet()) + " " + word(printed.type());
    }

    /** Any place: "Quibron Wild", "orbit of Quibron", "Drift 1 of Egrix". */
    public static String place(int place) {
        if (place < 0) {
            return "nowhere";
        }
        return switch (Place.zone(place)) {
            case ENVIRON -> environ(place);
            case ORBIT -> "orbit of " + planet(Place.planet(place));
            case DRIFT -> "Drift 1 of " + star(place);
            case FAR_DRIFT -> "Drift 2 of " + star(place);
            case ENTRY_STAR -> "the star of " + star(place);
            case OFF_MAP -> "off the map";
            case INTERCEPTION -> "the Interception Stack over " + planet(Place.planet(place));
            case UNDER_WAY -> "on the way";
        };
    }

    private static String star(int place) {
        return PRINTED.systems().get(Place.star(place)).name();
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
    public static String characters(long set) {
        List<String> names = new ArrayList<>();
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            names.add(character(PieceSet.lowest(rest)));
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

    public static String unit(UnitType type) {
        return type.side() == Side.REBEL ? "Rebel " + type.name() : type.name();
    }

    /** "2 Militia and a Line"; a reader who cannot tell Patrols from Lines gets "3 mobile units". */
    public static String units(UnitSet units, boolean knowsMobile) {
        List<String> parts = new ArrayList<>();
        for (int each = 0; each < units.types(); each++) {
            UnitType type = UnitType.at(each);
            int count = units.count(type);
            if (count > 0) {
                String name = type.hidden() && !knowsMobile ? "mobile unit" : unit(type);
                boolean plural = count > 1 && type.hidden();
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
            case INTERPLANETARY_MOVEMENT -> "Interplanetary movement";
            case SPACE_COMBAT -> "Space combat";
            case CHARACTER_MOVEMENT -> "Character movement";
            case PLANETARY_MOVEMENT -> "Planetary movement";
            case ENVIRONS_COMBAT -> "Environs combat";
            case ORBIT_ORGANISATION -> "Orbit organisation";
            case GALACTIC_EVENT -> "Galactic event";
            case RESOURCES -> "Resources";
            case STRATEGIC_ASSIGNMENT -> "Strategic assignment";
        };
    }

    public static String holder(int holder) {
        return switch (holder) {
            case Holder.UNITS -> "the military units";
            case Holder.SHIP -> "the crew of the ship";
            default -> character(holder);
        };
    }
}
