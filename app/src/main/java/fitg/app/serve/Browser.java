package fitg.app.serve;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Opens the user's browser, where there is one; whoever has none reads the address. */
final class Browser {

    private Browser() {}

    static void open(String address) {
        List<String> command = command(address);
        if (command.isEmpty()) {
            return;
        }
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException none) {
            // The address has been printed.
        }
    }

    private static List<String> command(String address) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            return List.of("open", address);
        }
        if (system.contains("win")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        boolean screen = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        return screen ? List.of("xdg-open", address) : List.of();
    }
}
