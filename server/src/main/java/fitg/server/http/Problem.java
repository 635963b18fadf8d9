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

    static Problem of(String slug, String title, int status, String detail) {
        return new Problem("/api/problems/" + slug, title, status, detail, null, null);
    }
}
