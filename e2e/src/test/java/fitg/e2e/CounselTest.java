package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Request;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Keyboard;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Form, button, hint and Enter say the same: what a Captain advises, or nothing. */
@ExtendWith(InBrowser.class)
class CounselTest {

    /** Every so many kinds of questions of the recorded games in the everyday run. */
    private static final int SOME = 7;

    @Test
    void enterGivesWhatIsAdvised(GameInBrowser game) {
        List<GoldenGame.Kind> all = GoldenGame.everyKind();
        expectOneVoice(
                game,
                IntStream.range(0, all.size())
                        .filter(kind -> kind % SOME == 3)
                        .mapToObj(all::get)
                        .toList());
    }

    @Test
    @Tag("long")
    void atEveryKindOfQuestionToo(GameInBrowser game) {
        expectOneVoice(game, GoldenGame.everyKind());
    }

    private static void expectOneVoice(GameInBrowser game, List<GoldenGame.Kind> kinds) {
        Player player = game.player("Ada").inAHurry();
        Keyboard keys = player.keyboard();
        HomePage.open(player);
        for (GoldenGame.Kind kind : kinds) {
            Seat seat = kind.game().seatAt(game.house(), kind.moment());
            JsonNode decision = seat.view().get("decision");
            if (decision.get("actions").size() > 1
                    && !decision.get("question").asText().equals("tax")) {
                TablePage table = TablePage.follow(player, seat).ready();
                expectOneVoice(kind.name(), table, keys, seat, decision);
            }
        }
    }

    private static void expectOneVoice(String kind, TablePage table, Keyboard keys, Seat seat, JsonNode decision) {
        JsonNode hint = seat.get("/hint").ok();
        List<String> advised = StreamSupport.stream(hint.get("act").spliterator(), false)
                .map(each -> each.get("key").asText())
                .toList();
        if (!decision.has("run") && !hint.has("preset")) {
            assertThat(table.suggestion()).isHidden();
            return;
        }
        table.suggestion().waitFor();
        table.page().keyboard().press("c");
        Locator heading = table.decision().getByLabel("Hint").locator("h3");
        if (decision.has("run")) {
            String words = heading.textContent().replace("A Captain’s choice: ", "");
            assertThat(words)
                    .as("%s: \"A Captain would:\" was once followed by nothing", kind)
                    .isNotBlank();
            assertThat(table.suggestion().textContent()).as(kind).contains(words);
        } else {
            assertThat(table.suggestion().getAttribute("data-key")).as(kind).isEqualTo(advised.getFirst());
            assertThat(table.decision().locator(".hinted [data-key]")).hasAttribute("data-key", advised.getFirst());
        }

        String key = decision.has("run") ? chosen(table) : advised.getFirst();
        List<String> plain = decision.has("run") ? plain(key, seat) : List.of(key);
        assertThat(advised).as(kind).startsWith(plain.toArray(String[]::new));
        keys.think();
        Request answered =
                table.page().waitForRequest(request -> request.url().endsWith("/actions"), () -> keys.press("Enter"));
        assertThat(body(answered).at("/actions/0").asText()).as(kind).isEqualTo(key);
    }

    /** What stands in the form, as it would be sent. */
    private static String chosen(TablePage table) {
        return (String) table.decision().locator("run-form").evaluate("""
                async form => (await import('/play/run.js')).keyOf(form.act, form.chosen)""");
    }

    /** The answers that a whole choice comes to, one piece after the other. */
    private static List<String> plain(String choice, Seat seat) {
        Map<String, Object> tried = Map.of("number", seat.view().get("number").asInt(), "actions", List.of(choice));
        return texts(seat.post("/tentative", tried).ok().at("/tried/0/actions"));
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    private static JsonNode body(Request request) {
        try {
            return new JsonMapper().readTree(request.postData());
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
