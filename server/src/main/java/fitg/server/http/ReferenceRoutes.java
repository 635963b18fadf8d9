package fitg.server.http;

import fitg.content.Tongue;
import fitg.server.shape.Called;
import fitg.server.shape.Says;
import fitg.server.table.ComputerDocument;
import fitg.server.table.Refusal;
import fitg.server.view.CatalogueDocument;
import fitg.server.view.RulebookDocument;
import fitg.server.view.ScenarioDocument;
import fitg.server.view.SentencesDocument;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;

/** What is the same for everybody: scenarios, the printed facts, the rules, and the description of this API. */
final class ReferenceRoutes {

    private static final String AN_HOUR = "public, max-age=3600";
    private static final int MOST_FOUND = 50;
    private static final int LONGEST_SEARCH = 100;

    /** Large and always the same, so it is written once. */
    private static final class Catalogue {
        private static final Packed TEXT = new Packed(Json.write(CatalogueDocument.standard()));
    }

    /** For whoever reads without us. */
    private static final class Rulebook {
        private static final Packed TEXT = new Packed(Json.write(new FoundDocument(RulebookDocument.all())));
    }

    /** Made of many parts, once somebody asks. */
    private static final class Description {
        private static final Packed TEXT = new Packed(ApiDescription.text());
    }

    @Says("All scenarios.")
    record ScenariosDocument(List<ScenarioDocument> scenarios) {}

    @Says("The computer players on offer, the weakest level first.")
    record PlayersDocument(List<ComputerDocument> players) {}

    @Says("What a search found, the best first.")
    @Called("RulesFound")
    record FoundDocument(List<RulebookDocument> found) {}

    /** Has ready what is made once. */
    static void prepare() {
        Objects.requireNonNull(Catalogue.TEXT);
    }

    void add(RoutesConfig routes) {
        routes.get("/api", this::description);
        routes.get("/api/scenarios", ctx -> Answers.send(ctx, new ScenariosDocument(ScenarioDocument.all())));
        routes.get("/api/players", ctx -> Answers.send(ctx, new PlayersDocument(ComputerDocument.all())));
        routes.get("/api/catalogue", this::catalogue);
        routes.get("/api/rulebook", this::rulebook);
        routes.get("/api/words/{tongue}", this::words);
        routes.get("/api/rules", this::search);
        routes.get("/api/rules/{case}", this::ruleCase);
    }

    private void description(Context ctx) {
        Description.TEXT.send(ctx.contentType("application/yaml; charset=utf-8"));
    }

    private void catalogue(Context ctx) {
        Catalogue.TEXT.send(ctx.header("Cache-Control", AN_HOUR).contentType("application/json"));
    }

    private void rulebook(Context ctx) {
        Rulebook.TEXT.send(ctx.header("Cache-Control", AN_HOUR).contentType("application/json"));
    }

    private void words(Context ctx) {
        Tongue tongue = Tongue.named(ctx.pathParam("tongue"))
                .orElseThrow(() -> new Refusal(Refusal.Kind.UNKNOWN, "Nothing is said in that language here."));
        Answers.send(ctx.header("Cache-Control", AN_HOUR), SentencesDocument.of(tongue));
    }

    private void search(Context ctx) {
        String text = ctx.queryParam("q");
        if (text == null || text.isBlank() || text.length() > LONGEST_SEARCH) {
            throw new Refusal(
                    Refusal.Kind.MALFORMED, "Say in q what to look for, in at most " + LONGEST_SEARCH + " characters.");
        }
        int limit = Math.min(Requests.number(ctx, "limit", MOST_FOUND), MOST_FOUND);
        Answers.send(ctx, new FoundDocument(RulebookDocument.search(text, limit)));
    }

    private void ruleCase(Context ctx) {
        Answers.send(
                ctx,
                RulebookDocument.find(ctx.pathParam("case"))
                        .orElseThrow(() -> new Refusal(Refusal.Kind.UNKNOWN, "The rulebook has no such case.")));
    }
}
