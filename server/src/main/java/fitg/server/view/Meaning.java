package fitg.server.view;

import fitg.content.Mission;
import fitg.content.UnitSet;
import fitg.procedure.Verdict;
import fitg.state.Holder;
import java.lang.reflect.RecordComponent;
import java.util.Map;

/** What the component of an event stands for, and how it is told. */
enum Meaning {
    NUMBER(""),
    /** A boolean, a text or a name, told as it is. */
    PLAIN(""),
    WORD("a word"),
    MISSION("the letter of a mission"),
    ENVIRON("the number of an environ, or `space`"),
    PLANET("the number of a planet"),
    CHARACTER("the number of a character"),
    CHARACTERS("numbers of characters"),
    HOLDER("the number of a character, or `units`"),
    SHIP("the key of a ship; absent for those who go on foot"),
    POSSESSION("the number of a possession; absent if the viewer may not know it"),
    ACTION_CARD("the number of an action card"),
    UNITS("military units"),
    DETECTION_COLUMN("a column of the Detection Table"),
    MILITARY_COLUMN("a column of the Military Combat Results"),
    CHARACTER_COLUMN("a column of the Character Combat Results"),
    VERDICT("how the game ended");

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
            Map.entry("RoundFought.column", CHARACTER_COLUMN));

    static Meaning of(Class<?> event, RecordComponent component) {
        Meaning particular = PARTICULAR.get(event.getSimpleName() + "." + component.getName());
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
        if (type == boolean.class || type == String.class) {
            return PLAIN;
        }
        return type.isEnum() ? WORD : byName(event, component);
    }

    private static Meaning byName(Class<?> event, RecordComponent component) {
        return switch (component.getName()) {
            case "environ", "from", "to" -> ENVIRON;
            case "planet" -> PLANET;
            case "character", "prisoner", "leader", "owner", "target" -> CHARACTER;
            case "characters", "members", "attackers", "defenders", "active", "inactive" -> CHARACTERS;
            case "holder" -> HOLDER;
            case "ship" -> SHIP;
            case "card" -> POSSESSION;
            case "units" -> UNITS;
            case "turn",
                    "level",
                    "evasion",
                    "shift",
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
            case NUMBER, PLAIN -> value;
            case WORD -> Printed.word((Enum<?>) value);
            case MISSION -> Printed.mission((Mission) value);
            case UNITS -> UnitsDocument.of((UnitSet) value, knowsUnits);
            case VERDICT -> VerdictDocument.of((Verdict) value);
            case CHARACTERS -> Printed.characters((long) value);
            default -> piece((int) value);
        };
    }

    private Object piece(int value) {
        return switch (this) {
            case ENVIRON -> value < 0 ? "space" : (Object) Printed.environ(value);
            case HOLDER -> value == Holder.UNITS ? "units" : CHARACTER.piece(value);
            default -> value < 0 ? null : known(value);
        };
    }

    private Object known(int value) {
        return switch (this) {
            case PLANET -> Printed.planet(value);
            case CHARACTER -> Printed.character(value);
            case SHIP -> Printed.ship(value);
            case POSSESSION -> Printed.possession(value);
            case ACTION_CARD -> Printed.actionCard(value);
            case DETECTION_COLUMN -> Printed.CATALOGUE.detection().columnName(value);
            case MILITARY_COLUMN -> Printed.CATALOGUE.militaryCombat().columnName(value);
            case CHARACTER_COLUMN -> Printed.CATALOGUE.characterCombat().columnName(value);
            default -> throw new IllegalStateException(this + " names no piece");
        };
    }
}
