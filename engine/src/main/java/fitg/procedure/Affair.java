package fitg.procedure;

import fitg.content.Edition;

/** The questions of a galaxy-wide game, with the decision point of the specification (4b, section 2) and the rule it serves. */
public enum Affair implements Question {
    ASSIGNMENT_ORDER("K-D1", "C-ASSIGN-1", "38.16", Subject.NONE, Privacy.SECRET),
    BASE("K-D2", "C-BASE-1", "38.17", Subject.NONE, Privacy.SECRET),
    GARRISON("K-D3", "K-R2", Subject.PLANET, Privacy.SECRET),
    DEPLOYMENT("K-D4", "K-R4", Subject.PROVINCE, Privacy.SECRET),
    /** Where what was just bought goes. */
    WHERE("K-D4", "K-R7", Subject.COUNTER_TYPE, Privacy.CONTINUED),
    BARCA("K-D6", "K-R5", "38.3", Subject.CHARACTER, Privacy.OPEN),
    KNIGHT("K-D6", "38.3", Subject.CHARACTER, Privacy.OPEN),
    KNIGHTS_BOX("K-D6", "38.3", Subject.PLANET, Privacy.CONTINUED),
    POSSESSION_HOLDER("K-D7", "38.42", Subject.POSSESSION, Privacy.SECRET),
    CRUISER_HOLDER("K-D7", "38.42", Subject.SHIP, Privacy.OPEN),
    GROUP_PLACE("K-D8", "38.43", Subject.CHARACTER, Privacy.OPEN),

    EVENT_CHOICE("K-D9", "E2.1.A.1", "32.0", Subject.EVENT, Privacy.OPEN),
    TAX("K-D10", "E2.1.B.1", "33.1", Subject.PROVINCE, Privacy.OPEN),
    SHOW_SECRET("K-D11", "K-R21", "31.22", Subject.PLANET, Privacy.SECRET),
    /** Whether secrets are kept in this game-turn (G-R59). */
    KEEP_SECRETS("G-D3", "31.22", Subject.NONE, Privacy.SECRET),
    /** Whether the Advisor Android is shown to find out a planet's secret (G-D17). */
    SHOW_ANDROID("K-D11", "C-OTHER-1", "31.21", Subject.PLANET, Privacy.SECRET),
    UPKEEP("K-D12", "C-RES-3", Subject.NONE, Privacy.SECRET),
    REVEAL_BASE("K-D13", "E2.1.B.2", Subject.NONE, Privacy.OPEN),
    IMPERIAL_PURCHASE("K-D14", "E2.1.B.3", Subject.NONE, Privacy.SECRET),
    REBEL_PURCHASE("K-D15", "E2.1.B.3", Subject.NONE, Privacy.OPEN),
    BASE_COMBAT("K-D16", "E2.1.B.5", Subject.PLANET, Privacy.OPEN),
    LAST_ASSIGNMENTS("K-D17", "E2.1.C.1", "35.4", Subject.NONE, Privacy.SECRET),
    REBEL_UNITS("K-D18", "C-RES-1", Subject.ENVIRON, Privacy.OPEN),
    /** What an Imperial sovereign's people raise. */
    IMPERIAL_UNITS("K-D18", "C-OTHER-1", Subject.ENVIRON, Privacy.SECRET),
    UPRISING_COMBAT("K-D19", "E2.4.5", Subject.NONE, Privacy.OPEN),
    DOMINO_RACE("K-D20", "C-DOMINO-1", "23.1", Subject.PLANET, Privacy.OPEN),
    DOMINO("K-D20", "C-DOMINO-1", "23.1", Subject.PLANET, Privacy.OPEN),
    NEXT_RISING("K-D20", "C-DOMINO-1", "23.1", Subject.PLANET, Privacy.OPEN),
    NEXT_CONTROL("K-D21", "E2.4.1", Subject.NONE, Privacy.OPEN),
    MEDIKIT("K-D22", "E2.4.6", "32.0", Subject.CHARACTER, Privacy.SECRET),
    BLOCKADE("K-D24", "K-D24", "32.0", Subject.PLANET, Privacy.OPEN),
    ATROCITY("K-D25", "K-D25", "36.2", Subject.ENVIRON, Privacy.OPEN),
    LIFT_HYPNOSIS("K-D26", "K-D26", "36.33", Subject.NONE, Privacy.OPEN),
    NAME_PLANET("K-D27", "C-BASE-1", "34.22", Subject.NONE, Privacy.OPEN),
    LEARN("K-D28", "C-OTHER-1", "37.42", Subject.NONE, Privacy.OPEN),
    SECRET_TO_SEE("K-D28", "C-OTHER-1", "37.42", Subject.NONE, Privacy.OPEN),
    SQUAD_CARRIER("K-D30", "K-R32", Subject.COUNTER, Privacy.SECRET),
    CLONING("K-D31", "K-D31", "31.0", Subject.ENVIRON, Privacy.SECRET),
    /** Hyper-World and event 101: the other mission of a group. */
    SECOND_MISSION("S-D53", "C-OTHER-1", "31.0", Subject.MISSION, Privacy.CONTINUED);

    private enum Privacy {
        OPEN,
        /** Whether and how often it is answered is nobody else's business. */
        SECRET,
        /** A further step of an act. */
        CONTINUED
    }

    private final Facts facts;
    private final String caseOfFirst;
    private final Privacy privacy;

    Affair(String point, String ruleCase, Subject subject, Privacy privacy) {
        this(point, ruleCase, ruleCase, subject, privacy);
    }

    /** @param caseOfFirst the case it follows in 1979 */
    Affair(String point, String ruleCase, String caseOfFirst, Subject subject, Privacy privacy) {
        this.caseOfFirst = caseOfFirst;
        facts = new Facts(point, ruleCase, subject, privacy == Privacy.CONTINUED);
        this.privacy = privacy;
    }

    @Override
    public Facts facts() {
        return facts;
    }

    @Override
    public String ruleCase(Edition edition) {
        return edition == Edition.FIRST ? caseOfFirst : ruleCase();
    }

    @Override
    public boolean isSecret() {
        return privacy == Privacy.SECRET;
    }
}
