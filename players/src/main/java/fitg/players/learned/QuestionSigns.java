package fitg.players.learned;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;

/** What is asked and about what, what may be answered, and what this act has been answered so far. */
final class QuestionSigns {

    private QuestionSigns() {}

    static void draw(PlayerView view, Decision decision, Sketch sketch) {
        sketch.here(Token.QUESTION, 0, 0);
        sketch.here(Token.SUBJECT, decision.subject(), 0);
        for (Action answer : decision.actions()) {
            sketch.add(Token.OFFER, answer.kind().ordinal(), answer.argument());
        }
        for (Decision.Step step : decision.steps()) {
            sketch.add(Token.STEP, step.answer().kind().ordinal(), step.answer().argument());
        }
        int place = Traits.placeOf(view, decision.question().subject().piece(), decision.subject());
        if (place >= 0) {
            new Traits(view, decision.side(), (trait, grade) -> sketch.add(Token.AT_HAND, trait, grade)).ofPlace(place);
        }
    }
}
