package fitg.app.admin;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Version;
import fitg.server.backup.Backup;
import fitg.server.backup.BrokenBackupException;
import fitg.server.backup.JournalSums.Sums;
import fitg.server.logging.ServerLog;
import fitg.server.store.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes everything the servers know into one file, while they run. */
@Command(
        name = "backup",
        description = {
            "Writes every game, seat, journal and chat into one file, and reads it again before it counts.",
            "Servers go on meanwhile. The file holds every secret of the database: keep it as private."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpWidth = 110)
public final class BackupCommand implements Callable<Integer> {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final String BEGINNING = "fitg-";
    private static final String ENDING = ".backup.gz";

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description =
                    "The file to write, or a folder, in which it is named by the time (default: the folder you are in).")
    private Path target = Path.of(".");

    @Mixin
    private DatabaseOptions database;

    @Option(
            names = "--keep",
            paramLabel = "N",
            description = "Of the backups that were named by the time in that folder, leave the newest N.")
    private Integer keep;

    @Option(names = "--check", description = "Write nothing; look whether the file is a whole backup.")
    private boolean check;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        ServerLog.use(ServerLog.Format.TEXT, "ERROR");
        if (check) {
            return check();
        }
        if (keep != null && !Files.isDirectory(target)) {
            throw new BadInput("--keep is for a folder of backups, and " + target + " is none.");
        }
        Path file = Files.isDirectory(target) ? target.resolve(name()) : target;
        try {
            Sums written = Backup.write(database.url(), file.toAbsolutePath(), Version.withRules());
            say("%s holds %s, and was read again.".formatted(file.normalize(), words(written)));
        } catch (StoreUnavailableException | BrokenBackupException refused) {
            throw new BadInput("There is no backup now: " + refused.getMessage(), refused);
        }
        if (keep != null) {
            forgetOld(Choices.atLeastOne("backups to keep", keep));
        }
        return ExitCode.DONE;
    }

    private int check() throws IOException {
        try {
            say("%s is whole: %s.".formatted(target, words(Backup.check(target))));
            return ExitCode.DONE;
        } catch (BrokenBackupException broken) {
            say("%s is no good: %s.".formatted(target, broken.getMessage()));
            return ExitCode.CHECK_FAILED;
        }
    }

    static String words(Sums sums) {
        return "%,d games with %,d entries".formatted(sums.games(), sums.entries());
    }

    private static String name() {
        return BEGINNING + TIME.format(Clock.systemUTC().instant().atOffset(ZoneOffset.UTC)) + ENDING;
    }

    private void forgetOld(int kept) throws IOException {
        List<Path> named;
        try (Stream<Path> all = Files.list(target)) {
            named = all.filter(each -> each.getFileName().toString().startsWith(BEGINNING)
                            && each.getFileName().toString().endsWith(ENDING))
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
        for (Path old : named.stream().skip(kept).toList()) {
            Files.delete(old);
        }
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
