package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bot of docs/bots.md, run as people run it: a process of its own that knows nothing but an address. */
class ExampleBotTest {

    private static final Path PROGRAM = Path.of("..", "examples", "bot", "Bot.java");
    private static final int PATIENCE = 120;

    @TempDir
    private static Path folder;

    private static NodeProcess server;
    private final List<Bot> bots = new ArrayList<>();

    @BeforeAll
    static void startServer() {
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-sourcepath",
                        PROGRAM.getParent().toString(),
                        "-d",
                        folder.toString(),
                        PROGRAM.toString());
        assertThat(compiled).isZero();
        server = NodeProcess.start(folder.resolve("server"), NodeProcess.SHORT_LIVED);
    }

    @AfterAll
    static void stopServer() {
        server.close();
    }

    @AfterEach
    void stopBots() {
        bots.forEach(bot -> bot.process.destroyForcibly());
    }

    private record Bot(Process process, BufferedReader output, Path errors) {

        /** Reads on until a line that starts like this, and returns the rest of it. */
        String after(String beginning) throws IOException {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (line.startsWith(beginning)) {
                    return line.substring(beginning.length());
                }
            }
            throw new AssertionError("the bot never said '" + beginning + "': " + Files.readString(errors));
        }

        String rest() {
            return String.join("\n", output.lines().toList());
        }

        int exitCode() throws InterruptedException {
            assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS))
                    .as("in time")
                    .isTrue();
            return process.exitValue();
        }
    }

    /** Compiled once for all of them. */
    private Bot start(String... arguments) throws IOException {
        return start(List.of("-cp", folder.toString(), "Bot"), arguments);
    }

    /** As docs/bots.md says. */
    private Bot startFromSource(String... arguments) throws IOException {
        return start(List.of(PROGRAM.toString()), arguments);
    }

    private Bot start(List<String> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(NodeProcess.SHORT_LIVED);
        command.addAll(program);
        command.addAll(List.of(arguments));
        Path errors = folder.resolve("bot-" + System.nanoTime() + ".log");
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        Bot bot = new Bot(process, process.inputReader(), errors);
        bots.add(bot);
        return bot;
    }

    @Test
    @Tag("long")
    void playsAWholeGameAgainstTheComputer() throws Exception {
        Bot bot =
                startFromSource("--server", server.address().toString(), "--against", "recruit", "--side", "imperial");
        bot.after("Turn 1. I set up as ");
        String told = bot.rest();
        assertThat(bot.exitCode()).as(told).isEqualTo(ExitCode.DONE);
        assertThat(told)
                .containsPattern("I played the imperial side and (won|lost) \\(")
                .containsPattern("Won [01] of 1 game\\.$");
        assertThat(bot.errors()).isEmptyFile();
    }

    /** One opens the game, the other follows the invitation; half-way the server dies and comes back. */
    @Test
    void twoBotsPlayEachOtherAcrossACrashOfTheServer() throws Exception {
        Bot host = start("--server", server.address().toString(), "--against", "open", "--side", "rebel");
        Bot guest = start(host.after("Send this to whoever shall play against me: "), "--quiet");
        host.after("Turn 2. ");
        server.kill();
        server.restart();
        String toldByHost = host.rest();
        String toldByGuest = guest.rest();
        assertThat(host.exitCode()).as(Files.readString(host.errors())).isEqualTo(ExitCode.DONE);
        assertThat(guest.exitCode()).as(Files.readString(guest.errors())).isEqualTo(ExitCode.DONE);
        assertThat(host.errors()).content().contains("The server cannot be reached; I try again");
        boolean rebelsWon = toldByHost.contains("I played the rebel side and won");
        assertThat(toldByGuest).contains("I played the imperial side and " + (rebelsWon ? "lost" : "won"));
    }

    @Test
    void whatTheServerRefusesIsSaidInASentence() throws Exception {
        Bot lost = start(server.address() + "/join#nosuchinvitation");
        assertThat(lost.exitCode()).isEqualTo(1);
        assertThat(lost.errors()).content().contains("The server refused: There is no such invitation");

        Bot muddled = start("--server", server.address().toString(), "--against", "nobody");
        assertThat(muddled.exitCode()).isEqualTo(1);
        assertThat(muddled.errors()).content().contains("The server refused: A computer seat needs a level, one of");

        Bot misled = start("--games");
        assertThat(misled.exitCode()).isEqualTo(2);
        assertThat(misled.errors()).content().startsWith("--games needs a value.");
    }
}
