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
    private final Tally[] known = new Tally[VIEWERS.length];

    History() {
        for (Viewer viewer : VIEWERS) {
            known[viewer.ordinal()] = new Tally();
        }
    }

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
        events.add(happened);
        for (Viewer viewer : VIEWERS) {
            known[viewer.ordinal()].add(known(viewer) + seen(happened, viewer));
        }
    }

    private static int seen(List<Event> happened, Viewer viewer) {
        int seen = 0;
        for (Event event : happened) {
            seen += event.seenBy(viewer.side()) == null ? 0 : 1;
        }
        return seen;
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
        return known[viewer.ordinal()].last();
    }

    /** How much a viewer knew before anybody acted, and after each action. */
    int[] lengths(Viewer viewer) {
        return known[viewer.ordinal()].all();
    }

    /** What a viewer may know, between two places in his log; no more of the story than that is gone through. */
    List<Event> log(Viewer viewer, int from, int to) {
        int end = Math.min(to, known(viewer));
        List<Event> seen = new ArrayList<>(Math.max(0, end - Math.max(0, from)));
        Tally lengths = known[viewer.ordinal()];
        int action = lengths.firstBeyond(from);
        int number = action == 0 ? 0 : lengths.after(action - 1);
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
            for (Tally each : known) {
                each.removeLast();
            }
        }
        return position;
    }

    History copy() {
        History copy = new History();
        copy.actions.addAll(actions);
        copy.events.addAll(events);
        copy.revocable.addAll(revocable);
        for (Viewer viewer : VIEWERS) {
            copy.known[viewer.ordinal()] = known[viewer.ordinal()].copy();
        }
        return copy;
    }
}
