package fitg.e2e.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Everything that the server tells a browser about its game, whether the page shows it or not. */
public final class Overheard {

    /** What is printed is the same for everybody and in every game. */
    private static final Pattern OF_A_GAME = Pattern.compile("/api/games/");

    private final List<String> frames = new ArrayList<>();
    private final List<Response> responses = new ArrayList<>();

    Overheard(Page page) {
        page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
        page.onResponse(response -> {
            if (OF_A_GAME.matcher(response.url()).find()) {
                responses.add(response);
            }
        });
    }

    public List<String> everything() {
        return Stream.concat(frames.stream(), responses.stream().map(Response::text))
                .toList();
    }
}
