package fitg.server.shape;

/** The kinds of texts that the documents share. */
public final class Texts {

    @Says("Names a game; long enough that nobody finds one by trying.")
    @Matching("^[A-Za-z0-9_-]{16}$")
    public interface GameId {}

    @Says("The secret of a seat link or of an invitation. The server keeps only its hash and shows it once.")
    @Matching("^[A-Za-z0-9_-]{32}$")
    public interface Secret {}

    @Says(
            "A person's part of the dice: 32 to 128 hexadecimal digits, two for each byte, drawn at random on the person's"
                    + " own machine.")
    @Matching("^([0-9A-Fa-f]{2}){16,64}$")
    public interface Nonce {}

    @Says("The SHA-256 of a nonce (of the bytes its digits stand for).")
    @Matching("^[0-9a-fA-F]{64}$")
    public interface Promised {}

    @Says("What others call a player: at most 40 visible characters. A blank one counts as none.")
    public interface Name {}

    private Texts() {}
}
