package fitg.server.table;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.order.Sheet;
import fitg.play.order.StandingOrders;
import fitg.procedure.Action;
import fitg.saves.Recording;
import fitg.server.store.Ordered;
import fitg.server.store.SeatKind;
import fitg.server.table.Refusal.Kind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Answers what was ordered to be answered, or has one answer, of either side, as if its player had answered at once. It belongs to
 * what led there: both are stored together with what is left of a sheet, and nobody sees the game in between. So an order is
 * carried out once, whoever is there and whichever node does it.
 */
final class CarryingOut {

    /** So many answers in a row are given by order; whoever ordered a circle is asked then. */
    private static final int MOST_ORDERED = 400;

    private final Table table;
    private final Recording next;
    private final Map<Side, Sheet> sheets = new EnumMap<>(Side.class);

    CarryingOut(Table table, Recording next) {
        this.table = table;
        this.next = next;
        for (Side side : Side.values()) {
            if (table.sheet(side) != null) {
                sheets.put(side, table.sheet(side));
            }
        }
    }

    /** Goes on until somebody has to be asked; what seats have ordered from then on, as far as that has changed. */
    List<Ordered> go() {
        int given = 0;
        for (List<Action> answers = answers(); !answers.isEmpty() && given < MOST_ORDERED; answers = answers()) {
            answers.forEach(next::play);
            given += answers.size();
        }
        return changed();
    }

    /** The same with a new sheet of the side that is asked; refused where it does not even begin. */
    List<Ordered> with(Side side, Sheet sheet) {
        sheets.put(side, sheet);
        Sheet.Step step = sheet.next(next.game(), view(side));
        if (step.answers().isEmpty()) {
            String stopped = step.rest().stopped();
            throw stopped == null
                    ? new Refusal(Kind.CONFLICT, "These orders say nothing about what is asked now.")
                    : new Refusal(Kind.NOT_LEGAL, stopped);
        }
        return go();
    }

    private PlayerView view(Side side) {
        return next.game().viewFor(Viewer.of(side));
    }

    /** What is answered to the pending question without asking anybody. */
    private List<Action> answers() {
        Decision decision = next.game().pending().orElse(null);
        if (decision == null || table.seat(decision.side()).kind() != SeatKind.HUMAN) {
            return List.of();
        }
        Side side = decision.side();
        StandingOrders orders = table.orders(side);
        Sheet sheet = sheets.get(side);
        if (decision.actions().size() > 1 && orders.isEmpty() && sheet == null) {
            return List.of();
        }
        PlayerView view = view(side);
        Optional<Action> unasked = table.unasked(side).answer(view);
        if (unasked.isPresent()) {
            return List.of(unasked.get());
        }
        List<Action> ordered = sheet == null ? List.of() : bySheet(side, sheet, view);
        return ordered.isEmpty() ? orders.answer(view).stream().toList() : ordered;
    }

    private List<Action> bySheet(Side side, Sheet sheet, PlayerView view) {
        Sheet.Step step = sheet.next(next.game(), view);
        sheets.put(side, step.rest());
        return step.answers();
    }

    private List<Ordered> changed() {
        List<Ordered> changed = new ArrayList<>();
        sheets.forEach((side, sheet) -> {
            Sheet left = sheet.isOver() || next.game().isOver() ? null : sheet;
            if (!Objects.equals(left, table.sheet(side))) {
                changed.add(new Ordered(side, StoredOrders.write(table.orders(side), left)));
            }
        });
        return changed;
    }
}
