package fitg.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

/** Who counts as one in the network. */
final class Addresses {

    private static final int NETWORK_BYTES = 8;
    private static final int LONGEST = 45;

    private Addresses() {}

    /** An IPv4 address, or the network of an IPv6 address: whoever has one of those has 2^64 addresses in it. */
    static String group(String address) {
        if (address.length() > LONGEST) {
            return "nonsense";
        }
        if (address.indexOf(':') < 0) {
            return address;
        }
        String bare = address.replaceAll("^\\[|]$", "");
        try {
            return InetAddress.ofLiteral(bare) instanceof Inet6Address ipv6
                    ? HexFormat.of().formatHex(ipv6.getAddress(), 0, NETWORK_BYTES)
                    : bare;
        } catch (IllegalArgumentException name) {
            return bare;
        }
    }
}
