package fitg.server.http;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The client in a few files: what a first visit needs at once, and what only some ever need, each by itself. */
final class Bundles {

    static final String ENTRY = "/app.js";

    /** In this order; what several need is in the first of them. */
    private static final Map<String, List<String>> ROOTS = new LinkedHashMap<>();

    static {
        ROOTS.put(
                "front",
                List.of(
                        ENTRY,
                        "/pages/home-page.js",
                        "/pages/new-game-page.js",
                        "/pages/join-page.js",
                        "/pages/rules-page.js"));
        ROOTS.put("sky", List.of("/pages/hero-picture.js"));
        ROOTS.put("faces", List.of("/reference/person-face.js"));
        ROOTS.put("table", List.of("/pages/table-page.js"));
        ROOTS.put("review", List.of("/play/game-review.js"));
        ROOTS.put("replay", List.of("/replay/replay-page.js"));
        ROOTS.put("galaxy", List.of("/galaxy/elements.js"));
        ROOTS.put("picture", List.of("/play/share-picture.js"));
        ROOTS.put("openings", List.of("/guide/openings.js"));
        ROOTS.put("teaching", List.of("/lessons/prepared.js", "/ui/teaching-style.js"));
        ROOTS.put("lessons", List.of("/pages/learn-page.js", "/lessons/lesson.js"));
        ROOTS.put("exercises", List.of("/exercises/exercises-page.js", "/exercises/practice.js"));
        ROOTS.put("coach", List.of("/guide/coach-words.js"));
        ROOTS.put("guide", List.of("/guide/guide-panel.js"));
    }

    private final ClientModules modules;
    private final List<Bundle> bundles;
    private final Map<String, String> files = new TreeMap<>();

    Bundles(ClientModules modules) {
        this.modules = modules;
        this.bundles = Bundle.of(ROOTS, modules);
        for (Bundle bundle : bundles) {
            Bundle.Written written = bundle.write(bundles);
            files.put(bundle.address(), written.text());
            files.put(bundle.address() + ".map", written.map());
        }
    }

    /** Bundles and their maps, by their addresses below that of the client. */
    Map<String, String> files() {
        return files;
    }

    /** The one that starts the client. */
    String entry() {
        return home(ENTRY).address();
    }

    /** The bundles that are fetched before this module can run. */
    Set<String> neededBy(String module) {
        return modules.inOrder(module).stream()
                .map(this::home)
                .map(Bundle::address)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Bundle home(String module) {
        return bundles.stream()
                .filter(bundle -> bundle.contains(module))
                .findFirst()
                .orElseThrow();
    }
}
