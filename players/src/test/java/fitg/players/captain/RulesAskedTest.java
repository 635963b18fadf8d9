package fitg.players.captain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.DetectionTable.Result;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.RandomPosition;
import fitg.play.Viewer;
import fitg.play.odds.FlightChances;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Chance;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.rules.control.Control;
import fitg.rules.mission.Missions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What a Captain reckons with, held against what the game then does, in positions drawn by lot. A copy of a rule among his
 * thoughts would show here as soon as it says something else than the rule.
 */
class RulesAskedTest {

    private static final int POSITIONS = 400;
    private static final int LONGEST = 150;
    private static final double EXACT = 1e-9;

    /** A moment of a game: the decision, the answer, and what came of it. */
    private record Moment(Game before, Decision decision, Action action, List<Event> events) {

        Situation seenBy(Side side) {
            return situation(before, side);
        }

        PlayerView view() {
            return before.viewFor(Viewer.of(decision.side()));
        }

        <E extends Event> List<E> events(Class<E> kind) {
            return events.stream().filter(kind::isInstance).map(kind::cast).toList();
        }
    }

    private interface Watcher {
        void see(Moment moment);
    }

    /** Lively games from random positions, moment by moment. */
    private static void watch(int positions, Watcher watcher) {
        for (int seed = 0; seed < positions; seed++) {
            Game game = RandomPosition.of(seed).game();
            Lively player = new Lively(seed);
            for (int step = 0; step < LONGEST && !game.isOver(); step++) {
                Game before = game.copy();
                Decision decision = game.pending().orElseThrow();
                Action action = player.choose(decision);
                watcher.see(new Moment(before, decision, action, game.play(action)));
            }
        }
    }

    private static Situation situation(Game game, Side side) {
        return new Situation(game.viewFor(Viewer.of(side)), side, Temperament.STEADY);
    }

    // ---- searches

    @Test
    void theChancesOfASearchAreThoseItHas() {
        int[] compared = new int[2];
        watch(
                POSITIONS,
                moment -> moment.events(Event.SearchRolled.class).stream()
                        .findFirst()
                        .ifPresent(search -> {
                            Situation on = moment.seenBy(search.searcher());
                            long hiders = on.view().hunted();
                            if (hiders == 0 || moment.action().kind() == Kind.ATTACK) {
                                return; // cards were shown or a fight came between
                            }
                            boolean units = search.characters() == 0;
                            double chance = units
                                    ? on.foundByUnits(search.environ(), hiders, search.searchValue(), 0)
                                    : on.foundByCharacters(search.environ(), hiders, search.characters());
                            assertThat(chance).as("%s", search).isEqualTo(search.number() / 6.0, within(EXACT));
                            compared[units ? 0 : 1]++;
                        }));
        assertThat(compared[0]).as("searches by units").isGreaterThan(20);
        assertThat(compared[1]).as("searches by characters").isGreaterThan(20);
    }

    // ---- missions

    @Test
    void theMissionsThatSeemOpenAreThoseOnOffer() {
        Set<Mission> offered = EnumSet.noneOf(Mission.class);
        watch(POSITIONS, moment -> {
            if (!opensAssignment(moment)) {
                return;
            }
            Decision decision = moment.decision();
            Situation on = moment.seenBy(decision.side());
            MissionWorth worth = new MissionWorth(on, new Stakes(on), decision.subject());
            long pool = Missions.unassigned(on.view(), decision.subject(), decision.side());
            for (Mission mission : Mission.values()) {
                boolean open = worth.isAllowed(mission) && Missions.mayUndertake(on.view(), mission, pool);
                assertThat(decision.allows(Action.of(Kind.MISSION, mission.ordinal())))
                        .as("%s in %s", mission, decision)
                        .isEqualTo(open);
                if (open) {
                    offered.add(mission);
                }
            }
        });
        assertThat(offered).hasSizeGreaterThan(8);
    }

    /** Nobody has a mission yet, the camp neither. */
    private static boolean opensAssignment(Moment moment) {
        return moment.decision().question() == Ask.MISSION
                && Arrays.stream(Mission.values()).noneMatch(mission -> Missions.isUnderWay(moment.view(), mission));
    }

    @Test
    void asManyBonusCardsAreDrawnAsWereCountedOn() {
        Set<Mission> drawn = EnumSet.noneOf(Mission.class);
        Assigned assigned = new Assigned();
        watch(POSITIONS, moment -> {
            assigned.follow(moment);
            if (moment.action().kind() == Kind.BONUS && assigned.stillCounts(moment)) {
                Situation on = moment.seenBy(moment.decision().side());
                int environ = moment.decision().subject();
                Mission mission = Mission.at(moment.action().argument());
                long group = on.view().missions().group(mission.ordinal());
                int counted = new MissionWorth(on, new Stakes(on), environ).bonusDraws(mission, group);
                long cards = moment.events(Event.ActionCardDrawn.class).stream()
                        .filter(Event.ActionCardDrawn::bonus)
                        .count();
                assertThat(cards).as("%s %s", mission, moment.decision()).isEqualTo(counted);
                drawn.add(mission);
            }
        });
        assertThat(drawn).hasSizeGreaterThan(4);
    }

    /** What was so at the assignment of an environ, as far as bonus draws go by it. */
    private static final class Assigned {

        private Loyalty loyalty;
        private boolean cardsUsed;

        void follow(Moment moment) {
            if (opensAssignment(moment)) {
                loyalty = loyalty(moment);
                cardsUsed = false;
            }
            cardsUsed |= moment.action().kind() == Kind.USE;
        }

        boolean stillCounts(Moment moment) {
            return !cardsUsed && loyalty == loyalty(moment);
        }

        private static Loyalty loyalty(Moment moment) {
            return moment.view()
                    .planets()
                    .loyalty(Control.planetOf(moment.decision().subject()));
        }
    }

    // ---- flights

    /** Two dice can fall in 36 ways, and a flight takes two at most: so the chances can be counted. */
    @Test
    void theDangersOfAFlightAreThoseItHas() {
        int[] tested = new int[1];
        watch(POSITIONS, moment -> {
            if (moment.decision().question() == Ask.FLIGHT_DESTINATION) {
                tested[0] += comparesFlights(moment) ? 1 : 0;
            }
        });
        assertThat(tested[0]).as("flights with a test").isGreaterThan(40);
    }

    private static boolean comparesFlights(Moment moment) {
        Situation on = moment.seenBy(moment.decision().side());
        int ship = moment.decision().subject();
        int to = moment.action().argument();
        Stakes stakes = new Stakes(on);
        Places places = new Places(on, stakes, new Peril(on, stakes), new Planning(on, stakes, Plans.forOneDecision()));
        long party = new Travel(on, stakes, places).flight(ship, to).party();
        FlightChances expected = FlightChances.between(
                on.view(),
                ship,
                party,
                places.detected(party) > 0,
                on.view().gear().shipAt(ship),
                to);
        double seen = 0;
        double lost = 0;
        double gone = 0;
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                List<Result> results = fly(moment, party, new TwoDice(first, second));
                boolean destroyed = results.contains(Result.ELIMINATED);
                gone += destroyed ? 1 : 0;
                lost += !destroyed && results.contains(Result.DAMAGED) ? 1 : 0;
                seen += !destroyed && !results.isEmpty() && results.getLast() != Result.UNDETECTED ? 1 : 0;
            }
        }
        assertThat(expected.detected()).as("%s", moment).isEqualTo(seen / 36, within(EXACT));
        assertThat(expected.shipLost()).as("%s", moment).isEqualTo(lost / 36, within(EXACT));
        assertThat(expected.destroyed()).as("%s", moment).isEqualTo(gone / 36, within(EXACT));
        return seen > 0;
    }

    /** Everybody the Captain would take along finds a seat, and nobody shows a card. */
    private static List<Result> fly(Moment moment, long party, Chance dice) {
        Game game = moment.before().copy();
        game.useChance(dice);
        List<Event> events = new ArrayList<>(game.play(moment.action()));
        while (game.pending().orElse(null) instanceof Decision next && isOfAFlight(next.question())) {
            boolean comes = PieceSet.has(party, next.subject());
            Kind answer = next.question() == Ask.USE_POSSESSION ? Kind.PASS : comes ? Kind.TAKE : Kind.LEAVE;
            events.addAll(game.play(Action.of(answer)));
        }
        return events.stream()
                .takeWhile(event -> !(event instanceof Event.CharactersMoved))
                .filter(Event.DetectionRolled.class::isInstance)
                .map(event -> ((Event.DetectionRolled) event).result())
                .toList();
    }

    private static boolean isOfAFlight(Question question) {
        return question == Ask.FLIGHT_PASSENGER || question == Ask.USE_POSSESSION;
    }

    /** The tests of a flight; whatever comes after it is not looked at. */
    private static final class TwoDice implements Chance {

        private final int first;
        private final int second;
        private int thrown;

        TwoDice(int first, int second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public int die(String what, int sides) {
            thrown++;
            return thrown == 1 ? first : thrown == 2 ? second : 1;
        }

        @Override
        public int pick(String what, int count) {
            return 0;
        }

        @Override
        public Chance copy() {
            TwoDice copy = new TwoDice(first, second);
            copy.thrown = thrown;
            return copy;
        }
    }

    // ---- units

    /** Units that have moved, cannot leave or find no room are in nobody's plans. */
    @Test
    void theMarchesHeThinksOfCanBeMade() {
        int[] marched = new int[1];
        watch(POSITIONS, moment -> {
            if (moment.decision().question() == Ask.MOVE_DESTINATION) {
                march(moment);
                marched[0]++;
            }
        });
        assertThat(marched[0]).isGreaterThan(40);
    }

    private static void march(Moment moment) {
        Situation on = moment.seenBy(moment.decision().side());
        Stakes stakes = new Stakes(on);
        Troops troops = new Troops(on, stakes, new Peril(on, stakes));
        int[] counts = troops.march(moment.decision().subject(), moment.action().argument())
                .counts();
        Game game = moment.before().copy();
        game.play(moment.action());
        while (game.pending().orElse(null) instanceof Decision next && next.question() == Ask.MOVE_UNITS) {
            Action wanted = Action.of(Kind.COUNT, counts[next.subject()]);
            assertThat(next.actions()).as("%s", moment).contains(wanted);
            game.play(wanted);
        }
    }
}
