package fitg.procedure;

import java.util.List;

/** Somebody who hears what goes on in a game without a question. */
public interface Bystander {

    /** A step of the sequence of play is about to begin; nothing has been done in it. */
    default void stepBegins(Resolution r) {}

    /** An answer nobody was asked for, since the last action and before any die or card, where a run of questions ends. */
    default void answered(Forced answer) {}

    /** Notes the answers nobody was asked for. */
    static Bystander noting(List<Forced> answers) {
        return new Bystander() {
            @Override
            public void answered(Forced answer) {
                answers.add(answer);
            }
        };
    }
}
