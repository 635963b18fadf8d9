package fitg.players.review;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.players.learned.Minds;
import fitg.players.mind.Advice;
import fitg.players.mind.ByEdition;
import fitg.procedure.Action;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Somebody who judges positions and answers at a glance. Not for several threads. */
interface Expert {

    ByEdition<Function<Scenario, Expert>> BY_THE_BOOK =
            new ByEdition<>(FirstExpert::new, scenario -> new SecondExpert());

    /** By experience, where something was learned about the scenario, and else by the book. */
    static Expert on(Scenario scenario) {
        return Minds.about(scenario)
                .<Expert>map(LearnedExpert::new)
                .orElseGet(() -> BY_THE_BOOK.of(scenario).apply(scenario));
    }

    /** The chance of the rebels to win, as it seems to whoever is asked. */
    double ofRebels(Game game, Decision decision);

    /** What he would answer without a thought; he sees what whoever is asked sees. */
    Action quick(Game game, Decision decision, SplittableRandom mood);

    /** Every answer, the best first; worths are comparable within one decision. */
    List<Advice.Option> options(PlayerView view, Decision decision);
}
