package fitg.play.order;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.TakingBack;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.state.Cast;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Questions with one answer. */
class UnaskedTest {

    private static final int MOST_GAMES = 300;

    private static PlayerView view(Game game) {
        return game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
    }

    /** A game that stands before such a question, reached by playing at random. */
    private static Game at(Predicate<Game> wanted) {
        for (long seed = 0; seed < MOST_GAMES; seed++) {
            Random dice = new Random(seed);
            Game game = Game.ofSeed(seed % 2 == 0 ? Scenarios.FLIGHT_TO_EGRIX : Scenarios.VARU_POWDERKEG, seed);
            while (!game.isOver()) {
                if (wanted.test(game)) {
                    return game;
                }
                game.playOption(dice.nextInt(game.optionCount()));
            }
        }
        throw new AssertionError("no such question came up");
    }

    private static boolean hasOneAnswer(Game game) {
        return game.optionCount() == 1;
    }

    private static boolean isAboutCards(Game game) {
        return game.asks(Side.REBEL, Ask.USE_POSSESSION.name());
    }

    @Test
    @Tag("RUL-85")
    void againstTheComputerAQuestionWithOneAnswerIsNotAsked() {
        Game game = at(UnaskedTest::hasOneAnswer);
        Action only = game.option(0);

        Optional<Action> answer = Unasked.AGAINST_THE_COMPUTER.answer(view(game));

        assertThat(answer).contains(only);
    }

    @Test
    @Tag("RUL-85")
    void amongPeopleItIsAskedWhereAFaceDownCardMayLeaveAChoice() {
        Game game = at(each -> hasOneAnswer(each) && isAboutCards(each) && hasFaceDownCard(view(each)));

        Optional<Action> answer = Unasked.AMONG_PEOPLE.answer(view(game));

        assertThat(answer).isEmpty();
    }

    private static boolean hasFaceDownCard(PlayerView view) {
        for (long rest = Cast.characters(Side.REBEL); rest != 0; rest = PieceSet.rest(rest)) {
            if (view.faceDownCards(PieceSet.lowest(rest)) > 0) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aQuestionWithAChoiceIsAskedByBoth() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1);

        for (Unasked each : Unasked.values()) {
            assertThat(each.answer(view(game))).isEmpty();
        }
    }

    @Test
    @Tag("RUL-85")
    void theUsualOrderAboutPossessionsAnswersWhetherThereIsAChoiceOrNot() {
        Game without = at(each -> isAboutCards(each) && hasOneAnswer(each));
        Game with = at(each -> isAboutCards(each) && !hasOneAnswer(each));

        assertThat(StandingOrders.USUAL.answer(view(without)).map(Action::key)).contains("pass");
        assertThat(StandingOrders.USUAL.answer(view(with)).map(Action::key)).contains("pass");
    }

    @Test
    @Tag("RUL-84")
    void anUndoTakesBackTheOnlyAnswerWithItsCause() {
        Game game = at(each -> {
            if (!hasOneAnswer(each) || each.isOver()) {
                return false;
            }
            Decision decision = each.pending().orElseThrow();
            return each.undoable(decision.side()) > 0 && TakingBack.most(each, decision.side()) > 0;
        });
        Side side = game.pending().orElseThrow().side();
        int before = game.number();
        int causes = TakingBack.atLeast(game, side, 1);
        game.playOption(0);
        if (game.isOver() || game.undoable(side) <= causes) {
            return; // the only answer could not be taken back
        }

        int actions = TakingBack.atLeast(game, side, 1);
        game.undo(side, actions);

        assertThat(actions).isEqualTo(causes + 1);
        assertThat(game.number()).isEqualTo(before - causes);
        assertThat(game.optionCount()).isGreaterThan(1);
    }
}
