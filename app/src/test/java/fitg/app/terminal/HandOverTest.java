package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HandOverTest {

    /** Cards, units and places may betray what a side has; these answers only say yes or no. */
    private static final Set<Kind> TELLING = EnumSet.of(
            Kind.USE,
            Kind.UNIT,
            Kind.UNITS,
            Kind.ENVIRON,
            Kind.REACT,
            Kind.SEARCH,
            Kind.CHARACTER,
            Kind.SHIP,
            Kind.MISSION,
            Kind.COUNTER,
            Kind.PLACE,
            Kind.PATROL,
            Kind.IMPULSE,
            Kind.WARP,
            Kind.FIGHTER,
            Kind.TRANSFER);

    @Test
    void whatCanBeAnsweredInPassingNamesNoPieceAndNoPlace() {
        for (int seed = 0; seed < 20; seed++) {
            Game game = Game.ofSeed(Scenarios.skirmishes().get(seed % 2), seed);
            SplittableRandom dice = new SplittableRandom(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                for (Action action : HandOver.openAnswers(decision)) {
                    assertThat(TELLING).doesNotContain(action.kind());
                }
                game.playOption(dice.nextInt(game.optionCount()));
            }
        }
    }

    @Test
    void aPossessionQuestionCanBeDeclinedWithoutSittingDown() {
        Game game = firstAsking(Ask.USE_POSSESSION);
        Decision decision = game.pending().orElseThrow();
        Script screen = Script.of("2", "1");
        Command command = new HandOver(screen, new Story()).call(game, decision);
        assertThat(command).isEqualTo(new Command.Play(Action.of(Kind.PASS)));
        assertThat(screen.printed())
                .contains("Hand the terminal to the Rebel player and press Enter.")
                .contains("The Rebel player is awaited; press Enter when seated, or type one of the numbers above.")
                .doesNotContain("  use ");
    }

    @Test
    void inAGameOf2002FightsGoOnWithoutSittingDownToo() {
        Set<Question> fights = Set.of(Query.BREAK_OFF, Query.LASERS, Query.PRESS_ON, Query.SEARCH, Query.REACTION);
        Set<Question> answered = new HashSet<>();
        for (int seed = 0; seed < 200 && !answered.containsAll(fights); seed++) {
            Game game = Game.ofSeed(Scenarios.named("breakout-at-egrix").orElseThrow(), seed);
            SplittableRandom dice = new SplittableRandom(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                for (Action action : HandOver.openAnswers(decision)) {
                    assertThat(TELLING).doesNotContain(action.kind());
                    assertThat(decision.actions()).contains(action);
                    answered.add(decision.question());
                }
                game.playOption(dice.nextInt(game.optionCount()));
            }
        }
        assertThat(answered).containsAll(fights);
    }

    private static Game firstAsking(Question question) {
        for (int seed = 0; seed < 500; seed++) {
            Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, seed);
            SplittableRandom dice = new SplittableRandom(seed);
            while (!game.isOver()) {
                if (game.pending().orElseThrow().question() == question) {
                    return game;
                }
                game.playOption(dice.nextInt(game.optionCount()));
            }
        }
        throw new AssertionError(question + " was never asked");
    }
}
