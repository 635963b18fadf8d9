package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.Action;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InterpreterTest {

    /** Where the first Militia goes: Quibron Wild, Angoff Urban, Charkhan Air or Charkhan Wild. */
    private final Decision decision =
            Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1).pending().orElseThrow();

    @Test
    void enterAloneTakesWhatIsAdvisedOrNothing() {
        Action advised = decision.actions().getLast();

        assertThat(Interpreter.read("", decision, Optional.of(advised))).isEqualTo(new Command.Play(advised));
        assertThat(Interpreter.read("", decision, Optional.empty()))
                .isEqualTo(new Command.Unclear("Nothing is advised here; type a number."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", " 2 ", "environ:2221", "Angoff Urban", "angoff"})
    void anAnswerIsGivenByNumberKeyOrWords(String line) {
        assertThat(read(line)).isEqualTo(new Command.Play(Action.parse("environ:2221")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0|There is no answer 0; they go from 1 to 4.",
                "5|There is no answer 5; they go from 1 to 4.",
                "charkhan|'charkhan' could be any of 2 answers; type a number.",
                "fly|'fly' is neither an answer nor a command; 'help' lists the commands.",
                "environ:1111|'environ:1111' is neither an answer nor a command; 'help' lists the commands.",
                "log many|'log' takes a number of lines, not 'many'.",
                "log 0|'log' takes a number of lines, not '0'.",
                "undo all|Type 'undo' for one action or 'undo turn' for the whole segment.",
                "save|Type a file name after 'save'.",
                "load|Type a file name after 'load'.",
                "who|Whom or what? Type a name after 'who'."
            })
    void whatIsUnclearGetsOneSentence(String line, String sentence) {
        assertThat(read(line)).isEqualTo(new Command.Unclear(sentence));
    }

    @Test
    void commandsAreRead() {
        assertThat(read("?")).isEqualTo(new Command.Explain(""));
        assertThat(read("? 12.53")).isEqualTo(new Command.Explain("12.53"));
        assertThat(read("ODDS")).isEqualTo(new Command.ShowOdds());
        assertThat(read("hint")).isEqualTo(new Command.ShowHint());
        assertThat(read("log")).isEqualTo(new Command.ShowLog(Interpreter.LOG_LINES));
        assertThat(read("log 7")).isEqualTo(new Command.ShowLog(7));
        assertThat(read("board")).isEqualTo(new Command.ShowBoard(""));
        assertThat(read("board Egrix")).isEqualTo(new Command.ShowBoard("Egrix"));
        assertThat(read("points")).isEqualTo(new Command.ShowPoints());
        assertThat(read("undo")).isEqualTo(new Command.Undo(false));
        assertThat(read("undo turn")).isEqualTo(new Command.Undo(true));
        assertThat(read("save my game.json")).isEqualTo(new Command.Save("my game.json"));
        assertThat(read("load game.json")).isEqualTo(new Command.Load("game.json"));
        assertThat(read("help")).isEqualTo(new Command.Help());
        assertThat(read("quit")).isEqualTo(new Command.Quit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"who Frun Sentel", "card 'Frun Sentel'", "who Frun\\ Sentel"})
    void aNameMayComeFromCompletion(String line) {
        assertThat(read(line)).isEqualTo(new Command.LookUp("Frun Sentel"));
    }

    private Command read(String line) {
        return Interpreter.read(line, decision, Optional.empty());
    }
}
