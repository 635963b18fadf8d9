package fitg.lab.exercise;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.cases.CaseReader;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import java.util.List;

/**
 * A position, a question, and which answer is best.
 *
 * @param title what it is about, without telling the answer
 * @param hint what to look at
 * @param why what speaks for the best answer
 * @param games how many were played on after each answer
 * @param answers those that were tried, the best first
 * @param obvious the key of the one that suggests itself: what is answered by the book at a glance
 * @param position as a case is written
 */
public record Exercise(
        String id,
        String title,
        String hint,
        String why,
        int games,
        List<Tried> answers,
        String obvious,
        String position) {

    /**
     * @param won of the games played on after this answer, by the side that is asked
     * @param words in which it is offered
     */
    public record Tried(String key, int won, String words) {}

    public Tried best() {
        return answers.getFirst();
    }

    /** How many of a hundred games the best answer wins more than the next. */
    public double lead() {
        return 100.0 * (best().won() - answers.get(1).won()) / games;
    }

    /** The game at the moment of the question. */
    public Game open(long seed) {
        return CaseReader.readOne(position).open(KeyedChance.ofSeed(seed));
    }

    /** The answers that were tried, as the question offers them, the best first. */
    public List<Action> tried(Decision decision) {
        return answers.stream()
                .map(each -> decision.actions().stream()
                        .filter(action -> action.key().equals(each.key()))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException(id + ": " + each.key() + " is no answer")))
                .toList();
    }
}
