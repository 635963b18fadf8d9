package fitg.content;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Reads the mission cards, the action cards and the events on them (section 13.0). */
final class MissionLoader {

    /** The cards of the Mission Phase. {@code coupPenalties} are by event and die, null for other events. */
    record Missions(
            List<MissionCard> missions,
            List<ActionCard> actionCards,
            List<EventText> events,
            ActionEvent.CoupPenalty[][] coupPenalties) {}

    private static final int ACTION_CARDS = 30;
    private static final int DIE = 6;

    private final ContentSource source;

    MissionLoader(ContentSource source) {
        this.source = source;
    }

    Missions load() {
        ActionEvent.CoupPenalty[][] penalties = new ActionEvent.CoupPenalty[ActionEvent.values().length][];
        List<EventText> events = events(penalties);
        return new Missions(missions(), actionCards(), events, penalties);
    }

    private List<MissionCard> missions() {
        CsvTable table = CsvTable.read(
                        source,
                        "missions.csv",
                        "number,letter,name,rebel,imperial,games,letters_for_effects,can_accumulate_letters,restrictions,"
                                + "effect,bonus_draw_formula,notes,home_planet_draws,royalty_draws")
                .numbered("number", Mission.SABOTAGE.card(), Mission.QUESTION_PRISONER.card());
        List<MissionCard> cards = new ArrayList<>();
        for (Row row : table.rows()) {
            Mission mission = Mission.at(cards.size());
            row.require(
                    CardLoader.mission(row, "letter", row.text("letter")) == mission,
                    "letter must be " + mission.letter());
            cards.add(new MissionCard(
                    mission,
                    mission.card(),
                    row.text("name"),
                    row.flag("rebel"),
                    row.flag("imperial"),
                    GameLevel.read(row, "games"),
                    row.flag("can_accumulate_letters"),
                    row.text("restrictions"),
                    row.text("effect"),
                    row.text("bonus_draw_formula"),
                    row.cell("notes"),
                    row.number("home_planet_draws", 0, 1),
                    row.number("royalty_draws", 0, 1)));
        }
        return List.copyOf(cards);
    }

    private List<EventText> events(ActionEvent.CoupPenalty[][] penalties) {
        CsvTable table = CsvTable.read(
                        source, "action_events.csv", "event_code,name,effect,parameters,d1,d2,d3,d4,d5,d6")
                .unique("event_code")
                .exactly(ActionEvent.values().length);
        Map<ActionEvent, Row> converted = converted();
        Map<ActionEvent, EventText> texts = new EnumMap<>(ActionEvent.class);
        for (Row row : table.rows()) {
            ActionEvent event = row.code("event_code", ActionEvent.class);
            penalties[event.ordinal()] = coupPenalties(row, event);
            texts.put(event, text(row, event, converted.getOrDefault(event, row)));
        }
        return List.copyOf(texts.values());
    }

    /** What some of them say by the units and rolls of 2002 (C-MISS-4 and specification 4b, section 0). */
    private Map<ActionEvent, Row> converted() {
        Map<ActionEvent, Row> rows = new EnumMap<>(ActionEvent.class);
        CsvTable.read(source, "action_events_2002.csv", "event_code,name,effect")
                .unique("event_code")
                .rows()
                .forEach(row -> rows.put(row.code("event_code", ActionEvent.class), row));
        return rows;
    }

    private static EventText text(Row row, ActionEvent event, Row of2002) {
        String title = title(row.text("name"));
        return new EventText(
                event,
                new Wording(
                        title,
                        of2002.optionalText("name").map(MissionLoader::title).orElse(title)),
                new Wording(row.text("effect"), of2002.text("effect")),
                row.pairs("parameters", '='));
    }

    /** Which of several cards of the same name it is matters to this list alone; its effect is told in full. */
    private static String title(String name) {
        return name.replaceFirst(", variant \\d+$", "");
    }

    private static ActionEvent.CoupPenalty[] coupPenalties(Row row, ActionEvent event) {
        boolean coup = event.type() == ActionEvent.Type.COUP_ABORT;
        ActionEvent.CoupPenalty[] penalties = new ActionEvent.CoupPenalty[DIE];
        for (int die = 1; die <= DIE; die++) {
            String column = "d" + die;
            row.require(coup != row.isBlank(column), column + " is for aborted coups, and for them only");
            penalties[die - 1] = coup ? row.code(column, ActionEvent.CoupPenalty.class) : null;
        }
        return coup ? penalties : null;
    }

    private List<ActionCard> actionCards() {
        EnvironType.Section[] sections = EnvironType.Section.values();
        CsvTable table = CsvTable.read(source, "action_cards.csv", "number,section,letters,event_code")
                .unique("number", "section")
                .exactly(ACTION_CARDS * sections.length);
        List<ActionCard> cards = new ArrayList<>();
        for (int index = 0; index < ACTION_CARDS; index++) {
            ActionCard.Face[] faces = new ActionCard.Face[sections.length];
            for (EnvironType.Section section : sections) {
                Row row = table.rows().get(index * sections.length + section.ordinal());
                faces[section.ordinal()] = face(row, index + ActionCard.FIRST, section);
            }
            cards.add(new ActionCard(index, index + ActionCard.FIRST, faces[0], faces[1], faces[2]));
        }
        return List.copyOf(cards);
    }

    private static ActionCard.Face face(Row row, int number, EnvironType.Section section) {
        boolean inPlace = row.text("number").equals(String.valueOf(number))
                && row.code("section", EnvironType.Section.class) == section;
        row.require(inPlace, "card " + number + ", " + section + " must stand here");
        String printed = row.text("letters");
        row.require(printed.length() <= 2, "letters: one or two expected, not " + printed);
        long letters = 0;
        for (String letter : printed.split("")) {
            long bit = CardLoader.mission(row, "letters", letter).bit();
            row.require((letters & bit) == 0, "letters: " + letter + " appears twice");
            letters |= bit;
        }
        return new ActionCard.Face(letters, row.code("event_code", ActionEvent.class));
    }
}
