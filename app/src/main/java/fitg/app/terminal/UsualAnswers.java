package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.order.FightOrder;
import fitg.play.order.StandingOrders;
import fitg.play.order.Unasked;
import fitg.play.order.UsualOrder;
import fitg.play.order.UsualOrders;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a person at the terminal is not asked: what has one answer, and what is answered by the usual orders. */
final class UsualAnswers {

    private final Unasked unasked;
    private final Map<Side, StandingOrders> orders = new EnumMap<>(Side.class);
    /** Who takes back wants to be asked: nothing is answered by order at this point of the game; -1 for everywhere. */
    private int takenBackTo = -1;

    UsualAnswers(Seats seats) {
        unasked = seats.shared() ? Unasked.AMONG_PEOPLE : Unasked.AGAINST_THE_COMPUTER;
        for (Side side : Side.values()) {
            orders.put(side, StandingOrders.USUAL);
        }
    }

    Optional<Action> to(Game game, Decision decision) {
        if (game.number() == takenBackTo) {
            return Optional.empty();
        }
        var view = game.viewFor(Viewer.of(decision.side()));
        return unasked.answer(view).or(() -> orders.get(decision.side()).answer(view));
    }

    void takenBack(Game game) {
        takenBackTo = game.number();
    }

    /** Keeps what is said of the fights here, and says it. */
    String fight(PlayerView view, String words) {
        FightOrder order = TypedFight.read(words, view);
        orders.computeIfPresent(view.decision().orElseThrow().side(), (side, all) -> all.with(order, view));
        return TypedFight.told(order);
    }

    /** The switches, each with what it does. */
    List<String> lines(Game game, Side side) {
        List<String> lines = new ArrayList<>();
        for (UsualOrder each : UsualOrders.of(game.scenario(), side)) {
            String state = orders.get(side).off().contains(each.id()) ? "off" : "on";
            lines.add("%-11s %-3s  %s. %s %s".formatted(each.id(), state, each.text(), each.does(), each.never()));
        }
        lines.add("'orders off NAME' asks you again, 'orders on NAME' no more.");
        return lines;
    }

    /** Switches one of them and says so. */
    String flip(Game game, Side side, String name, boolean on) {
        UsualOrder order = UsualOrders.named(name, game.scenario(), side)
                .orElseThrow(() -> new BadInput("There is no order '" + name + "'; 'orders' lists them."));
        Set<String> off = new TreeSet<>(orders.get(side).off());
        if (on ? off.remove(name) : off.add(name)) {
            orders.put(side, orders.get(side).withUsualBut(off));
        }
        return order.text() + ": " + (on ? "on." : "off; you are asked.");
    }
}
