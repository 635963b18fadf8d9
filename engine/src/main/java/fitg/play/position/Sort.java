package fitg.play.position;

import fitg.content.Card;
import fitg.content.Catalogue;
import fitg.content.Spaceship;
import fitg.state.Cast;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The sorts of things something can be said of, in the order they are written and come into being. */
enum Sort {
    GAME(Glossary.of("word", 1, index -> "game"), s -> IntStream.of(0)),
    PLANET(Glossary.PLANETS, s -> Arrays.stream(s.area().planets())),
    PLACE(Glossary.PLACES, s -> Arrays.stream(s.area().places())),
    /** Military counters of 2002 by their number in the game. */
    COUNTER(Glossary.COUNTERS, s -> IntStream.range(0, Theatre.counters(s).count())),
    CHARACTER(Glossary.CHARACTERS, s -> IntStream.range(0, Cast.COUNT)),
    SHIP(Glossary.SHIPS, s -> IntStream.range(0, Spaceship.COUNT)),
    CARD(Glossary.CARDS, s -> IntStream.range(Card.SHIPS, Card.COUNT)),
    /** Escort soldiers of 2002, as fighters. */
    ESCORT(
            Glossary.of("escort", Company.ESCORT_SLOTS, slot -> "escort " + (slot + 1)),
            s -> IntStream.range(Company.ESCORTS, Company.OPPONENTS),
            Company.ESCORTS),
    /** Sovereigns, as fighters. */
    SOVEREIGN(
            Glossary.SOVEREIGNS,
            s -> IntStream.range(
                    Company.SOVEREIGNS,
                    Company.SOVEREIGNS + Catalogue.standard().sovereigns().size()),
            Company.SOVEREIGNS);

    private final Glossary glossary;
    private final Function<Position, IntStream> members;
    private final int first;

    Sort(Glossary glossary, Function<Position, IntStream> members) {
        this(glossary, members, 0);
    }

    /** @param first the number of the first of them */
    Sort(Glossary glossary, Function<Position, IntStream> members, int first) {
        this.glossary = glossary;
        this.members = members;
        this.first = first;
    }

    OptionalInt find(String name) {
        OptionalInt found = glossary.find(name);
        return found.isPresent() ? OptionalInt.of(found.getAsInt() + first) : found;
    }

    String name(int piece) {
        return glossary.name(piece - first);
    }

    /** Those there are in this position. */
    IntStream members(Position s) {
        return members.apply(s);
    }

    boolean has(Position s, int piece) {
        return members(s).anyMatch(each -> each == piece);
    }
}
