package fitg.e2e.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import java.util.Map;

/**
 * The modules of the client one by one, in a real browser, under the real content security policy and with the import
 * map of the real page. Only the app itself stays away.
 */
public final class ClientModules {

    private final Page page;

    private ClientModules(Page page) {
        this.page = page;
    }

    static ClientModules on(Page page) {
        page.route(
                "**/bundle/*.js",
                route -> route.fulfill(
                        new FulfillOptions().setContentType("text/javascript").setBody("")));
        page.navigate("/");
        page.evaluate("() => document.querySelector('fitg-app').remove()");
        return new ClientModules(page);
    }

    public Page page() {
        return page;
    }

    /**
     * Runs a function in the page.
     *
     * @param function such as {@code "async given => (await import('/board/layout.js')).layOut(given.printed, given.board)"}
     * @param given what it gets: maps, lists, numbers, texts
     * @return what it returned or promised, in the same kinds of values
     */
    public Object run(String function, Object given) {
        return page.evaluate(function, given);
    }

    public Object run(String function) {
        return page.evaluate(function);
    }

    /** Puts a component with these properties on the page and waits until it has drawn itself. */
    public Locator mount(String module, String tag, Map<String, ?> properties) {
        page.evaluate("""
                async ({module, tag, properties}) => {
                  await import(module);
                  const element = Object.assign(document.createElement(tag), properties);
                  document.body.append(element);
                  await element.updateComplete;
                }""", Map.of("module", module, "tag", tag, "properties", properties));
        return page.locator(tag).last();
    }
}
