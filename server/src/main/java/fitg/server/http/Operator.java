package fitg.server.http;

import fitg.server.common.ServerSettings;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/** Whoever runs the server, known by his token. */
final class Operator {

    private static final String BASIC = "Basic ";

    private final Optional<String> token;

    Operator(ServerSettings settings) {
        this.token = settings.operatorToken();
    }

    /** Whether anybody can prove to be him. */
    boolean isKnown() {
        return token.isPresent();
    }

    boolean asks(Context ctx) {
        return given(ctx)
                .filter(secret -> token.isPresent() && Secrets.areSame(token.get(), secret))
                .isPresent();
    }

    /** As a program sends it, or as a browser does that asked him for a password. */
    private static Optional<String> given(Context ctx) {
        String header = Optional.ofNullable(ctx.header("Authorization")).orElse("");
        return header.startsWith(BASIC) ? password(header.substring(BASIC.length())) : Requests.token(ctx);
    }

    private static Optional<String> password(String encoded) {
        try {
            String both = new String(Base64.getDecoder().decode(encoded.strip()), StandardCharsets.UTF_8);
            return Optional.of(both.substring(both.indexOf(':') + 1));
        } catch (IllegalArgumentException nonsense) {
            return Optional.empty();
        }
    }

    void require(Context ctx) {
        if (!asks(ctx)) {
            throw new Refusal(Kind.UNKNOWN, "There is nothing here.");
        }
    }
}
