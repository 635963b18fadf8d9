package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.players.captain.Plans;
import fitg.players.mind.Budget;
import fitg.procedure.Action;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The truth would be of use to a Marshal: so it matters that he only imagines it. */
class HiddenTruthTest {

    private static final int POSITIONS = 200;

    /** That it makes none to a real Marshal is the FairnessTest's. */
    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    void triedOutInTheTrueGameWhatIsHiddenMakesADifference(Viewer blind) {
        int differences = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            Twins twins = Twins.of(seed, blind);
            Optional<Decision> decision = asked(twins.truth(), blind);
            if (twins.different() && decision.isPresent()) {
                Action action = decision.get().actions().getFirst();
                differences += tried(twins.truth(), action) == tried(twins.twin(), action) ? 0 : 1;
            }
        }
        assertThat(differences).isPositive();
    }

    @Test
    void withTheOtherSidesEyesHeCannotThink() {
        Dilemma dilemma = Dilemma.open(Side.REBEL);
        PlayerView wrong = dilemma.game().viewFor(Viewer.IMPERIAL);
        Marshal marshal = new Marshal(1, Budget.ofIterations(1));
        assertThatThrownBy(() -> marshal.choose(wrong, dilemma.decision())).isInstanceOf(IllegalStateException.class);
    }

    /** The number of decisions until the horizon, which depends on every one of them. */
    private static int tried(Game game, Action action) {
        Playout playout = new Playout(game.silentCopy(), 1, Plans.forSearch());
        playout.after(new Edge(action));
        return playout.answers();
    }

    private static Optional<Decision> asked(Game game, Viewer seat) {
        return game.pending().filter(decision -> Viewer.of(decision.side()) == seat);
    }
}
