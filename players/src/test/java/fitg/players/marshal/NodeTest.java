package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NodeTest {

    private static final int GAMES = 200;
    private static final Action STAND = Action.parse("stand");

    /** The answer that the Captain thinks least of turns out to be the one with which the rebels win. */
    @Test
    void theRebelsComeToPreferWhatTheRebelsWinWith() {
        Dilemma dilemma = Dilemma.open(Side.REBEL);
        Action last = last(dilemma);

        Map<Action, Integer> chosen = chosen(dilemma, action -> action == last ? 0.9 : 0.2);

        assertThat(chosen.get(last)).isGreaterThan(GAMES / 2);
    }

    @Test
    void theEmpireComesToPreferWhatTheRebelsLoseWith() {
        Dilemma dilemma = Dilemma.open(Side.IMPERIAL);
        Action last = last(dilemma);

        Map<Action, Integer> chosen = chosen(dilemma, action -> action == last ? 0.2 : 0.9);

        assertThat(chosen.get(last)).isGreaterThan(GAMES / 2);
    }

    @ParameterizedTest
    @EnumSource
    void theUntriedGetsItsTurn(Side side) {
        Dilemma dilemma = Dilemma.open(side);
        Action first = Prior.of(dilemma.decision(), dilemma.counsel(), 4, 1).action(0);

        Map<Action, Integer> chosen = chosen(dilemma, action -> 0.5);

        assertThat(chosen).hasSize(4);
        assertThat(chosen.values()).allMatch(times -> times <= chosen.get(first));
    }

    // ---- edges

    @Test
    void oneSidesMeanIsTheOthersRest() {
        Edge edge = new Edge(STAND);
        edge.add(0.25);
        edge.add(0.75);
        edge.add(0.2);

        assertThat(edge.mean(Side.REBEL)).isCloseTo(0.4, within(1e-9));
        assertThat(edge.mean(Side.IMPERIAL)).isCloseTo(0.6, within(1e-9));
    }

    @Test
    void theSameQuestionIsFoundAgainThoughOtherDiceLedToIt() {
        Edge edge = new Edge(STAND);
        Node node = new Node(question(3, Side.REBEL, Ask.MISSION, 5));
        edge.lead(new Node(question(1, Side.REBEL, Ask.MOVE, 5)));
        edge.lead(node);

        assertThat(edge.next(question(8, Side.REBEL, Ask.MISSION, 5))).isSameAs(node);
    }

    @Test
    void anotherQuestionIsNew() {
        Edge edge = new Edge(STAND);
        edge.lead(new Node(question(3, Side.REBEL, Ask.MISSION, 5)));

        assertThat(edge.next(question(3, Side.IMPERIAL, Ask.MISSION, 5))).isNull();
        assertThat(edge.next(question(3, Side.REBEL, Ask.COMPLETE, 5))).isNull();
        assertThat(edge.next(question(3, Side.REBEL, Ask.MISSION, 6))).isNull();
    }

    private static Decision question(int number, Side side, Question question, int subject) {
        return new Decision(number, number, List.of(), side, question, subject, List.of(STAND), STAND);
    }

    private static Action last(Dilemma dilemma) {
        return Prior.of(dilemma.decision(), dilemma.counsel(), 4, 1).action(3);
    }

    /** How often each answer is given when the rebels win so often after it. */
    private static Map<Action, Integer> chosen(Dilemma dilemma, ToDoubleFunction<Action> rebels) {
        Node node = new Node(dilemma.decision());
        Map<Action, Integer> chosen = new HashMap<>();
        for (int game = 0; game < GAMES; game++) {
            Edge edge = node.choose(dilemma.decision(), dilemma.counsel());
            edge.add(rebels.applyAsDouble(edge.action()));
            chosen.merge(edge.action(), 1, Integer::sum);
        }
        return chosen;
    }
}
