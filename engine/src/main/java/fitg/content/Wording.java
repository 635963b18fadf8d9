package fitg.content;

/**
 * What a card does, in words.
 *
 * @param printed by the units and tables of 1979
 * @param converted by those of 2002 (specification 4b, section 3); the same where nothing has to be converted
 */
public record Wording(String printed, String converted) {

    public String in(Edition edition) {
        return switch (edition) {
            case FIRST -> printed;
            case SECOND -> converted;
        };
    }
}
