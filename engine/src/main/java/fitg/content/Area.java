package fitg.content;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The part of the galaxy a game is played in: some star systems, and which kinds of places of them are used. Its planets
 * and places are numbered without gaps, so that the state of a small game is small.
 */
public final class Area {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final int[] planets;
    private final int[] environs;
    private final int[] places;
    private final int[] planetSlots;
    private final int[] placeSlots;
    private final long planetSet;

    private Area(List<Integer> systems, Set<Place.Zone> zones, List<Integer> entryStars) {
        planets = PRINTED.planets().stream()
                .filter(planet -> systems.contains(planet.systemId()))
                .mapToInt(Planet::index)
                .toArray();
        planetSlots = slots(planets, PRINTED.planets().size());
        places = IntStream.range(0, Place.COUNT)
                .filter(place -> zones.contains(Place.zone(place)) && isIn(systems, entryStars, place))
                .toArray();
        environs = Arrays.stream(places).filter(Place::isEnviron).toArray();
        placeSlots = slots(places, Place.COUNT);
        planetSet = set(planets);
    }

    private static boolean isIn(List<Integer> systems, List<Integer> entryStars, int place) {
        int star = Place.star(place);
        List<Integer> among = Place.zone(place) == Place.Zone.ENTRY_STAR ? entryStars : systems;
        return star < 0 || among.contains(PRINTED.systems().get(star).id());
    }

    private static long set(int[] planets) {
        long set = PieceSet.NONE;
        for (int planet : planets) {
            set |= PieceSet.only(planet);
        }
        return set;
    }

    private static int[] slots(int[] members, int count) {
        int[] slots = new int[count];
        Arrays.fill(slots, -1);
        for (int slot = 0; slot < members.length; slot++) {
            slots[members[slot]] = slot;
        }
        return slots;
    }

    /** The environs of one star system: the Star System Game. */
    public static Area ofSystem(int systemId) {
        return of(List.of(systemId), EnumSet.of(Place.Zone.ENVIRON));
    }

    public static Area of(List<Integer> systemIds, Set<Place.Zone> zones) {
        return of(systemIds, zones, systemIds);
    }

    /** @param entryStars where what comes from beyond these systems enters */
    public static Area of(List<Integer> systemIds, Set<Place.Zone> zones, List<Integer> entryStars) {
        systemIds.forEach(PRINTED::system);
        entryStars.forEach(PRINTED::system);
        return new Area(List.copyOf(systemIds), zones, List.copyOf(entryStars));
    }

    /** Every place there is. */
    public static Area galaxy() {
        return of(PRINTED.systems().stream().map(StarSystem::id).toList(), EnumSet.allOf(Place.Zone.class));
    }

    /** The planets by their place in the catalogue, ascending; not to be changed. */
    public int[] planets() {
        return planets;
    }

    /** The same as a {@link PieceSet}. */
    public long planetSet() {
        return planetSet;
    }

    /** The environs by their place in the catalogue, ascending; not to be changed. */
    public int[] environs() {
        return environs;
    }

    /** All places, environs first; not to be changed. */
    public int[] places() {
        return places;
    }

    /** Where a state of this area keeps a planet; -1 for those outside. */
    public int planetSlot(int planet) {
        return planetSlots[planet];
    }

    /** Where a state of this area keeps a place; -1 for those outside. */
    public int placeSlot(int place) {
        return placeSlots[place];
    }

    public boolean hasPlanet(int planet) {
        return planetSlots[planet] >= 0;
    }
}
