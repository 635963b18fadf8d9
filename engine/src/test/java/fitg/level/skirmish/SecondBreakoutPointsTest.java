package fitg.level.skirmish;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Breakout at Egrix: the cell, the points and the ends (SA10, SA21, SA24). */
class SecondBreakoutPointsTest {

    private static Scenario breakout() {
        return Scenarios.named("breakout-at-egrix").orElseThrow();
    }

    private static SecondPosition mantokInHisCell() {
        return SecondPosition.of(breakout())
                .counter("Conscript", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .sinceTheBeginning("Ly Mantok");
    }

    @Test
    @Tag("SA10")
    @Tag("E5.5.c.1")
    void twoLettersFreeMantokFromHisCell() {
        SecondScene scene = twoLetters();

        scene.expect(Query.FREE_PRISONER);
        scene.expectOffers("character:6", "character:4");
        scene.play("character:6");

        assertThat(scene.isFree("Ly Mantok")).isTrue();
        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("SA10")
    void oneOfTheLettersFreesFrunAndTheOtherIsLost() {
        SecondScene scene = twoLetters();

        scene.play("character:4");

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.isPrisoner("Ly Mantok")).isTrue();
    }

    /** One letter with the first roll (62), the second with the bonus roll of the local connections (25, card 78). */
    private static SecondScene twoLetters() {
        SecondScene scene = mantokInHisCell()
                .prisonerOfUnits("Frun Sentel", "2211")
                .place("Adam Starlight", "2211")
                .dice(1, 4, 6, 2)
                .dice(2, 4, 3, 3)
                .dice(1, 4, 1, 1)
                .dice(1, 4, 1, 6)
                .dice(2, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "F", "Adam Starlight"));
        follow(scene, "roll", "roll", "roll", "roll");
        return until(scene, Query.FREE_PRISONER);
    }

    @Test
    @Tag("SA10")
    void oneLetterDoesNotOpenTheCell() {
        SecondScene scene = mantokInHisCell()
                .place("Adam Starlight", "2211")
                .dice(1, 4, 6, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "F", "Adam Starlight"));

        follow(scene, "roll", "stop");

        assertThat(scene.isPrisoner("Ly Mantok")).isTrue();
    }

    @Test
    @Tag("SA21")
    @Tag("E5.5.b.6")
    @Tag("S-R65")
    void withTheLastUnitSabotagedMantokIsExecutedOnAFive() {
        SecondScene scene = mantokInHisCell()
                .place("Vans Ka-Tie-A", "2211")
                .place("Adam Starlight", "2211")
                .pdb("Quibron", 1, true)
                .dice(1, 4, 6, 1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "S", "Adam Starlight"));

        follow(scene, "roll", "complete", "counter:0");

        assertThat(scene.isDead("Ly Mantok")).isTrue();
        assertThat(scene.points()).isEqualTo(-1);
    }

    @Test
    @Tag("SA24")
    @Tag("E3.2.f.1")
    void mantokFreeInDriftOneOfGellasIsARebelVictoryAtOnce() {
        SecondScene scene = SecondPosition.of(breakout())
                .round(4)
                .place("Ly Mantok", "drift-24")
                .ship("Planetary Privateer", "Ly Mantok")
                .dead("Frun Sentel")
                .sinceTheBeginning("Ly Mantok")
                .startInterphase();
        assertThat(scene.points()).isEqualTo(3 + 2 - 1);

        while (!scene.game().isOver() && scene.question() == Query.PDB_UP) {
            scene.play("end");
        }

        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("E5.1.a.2")
    void theSheetGivesThePlayersSomeCharactersAndNoMore() {
        assertThat(Scene.names(breakout().cast(Side.REBEL)))
                .containsExactlyInAnyOrder("Adam Starlight", "Boccanegra", "Doctor Sontag", "Frun Sentel", "Ly Mantok");
        assertThat(Scene.names(breakout().cast(Side.IMPERIAL))).containsExactlyInAnyOrder("Jon Kidu", "Vans Ka-Tie-A");
    }
}
