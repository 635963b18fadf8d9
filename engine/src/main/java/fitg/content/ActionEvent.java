package fitg.content;

/** The events of the action cards. Codes that share a {@link Type} are one event for the rule on repeats (case 13.42). */
public enum ActionEvent {
    CREATURE_OR_NOTHING(Type.CREATURE),
    CREATURE_OR_ONE_SENTRY(Type.CREATURE),
    CREATURE_OR_TWO_SENTRIES(Type.CREATURE),
    LOCALS_RAID(Type.LOCALS_RAID),
    LOCALS_SHELTER(Type.NO_SEARCH),
    WEATHER(Type.NO_SEARCH),
    CHARACTERS_DETECTED(Type.DETECTED),
    DETECTED_AND_SEARCH(Type.DETECTED_SEARCH),
    IRATE_LOCALS(Type.IRATE_LOCALS),
    REBELS_CHICKEN_OUT(Type.CHICKEN_OUT),
    POLITICAL_MATTERS(Type.POLITICS),
    ATROCITY(Type.ATROCITY),
    WRONG_SOLDIER(Type.WRONG_SOLDIER),
    ENEMY_AGENT(Type.AGENT),
    POPULACE_WILD(Type.POPULACE_WILD),
    LOCAL_CONNECTIONS(Type.EXTRA_BONUS),
    DELAYED_BY_RUMORS(Type.NO_BONUS),
    DISAGREEABLE_FOOD(Type.NO_BONUS),
    CIVIL_WAR(Type.CIVIL_WAR),
    LOCAL_PROTOCOL(Type.PROTOCOL),
    STUMBLE_ON_SQUAD(Type.STUMBLE),
    ACCIDENT(Type.ACCIDENT),
    CREATURE_OFF_SEASON(Type.CREATURES_OFF),
    COUP_ABORTED_1(Type.COUP_ABORT),
    COUP_ABORTED_2(Type.COUP_ABORT),
    COUP_ABORTED_3(Type.COUP_ABORT),
    COUP_ABORTED_4(Type.COUP_ABORT),
    COUP_ABORTED_5(Type.COUP_ABORT),
    COUP_ABORTED_6(Type.COUP_ABORT),
    COUP_ABORTED_7(Type.COUP_ABORT);

    private static final ActionEvent[] ALL = values();

    private final Type type;

    ActionEvent(Type type) {
        this.type = type;
    }

    public Type type() {
        return type;
    }

    public static ActionEvent at(int ordinal) {
        return ALL[ordinal];
    }

    /** The kind of an event, whatever its wording. */
    public enum Type {
        CREATURE,
        CREATURES_OFF,
        IRATE_LOCALS,
        STUMBLE,
        DETECTED,
        DETECTED_SEARCH,
        NO_SEARCH,
        COUP_ABORT,
        CHICKEN_OUT,
        WRONG_SOLDIER,
        AGENT,
        PROTOCOL,
        POLITICS,
        CIVIL_WAR,
        LOCALS_RAID,
        POPULACE_WILD,
        EXTRA_BONUS,
        NO_BONUS,
        ACCIDENT,
        ATROCITY;

        public long bit() {
            return PieceSet.only(ordinal());
        }
    }

    /** What the die decides when a coup is aborted. */
    public enum CoupPenalty {
        NONE,
        SHIFT,
        SHIFT_CAPTURE,
        SHIFT_CAPTURE_ONE_KILLED,
        SHIFT_KILLED,
        SHIFT_FOUND
    }
}
