package fitg.app;

import fitg.content.ContentException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.function.IntSupplier;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what was wrong with the input. Only our own mistakes earn a stack trace. */
final class Failures {

    private Failures() {}

    static int badUsage(ParameterException failure, String[] args) {
        CommandLine command = failure.getCommandLine();
        String help = command.getCommandSpec().qualifiedName() + " --help";
        return badInput(command, describe(failure) + " See '" + help + "'.");
    }

    private static String describe(ParameterException failure) {
        boolean wantsCommand = !failure.getCommandLine().getSubcommands().isEmpty();
        if (wantsCommand && failure instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            return "There is no command '" + unmatched.getUnmatched().getFirst() + "'.";
        }
        return sentence(failure.getMessage());
    }

    static int failed(Exception failure, CommandLine command, ParseResult arguments) {
        return switch (failure) {
            case BadInput bad -> badInput(command, bad.getMessage());
            case UncheckedIOException unchecked -> badInput(command, describe(unchecked.getCause()));
            case IOException io -> badInput(command, describe(io));
            default -> bug(failure, command);
        };
    }

    /** Whoever changes the content files and gets one wrong is told which and where, whatever met it first. */
    static int ofContent(IntSupplier program) {
        try {
            return program.getAsInt();
        } catch (RuntimeException | Error failure) {
            for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                if (cause instanceof ContentException wrong) {
                    System.err.println("fitg: " + sentence(wrong.getMessage()));
                    return ExitCode.BAD_INPUT;
                }
            }
            throw failure;
        }
    }

    private static int badInput(CommandLine command, String sentence) {
        command.getErr().println("fitg: " + sentence);
        command.getErr().flush();
        return ExitCode.BAD_INPUT;
    }

    private static String describe(IOException failure) {
        return switch (failure) {
            case NoSuchFileException missing -> "There is no file " + missing.getFile() + ".";
            case FileNotFoundException missing -> sentence(missing.getMessage());
            case AccessDeniedException denied -> "The file " + denied.getFile() + " may not be read or written.";
            default -> sentence(failure.getMessage() == null ? failure.toString() : failure.getMessage());
        };
    }

    /** Picocli's messages may go on over several lines and end as they like. */
    private static String sentence(String message) {
        String line = message.strip().replaceAll("\\s*\\R\\s*", " ");
        return line.matches(".*[.?!]") ? line : line + ".";
    }

    private static int bug(Exception failure, CommandLine command) {
        PrintWriter err = command.getErr();
        err.println("fitg: This is a mistake in the program; please report it with what follows.");
        failure.printStackTrace(err);
        err.flush();
        return ExitCode.BUG;
    }
}
