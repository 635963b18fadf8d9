package fitg.galaxy.event;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.procedure.Article;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.state.Digest;
import fitg.state.realm.RealmState;

/**
 * E2.1.A.1, G1: the Rebel player turns the top event card, and it is carried out. A card that lasts lies open until the game-turn
 * ends, and the rules it changes ask for it. Rebellions it started fight before the step ends (K-R17).
 */
public final class EventStep extends Procedure implements Effect {

    private enum Step {
        DRAW,
        COMBATS,
        END
    }

    private Step step = Step.DRAW;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case DRAW -> {
                step = Step.COMBATS;
                draw(r);
            }
            case COMBATS -> {
                step = Step.END;
                Chapters.of(r).stepEnds(r);
            }
            case END -> r.finish();
        }
    }

    /** Cards are never shuffled in again. */
    private static void draw(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        long deck = realm.eventDeck();
        if (deck == 0) {
            return;
        }
        int card = PieceSet.member(deck, r.pick("galactic event", PieceSet.size(deck)));
        realm.setEventDeck(deck & ~PieceSet.only(card));
        int number = PRINTED.campaign().galacticEvents().get(card).number();
        if (r.listening()) {
            r.tell(new Tidings.EventDrawn(number, Article.EVENT_TURNED.in(r)));
        }
        if (!GalacticEvents.isIgnored(r.state(), number)) {
            realm.setEvent(number);
            GalacticEvents.happen(r, number);
        }
    }

    @Override
    public boolean awaitsRisen() {
        return step == Step.COMBATS;
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal());
    }
}
