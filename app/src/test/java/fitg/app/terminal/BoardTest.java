package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Game;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.state.Segment;
import java.util.List;
import java.util.SplittableRandom;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

    /** Some of everything that can lie on a board. */
    private final Game game = Position.of(Scenarios.FLIGHT_TO_EGRIX)
            .turn(3)
            .units(2211, UnitKind.MILITIA, 1)
            .units(2211, UnitKind.PATROL, 1)
            .units(2211, UnitKind.LINE, 2)
            .placeWithUnits("Jon Kidu", 2211)
            .place("Vans Ka-Tie-A", 2221)
            .prisoner("Doctor Sontag", "Vans Ka-Tie-A")
            .place("Boccanegra", 2232)
            .place("Frun Sentel", 2232)
            .detected("Frun Sentel")
            .wounds("Frun Sentel", 2)
            .ship("Planetary Privateer", "Boccanegra")
            .card("Medi-kit of Ptolus", "Boccanegra")
            .units(2232, UnitKind.WILD_2_1, 2)
            .camp(2231, 2)
            .coupMarker(2221)
            .state("Charkhan", PlanetState.REBELLION)
            .pdb("Charkhan", 1, false)
            .start(Side.REBEL, Segment.MOVEMENT)
            .game();

    @Test
    void theEmpireSeesItsOwnUnits() {
        assertThat(draw(Viewer.IMPERIAL, 100))
                .contains("1 Militia, 1 Patrol, 2 Line")
                .doesNotContain("3 face down");
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "SPECTATOR"})
    void toAllOthersMobileUnitsAreANumber(Viewer viewer) {
        assertThat(draw(viewer, 100)).contains("1 Militia, 3 face down").doesNotContain("Patrol", " Line ");
    }

    @Test
    void onlyTheRebelKnowsHisCards() {
        assertThat(draw(Viewer.REBEL, 100)).contains("Medi-kit of Ptolus (face down)");
        assertThat(draw(Viewer.IMPERIAL, 100)).contains("1 card face down").doesNotContain("Medi-kit");
        assertThat(draw(Viewer.SPECTATOR, 100)).contains("1 card face down").doesNotContain("Medi-kit");
    }

    @Test
    void charactersShowTheirStackStatusWoundsShipsAndPrisoners() {
        assertThat(draw(Viewer.REBEL, 100))
                .contains("+ ● Jon Kidu")
                .contains("○ Vans Ka-Tie-A")
                .contains("× Doctor Sontag (prisoner)")
                .contains("● Frun Sentel w2/5")
                .contains("○ Boccanegra")
                .contains("» Planetary Privateer")
                .contains("▲ Rebel camp since turn 2");
    }

    @Test
    void planetsShowLoyaltyStateControlAndPdb() {
        assertThat(draw(Viewer.REBEL, 100))
                .contains("Patriotic[LOYAL]Neutral Dissent Unrest")
                .contains("Patriotic Loyal Neutral Dissent[UNREST]═ Rebellion (nobody)")
                .contains("PDB 1 ▽Down")
                .contains("PDB 2 ▲Up");
    }

    @Test
    void environsShowWhatIsPrintedAndMarked() {
        assertThat(draw(Viewer.REBEL, 100))
                .containsPattern("Wild +size 4 res 6")
                .contains("Saurian ¤ Snow Giants")
                .contains("coup 3 (done)");
    }

    @Test
    void theStatusSaysWhereTheGameStands() {
        assertThat(draw(Viewer.REBEL, 100))
                .contains("Turn 3 of 6  Rebel player-turn")
                .contains("Arrivals [MOVEMENT] Reaction")
                .containsPattern("Rebel points -?\\d+ of 12")
                .contains("for Rebel eyes");
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 100, 120, 140})
    void theFrameIsStraightAtEveryWidth(int width) {
        for (Viewer viewer : Viewer.values()) {
            for (AttributedString line : Board.draw(game.viewFor(viewer), Glyphs.UNICODE, width)) {
                String text = line.toString();
                boolean frame = "╭│├╞╰".indexOf(text.charAt(0)) >= 0;
                assertThat(text)
                        .satisfies(each -> assertThat(each.length()).matches(n -> frame ? n == width : n <= width));
            }
        }
    }

    @Test
    void theFrameStaysStraightThroughWholeGames() {
        for (int seed = 0; seed < 6; seed++) {
            Game played = Game.ofSeed(Scenarios.skirmishes().get(seed % 2), seed);
            SplittableRandom dice = new SplittableRandom(seed);
            while (!played.isOver()) {
                played.playOption(dice.nextInt(played.optionCount()));
                List<AttributedString> board = Board.draw(played.viewFor(Viewer.REBEL), Glyphs.ASCII, 80);
                assertThat(board).allMatch(line -> line.length() <= 80);
            }
        }
    }

    @Test
    void asciiDoesWithoutAnythingElse() {
        String board = String.join(
                "\n",
                Board.draw(game.viewFor(Viewer.REBEL), Glyphs.ASCII, 80).stream()
                        .map(AttributedString::toString)
                        .toList());
        assertThat(board).matches("\\A\\p{ASCII}*\\z").contains("[LOY]", "@ Frun Sentel", "x Doctor Sontag");
    }

    private String draw(Viewer viewer, int width) {
        return String.join(
                "\n",
                Board.draw(game.viewFor(viewer), Glyphs.UNICODE, width).stream()
                        .map(AttributedString::toString)
                        .toList());
    }
}
