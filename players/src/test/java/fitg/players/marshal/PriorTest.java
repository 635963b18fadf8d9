package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.players.captain.Counsel;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PriorTest {

    static List<Dilemma> dilemmas() {
        return Dilemma.some(20);
    }

    @ParameterizedTest
    @MethodSource("dilemmas")
    void theBestAnswersComeFirst(Dilemma dilemma) {
        Counsel counsel = dilemma.counsel();
        Prior prior = Prior.of(dilemma.decision(), counsel, 3, 1);
        List<Double> best = dilemma.decision().actions().stream()
                .map(counsel::worthTrying)
                .sorted((one, other) -> Double.compare(other, one))
                .limit(3)
                .toList();

        for (int each = 0; each < prior.size(); each++) {
            assertThat(counsel.worthTrying(prior.action(each))).isEqualTo(best.get(each));
        }
    }

    @ParameterizedTest
    @MethodSource("dilemmas")
    void thereAreAsManyAsAskedAndNoneTwice(Dilemma dilemma) {
        int all = dilemma.decision().actions().size();
        Prior few = Prior.of(dilemma.decision(), dilemma.counsel(), 2, 1);
        Prior many = Prior.of(dilemma.decision(), dilemma.counsel(), all + 5, 1);

        assertThat(few.size()).isEqualTo(Math.min(2, all));
        assertThat(many.size()).isEqualTo(all);
        assertThat(dilemma.decision().actions()).allMatch(action -> times(many, action) == 1);
    }

    @ParameterizedTest
    @MethodSource("dilemmas")
    void whatIsBetterIsLikelier(Dilemma dilemma) {
        Counsel counsel = dilemma.counsel();
        Prior prior = Prior.of(dilemma.decision(), counsel, 4, 1);

        double sum = prior.chance(0);
        for (int each = 1; each < prior.size(); each++) {
            double behind = counsel.worthTrying(prior.action(each - 1)) - counsel.worthTrying(prior.action(each));
            assertThat(prior.chance(each)).isCloseTo(prior.chance(each - 1) * Math.exp(-behind), within(1e-9));
            sum += prior.chance(each);
        }
        assertThat(sum).isCloseTo(1, within(1e-9));
    }

    private static int times(Prior prior, Object action) {
        int times = 0;
        for (int each = 0; each < prior.size(); each++) {
            times += prior.action(each) == action ? 1 : 0;
        }
        return times;
    }
}
