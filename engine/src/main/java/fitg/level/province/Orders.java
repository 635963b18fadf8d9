package fitg.level.province;

import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.state.Digest;
import java.util.Map;
import java.util.TreeMap;

/** What a side has bought and where it goes, before anybody sees it (P-R61). Never changed; what is added to one makes another. */
public final class Orders {

    public static final Orders NONE = new Orders(Map.of());

    private final Map<Integer, UnitSet> byPlace;

    private Orders(Map<Integer, UnitSet> byPlace) {
        this.byPlace = byPlace;
    }

    public Orders plus(int place, UnitType type) {
        Map<Integer, UnitSet> more = new TreeMap<>(byPlace);
        more.merge(place, UnitSet.of(type, 1), UnitSet::plus);
        return new Orders(more);
    }

    public UnitSet at(int place) {
        return byPlace.getOrDefault(place, UnitSet.EMPTY);
    }

    public UnitSet all() {
        return byPlace.values().stream().reduce(UnitSet.EMPTY, UnitSet::plus);
    }

    public boolean isEmpty() {
        return byPlace.isEmpty();
    }

    /** The places in their order. */
    public Iterable<Integer> places() {
        return byPlace.keySet();
    }

    public void digest(Digest d) {
        byPlace.forEach((place, units) -> d.add(place).add(units.digest()));
    }
}
