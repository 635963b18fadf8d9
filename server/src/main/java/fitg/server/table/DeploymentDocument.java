package fitg.server.table;

import fitg.content.Side;
import fitg.players.Deployments;
import fitg.players.Deployments.Offer;
import fitg.procedure.Action;
import java.util.List;

/**
 * A way to set up that a seat can still take.
 *
 * @param actions the keys to send, from the present question to the last of the set-up
 */
public record DeploymentDocument(String id, String name, String idea, List<String> actions) {

    /** What a seat may choose from while it sets up; nothing at any other time. */
    public static List<DeploymentDocument> offeredTo(Side side, Table table) {
        return !table.isRunning()
                ? List.of()
                : Deployments.offeredTo(side, table.play()).stream()
                        .map(DeploymentDocument::of)
                        .toList();
    }

    private static DeploymentDocument of(Offer offer) {
        return new DeploymentDocument(
                offer.deployment().id(),
                offer.deployment().name(),
                offer.deployment().idea(),
                offer.actions().stream().map(Action::key).toList());
    }
}
