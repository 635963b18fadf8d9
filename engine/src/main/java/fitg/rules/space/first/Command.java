package fitg.rules.space.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.force.first.Fleets;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 22.4: who leads a stack in space. */
public final class Command {

    private Command() {}

    /** A free character of that stack with space leadership, or nobody. */
    static void ask(Resolution r, int place, Side side) {
        r.ask(Matter.SPACE_LEADER, side, Place.planet(place));
        r.orEach(Kind.CHARACTER, Fleets.leaders(r.state(), place, side));
        r.or(Kind.NONE);
    }

    /** Who has led does nothing else in this turn. */
    static void take(Resolution r, int place, Side side, int leader) {
        GameState s = r.state();
        long self = PieceSet.only(leader);
        s.people().joinMilitary(self);
        s.people().barFromMissions(self);
        s.people().markActed(self);
        if (r.listening()) {
            r.tell(new Event.LeaderNamed(place, side, leader, "22.4"));
        }
    }

    /** What a leader is worth; nothing for nobody. */
    public static int worth(Position s, int place, int leader) {
        return leader == Holder.NOBODY ? 0 : Ratings.spaceLeadership(s, leader, place);
    }
}
