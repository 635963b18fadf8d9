package fitg.procedure;

/** What the pieces without a printed number of their own are called at one moment of a game. */
public interface PieceNames {

    /** Of a game in which every piece has a printed name. */
    PieceNames AS_PRINTED = new PieceNames() {
        @Override
        public String counter(int number) {
            return "counter " + number;
        }

        @Override
        public String fighter(int number) {
            return Resolution.PRINTED.character(number).name();
        }
    };

    /** A military counter by its number in this game. */
    String counter(int number);

    /** Somebody who can stand in a character combat. */
    String fighter(int number);
}
