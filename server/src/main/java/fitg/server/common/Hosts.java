package fitg.server.common;

import java.util.regex.Pattern;

/** Names of this machine. */
public final class Hosts {

    private static final String BYTE = "(25[0-5]|2[0-4]\\d|1?\\d?\\d)";
    private static final Pattern LOOPBACK = Pattern.compile("127(\\." + BYTE + "){3}");

    private Hosts() {}

    /** Whether a host name, with or without port or brackets, means this machine to itself. */
    public static boolean isLoopback(String host) {
        String bare = withoutPort(host);
        return bare.equals("localhost")
                || bare.equals("::1")
                || LOOPBACK.matcher(bare).matches();
    }

    private static String withoutPort(String host) {
        if (host.startsWith("[")) {
            int end = host.indexOf(']');
            return end < 0 ? host : host.substring(1, end);
        }
        int colon = host.indexOf(':');
        boolean ipv6 = colon >= 0 && host.indexOf(':', colon + 1) >= 0;
        return colon < 0 || ipv6 ? host : host.substring(0, colon);
    }
}
