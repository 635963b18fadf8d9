package fitg.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** A file that never changes and is asked for often: compressed for the first who asks, and not again for everybody. */
final class Packed {

    private static final Pattern WELCOME = Pattern.compile("\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    private final byte[] plain;
    private byte[] packed;

    Packed(String text) {
        plain = text.getBytes(StandardCharsets.UTF_8);
    }

    private synchronized byte[] packed() {
        if (packed == null) {
            packed = pack(plain);
        }
        return packed;
    }

    /** Whether whoever asks can read what is compressed. */
    static boolean isWelcome(Context ctx) {
        String accepted = ctx.header("Accept-Encoding");
        return accepted != null && WELCOME.matcher(accepted).find();
    }

    static byte[] pack(byte[] plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(plain.length / 3);
        try (GZIPOutputStream packing = new GZIPOutputStream(packed)) {
            packing.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // it goes nowhere but into memory
        }
        return packed.toByteArray();
    }

    void send(Context ctx) {
        ctx.header("Vary", "Accept-Encoding");
        if (isWelcome(ctx)) {
            ctx.header("Content-Encoding", "gzip").result(packed());
        } else {
            ctx.result(plain);
        }
    }
}
