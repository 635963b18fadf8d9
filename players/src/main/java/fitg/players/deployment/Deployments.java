package fitg.players.deployment;

import fitg.content.Side;
import fitg.play.Game;
import fitg.procedure.Action;
import fitg.procedure.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The deployments shipped with the game. */
public final class Deployments {

    private static final String FILE = "deployments.txt";
    private static final List<Deployment> ALL = shipped();

    private Deployments() {}

    /**
     * A deployment that can still be reached, and how.
     *
     * @param actions from the present position to the end of the side's set-up
     */
    public record Offer(Deployment deployment, List<Action> actions) {}

    public static List<Deployment> of(Scenario scenario, Side side) {
        return ALL.stream()
                .filter(each -> each.scenario().equals(scenario.id()) && each.side() == side)
                .toList();
    }

    /** What a side that is setting up may choose from; nothing at any other time. */
    public static List<Offer> offeredTo(Side side, Game game) {
        return of(game.scenario(), side).stream()
                .flatMap(each -> each.actionsFrom(game).map(actions -> new Offer(each, actions)).stream())
                .toList();
    }

    private static List<Deployment> shipped() {
        try (InputStream in = Deployments.class.getResourceAsStream("/fitg/players/" + FILE)) {
            return DeploymentReader.read(FILE, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
