package fitg.server.view;

import fitg.content.ActionEvent;
import fitg.content.CounterType;
import fitg.content.Edition;
import fitg.content.EnvironType;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Viewer;
import fitg.procedure.Action.Piece;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import fitg.rules.combat.second.Battle;
import fitg.server.shape.Given;
import fitg.state.Mark;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of the game in its documents: each list is taken from where the game has it. */
public final class Vocabulary {

    /** The questions of all levels and editions; each brings an enum. */
    private static final List<Class<? extends Question>> QUESTIONS =
            List.of(Ask.class, Matter.class, Query.class, Affair.class);

    /** The events of all levels and editions; each brings a sealed family. */
    private static final List<Class<? extends Event>> EVENTS =
            List.of(Event.Basic.class, Happening.class, Tidings.class, Dispatch.class);

    /** Events of 1979 whose own names mean something else in the second edition. */
    private static final Map<Class<?>, String> OTHERWISE_CALLED = Map.of(
            Dispatch.Jumped.class, "HyperspaceCrossed",
            Dispatch.Intercepted.class, "StackIntercepted",
            Dispatch.Raked.class, "StackRaked");

    private Vocabulary() {}

    /** The lists of words, and the log's data, which are told in them. */
    public static List<Given> words() {
        List<Given> lists = lists();
        Map<Class<?>, String> names = lists.stream().collect(Collectors.toMap(Given::of, Given::name));
        Given data = new Given(EventData.class, "LogData", EventData.schema(events(), names));
        return Stream.concat(lists.stream(), Stream.of(data)).toList();
    }

    private static List<Given> lists() {
        return List.of(
                Given.words(Side.class, "Side", "A player of the game."),
                Given.words(Viewer.class, "Viewer", "Whose eyes a document was written for."),
                Given.words(Segment.class, "Segment", "A step of a player-turn, in the order of play."),
                Given.words(
                        Loyalty.class,
                        "Loyalty",
                        "The loyalty track of a planet, from the Empire's end to the Rebels'."),
                Given.words(PlanetState.class, "PlanetState", "The political state of a planet."),
                Given.words(EnvironType.class, "EnvironType", "What kind of place an environ is."),
                Given.words(Rating.class, "Rating", "One of the ratings printed on a character."),
                Given.words(Mark.class, "Mark", "A marker that lies on an environ."),
                Given.words(ActionEvent.Type.class, "ActionEventType", "A type of event on the action cards."),
                Given.words(ActionEvent.class, "ActionEventId", "An event on the action cards."),
                Given.words(Verdict.Reason.class, "VerdictReason", "Why a game ended."),
                Given.words(Edition.class, "Edition", "The year of an edition of the game.", editions()),
                Given.words(GameLevel.class, "GameLevel", "One of the games of the box."),
                Given.words(
                        CounterType.Branch.class, "Branch", "What a military counter of the second edition is for."),
                Given.words(Battle.Sort.class, "BattleKind", "What fights in a combat of the second edition."),
                Given.words(
                        UnitType.class,
                        "UnitKind",
                        "A type of military unit. `" + UnitsDocument.FACE_DOWN
                                + "` is one that lies face down for the reader.",
                        unitTypes()),
                Given.words(Piece.class, "PieceKind", "What kind of piece or place something is.", pieces()),
                Given.words(
                        Question.class,
                        "Question",
                        "What the game can ask. A client needs none of these names to play: the answers are always listed.",
                        questions()),
                Given.words(Event.class, "EventType", "What can happen, as the log names it.", eventTypes()));
    }

    private static List<String> editions() {
        return Arrays.stream(Edition.values()).map(Edition::year).toList();
    }

    private static List<String> unitTypes() {
        return Stream.concat(
                        Printed.CATALOGUE.unitTypes().stream().map(UnitType::key), Stream.of(UnitsDocument.FACE_DOWN))
                .toList();
    }

    private static List<String> pieces() {
        return Stream.concat(
                        Arrays.stream(Piece.values())
                                .filter(piece -> piece != Piece.NONE && piece != Piece.NUMBER)
                                .map(Printed::word),
                        PieceDocument.OTHERS.stream())
                .toList();
    }

    private static List<String> questions() {
        return QUESTIONS.stream()
                .flatMap(each -> Arrays.stream(each.getEnumConstants()))
                .map(Printed::word)
                .distinct()
                .toList();
    }

    private static List<String> eventTypes() {
        return events().stream().map(Vocabulary::eventType).toList();
    }

    /** What the log calls a kind of event. */
    static String eventType(Class<?> event) {
        return OTHERWISE_CALLED.getOrDefault(event, event.getSimpleName());
    }

    /** Every kind of event there is. */
    static List<Class<?>> events() {
        return EVENTS.stream().flatMap(Vocabulary::kinds).toList();
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return family.isSealed()
                ? Arrays.stream(family.getPermittedSubclasses()).flatMap(Vocabulary::kinds)
                : Stream.of(family);
    }
}
