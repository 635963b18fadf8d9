package fitg.app.admin;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.app.BadInput;
import fitg.app.ExitCode;
import fitg.app.serve.DataFolder;
import fitg.app.serve.OperatorKey;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks after a running server. */
@Command(
        name = "admin",
        description = {
            "Looks after a running server: its games, lost links, troublesome clients.",
            "On the machine and the data folder of the server nothing else is needed; from elsewhere name its address and token."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        synopsisSubcommandLabel = "COMMAND",
        usageHelpWidth = 110)
public final class AdminCommand implements Runnable {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);
    private static final String ROW = "%-16s  %-8s  %-22s  %5s  %7s  %s%n";
    private static final int AT_ONCE = 1_000;

    @Option(
            names = "--data-dir",
            paramLabel = "FOLDER",
            defaultValue = "${env:FITG_DATA_DIR}",
            description =
                    "The server's data folder (FITG_DATA_DIR, default the place your system has for such things).")
    private Path dataFolder;

    @Option(names = "--url", paramLabel = "URL", description = "The server's address, if it is elsewhere.")
    private URI url;

    @Option(
            names = "--token",
            paramLabel = "SECRET",
            defaultValue = "${env:FITG_OPERATOR_TOKEN}",
            description = "Its operator token, if it is elsewhere (FITG_OPERATOR_TOKEN).")
    private String token;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which of the commands?");
    }

    @Command(name = "status", description = "How the server is: whether everything answers, games, load, memory, disk.")
    int status() throws IOException {
        try (House house = house()) {
            house.get("operator/status")
                    .fields()
                    .forEachRemaining(each -> print("%-12s %s%n", each.getKey(), each.getValue()));
        }
        return ExitCode.DONE;
    }

    @Command(name = "ready", description = "Whether the server answers and its database does; exit code 1 if not.")
    int ready() throws IOException {
        try (House house = house()) {
            print("%s%n", house.get("readyz").path("status").asText());
            return ExitCode.DONE;
        } catch (BadInput away) {
            print("%s%n", away.getMessage());
            return ExitCode.CHECK_FAILED;
        }
    }

    @Command(name = "list", description = "Lists games, those touched last first.")
    int list(
            @Option(names = "--status", paramLabel = "WORD", description = "waiting, running, finished or removed.")
                    String status,
            @Option(
                            names = "--limit",
                            paramLabel = "N",
                            description = "At most so many (default 50).",
                            defaultValue = "50")
                    int limit)
            throws IOException {
        try (House house = house()) {
            print(ROW, "GAME", "STATUS", "SCENARIO", "TURN", "ENTRIES", "LAST TOUCHED (UTC)");
            for (JsonNode game : page(house, status, 0, limit)) {
                print(
                        ROW,
                        game.get("id").asText(),
                        game.get("status").asText(),
                        game.get("scenario").asText(),
                        game.path("turn").asText(""),
                        game.get("entries").asText(),
                        time(game.get("updatedAt")) + (game.has("unfit") ? "  cannot go on" : ""));
            }
        }
        return ExitCode.DONE;
    }

    private static JsonNode page(House house, String status, int from, int limit) throws IOException {
        return house.get(
                        "operator/games?from=" + from + "&limit=" + limit + (status == null ? "" : "&status=" + status))
                .get("games");
    }

    @Command(name = "show", description = "Shows what everybody may know of a game, and no secret of it.")
    int show(@Parameters(paramLabel = "GAME") String game) throws IOException {
        try (House house = house()) {
            print("%s%n", house.get("operator/games/" + game).toPrettyString());
        }
        return ExitCode.DONE;
    }

    @Command(
            name = "close",
            description = "Ends a running game as if one side had given up, because nobody comes back to it.")
    int close(
            @Parameters(paramLabel = "GAME") String game,
            @Option(names = "--loses", required = true, paramLabel = "SIDE", description = "rebel or imperial.")
                    String side)
            throws IOException {
        try (House house = house()) {
            house.ask("POST", "operator/games/" + game + "/end/" + side.toLowerCase(Locale.ROOT));
            print("%s is over.%n", game);
        }
        return ExitCode.DONE;
    }

    @Command(name = "delete", description = "Removes a game. It can be brought back for about a month.")
    int delete(@Parameters(paramLabel = "GAME") String game) throws IOException {
        try (House house = house()) {
            house.ask("DELETE", "operator/games/" + game);
            print("%s is removed; 'fitg admin bring-back %s' undoes that.%n", game, game);
        }
        return ExitCode.DONE;
    }

    @Command(name = "bring-back", description = "Brings a removed game back, with its seats and its chat.")
    int bringBack(@Parameters(paramLabel = "GAME") String game) throws IOException {
        try (House house = house()) {
            house.ask("POST", "operator/games/" + game + "/restoration");
            print("%s is back.%n", game);
        }
        return ExitCode.DONE;
    }

    @Command(
            name = "export",
            description = "Writes every game that has begun into a folder, a file each, with all its secrets.")
    int export(@Parameters(paramLabel = "FOLDER") Path folder) throws IOException {
        DataFolder.made(folder.toAbsolutePath());
        int written = 0;
        try (House house = house()) {
            JsonNode games;
            for (int from = 0; !(games = page(house, null, from, AT_ONCE)).isEmpty(); from += AT_ONCE) {
                for (JsonNode game : games) {
                    written += export(house, game.get("id").asText(), folder) ? 1 : 0;
                }
            }
        }
        print("%d games are in %s. They hold the secrets of both sides: keep them private.%n", written, folder);
        return ExitCode.DONE;
    }

    private static boolean export(House house, String game, Path folder) throws IOException {
        Path file = folder.resolve(game + ".json");
        Path draft = folder.resolve(game + ".json.part");
        boolean begun = house.save("operator/games/" + game + "/export", draft);
        if (begun) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.deleteIfExists(draft);
        }
        return begun;
    }

    @Command(
            name = "link",
            description =
                    "Makes a new link for a person's seat, because the old one was lost; that one opens nothing any more.")
    int link(
            @Parameters(paramLabel = "GAME") String game,
            @Parameters(paramLabel = "SIDE", description = "rebel or imperial.") String side)
            throws IOException {
        try (House house = house()) {
            JsonNode link =
                    house.ask("POST", "operator/games/" + game + "/seats/" + side.toLowerCase(Locale.ROOT) + "/link");
            print("/games/%s#%s%n", game, link.get("token").asText());
        }
        return ExitCode.DONE;
    }

    @Command(
            name = "block",
            description = "Shuts an address out of this node, until 'unblock'. Of an IPv6 address its whole network.")
    int block(@Parameters(paramLabel = "ADDRESS") String address) throws IOException {
        return blocked("PUT", address);
    }

    @Command(name = "unblock", description = "Lets an address in again.")
    int unblock(@Parameters(paramLabel = "ADDRESS") String address) throws IOException {
        return blocked("DELETE", address);
    }

    @Command(name = "blocked", description = "Lists the addresses that are shut out.")
    int blocked() throws IOException {
        try (House house = house()) {
            printBlocked(house.get("operator/blocked"));
        }
        return ExitCode.DONE;
    }

    private int blocked(String method, String address) throws IOException {
        try (House house = house()) {
            printBlocked(house.ask(method, "operator/blocked/" + address));
        }
        return ExitCode.DONE;
    }

    private void printBlocked(JsonNode list) {
        list.get("addresses").forEach(address -> print("%s%n", address.asText()));
    }

    private House house() throws IOException {
        Path folder = dataFolder == null ? DataFolder.standard() : dataFolder.toAbsolutePath();
        Optional<OperatorKey> key = url == null ? OperatorKey.in(folder) : Optional.empty();
        String secret = Optional.ofNullable(token)
                .filter(given -> !given.isBlank())
                .or(() -> key.map(OperatorKey::token))
                .orElseThrow(() -> new BadInput(
                        url == null
                                ? "No server runs on the data folder " + folder
                                        + "; name another, or --url and --token."
                                : "A server elsewhere wants its operator token (--token, FITG_OPERATOR_TOKEN)."));
        URI address = Optional.ofNullable(url)
                .or(() -> key.map(OperatorKey::address))
                .orElse(URI.create("http://127.0.0.1:8080/"));
        return new House(address.getPath().endsWith("/") ? address : URI.create(address + "/"), secret);
    }

    private static String time(JsonNode milliseconds) {
        return TIME.format(Instant.ofEpochMilli(milliseconds.asLong()));
    }

    private void print(String format, Object... arguments) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(format, arguments);
        out.flush();
    }
}
