package fitg.content;

import java.util.Map;

/** An action event in words. The parameters repeat its figures and cases, for display and lookup. */
public record EventText(ActionEvent event, Wording title, Wording effect, Map<String, String> parameters) {}
