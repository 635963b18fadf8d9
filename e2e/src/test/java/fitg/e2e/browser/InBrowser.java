package fitg.e2e.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives a test a {@link GameInBrowser} of its own. The browser is started once for all of them, by each of the processes
 * that share the classes. After each test nothing
 * may have gone wrong behind the scenes; what a failed one looked like is kept under target/failures.
 */
public final class InBrowser implements ParameterResolver, AfterEachCallback {

    private static final Namespace OURS = Namespace.create(InBrowser.class);
    private static final Path FAILURES = Path.of("target", "failures");
    /** Recording every step takes its time, so it is done when a failed test is tried again. */
    private static final Set<String> FAILED = ConcurrentHashMap.newKeySet();

    static {
        PlaywrightAssertions.setDefaultAssertionTimeout(Player.PATIENCE); // a busy machine is no failure
        if (System.getProperty("surefire.forkNumber", "1").equals("1")) {
            Folders.delete(FAILURES); // those of an earlier run only mislead
        }
    }

    private record Running(Playwright driver, Browser browser) implements AutoCloseable {
        static Running start() {
            Playwright driver = Chromium.driver();
            try {
                return new Running(driver, Chromium.launch(driver));
            } catch (RuntimeException failed) {
                driver.close();
                throw failed;
            }
        }

        @Override
        public void close() {
            browser.close();
            driver.close();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        Class<?> type = parameter.getParameter().getType();
        return type == GameInBrowser.class || type == Browser.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        Browser browser = test.getStore(StoreScope.LAUNCHER_SESSION, OURS)
                .computeIfAbsent(Running.class, key -> Running.start(), Running.class)
                .browser();
        return parameter.getParameter().getType() == Browser.class ? browser : game(browser, test);
    }

    private static GameInBrowser game(Browser browser, ExtensionContext test) {
        return test.getStore(OURS)
                .computeIfAbsent(
                        GameInBrowser.class,
                        key -> new GameInBrowser(browser, FAILED.contains(test.getUniqueId())),
                        GameInBrowser.class);
    }

    @Override
    public void afterEach(ExtensionContext test) {
        GameInBrowser game = test.getStore(OURS).get(GameInBrowser.class, GameInBrowser.class);
        if (game == null) {
            return;
        }
        boolean failed = test.getExecutionException().isPresent();
        if (failed || !game.troubles().unexpected().isEmpty()) {
            FAILED.add(test.getUniqueId());
            game.keepEvidence(FAILURES.resolve(nameOf(test)));
        }
        if (!failed) {
            game.troubles().assertNone();
        }
    }

    private static String nameOf(ExtensionContext test) {
        String which = test.getDisplayName().startsWith("[") ? "." + test.getDisplayName() : "";
        String name = test.getRequiredTestClass().getSimpleName() + "."
                + test.getRequiredTestMethod().getName() + which;
        return name.replaceAll("[^A-Za-z0-9.]+", "-");
    }
}
