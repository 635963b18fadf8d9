package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.server.secrecy.TwinServers.Answers;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Two games played alike over the API until the secret in which they differ is lawfully told. */
final class TwinPlay {

    private static final List<String> ANSWERS =
            List.of("end", "pass", "decline", "attack", "walk:1", "walk:14", "environ:2232", "unit:line");

    private static final int TRIED = 4;

    private final TwinServers servers;
    private final PreparedGame game;
    private final Viewer blind;

    TwinPlay(TwinServers servers, PreparedGame game, Viewer blind) {
        this.servers = servers;
        this.game = game;
        this.blind = blind;
    }

    Viewer blind() {
        return blind;
    }

    Game truth() {
        return servers.truth(game);
    }

    Game twin() {
        return servers.twin(game);
    }

    boolean isOver() {
        return truth().isOver() || twin().isOver();
    }

    Decision decision() {
        return truth().pending().orElseThrow();
    }

    boolean isForTheBlind() {
        return blind.is(decision().side());
    }

    boolean secretsLeadApart() {
        return Twins.secretsLeadApart(truth(), twin(), blind);
    }

    /** The same answers on both sides. Returns whether the secret is still kept. */
    boolean play(Side side, String moment, Action here, Action there) {
        Step step = request(
                "/actions",
                side,
                moment,
                Request.actions(truth().number(side), here.key()),
                Request.actions(twin().number(side), there.key()));
        assertThat(step.granted())
                .as("%s: %s and %s are legal", moment, here, there)
                .isTrue();
        return step.kept();
    }

    boolean play(Decision decision, String moment, Action action) {
        return play(decision.side(), moment, action, action);
    }

    /** An action and then nonsense: refused as a whole, unless the first has shown something. */
    Step playWithNonsense(Decision decision, String moment, Action action) {
        return request(
                "/actions",
                decision.side(),
                moment,
                Request.actions(truth().number(decision.side()), action.key(), "nonsense"),
                Request.actions(twin().number(decision.side()), action.key(), "nonsense"));
    }

    boolean undo(Side side, String moment) {
        return request(
                        "/undo",
                        side,
                        moment,
                        Map.of("number", truth().number(side), "actions", 1),
                        Map.of("number", twin().number(side), "actions", 1))
                .kept();
    }

    /**
     * What came of a request.
     *
     * @param kept whether the secret is still one
     */
    record Step(boolean granted, boolean kept) {}

    private Step request(String path, Side side, String moment, Object bodyHere, Object bodyThere) {
        int eventsHere = Twins.happenedSince(truth(), 0).size();
        int eventsThere = Twins.happenedSince(twin(), 0).size();
        Request here = new Request("/api/games/" + game.id() + path, game.token(side), bodyHere);
        Request there = new Request("/api/games/" + game.id() + path, game.token(side), bodyThere);
        Answers answers = new Answers(
                here.to(servers.here().client()), there.to(servers.there().client()));
        boolean kept = !Twins.somethingShown(Twins.happenedSince(truth(), eventsHere))
                && !Twins.somethingShown(Twins.happenedSince(twin(), eventsThere));
        if (kept && blind.is(side) && !secretsLeadApart()) {
            servers.assertAlike(answers, here, moment);
        }
        return new Step(answers.here().status() == 200 && answers.there().status() == 200, kept);
    }

    // ---- looking

    /** Everything the blind seat and an onlooker can fetch. */
    void compareLooks(String moment) {
        for (Viewer viewer : List.of(blind, Viewer.SPECTATOR)) {
            servers.askAllAlike(Request.looks(game.id(), game.token(viewer)), moment + ", " + viewer);
        }
        compareTrials(moment);
    }

    /** What the blind seat is told when it tries its answers without giving them. */
    private void compareTrials(String moment) {
        if (!isForTheBlind()) {
            return;
        }
        int number = truth().number(decision().side());
        decision().actions().stream()
                .limit(TRIED)
                .map(action -> Request.actions(number, action.key(), "end"))
                .map(body -> new Request("/api/games/" + game.id() + "/tentative", game.token(blind), body))
                .forEach(trial -> servers.askAlike(trial, moment + ", " + blind));
        Object all = Map.of("number", number, "actions", List.of());
        servers.askAlike(new Request("/api/games/" + game.id() + "/forms", game.token(blind), all), moment + ", forms");
    }

    /** The view and the whole log, which most of the rest is made of, and what is new for the seat. */
    void compareGlances(String moment) {
        servers.askAllAlike(Request.glances(game.id(), game.token(blind)), moment + ", " + blind);
        servers.askAllAlike(Request.glances(game.id(), null), moment + ", onlooker");
    }

    /** Everything they cannot. */
    void compareRefusals(String moment) {
        Decision decision = decision();
        List<String> illegal = isForTheBlind()
                ? ANSWERS.stream()
                        .filter(key -> decision.actions().stream()
                                .noneMatch(legal -> legal.key().equals(key)))
                        .toList()
                : Stream.concat(ANSWERS.stream(), decision.actions().stream().map(Action::key))
                        .toList();
        String key = illegal.get(Math.floorMod(moment.hashCode(), illegal.size()));
        Side side = blind.is(Side.REBEL) ? Side.REBEL : Side.IMPERIAL;
        int number = truth().number(side);
        for (Viewer viewer : List.of(blind, Viewer.SPECTATOR)) {
            servers.askAllAlike(Request.refused(game.id(), game.token(viewer), number, key), moment + ", " + viewer);
        }
    }
}
