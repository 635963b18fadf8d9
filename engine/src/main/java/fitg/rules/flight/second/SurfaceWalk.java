package fitg.rules.flight.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Completion;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Passage;
import fitg.rules.prisoner.second.Captivity;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** E5.2.c.1 and S-R49: one character walks to another environ of his planet; escorts and guarded prisoners go along. */
@Completion("C-DETECT-1")
public final class SurfaceWalk extends Procedure {

    private final int character;

    SurfaceWalk(int character) {
        this.character = character;
    }

    /** Those of a set who can walk somewhere. */
    static long walkers(Position s, long characters) {
        long able = PieceSet.NONE;
        for (long rest = Spaceships.mayMove(s, characters); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int place = s.people().at(each);
            boolean elsewhere = Place.isEnviron(place)
                    && Control.environsOf(Place.planet(place)).length > 1
                    && !Passage.isDead(s, place);
            able |= elsewhere ? PieceSet.only(each) : PieceSet.NONE;
        }
        return able;
    }

    @Override
    public void advance(Resolution r) {
        int from = r.state().people().at(character);
        r.ask(Query.WALK_TO, Cast.side(character), character);
        for (int environ : Control.environsOf(Place.planet(from))) {
            if (environ != from) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        go(r, character, action.argument(), false);
        r.settle();
    }

    /** He comes apart from the units, and nobody knows of him unless friends there are detected (the settlement spreads it). */
    public static void go(Resolution r, int character, int to, boolean reaction) {
        GameState s = r.state();
        long self = PieceSet.only(character);
        if (r.listening()) {
            int from = s.people().at(character);
            String ruleCase = reaction ? "E5.2.e.1" : "E5.2.c.1";
            r.tell(new Event.CharactersMoved(self, from, to, Holder.NOBODY, reaction, ruleCase));
        }
        long party = self | Captivity.guardedBy(s, character);
        for (long rest = party; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), to);
        }
        s.people().markMoved(party);
        s.people().leaveMilitary(self);
        Detection.conceal(r, self, "C-DETECT-1");
    }

    @Override
    protected void digest(Digest d) {
        d.add(character);
    }
}
