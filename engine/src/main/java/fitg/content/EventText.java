package fitg.content;

import java.util.Map;

/** An action event in words. The parameters repeat its figures and cases, for display and lookup. */
public record EventText(ActionEvent event, String name, String effect, Map<String, String> parameters) {}
