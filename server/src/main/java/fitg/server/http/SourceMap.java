package fitg.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Which line of a bundle came from which line of which module (source map, revision 3). Lines are mapped as wholes. */
final class SourceMap {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int FIVE_BITS = 31;
    private static final int MORE = 32;

    private final List<String> sources = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private int lastSource;
    private long lastLine;

    /** So many lines that came from nowhere. */
    void skip(int count) {
        for (int i = 0; i < count; i++) {
            lines.add("");
        }
    }

    /** All lines of a module. */
    void lines(String module, long count) {
        sources.add(module);
        int source = sources.size() - 1;
        for (long line = 0; line < count; line++) {
            lines.add(number(0) + number(source - lastSource) + number(line - lastLine) + number(0));
            lastSource = source;
            lastLine = line;
        }
    }

    /** Five bits a digit, the lowest first; the lowest of all is the sign. */
    private static String number(long value) {
        StringBuilder digits = new StringBuilder();
        long rest = value < 0 ? -value << 1 | 1 : value << 1;
        do {
            long digit = rest & FIVE_BITS;
            rest >>>= 5;
            digits.append(DIGITS.charAt((int) (rest > 0 ? digit | MORE : digit)));
        } while (rest > 0);
        return digits.toString();
    }

    String json() {
        return "{\"version\":3,\"sources\":["
                + sources.stream().map(source -> "\".." + source + "\"").collect(Collectors.joining(","))
                + "],\"names\":[],\"mappings\":\"" + String.join(";", lines) + "\"}";
    }
}
