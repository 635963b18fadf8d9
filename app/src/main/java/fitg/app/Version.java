package fitg.app;

import fitg.play.Game;
import picocli.CommandLine.IVersionProvider;

/** The version of the release, or else the one written into the jar by the build. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"fitg " + ofProgram()};
    }

    private static String ofProgram() {
        String built = Fitg.class.getPackage().getImplementationVersion();
        return System.getProperty("fitg.version", built == null ? "development" : built);
    }

    /** With the version of the rules, which decides whether the same actions lead to the same results. */
    public static String withRules() {
        return "fitg " + ofProgram() + ", rules version " + Game.RULES_VERSION;
    }
}
