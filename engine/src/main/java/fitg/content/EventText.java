package fitg.content;

import java.util.Map;

/** An action event in words. The parameters repeat its figures and cases, for display and lookup. */
public record EventText(ActionEvent event, String name, String effect, Map<String, String> parameters) {

    /** Which of several cards of the same name it is matters to the catalogue alone; its effect is told in full. */
    public String title() {
        return name.replaceFirst(", variant \\d+$", "");
    }
}
