package fitg.content;

import java.util.List;

/**
 * Where a piece can be, under one index: the environs by their place in the catalogue, then an orbit box for each planet,
 * and for each star its two drift areas and the star itself, at which what comes from beyond the map enters; then a box
 * beside the map for each side; last, for 1979, where stacks are that stand apart: an Interception Stack for each orbit box, and
 * the stack on its way. A piece that is in none of them is in one of the three kinds of nowhere.
 */
public final class Place {

    /** Not in the game yet, and may still come into it. */
    public static final int POOL = -2;

    /** On the way in from space (case 16.12). */
    public static final int SPACE = -3;

    /** Dead, destroyed or never part of this game. */
    public static final int OUT_OF_GAME = -4;

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int ENVIRONS = PRINTED.environs().size();
    private static final int PLANETS = PRINTED.planets().size();
    private static final int STARS = PRINTED.systems().size();

    private static final int FIRST_ORBIT = ENVIRONS;
    private static final int FIRST_DRIFT = FIRST_ORBIT + PLANETS;
    private static final int FIRST_FAR_DRIFT = FIRST_DRIFT + STARS;
    private static final int FIRST_ENTRY_STAR = FIRST_FAR_DRIFT + STARS;
    private static final int FIRST_OFF_MAP = FIRST_ENTRY_STAR + STARS;

    private static final int FIRST_INTERCEPTION = FIRST_OFF_MAP + Side.values().length;

    /** Where the stack is that moves at this moment (2-province, 5.1): a move is finished before the next begins. */
    public static final int UNDER_WAY = FIRST_INTERCEPTION + PLANETS;

    /** All places there are. */
    public static final int COUNT = UNDER_WAY + 1;

    private static final int[] PLANET = planets();
    private static final int[] STAR = stars();
    private static final long[] PLANETS_OF = planetsOf();

    private Place() {}

    /** What kind of place it is. */
    public enum Zone {
        ENVIRON,
        ORBIT,
        /** Drift 1: in the star system, near enough to reach its planets. */
        DRIFT,
        /** Drift 2: out of reach of its planets. */
        FAR_DRIFT,
        ENTRY_STAR,
        OFF_MAP,
        /** Case 20.47: the Interception Stack in an orbit box, with the pieces of both sides. */
        INTERCEPTION,
        /** On the way from one place to another. */
        UNDER_WAY
    }

    public static boolean isNowhere(int place) {
        return place < 0;
    }

    public static boolean isEnviron(int place) {
        return place >= 0 && place < ENVIRONS;
    }

    public static int orbit(int planet) {
        return FIRST_ORBIT + planet;
    }

    /** Drift 1 of a star, given by its place in the catalogue. */
    public static int drift(int star) {
        return FIRST_DRIFT + star;
    }

    /** Drift 2 of a star. */
    public static int farDrift(int star) {
        return FIRST_FAR_DRIFT + star;
    }

    public static int entryStar(int star) {
        return FIRST_ENTRY_STAR + star;
    }

    public static int offMap(Side side) {
        return FIRST_OFF_MAP + side.ordinal();
    }

    /** Case 20.47: the Interception Stack in the orbit box of a planet. */
    public static int interception(int planet) {
        return FIRST_INTERCEPTION + planet;
    }

    public static Zone zone(int place) {
        if (place < FIRST_ORBIT) {
            return Zone.ENVIRON;
        }
        if (place < FIRST_DRIFT) {
            return Zone.ORBIT;
        }
        if (place < FIRST_FAR_DRIFT) {
            return Zone.DRIFT;
        }
        if (place < FIRST_ENTRY_STAR) {
            return Zone.FAR_DRIFT;
        }
        if (place < FIRST_OFF_MAP) {
            return Zone.ENTRY_STAR;
        }
        if (place < FIRST_INTERCEPTION) {
            return Zone.OFF_MAP;
        }
        return place < UNDER_WAY ? Zone.INTERCEPTION : Zone.UNDER_WAY;
    }

    /** The word for a place in an action's key: an environ by its number, others by what they are and whose. */
    public static String key(int place) {
        return switch (zone(place)) {
            case ENVIRON -> String.valueOf(PRINTED.environ(place).id());
            case ORBIT -> "orbit-" + PRINTED.planet(planet(place)).id();
            case DRIFT -> "drift-" + starId(place);
            case FAR_DRIFT -> "far-drift-" + starId(place);
            case ENTRY_STAR -> "star-" + starId(place);
            case OFF_MAP -> "off-map-" + (place - FIRST_OFF_MAP);
            case INTERCEPTION -> "interception-" + PRINTED.planet(planet(place)).id();
            case UNDER_WAY -> "under-way";
        };
    }

    private static int starId(int place) {
        return PRINTED.systems().get(star(place)).id();
    }

    public static boolean isOrbit(int place) {
        return place >= FIRST_ORBIT && place < FIRST_DRIFT;
    }

    /** Whether a piece there is off the ground: in an orbit box, a drift area, beyond the map or on its way. */
    public static boolean isInSpace(int place) {
        return place >= ENVIRONS;
    }

    /** In an orbit box, and in its Interception Stack. */
    public static boolean isIntercepted(int place) {
        return place >= FIRST_INTERCEPTION && place < UNDER_WAY;
    }

    /** In the orbit box of a planet, in whichever of its stacks. */
    public static boolean isAboveGround(int place) {
        return isOrbit(place) || isIntercepted(place);
    }

    /** Drift 1 or Drift 2. */
    public static boolean isDrift(int place) {
        return place >= FIRST_DRIFT && place < FIRST_ENTRY_STAR;
    }

    /** The star of a planet by its place in the catalogue. */
    public static int starOf(int planet) {
        return STAR[FIRST_ORBIT + planet];
    }

    /** The planets of a star as a {@link PieceSet}. */
    public static long planetsOf(int star) {
        return PLANETS_OF[star];
    }

    private static long[] planetsOf() {
        long[] all = new long[STARS];
        for (int planet = 0; planet < PLANETS; planet++) {
            all[starOf(planet)] |= PieceSet.only(planet);
        }
        return all;
    }

    /** The planet of an environ or orbit box; -1 for places that belong to none. */
    public static int planet(int place) {
        return PLANET[place];
    }

    /** The star of a place by its place in the catalogue; -1 off the map. */
    public static int star(int place) {
        return STAR[place];
    }

    private static int[] stars() {
        int[] all = new int[COUNT];
        for (int place = 0; place < COUNT; place++) {
            all[place] = findStar(place);
        }
        return all;
    }

    private static int findStar(int place) {
        return switch (zone(place)) {
            case ENVIRON, ORBIT -> starOfPlanet(PLANET[place]);
            case DRIFT -> place - FIRST_DRIFT;
            case FAR_DRIFT -> place - FIRST_FAR_DRIFT;
            case ENTRY_STAR -> place - FIRST_ENTRY_STAR;
            case INTERCEPTION -> starOfPlanet(PLANET[place]);
            case OFF_MAP, UNDER_WAY -> -1;
        };
    }

    private static int starOfPlanet(int planet) {
        int system = PRINTED.planet(planet).systemId();
        List<StarSystem> systems = PRINTED.systems();
        for (int star = 0; star < STARS; star++) {
            if (systems.get(star).id() == system) {
                return star;
            }
        }
        throw new IllegalArgumentException("no star has the number " + system);
    }

    private static int[] planets() {
        int[] all = new int[COUNT];
        for (int place = 0; place < COUNT; place++) {
            all[place] = findPlanet(place);
        }
        return all;
    }

    private static int findPlanet(int place) {
        return switch (zone(place)) {
            case ENVIRON -> PRINTED.environ(place).planet();
            case ORBIT -> place - FIRST_ORBIT;
            case INTERCEPTION -> place - FIRST_INTERCEPTION;
            case DRIFT, FAR_DRIFT, ENTRY_STAR, OFF_MAP, UNDER_WAY -> -1;
        };
    }
}
