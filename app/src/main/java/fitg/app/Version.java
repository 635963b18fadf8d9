package fitg.app;

import picocli.CommandLine.IVersionProvider;

/** The version written into the jar by the build. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = Fitg.class.getPackage().getImplementationVersion();
        return new String[] {"fitg " + (version == null ? "development" : version)};
    }
}
