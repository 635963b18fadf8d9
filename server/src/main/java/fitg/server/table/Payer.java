package fitg.server.table;

/**
 * Who asks for something that takes long. He pays for it before it is done, and stands in line for it with others.
 */
public interface Payer {

    /** The server itself, which owes nobody anything. */
    Payer HOUSE = new Payer() {
        @Override
        public String address() {
            return "";
        }

        @Override
        public void pay(int entries) {
            // it works for everybody
        }

        @Override
        public boolean isWaiting() {
            return true;
        }
    };

    /** Those of one address stand in one line. */
    String address();

    /** Pays for so many entries that have to be played again; who cannot is refused. */
    void pay(int entries);

    /** Whether he is still there. */
    boolean isWaiting();
}
