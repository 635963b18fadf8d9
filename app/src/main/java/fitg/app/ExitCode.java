package fitg.app;

/** What the command answers to the shell. */
public final class ExitCode {

    public static final int DONE = 0;

    /** A check that was asked for did not hold. */
    public static final int CHECK_FAILED = 1;

    /** An unknown command, option or file, or one that makes no sense. */
    public static final int BAD_INPUT = 2;

    /** Our mistake, with a stack trace; or a server that cannot go on, for want of memory or the like. */
    public static final int BUG = 3;

    private ExitCode() {}
}
