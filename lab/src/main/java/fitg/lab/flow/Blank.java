package fitg.lab.flow;

import fitg.play.PlayerView;
import fitg.play.order.Agenda;
import fitg.play.order.Proposal;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A sheet as its player finds it: the places it is for, with what stands there from the start, and what he has changed of that. */
final class Blank {

    static final Blank NONE = new Blank();

    private final Map<Integer, List<Action>> proposed = new HashMap<>();
    private final Map<Integer, Integer> written = new HashMap<>();

    private Blank() {}

    static Blank of(PlayerView view) {
        Blank blank = new Blank();
        for (PlayerView each : Agenda.of(view)) {
            blank.proposed.put(each.decision().orElseThrow().subject(), new ArrayList<>());
        }
        for (Proposal each : Proposal.of(view)) {
            List<Action> heads =
                    each.orders().stream().map(order -> order.head()).toList();
            blank.proposed.put(each.there().decision().orElseThrow().subject(), new ArrayList<>(heads));
        }
        return blank;
    }

    boolean has(int place) {
        return proposed.containsKey(place);
    }

    /** Whether this stands there already; what does not is written down, if it can be in the place of something else. */
    boolean has(int place, Action head) {
        boolean stood = proposed.get(place).remove(head);
        written.merge(place, stood ? 0 : 1, Integer::sum);
        return stood;
    }

    /** How many lines have to be struck now that nothing more is wanted here; what was written over needs not to be. */
    int struck(int place) {
        int left = proposed.get(place).size() - written.getOrDefault(place, 0);
        proposed.put(place, new ArrayList<>());
        return Math.max(0, left);
    }
}
