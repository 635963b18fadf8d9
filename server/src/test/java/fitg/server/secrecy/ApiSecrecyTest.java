package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Lively;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.server.BesideTheOthers;
import fitg.server.client.Answer;
import fitg.server.secrecy.TwinPlay.Step;
import java.util.Random;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Two running games that differ only in what a seat may not know answer everything that this seat or an onlooker can ask
 * with the same bytes, until something is lawfully shown.
 */
@BesideTheOthers
class ApiSecrecyTest {

    private static final Logger LOG = LoggerFactory.getLogger(ApiSecrecyTest.class);
    private static final int POSITIONS = 20;
    private static final int MANY_POSITIONS = 600;
    private static final int LONGEST = 8;
    /** Everything is asked at one step in so many, what tells most at all of them. */
    private static final int SELDOM = 8;

    private static final int OFTEN = 4;

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
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    void aSeatCannotTellApartWhatItMayNotKnow(Viewer blind) {
        compare(blind, 0, POSITIONS, SELDOM);
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("long")
    void aSeatCannotTellApartWhatItMayNotKnowInHundredsOfPositions(Viewer blind) {
        compare(blind, POSITIONS, POSITIONS + MANY_POSITIONS, OFTEN);
    }

    private static void compare(Viewer blind, int from, int to, int fullLookEvery) {
        LongAdder different = new LongAdder();
        LongAdder steps = new LongAdder();
        LongStream.range(from, to).parallel().forEach(seed -> {
            Twins twins = Twins.of(seed, blind);
            different.add(twins.different() ? 1 : 0);
            steps.add(twins.secretsLeadApart() ? 0 : playTogether(twins, seed, fullLookEvery));
        });
        int positions = to - from;
        LOG.info("{}: {} positions, {} with a secret, {} steps", blind, positions, different, steps);
        assertThat(different.intValue()).isGreaterThan(positions / 3);
        assertThat(steps.intValue()).isGreaterThan(positions * 3);
    }

    private static int playTogether(Twins twins, long seed, int fullLookEvery) {
        PreparedGame game = servers.lay(twins, seed);
        try {
            return playTogether(new TwinPlay(servers, game, twins.blind()), seed, fullLookEvery);
        } finally {
            servers.clear(game);
        }
    }

    private static int playTogether(TwinPlay play, long seed, int fullLookEvery) {
        Lively lively = new Lively(seed);
        Random random = new Random(seed);
        int step = 0;
        boolean kept = true;
        while (kept && step < LONGEST && !play.isOver()) {
            String moment = "seed " + seed + ", step " + step;
            if ((seed + step) % fullLookEvery == 0) {
                play.compareLooks(moment);
                play.compareRefusals(moment);
            } else {
                play.compareGlances(moment);
            }
            kept = step(play, lively, random, moment) && !play.secretsLeadApart();
            step++;
        }
        return step;
    }

    /** Mostly an action; now and then one with nonsense after it, or the last one taken back. */
    private static boolean step(TwinPlay play, Lively lively, Random random, String moment) {
        for (Side side : Side.values()) {
            boolean revocable = play.truth().undoable(side) > 0 && play.twin().undoable(side) > 0;
            if (revocable && random.nextInt(6) == 0) {
                return play.undo(side, moment);
            }
        }
        Decision decision = play.decision();
        Action action = lively.choose(decision);
        if (play.isForTheBlind() && random.nextInt(3) == 0) {
            Step tried = play.playWithNonsense(decision, moment, action);
            if (tried.granted()) {
                return tried.kept();
            }
        }
        return play.play(decision, moment, action);
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    void theComparisonWouldNotice(Viewer blind) {
        Side owner = blind.is(Side.REBEL) ? Side.IMPERIAL : Side.REBEL;
        int different = 0;
        int noticed = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            Twins twins = Twins.of(seed, blind);
            if (twins.different()) {
                PreparedGame game = servers.lay(twins, seed);
                Request look = new Request("/api/games/" + game.id() + "/view", game.token(owner), null);
                noticed += servers.ask(look).alike() ? 0 : 1;
                different++;
                servers.clear(game);
            }
        }
        assertThat(noticed).isGreaterThan(different * 3 / 4).isGreaterThan(POSITIONS / 3);
    }

    @Test
    void aDocumentWithTheHashOfTheStateWouldBeNoticed() {
        Twins twins = Twins.of(1, Viewer.REBEL);
        PreparedGame game = servers.lay(twins, 1);
        Request look = new Request("/api/games/" + game.id() + "/view", game.token(Side.REBEL), null);
        TwinServers.Answers answers = servers.ask(look);
        assertThat(answers.alike()).isTrue();
        assertThat(new TwinServers.Answers(
                                leaky(answers.here(), servers.truth(game).hash()),
                                leaky(answers.there(), servers.twin(game).hash()))
                        .alike())
                .isFalse();
        servers.clear(game);
    }

    private static Answer leaky(Answer answer, long hash) {
        return new Answer(answer.status(), answer.headers(), answer.body() + Long.toHexString(hash));
    }
}
