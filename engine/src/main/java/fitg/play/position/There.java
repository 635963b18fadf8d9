package fitg.play.position;

import fitg.state.Position;

/** What something is put in or given to must be part of the game. */
final class There {

    private There() {}

    /** The same place, if the game is played there. */
    static int place(Position s, int place) {
        if (s.area().placeSlot(place) < 0) {
            throw new Nonsense("this game is not played in \"" + Glossary.PLACES.name(place) + "\"");
        }
        return place;
    }

    /** The same counter, if there is one of this number. */
    static int counter(Position s, int counter) {
        if (!Sort.COUNTER.has(s, counter)) {
            throw new Nonsense("there is no " + Glossary.COUNTERS.name(counter));
        }
        return counter;
    }
}
