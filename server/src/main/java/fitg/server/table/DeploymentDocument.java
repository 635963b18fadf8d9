package fitg.server.table;

import fitg.content.Side;
import fitg.players.deployment.Deployments;
import fitg.players.deployment.Deployments.Offer;
import fitg.procedure.Action;
import fitg.server.shape.Says;
import fitg.server.shape.Sized;
import java.util.List;

@Says("A way to set up, and how to get there from the present question.")
public record DeploymentDocument(
        @Says("Its name in addresses and programs.") String id,
        String name,
        @Says("What it is meant to do; one sentence.") String idea,

        @Says("Keys for `/actions`, in this order.") @Sized(least = 1, most = 400)
        List<String> actions) {

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
