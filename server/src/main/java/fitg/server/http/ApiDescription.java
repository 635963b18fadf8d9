package fitg.server.http;

import fitg.server.push.PresenceDocument;
import fitg.server.push.Watcher;
import fitg.server.shape.ClientTypes;
import fitg.server.shape.Given;
import fitg.server.shape.Shapes;
import fitg.server.shape.Yaml;
import fitg.server.store.SeatKind;
import fitg.server.store.Status;
import fitg.server.table.DeploymentDocument;
import fitg.server.table.FormsDocument;
import fitg.server.table.HintDocument;
import fitg.server.table.Past;
import fitg.server.table.Refusal;
import fitg.server.table.Removal;
import fitg.server.table.ReviewDocument;
import fitg.server.table.TentativeDocument;
import fitg.server.view.CatalogueDocument;
import fitg.server.view.SentencesDocument;
import fitg.server.view.Vocabulary;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The description of the API: what people wrote about its routes, and the schemas of its documents as their records say
 * them. The types of the browser client are the same schemas in its language.
 */
public final class ApiDescription {

    private static final List<String> PATHS =
            List.of("reference", "games", "seats", "rematch", "playing", "orders", "history", "operations");
    private static final List<String> EXAMPLES =
            List.of("games", "views", "playing", "files", "reference", "socket", "problems");

    /** What routes answer and read; whatever these are made of belongs to it. */
    private static final List<Class<?>> DOCUMENTS = List.of(
            ReferenceRoutes.ScenariosDocument.class,
            ReferenceRoutes.PlayersDocument.class,
            ReferenceRoutes.FoundDocument.class,
            CatalogueDocument.class,
            SentencesDocument.class,
            OpeningBodies.NewGame.class,
            OpeningBodies.Import.class,
            OpeningBodies.Fork.class,
            Bodies.MyGames.class,
            Bodies.Invited.class,
            Bodies.Join.class,
            Bodies.SitDown.class,
            Bodies.Shown.class,
            Bodies.Actions.class,
            Bodies.Trial.class,
            OrderBodies.Order.class,
            OrderBodies.UsualOrders.class,
            Bodies.WantedForms.class,
            Bodies.NewSheet.class,
            OrderBodies.Fight.class,
            Bodies.Undo.class,
            Bodies.SeenLog.class,
            Bodies.Say.class,
            Bodies.Hello.class,
            GameRoutes.OpenedDocument.class,
            GameRoutes.SeatedDocument.class,
            GameRoutes.InvitationDocument.class,
            GameRoutes.InvitedDocument.class,
            GameRoutes.MyGamesDocument.class,
            Removal.RemovalDocument.class,
            Past.Moment.class,
            ReviewDocument.class,
            PlayRoutes.PendingDocument.class,
            PlayRoutes.PlayedDocument.class,
            Teller.ToldDocument.class,
            PlayRoutes.LogPartDocument.class,
            PlayRoutes.MomentsDocument.class,
            PlayRoutes.ChatPartDocument.class,
            Exports.SeatExport.class,
            DeploymentDocument.class,
            HintDocument.class,
            TentativeDocument.class,
            FormsDocument.class,
            OrderRoutes.OrdersDocument.class,
            Watcher.Update.class,
            PresenceDocument.class,
            OperationsRoutes.Health.class,
            Problem.class);

    private ApiDescription() {}

    /** As {@code GET /api} answers it. */
    public static String text() {
        return part("about")
                + "paths:\n"
                + parts("paths", PATHS)
                + "components:\n"
                + part("components")
                + "  schemas:\n"
                + Yaml.write(schemas(), 4)
                + "  examples:\n"
                + parts("examples", EXAMPLES);
    }

    /** The documents as types of the browser client. */
    public static String clientTypes() {
        return ClientTypes.write(
                "The documents of the server, in the names of its description, which says what each field means."
                        + " Written by `./fitg api --renew` from the records of the server: change those.",
                schemas());
    }

    static Map<String, Map<String, Object>> schemas() {
        List<Given> given = new ArrayList<>(Vocabulary.words());
        given.add(Given.words(Status.class, "GameStatus", "How far a game has come."));
        given.add(Given.words(SeatKind.class, "SeatKind", "Who sits in a seat."));
        given.add(Given.words(Refusal.Kind.class, "ProblemType", "What can be wrong with a request.", Problem.types()));
        return Shapes.of(given, DOCUMENTS);
    }

    private static String parts(String folder, List<String> names) {
        return names.stream().map(name -> part(folder + "/" + name)).collect(Collectors.joining());
    }

    private static String part(String name) {
        try (InputStream yaml = ApiDescription.class.getResourceAsStream("description/" + name + ".yaml")) {
            return new String(yaml.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
