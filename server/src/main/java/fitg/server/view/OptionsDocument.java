package fitg.server.view;

import fitg.procedure.Options;
import fitg.server.shape.Says;

@Says("The house rules of a game.")
public record OptionsDocument(
        @Says("Every detection roll counts as the worst one for the ship.")
        boolean worstDetection) {

    public static OptionsDocument of(Options options) {
        return new OptionsDocument(options.worstDetection());
    }
}
