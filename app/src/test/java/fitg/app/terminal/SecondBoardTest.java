package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.Viewer;
import fitg.state.Segment;
import java.util.List;
import java.util.SplittableRandom;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecondBoardTest {

    /** Some of everything that can lie on a board of 2002. */
    private final Game game = SecondPosition.of(
                    Scenarios.named("breakout-at-egrix").orElseThrow())
            .round(3)
            .counter("Imperial Transport", "orbit-221")
            .counter("2nd Line", "orbit-221")
            .cargo(0, 1)
            .counter("Imperial Light", "orbit-221")
            .counter("Imperial Light", "orbit-221")
            .counter("Imperial Cruiser", "orbit-221")
            .counterHits(4, 2)
            .damaged(4)
            .dispersed(0, 2, 3, 4)
            .counter("Imperial Heavy", "drift-22")
            .counter("Conscript", "2211")
            .counter("Conscript", "2211")
            .aboard("Jon Kidu", 4)
            .prisonerAboard("Doctor Sontag", 4)
            .withUnits("Vans Ka-Tie-A", "2211")
            .prisonerOfUnits("Odene Hobar", "2211")
            .place("Boccanegra", "2232")
            .escort("Boccanegra", Soldier.REGULAR)
            .hits("Boccanegra", 1)
            .wounded("Boccanegra")
            .place("Frun Sentel", "2221")
            .ship("Planetary Privateer", "Frun Sentel")
            .shipDamaged("Planetary Privateer")
            .pdb("Angoff", 1, true)
            .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT)
            .game();

    @Test
    void everyStarSystemHasItsDriftsAndEveryPlanetItsOrbitAboveItsEnvirons() {
        String board = draw(Viewer.REBEL, 120);
        assertThat(board).containsPattern("(?s)STAR SYSTEM EGRIX.*Drift 1.*Drift 2.*QUIBRON.*Orbit.*size");
        assertThat(board.lines().filter(line -> line.contains("STAR SYSTEM"))).hasSize(3);
        assertThat(board.lines().filter(line -> line.startsWith("│ Drift 1"))).hasSize(3);
        long planets = game.viewFor(Viewer.REBEL).area().planets().length;
        assertThat(board.lines().filter(line -> line.matches("│[ ►]Orbit .*"))).hasSize((int) planets);
    }

    @Test
    void countersShowFactorsHitsDamageAndThoseAlikeStandTogether() {
        assertThat(draw(Viewer.REBEL, 120))
                .contains("Imperial Transport 1: 0/2", "cargo 2nd Line 2: 2/2")
                .contains("Imperial Light 3, 4: 2/2")
                .contains("Imperial Cruiser 5: 2/3 h2 damaged")
                .contains("Conscript 7, 8: 1/1");
    }

    @Test
    void whoIsInAShipStandsBelowIt() {
        assertThat(draw(Viewer.REBEL, 140))
                .containsPattern("(?s)Imperial Cruiser 5: .{0,200}?○ Jon Kidu .{0,200}?× Doctor Sontag \\(prisoner\\)");
    }

    @Test
    void charactersShowWoundsHitsEscortsShipsAndTheirStack() {
        assertThat(draw(Viewer.REBEL, 140))
                .containsPattern("Boccanegra \\d/\\d h1 wounded")
                .contains("regular escort 3/3")
                .contains("» Planetary Privateer damaged")
                .contains("+ ● Vans Ka-Tie-A")
                .contains("+ × Odene Hobar (prisoner)");
    }

    @Test
    void orbitsShowTheFormationAndPlanetsTheirPdb() {
        assertThat(draw(Viewer.REBEL, 120))
                .contains("Imperial blockade")
                .contains("PDB 1 ▲Up 4/4")
                .contains("jump to ");
    }

    @Test
    void theStatusNamesTheSegmentOfTheOperationsPhase() {
        assertThat(draw(Viewer.IMPERIAL, 80))
                .contains("[A1 INTERPLANETARY MOVEMENT] A2  A3 ", " B  C ", "for Imperial eyes")
                .contains("Turn 3 of ");
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 100, 140})
    void theFrameIsStraightThroughWholeGames(int width) {
        for (int seed = 0; seed < 2; seed++) {
            Game played = Game.ofSeed(Scenarios.named("breakout-at-egrix").orElseThrow(), seed);
            SplittableRandom dice = new SplittableRandom(seed);
            while (!played.isOver()) {
                played.playOption(dice.nextInt(played.optionCount()));
                for (AttributedString line : Board.draw(played.viewFor(Viewer.REBEL), Glyphs.UNICODE, width)) {
                    String text = line.toString();
                    boolean frame = "╭│├╞╰".indexOf(text.charAt(0)) >= 0;
                    assertThat(text.length()).as(text).matches(n -> frame ? n == width : n <= width);
                }
            }
        }
    }

    @Test
    void aCounterTypeAndACharacterCanBeLookedUp() {
        assertThat(find("imperial cruiser"))
                .contains("Attack factor 3 (2 when damaged), endurance factor 3")
                .contains("our completion (C-UNIT-2)", "Imperial Cruiser 5 in orbit of Quibron");
        assertThat(find("marine soldier")).contains("Attack factor 4, endurance factor 4", "C-SO-1");
        assertThat(find("jon kidu")).contains("In orbit of Quibron, aboard Imperial Cruiser 5, ");
        assertThat(find("boccanegra")).contains("wounded (attack factor", "1 of ", "regular escort 3/3");
        assertThat(find("sontag")).contains("held prisoner by the crew of the ship");
        assertThat(find("privateer")).contains("; in Angoff ", "; damaged.");
    }

    @Test
    void everythingThatCanBeLookedUpHasAnEntry() {
        Reference reference = new Reference(game.viewFor(Viewer.IMPERIAL));
        assertThat(reference.names())
                .contains("Rebel Heavy", "Urban Elite", "Stormtrooper soldier")
                .allSatisfy(name -> assertThat(reference.find(name))
                        .isNotEmpty()
                        .noneMatch(line -> line.startsWith("Nobody") || line.contains("null")));
    }

    private String find(String name) {
        return String.join("\n", new Reference(game.viewFor(Viewer.REBEL)).find(name));
    }

    private String draw(Viewer viewer, int width) {
        List<String> lines = Board.draw(game.viewFor(viewer), Glyphs.UNICODE, width).stream()
                .map(AttributedString::toString)
                .toList();
        return String.join("\n", lines);
    }
}
