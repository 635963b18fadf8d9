package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.content.DetectionTable;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitSet;
import fitg.edition.first.Dispatch;
import fitg.edition.second.Happening;
import fitg.play.Viewer;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import fitg.server.http.Description;
import fitg.state.Holder;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What happened, in words and in printed terms. */
class LogDocumentTest {

    private static final Description DESCRIPTION = Description.read();
    private static final JsonMapper JSON = new JsonMapper();

    private static final int BOCCANEGRA =
            Printed.CATALOGUE.characterNamed("Boccanegra").index();
    private static final int KOGUS = Printed.CATALOGUE.characterNamed("Kogus").index();
    private static final int QUIBRON_WILD = Printed.CATALOGUE.environById(2211).index();
    private static final int ANGOFF = Printed.CATALOGUE.environById(2221).index();

    private static final Happening.Piece TRANSPORT =
            new Happening.Piece(Happening.Sort.COUNTER, 4, "Imperial Transport 5");

    private static final int FIRST_GALACTIC_EVENT = 98;

    static Class<?>[] kindsOfEvent() {
        return Vocabulary.events().toArray(Class<?>[]::new);
    }

    @ParameterizedTest
    @MethodSource("kindsOfEvent")
    void everyKindOfEventIsTranslatedComponentByComponent(Class<?> kind) throws ReflectiveOperationException {
        Event event = blank(kind);

        Viewer whoKnows = kind == Tidings.BaseChosen.class ? Viewer.REBEL : Viewer.IMPERIAL;
        LogDocument.Entry entry =
                LogDocument.entriesFrom(List.of(event), whoKnows, 0).getFirst();

        assertThat(entry.data().keySet()).isEqualTo(componentsOf(kind));
        assertThat(DESCRIPTION.faults(DESCRIPTION.component("schemas", "LogEntry"), JSON.valueToTree(entry)))
                .as("%s", entry)
                .isEmpty();
    }

    private static Set<String> componentsOf(Class<?> kind) {
        Set<String> names = new HashSet<>();
        Arrays.stream(kind.getRecordComponents())
                .filter(component -> !component.getName().equals("ruleCase"))
                .map(component -> Meaning.field(kind, component))
                .forEach(names::add);
        return names;
    }

    private static Event blank(Class<?> kind) throws ReflectiveOperationException {
        RecordComponent[] components = kind.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values =
                Arrays.stream(components).map(LogDocumentTest::blankValue).toArray();
        return (Event) kind.getDeclaredConstructor(types).newInstance(values);
    }

    private static Object blankValue(RecordComponent component) {
        Class<?> type = component.getType();
        if (type == List.class) {
            return switch (component.getName()) {
                case "dice" -> List.of(6, 1);
                case "byDie" -> List.of(DetectionTable.Result.UNDETECTED, DetectionTable.Result.DAMAGED);
                case "units" -> List.of("Marine");
                default -> List.of(TRANSPORT);
            };
        }
        Class<?> event = component.getDeclaringRecord();
        if (event == Tidings.EventDrawn.class || event == Tidings.EventEnded.class) {
            return type == int.class ? FIRST_GALACTIC_EVENT : "1.0";
        }
        if (type == Happening.Piece.class) {
            return TRANSPORT;
        }
        if (type == int.class) {
            return 1;
        }
        if (type == long.class) {
            return 1L;
        }
        if (type == UnitSet.class) {
            return UnitSet.of(UnitKind.LINE, 1);
        }
        if (type == boolean.class) {
            return true;
        }
        if (type == Verdict.class) {
            return new Verdict(Side.REBEL, Verdict.Reason.POINTS, 12);
        }
        return type.isEnum() ? type.getEnumConstants()[0] : "1.0";
    }

    @Test
    void unitsMoveBetweenEnvironsButCardsPassBetweenCharacters() {
        Event moved = new Event.UnitsMoved(
                Side.IMPERIAL, QUIBRON_WILD, ANGOFF, UnitSet.of(UnitKind.MILITIA, 2), 0, false, "9.0");
        Event passed = new Event.PossessionPassed(8, true, BOCCANEGRA, KOGUS, "14.12");

        assertThat(data(moved, Viewer.REBEL)).containsEntry("from", 2211).containsEntry("to", 2221);
        assertThat(data(passed, Viewer.REBEL))
                .containsEntry("card", 41)
                .containsEntry("from", BOCCANEGRA + 1)
                .containsEntry("to", KOGUS + 1);
    }

    @Test
    void unitsThatMoveFaceDownAreMobileUnitsToTheRebels() {
        Event moved = new Event.UnitsMoved(
                Side.IMPERIAL, QUIBRON_WILD, ANGOFF, UnitSet.of(UnitKind.PATROL, 2), 0, false, "9.0");

        assertThat(data(moved, Viewer.REBEL))
                .containsEntry("units", List.of(new UnitsDocument("mobile", "mobile unit", "imperial", 2)));
        assertThat(data(moved, Viewer.IMPERIAL))
                .containsEntry("units", List.of(new UnitsDocument("patrol", "Patrol", "imperial", 2)));
    }

    @Test
    void unitsThatAreShownAreToldApartByEverybody() {
        Event shown = new Event.UnitsShown(ANGOFF, UnitSet.of(UnitKind.LINE, 1), "7.22");

        assertThat(data(shown, Viewer.SPECTATOR))
                .containsEntry("units", List.of(new UnitsDocument("line", "Line", "imperial", 1)));
    }

    /** E5.3.b.1: it has no number among the fighters. */
    @Test
    void aCreatureThatStrikesOnItsOwnHasItsName() {
        Happening.Piece giants = new Happening.Piece(Happening.Sort.FIGHTER, Holder.NOBODY, "Snow Giants");
        Happening.Piece target = new Happening.Piece(Happening.Sort.FIGHTER, BOCCANEGRA, "Boccanegra");
        Event volley = new Happening.Volley(QUIBRON_WILD, giants, target, List.of(2, 6), 1, "E5.3.b.1");

        assertThat(data(volley, Viewer.REBEL))
                .containsEntry("shooter", new PieceDocument("fighter", "creature", "Snow Giants"))
                .containsEntry("aim", new PieceDocument("character", BOCCANEGRA + 1, "Boccanegra"));
    }

    @Test
    void aCardNobodyMayKnowIsLeftOut() {
        Event gained = new Event.PossessionGained(Event.UNKNOWN_CARD, false, BOCCANEGRA, "14.11");
        assertThat(data(gained, Viewer.IMPERIAL)).doesNotContainKey("card").containsEntry("owner", BOCCANEGRA + 1);
    }

    @Test
    void aRawEventDoesNotSlipPastTheGate() {
        Event gained = new Event.PossessionGained(8, false, BOCCANEGRA, "14.11");
        assertThat(data(gained, Viewer.SPECTATOR)).doesNotContainKey("card");
        assertThat(data(gained, Viewer.REBEL)).containsEntry("card", 41);
    }

    @ParameterizedTest
    @EnumSource(value = Viewer.class, names = "IMPERIAL", mode = EnumSource.Mode.EXCLUDE)
    void onlyUnitsShownOrLostAreToldApartInALog(Viewer viewer) {
        Set<String> telling = new HashSet<>();
        Games.busy(8, game -> {
            if (game.isOver()) {
                LogDocument.entriesFrom(game.log(viewer), viewer, 0).stream()
                        .filter(entry -> tellsApart(Games.json(entry)))
                        .forEach(entry -> telling.add(entry.type()));
            }
        });
        assertThat(telling).isNotEmpty().isSubsetOf("UnitsShown", "UnitsLost");
    }

    private static boolean tellsApart(JsonNode entry) {
        return entry.findValuesAsText("kind").stream().anyMatch(kind -> kind.equals("patrol") || kind.equals("line"));
    }

    @Test
    void unitsCanHoldAPrisoner() {
        Event captured = new Event.Captured(KOGUS, Holder.UNITS, "12.8");
        assertThat(data(captured, Viewer.REBEL)).containsEntry("holder", "units");
    }

    @Test
    void aVolleyOfTheSecondEditionTellsItsDiceAndWhomTheyAreFor() {
        int angoffOrbit = Place.orbit(Printed.CATALOGUE.environ(ANGOFF).planet());
        Happening.Piece kogus = new Happening.Piece(Happening.Sort.FIGHTER, KOGUS, "Kogus");
        Event volley = new Happening.Volley(angoffOrbit, TRANSPORT, kogus, List.of(6, 2), 1, "C-COMBAT-1");

        assertThat(data(volley, Viewer.REBEL))
                .containsEntry("place", "orbit-222")
                .containsEntry("shooter", new PieceDocument("counter", 4, "Imperial Transport 5"))
                .containsEntry("aim", new PieceDocument("character", KOGUS + 1, "Kogus"))
                .containsEntry("dice", List.of(6, 2))
                .containsEntry("hits", 1);
    }

    @Test
    void missionsAreKnownByTheirLetter() {
        Event gained = new Event.LetterGained(ANGOFF, Mission.DIPLOMACY, 1, "13.3");
        assertThat(data(gained, Viewer.REBEL)).containsEntry("mission", "D");
    }

    private static Map<String, Object> data(Event event, Viewer viewer) {
        return LogDocument.entriesFrom(List.of(event), viewer, 0).getFirst().data();
    }

    @Test
    void aReaderGoesOnWhereHeStopped() {
        List<Event> end = List.of(new Event.TurnBegan(2, "4.0"));

        assertThat(LogDocument.entriesFrom(end, Viewer.REBEL, 1))
                .containsExactly(new LogDocument.Entry(
                        1, "TurnBegan", "4.0", "Game-turn 2 begins.", Map.<String, Object>of("turn", 2)));
    }

    @Test
    void everythingThatHappensInLongGamesIsToldToEverybody() {
        Set<String> told = new HashSet<>();
        Games.busy(8, game -> {
            if (game.isOver()) {
                for (Viewer viewer : Viewer.values()) {
                    List<LogDocument.Entry> log = LogDocument.entriesFrom(game.log(viewer), viewer, 0);
                    assertThat(log).allSatisfy(entry -> assertThat(entry.text()).isNotBlank());
                    assertThat(Games.text(log)).isNotBlank();
                    log.forEach(entry -> told.add(entry.type()));
                }
            }
        });
        long ofSkirmishes = Arrays.stream(kindsOfEvent())
                .filter(kind -> !Tidings.class.isAssignableFrom(kind) && !Dispatch.class.isAssignableFrom(kind))
                .count();
        assertThat(told).hasSizeGreaterThan((int) ofSkirmishes * 3 / 4);
    }
}
