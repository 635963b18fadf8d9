package fitg.server.backup;

import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.server.store.RawTable;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** Writes a backup: packed lines of JSON, a header, then of each table its columns and its rows, and last a line that sums it up. */
final class BackupWriter implements AutoCloseable {

    static final String FORMAT = "fitg-backup";
    static final int VERSION = 1;

    private static final JsonMapper JSON = new JsonMapper();

    private final FileChannel file;
    private final MessageDigest digest = JournalSums.sha256();
    private final GZIPOutputStream gzip;
    private final OutputStream packed;
    private final OutputStream lines;
    private long rows;

    BackupWriter(FileChannel file) throws IOException {
        this.file = file;
        this.gzip = new GZIPOutputStream(Channels.newOutputStream(file), 1 << 16);
        this.packed = new BufferedOutputStream(gzip, 1 << 16);
        this.lines = new DigestOutputStream(packed, digest);
    }

    void header(String schema, String program, String made) {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("format", FORMAT);
        header.put("version", VERSION);
        header.put("schema", schema);
        header.put("program", program);
        header.put("made", made);
        line(header);
    }

    void table(RawTable table) {
        Map<String, Object> heading = new LinkedHashMap<>();
        heading.put("table", table.name());
        heading.put("columns", table.columns());
        line(heading);
    }

    void row(Object[] values) {
        rows++;
        line(values);
    }

    private void line(Object value) {
        try {
            lines.write((JSON.writeValueAsString(value) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    /** Returns when everything is on the disk. */
    void end() throws IOException {
        Map<String, Object> end = new LinkedHashMap<>();
        end.put("rows", rows);
        end.put("sha256", HexFormat.of().formatHex(digest.digest()));
        packed.write((JSON.writeValueAsString(end) + "\n").getBytes(StandardCharsets.UTF_8));
        packed.flush();
        gzip.finish();
        file.force(true);
    }

    @Override
    public void close() throws IOException {
        packed.close();
    }
}
