package fitg.play.question;

import fitg.edition.first.Matter;
import fitg.edition.second.Query;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import java.util.Map;

/** All families of questions there are: an edition's is known here and nowhere else. */
final class Families {

    private static final Map<Class<?>, Family> BY_KIND = Map.of(
            Ask.class, new StarSystemQuestions(),
            Matter.class, new ProvinceQuestions(),
            Query.class, new SecondQuestions(),
            Affair.class, new GalaxyQuestions());

    private Families() {}

    static Family of(Question question) {
        Family family = BY_KIND.get(question.getClass());
        if (family == null) {
            throw new IllegalArgumentException("nobody has words for " + question);
        }
        return family;
    }
}
