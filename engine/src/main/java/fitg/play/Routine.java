package fitg.play;

import fitg.edition.second.Query;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import java.util.Set;

/**
 * Questions that have one sensible answer, the suggested one: only the order of things that will all be done, or free
 * draws that cost nothing. What they ask lies open to both sides, so that answering them at once tells nobody anything.
 */
public final class Routine {

    private static final Set<Question> QUESTIONS = Set.of(
            Ask.NEXT_ENVIRON,
            Ask.NEXT_COMBAT,
            Ask.BONUS,
            Query.MISSION_PLACE,
            Query.NEXT_SPACE_BATTLE,
            Query.NEXT_ENVIRONS_BATTLE,
            Query.BONUS);

    private Routine() {}

    public static Set<Question> questions() {
        return QUESTIONS;
    }

    public static boolean isRoutine(Question question) {
        return QUESTIONS.contains(question);
    }
}
