package fitg.edition.second;

import fitg.procedure.Question;

/** The questions of 2002, with the decision point of the specification (4a, section 1) and the rule it serves. */
public enum Query implements Question {
    SET_UP_STACK("S-D1", "E3.3.b.4", Subject.CHARACTER),
    SET_UP_HOLDER("S-D1", "E5.5.a.2", Subject.CHARACTER),
    SET_UP_FORMATION("S-D1", "E2.A.7.2", Subject.PLANET),

    INTERPLANETARY("S-D2", "E2.A.1.1", Subject.NONE),
    STARSHIP_JOINS("S-D3", "E3.1.a.3", Subject.PLACE, true),
    CARGO("S-D4", "E2.A.1.1", Subject.COUNTER, true),
    BOARD("S-D5", "E5.2.a.3", Subject.CHARACTER, true),
    DOCK("S-D5", "E5.2.a.1", Subject.SHIP, true),
    DESTINATION("S-D6", "E2.A.1.1", Subject.PLACE, true),
    RAKE("S-D7", "E2.A.1.3", Subject.PLANET),
    PASSING("S-D8", "E5.2.a.10", Subject.PLACE),
    INTERCEPT("S-D9", "E2.A.1.2", Subject.PLANET),
    ARRIVAL("S-D10", "E2.A.1.1", Subject.PLANET),
    TRANSFER_TO("S-D11", "E5.2.a.8", Subject.CHARACTER, true),
    HAND_OVER_TO("S-D12", "E5.5.a.4", Subject.CHARACTER, true),

    NEXT_SPACE_BATTLE("S-D13", "E2.A.2.1", Subject.NONE),
    LEADER("S-D14", "E2.A.2.2", Subject.PLACE),
    BATTLE_TRANSFER("S-D15", "E5.2.b.1", Subject.PLACE),
    PRESS_ON("S-D16", "E5.3.a.1", Subject.PLACE),
    LINE("S-D17", "E2.A.2.1", Subject.COUNTER, true),
    FLEET_BREAK_OFF("S-D18", "E5.3.a.3", Subject.PLACE),
    BREAK_OFF_GOAL("S-D18", "E3.2.e.1", Subject.PLACE, true),
    AIM_COUNTER("S-D19", "E2.A.2.1", Subject.COUNTER, true),
    AIM_EXTRA_DICE("S-D19", "E2.A.2.2", Subject.PLACE, true),
    ATTACK_PDB("S-D20", "E2.A.2.3", Subject.PLANET),
    PDB_TARGET("S-D20", "E2.A.2.3", Subject.PLANET),

    CHARACTER_MOVE("S-D21", "E2.A.3.1", Subject.NONE),
    WALK_TO("S-D22", "E5.2.c.1", Subject.CHARACTER, true),
    CREW("S-D23", "E2.A.3.2", Subject.CHARACTER, true),
    FLY_TO_PLANET("S-D23", "E2.A.3.2", Subject.SHIP, true),
    FLY_TO_BOX("S-D23", "E2.A.3.2", Subject.PLANET, true),
    TRACK("S-D24", "E2.A.3.5", Subject.PLANET),
    PURSUER("S-D25", "E2.A.3.5", Subject.SHIP),
    EVADE("S-D26", "E5.3.a.3", Subject.SHIP),

    PLANETARY_MOVE("S-D27", "E2.A.4.1", Subject.NONE),
    UNIT_JOINS("S-D28", "E2.A.4.1", Subject.PLACE, true),
    MARCH_LEADER("S-D28", "E5.2.d.1", Subject.PLACE, true),
    TAKE_PRISONER("S-D28", "E5.5.a.2", Subject.CHARACTER, true),
    MARCH_TO("S-D28", "E2.A.4.1", Subject.PLACE, true),
    ESCORT("S-D29", "E5.6.a.2", Subject.ENVIRON),
    ESCORT_KIND("S-D29", "E5.6.a.2", Subject.CHARACTER, true),
    STACK("S-D30", "E3.3.a.2", Subject.CHARACTER),

    REACTION("S-D31", "E2.A.5.1", Subject.NONE),
    REACTION_PIECE("S-D32", "E2.A.5.1", Subject.ENVIRON, true),
    REACTION_LEADER("S-D32", "E5.2.e.1", Subject.COUNTER, true),
    REACTION_STACK("S-D32", "E5.2.e.1", Subject.CHARACTER, true),

    NEXT_ENVIRONS_BATTLE("S-D33", "E2.A.6.1", Subject.NONE),
    ENVIRONS_BATTLE("S-D34", "E2.A.6.1", Subject.ENVIRON),
    FORMATION("S-D38", "E2.A.7.2", Subject.PLANET),

    SEARCH("S-D39", "E2.B.1", Subject.NONE),
    SEARCH_UNITS("S-D40", "E2.B.1", Subject.ENVIRON, true),
    SEARCH_CHARACTER("S-D40", "E2.B.1", Subject.CHARACTER, true),
    SEARCH_ORDER("S-D40", "E2.B.1", Subject.ENVIRON, true),
    FOUND("S-D41", "E2.B.2", Subject.ENVIRON),
    LASERS("S-D43", "E5.3.c.1", Subject.PLACE),
    LINE_UP("S-D44", "E5.3.a.4", Subject.FIGHTER, true),
    BREAK_OFF("S-D45", "E5.3.a.3", Subject.PLACE),
    AIM("S-D46", "E5.3.b.2", Subject.FIGHTER, true),
    RETURN_FIRE("S-D47", "E5.3.b.2", Subject.FIGHTER, true),
    RELEASED_FIRE("S-D48", "E5.3.b.2", Subject.FIGHTER, true),
    PATROL_KIND("S-R76", "E2.A.6.1", Subject.ENVIRON),
    HOLDER("S-D49", "E5.5.a.2", Subject.CHARACTER),
    SHIP_HOLDER("S-D50", "E5.1.b.9", Subject.SHIP),

    EXCHANGE("S-D51", "E5.1.b.2", Subject.NONE),
    EXCHANGE_TO("S-D51", "E5.1.b.2", Subject.SHIP, true),
    EXCHANGE_CARD("S-D51", "E5.1.b.2", Subject.NONE),
    EXCHANGE_CARD_TO("S-D51", "E5.1.b.2", Subject.POSSESSION, true),
    MISSION_PLACE("S-D52", "E2.C.0.1", Subject.NONE),
    MISSION("S-D53", "E2.C.2.1", Subject.PLACE),
    MISSION_MEMBER("S-D53", "E2.C.2.1", Subject.CHARACTER, true),
    MISSION_LEADER("S-D53", "E5.4.a.2", Subject.MISSION, true),
    MISSION_TARGET("S-D53", "E2.C.2.1", Subject.MISSION, true),
    QUEST_AIM("S-D53", "E5.5.c.1", Subject.PLACE, true),
    QUESTIONING("G-D14", "E5.5.a.5", Subject.CHARACTER, true),
    EVENT_ROLL("S-D54", "E2.C.3.1", Subject.ENVIRON),
    COMPLETE("S-D55", "E2.C.3.3", Subject.MISSION),
    LOCALS_RAID("S-D56", "E2.C.3.1", Subject.ENVIRON),
    SABOTAGE("S-D56", "E2.C.3.3", Subject.ENVIRON),
    SUBVERT("S-D56", "E2.C.3.3", Subject.ENVIRON),
    FREE_PRISONER("S-D56", "E5.5.c.1", Subject.PLACE),
    CREATURE_TARGET("S-D56", "E5.3.b.1", Subject.ENVIRON),
    CREATURE_SHIP("S-D56", "E5.3.b.1", Subject.ENVIRON),
    BONUS("S-D57", "E2.C.4.2", Subject.ENVIRON),

    REPAIR("S-D58", "E2.4.6", Subject.NONE),
    CARD_REPAIRER("S-D58", "E2.4.6", Subject.POSSESSION, true),
    REPAIRER("S-D58", "E2.4.6", Subject.SHIP, true),
    PDB_UP("S-D59", "E2.4.4", Subject.NONE);

    private final Facts facts;

    Query(String point, String ruleCase, Subject subject) {
        this(point, ruleCase, subject, false);
    }

    Query(String point, String ruleCase, Subject subject, boolean continuesAct) {
        facts = new Facts(point, ruleCase, subject, continuesAct);
    }

    /** A question that is one of these. */
    public static Query of(Question question) {
        if (question instanceof Query query) {
            return query;
        }
        throw new IllegalArgumentException(question + " is no question of 2002");
    }

    @Override
    public Facts facts() {
        return facts;
    }

    /**
     * Which cards the rebels have is their secret, and so how often they are asked about them; whether starships that nobody has
     * seen could land, and how many soldiers such units could spare, is the Empire's.
     */
    @Override
    public boolean isSecret() {
        return this == EXCHANGE_CARD || this == EXCHANGE_CARD_TO || this == ARRIVAL || this == ESCORT;
    }
}
