package fitg.procedure;

import fitg.content.Edition;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where a version of the rules decides otherwise than the one before. A game goes on under the rules it was begun with,
 * so a rule that was corrected asks {@link Rules#has} and keeps its earlier reading for games begun before.
 */
public enum Correction {
    /** Case 14.12: a ship whose holder has walked away is not exchanged in his absence (RUL-13). */
    SHIP_OF_AN_ABSENT_HOLDER(2, "a ship whose holder has walked away stays his (14.12)"),
    /** Case 14.27: a card gives bonus draws only in missions for which it was declared at the assignment. */
    DRAWS_ARE_DECLARED(2, "a card shown after the assignment gives no bonus draw in that mission (14.27)"),
    /** Case 12.81: when the last unit leaves, the prisoner it holds may stay behind. */
    PRISONER_LEFT_BEHIND(2, "the last unit to leave may leave its prisoner behind (12.81)"),
    /** Case 14.12: gems that changed hands in C0 may still buy a ship in it. */
    GEMS_HANDED_OVER(2, "gems handed over at the start of a mission phase may still buy a ship (14.12)"),
    /** 4b, 3.3: sabotage takes one of the counters that lie face down by chance. */
    SABOTAGE_IN_THE_DARK(3, "chance picks which counter face down is sabotaged (4b, 3.3)"),
    /** K-R3: subverted troops join only as counters that are left. */
    SUBVERSION_WITHIN_THE_MIX(3, "subverted troops join only while there are counters for them (K-R3)"),
    /** 3-galactic, 3.2: where rebels are welcome a wild populace makes no environ starred. */
    WELCOME_IS_NOT_WILD(3, "where rebels are welcome a wild populace changes nothing (3-galactic, 3.2)"),
    /** 4b, 3.3: chemicals strike escorts, whoever they are with. */
    CHEMICALS_STRIKE_ESCORTS(3, "chemicals strike the escorts of Rhones too (4b, 3.3)"),
    /** K-R38, C-UNIT-4: whether the Empire is asked does not tell what lies face down; what is put to use is shown. */
    HIDDEN_KINDS(3, "the Empire is asked about what lies face down whatever it is (K-R38)"),
    /** 3-galactic, 4.3: the first domino that does not spread from the Living Planet tells its secret. */
    LIVING_PLANET_SHOWS(3, "the Living Planet shows itself when no domino spreads from it (3-galactic, 4.3)"),
    /** 3-galactic, 3.1: a planet that turns to Dissent has no camps from that moment on. */
    CAMPS_LEAVE_AT_ONCE(3, "camps are left at the moment their planet turns (3-galactic, 3.1)"),
    /** 3-galactic, 4.3 and event 101: a camp may have two missions where a group may. */
    CAMPS_HAVE_TWO_MISSIONS(3, "a camp may have two missions where a group may (3-galactic, 4.3)"),
    /** C-POSS-1, 2-province 11.5: the Scrambler stops PDBs, the Helian Drug helps leaders and pilots in 2002 too. */
    CARDS_IN_MOVEMENT(3, "the Scrambler stops PDBs, the drug helps leaders and pilots in 2002 too (C-POSS-1)"),
    /** Event 120: who quarrels questions nobody and flies no quest either. */
    QUARREL_BARS_EVERY_MISSION(4, "under event 120 Kayns question nobody and fly no quest (galactic_events.csv)"),
    /** K-R17, K-R40: those a Dead World has stirred up fight at the end of the effect, whenever its secret is shown. */
    RISEN_FIGHT_AFTER_ANY_EFFECT(4, "who rises when a Dead World is shown fights at once (K-R40)"),
    /** Event 117: Rebels who are prisoners beside the doctor are spared; a broken Medi-kit helps nobody. */
    PLAGUE_SPARES_REBELS(
            4, "event 117 spares captive Rebels beside the doctor, and needs a working Medi-kit (3-galactic, 6)"),
    /** 25.21, K-R102: a sovereign with space leadership may go to the orbit box of his planet and back. */
    SOVEREIGNS_IN_ORBIT(4, "a sovereign with space leadership may go to orbit and lead there (25.21)"),
    /** K-R17, K-R40: the same when its secret comes to light because of where somebody is, or who was detected. */
    RISEN_FIGHT_AFTER_A_SETTLEMENT(5, "who rises when a Dead World is found or shown as a trap fights at once (K-R40)"),
    /** C-ENV-4: Special Rebellion Combat in space has its extra die too. */
    RISEN_FLEETS_ARE_EAGER(5, "in Special Rebellion Combat a fleet without a leader has a die more too (C-ENV-4)"),
    /** 2-province, 11.4: what royalty leads better by at home counts for the break-off of a fleet too. */
    ROYALTY_BREAKS_OFF(5, "royalty over its planet counts one more for the break-off of fleets (2-province, 11.4)"),
    /** K-R33, S-R5: a summoned sovereign is a leader for a suicide squad too. */
    SOVEREIGNS_SEND_SQUADS(5, "a sovereign who follows the Empire may lead a suicide squad (K-R33)"),
    /** 27.3, abilities.csv: who repairs without a roll is not limited to one item (S-R85 speaks of tries). */
    LATAC_REPAIRS_ANY_NUMBER(5, "Yarro Latac repairs any number of items at an interphase (27.3)"),
    /** 3-galactic, 14.5: the next assignment is not looked at when none will be turned any more. */
    NO_CARD_AFTER_THE_LAST_TURN(5, "in the last turn there is no next assignment to look at (3-galactic, 14.5)"),
    /** 2-province, 11.4: royalty over its planet leads better by one against the ghost fleet too. */
    ROYALTY_MEETS_GHOSTS(5, "against the ghost fleet royalty leads better by one over its planet (2-province, 11.4)"),
    /** S-R6, 4b 3.2: escorts and summoned sovereigns count as characters on Drug World. */
    DRUGS_REACH_COMPANIONS(5, "Drug World strengthens and hurts escorts and sovereigns too (S-R6)"),
    /** Card 49: who is disabled boards nothing, attacks nobody, defends as inactive and does not break off. */
    DISABLED_DO_NOTHING(5, "whom Cervac Mk V disables does nothing at all, in 2002 too (1-star-system, 14.9)"),
    /** S-R5, S-R39: a sovereign in orbit leads his starships against a PDB too. */
    SOVEREIGNS_ATTACK_PDBS(5, "a sovereign in orbit may lead an attack on a PDB (S-R39)"),
    /** E2.A.2.2: in an interception only who is aboard the stack that was stopped, or in a spaceship there, leads it. */
    LEADERS_TAKE_PART(5, "who is aboard a starship that takes no part in an interception leads nobody (E2.A.2.2)"),
    /** 4b, 3.3: a sovereign is healed like a character: rest takes off his hits, and a doctor among his units heals him. */
    SOVEREIGNS_HEAL_LIKE_OTHERS(5, "sovereigns rest from hits too, and are healed among their units (4b, 3.3)"),
    /** Cases 14.27 and 13.6 in 2002: what was declared in time by who is still there, and the loyalty of the assignment. */
    ROLLS_ARE_DECLARED(
            6, "in 2002 too bonus rolls go by the cards and the loyalty of the assignment, and by who is left (14.27)"),
    /** Case 14.12 in 2002: gems that changed hands at the start of a Mission Phase may still buy a ship in it. */
    GEMS_CHANGE_HANDS(6, "in 2002 too gems handed over may still buy a ship in that Mission Phase (14.12)"),
    /** planet_secrets.csv: Drug World raises special bonuses too, not only ratings. */
    DRUGS_RAISE_BONUSES(6, "Drug World raises special bonuses of characters by one too (planet_secrets.csv)"),
    /** 2-province, 11.5: before a repair die the repairer may take the Helian Drug. */
    DRUG_BEFORE_REPAIR(6, "the Helian Drug may be taken before a repair die (2-province, 11.5)"),
    /** C-COMBAT-2: whenever endurance falls, hits that were borne take effect. */
    HITS_OUTLAST_ENDURANCE(
            6, "hits take effect on who loses endurance: unpaid marines, and when the Helian Drug ends (C-COMBAT-2)"),
    /** C-POSS-2: no die is low enough for who has nothing of the rating, unless the Helian Drug may raise it. */
    REPAIRERS_CAN_REPAIR(7, "who has no navigation repairs no ship, who has no intelligence no card (C-POSS-2)"),
    /** S-R108, C-SO-2: the patrol that limits escorts is led by who stands with the units, as in an event. */
    ESCORTS_COME_FROM_LED_UNITS(7, "only who stands with the units leads the patrol that limits escorts (S-R108)");

    /** The rest is about the second edition. */
    private static final EnumSet<Correction> OF_THE_FIRST_EDITION =
            EnumSet.range(SHIP_OF_AN_ABSENT_HOLDER, GEMS_HANDED_OVER);

    private final int version;
    private final String sentence;

    Correction(int version, String sentence) {
        this.version = version;
        this.sentence = sentence;
    }

    /** The version of the rules that brought it. */
    public int version() {
        return version;
    }

    /** Those that games of an edition can tell the difference of. */
    static Set<Correction> of(Edition edition) {
        return edition == Edition.FIRST ? OF_THE_FIRST_EDITION : EnumSet.complementOf(OF_THE_FIRST_EDITION);
    }

    /** What is so since. */
    public String sentence() {
        return sentence;
    }
}
