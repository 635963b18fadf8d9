package fitg.app.serve;

import fitg.app.BadInput;
import fitg.app.ExitCode;
import fitg.server.http.ApiDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The description of the API without a server, and what is derived from the same records. */
@Command(
        name = "api",
        description = "Prints the description of the server's API, as GET /api answers it.",
        mixinStandardHelpOptions = true)
public final class ApiCommand implements Callable<Integer> {

    private static final Path CLIENT = Path.of("web", "src", "main", "resources", "fitg", "web", "net", "documents.js");

    @Option(names = "--types", description = "Print the documents as types for JavaScript instead.")
    private boolean types;

    @Option(names = "--renew", description = "Write these types into the sources of the browser client.")
    private boolean renew;

    @Option(names = "--project", hidden = true, description = "The project's directory.")
    private Path project = Path.of(System.getProperty("fitg.home", "."));

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (renew) {
            renew();
        } else {
            spec.commandLine().getOut().print(types ? ApiDescription.clientTypes() : ApiDescription.text());
            spec.commandLine().getOut().flush();
        }
        return ExitCode.DONE;
    }

    private void renew() throws IOException {
        Path client = project.resolve(CLIENT);
        if (!Files.exists(client)) {
            throw new BadInput("There are no sources of the browser client in " + project + ".");
        }
        Files.writeString(client, ApiDescription.clientTypes());
    }
}
