package fitg.rules.atrocity.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.state.Position;
import java.util.List;
import java.util.stream.Stream;

/** Case 36.1: the three atrocity units, in the order in which {@link Realm#hypnotised} counts them. */
public final class AtrocityUnits {

    private static final List<UnitType> ALL = Stream.of("Resolution", "Peacemaker", "Planet Stabilizer")
            .map(name -> PRINTED.unitTypes().stream()
                    .filter(type -> type.name().equals(name))
                    .findFirst()
                    .orElseThrow())
            .toList();

    private AtrocityUnits() {}

    public static UnitType ofSort(int sort) {
        return ALL.get(sort);
    }

    /** Whether it is in the orbit box of a planet, stopped there or not. */
    public static boolean isOver(Position s, int sort, int planet) {
        return s.forces().units(Place.orbit(planet), ALL.get(sort)) > 0
                || s.forces().units(Place.interception(planet), ALL.get(sort)) > 0;
    }

    /** Those in the orbit box of a planet. */
    public static UnitSet over(Position s, int planet) {
        UnitSet all = s.forces().in(Place.orbit(planet), Side.IMPERIAL);
        return all.plus(s.forces().in(Place.interception(planet), Side.IMPERIAL))
                .only(UnitType::isBoundToSpace);
    }
}
