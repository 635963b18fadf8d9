package fitg.content;

/** Case 6.1: the ratings printed on a character card. */
public enum Rating {
    COMBAT,
    ENDURANCE,
    INTELLIGENCE,
    LEADERSHIP,
    DIPLOMACY,
    NAVIGATION;

    private static final Rating[] ALL = values();

    public static Rating at(int ordinal) {
        return ALL[ordinal];
    }
}
