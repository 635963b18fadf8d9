package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import fitg.content.Card;
import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What is kept about counters, camps, planets and people for speed says the same as looking at each of them. This is asked
 * after every answer of many games, so what is true of hundreds of places is said only when it is not.
 */
final class Whereabouts {

    private Whereabouts() {}

    static void areSound(Position s) {
        ofEveryGameAreSound(s);
        Counters counters = Theatre.counters(s);
        placesAreSound(s, counters);
        marksAreSound(counters);
        transportsAreSound(counters);
        boxIsSound(counters);
        campsAreSound(s);
        planetsAreSound(s);
        peopleAreSound(s);
    }

    /** What the games of both editions keep. */
    static void ofEveryGameAreSound(Position s) {
        long[] here = new long[Place.COUNT];
        for (long rest = s.people().onMap(); rest != 0; rest = PieceSet.rest(rest)) {
            here[s.people().at(PieceSet.lowest(rest))] |= PieceSet.only(PieceSet.lowest(rest));
        }
        for (int place : s.area().places()) {
            if (s.people().present(place, -1L) != here[place]) {
                fail(
                        "in %s are %x, not %x",
                        Place.key(place), here[place], s.people().present(place, -1L));
            }
            unitsAreSound(s, place, Side.IMPERIAL);
            unitsAreSound(s, place, Side.REBEL);
        }
        assertThat(s.people().onMap())
                .as("characters in some place")
                .isEqualTo(set(Cast.COUNT, each -> s.people().at(each) >= 0));
        assertThat(s.people().dead())
                .as("characters out of the game")
                .isEqualTo(set(Cast.COUNT, each -> s.people().at(each) == Place.OUT_OF_GAME));
        for (int planet : s.area().planets()) {
            assertThat(PieceSet.has(s.planets().pdbsDown(), planet))
                    .isNotEqualTo(s.planets().pdbUp(planet));
        }
        assertThat(s.gear().owned())
                .as("cards in somebody's hands")
                .isEqualTo(set(Card.COUNT, each -> s.gear().owner(each) >= 0));
        assertThat(s.gear().shipsOnMap())
                .as("ships in some place")
                .isEqualTo(set(Spaceship.COUNT, each -> s.gear().shipAt(each) >= 0));
        assertThat(s.gear().heldShips())
                .as("ships that somebody holds")
                .isEqualTo(set(Spaceship.COUNT, each -> s.gear().shipHolder(each) >= 0));
    }

    private static void unitsAreSound(Position s, int place, Side side) {
        int count = 0;
        int strength = 0;
        int unmoved = 0;
        int ready = 0;
        for (UnitType type : s.forces().roster().of(side)) {
            count += s.forces().units(place, type);
            strength += s.forces().units(place, type) * type.strength();
            unmoved += s.forces().unmoved(place, type);
            ready += type.mobile() ? s.forces().unmoved(place, type) : 0;
        }
        boolean sound = s.forces().units(place, side) == count
                && s.forces().strength(place, side) == strength
                && s.forces().anyUnmoved(place, side) == unmoved > 0
                && s.forces().anyMobileUnmoved(place, side) == ready > 0;
        if (!sound) {
            fail("units of %s in %s are counted wrong", side, Place.key(place));
        }
    }

    private static void placesAreSound(Position s, Counters counters) {
        List<Integer> listed = new ArrayList<>();
        for (int place : s.area().places()) {
            int before = Holder.NOBODY;
            for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
                if (counters.place(each) != place || each <= before) {
                    fail("counter %d is in %s, after %d", each, Place.key(place), before);
                }
                listed.add(each);
                before = each;
            }
        }
        listed.sort(null);
        assertThat(listed).as("counters in some place").isEqualTo(those(counters, each -> counters.place(each) >= 0));
        for (Side side : Side.values()) {
            List<Integer> held = new ArrayList<>();
            for (int place = counters.firstHeld(side); place >= 0; place = counters.nextHeld(side, place)) {
                held.add(place);
            }
            assertThat(held)
                    .as("places of %s", side)
                    .isEqualTo(Arrays.stream(s.area().places())
                            .filter(place -> counters.anyMilitary(place, side))
                            .boxed()
                            .toList());
            unmovedAreSound(s, counters, side);
            List<Integer> fleets = new ArrayList<>();
            for (int place = counters.firstFleet(side); place >= 0; place = counters.nextFleet(side, place)) {
                fleets.add(place);
            }
            assertThat(fleets)
                    .as("places with starships of %s", side)
                    .isEqualTo(Arrays.stream(s.area().places())
                            .filter(place -> counters.starships(place, side) > 0)
                            .boxed()
                            .toList());
        }
    }

    private static void unmovedAreSound(Position s, Counters counters, Side side) {
        int[] units = new int[Place.COUNT];
        int[] starships = new int[Place.COUNT];
        for (int each : those(counters, each -> counters.place(each) >= 0 && counters.side(each) == side)) {
            int place = counters.place(each);
            int one = counters.is(CounterMark.MOVED, each) ? 0 : 1;
            units[place] += counters.isGroundUnit(each, place, side) ? one : 0;
            starships[place] += counters.isStarship(each, place, side) ? one : 0;
        }
        List<Integer> places = new ArrayList<>();
        for (int place = counters.firstUnmoved(side); place >= 0; place = counters.nextUnmoved(side, place)) {
            places.add(place);
        }
        assertThat(places)
                .as("places in which something of %s has not moved", side)
                .isEqualTo(Arrays.stream(s.area().places())
                        .filter(place -> units[place] + starships[place] > 0)
                        .boxed()
                        .toList());
        for (int place : s.area().places()) {
            if (counters.unmovedGroundUnits(place, side) != units[place]
                    || counters.unmovedStarships(place, side) != starships[place]) {
                fail("%d units and %d starships of %s in %s", units[place], starships[place], side, Place.key(place));
            }
        }
    }

    private static void marksAreSound(Counters counters) {
        for (CounterMark mark : CounterMark.values()) {
            List<Integer> marked = new ArrayList<>();
            for (int each = counters.nextMarked(mark, 0);
                    each < counters.count();
                    each = counters.nextMarked(mark, each + 1)) {
                marked.add(each);
            }
            assertThat(marked).as("%s", mark).isEqualTo(those(counters, each -> counters.is(mark, each)));
        }
    }

    private static void transportsAreSound(Counters counters) {
        int[] cargo = new int[counters.count()];
        Arrays.fill(cargo, Holder.NOBODY);
        for (int each = 0; each < cargo.length; each++) {
            if (counters.place(each) >= 0 && counters.carrier(each) != Holder.NOBODY) {
                cargo[counters.carrier(each)] = each;
            }
        }
        assertThat(IntStream.range(0, cargo.length).map(counters::cargo).toArray())
                .as("cargoes")
                .isEqualTo(cargo);
    }

    private static void boxIsSound(Counters counters) {
        int[] inGame = new int[Catalogue.standard().counterTypes().size()];
        for (int each = 0; each < counters.count(); each++) {
            inGame[counters.type(each).index()] += counters.place(each) == Place.OUT_OF_GAME ? 0 : 1;
        }
        for (CounterType type : Catalogue.standard().counterTypes()) {
            assertThat(counters.inGame(type)).as("%s in the game", type).isEqualTo(inGame[type.index()]);
        }
    }

    private static void campsAreSound(Position s) {
        List<Integer> camps = new ArrayList<>();
        for (int slot = s.places().campFrom(0); slot >= 0; slot = s.places().campFrom(slot + 1)) {
            camps.add(s.area().environs()[slot]);
        }
        assertThat(camps)
                .as("camps")
                .isEqualTo(Arrays.stream(s.area().environs())
                        .filter(environ -> s.places().campSince(environ) > 0)
                        .boxed()
                        .toList());
    }

    private static void planetsAreSound(Position s) {
        for (PlanetState state : PlanetState.values()) {
            long planets = PieceSet.NONE;
            for (int planet : s.area().planets()) {
                planets |= s.planets().state(planet) == state ? PieceSet.only(planet) : PieceSet.NONE;
            }
            assertThat(s.planets().in(state)).as("planets in %s", state).isEqualTo(planets);
        }
    }

    private static void peopleAreSound(Position s) {
        Company company = Theatre.company(s);
        Realm realm = Realm.of(s);
        assertThat(company.hit())
                .as("fighters with hits")
                .isEqualTo(set(Company.COUNT, fighter -> company.hits(fighter) > 0));
        assertThat(company.companions().accompanying())
                .as("sovereigns who are with somebody")
                .isEqualTo(set(
                        Company.ESCORTS,
                        each -> Company.isSovereign(each)
                                && company.companions().with(each) >= 0));
        assertThat(realm.secrets().alarmed())
                .as("Rebels who raised an alarm")
                .isEqualTo(set(Cast.COUNT, character -> realm.secrets().alarm(character) != Realm.NONE));
        assertThat(realm.serving())
                .as("sovereigns who serve a side")
                .isEqualTo(set(Catalogue.standard().sovereigns().size(), each -> Sovereigns.side(s, each) != null));
    }

    private static long set(int count, IntPredicate chosen) {
        long set = PieceSet.NONE;
        for (int each = 0; each < count; each++) {
            set |= chosen.test(each) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return set;
    }

    private static List<Integer> those(Counters counters, IntPredicate chosen) {
        return IntStream.range(0, counters.count()).filter(chosen).boxed().toList();
    }
}
