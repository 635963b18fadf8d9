package fitg.app.load;

import java.io.IOException;

/** What a node answered. */
record Answer(int status, byte[] body) {

    boolean isOk() {
        return status >= 200 && status <= 299;
    }

    /** Somebody else was quicker. */
    boolean isConflict() {
        return status == 409;
    }

    <T> T as(Class<T> type) throws IOException {
        return Documents.read(body, type);
    }

    /** Short enough to count by. */
    String describe() {
        try {
            return status + " " + as(Documents.Problem.class).kind();
        } catch (IOException notOurs) {
            return status + " without a reason";
        }
    }
}
