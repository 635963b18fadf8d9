package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.CampaignTwins;
import fitg.play.Game;
import fitg.play.Twins;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.table.LaidTable;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Two servers with the same game, except for a secret. Its id, its links and its times are the same on both, so their
 * answers can be compared byte for byte.
 */
final class TwinServers implements AutoCloseable {

    private final TestServer here = TestServer.start();
    private final TestServer there = TestServer.start();
    private final LongAdder compared = new LongAdder();

    /** What the two servers answered. */
    record Answers(Answer here, Answer there) {
        boolean alike() {
            return bytes(here).equals(bytes(there));
        }

        /** Everything but the time of day, and whether the request had arrived to its end before it was refused. */
        private static String bytes(Answer answer) {
            TreeMap<String, List<String>> headers =
                    new TreeMap<>(answer.headers().map());
            headers.remove("date");
            headers.remove("connection");
            return answer.status() + " " + headers + "\n" + answer.body();
        }
    }

    TestServer here() {
        return here;
    }

    TestServer there() {
        return there;
    }

    /** How many answers were compared. */
    long compared() {
        return compared.sum();
    }

    // ---- games

    /** Puts each twin on one of the servers, after a few words between the players. */
    PreparedGame lay(Twins twins, long seed) {
        return lay(PreparedGame.of("flight-to-egrix", "lot", seed), twins.truth(), twins.twin());
    }

    PreparedGame lay(CampaignTwins twins, long seed) {
        String name = "lo" + twins.kept().ordinal();
        return lay(PreparedGame.of(twins.truth().scenario().id(), name, seed), twins.truth(), twins.twin());
    }

    private PreparedGame lay(PreparedGame game, Game truth, Game twin) {
        LaidTable.lay(here.tables(), game.rows(), truth.copy());
        LaidTable.lay(there.tables(), game.rows(), twin.copy());
        say(game, Side.REBEL, "Good luck!");
        say(game, Side.IMPERIAL, "You need it.");
        return game;
    }

    /** Begins the same game, with the same dice, on both servers. */
    PreparedGame begin(String scenario, long seed) {
        PreparedGame game = PreparedGame.of(scenario, "new", seed);
        LaidTable.store(here.tables(), game.rows());
        LaidTable.store(there.tables(), game.rows());
        return game;
    }

    void clear(PreparedGame game) {
        LaidTable.clear(here.tables(), game.id());
        LaidTable.clear(there.tables(), game.id());
    }

    void say(PreparedGame game, Side side, String text) {
        LaidTable.say(here.tables(), game.id(), side, text, PreparedGame.TIME);
        LaidTable.say(there.tables(), game.id(), side, text, PreparedGame.TIME);
    }

    Game truth(PreparedGame game) {
        return here.tables().current(game.id()).play();
    }

    Game twin(PreparedGame game) {
        return there.tables().current(game.id()).play();
    }

    // ---- questions

    Answers ask(Request request) {
        return new Answers(request.to(here.client()), request.to(there.client()));
    }

    /** Asks both and returns the answer of either. */
    Answer askAlike(Request request, String moment) {
        Answers answers = ask(request);
        assertAlike(answers, request, moment);
        return answers.here();
    }

    void assertAlike(Answers answers, Request request, String moment) {
        compared.increment();
        assertThat(Answers.bytes(answers.there()))
                .as("%s, %s", moment, request)
                .isEqualTo(Answers.bytes(answers.here()));
        assertThat(answers.here().status()).as("%s, %s", moment, request).isLessThan(500);
    }

    void askAllAlike(List<Request> requests, String moment) {
        requests.forEach(request -> askAlike(request, moment));
    }

    @Override
    public void close() {
        here.close();
        there.close();
    }
}
