package fitg.play.cases;

import fitg.play.Game;
import fitg.play.Umpire;
import fitg.play.position.Standing;
import fitg.play.position.WrittenLine;
import fitg.procedure.Chance;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A case: a position, the luck to come, and what is done and must be so, in turn.
 *
 * @param rules the ids of the rules it is about
 * @param line where it begins
 * @param prepared what is drawn first by whoever plays on from it
 */
public record Case(
        int line,
        List<String> rules,
        String title,
        WrittenLine head,
        List<WrittenLine> given,
        Map<Luck, List<Integer>> luck,
        Map<Luck, List<Integer>> prepared,
        List<Step> steps) {

    /** Something that is done or looked at. */
    public sealed interface Step {

        WrittenLine line();

        record When(WrittenLine line) implements Step {}

        record Then(WrittenLine line) implements Step {}
    }

    /** The position; what cannot be is refused with its line. */
    public Standing standing() {
        return Standing.read(head, given);
    }

    /** Begins the game at the position; everything that is drawn must be written down. */
    CaseGame begin() {
        return begin(null);
    }

    private CaseGame begin(Chance afterwards) {
        ScriptedChance chance = new ScriptedChance(luck, afterwards);
        return CaseGame.begin(standing(), chance);
    }

    /**
     * A game that begins where everything in the case has been done, first with what is prepared and then with luck of its own; what
     * cannot be laid out or answered is refused with its line.
     */
    public Game open(Chance chance) {
        return open(chance, UnaryOperator.identity());
    }

    /** @param heard by somebody who writes down what is drawn */
    Game open(Chance own, UnaryOperator<Chance> heard) {
        WrittenLine at = head;
        Chance chance = heard.apply(own);
        try {
            CaseGame game = begin(chance);
            for (WrittenLine answers : whens()) {
                at = answers;
                game.play(answers);
            }
            if (!game.luckLeft().isEmpty()) {
                throw head.wrong("not all that is written down is drawn: " + game.luckLeft());
            }
            return Umpire.beginAt(game.game(), heard.apply(PreparedChance.before(own, prepared)));
        } catch (UnwrittenLuckException wrong) {
            throw at.wrong(wrong.getMessage());
        } catch (IllegalStateException | IndexOutOfBoundsException stuck) {
            // Whoever writes positions finds some that nobody foresaw.
            throw at.wrong("the rules find no way on from here");
        }
    }

    /** The lines with answers. */
    List<WrittenLine> whens() {
        return steps.stream()
                .filter(Step.When.class::isInstance)
                .map(Step::line)
                .toList();
    }

    /** The rules it is about and its title, as a list of tests shows it. */
    public String name() {
        return (String.join(" ", rules) + "  " + title).strip();
    }
}
