package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.ActionEvent;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.server.http.Description;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A game of the second edition as its documents tell it. */
class SecondEditionDocumentsTest {

    private static final int GAMES = 6;
    private static final Description DESCRIPTION = Description.read();

    @Test
    void theTableHasOrbitsDriftAreasAndDistances() {
        TheatreDocument theatre = begun().theatre();

        assertThat(theatre.systems()).containsExactly(22, 23, 24);
        assertThat(theatre.places())
                .extracting(Heavens.SpaceDocument::key)
                .contains("orbit-221", "orbit-241", "drift-22", "far-drift-24")
                .hasSize(12);
        assertThat(theatre.distances())
                .containsExactly(
                        new Heavens.DistanceDocument(22, 23, 1),
                        new Heavens.DistanceDocument(22, 24, 2),
                        new Heavens.DistanceDocument(23, 24, 2));
    }

    @Test
    void countersStandOneByOneWithTheirFactors() {
        List<CounterDocument> counters = begun().theatre().counters();

        assertThat(counters).hasSize(12);
        CounterDocument regular = counters.getFirst();
        assertThat(regular.name()).isEqualTo("Wild Regular 1");
        assertThat(regular.place()).isEqualTo(2323);
        assertThat(List.of(regular.attack(), regular.endurance(), regular.hits()))
                .containsExactly(3, 3, 0);
        assertThat(counters)
                .filteredOn(each -> each.branch().equals("light") && each.side().equals("imperial"))
                .extracting(CounterDocument::place)
                .containsOnly("orbit-222");
    }

    @Test
    void whoIsAboardIsToldOnBothSides() {
        BoardDocument board = begun();
        ShipDocument privateer = board.ships().stream()
                .filter(ship -> ship.name().equals("Planetary Privateer"))
                .findFirst()
                .orElseThrow();

        assertThat(privateer.at()).isEqualTo("orbit-241");
        assertThat(privateer.aboard()).hasSize(4);
        assertThat(board.characters())
                .filteredOn(each -> privateer.aboard().contains(each.number()))
                .allSatisfy(each -> {
                    assertThat(each.place()).isEqualTo("orbit");
                    assertThat(each.condition().aboard().id()).isEqualTo(privateer.key());
                });
    }

    @Test
    void aGameOfTheFirstEditionHasNothingOfThis() {
        String board = Games.text(
                BoardDocument.of(Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1).viewFor(Viewer.IMPERIAL)));

        assertThat(board).doesNotContain("theatre", "condition", "dockedTo", "\"base\"", "\"at\"");
    }

    @Test
    void everythingThatIsSentFitsTheDescription() {
        Set<String> fights = new TreeSet<>();
        Set<String> columns = new TreeSet<>();
        Games.second(GAMES, game -> {
            for (Viewer viewer : Viewer.values()) {
                BoardDocument board = BoardDocument.of(game.viewFor(viewer));
                fits("Board", board);
                if (board.theatre().battle() != null) {
                    fights.add(board.theatre().battle().kind());
                }
                DecisionDocument.of(game.viewFor(viewer)).ifPresent(asked -> {
                    fits("Decision", asked);
                    asked.actions().stream()
                            .filter(answer -> answer.jump() != null)
                            .forEach(answer -> columns.add(resultsAddUp(answer.jump())));
                });
            }
        });
        assertThat(fights).contains("characters", "environs", "space");
        assertThat(columns).contains("<");
    }

    private static String resultsAddUp(JumpDocument jump) {
        assertThat(jump.results().stream()
                        .mapToDouble(JumpDocument.ArrivalDocument::probability)
                        .sum())
                .isCloseTo(1, within(1e-9));
        return jump.column();
    }

    private static void fits(String name, Object document) {
        assertThat(DESCRIPTION.faults(DESCRIPTION.component("schemas", name), Games.json(document)))
                .as("%s", document)
                .isEmpty();
    }

    @Test
    void aParagraphIsFoundByItsFirstRuleAndACompletionSaysThatItIsOurs() {
        assertThat(RulebookDocument.find("E3.2.c").orElseThrow().number()).isEqualTo("E3.2.c.1");
        RulebookDocument completed = RulebookDocument.find("C-JUMP-1").orElseThrow();
        assertThat(completed.kind()).isEqualTo("completion");
        assertThat(completed.edition()).isEqualTo("2002");
        assertThat(RulebookDocument.find("9.31").orElseThrow().edition()).isEqualTo("1979");
    }

    @Test
    void randomEventsSayWhatTheyDoIn2002AndWhichRollsBringThem() {
        assertThat(CatalogueDocument.standard().actionEvents())
                .filteredOn(event -> event.id().equals("stumble-on-squad"))
                .singleElement()
                .satisfies(event -> assertThat(event.name()).isEqualTo("Stumbles on enemy squad"));
        assertThat(CatalogueDocument.standard().second().randomEvents())
                .hasSize(ActionEvent.values().length)
                .filteredOn(event -> event.id().equals("stumble-on-squad"))
                .singleElement()
                .satisfies(event -> {
                    assertThat(event.name()).isEqualTo("Stumbles on an enemy patrol");
                    assertThat(event.effect()).contains("patrol").doesNotContain("squad");
                    assertThat(event.rolls())
                            .containsExactly(
                                    Map.entry("urban", List.of()),
                                    Map.entry("special", List.of(43)),
                                    Map.entry("wild", List.of(31)));
                });
    }

    @Test
    void theEditionsDifferTopicByTopic() {
        assertThat(CatalogueDocument.standard().second().differences())
                .hasSizeGreaterThan(25)
                .allSatisfy(each -> assertThat(
                                RulebookDocument.find(each.rule()).orElseThrow().number())
                        .isEqualTo(each.rule()));
    }

    private static BoardDocument begun() {
        return BoardDocument.of(Game.ofSeed(Scenarios.named("breakout-at-egrix").orElseThrow(), 1)
                .viewFor(Viewer.REBEL));
    }
}
