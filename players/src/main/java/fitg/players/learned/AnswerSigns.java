package fitg.players.learned;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.procedure.Action;

/**
 * The signs of one answer: its kind, exactly which one it is, and the traits of the piece or place it names; so an answer nobody
 * has ever seen still is of a kind, and its piece of a sort.
 */
final class AnswerSigns {

    private final Sketch sketch;
    private final Traits traits;

    AnswerSigns(PlayerView view, Side side, Sketch sketch) {
        this.sketch = sketch;
        this.traits = new Traits(view, side, (trait, grade) -> sketch.here(Token.TRAIT, trait, grade));
    }

    void draw(Action answer) {
        int kind = answer.kind().ordinal();
        sketch.here(Token.KIND, kind, 0);
        sketch.here(Token.EXACTLY, kind, answer.argument());
        sketch.add(Token.ANYWHERE, kind, answer.argument());
        traits.of(answer.kind().of(), answer.argument());
    }
}
