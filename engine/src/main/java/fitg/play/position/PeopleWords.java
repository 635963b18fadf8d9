package fitg.play.position;

import static fitg.play.position.Clause.flag;
import static fitg.play.position.Clause.number;
import static fitg.play.position.Clause.one;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.People;
import fitg.state.Position;
import java.util.List;
import java.util.function.ObjLongConsumer;
import java.util.function.ToLongFunction;

/** The characters. */
final class PeopleWords implements Words {

    private static final int MOST_WOUNDS = 9;

    static final List<Clause> ALL = List.of(
            nowhere("in the pool", Place.POOL),
            nowhere("in space", Place.SPACE),
            nowhere("out of the game", Place.OUT_OF_GAME),
            one(
                    "in",
                    Glossary.PLACES,
                    (s, who) -> s.people().at(who),
                    (s, who, place) -> s.people().setAt(who, There.place(s, place))),
            set("with the units", People::military, (s, who) -> s.people().joinMilitary(who)),
            set("detected", People::detectedFlags, (s, who) -> s.people().detect(who)),
            number(
                    "wounds",
                    MOST_WOUNDS,
                    (s, who) -> s.people().wounds(who),
                    (s, who, count) -> s.people().setWounds(who, count)),
            held("prisoner of the units", Holder.UNITS),
            held("prisoner aboard", Holder.SHIP),
            one(
                    "prisoner of",
                    Glossary.CHARACTERS,
                    PeopleWords::guard,
                    (s, who, guard) -> s.people().imprison(who, guard)),
            set("moved", People::moved, (s, who) -> s.people().markMoved(who)),
            set("acted", People::acted, (s, who) -> s.people().markActed(who)),
            set("no mission", People::noMission, (s, who) -> s.people().barFromMissions(who)),
            set("disabled", People::disabled, (s, who) -> s.people().disable(who)));

    private static Clause nowhere(String told, int place) {
        return flag(
                told,
                (s, who) -> s.people().at(who) == place,
                (s, who) -> s.people().setAt(who, place));
    }

    private static Clause held(String told, int holder) {
        return flag(
                told,
                (s, who) -> s.people().isPrisoner(who) && s.people().holder(who) == holder,
                (s, who) -> s.people().imprison(who, holder));
    }

    private static Clause set(String told, ToLongFunction<People> members, ObjLongConsumer<GameState> join) {
        return flag(
                told,
                (s, who) -> PieceSet.has(members.applyAsLong(s.people()), who),
                (s, who) -> join.accept(s, PieceSet.only(who)));
    }

    private static int guard(Position s, int who) {
        return s.people().isPrisoner(who) ? s.people().holder(who) : Holder.NOBODY;
    }

    @Override
    public boolean belongTo(Position s) {
        return true;
    }

    @Override
    public List<Clause> of(Sort sort) {
        return sort == Sort.CHARACTER ? ALL : List.of();
    }

    /** A prisoner is where his guard is. */
    @Override
    public void complete(GameState s) {
        Sort.CHARACTER.members(s).forEach(who -> {
            int guard = guard(s, who);
            if (guard >= 0 && s.people().at(who) == Place.POOL) {
                s.people().setAt(who, s.people().at(guard));
            }
        });
    }
}
