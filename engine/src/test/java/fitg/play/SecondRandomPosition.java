package fitg.play;

import fitg.content.Card;
import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.CounterType;
import fitg.content.Environ;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.content.Spaceship;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A lively position of 2002 drawn by lot, anywhere in the galaxy: both sides' characters among ground units, starships in orbit
 * and in drift, transports with cargo, guns of every level, prisoners in every kind of hands, escorts, wounds and damage. The
 * game goes on at a segment drawn by lot. Games from set-up almost never get there.
 */
public final class SecondRandomPosition {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final List<Integer> SYSTEMS =
            PRINTED.systems().stream().map(system -> system.id()).toList();

    /** The Telebots and the Rotron ask questions of their own, so people gather with them more often than anywhere else. */
    private static final List<Integer> ODD_CREATURES = List.of(4321, 1631);

    /** Two kinds that can be won over, so that somebody has to say which; troops like these waver more often than others. */
    private static final List<String> WAVERING = List.of("1st Line", "2nd Line");

    private static final List<Segment> OPENINGS = List.of(
            Segment.INTERPLANETARY_MOVEMENT,
            Segment.SPACE_COMBAT,
            Segment.CHARACTER_MOVEMENT,
            Segment.PLANETARY_MOVEMENT,
            Segment.ENVIRONS_COMBAT,
            Segment.SEARCH,
            Segment.MISSIONS,
            Segment.MISSIONS);

    private final Random random;
    private final SecondPosition position;
    private final List<Planet> planets = new ArrayList<>();
    private final List<Environ> environs = new ArrayList<>();
    /** The home of an odd creature, if this is about one; 0 otherwise. */
    private final int odd;

    /** Whether it is about troops who may change sides. */
    private final boolean restless;

    private final Environ meeting;
    private final Map<Side, List<CharacterCard>> cast = new EnumMap<>(Side.class);
    private final Map<Side, List<Integer>> inSpace = new EnumMap<>(Side.class);
    private final Map<Side, List<Environ>> held = new EnumMap<>(Side.class);
    private final Map<Side, List<String>> onGround = new EnumMap<>(Side.class);
    private final Map<Side, List<String>> ships = new EnumMap<>(Side.class);
    private int counters;

    private SecondRandomPosition(long seed) {
        random = new Random(seed);
        odd = oneIn(10) ? any(ODD_CREATURES) : 0;
        restless = oneIn(5);
        List<Integer> systems = systems();
        position = ground(systems).luck(seed);
        for (Planet planet : PRINTED.planets()) {
            if (systems.contains(planet.systemId())) {
                planets.add(planet);
                planet.environs().forEach(index -> environs.add(PRINTED.environ(index)));
            }
        }
        meeting = odd > 0 ? PRINTED.environById(odd) : meeting(systems.getFirst());
        for (Side side : Side.values()) {
            List<CharacterCard> cards = new ArrayList<>(PRINTED.characters().stream()
                    .filter(card -> card.side() == side)
                    .toList());
            Collections.shuffle(cards, random);
            cast.put(side, cards);
            inSpace.put(side, new ArrayList<>());
            held.put(side, new ArrayList<>());
            onGround.put(side, new ArrayList<>());
            ships.put(side, new ArrayList<>(side == Side.REBEL ? rebelShips() : imperialShips()));
            Collections.shuffle(ships.get(side), random);
        }
        planets.forEach(this::planet);
        environs.forEach(environ -> Arrays.stream(Side.values()).forEach(side -> garrison(environ, side)));
        planets.forEach(planet -> Arrays.stream(Side.values()).forEach(side -> fleet(planet, side)));
        for (Side side : Side.values()) {
            characters(side);
        }
        for (Side side : Side.values()) {
            losses(side);
        }
    }

    /** The same seed gives the same position and the same dice. */
    public static SecondScene of(long seed) {
        SecondRandomPosition lot = new SecondRandomPosition(seed);
        Side phasing = lot.restless || lot.random.nextBoolean() ? Side.REBEL : Side.IMPERIAL;
        Segment opening = lot.odd > 0 || lot.restless ? Segment.MISSIONS : lot.any(OPENINGS);
        return lot.position.startSettled(phasing, opening);
    }

    private static List<String> rebelShips() {
        return PRINTED.ships().stream()
                .filter(ship -> ship.side() == Side.REBEL)
                .map(Spaceship::name)
                .toList();
    }

    private static List<String> imperialShips() {
        return List.of("Imperial Spaceship 1", "Imperial Spaceship 2", "Imperial Spaceship 3");
    }

    private boolean oneIn(int number) {
        return random.nextInt(number) == 0;
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    // ---- the ground

    private List<Integer> systems() {
        List<Integer> drawn = new ArrayList<>();
        drawn.add(odd > 0 ? odd / 100 : any(SYSTEMS));
        int more = random.nextInt(3);
        while (drawn.size() <= more) {
            int next = any(SYSTEMS);
            if (!drawn.contains(next)) {
                drawn.add(next);
            }
        }
        return drawn;
    }

    private SecondPosition ground(List<Integer> systems) {
        int[] numbers = systems.stream().mapToInt(Integer::intValue).toArray();
        return oneIn(4) ? SecondPosition.recruitingIn(numbers) : SecondPosition.in(numbers);
    }

    /** Where most of them are: often where a creature lives. */
    private Environ meeting(int system) {
        List<Environ> there = environs.stream()
                .filter(environ -> PRINTED.planet(environ.planet()).systemId() == system)
                .toList();
        List<Environ> wild =
                there.stream().filter(environ -> environ.creature().isPresent()).toList();
        return wild.isEmpty() || oneIn(3) ? any(there) : any(wild);
    }

    private void planet(Planet planet) {
        position.pdb(planet.name(), random.nextInt(3), !oneIn(4));
        int lot = random.nextInt(10);
        position.control(
                planet.name(),
                lot < 6
                        ? PlanetState.IMPERIAL_CONTROL
                        : lot < 9
                                ? PlanetState.REBEL_CONTROL
                                : oneIn(2) ? PlanetState.REBELLION : PlanetState.REBELLION_STOPPED);
    }

    // ---- military counters

    private void garrison(Environ environ, Side side) {
        boolean here = environ == meeting ? !oneIn(3) : oneIn(3);
        int units = here ? 1 + random.nextInt(Math.min(3, environ.size())) : 0;
        String place = String.valueOf(environ.id());
        for (int i = 0; i < units; i++) {
            counter(groundUnit(environ, side, false), place);
        }
        if (environ == meeting && side == Side.IMPERIAL && restless && environ.size() >= units + WAVERING.size()) {
            WAVERING.forEach(name -> counter(named(name), place));
        }
        boolean landed = oneIn(8);
        if (landed) {
            counter(starship(side, true), place);
        }
        if (units > 0 || landed) {
            held.get(side).add(environ);
        }
    }

    private CounterType groundUnit(Environ environ, Side side, boolean mobile) {
        List<CounterType> types = PRINTED.counterTypes().stream()
                .filter(type -> type.side() == side && type.isGround() && !(mobile && type.garrison()))
                .filter(type -> side == Side.IMPERIAL || oneIn(4) || type.isAtHomeIn(environ.type()))
                .toList();
        return types.isEmpty() ? groundUnit(environ, side, mobile) : any(types);
    }

    private CounterType starship(Side side, boolean lands) {
        return any(PRINTED.counterTypes().stream()
                .filter(type -> type.side() == side && type.isStarship() && (type.lands() || !lands))
                .toList());
    }

    private static CounterType named(String name) {
        return PRINTED.counterTypes().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private int counter(CounterType type, String place) {
        position.counter(type.name(), place);
        if (oneIn(6)) {
            position.damaged(counters);
        }
        if (oneIn(6)) {
            position.counterHits(counters, random.nextInt(type.endurance()));
        }
        return counters++;
    }

    /** Over a planet, and now and then in the drift areas of its star. */
    private void fleet(Planet planet, Side side) {
        int ships = oneIn(3) ? 1 + random.nextInt(4) : 0;
        String place = "orbit-" + planet.id();
        if (ships > 0 && oneIn(6)) {
            place = (oneIn(2) ? "drift-" : "far-drift-") + planet.systemId();
        }
        boolean dispersed = oneIn(2) && place.startsWith("orbit");
        int fighting = 0;
        List<Integer> fleet = new ArrayList<>();
        for (int i = 0; i < ships; i++) {
            CounterType type = starship(side, false);
            int ship = counter(type, place);
            fleet.add(ship);
            inSpace.get(side).add(ship);
            fighting += type.attack() > 0 ? 1 : 0;
            if (type.isTransport() && oneIn(2)) {
                Environ home = PRINTED.environ(planet.environs().getFirst());
                int cargo = counter(groundUnit(home, side, true), place);
                position.cargo(ship, cargo);
            }
        }
        if (dispersed && fighting >= 2) {
            position.dispersed(fleet.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    // ---- characters

    /** Enough of the cast is left for those who come later. */
    private boolean areMany(Side side) {
        return cast.get(side).size() > 4;
    }

    private CharacterCard draw(Side side) {
        return cast.get(side).removeLast();
    }

    private void characters(Side side) {
        int number = 3 + random.nextInt(4);
        for (int i = 0; i < number && areMany(side); i++) {
            CharacterCard card = draw(side);
            String name = card.name();
            int lot = random.nextInt(10);
            if (lot == 0 && !inSpace.get(side).isEmpty()) {
                position.aboard(name, any(inSpace.get(side)));
            } else if (lot == 1 && !ships.get(side).isEmpty()) {
                crew(side, name);
            } else {
                onTheGround(side, name);
            }
            if (oneIn(3)) {
                position.detected(name);
            }
            if (oneIn(4)) {
                position.wounded(name);
            }
            if (oneIn(4)) {
                position.hits(name, random.nextInt(card.endurance()));
            }
        }
    }

    /** A pilot in his ship in space, and somebody with him. */
    private void crew(Side side, String pilot) {
        Planet planet = any(planets);
        String place = oneIn(4) ? "drift-" + planet.systemId() : "orbit-" + planet.id();
        String ship = ships.get(side).removeLast();
        position.place(pilot, place).ship(ship, pilot);
        int seats = PRINTED.ship(Position.shipNamed(ship)).passengers();
        if (seats > 1 && areMany(side)) {
            position.aboardShip(draw(side).name(), ship);
        }
        if (seats > 2 && oneIn(2) && areMany(side.opponent())) {
            position.prisonerAboardShip(draw(side.opponent()).name(), ship);
        }
        if (oneIn(4)) {
            position.shipDamaged(ship);
        }
    }

    private void onTheGround(Side side, String name) {
        Environ where = oneIn(3) ? any(environs) : meeting;
        String place = String.valueOf(where.id());
        if (held.get(side).contains(where) && oneIn(3)) {
            position.withUnits(name, place);
        } else {
            position.place(name, place);
        }
        onGround.get(side).add(name);
        if ((odd > 0 || oneIn(4)) && !ships.get(side).isEmpty()) {
            String ship = ships.get(side).removeLast();
            position.ship(ship, name);
            if (oneIn(4)) {
                position.shipDamaged(ship);
            }
        }
        if (side == Side.REBEL && oneIn(3)) {
            card(name);
        }
    }

    /** Companions would take seats of their own. */
    private void card(String owner) {
        int card = Card.SHIPS + random.nextInt(Card.CERVAC - Card.SHIPS);
        position.card(PRINTED.possession(card).name(), owner);
    }

    // ---- prisoners, the dead, and the soldiers who take their places

    private void losses(Side side) {
        int lost = 0;
        int prisoners = random.nextInt(3);
        for (int i = 0; i < prisoners; i++) {
            lost += imprison(draw(side).name(), side.opponent()) ? 1 : 0;
        }
        if (oneIn(3)) {
            position.dead(draw(side).name());
            lost++;
        }
        List<String> masters = onGround.get(side);
        for (int i = 0; i < lost && !masters.isEmpty(); i++) {
            if (oneIn(2)) {
                position.escort(any(masters), soldier(side));
            }
        }
    }

    private Soldier soldier(Side side) {
        return groundUnit(meeting, side, false).soldier().orElseThrow();
    }

    private boolean imprison(String name, Side captor) {
        boolean guarded = !onGround.get(captor).isEmpty() && oneIn(2);
        if (guarded) {
            position.prisoner(name, any(onGround.get(captor)));
        } else if (!inSpace.get(captor).isEmpty() && oneIn(2)) {
            position.prisonerAboard(name, any(inSpace.get(captor)));
        } else if (!held.get(captor).isEmpty()) {
            Environ where = held.get(captor).contains(meeting) ? meeting : any(held.get(captor));
            position.prisonerOfUnits(name, String.valueOf(where.id()));
        } else {
            return false;
        }
        return true;
    }

    /** A scenario with its points and ends in the interphase of one of its rounds, its cast scattered over it or dead. */
    public static SecondScene before(Scenario scenario, long seed) {
        Random random = new Random(seed);
        SecondPosition position = SecondPosition.of(scenario).luck(seed).round(1 + random.nextInt(scenario.lastTurn()));
        List<String> places = Arrays.stream(scenario.environs())
                .mapToObj(index -> String.valueOf(PRINTED.environ(index).id()))
                .toList();
        int toll = random.nextInt(4);
        for (Side side : Side.values()) {
            for (CharacterCard card : scenario.sheet().forces().get(side).characters()) {
                String place = places.get(random.nextInt(places.size()));
                if (random.nextInt(3) < toll) {
                    position.dead(card.name());
                } else {
                    position.place(card.name(), place);
                }
            }
        }
        return position.startInterphase();
    }
}
