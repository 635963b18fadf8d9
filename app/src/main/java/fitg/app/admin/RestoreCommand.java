package fitg.app.admin;

import fitg.app.BadInput;
import fitg.app.ExitCode;
import fitg.app.serve.DataFolder;
import fitg.server.backup.Backup;
import fitg.server.backup.BrokenBackupException;
import fitg.server.logging.ServerLog;
import fitg.server.store.StoreInUseException;
import fitg.server.store.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a database of a backup. */
@Command(
        name = "restore",
        description = {
            "Fills an empty database with a backup, of either kind whichever kind it came from, and compares every journal.",
            "A database with games in it is left alone."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpWidth = 110)
public final class RestoreCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A file that 'backup' wrote.")
    private Path file;

    @Mixin
    private DatabaseOptions database;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        ServerLog.use(ServerLog.Format.TEXT, "ERROR");
        if (database.isOwn()) {
            DataFolder.made(database.dataFolder());
        }
        try {
            String restored = BackupCommand.words(Backup.restore(file, database.url()));
            spec.commandLine()
                    .getOut()
                    .println("%s are in %s, every journal as it was.".formatted(restored, database.words()));
            spec.commandLine().getOut().flush();
            return ExitCode.DONE;
        } catch (StoreInUseException running) {
            throw new BadInput(running.getMessage(), running);
        } catch (StoreUnavailableException refused) {
            throw new BadInput("Nothing was restored: " + refused.getMessage(), refused);
        } catch (BrokenBackupException broken) {
            throw new BadInput("Nothing was restored from " + file + ": " + broken.getMessage() + ".", broken);
        }
    }
}
