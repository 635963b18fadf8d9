package fitg.app.advisories;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import fitg.app.BadInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A library that is delivered.
 *
 * @param ecosystem where it comes from, as advisories call that
 * @param name how it is called there
 */
record Library(String ecosystem, String name, String version) {

    private static final String WEB_JARS = "org.webjars.npm";

    /** All of them, from a bill of materials. */
    static List<Library> in(Path bill) throws IOException {
        JsonNode components = new ObjectMapper().readTree(bill.toFile()).path("components");
        if (components.isEmpty()) {
            throw new BadInput(bill + " is not a bill of materials in the format of CycloneDX.");
        }
        List<Library> libraries = new ArrayList<>();
        for (JsonNode component : components) {
            libraries.add(of(
                    component.path("group").asText(),
                    component.path("name").asText(),
                    component.path("version").asText()));
        }
        return libraries;
    }

    /** What browsers load is wrapped for Maven, and known by its own name. */
    private static Library of(String group, String name, String version) {
        if (!group.equals(WEB_JARS)) {
            return new Library("Maven", group + ":" + name, version);
        }
        return new Library("npm", name.contains("__") ? "@" + name.replaceFirst("__", "/") : name, version);
    }
}
