package fitg.server.faults;

import fitg.server.TestServer;
import java.util.List;
import java.util.SplittableRandom;

/** One or several servers on one database, which can be struck. */
interface House extends AutoCloseable {

    /** Those that answer now. */
    List<TestServer> servers();

    /** Something happens to one of them, or to the database, and is mended; returns what. */
    String strike(SplittableRandom random) throws Exception;

    @Override
    void close() throws Exception;
}
