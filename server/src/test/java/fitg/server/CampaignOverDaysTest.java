package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Client;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.store.TestPostgres;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two people play a campaign by link over days: servers come and go, and the game goes on from whichever is there. */
class CampaignOverDaysTest {

    private static final int AN_EVENING = 120;

    @Test
    void aRunningCampaignSurvivesARestartAndGoesOnFromAnotherNode() {
        String database = TestPostgres.freshDatabaseUrl();
        Seat[] links;
        String before;
        JsonNode imperialView;
        try (TestServer first = TestServer.start(database)) {
            links = meet(first.client());
            assertThat(new RandomPair(links, 1).play(AN_EVENING)).isEqualTo(AN_EVENING);
            before = links[0].get("/export").body();
            imperialView = links[1].view();
        }

        try (TestServer again = TestServer.start(database);
                TestServer other = TestServer.start(database)) {
            Seat rebel = at(again.client(), links[0]);
            Seat imperial = at(other.client(), links[1]);
            assertThat(rebel.get("/export").body()).as("nothing is lost").isEqualTo(before);
            assertThat(imperial.view().get("decision")).isEqualTo(imperialView.get("decision"));

            assertThat(new RandomPair(new Seat[] {rebel, imperial}, 2).play(AN_EVENING))
                    .isEqualTo(AN_EVENING);

            String after = rebel.get("/export").body();
            assertThat(after).isNotEqualTo(before);
            assertThat(at(other.client(), links[0]).get("/export").body())
                    .as("both nodes tell the same story")
                    .isEqualTo(after);
        }
    }

    /** One opens the game and sends the other an invitation. */
    private static Seat[] meet(Client client) {
        JsonNode opened = client.open("campaign-2002-short", "human", "open");
        String game = opened.get("game").get("id").asText();
        Seat rebel = new Seat(client, game, opened.get("tokens").get("rebel").asText());
        rebel.sitDown("Ada");
        String invitation = opened.get("invitations").get("imperial").asText();
        JsonNode joined = client.post(
                        "/api/join", Map.of("invitation", invitation, "name", "Grace", "nonce", Client.NONCE))
                .ok();
        return new Seat[] {rebel, new Seat(client, game, joined.get("token").asText())};
    }

    /** The same link, opened at another server. */
    private static Seat at(Client client, Seat seat) {
        return new Seat(client, seat.game(), seat.token());
    }
}
