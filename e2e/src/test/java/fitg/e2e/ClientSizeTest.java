package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.Place;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the client weighs on its way to the browser. */
@ExtendWith(InBrowser.class)
class ClientSizeTest {

    private static final int MOST_BYTES = 300_000;
    /** Smaller files stay as they are. */
    private static final int NOT_WORTH_IT = 1500;

    @Test
    void theWholeClientIsSmallAndComesCompressed(GameInBrowser game) {
        Player player = game.player("Ada");
        List<Response> answers = new ArrayList<>();
        player.page().onResponse(answers::add);
        for (Place place : List.of(
                Place.HOME, Place.LEARN, Place.EXERCISES, Place.NEW_GAME, Place.RULES, Place.TABLE, Place.REPLAY)) {
            place.show(player.page(), place.prepare(game.house()));
        }
        Map<String, Integer> sizes = new TreeMap<>();
        for (Response answer : answers) {
            String path = URI.create(answer.url()).getPath();
            boolean page = answer.request().isNavigationRequest();
            if (answer.status() == 200 && !path.startsWith("/api")) {
                int size = answer.request().sizes().responseBodySize;
                sizes.merge(page ? "/index.html" : path.replaceFirst("^/assets/[0-9a-f]+", ""), size, Math::max);
                if (size > NOT_WORTH_IT && isText(answer)) {
                    assertThat(answer.headerValue("content-encoding")).as(path).isEqualTo("gzip");
                }
            }
        }

        int total = sizes.values().stream().mapToInt(Integer::intValue).sum();
        Measures.note("client, compressed: %d bytes in %d files", total, sizes.size());
        assertThat(total).as("bytes of %s", sizes).isLessThan(MOST_BYTES);
        assertThat(sizes).containsKeys("/bundle/front.js", "/bundle/table.js", "/look.css", "/index.html");
    }

    private static boolean isText(Response answer) {
        return answer.headerValue("content-type").matches(".*(text|javascript|json|svg).*");
    }
}
