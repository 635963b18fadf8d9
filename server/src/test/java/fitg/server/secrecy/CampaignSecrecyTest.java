package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.CampaignTwins;
import fitg.play.CampaignTwins.Kept;
import fitg.play.Decision;
import fitg.play.Lively;
import fitg.play.Scenarios;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.server.BesideTheOthers;
import fitg.server.client.Client;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Campaigns that differ only in what a seat may not know (the base, planet secrets, assignments, kinds of units, squads, cards)
 * answer everything that this seat or an onlooker can ask with the same bytes, until it is lawfully told.
 */
@BesideTheOthers
class CampaignSecrecyTest {

    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();
    private static final Scenario WHOLE = Scenarios.named("campaign-2002").orElseThrow();
    private static final int PAIRS = 2;
    private static final int MANY_PAIRS = 12;
    private static final int LONGEST = 12;
    private static final int ALL_LOOKS_EVERY = 8;

    private static TwinServers servers;

    @BeforeAll
    static void start() {
        servers = new TwinServers();
    }

    @AfterAll
    static void stop() {
        servers.close();
    }

    @ParameterizedTest
    @EnumSource(names = "UNITS_OF_1979", mode = EnumSource.Mode.EXCLUDE)
    void aSeatCannotTellApartWhatIsKeptFromIt(Kept kept) {
        compare(kept, 0, PAIRS);
    }

    @ParameterizedTest
    @EnumSource(names = "UNITS_OF_1979", mode = EnumSource.Mode.EXCLUDE)
    @Tag("long")
    void norInManyCampaigns(Kept kept) {
        compare(kept, PAIRS, PAIRS + MANY_PAIRS);
    }

    private static void compare(Kept kept, int from, int to) {
        int steps = 0;
        int noticed = 0;
        for (int seed = from; seed < to; seed++) {
            CampaignTwins twins = CampaignTwins.drawn(seed % 4 == 0 ? WHOLE : SHORT, kept, seed);
            if (twins.different()) {
                PreparedGame game = servers.lay(twins, seed);
                noticed += isNoticed(game, kept) ? 1 : 0;
                steps += playTogether(new TwinPlay(servers, game, kept.blind()), game, twins, seed);
                servers.clear(game);
            }
        }
        assertThat(steps).as("%s, steps while it was kept", kept).isPositive();
        assertThat(noticed)
                .as("%s, games in which its owner sees the difference", kept)
                .isPositive();
    }

    /** Its owner sees the difference; which unit has a squad is told when he is asked about it (K-D30). */
    private static boolean isNoticed(PreparedGame game, Kept kept) {
        return kept == Kept.SQUADS
                ? servers.truth(game).hash() != servers.twin(game).hash()
                : !servers.ask(look(game, owner(kept))).alike();
    }

    private static Side owner(Kept kept) {
        return kept.blind().is(Side.REBEL) ? Side.IMPERIAL : Side.REBEL;
    }

    private static Request look(PreparedGame game, Side side) {
        return new Request("/api/games/" + game.id() + "/view", game.token(side), null);
    }

    private static int playTogether(TwinPlay play, PreparedGame game, CampaignTwins twins, int seed) {
        Lively lively = new Lively(seed);
        int step = 0;
        boolean kept = true;
        while (kept && step < LONGEST && !play.isOver() && !play.secretsLeadApart()) {
            String moment = twins.kept() + " " + seed + ", step " + step;
            if (step % ALL_LOOKS_EVERY == 0) {
                play.compareLooks(moment);
                play.compareRefusals(moment);
            } else {
                play.compareGlances(moment);
            }
            Decision decision = play.decision();
            kept = !twins.isToldBy(answer(play, game, decision, lively.choose(decision)));
            step++;
        }
        return step;
    }

    /** The same answer on both servers; what happened then, in either. */
    private static List<Event> answer(TwinPlay play, PreparedGame game, Decision decision, Action action) {
        int here = Twins.happenedSince(play.truth(), 0).size();
        int there = Twins.happenedSince(play.twin(), 0).size();
        act(game, decision.side(), servers.here().client(), play.truth().number(decision.side()), action);
        act(game, decision.side(), servers.there().client(), play.twin().number(decision.side()), action);
        List<Event> events = new ArrayList<>(Twins.happenedSince(play.truth(), here));
        events.addAll(Twins.happenedSince(play.twin(), there));
        return events;
    }

    private static void act(PreparedGame game, Side side, Client client, int number, Action action) {
        new Request("/api/games/" + game.id() + "/actions", game.token(side), Request.actions(number, action.key()))
                .to(client)
                .ok();
    }

    /** From the set-up, with every document of every moment: one answer in the journal is another one. */
    @Test
    void theBaseChosenInTheSetUpIsNowhereInWhatTheEmpireCanFetch() {
        PreparedGame game = servers.begin(SHORT.id(), 4);
        TwinPlay play = new TwinPlay(servers, game, Viewer.IMPERIAL);
        while (play.decision().question() != Affair.BASE) {
            Decision decision = play.decision();
            play.play(decision, "before", decision.suggested());
        }
        List<Action> planets = play.decision().actions();
        play.play(Side.REBEL, "the base", planets.getFirst(), planets.getLast());
        assertThat(servers.ask(look(game, Side.REBEL)).alike())
                .as("the rebels know")
                .isFalse();

        for (int step = 0; step < 60; step++) {
            String moment = "step " + step;
            if (step % 12 == 0) {
                play.compareLooks(moment);
                int length = play.truth().log(Viewer.IMPERIAL).size();
                servers.askAlike(Request.moments(game.id(), game.token(Viewer.IMPERIAL)), moment);
                servers.askAlike(Request.moment(game.id(), game.token(Viewer.IMPERIAL), length / 2), moment);
            }
            Decision decision = play.decision();
            play.play(decision, moment, decision.suggested());
        }
        servers.clear(game);
    }
}
