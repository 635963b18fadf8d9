package fitg.play.cases;

import fitg.play.Game;
import fitg.play.position.Line;
import fitg.play.position.Standing;
import fitg.procedure.Chance;
import java.util.List;
import java.util.Map;

/**
 * A case: a position, the luck to come, and what is done and must be so, in turn.
 *
 * @param rules the ids of the rules it is about
 * @param line where it begins
 */
public record Case(
        int line,
        List<String> rules,
        String title,
        Line head,
        List<Line> given,
        Map<Luck, List<Integer>> luck,
        List<Step> steps) {

    /** Something that is done or looked at. */
    public sealed interface Step {

        Line line();

        record When(Line line) implements Step {}

        record Then(Line line) implements Step {}
    }

    /** Begins the game at the position; everything that is drawn must be written down. */
    CaseGame begin() {
        return begin(null);
    }

    private CaseGame begin(Chance afterwards) {
        ScriptedChance chance = new ScriptedChance(luck, afterwards);
        return CaseGame.begin(Standing.read(head, given), chance);
    }

    /** The game after everything that is done in the case, to be played on with luck of one's own. */
    public Game open(Chance afterwards) {
        CaseGame game = begin(afterwards);
        steps.stream().filter(Step.When.class::isInstance).forEach(step -> game.play(step.line()));
        game.game().useChance(afterwards);
        return game.game();
    }

    /** The rules it is about and its title, as a list of tests shows it. */
    public String name() {
        return (String.join(" ", rules) + "  " + title).strip();
    }
}
