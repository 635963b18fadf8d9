package fitg.play.order;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a seat has said once instead of every time.
 *
 * @param orders those it gave by itself
 * @param usual whether the usual ones hold, too
 * @param off those of the usual ones that are switched off: of these it wants to be asked
 * @param fights what it ordered for the fights of single places
 */
public record StandingOrders(List<Order> orders, boolean usual, Set<String> off, List<FightOrder> fights) {

    public static final StandingOrders NONE = new StandingOrders(List.of(), false, Set.of(), List.of());
    public static final StandingOrders USUAL = new StandingOrders(List.of(), true, Set.of(), List.of());

    /** What is said of a question by hand comes first, what is said of all with one sensible answer last. */
    private static final Comparator<Order> CLOSEST = Comparator.comparing(Order::isRoutine);

    public StandingOrders {
        orders = orders == null ? List.of() : List.copyOf(orders);
        off = off == null ? Set.of() : Set.copyOf(off);
        fights = fights == null ? List.of() : List.copyOf(fights);
    }

    public boolean isEmpty() {
        return orders.isEmpty() && fights.isEmpty() && !usual;
    }

    /** With one more, instead of an earlier one for the same; without those that are over. */
    public StandingOrders with(Order order, PlayerView view) {
        List<Order> kept = new ArrayList<>(without(order.kind()).holdingIn(view).orders());
        kept.add(order);
        return new StandingOrders(kept, usual, off, fights);
    }

    public StandingOrders without(String kind) {
        return of(orders.stream().filter(each -> !each.kind().equals(kind)));
    }

    public StandingOrders holdingIn(PlayerView view) {
        StandingOrders holding = of(orders.stream().filter(each -> each.holdsIn(view)));
        return holding.withFights(fights.stream().filter(each -> each.holdsIn(view)));
    }

    private StandingOrders of(Stream<Order> some) {
        return new StandingOrders(some.toList(), usual, off, fights);
    }

    private StandingOrders withFights(Stream<FightOrder> some) {
        return new StandingOrders(orders, usual, off, some.toList());
    }

    /** With another for a place, instead of an earlier one for it; without those that are over. */
    public StandingOrders with(FightOrder order, PlayerView view) {
        StandingOrders kept = withoutFight(order.place()).holdingIn(view);
        return kept.withFights(Stream.concat(kept.fights().stream(), Stream.of(order)));
    }

    public StandingOrders withoutFight(int place) {
        return withFights(fights.stream().filter(each -> each.place() != place));
    }

    /** With the usual ones but these. */
    public StandingOrders withUsualBut(Set<String> switchedOff) {
        return new StandingOrders(orders, true, new TreeSet<>(switchedOff), fights);
    }

    /**
     * The answer that was ordered for the viewer's decision: what the seat said of this fight comes first, then what it said by itself,
     * then what is usual.
     */
    public Optional<Action> answer(PlayerView view) {
        Decision decision = view.decision().orElse(null);
        if (decision == null || isEmpty()) {
            return Optional.empty();
        }
        Optional<Action> inThisFight = fights.stream()
                .flatMap(each -> each.answer(view, decision).stream())
                .findFirst();
        if (inThisFight.isPresent()) {
            return inThisFight;
        }
        Optional<Order> own = orders.stream()
                .filter(each -> each.isFor(view, decision) && each.holdsIn(view))
                .min(CLOSEST);
        return own.isPresent() ? own.get().answer(view, decision) : usualAnswer(view, decision);
    }

    private Optional<Action> usualAnswer(PlayerView view, Decision decision) {
        if (!usual) {
            return Optional.empty();
        }
        return UsualOrders.of(view.scenario(), decision.side()).stream()
                .filter(each -> !off.contains(each.id()))
                .map(each -> each.orders().get(decision.question()))
                .filter(Objects::nonNull)
                .findFirst()
                .flatMap(each -> each.answer(view, decision));
    }
}
