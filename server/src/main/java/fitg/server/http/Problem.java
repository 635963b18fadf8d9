package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.server.table.PositionDocument;
import fitg.server.table.Refusal;
import java.util.Locale;

/**
 * A refusal as RFC 9457 wants it.
 *
 * @param type names the kind of problem; it is an address within the API's description
 * @param ruleCase the case of the rulebook that forbids it
 * @param view where the game stands instead, for a request that came too late or did not fit
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(String type, String title, int status, String detail, String ruleCase, PositionDocument view) {

    public static final String MEDIA_TYPE = "application/problem+json";

    public static Problem of(Refusal refusal, PositionDocument view) {
        Refusal.Kind kind = refusal.kind();
        return new Problem(
                "/api/problems/" + kind.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                kind.title(),
                kind.status(),
                refusal.getMessage(),
                refusal.ruleCase(),
                view);
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
        return new Problem("/api/problems/" + slug, title, status, detail, null, null);
    }
}
