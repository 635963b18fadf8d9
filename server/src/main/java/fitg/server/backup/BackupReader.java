package fitg.server.backup;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.server.store.RawTable;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Reads a backup from its first line to its last, which says whether it is whole. */
final class BackupReader {

    private static final JsonMapper JSON = new JsonMapper();

    private final MessageDigest digest = JournalSums.sha256();
    private final Content content;
    private RawTable table;
    private long rows;
    private boolean ended;

    private BackupReader(Content content) {
        this.content = content;
    }

    /** Who takes what is read. What he did before the end was reached counts for nothing if it never is. */
    interface Content {

        void schema(String version);

        void table(RawTable table);

        void row(RawTable table, Object[] values);
    }

    static void read(Path file, Content content) throws IOException {
        BackupReader reader = new BackupReader(content);
        try (var in = new GZIPInputStream(Files.newInputStream(file), 1 << 16);
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            reader.header(lines.readLine());
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                reader.line(line);
            }
        } catch (ZipException | EOFException cut) {
            throw new BrokenBackupException("it cannot be unpacked to its end", cut);
        } catch (JsonProcessingException nonsense) {
            throw new BrokenBackupException("a line of it is no JSON", nonsense);
        }
        if (!reader.ended) {
            throw new BrokenBackupException("its end is missing");
        }
    }

    private void header(String line) throws IOException {
        JsonNode header = line == null ? JSON.nullNode() : JSON.readTree(line);
        if (!BackupWriter.FORMAT.equals(header.path("format").asText())) {
            throw new BrokenBackupException("it is no backup of this program");
        }
        if (header.path("version").asInt() != BackupWriter.VERSION) {
            throw new BrokenBackupException("a later version of this program wrote it");
        }
        add(line);
        content.schema(header.path("schema").asText());
    }

    private void add(String line) {
        digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void line(String line) throws IOException {
        JsonNode read = JSON.readTree(line);
        if (ended) {
            throw new BrokenBackupException("it goes on behind its end");
        }
        if (read.has("sha256")) {
            end(read);
            return;
        }
        add(line);
        if (read.isArray()) {
            rows++;
            content.row(table, values(read));
        } else {
            List<String> columns = new ArrayList<>();
            read.path("columns").forEach(column -> columns.add(column.asText()));
            table = new RawTable(read.path("table").asText(), columns, List.of());
            content.table(table);
        }
    }

    private Object[] values(JsonNode row) {
        if (table == null || row.size() != table.columns().size()) {
            throw new BrokenBackupException("a row of it does not fit its table");
        }
        Object[] values = new Object[row.size()];
        for (int i = 0; i < values.length; i++) {
            JsonNode value = row.get(i);
            values[i] =
                    value.isNull() ? null : value.isIntegralNumber() ? (Object) value.longValue() : value.textValue();
        }
        return values;
    }

    private void end(JsonNode end) {
        boolean whole = end.path("rows").asLong() == rows
                && HexFormat.of()
                        .formatHex(digest.digest())
                        .equals(end.path("sha256").asText());
        if (!whole) {
            throw new BrokenBackupException("it was changed since it was written");
        }
        ended = true;
    }
}
