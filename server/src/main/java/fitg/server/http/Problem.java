package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.server.table.PositionDocument;
import fitg.server.table.Refusal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

@JsonInclude(JsonInclude.Include.NON_EMPTY)
@Says("Why a request was not granted (RFC 9457). Nothing was changed, unless the problem says otherwise.")
public record Problem(
        @Says("Names the kind of problem. Compare it as a whole; there is nothing to fetch there.")
        @Is(Refusal.Kind.class)
        String type,

        String title,
        @Least(400) @Most(599) int status,
        @Says("A sentence for the person who asked.") String detail,

        @Says("The case of the rulebook, or the ruling, that forbids it.") @Maybe
        String ruleCase,

        @Says("Where the game stands, with `stale`, `not-your-decision`, `not-legal`, `not-revocable` and `game-over`.")
        @Maybe
        PositionDocument view) {

    private static final String PLACE = "/api/problems/";

    /** What can go wrong besides what a table refuses. */
    private static final List<String> OTHERS =
            List.of("wrong-method", "mistake", "storage-away", "storage-full", "stopping", "not-served");

    public static final String MEDIA_TYPE = "application/problem+json";

    public static Problem of(Refusal refusal, PositionDocument view) {
        Refusal.Kind kind = refusal.kind();
        return new Problem(
                PLACE + word(kind), kind.title(), kind.status(), refusal.getMessage(), refusal.ruleCase(), view);
    }

    /** The kinds of problems there are. */
    static List<String> types() {
        return Stream.concat(Arrays.stream(Refusal.Kind.values()).map(Problem::word), OTHERS.stream())
                .map(slug -> PLACE + slug)
                .toList();
    }

    private static String word(Refusal.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** For what the HTTP layer refuses. */
    static Problem ofStatus(int status) {
        return switch (status) {
            case 404 -> of("unknown", "There is no such thing", 404, "There is nothing at this address.");
            case 405 -> of("wrong-method", "Not with this method", 405, "This address does not take that method.");
            case 413 -> of("too-large", "The request is too large", 413, "The request is too large.");
            case 431 -> of("too-large", "The request is too large", 431, "The header of the request is too large.");
            default -> of("not-served", "Not served", status, "The request cannot be served.");
        };
    }

    static Problem of(String slug, String title, int status, String detail) {
        return new Problem(PLACE + slug, title, status, detail, null, null);
    }
}
