package fitg.play;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.state.GameState;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * The actions and events of a game, and the positions that can still be taken back to. RUL-84: undo reaches to the
 * latest die, card, revelation, or answer of the other player.
 */
final class History {

    private static final Viewer[] VIEWERS = Viewer.values();

    private record Moment(Game position, Side side, Segment segment, Side phasing, int turn) {
        boolean isIn(Segment other, Side otherPhasing, int otherTurn) {
            return segment == other && phasing == otherPhasing && turn == otherTurn;
        }
    }

    private final List<Action> actions = new ArrayList<>();
    /** Events after each action; the first entry holds what happened before anybody acted. */
    private final List<List<Event>> events = new ArrayList<>();
    /** The positions before the latest actions, all by the same side, none irrevocable. */
    private final List<Moment> revocable = new ArrayList<>();
    /** How many events each viewer knew of after each action, so that nobody has to go through all of them to learn it. */
    private final List<int[]> known = new ArrayList<>();

    void before(Game game, Side side, Action action) {
        if (!revocable.isEmpty() && revocable.getLast().side != side) {
            revocable.clear();
        }
        GameState state = game.state();
        revocable.add(new Moment(
                game.silentCopy(),
                side,
                state.turn().segment(),
                state.turn().phasing(),
                state.turn().number()));
        actions.add(action);
    }

    void after(boolean irrevocable, List<Event> happened) {
        if (irrevocable) {
            revocable.clear();
        }
        int[] now = known.isEmpty() ? new int[VIEWERS.length] : known.getLast().clone();
        count(happened, now);
        events.add(happened);
        known.add(now);
    }

    private static void count(List<Event> happened, int[] now) {
        for (Viewer viewer : VIEWERS) {
            for (Event event : happened) {
                now[viewer.ordinal()] += event.seenBy(viewer.side()) == null ? 0 : 1;
            }
        }
    }

    void forgetUndo() {
        revocable.clear();
    }

    List<Action> actions() {
        return List.copyOf(actions);
    }

    List<Event> all() {
        return events.stream().flatMap(List::stream).toList();
    }

    int known(Viewer viewer) {
        return known.isEmpty() ? 0 : known.getLast()[viewer.ordinal()];
    }

    /** How much a viewer knew before anybody acted, and after each action. */
    int[] lengths(Viewer viewer) {
        return known.stream().mapToInt(each -> each[viewer.ordinal()]).toArray();
    }

    /** What a viewer may know, between two places in his log; no more of the story than that is gone through. */
    List<Event> log(Viewer viewer, int from, int to) {
        int end = Math.min(to, known(viewer));
        List<Event> seen = new ArrayList<>(Math.max(0, end - Math.max(0, from)));
        int action = firstBeyond(viewer, from);
        int number = action == 0 ? 0 : known.get(action - 1)[viewer.ordinal()];
        for (; number < end; action++) {
            for (Event happened : events.get(action)) {
                Event event = happened.seenBy(viewer.side());
                if (event != null && number++ >= from && number <= end) {
                    seen.add(event);
                }
            }
        }
        return List.copyOf(seen);
    }

    /** The first action after which a viewer knew more than so many events. */
    private int firstBeyond(Viewer viewer, int length) {
        int low = 0;
        int high = known.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (known.get(middle)[viewer.ordinal()] > length) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    int undoable(Side side) {
        return !revocable.isEmpty() && revocable.getLast().side == side ? revocable.size() : 0;
    }

    /** @param waiting whether it is this side's decision now; if not, its segment is the one it acted in last */
    int undoableInSegment(Side side, GameState now, boolean waiting) {
        if (undoable(side) == 0) {
            return 0;
        }
        Moment last = revocable.getLast();
        int count = 0;
        for (int i = revocable.size() - 1; i >= 0; i--) {
            Moment moment = revocable.get(i);
            boolean sameSegment = waiting
                    ? moment.isIn(
                            now.turn().segment(),
                            now.turn().phasing(),
                            now.turn().number())
                    : moment.isIn(last.segment, last.phasing, last.turn);
            if (!sameSegment) {
                break;
            }
            count++;
        }
        return count;
    }

    /** Whether a side that takes back so many actions would have something to choose. */
    boolean isChoice(int count) {
        return revocable.get(revocable.size() - count).position.optionCount() > 1;
    }

    Game goBack(int count) {
        Game position = revocable.get(revocable.size() - count).position;
        for (int i = 0; i < count; i++) {
            revocable.removeLast();
            actions.removeLast();
            events.removeLast();
            known.removeLast();
        }
        return position;
    }

    History copy() {
        History copy = new History();
        copy.actions.addAll(actions);
        copy.events.addAll(events);
        copy.revocable.addAll(revocable);
        copy.known.addAll(known);
        return copy;
    }
}
