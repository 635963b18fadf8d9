package fitg.procedure;

/**
 * The questions of the Star System Game, with the decision point of the specification (3.2) and the rulebook case. Every
 * game asks some of them; a level or an edition that asks more has a list of its own.
 */
public enum Ask implements Question {
    SET_UP_UNIT("D1", "16.13", Subject.UNIT),
    SET_UP_CHARACTERS("D1", "16.12", Subject.NONE),
    SET_UP_STACK("D1", "9.57", Subject.CHARACTER, true),
    SET_UP_SHIP("D1", "14.62", Subject.SHIP, true),
    PENDING_UNITS("D3", "15.44", Subject.ENVIRON),
    ARRIVAL_KIND("D3", "16.34", Subject.NONE),
    ARRIVAL("D3", "16.15", Subject.UNIT),
    ENTER_FROM_SPACE("D4", "16.12", Subject.NONE),
    MOVE("D4", "9.0", Subject.NONE),
    MOVE_DESTINATION("D4", "9.0", Subject.ENVIRON, true),
    MOVE_UNITS("D4", "9.5", Subject.UNIT, true),
    MOVE_CHARACTER("D4", "9.56", Subject.CHARACTER, true),
    MOVE_PRISONER("D4", "12.81", Subject.CHARACTER, true),
    MOVE_SHIP("D4", "9.55", Subject.SHIP, true),
    FLIGHT_DESTINATION("D4", "9.55", Subject.SHIP, true),
    FLIGHT_PASSENGER("D4", "9.56", Subject.CHARACTER, true),
    WALK_DESTINATION("D4", "9.0", Subject.CHARACTER, true),
    HAND_OVER("D4", "12.81", Subject.CHARACTER, true),
    PDB_ATTACK("D5", "9.2", Subject.PLANET),
    LOSSES("D6", "10.3", Subject.UNIT),
    ORGANISE("D7", "9.57", Subject.NONE),
    REACTION("D8", "9.6", Subject.NONE),
    REACTION_ORIGIN("D8", "9.61", Subject.ENVIRON, true),
    REACTION_PIECE("D8", "9.6", Subject.ENVIRON, true),
    REACTION_LEADER("D8", "9.6", Subject.ENVIRON, true),
    REACTION_WAY("D8", "14.56", Subject.CHARACTER, true),
    REACTION_STACK("D8", "9.62", Subject.CHARACTER, true),
    NEXT_COMBAT("D9", "10.1", Subject.NONE),
    DECLARE_COMBAT("D10", "10.1", Subject.ENVIRON),
    LEADER("D11", "10.4", Subject.ENVIRON),
    NEXT_SEARCH("D12", "11.1", Subject.NONE),
    SEARCH_UNITS("D13", "11.2", Subject.ENVIRON, true),
    SEARCH_LEADER("D13", "11.22", Subject.ENVIRON, true),
    SEARCH_CHARACTER("D13", "11.21", Subject.CHARACTER, true),
    SEARCH_ORDER("D13", "11.23", Subject.ENVIRON, true),
    ATTACK_FOUND("D14", "11.34", Subject.ENVIRON),
    ATTACK_FOUND_WITH("D14", "12.15", Subject.ENVIRON),
    ATTACKER("D14", "12.1", Subject.CHARACTER, true),
    WEAPONS("D15", "12.3", Subject.ENVIRON),
    AIM("D15", "12.8", Subject.ENVIRON),
    ACTIVE("D16", "12.4", Subject.CHARACTER),
    BREAK_OFF("D17", "12.5", Subject.ENVIRON),
    WOUNDS("D18", "12.7", Subject.CHARACTER),
    HOLDER("D19", "12.81", Subject.CHARACTER),
    SHIP_HOLDER("D20", "14.55", Subject.SHIP),
    EXCHANGE("D21", "14.12", Subject.NONE),
    EXCHANGE_CARD("D21", "14.12", Subject.POSSESSION, true),
    EXCHANGE_SHIP("D21", "14.12", Subject.SHIP, true),
    NEXT_ENVIRON("D22", "13.1", Subject.NONE),
    MISSION("D23", "13.1", Subject.ENVIRON),
    MISSION_MEMBER("D23", "13.1", Subject.CHARACTER, true),
    TARGET("D23", "9.44", Subject.ENVIRON, true),
    DRAW("D24", "13.3", Subject.ENVIRON),
    LETTER_ORDER("D24", "13.32", Subject.ENVIRON),
    COMPLETE("D25", "13.5", Subject.MISSION),
    ACCIDENT("D26", "12.7", Subject.ENVIRON),
    LOCALS_RAID("D26", "8.31", Subject.ENVIRON),
    COUP_VICTIM("D26", "13.41", Subject.ENVIRON),
    CREATURE_TARGET("D26", "13.45", Subject.ENVIRON),
    CREATURE_SHIP("D26", "13.45", Subject.ENVIRON),
    BONUS("D27", "13.6", Subject.ENVIRON),
    SABOTAGE("D28", "13.2", Subject.ENVIRON),
    SUBVERT("D28", "13.2", Subject.ENVIRON),
    FREE_PRISONER("D28", "12.82", Subject.ENVIRON),
    NEW_POSSESSION("D28", "14.11", Subject.POSSESSION),
    OVERSTACKED("D28", "9.51", Subject.ENVIRON),
    BUY_2_1("D29", "15.41", Subject.ENVIRON),
    BUY_1_0("D29", "15.41", Subject.ENVIRON, true),
    UPRISING("D29", "10.7", Subject.NONE),
    KNIGHT_SHIP("D30", "14.61", Subject.NONE),
    USE_POSSESSION("D31", "14.2", Subject.NONE),
    DRUG_RATING("D31", "14.4", Subject.CHARACTER, true),
    CERVAC_VICTIM("D31", "14.3", Subject.NONE, true),
    GEMS_SHIP("D31", "14.4", Subject.NONE, true),
    GEMS_HOLDER("D31", "14.4", Subject.SHIP, true);

    private final Facts facts;

    Ask(String point, String ruleCase, Subject subject) {
        this(point, ruleCase, subject, false);
    }

    Ask(String point, String ruleCase, Subject subject, boolean continuesAct) {
        facts = new Facts(point, ruleCase, subject, continuesAct);
    }

    /** A question that is one of these. */
    public static Ask of(Question question) {
        if (question instanceof Ask ask) {
            return ask;
        }
        throw new IllegalArgumentException(question + " is no question of the Star System Game");
    }

    @Override
    public Facts facts() {
        return facts;
    }
}
