package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.server.BesideTheOthers;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table as each viewer sees it. */
@BesideTheOthers
class BoardDocumentTest {

    private static final int GAMES = 4;

    @Test
    void aGameBeginsWithTheForcesOfItsScenario() {
        Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, 1);

        BoardDocument board = BoardDocument.of(game.viewFor(Viewer.SPECTATOR));

        assertThat(board.viewer()).isEqualTo("spectator");
        assertThat(board.scenario()).isEqualTo("varu-powderkeg");
        assertThat(board.segment()).isEqualTo(new LabelDocument("set-up", "Set-up"));
        assertThat(board.planets()).extracting(PlanetDocument::id).containsExactly(431, 432, 433);
        assertThat(board.waitingFor()).isEqualTo("imperial");
        assertThat(board.pointsToWin()).isEqualTo(20);
    }

    @ParameterizedTest
    @EnumSource(value = Viewer.class, names = "IMPERIAL", mode = EnumSource.Mode.EXCLUDE)
    void nobodyButTheEmpireCanTellPatrolsFromLinesThatLieFaceDown(Viewer viewer) {
        Set<String> kinds = kindsSeenBy(viewer);
        assertThat(kinds).contains("mobile", "militia").doesNotContain("patrol", "line");
    }

    @Test
    void theEmpireCanTellPatrolsFromLines() {
        assertThat(kindsSeenBy(Viewer.IMPERIAL)).contains("patrol", "line").doesNotContain("mobile");
    }

    /** Case 7.22: three of three Patrols and one of two Lines leave a Rebel planet and are hit by its PDB. */
    @Test
    void unitsUnderFireLieOpenForEverybody() {
        Game game = Position.in(22)
                .state("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 2, true)
                .units(2231, UnitKind.LINE, 2)
                .units(2231, UnitKind.PATROL, 3)
                .dice(3, 6)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2231", "environ:2211", "count:3", "count:1", "attack")
                .expect(Ask.LOSSES)
                .game();
        int charkhan = Printed.CATALOGUE.environById(2231).index();

        for (Viewer viewer : List.of(Viewer.REBEL, Viewer.SPECTATOR)) {
            assertThat(UnitsDocument.in(game.viewFor(viewer), charkhan))
                    .extracting(units -> units.count() + " " + units.kind())
                    .containsExactlyInAnyOrder("1 line", "3 patrol", "1 mobile");
        }
    }

    private static Set<String> kindsSeenBy(Viewer viewer) {
        Set<String> kinds = new HashSet<>();
        Games.busy(GAMES, game -> {
            PlayerView view = game.viewFor(viewer);
            if (viewer != Viewer.IMPERIAL && anyLieOpen(view)) {
                return;
            }
            JsonNode board = Games.json(BoardDocument.of(view));
            board.findValues("units").forEach(units -> kinds.addAll(units.findValuesAsText("kind")));
        });
        return kinds;
    }

    /** Case 7.22: units whose strength is being used lie open for the time. */
    private static boolean anyLieOpen(PlayerView view) {
        return Arrays.stream(view.scenario().environs()).anyMatch(view::knowsMobileUnits);
    }

    @ParameterizedTest
    @EnumSource(value = Viewer.class, names = "REBEL", mode = EnumSource.Mode.EXCLUDE)
    void cardsFaceDownUnderRebelsAreOnlyCountedForTheOthers(Viewer viewer) {
        AtomicInteger faceDown = new AtomicInteger();
        Games.busy(
                GAMES,
                game -> rebels(game, viewer).forEach(rebel -> {
                    faceDown.addAndGet(rebel.faceDownCards());
                    assertThat(rebel.cards()).allMatch(CharacterDocument.CardDocument::shown);
                }));
        assertThat(faceDown).hasPositiveValue();
    }

    @Test
    void theRebelPlayerKnowsTheCardsOfHisCharacters() {
        Games.busy(
                GAMES,
                game -> rebels(game, Viewer.REBEL)
                        .forEach(rebel -> assertThat(rebel.cards().stream().filter(card -> !card.shown()))
                                .hasSize(rebel.faceDownCards())));
    }

    private static List<CharacterDocument> rebels(Game game, Viewer viewer) {
        return BoardDocument.of(game.viewFor(viewer)).characters().stream()
                .filter(character -> character.side().equals(Printed.side(Side.REBEL)))
                .toList();
    }

    @Test
    void theBreakdownAddsUpToThePoints() {
        Games.busy(GAMES, game -> {
            BoardDocument board = BoardDocument.of(game.viewFor(Viewer.SPECTATOR));
            assertThat(board.breakdown().stream()
                            .mapToInt(PointsDocument::points)
                            .sum())
                    .isEqualTo(board.points());
            assertThat(board.breakdown())
                    .allSatisfy(each ->
                            assertThat(each.what()).startsWith(each.source().name()));
        });
    }

    @Test
    void theSamePositionGivesTheSameBytes() {
        Games.random(GAMES, game -> {
            for (Viewer viewer : Viewer.values()) {
                assertThat(Games.text(BoardDocument.of(game.copy().viewFor(viewer))))
                        .isEqualTo(Games.text(BoardDocument.of(game.viewFor(viewer))));
            }
        });
    }

    @Test
    void everyMissionUnderWayNamesItsMembersOrTheCamp() {
        AtomicInteger missions = new AtomicInteger();
        Games.busy(
                GAMES,
                game -> BoardDocument.of(game.viewFor(Viewer.REBEL))
                        .missions()
                        .underWay()
                        .forEach(mission -> {
                            missions.incrementAndGet();
                            assertThat(mission.camp() || !mission.members().isEmpty())
                                    .isTrue();
                        }));
        assertThat(missions).hasPositiveValue();
    }
}
