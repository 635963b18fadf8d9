package fitg.server.view;

import fitg.content.Mission;
import fitg.content.UnitSet;
import fitg.edition.second.Happening;
import fitg.procedure.Verdict;
import fitg.state.Holder;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What the component of an event stands for, and how it is told. */
enum Meaning {
    NUMBER(""),
    /** A boolean, a text or a name, told as it is. */
    PLAIN(""),
    WORD("a word"),
    MISSION("the letter of a mission"),
    PLACE("the number of an environ, the key of another place (`orbit-221`, `drift-22`), or `space`"),
    PLANET("the number of a planet"),
    CHARACTER("the number of a character"),
    CHARACTERS("numbers of characters"),
    HOLDER("the number of a character, or `units`"),
    STAR("the number of a star system"),
    FIGHTER("the key of somebody in a character combat"),
    PIECE("a piece"),
    PIECES("pieces"),
    DICE("each die"),
    LETTERS("letters of missions"),
    /** Texts, told as they are. */
    NAMES("names, each with its place"),
    PROVINCE("the number of a province"),
    /** Given by its number already; 0 where the table answers without a card. */
    EVENT_CARD("the number of an action card"),
    JUMP_COLUMN("a column of the hyperjump table of 2002"),
    SHIP("the key of a ship; absent for those who go on foot"),
    POSSESSION("the number of a possession; absent if the viewer may not know it"),
    ACTION_CARD("the number of an action card"),
    UNITS("military units"),
    DETECTION_COLUMN("a column of the Detection Table"),
    MILITARY_COLUMN("a column of the Military Combat Results"),
    CHARACTER_COLUMN("a column of the Character Combat Results"),
    SIGHTINGS("what each die would have brought, from the lowest"),
    VERDICT("how the game ended"),
    SECRET("the name of a planet secret"),
    ASSIGNMENT("the number of a Strategic Assignment card; absent if the viewer may not know it"),
    SOVEREIGN("the name of a sovereign");

    private final String says;

    Meaning(String says) {
        this.says = says;
    }

    /** What a reader of the documents takes it for; empty where the name of the field says it. */
    String says() {
        return says;
    }

    /** The components whose name does not say enough: the same word means something else in another event. */
    private static final Map<String, Meaning> PARTICULAR = Map.ofEntries(
            Map.entry("PossessionPassed.from", CHARACTER),
            Map.entry("PossessionPassed.to", CHARACTER),
            Map.entry("ActionCardDrawn.card", ACTION_CARD),
            Map.entry("DetectionRolled.baseColumn", DETECTION_COLUMN),
            Map.entry("DetectionRolled.column", DETECTION_COLUMN),
            Map.entry("PdbAttacked.column", MILITARY_COLUMN),
            Map.entry("MilitaryCombatRolled.baseColumn", MILITARY_COLUMN),
            Map.entry("MilitaryCombatRolled.column", MILITARY_COLUMN),
            Map.entry("BreakOffRolled.column", CHARACTER_COLUMN),
            Map.entry("RoundFought.column", CHARACTER_COLUMN),
            Map.entry("Raked.column", MILITARY_COLUMN),
            Map.entry("SpaceCombatRolled.baseColumn", MILITARY_COLUMN),
            Map.entry("SpaceCombatRolled.column", MILITARY_COLUMN),
            Map.entry("PdbAssaulted.baseColumn", MILITARY_COLUMN),
            Map.entry("PdbAssaulted.column", MILITARY_COLUMN),
            Map.entry("Watched.baseColumn", DETECTION_COLUMN),
            Map.entry("Watched.column", DETECTION_COLUMN),
            Map.entry("FleetDetached.column", CHARACTER_COLUMN),
            Map.entry("Jumped.column", JUMP_COLUMN),
            Map.entry("Tracked.column", DETECTION_COLUMN),
            Map.entry("EventRolled.card", EVENT_CARD),
            Map.entry("EventRolled.units", NUMBER),
            Map.entry("SuccessRolled.units", NUMBER),
            Map.entry("SuccessRolled.letters", LETTERS),
            Map.entry("UnitsSeen.units", NAMES),
            Map.entry("AssignmentTurned.card", ASSIGNMENT),
            Map.entry("AssignmentSeen.card", ASSIGNMENT));

    /** The names under which components are told whose own name means something else in another event. */
    private static final Map<String, String> TOLD_AS = Map.of(
            "Boarded.ship", "vessel",
            "Volley.target", "aim",
            "HitsTaken.target", "piece",
            "EventRolled.units", "ones",
            "SuccessRolled.units", "ones",
            "SuccessRolled.letters", "lettersShown",
            "UnitsSeen.units", "seen",
            "AssignmentTurned.card", "assignment",
            "AssignmentSeen.card", "assignment");

    /** The field of the log's data in which this component is told. */
    static String field(Class<?> event, RecordComponent component) {
        return TOLD_AS.getOrDefault(name(event, component), component.getName());
    }

    private static String name(Class<?> event, RecordComponent component) {
        return event.getSimpleName() + "." + component.getName();
    }

    static Meaning of(Class<?> event, RecordComponent component) {
        Meaning particular = PARTICULAR.get(name(event, component));
        return particular != null ? particular : byType(event, component);
    }

    private static Meaning byType(Class<?> event, RecordComponent component) {
        Class<?> type = component.getType();
        if (type == Mission.class) {
            return MISSION;
        }
        if (type == Verdict.class) {
            return VERDICT;
        }
        if (type == Happening.Piece.class) {
            return PIECE;
        }
        if (type == boolean.class || type == String.class) {
            return PLAIN;
        }
        return type.isEnum() ? WORD : byName(event, component);
    }

    private static Meaning byName(Class<?> event, RecordComponent component) {
        return switch (component.getName()) {
            case "environ", "place", "from", "to", "fromPlace", "orbit" -> PLACE;
            case "fromStar", "toStar" -> STAR;
            case "planet", "toPlanet" -> PLANET;
            case "province" -> PROVINCE;
            case "character", "prisoner", "leader", "owner", "target", "repairer" -> CHARACTER;
            case "characters", "members", "attackers", "defenders", "active", "inactive" -> CHARACTERS;
            case "holder" -> HOLDER;
            case "ship" -> SHIP;
            case "card", "possession" -> POSSESSION;
            case "units" -> UNITS;
            case "escort" -> FIGHTER;
            case "secret" -> SECRET;
            case "sovereign" -> SOVEREIGN;
            case "counters" -> PIECES;
            case "dice" -> DICE;
            case "byDie" -> SIGHTINGS;
            case "turn",
                    "level",
                    "evasion",
                    "shift",
                    "pdbShift",
                    "downShift",
                    "strength",
                    "shields",
                    "breakOffDie",
                    "spent",
                    "lost",
                    "draws",
                    "levelShift",
                    "knownShift",
                    "die",
                    "attackDie",
                    "defenceDie",
                    "unitsLose",
                    "pdbLoses",
                    "attack",
                    "defence",
                    "leaderShift",
                    "homeShift",
                    "specialShift",
                    "uprisingShift",
                    "defenderLoses",
                    "attackerLoses",
                    "searchValue",
                    "hidingValue",
                    "number",
                    "round",
                    "attackStrength",
                    "defenceStrength",
                    "woundsToDefender",
                    "woundsToAttacker",
                    "wounds",
                    "letters",
                    "points",
                    "distance",
                    "navigation",
                    "firstDie",
                    "secondDie",
                    "added",
                    "drift",
                    "hits",
                    "stun",
                    "differential",
                    "modifier",
                    "activeNumber",
                    "inactiveNumber",
                    "fleet",
                    "count",
                    "tens",
                    "change",
                    "track",
                    "rate",
                    "kind",
                    "needed",
                    "oneToZero",
                    "twoToOne" -> NUMBER;
            default ->
                throw new IllegalStateException("Nobody has said what " + component.getName() + " means in "
                        + event.getSimpleName() + ", a " + component.getType());
        };
    }

    /** Null for nobody and nothing. */
    Object translate(Object value, boolean knowsUnits) {
        return switch (this) {
            case NUMBER, PLAIN, DICE, NAMES, PROVINCE -> value;
            case WORD -> value == null ? null : Printed.word((Enum<?>) value);
            case MISSION -> value == null ? null : Printed.mission((Mission) value);
            case LETTERS -> letters((long) value);
            case PIECE -> PieceDocument.of((Happening.Piece) value);
            case PIECES -> pieces((List<?>) value);
            case SIGHTINGS ->
                ((List<?>) value)
                        .stream().map(each -> Printed.word((Enum<?>) each)).toList();
            case UNITS -> UnitsDocument.of((UnitSet) value, knowsUnits);
            case VERDICT -> VerdictDocument.of((Verdict) value);
            case CHARACTERS -> Printed.characters((long) value);
            default -> piece((int) value);
        };
    }

    private static List<String> letters(long set) {
        return Arrays.stream(Mission.values())
                .filter(mission -> (set & mission.bit()) != 0)
                .map(Printed::mission)
                .toList();
    }

    private static List<PieceDocument> pieces(List<?> pieces) {
        return pieces.stream()
                .map(piece -> PieceDocument.of((Happening.Piece) piece))
                .toList();
    }

    private Object piece(int value) {
        return switch (this) {
            case PLACE -> value < 0 ? "space" : Printed.place(value);
            case EVENT_CARD -> value == 0 ? null : value;
            case JUMP_COLUMN -> PrintedSecond.jumpColumn(value);
            case HOLDER -> value == Holder.UNITS ? "units" : CHARACTER.piece(value);
            default -> value < 0 ? null : known(value);
        };
    }

    private Object known(int value) {
        return switch (this) {
            case PLANET -> Printed.planet(value);
            case CHARACTER -> Printed.character(value);
            case SHIP -> Printed.ship(value);
            case STAR -> Printed.CATALOGUE.systems().get(value).id();
            case FIGHTER -> Printed.fighter(value);
            case POSSESSION -> Printed.possession(value);
            case ACTION_CARD -> Printed.actionCard(value);
            case DETECTION_COLUMN -> Printed.CATALOGUE.detection().columnName(value);
            case MILITARY_COLUMN -> Printed.CATALOGUE.militaryCombat().columnName(value);
            case CHARACTER_COLUMN -> Printed.CATALOGUE.characterCombat().columnName(value);
            case SECRET ->
                Printed.CATALOGUE.campaign().planetSecrets().get(value).name();
            case ASSIGNMENT ->
                Printed.CATALOGUE.campaign().strategicAssignments().get(value).number();
            case SOVEREIGN -> Printed.CATALOGUE.sovereigns().get(value).name();
            default -> throw new IllegalStateException(this + " names no piece");
        };
    }
}
