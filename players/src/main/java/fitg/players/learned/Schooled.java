package fitg.players.learned;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Strategist;
import fitg.procedure.Action;
import java.util.Optional;
import java.util.function.Function;

/** Plays by what was learned about the scenario at hand; where nothing was, as somebody does who reckons everything anew. */
public final class Schooled implements Strategist {

    private final Function<Mind, Strategist> school;
    private final Strategist unschooled;
    private Mind known;
    private Strategist learned;

    public Schooled(Function<Mind, Strategist> school, Strategist unschooled) {
        this.school = school;
        this.unschooled = unschooled;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return who(view).choose(view, decision);
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        return who(view).advise(view, decision);
    }

    private Strategist who(PlayerView view) {
        Optional<Mind> mind = Minds.about(view.scenario());
        if (mind.isEmpty()) {
            return unschooled;
        }
        if (mind.get() != known) {
            known = mind.get();
            learned = school.apply(known);
        }
        return learned;
    }
}
