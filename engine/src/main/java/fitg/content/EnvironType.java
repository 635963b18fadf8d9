package fitg.content;

/** Case 5.3J: the six kinds of environ. Wild is not special (RUL-02). */
public enum EnvironType {
    URBAN,
    WILD,
    SUBTERRANEAN,
    LIQUID,
    AIR,
    FIRE;

    public boolean isSpecial() {
        return this != URBAN && this != WILD;
    }

    /** Case 13.32: the part of an action card that is read in this environ. */
    public Section section() {
        return switch (this) {
            case URBAN -> Section.URBAN;
            case WILD -> Section.WILD;
            default -> Section.SPECIAL;
        };
    }

    /** The three sections of an action card. */
    public enum Section {
        URBAN,
        SPECIAL,
        WILD
    }
}
