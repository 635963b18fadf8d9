package fitg.app;

/** The user gave something we cannot work with; the message is the one sentence he gets to read. */
public final class BadInput extends RuntimeException {

    public BadInput(String sentence) {
        super(sentence);
    }

    public BadInput(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
