package fitg.server.view;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Says;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * So many units of one kind. Patrols and Lines that look alike to the reader are one kind, "mobile" (case 7.22).
 */
@Says("So many military units of one kind.")
public record UnitsDocument(
        @Is(UnitType.class) String kind,
        String name,
        @Is(Side.class) String side,
        @Least(1) int count) {

    /** The word for units that the reader cannot tell apart. */
    static final String FACE_DOWN = "mobile";

    static List<UnitsDocument> in(PlayerView view, int environ) {
        UnitSet all =
                view.forces().in(environ, Side.IMPERIAL).plus(view.forces().in(environ, Side.REBEL));
        UnitSet known = view.mobileUnitsKnown(environ);
        List<UnitsDocument> units = new ArrayList<>(of(all.onlyOpen().plus(known), true));
        if (all.hidden() > known.size()) {
            units.add(faceDown(all.hidden() - known.size()));
        }
        return List.copyOf(units);
    }

    static List<UnitsDocument> of(UnitSet units, boolean knowsMobile) {
        return list(units::count, knowsMobile);
    }

    static List<UnitsDocument> of(List<UnitType> units) {
        return list(kind -> (int) units.stream().filter(kind::equals).count(), true);
    }

    /** The counts have passed the gate already; a stray Line is still counted with the face-down units. */
    private static List<UnitsDocument> list(ToIntFunction<UnitType> counts, boolean knowsMobile) {
        List<UnitsDocument> units = new ArrayList<>();
        int hidden = 0;
        for (UnitType kind : Printed.CATALOGUE.unitTypes()) {
            if (kind.hidden() && !knowsMobile) {
                hidden += counts.applyAsInt(kind);
            } else if (counts.applyAsInt(kind) > 0) {
                units.add(of(kind, counts.applyAsInt(kind)));
            }
        }
        if (hidden > 0) {
            units.add(faceDown(hidden));
        }
        return List.copyOf(units);
    }

    private static UnitsDocument faceDown(int count) {
        return new UnitsDocument(FACE_DOWN, "mobile unit", Printed.side(Side.IMPERIAL), count);
    }

    static UnitsDocument of(UnitType kind, int count) {
        return new UnitsDocument(Printed.unit(kind), Names.unit(kind), Printed.side(kind.side()), count);
    }
}
