package fitg.app.advisories;

import com.fasterxml.jackson.databind.ObjectMapper;
import fitg.app.BadInput;
import fitg.app.ExitCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds what is delivered against a database of advisories that somebody has brought; needs no network. */
@Command(
        name = "advisories",
        description = {
            "Says which of the libraries that are delivered known advisories are about, without the network: bring a "
                    + "database in the format of OSV, for Maven and npm.",
            "Exit code 1 if there is any."
        },
        mixinStandardHelpOptions = true)
public final class AdvisoriesCommand implements Callable<Integer> {

    private static final Path HOME = Path.of(System.getProperty("fitg.home", "."));

    @Parameters(
            paramLabel = "DATABASE",
            arity = "1..*",
            description = "Folders of advisories, each a JSON file, or such folders as ZIP files.")
    private List<Path> databases;

    @Option(
            names = "--bom",
            paramLabel = "FILE",
            description = "The bill of materials, in the format of CycloneDX (default: that of this release or build).")
    private Path bill;

    @Spec
    private CommandSpec spec;

    private final ObjectMapper json = new ObjectMapper();
    private final List<String> findings = new ArrayList<>();
    private int read;

    @Override
    public Integer call() throws IOException {
        List<Library> libraries = Library.in(bill());
        for (Path database : databases) {
            if (Files.isDirectory(database)) {
                compare(libraries, database);
            } else {
                try (FileSystem zip = FileSystems.newFileSystem(database)) {
                    compare(libraries, zip.getPath("/"));
                }
            }
        }
        if (read == 0) {
            throw new BadInput("There is no advisory in " + databases + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        findings.stream().sorted().forEach(out::println);
        out.printf("%,d libraries, %,d advisories: %,d found%n", libraries.size(), read, findings.size());
        out.flush();
        return findings.isEmpty() ? ExitCode.DONE : ExitCode.CHECK_FAILED;
    }

    private Path bill() {
        if (bill != null) {
            return bill;
        }
        return Stream.of(HOME.resolve("bom.json"), HOME.resolve("app/target/bom.json"))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new BadInput("There is no bill of materials here; name it with --bom."));
    }

    private void compare(List<Library> libraries, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".json")).toList()) {
                compare(libraries, read(file));
            }
        }
    }

    private Advisory read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new Advisory(json.readTree(in));
        }
    }

    private void compare(List<Library> libraries, Advisory advisory) {
        read++;
        libraries.stream()
                .filter(advisory::isAbout)
                .forEach(library -> findings.add("%s %s: %s %s"
                        .formatted(library.name(), library.version(), advisory.id(), advisory.summary())));
    }
}
