package fitg.server.table;

/** A request that is not granted. Nothing has changed; the message is a sentence for the person who asked. */
public final class Refusal extends RuntimeException {

    /** What was wrong, as clients may tell it apart. */
    public enum Kind {
        MALFORMED(400, "The request cannot be understood"),
        NO_SEAT(401, "No seat belongs to this link"),
        FORBIDDEN(403, "This is not for you"),
        UNKNOWN(404, "There is no such thing"),
        NOT_STARTED(409, "The game has not begun"),
        GAME_OVER(409, "The game is over"),
        GAME_RUNNING(409, "The game is not over"),
        NOT_YOUR_DECISION(409, "The decision is not yours"),
        STALE(409, "The game has moved on"),
        NOT_REVOCABLE(409, "It cannot be taken back"),
        CONFLICT(409, "It does not fit the game as it is"),
        UNFIT(409, "The game does not fit the rules of this server"),
        NOT_LEGAL(422, "The action is not legal"),
        NOT_A_GAME(422, "It is not a game that can be played on"),
        TOO_LARGE(413, "The request is too large"),
        WRONG_TYPE(415, "The request is not JSON"),
        TOO_MANY(429, "Too many requests"),
        NO_ROOM(503, "There is no room for more");

        private final int status;
        private final String title;

        Kind(int status, String title) {
            this.status = status;
            this.title = title;
        }

        /** The HTTP status it is answered with. */
        public int status() {
            return status;
        }

        public String title() {
            return title;
        }

        /** Whether the same request may well be granted in a moment. */
        public boolean isPassing() {
            return this == TOO_MANY || this == NO_ROOM;
        }
    }

    private final Kind kind;
    private final String ruleCase;

    public Refusal(Kind kind, String sentence) {
        this(kind, sentence, "");
    }

    public Refusal(Kind kind, String sentence, String ruleCase) {
        super(sentence, null, false, false); // an answer, not an accident: nobody needs its stack
        this.kind = kind;
        this.ruleCase = ruleCase;
    }

    public Kind kind() {
        return kind;
    }

    /** The rulebook case that forbids it; empty where none applies. */
    public String ruleCase() {
        return ruleCase;
    }
}
