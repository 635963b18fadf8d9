package fitg.content;

/** The two players. */
public enum Side {
    REBEL,
    IMPERIAL;

    public Side opponent() {
        return this == REBEL ? IMPERIAL : REBEL;
    }
}
