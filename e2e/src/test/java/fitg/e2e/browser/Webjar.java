package fitg.e2e.browser;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The files of a web package, read from the archive that Maven delivers: nothing has to be unpacked before. */
final class Webjar {

    private final String name;

    private Webjar(String name) {
        this.name = name;
    }

    static Webjar of(String name) {
        return new Webjar(name);
    }

    /** Its files by their path in the package, such as "lib/typescript.js". */
    Map<String, String> files(Predicate<String> which) throws IOException {
        String mark = "META-INF/maven/org.webjars.npm/" + name + "/pom.properties";
        URL found = Webjar.class.getClassLoader().getResource(mark);
        if (found == null) {
            throw new IllegalStateException("The web package " + name + " is not among the dependencies.");
        }
        Map<String, String> files = new LinkedHashMap<>();
        JarURLConnection connection = (JarURLConnection) found.openConnection();
        connection.setUseCaches(false);
        try (JarFile jar = connection.getJarFile()) {
            for (JarEntry entry : jar.stream().toList()) {
                String path = pathInPackage(entry.getName());
                if (!path.isEmpty() && which.test(path)) {
                    files.put(path, text(jar, entry));
                }
            }
        }
        return files;
    }

    /** Behind the folder of the version; nothing for what is not of the package itself. */
    private String pathInPackage(String entry) {
        String folder = "META-INF/resources/webjars/" + name + "/";
        if (!entry.startsWith(folder) || entry.endsWith("/")) {
            return "";
        }
        return entry.substring(entry.indexOf('/', folder.length()) + 1);
    }

    private static String text(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream content = jar.getInputStream(entry)) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
