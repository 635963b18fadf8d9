package fitg.content;

/** The provinces by their numbers, the planets and stars in them by their place in the catalogue. */
public final class Provinces {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int[] OF_STAR =
            PRINTED.systems().stream().mapToInt(StarSystem::province).toArray();
    private static final long[] PLANETS = planets();

    private Provinces() {}

    private static long[] planets() {
        long[] all = new long[PRINTED.provinces().size() + 1];
        for (int planet = 0; planet < PRINTED.planets().size(); planet++) {
            all[of(planet)] |= PieceSet.only(planet);
        }
        return all;
    }

    /** The one a planet lies in. */
    public static int of(int planet) {
        return ofStar(Place.starOf(planet));
    }

    public static int ofStar(int star) {
        return OF_STAR[star];
    }

    /** Its planets, as a {@link PieceSet}. */
    public static long planets(int province) {
        return PLANETS[province];
    }

    public static int capital(int province) {
        return PRINTED.planetById(PRINTED.provinces().get(province - 1).capitalPlanetId())
                .index();
    }
}
