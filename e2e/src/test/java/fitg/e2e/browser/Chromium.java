package fitg.e2e.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Chromium of this machine. Nothing is fetched: whoever has none gets to read how to install one. */
public final class Chromium {

    private static final List<String> NAMES = List.of(
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
            "chrome",
            "microsoft-edge",
            "chromium.exe",
            "chrome.exe",
            "msedge.exe");

    private static final List<String> PLACES = List.of(
            "/snap/bin/chromium",
            "/opt/google/chrome/chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge");

    private static final List<String> WINDOWS_PLACES = List.of(
            "Chromium\\Application\\chrome.exe",
            "Google\\Chrome\\Application\\chrome.exe",
            "Microsoft\\Edge\\Application\\msedge.exe");

    /**
     * What no test looks at but every page would pay for: the address bar's list of suggestions is a page of its own in each
     * window, half a second of processor time. The others are what Playwright switches off; its list would be replaced by ours.
     */
    private static final List<String> WITHOUT = List.of(
            "WebUIOmniboxPopup",
            "WebUIOmniboxAimPopup",
            "AvoidUnnecessaryBeforeUnloadCheckSync",
            "BoundaryEventDispatchTracksNodeRemoval",
            "DestroyProfileOnBrowserClose",
            "DialMediaRouteProvider",
            "GlobalMediaControls",
            "HttpsUpgrades",
            "LensOverlay",
            "MediaRouter",
            "PaintHolding",
            "ThirdPartyStoragePartitioning",
            "BlockOriginHeaderModificationOnRedirect",
            "Translate",
            "AutoDeElevate",
            "OptimizationHints");

    private Chromium() {}

    /** A driver that is told not to fetch browsers. */
    public static Playwright driver() {
        return Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    }

    public static Browser launch(Playwright driver) {
        return driver.chromium()
                .launch(new LaunchOptions().setExecutablePath(executable()).setArgs(arguments()));
    }

    private static List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of(
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-features=" + String.join(",", WITHOUT),
                "--no-first-run"));
        if ("root".equals(System.getProperty("user.name"))) {
            arguments.add("--no-sandbox"); // Chromium refuses to start for root with one
        }
        return arguments;
    }

    public static Path executable() {
        return named().or(() -> candidates().filter(Files::isExecutable).findFirst())
                .orElseThrow(() -> new IllegalStateException("No Chromium found, which the tests in the browser need."
                        + " Install one (for example 'apt-get install chromium' or 'brew install --cask chromium'; Google"
                        + " Chrome and Microsoft Edge serve too), or set FITG_CHROMIUM to the program you have."));
    }

    /** What somebody names explicitly is taken, or complained about. */
    private static Optional<Path> named() {
        Optional<Path> named = Optional.ofNullable(System.getenv("FITG_CHROMIUM"))
                .filter(text -> !text.isBlank())
                .map(Path::of);
        named.filter(path -> !Files.isExecutable(path)).ifPresent(path -> {
            throw new IllegalStateException("FITG_CHROMIUM names " + path + ", which is not a program.");
        });
        return named;
    }

    private static Stream<Path> candidates() {
        return Stream.of(onThePath(), PLACES.stream().map(Path::of), onWindows())
                .flatMap(each -> each);
    }

    private static Stream<Path> onThePath() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return NAMES.stream()
                .flatMap(name -> Stream.of(path.split(File.pathSeparator))
                        .filter(folder -> !folder.isBlank())
                        .map(folder -> Path.of(folder, name)));
    }

    private static Stream<Path> onWindows() {
        return Stream.of("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")
                .map(System::getenv)
                .filter(folder -> folder != null)
                .flatMap(folder -> WINDOWS_PLACES.stream().map(place -> Path.of(folder, place)));
    }
}
