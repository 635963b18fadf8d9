package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.play.Lively;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.server.BesideTheOthers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whole games from their set-up, twice with the same dice and the same answers, except that the Empire places or takes a
 * Line where in the other game it has a Patrol. The Rebel player and onlookers see the same, now and in all moments gone by.
 */
@BesideTheOthers
class WholeGameSecrecyTest {

    private static final Logger LOG = LoggerFactory.getLogger(WholeGameSecrecyTest.class);
    private static final int GAMES = 1;
    private static final int MANY_GAMES = 20;
    private static final int LONGEST = 120;

    /** Questions that are themselves about the secret; all else the Empire is asked must be the same. */
    private static final Set<Question> ABOUT_THE_SECRET = Set.of(Ask.SET_UP_UNIT, Ask.ARRIVAL_KIND, Ask.ARRIVAL);

    private static TwinServers servers;

    @BeforeAll
    static void start() {
        servers = new TwinServers();
    }

    @AfterAll
    static void stop() {
        LOG.info("{} answers were compared", servers.compared());
        servers.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "varu-powderkeg"})
    void theRebelPlayerSeesTheSameGameWhateverLiesFaceDown(String scenario) {
        play(scenario, 0, GAMES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "varu-powderkeg"})
    @Tag("long")
    void theRebelPlayerSeesTheSameInManyGames(String scenario) {
        play(scenario, GAMES, GAMES + MANY_GAMES);
    }

    private static void play(String scenario, int from, int to) {
        int apart = IntStream.range(from, to)
                .parallel()
                .map(seed -> new Pair(scenario, seed).play())
                .sum();
        LOG.info("{}: {} games, {} actions while there was a secret", scenario, to - from, apart);
        assertThat(apart).as("actions played while there was a secret").isGreaterThan(5 * (to - from));
    }

    @Test
    void theEmpireSeesTheDifference() {
        Pair pair = new Pair("flight-to-egrix", 1000);
        pair.play();
        assertThat(pair.empiresViewsDiffered).isGreaterThan(10);
    }

    /** The two games under way. */
    private static final class Pair {
        private final PreparedGame game;
        private final TwinPlay twins;
        private final Lively lively;
        private final Random random;
        private final String name;
        private List<Action> garrisons = List.of();
        private int garrison;
        private int empiresViewsDiffered;

        private Pair(String scenario, long seed) {
            game = servers.begin(scenario, seed * 2 + scenario.length() % 2);
            twins = new TwinPlay(servers, game, Viewer.REBEL);
            lively = new Lively(seed);
            random = new Random(seed);
            name = scenario + " " + seed;
        }

        /** Returns how many actions were played while the two differed. */
        private int play() {
            int apart = 0;
            boolean kept = true;
            for (int step = 0; step < LONGEST && kept && !twins.isOver() && !haveParted(); step++) {
                String moment = name + ", step " + step;
                if (isSecret()) {
                    apart++;
                    compare(moment);
                }
                kept = step(moment) || !isSecret();
            }
            servers.clear(game);
            return apart;
        }

        private void compare(String moment) {
            twins.compareLooks(moment);
            compareMoments(moment);
            empiresViewsDiffered += servers.ask(empiresLook()).alike() ? 0 : 1;
        }

        private boolean isSecret() {
            return twins.truth().hash() != twins.twin().hash();
        }

        private Request empiresLook() {
            return new Request("/api/games/" + game.id() + "/view", game.token(Side.IMPERIAL), null);
        }

        private void compareMoments(String moment) {
            for (Viewer viewer : List.of(Viewer.REBEL, Viewer.SPECTATOR)) {
                servers.askAlike(Request.moments(game.id(), game.token(viewer)), moment + ", moments");
                int length = twins.truth().log(viewer).size();
                for (int log : moments(length)) {
                    servers.askAlike(Request.moment(game.id(), game.token(viewer), log), moment + ", moment " + log);
                }
            }
        }

        /** All of a short story; of a longer one the end and some by lot. */
        private List<Integer> moments(int length) {
            List<Integer> all =
                    new ArrayList<>(IntStream.rangeClosed(0, length).boxed().toList());
            if (length < 8) {
                return all;
            }
            List<Integer> some = new ArrayList<>(List.of(length - 1, length, length + 1));
            Collections.shuffle(all, random);
            some.addAll(all.subList(0, 3));
            return some;
        }

        /** The Empire is asked other things, or one of them is not asked: from here on these are different games. */
        private boolean haveParted() {
            Decision here = twins.truth().pending().orElseThrow();
            Decision there = twins.twin().pending().orElseThrow();
            boolean sameQuestion = here.side() == there.side() && here.question() == there.question();
            boolean aboutTheSame = here.subject() == there.subject() || ABOUT_THE_SECRET.contains(here.question());
            boolean common = sameQuestion && aboutTheSame && !here.question().continuesAct();
            return twins.secretsLeadApart()
                    && !(common && here.actions().stream().anyMatch(there::allows));
        }

        /** What is legal in both: the Empire that took a Line can do less in that turn. */
        private Decision common(Decision here) {
            Decision there = twins.twin().pending().orElseThrow();
            return new Decision(
                    here.number(),
                    here.act(),
                    here.steps(),
                    here.side(),
                    here.question(),
                    here.subject(),
                    here.actions().stream().filter(there::allows).toList(),
                    here.suggested());
        }

        private boolean step(String moment) {
            Decision decision = twins.decision();
            return switch (Ask.of(decision.question())) {
                case SET_UP_UNIT -> placeUnit(decision, moment);
                case ARRIVAL_KIND ->
                    twins.play(
                            decision.side(),
                            moment,
                            decision.actions().getFirst(),
                            decision.actions().getLast());
                default -> twins.play(decision, moment, lively.choose(common(decision)));
            };
        }

        /** Patrols and Line go to places of their own by lot; in the twin the first and the last change places. */
        private boolean placeUnit(Decision decision, String moment) {
            boolean hidden = decision.side() == Side.IMPERIAL
                    && UnitType.at(decision.subject()).hidden();
            if (!hidden) {
                return twins.play(decision, moment, lively.choose(decision));
            }
            if (garrisons.isEmpty()) {
                garrisons = new ArrayList<>(decision.actions());
                Collections.shuffle(garrisons, random);
            }
            int count = faceDownUnits();
            int mirrored = garrison == 0 ? count - 1 : garrison == count - 1 ? 0 : garrison;
            Action here = garrisons.get(garrison);
            Action there = garrisons.get(mirrored);
            garrison++;
            return twins.play(decision.side(), moment, here, there);
        }

        private int faceDownUnits() {
            return (int) twins.truth().scenario().units(Side.IMPERIAL).stream()
                    .filter(UnitType::hidden)
                    .count();
        }
    }
}
