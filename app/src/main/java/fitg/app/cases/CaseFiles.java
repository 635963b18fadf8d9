package fitg.app.cases;

import fitg.app.BadInput;
import fitg.play.cases.Case;
import fitg.play.cases.CaseReader;
import fitg.play.position.PositionException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files with cases and positions named on the command line. */
public final class CaseFiles {

    /** No case is a hundredth of this. */
    private static final long MOST_BYTES = 16L << 20;

    private CaseFiles() {}

    static List<Case> read(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new BadInput(file + " is a directory, not a file with cases.");
        }
        if (Files.size(file) > MOST_BYTES) {
            throw new BadInput("The file " + file + " is far too large to hold cases.");
        }
        try {
            List<Case> cases = CaseReader.read(Files.readString(file));
            if (cases.isEmpty()) {
                throw new BadInput("There is no case in " + file + ".");
            }
            return cases;
        } catch (MalformedInputException binary) {
            throw new BadInput("The file " + file + " is no text.", binary);
        } catch (PositionException wrong) {
            throw new BadInput(file + ", " + wrong.getMessage() + ".", wrong);
        }
    }

    /** The position in a file that holds one. */
    public static Case position(Path file) throws IOException {
        List<Case> cases = read(file);
        if (cases.size() > 1) {
            throw new BadInput("There are " + cases.size() + " cases in " + file + "; a game begins with one.");
        }
        return cases.getFirst();
    }
}
