package fitg.server.view;

import fitg.content.ActionCard;
import fitg.content.ActionEvent;
import fitg.content.Catalogue;
import fitg.content.EnvironType.Section;
import fitg.content.EventText;
import fitg.content.Mission;
import fitg.content.MissionCard;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.rules.mission.second.MissionTable;
import fitg.server.shape.By;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Says;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The missions and the action cards, in printed terms. */
public final class PrintedMissions {

    @Says("A mission as it is printed.")
    public record MissionFacts(
            String letter,
            int number,
            String name,
            List<String> sides,
            @Says("In the games of this server.") boolean playable,
            boolean canAccumulateLetters,
            String restrictions,
            String effect,
            String bonusDraws,
            String notes) {}

    @Says("An event of the action cards.")
    @Called("ActionEvent")
    public record EventFacts(String id, String type, String name, String effect) {}

    @Says("A random event of the second edition: one of the action cards, by the units and rolls of 2002.")
    @Called("RandomEvent")
    public record RandomEventFacts(
            @Is(ActionEvent.class) String id,
            String name,
            String effect,

            @Says("The rolls that bring it in each kind of environ, two dice read as tens and ones.")
            @By(value = Section.class, every = true)
            Map<String, List<Integer>> rolls) {}

    @Says("An action card with what it says in each kind of environ.")
    @Called("ActionCard")
    public record ActionCardFacts(
            int number,
            @By(value = Section.class, every = true) Map<String, FaceFacts> sections) {}

    @Says("What an action card says in one kind of environ.")
    @Called("Section")
    public record FaceFacts(List<String> letters, String event) {}

    private PrintedMissions() {}

    static List<MissionFacts> missions(Catalogue catalogue) {
        return catalogue.missions().stream().map(PrintedMissions::mission).toList();
    }

    private static MissionFacts mission(MissionCard card) {
        return new MissionFacts(
                Printed.mission(card.mission()),
                card.number(),
                card.name(),
                Arrays.stream(Side.values())
                        .filter(card::open)
                        .map(Printed::side)
                        .toList(),
                Scenarios.rulesets().stream().anyMatch(rules -> rules.missions().contains(card.mission())),
                card.canAccumulateLetters(),
                card.restrictions(),
                card.effect(),
                card.bonusDraws(),
                card.notes());
    }

    static List<EventFacts> events(Catalogue catalogue) {
        return Arrays.stream(ActionEvent.values())
                .map(catalogue::eventText)
                .map(PrintedMissions::event)
                .toList();
    }

    private static EventFacts event(EventText text) {
        return new EventFacts(
                Printed.word(text.event()),
                Printed.word(text.event().type()),
                text.title().printed(),
                text.effect().printed());
    }

    static List<RandomEventFacts> randomEvents(Catalogue catalogue) {
        return Arrays.stream(ActionEvent.values())
                .map(catalogue::eventText)
                .map(PrintedMissions::randomEvent)
                .toList();
    }

    private static RandomEventFacts randomEvent(EventText text) {
        Map<String, List<Integer>> rolls = new LinkedHashMap<>();
        for (Section section : Section.values()) {
            rolls.put(Printed.word(section), MissionTable.rolls(text.event(), section));
        }
        return new RandomEventFacts(
                Printed.word(text.event()),
                text.title().converted(),
                text.effect().converted(),
                Collections.unmodifiableMap(rolls));
    }

    static List<ActionCardFacts> actionCards(Catalogue catalogue) {
        return catalogue.actionCards().stream().map(PrintedMissions::card).toList();
    }

    private static ActionCardFacts card(ActionCard card) {
        Map<String, FaceFacts> sections = new LinkedHashMap<>();
        for (Section section : Section.values()) {
            sections.put(Printed.word(section), face(card.face(section)));
        }
        return new ActionCardFacts(card.number(), Collections.unmodifiableMap(sections));
    }

    private static FaceFacts face(ActionCard.Face face) {
        return new FaceFacts(
                Printed.each(face.letters(), mission -> Printed.mission(Mission.at(mission))),
                Printed.word(face.event()));
    }
}
