package fitg.server.table;

import fitg.saves.GameFile;
import java.io.IOException;
import java.nio.file.Path;

/** Games that are no longer in the store, as files for whoever runs the server. They contain the secrets of both sides. */
public final class Archive {

    private final Path folder;

    public Archive(Path folder) {
        this.folder = folder;
    }

    /** A game that never began leaves nothing worth keeping. */
    public void keep(Table table) throws IOException {
        if (table.hasBegun()) {
            GameFile.writePrivately(table.recording().saved(), folder.resolve(table.id() + ".json"));
        }
    }
}
