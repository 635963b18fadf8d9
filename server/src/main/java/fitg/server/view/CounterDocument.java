package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.CounterType;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A military counter of the second edition: a ground unit or a starship.")
@Called("MilitaryCounter")
public record CounterDocument(
        @Says("As in the action keys; given once in a game.") @Least(0)
        int number,

        String name,
        @Says("The name of its type in the catalogue.") String type,
        @Is(CounterType.Branch.class) String branch,
        @Is(Side.class) String side,

        @Says("The number of an environ, or the key of an orbit box or drift area.")
        Object place,

        @Says("As it stands: half when damaged.") @Least(0) int attack,
        @Least(0) int endurance,

        @Says("Since the last interphase or since it was damaged.") @Least(0)
        int hits,

        boolean damaged,
        @Says("In this segment.") boolean moved,
        @Says("In blockade dispersal.") boolean dispersed,

        @Says(
                "Its kind is unknown to the Rebel player. For him type, attack and endurance are what such a unit usually has.")
        boolean faceDown,

        @Says("In the line of the space combat under way.") boolean inLine,
        @Says("Belongs to the stack that is about to move.") boolean chosen,

        @Says("The number of the transport it is in.") @Maybe
        Integer carrier,

        @Says("Numbers of the characters in a starship.") List<Integer> aboard) {

    static CounterDocument of(PlayerView view, int counter) {
        Counters counters = Theatre.counters(view);
        CounterType type = counters.type(counter);
        int carrier = counters.carrier(counter);
        return new CounterDocument(
                counter,
                Printed.names(view).counter(counter),
                type.name(),
                Printed.word(type.branch()),
                Printed.side(type.side()),
                Printed.place(counters.place(counter)),
                counters.attack(counter),
                counters.endurance(counter),
                counters.hits(counter),
                counters.isDamaged(counter),
                counters.is(CounterMark.MOVED, counter),
                counters.is(CounterMark.DISPERSED, counter),
                counters.is(CounterMark.FACE_DOWN, counter),
                counters.is(CounterMark.IN_LINE, counter),
                counters.is(CounterMark.CHOSEN, counter),
                carrier < 0 ? null : carrier,
                Printed.characters(Theatre.company(view).aboardStarship(counter)));
    }
}
