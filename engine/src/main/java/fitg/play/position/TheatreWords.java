package fitg.play.position;

import static fitg.play.position.Clause.flag;
import static fitg.play.position.Clause.number;
import static fitg.play.position.Clause.one;

import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Soldier;
import fitg.content.Spaceship;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Deeds;
import fitg.state.theatre.DeedsState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the games of 2002 keep besides: counters one by one, hits, who is aboard what, escorts. */
final class TheatreWords implements Words {

    private static final int MOST = 99;

    /** Starships by their numbers as counters, then the spaceships of characters. */
    private static final Glossary VESSELS = Glossary.of(
            "ship",
            Glossary.MOST_COUNTERS + Spaceship.COUNT,
            vessel -> vessel < Glossary.MOST_COUNTERS
                    ? Glossary.COUNTERS.name(vessel)
                    : Glossary.SHIPS.name(vessel - Glossary.MOST_COUNTERS));

    private static final List<Clause> OF_THE_GAME = List.of(flag(
            "cell left",
            (s, game) -> Theatre.of(s).cellLeft(),
            (s, game) -> TheatreState.of(s).leaveCell()));

    private static final List<Clause> OF_PLANETS = List.of(number(
            "PDB hits",
            MOST,
            (s, planet) -> Theatre.of(s).pdbHits(planet),
            (s, planet, hits) -> TheatreState.of(s).setPdbHits(planet, hits)));

    private static final List<Clause> OF_FIGHTERS = List.of(
            number(
                    "hits",
                    MOST,
                    (s, who) -> Theatre.company(s).hits(who),
                    (s, who, hits) -> company(s).setHits(who, hits)),
            flag(
                    "wounded",
                    (s, who) -> PieceSet.has(Theatre.company(s).wounded(), who),
                    (s, who) -> company(s).wound(who)));

    private static final List<Clause> OF_CHARACTERS = Stream.concat(
                    OF_FIGHTERS.stream(),
                    Stream.of(
                            one("aboard", VESSELS, TheatreWords::vesselOf, TheatreWords::board),
                            flag(
                                    "prisoner since the beginning",
                                    (s, who) -> PieceSet.has(Theatre.of(s).neverFreed(), who),
                                    (s, who) -> TheatreState.of(s).beginsAsPrisoner(who)),
                            deed("led", Deeds::led, DeedsState::lead),
                            deed("piloted", Deeds::piloted, DeedsState::pilot),
                            deed(
                                    "on a mission",
                                    Deeds::onMission,
                                    (deeds, who) -> deeds.goOnMission(PieceSet.only(who))),
                            deed("boarded", Deeds::boarded, DeedsState::board),
                            deed("left a starship", Deeds::left, DeedsState::leave),
                            deed("began aboard", Deeds::aboardAtStart, DeedsState::beginAboard),
                            deed("rehoused", Deeds::rehoused, DeedsState::rehouse)))
            .toList();

    private static final List<Clause> OF_SHIPS = List.of(
            flag(
                    "damaged",
                    (s, ship) -> PieceSet.has(Theatre.company(s).damagedShips(), ship),
                    (s, ship) -> company(s).setShipDamaged(ship, true)),
            number(
                    "hits",
                    MOST,
                    (s, ship) -> Theatre.company(s).shipHits(ship),
                    (s, ship, hits) -> company(s).setShipHits(ship, hits)),
            one(
                    "docked to",
                    Glossary.COUNTERS,
                    (s, ship) -> Theatre.company(s).dockedTo(ship),
                    (s, ship, starship) -> company(s).dock(ship, There.counter(s, starship))));

    private static final List<Clause> OF_COUNTERS = Stream.concat(
                    Stream.of(
                            one(
                                    "",
                                    Glossary.COUNTER_TYPES,
                                    (s, counter) ->
                                            Theatre.counters(s).type(counter).index(),
                                    TheatreWords::bringIn),
                            flag(
                                    "out of the game",
                                    (s, counter) -> Theatre.counters(s).place(counter) == Place.OUT_OF_GAME,
                                    (s, counter) -> counters(s).eliminate(counter)),
                            one(
                                    "in",
                                    Glossary.PLACES,
                                    (s, counter) -> Theatre.counters(s).place(counter),
                                    (s, counter, place) -> counters(s).setPlace(counter, There.place(s, place))),
                            number(
                                    "hits",
                                    MOST,
                                    (s, counter) -> Theatre.counters(s).hits(counter),
                                    (s, counter, hits) -> counters(s).setHits(counter, hits)),
                            one(
                                    "aboard",
                                    Glossary.COUNTERS,
                                    (s, counter) -> Theatre.counters(s).carrier(counter),
                                    (s, counter, transport) ->
                                            counters(s).setCarrier(counter, There.counter(s, transport)))),
                    Arrays.stream(CounterMark.values())
                            .map(mark -> flag(
                                    Glossary.words(mark),
                                    (s, counter) -> Theatre.counters(s).is(mark, counter),
                                    (s, counter) -> counters(s).mark(mark, counter, true))))
            .toList();

    private static final List<Clause> OF_ESCORTS =
            Stream.concat(Stream.of(new Escort()), OF_FIGHTERS.stream()).toList();

    private static final List<Clause> OF_SOVEREIGNS = Stream.concat(
                    OF_FIGHTERS.stream(),
                    Stream.of(
                            one(
                                    "with",
                                    Glossary.CHARACTERS,
                                    (s, who) -> Theatre.company(s).companions().with(who),
                                    (s, who, character) -> company(s).setSovereignWith(who, character)),
                            flag(
                                    "aloft",
                                    (s, who) -> PieceSet.has(
                                            Theatre.company(s).companions().aloft(), who),
                                    (s, who) -> company(s).setAloft(who, true))))
            .toList();

    private static int vesselOf(Position s, int who) {
        int spaceship = Theatre.company(s).spaceshipOf(who);
        return spaceship < 0 ? Theatre.company(s).starshipOf(who) : Glossary.MOST_COUNTERS + spaceship;
    }

    private static void board(GameState s, int who, int vessel) {
        if (vessel < Glossary.MOST_COUNTERS) {
            company(s).boardStarship(who, There.counter(s, vessel));
        } else {
            company(s).boardSpaceship(who, vessel - Glossary.MOST_COUNTERS);
        }
    }

    private interface Doing {
        void by(DeedsState deeds, int character);
    }

    private static Clause deed(String told, ToLongFunction<Deeds> doers, Doing doing) {
        return flag(
                told,
                (s, who) -> PieceSet.has(doers.applyAsLong(Theatre.company(s).deeds()), who),
                (s, who) -> doing.by(company(s).deeds(), who));
    }

    private static CompanyState company(GameState s) {
        return TheatreState.company(s);
    }

    private static CountersState counters(GameState s) {
        return TheatreState.counters(s);
    }

    /** Counters are numbered as they come. */
    static void bringIn(GameState s, int counter, int type) {
        if (counter != counters(s).count()) {
            throw new Nonsense("counters come in the order of their numbers, and "
                    + Glossary.COUNTERS.name(counters(s).count()) + " is next");
        }
        counters(s).add(CounterType.at(type), Place.OUT_OF_GAME);
    }

    @Override
    public boolean belongTo(Position s) {
        return s.further(Theatre.class) != null;
    }

    @Override
    public List<Clause> of(Sort sort) {
        return switch (sort) {
            case GAME -> OF_THE_GAME;
            case PLANET -> OF_PLANETS;
            case CHARACTER -> OF_CHARACTERS;
            case SHIP -> OF_SHIPS;
            case COUNTER -> OF_COUNTERS;
            case ESCORT -> OF_ESCORTS;
            case SOVEREIGN -> OF_SOVEREIGNS;
            case PLACE, CARD -> List.of();
        };
    }

    /** Whoever is aboard something is where it is. */
    @Override
    public void complete(GameState s) {
        Sort.COUNTER.members(s).forEach(counter -> {
            int carrier = counters(s).carrier(counter);
            if (carrier >= 0 && counters(s).place(counter) == Place.OUT_OF_GAME) {
                counters(s).setPlace(counter, counters(s).place(carrier));
            }
        });
        Sort.CHARACTER.members(s).forEach(who -> {
            int starship = company(s).starshipOf(who);
            int spaceship = company(s).spaceshipOf(who);
            if (s.people().at(who) == Place.POOL && starship >= 0) {
                s.people().setAt(who, counters(s).place(starship));
            }
            if (s.people().at(who) == Place.POOL && spaceship >= 0) {
                s.people().setAt(who, s.gear().shipAt(spaceship));
            }
        });
    }

    /** "line of Boccanegra". */
    private static final class Escort implements Clause {

        private static final Pattern PATTERN = Pattern.compile("(\\S+) of (.+)");

        private static final Glossary SOLDIERS = Glossary.of("soldier", List.of(Soldier.values()));

        @Override
        public void say(Position s, int piece, Consumer<String> words) {
            Company company = Theatre.company(s);
            int with = company.escortOf(piece);
            if (with != Holder.NOBODY) {
                words.accept(company.soldier(piece).key() + " of " + Glossary.CHARACTERS.name(with));
            }
        }

        @Override
        public boolean heed(GameState s, int piece, String words) {
            Matcher matcher = PATTERN.matcher(words);
            if (!matcher.matches()) {
                return false;
            }
            Soldier soldier = Soldier.at(SOLDIERS.number(matcher.group(1)));
            company(s).putEscort(piece, Glossary.CHARACTERS.number(matcher.group(2)), soldier);
            return true;
        }
    }
}
