package fitg.app.rules;

import fitg.content.Catalogue;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.players.deployment.Deployments;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Reads the content files and says whether they can be read. The launcher has them read from the sources, unbuilt. */
@Command(
        name = "content",
        description = "Checks the content files: map, cards, tables, scenarios and deployments.",
        mixinStandardHelpOptions = true)
public final class ContentCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        Catalogue catalogue = Catalogue.standard();
        long deployments = Scenarios.all().stream()
                .mapToLong(scenario -> Deployments.of(scenario, Side.REBEL).size()
                        + Deployments.of(scenario, Side.IMPERIAL).size())
                .sum();
        spec.commandLine()
                .getOut()
                .printf(
                        "In order: %d planets, %d characters, %d unit types, %d creatures, %d scenarios, %d deployments.%n",
                        catalogue.planets().size(),
                        catalogue.characters().size(),
                        catalogue.unitTypes().size(),
                        catalogue.creatures().size(),
                        Scenarios.all().size(),
                        deployments);
    }
}
