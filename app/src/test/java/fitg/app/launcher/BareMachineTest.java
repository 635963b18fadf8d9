package fitg.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.launcher.BareMachine.Start;
import fitg.app.launcher.BareMachine.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From nothing to a game: the launcher on a machine where everything is missing, with a vendor's page on loopback. */
class BareMachineTest {

    @TempDir
    private Path folder;

    private final DownloadSite site = new DownloadSite();
    private BareMachine machine;
    private Path jdk;
    private Path maven;

    @BeforeEach
    void bareMachine() throws IOException, InterruptedException {
        machine = new BareMachine(folder);
        machine.set("FITG_CACHE", machine.cache());
        jdk = machine.jdkArchive();
        maven = machine.mavenArchive();
        site.offer(jdk);
        site.offer(maven);
        machine.list("jdk", platform(), site.address(jdk), jdk);
        machine.list("maven", "any", site.address(maven), maven);
    }

    @AfterEach
    void closeSite() {
        site.close();
    }

    private static String platform() {
        String system = System.getProperty("os.name").startsWith("Mac") ? "macos" : "linux";
        return system + (System.getProperty("os.arch").equals("aarch64") ? "-arm64" : "-x64");
    }

    @ParameterizedTest
    @ValueSource(strings = {"curl", "wget"})
    void whatIsMissingIsFetchedAndTheCommandRuns(String downloader) throws Exception {
        machine.give(downloader);

        Told told = machine.fitg("hello");

        assertThat(told.code()).as(told.said()).isZero();
        assertThat(told.output()).startsWith("the game runs:").contains("fitg.app.Fitg hello");
        assertThat(told.said()).contains("fetching JDK 1.0", "fetching Maven 1.0", "FITG_NO_DOWNLOAD=1 declines");
        assertThat(machine.cache()).isDirectoryNotContaining("glob:**.{part,new,lock}");
    }

    @Test
    void whatWasFetchedServesTheNextStart() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.fitg("hello");

        Told again = machine.fitg("hello");

        assertThat(again.code()).isZero();
        assertThat(again.said()).isEmpty();
        assertThat(site.asked()).containsExactly("/jdk.tar.gz", "/maven.tar.gz");
    }

    @Test
    void aJdkThatIsThereIsUsedFirst() throws Exception {
        machine.giveOneOf("curl", "wget");
        Path installed = machine.system().resolve("usr/lib/jvm/some-jdk");
        machine.installJdk(installed);

        assertThat(machine.fitg("hello").code()).isZero();
        assertThat(machine.fitg("doctor", "jdk").output().strip()).isEqualTo(installed.toString());
        assertThat(site.asked()).containsExactly("/maven.tar.gz");
    }

    @Test
    void anOldMavenIsPassedOver() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.stand("mvn", "#!/bin/sh\necho 'Apache Maven 3.6.3'\n");

        assertThat(machine.fitg("hello").code()).isZero();
        assertThat(site.asked()).contains("/maven.tar.gz");
    }

    @Test
    void theDoctorOnlySaysWhatWouldBeFetched() throws Exception {
        machine.giveOneOf("curl", "wget");

        Told told = machine.fitg("doctor");

        assertThat(told.code()).isEqualTo(2);
        assertThat(told.said()).contains("would fetch JDK 1.0").contains("no JDK 25 here");
        assertThat(site.asked()).isEmpty();
    }

    @Test
    void aFileWithAnotherSumIsDeletedAndNothingIsUnpacked() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.forgetDownloads();
        machine.listWithSum("jdk", platform(), site.address(jdk), jdk, "0".repeat(64));

        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(lastLine(told)).contains("its SHA-256 is another one", "install one");
        assertThat(machine.cache()).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"curl", "wget"})
    void aDownloadThatBreaksOffGoesOnWhereItWas(String downloader) throws Exception {
        machine.give(downloader);
        site.breakOffOnce();

        Told told = machine.fitg("hello");

        assertThat(told.code()).as(told.said()).isZero();
        assertThat(site.asked()).startsWith("/jdk.tar.gz", "/jdk.tar.gz from " + Files.size(jdk) / 2);
    }

    @Test
    void whatAnEarlierStartLeftIsGoneOnWith() throws Exception {
        machine.giveOneOf("curl", "wget");
        Files.createDirectories(machine.cache());
        byte[] beginning = Arrays.copyOf(Files.readAllBytes(jdk), 100);
        Files.write(machine.cache().resolve("jdk-1.0-" + platform() + ".part"), beginning);

        assertThat(machine.fitg("hello").code()).isZero();
        assertThat(site.asked()).startsWith("/jdk.tar.gz from 100");
    }

    @ParameterizedTest
    @ValueSource(strings = {"curl", "wget"})
    void aFileThatIsCutShortEndsInASentence(String downloader) throws Exception {
        machine.give(downloader);
        site.offerHalfOf(jdk);

        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(lastLine(told)).startsWith("fitg: no JDK 25 here, ").contains("install one");
        assertThat(machine.cache().resolve("jdk-1.0-" + platform())).doesNotExist();
    }

    @Test
    void aPlatformNobodyKnowsEndsInASentence() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.stand("uname", "#!/bin/sh\n[ \"$1\" = -s ] && echo Plan9 || echo pdp11\n");

        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(told.said())
                .contains("none is known for this machine (Plan9-pdp11)")
                .hasLineCount(1);
        assertThat(site.asked()).isEmpty();
    }

    @Test
    void aTableOfDownloadsThatIsNotThereIsNamed() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.set("FITG_DOWNLOADS", folder.resolve("nowhere.csv"));

        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(told.said())
                .contains("nowhere.csv, which says where to fetch one, cannot be read", "install one")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"curl", "wget"})
    void withoutANetworkTheLastWordIsWhatToInstall(String downloader) throws Exception {
        machine.give(downloader);
        site.close();

        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(lastLine(told)).contains("could not be reached", "install one", "JAVA_HOME");
    }

    @Test
    void withoutCurlAndWgetTheLastWordIsWhatToInstall() throws Exception {
        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(told.said()).contains("neither curl nor wget", "install one").hasLineCount(1);
    }

    @Test
    void aCacheThatCannotBeWrittenIsNamed() throws Exception {
        machine.giveOneOf("curl", "wget");
        Path cache = Files.createFile(folder.resolve("a-file")).resolve("cache");
        machine.set("FITG_CACHE", cache);

        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(told.said())
                .contains("nothing can be written to " + cache, "FITG_CACHE")
                .hasLineCount(1);
        assertThat(site.asked()).isEmpty();
    }

    @Test
    void aCacheThatCannotBeWrittenServesAsLongAsNothingIsMissing() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.fitg("hello");
        try (Stream<Path> all = Files.walk(machine.cache())) {
            all.forEach(each -> each.toFile().setWritable(false));
        }

        Told told = machine.fitg("hello");

        assertThat(told.code()).isZero();
        assertThat(told.said()).isEmpty();
        machine.cache().toFile().setWritable(true);
        try (Stream<Path> all = Files.walk(machine.cache())) {
            all.forEach(each -> each.toFile().setWritable(true));
        }
    }

    @Test
    void nothingIsFetchedForWhoDeclines() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.set("FITG_NO_DOWNLOAD", "1");

        Told told = machine.fitg("hello");

        assertThat(told.code()).isEqualTo(2);
        assertThat(told.said())
                .contains("FITG_NO_DOWNLOAD declines", "install one")
                .hasLineCount(1);
        assertThat(site.asked()).isEmpty();
    }

    @Test
    void twoStartsAtOnceFetchAndBuildOnce() throws Exception {
        machine.giveOneOf("curl", "wget");
        site.keepEverybodyWaiting();
        Start first = machine.start("hello");
        site.awaitVisitor();
        Start second = machine.start("hello");
        second.awaitSaying("another start fetches JDK; waiting for it");
        site.letThemIn();

        assertThat(first.end().code()).isZero();
        assertThat(second.end().code()).isZero();
        assertThat(site.asked()).containsExactly("/jdk.tar.gz", "/maven.tar.gz");
        assertThat(Files.readAllLines(machine.home().resolve("built"))).hasSize(1);
    }

    @Test
    void theLockOfAStartThatWasKilledIsTakenOver() throws Exception {
        machine.giveOneOf("curl", "wget");
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.createDirectories(machine.cache());
        Files.createSymbolicLink(
                machine.cache().resolve("jdk-1.0-" + platform() + ".lock"), Path.of(Long.toString(gone.pid())));

        assertThat(machine.fitg("hello").code()).isZero();
    }

    @Test
    void whereThePackagesNeedNoPasswordTheyAreTheLastResort() throws Exception {
        machine.giveOneOf("curl", "wget");
        site.close();
        Path package25 = folder.resolve("package");
        machine.installJdk(package25);
        machine.stand("id", "#!/bin/sh\necho 0\n");
        machine.stand("apt-cache", "#!/bin/sh\n[ \"$2\" = temurin-25-jdk ]\n");
        machine.stand("apt-get", """
                #!/bin/sh
                case "$*" in *install*) mkdir -p '%s/usr/lib/jvm' && mv '%s' '%1$s/usr/lib/jvm/temurin-25' ;; esac
                """.formatted(machine.system(), package25));

        Told told = machine.fitg("hello");

        assertThat(told.said()).contains("installing the package temurin-25-jdk");
        assertThat(machine.fitg("doctor", "jdk").code()).isZero();
        assertThat(lastLine(told)).startsWith("fitg: no Maven 3.8 or newer here");
    }

    @Test
    void theTestsGetTheChromiumOfTheirDriverWhereThereIsNone() throws Exception {
        machine.giveOneOf("curl", "wget");

        Told told = machine.fitg("test");

        assertThat(told.code()).as(told.said()).isZero();
        assertThat(told.said()).contains("fetching the Chromium that goes with Playwright 1.0");
        assertThat(machine.home().resolve("tested"))
                .content()
                .contains("tested with " + machine.cache() + "/browsers/chrome");
        assertThat(machine.fitg("doctor", "browser").output()).contains(machine.cache() + "/browsers/chrome");
    }

    @Test
    void afterTheFolderWasMovedTheClassesAreArchivedAnew() throws Exception {
        machine.giveOneOf("curl", "wget");
        machine.fitg("hello");
        machine.fitg("hello");
        assertThat(Files.readAllLines(machine.home().resolve("archived"))).hasSize(1);

        Files.move(machine.game(), folder.resolve("elsewhere"));
        Files.createSymbolicLink(machine.game(), folder.resolve("elsewhere"));
        machine.fitg("hello");

        assertThat(Files.readAllLines(machine.home().resolve("archived")))
                .hasSize(2)
                .last()
                .asString()
                .contains("elsewhere");
    }

    private static String lastLine(Told told) {
        return told.said().lines().reduce("", (before, line) -> line);
    }
}
