package fitg.edition.first;

import fitg.procedure.Question;

/** The questions of the Province Game, with the decision point of its specification (2-province, 3) and the rulebook case. */
public enum Matter implements Question {
    SET_UP_PURCHASE("PD1", "19.3", Subject.NONE, Privacy.SECRET),
    SET_UP_PLACE("PD1", "28.11", Subject.UNIT, Privacy.CONTINUED),
    SET_UP_WHERE("PD1", "28.12", Subject.CHARACTER, Privacy.OPEN),
    SET_UP_SHIP_PLACE("PD2", "28.24", Subject.SHIP, Privacy.OPEN),
    SET_UP_CREW("PD2", "28.24", Subject.CHARACTER, Privacy.OPEN),
    SET_UP_HOLDER("PD1", "14.62", Subject.SHIP, Privacy.OPEN),
    SET_UP_CARD("PD2", "28.12", Subject.POSSESSION, Privacy.SECRET),
    SET_UP_CAMP("PD2", "28.35", Subject.PLANET, Privacy.OPEN),
    PURCHASE("PD3", "19.0", Subject.NONE, Privacy.SECRET),
    PURCHASE_PLACE("PD4", "19.3", Subject.UNIT, Privacy.CONTINUED),
    ENTRY_STARS("PD4", "28.38", Subject.NONE, Privacy.OPEN),
    WAITING_UNITS("PD4", "15.44", Subject.ENVIRON, Privacy.OPEN),
    NAVIGATION_TWO("PD5", "21.27", Subject.NONE, Privacy.OPEN),
    FLEET("PD6", "20.1", Subject.NONE, Privacy.OPEN),
    STACK_UNITS("PD6", "20.1", Subject.UNIT, Privacy.CONTINUED),
    STACK_LOADS("PD6", "20.51", Subject.UNIT, Privacy.CONTINUED),
    STACK_CHARACTER("PD6", "9.34", Subject.CHARACTER, Privacy.CONTINUED),
    STACK_PRISONER("PD6", "12.81", Subject.CHARACTER, Privacy.CONTINUED),
    STACK_SHIP("PD6", "9.55", Subject.SHIP, Privacy.CONTINUED),
    RAKE("PD7", "20.6", Subject.PLANET, Privacy.OPEN),
    INTERCEPT("PD8", "20.4", Subject.PLANET, Privacy.OPEN),
    /** Where a stack above a planet goes on to. */
    COURSE("PD9", "20.1", Subject.PLACE, Privacy.CONTINUED),
    LOST_BY_JUMP("PD10", "21.3", Subject.UNIT, Privacy.OPEN),
    JOIN_INTERCEPTION("PD11", "20.4", Subject.CHARACTER, Privacy.OPEN),
    SHIP_JOINS_INTERCEPTION("PD11", "20.4", Subject.SHIP, Privacy.OPEN),
    NEXT_ORBIT("PD12", "22.0", Subject.NONE, Privacy.OPEN),
    DECLARE_SPACE_COMBAT("PD13", "22.0", Subject.PLANET, Privacy.OPEN),
    ATTACK_PDB("PD14", "22.2", Subject.PLANET, Privacy.OPEN),
    AID_PDB("PD14", "22.22", Subject.PLANET, Privacy.OPEN),
    AIDING_UNITS("PD14", "22.22", Subject.UNIT, Privacy.CONTINUED),
    SPACE_LEADER("PD15", "22.4", Subject.PLANET, Privacy.OPEN),
    PDB_AID("PD16", "22.21", Subject.PLANET, Privacy.OPEN),
    DETERMINED_ASSAULT("PD17", "22.3", Subject.PLACE, Privacy.OPEN),
    TRAVEL("PD18", "20.2", Subject.NONE, Privacy.OPEN),
    FLIGHT_TO("PD18", "20.2", Subject.SHIP, Privacy.CONTINUED),
    WATCH("PD19", "20.7", Subject.PLANET, Privacy.OPEN),
    WATCHING_UNITS("PD19", "20.7", Subject.UNIT, Privacy.CONTINUED),
    EVADE("PD20", "20.71", Subject.SHIP, Privacy.OPEN),
    SURFACE("PD21", "20.3", Subject.NONE, Privacy.OPEN),
    SURFACE_TO("PD21", "20.3", Subject.PLACE, Privacy.CONTINUED),
    REACTION_LOAD("PD22", "20.8", Subject.PLACE, Privacy.CONTINUED),
    REPAIR("PD23", "27.0", Subject.NONE, Privacy.OPEN),
    REPAIRER("PD23", "27.1", Subject.NONE, Privacy.CONTINUED),
    QUEST_PRISONER("PD24", "24.0", Subject.PLACE, Privacy.OPEN),
    RAISED_UNITS("PD25", "19.4", Subject.ENVIRON, Privacy.OPEN),
    IMPERIAL_LEVY("PD25", "25.14", Subject.ENVIRON, Privacy.SECRET),
    NEXT_CONTROL("PD27", "23.3", Subject.NONE, Privacy.OPEN),
    REVEAL_AT_CAMP("PD28", "28.35", Subject.ENVIRON, Privacy.OPEN),
    COMING_DOWN("PD29", "27.14", Subject.SHIP, Privacy.OPEN),
    QUEST_SHIP("PD24", "24.0", Subject.PLACE, Privacy.OPEN),
    QUEST_CREW("PD24", "24.0", Subject.CHARACTER, Privacy.CONTINUED),
    /** For which elites and PDBs the Empire pays when it cannot pay for all. */
    MAINTENANCE("G-D4", "33.41", Subject.NONE, Privacy.SECRET),
    MAINTENANCE_UNIT("G-D4", "33.41", Subject.PLACE, Privacy.CONTINUED),
    QUESTIONER("G-D14", "37.1", Subject.PLACE, Privacy.OPEN),
    QUESTIONED("G-D14", "37.1", Subject.CHARACTER, Privacy.CONTINUED),
    QUESTIONING("G-D14", "37.12", Subject.CHARACTER, Privacy.CONTINUED),
    QUEST_AIM("G-D14", "37.3", Subject.PLACE, Privacy.OPEN),
    /** Who has found out a secret in passing need not land (G-R7). */
    STAY_ABOVE("G-D17", "31.21", Subject.SHIP, Privacy.OPEN),
    GARRISON("G-D15", "38.25", Subject.PLANET, Privacy.SECRET),
    GARRISON_PLACE("G-D15", "38.25", Subject.UNIT, Privacy.CONTINUED);

    private enum Privacy {
        OPEN,
        /** Whether and how often it is answered is nobody else's business. */
        SECRET,
        /** A further step of an act. */
        CONTINUED
    }

    private final Facts facts;
    private final Privacy privacy;

    Matter(String point, String ruleCase, Subject subject, Privacy privacy) {
        facts = new Facts(point, ruleCase, subject, privacy == Privacy.CONTINUED);
        this.privacy = privacy;
    }

    @Override
    public Facts facts() {
        return facts;
    }

    @Override
    public boolean isSecret() {
        return privacy == Privacy.SECRET;
    }
}
