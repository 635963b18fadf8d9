package fitg.server.http;

import fitg.play.Viewer;
import fitg.saves.GameFile;
import fitg.server.http.Room.Call;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import fitg.server.table.LogPage;
import fitg.server.table.PositionDocument;
import fitg.server.table.Table;
import fitg.server.view.LogDocument;
import io.javalin.http.Context;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Games as files. They may be long, so they are written while they are read and never lie in memory as a whole. */
final class Exports {

    private static final Logger LOG = LoggerFactory.getLogger(Exports.class);

    private static final int AT_ONCE = 12;
    private static final int OF_ONE_ADDRESS = 2;
    private static final Duration PATIENCE_FOR_A_PLACE = Duration.ofSeconds(10);

    /** As much work as another request. */
    private static final int ENTRIES_PER_DROP = 200;

    private final Room room;
    private final Places places = new Places(AT_ONCE, OF_ONE_ADDRESS, PATIENCE_FOR_A_PLACE);

    Exports(Room room) {
        this.room = room;
    }

    @Says("A running game as one viewer knows it. It cannot be played on, but it can be kept.")
    record SeatExport(@OneOf("fitg-seat") String format, PositionDocument view, List<LogDocument.Entry> log) {}

    void send(Context ctx, Call call) {
        room.charge(ctx, call.table().entries() / ENTRIES_PER_DROP);
        places.oneOf(Guard.address(ctx), () -> {
            write(ctx, call);
            return null;
        });
    }

    private void write(Context ctx, Call call) {
        Table table = call.table();
        boolean packed = Packed.isWelcome(ctx);
        ctx.contentType("application/json").header("Vary", "Accept-Encoding");
        ctx.header("Content-Disposition", "attachment; filename=\"fitg-" + table.id() + ".json\"");
        if (packed) {
            ctx.header("Content-Encoding", "gzip");
        }
        try (OutputStream body = packed ? new GZIPOutputStream(ctx.outputStream()) : ctx.outputStream();
                Writer out = new BufferedWriter(new OutputStreamWriter(body, StandardCharsets.UTF_8))) {
            if (table.isFinished()) {
                GameFile.write(table.recording().saved(), out);
            } else {
                writeSeat(call, out);
            }
        } catch (IOException cutOff) {
            LOG.debug("an export was not read to its end: {}", String.valueOf(cutOff));
        }
    }

    /** A {@link SeatExport}, page by page. */
    private void writeSeat(Call call, Writer out) throws IOException {
        PositionDocument view = room.tables().position(call.table(), call.visitor());
        out.append("{\"format\":\"fitg-seat\",\"view\":")
                .append(Json.write(view))
                .append(",\"log\":[");
        Viewer viewer = call.visitor().viewer();
        LogPage page = LogPage.from(call.table(), viewer, 0);
        String before = "";
        while (!page.entries().isEmpty()) {
            for (LogDocument.Entry entry : page.entries()) {
                out.append(before).append(Json.write(entry));
                before = ",";
            }
            page = LogPage.from(call.table(), viewer, page.end());
        }
        out.append("]}");
    }
}
