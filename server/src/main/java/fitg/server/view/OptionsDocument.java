package fitg.server.view;

import fitg.procedure.Options;

/** The house rules a game is played with. */
public record OptionsDocument(boolean worstDetection) {

    public static OptionsDocument of(Options options) {
        return new OptionsDocument(options.worstDetection());
    }
}
