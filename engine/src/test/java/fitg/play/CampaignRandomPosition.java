package fitg.play;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.CounterType;
import fitg.content.CounterType.Branch;
import fitg.content.Environ;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Levies;
import fitg.galaxy.event.Blockade;
import fitg.galaxy.politics.EnemySecret;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Scenario;
import fitg.rules.atrocity.second.SecondAtrocityEvent;
import fitg.rules.force.second.Squads;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A war drawn by lot, late in the day: planets that have risen and others about to, fleets and atrocity units over them, full and
 * empty treasuries, summoned sovereigns, trained squads, a base that is known or not. Games from set-up seldom get there. The next
 * event is each of the cards in turn, if the scenario has it.
 */
final class CampaignRandomPosition {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int EVENTS = PRINTED.campaign().galacticEvents().size();
    private static final List<String> ATROCITY_UNITS = List.of("Resolution", "Peacemaker", "Planet Stabilizer");
    private static final int MOST_POINTS = 110;
    private static final int NOMADS = 114;
    private static final int LEVY = 12;
    private static final List<String> SHIPS = List.of("Explorer", "Planetary Privateer");

    private final Random random;
    private final Scenario scenario;
    private final SecondPosition position;
    private final int turn;
    private int counters;
    private final Map<Integer, Integer> left = new HashMap<>();
    private final Map<Side, List<CharacterCard>> cast = new EnumMap<>(Side.class);
    private final List<Environ> environs = new ArrayList<>();
    /** Where much of it happens, the capital of events that need company. */
    private final Environ meeting;

    private CampaignRandomPosition(Scenario scenario, int seed) {
        this.scenario = scenario;
        random = new Random(seed);
        turn = turn();
        position = SecondPosition.of(scenario).luck(seed).round(turn);
        for (int index : scenario.planets()) {
            PRINTED.planet(index).environs().forEach(each -> environs.add(PRINTED.environ(each)));
        }
        List<Environ> withSecrets = environs.stream()
                .filter(each -> PieceSet.has(Terms.of(scenario).secretPlanets(), each.planet()))
                .toList();
        meeting = any(oneIn(2) ? withSecrets : environs);
        for (Side side : Side.values()) {
            List<CharacterCard> cards = new ArrayList<>(PRINTED.characters().stream()
                    .filter(card -> PieceSet.has(scenario.cast(side), card.index()))
                    .toList());
            Collections.shuffle(cards, random);
            cast.put(side, cards);
        }
        for (int index : scenario.planets()) {
            planet(PRINTED.planet(index));
        }
        environs.forEach(this::environ);
        Arrays.stream(Side.values()).forEach(this::characters);
        ATROCITY_UNITS.forEach(unit -> place(named(unit), "orbit-" + planetOf(oneIn(2) ? meeting : any(environs))));
        position.with(this::realm).realm(realm -> realm.setEventDeck(deck(seed)));
    }

    /** The same seed gives the same war. Some begin with a game-turn, the others with something that is rare. */
    static SecondScene of(Scenario scenario, int seed) {
        CampaignRandomPosition lot = new CampaignRandomPosition(scenario, seed);
        return switch (seed % 8) {
            case 1 -> lot.position.startWith(EnemySecret.learnedBy(Side.REBEL));
            case 3, 7 -> lot.position.startWith(new SecondAtrocityEvent(lot.meeting.index()));
            case 5 -> lot.position.event(NOMADS).startWith(new Blockade());
            case 4 -> lot.position.startWith(((Levies) scenario.ruleset().chapters()).levy(lot.meeting.index(), LEVY));
            case 6 -> lot.position.start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
            default -> lot.position.startStage(Segment.GALACTIC_EVENT);
        };
    }

    /** Often the one in which the last card of the first round of assignments is turned, or the last of all. */
    private int turn() {
        int latest =
                Math.min(scenario.lastTurn(), PieceSet.size(Terms.of(scenario).assignments()));
        return oneIn(3) ? latest : 1 + random.nextInt(latest);
    }

    private boolean oneIn(int number) {
        return random.nextInt(number) == 0;
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static int planetOf(Environ environ) {
        return PRINTED.planet(environ.planet()).id();
    }

    private long deck(int seed) {
        long wanted = PieceSet.only(seed % EVENTS) & Terms.of(scenario).events();
        return wanted != 0 ? wanted : Terms.of(scenario).events();
    }

    // ---- planets and counters

    private void planet(Planet planet) {
        position.pdb(planet.name(), random.nextInt(3), oneIn(2));
        position.loyalty(planet.name(), Loyalty.values()[random.nextInt(Loyalty.values().length)]);
        int lot = random.nextInt(12);
        if (lot < 4) {
            position.control(
                    planet.name(),
                    List.of(PlanetState.REBELLION, PlanetState.REBEL_CONTROL).get(lot % 2));
        } else if (lot == 4) {
            position.control(planet.name(), PlanetState.REBELLION_STOPPED);
        }
        for (Side side : Side.values()) {
            int ships = oneIn(4) ? 1 + random.nextInt(3) : 0;
            for (int ship = 0; ship < ships; ship++) {
                place(any(kinds(side, false, null)), "orbit-" + planet.id());
            }
        }
    }

    private void environ(Environ environ) {
        for (Side side : Side.values()) {
            int units = oneIn(side == Side.IMPERIAL ? 2 : 4) ? 1 + random.nextInt(Math.min(2, environ.size())) : 0;
            for (int unit = 0; unit < units; unit++) {
                place(any(kinds(side, true, environ)), String.valueOf(environ.id()));
            }
        }
    }

    private static List<CounterType> kinds(Side side, boolean ground, Environ environ) {
        return PRINTED.counterTypes().stream()
                .filter(type -> type.side() == side
                        && type.isGround() == ground
                        && type.branch() != Branch.ATROCITY
                        && (side == Side.IMPERIAL || environ == null || type.isAtHomeIn(environ.type())))
                .toList();
    }

    /** As long as there are counters of this kind in the box. */
    private void place(CounterType type, String place) {
        if (left.merge(type.index(), 1, Integer::sum) <= type.mix()) {
            position.counter(type.name(), place);
            if (oneIn(6)) {
                position.damaged(counters);
            }
            counters++;
        }
    }

    private static CounterType named(String name) {
        return PRINTED.counterTypes().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    // ---- people

    private void characters(Side side) {
        List<CharacterCard> cards = cast.get(side);
        int there = Math.min(cards.size(), 4 + random.nextInt(8));
        for (int each = 0; each < there; each++) {
            Environ where = oneIn(3) ? any(environs) : meeting;
            position.place(cards.get(each).name(), String.valueOf(where.id()));
            if (oneIn(3)) {
                position.detected(cards.get(each).name());
            }
            if (side == Side.REBEL && each < SHIPS.size()) {
                position.ship(SHIPS.get(each), cards.get(each).name());
            }
        }
        if (side == Side.REBEL) {
            position.card("Advisor Android", cards.getFirst().name());
        }
        for (CharacterCard card : cards.subList(there, cards.size())) {
            if (oneIn(3)) {
                position.dead(card.name());
            }
        }
    }

    // ---- the realm

    private void realm(GameState s) {
        RealmState realm = RealmState.of(s);
        long cast = scenario.cast(Side.REBEL) | scenario.cast(Side.IMPERIAL);
        realm.leaveOut(PieceSet.first(Cast.COUNT) & ~cast);
        for (Side side : Side.values()) {
            realm.setPoints(side, oneIn(3) ? random.nextInt(4) : random.nextInt(MOST_POINTS));
        }
        secrets(realm);
        base(s, realm);
        assignments(realm);
        squads(s, realm);
    }

    private void secrets(RealmState realm) {
        List<Integer> pile = new ArrayList<>();
        for (int secret = 0; secret < PRINTED.campaign().planetSecrets().size(); secret++) {
            pile.add(secret);
        }
        Collections.shuffle(pile, random);
        for (long rest = Terms.of(scenario).secretPlanets(); rest != 0; rest = PieceSet.rest(rest)) {
            realm.secrets().put(PieceSet.lowest(rest), pile.removeLast());
            if (oneIn(4)) {
                realm.secrets().reveal(PieceSet.lowest(rest));
            }
        }
    }

    private void base(GameState s, RealmState realm) {
        List<Integer> candidates = new ArrayList<>();
        for (long rest = EnemySecret.unnamed(scenario, s); rest != 0; rest = PieceSet.rest(rest)) {
            candidates.add(PieceSet.lowest(rest));
        }
        realm.setBase(any(candidates));
        if (oneIn(3)) {
            realm.revealBase();
        }
    }

    private void assignments(RealmState realm) {
        List<Integer> cards = new ArrayList<>();
        for (long rest = Terms.of(scenario).assignments(); rest != 0; rest = PieceSet.rest(rest)) {
            cards.add(PieceSet.lowest(rest));
        }
        Collections.shuffle(cards, random);
        cards.forEach(realm.assignments()::add);
        for (int before = 1; before < turn; before++) {
            realm.assignments().turn();
        }
    }

    private void squads(GameState s, RealmState realm) {
        CountersState counters = TheatreState.counters(s);
        for (int each = 0; each < counters.count() && Squads.unused(s) != Realm.NONE; each++) {
            if (oneIn(12) && counters.place(each) >= 0 && Squads.mayCarry(s, each)) {
                realm.trainSquads();
                Squads.give(s, Squads.unused(s), each);
            }
        }
    }
}
