package fitg.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A written report, as far as tests look at it. */
record Pages(String html) {

    static Pages read(Path file) throws IOException {
        return new Pages(Files.readString(file));
    }

    /** Of the figures, in order. */
    List<String> titles() {
        return all("<h3>(.*?)</h3>").stream().map(found -> found.group(1)).toList();
    }

    Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        all("<dt>(.*?)</dt><dd>(.*?)</dd>")
                .forEach(found -> facts.put(found.group(1), found.group(2).replaceAll("<[^>]*>", "")));
        return facts;
    }

    /** Nothing to run and nothing to fetch, no number that is none, and words and a table beside every picture. */
    void expectWhole() {
        assertThat(html)
                .startsWith("<!doctype html>")
                .doesNotContain("<script", "http:", "https:", "url(", "@import", "NaN", "Infinity");
        int figures = titles().size();
        assertThat(all("<svg [^>]*role=\"img\"")).hasSize(figures);
        assertThat(all("<desc id=\"[^\"]+\">[^<]+</desc>")).hasSize(figures);
        assertThat(all("<table>")).hasSize(figures);
        List<String> ids = new ArrayList<>();
        all(" id=\"([^\"]+)\"").forEach(found -> ids.add(found.group(1)));
        assertThat(ids).doesNotHaveDuplicates();
    }

    private List<MatchResult> all(String pattern) {
        return Pattern.compile(pattern).matcher(html).results().toList();
    }
}
