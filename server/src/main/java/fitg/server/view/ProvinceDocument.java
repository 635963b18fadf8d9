package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.rules.force.first.Mix;
import fitg.rules.forcepoint.Spending;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.province.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "What else is on the table in the wider games of 1979: places in space, the units there, and what is being bought.")
@Called("ProvinceTable")
public record ProvinceDocument(
        @Says("Numbers of the star systems in play.") List<Integer> systems,
        @Says("Orbit boxes and drift areas.") List<Heavens.SpaceDocument> places,

        @Says("How far the star systems in play are apart, each pair once.")
        List<Heavens.DistanceDocument> distances,

        @Says("The military units off the ground, and those on their way.")
        List<StackDocument> stacks,

        @Says("While the reader buys.") @Maybe PurchaseDocument purchase) {

    @Says("What a side buys, which the other sees when it is done.")
    @Called("PurchaseUnderWay")
    public record PurchaseDocument(
            @Says("What there was to spend.") @Least(0) int funds,
            @Says("What is left of it.") @Least(0) int left,

            @Says("What is ordered so far and not placed yet.")
            List<StackDocument> ordered,

            @Says("How many counters of each kind the box still has.")
            List<StockDocument> counters) {}

    @Says("How many counters of a kind are still in the box.")
    @Called("CounterStock")
    public record StockDocument(
            @Is(UnitType.class) String kind, @Least(0) int left) {}

    @Says("The military units of one side in one place off the ground, or on their way.")
    @Called("StackInSpace")
    public record StackDocument(
            @Says(
                    "The number of an environ, or the key of an orbit box, of its Interception Stack, of a drift area or of a star"
                            + " beyond the map.")
            Object place,

            @Says("Whether they are on their way, and only pass there.")
            boolean underWay,

            List<UnitsDocument> units) {}

    /** Null for games without orbits. */
    static ProvinceDocument of(PlayerView view) {
        return Supply.isKept(view) ? ofProvince(view) : null;
    }

    private static ProvinceDocument ofProvince(PlayerView view) {
        return new ProvinceDocument(
                Heavens.systems(view), Heavens.places(view), Heavens.distances(view), stacks(view), purchase(view));
    }

    private static List<StackDocument> stacks(PlayerView view) {
        List<StackDocument> all = new ArrayList<>();
        for (int place : view.area().places()) {
            List<UnitsDocument> units = Place.isEnviron(place) ? List.of() : UnitsDocument.in(view, place);
            int now = Whereabouts.now(view, place);
            if (!units.isEmpty() && now >= 0) {
                all.add(new StackDocument(Printed.place(now), now != place, units));
            }
        }
        return List.copyOf(all);
    }

    /** What he who is asked buys; the other side sees none of it before all is placed (P-R61). */
    private static PurchaseDocument purchase(PlayerView view) {
        return view.underWay().stream()
                .filter(Spending.class::isInstance)
                .map(each -> of(view, (Spending) each))
                .findFirst()
                .orElse(null);
    }

    private static PurchaseDocument of(PlayerView view, Spending purchase) {
        List<StackDocument> ordered = new ArrayList<>();
        for (int place : view.area().places()) {
            UnitSet units = purchase.orderedFor(place);
            if (!units.isEmpty()) {
                ordered.add(new StackDocument(Printed.place(place), false, UnitsDocument.of(units, true)));
            }
        }
        return new PurchaseDocument(purchase.funds(), purchase.left(), List.copyOf(ordered), counters(view, purchase));
    }

    private static List<StockDocument> counters(PlayerView view, Spending purchase) {
        Side side = view.decision().orElseThrow().side();
        return Arrays.stream(view.forces().roster().of(side))
                .map(type -> new StockDocument(
                        Printed.unit(type),
                        Mix.left(view, type) - purchase.ordered().count(type)))
                .toList();
    }
}
