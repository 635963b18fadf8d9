package fitg.galaxy.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.rules.spaceship.Ships;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 38.5 and K-R35: how both campaigns end; and the spaceships the Empire gets at the end of its turns (14.61). */
class GalacticVictoryTest {

    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();
    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();

    /** Planets with garrisons that hold them. */
    private static SecondPosition held(Scenario scenario, String... planets) {
        SecondPosition position = SecondPosition.of(scenario).round(2).luck(1).place("Ly Mantok", "2221");
        for (String planet : planets) {
            position.control(planet, PlanetState.REBEL_CONTROL).pdb(planet, 0, true);
        }
        return position;
    }

    /** What is suggested, until the game is over or a game-turn begins. */
    private static SecondScene playOut(SecondScene scene) {
        int turn = scene.game().isOver() ? 0 : scene.turn();
        while (!scene.game().isOver() && scene.turn() == turn) {
            scene.play(scene.decision().suggested().key());
        }
        return scene;
    }

    private static Verdict verdict(SecondScene scene) {
        return scene.game().outcome().orElseThrow();
    }

    // ---- the whole war

    @Test
    @Tag("K-R35")
    void twentySixPointsAtAnInterphaseFreeTheGalaxy() {
        // Orlog 5, Diomas 5, four capitals 4 each: 26
        SecondScene enough = held(CAMPAIGN, "Orlog", "Diomas", "Orning", "Chim", "Troliso", "Trov")
                .startInterphase();
        SecondScene tooFew = held(CAMPAIGN, "Orlog", "Orning", "Chim", "Troliso", "Trov", "Mimulus", "Rhexia")
                .startInterphase();

        assertThat(verdict(enough)).isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 26));
        assertThat(tooFew.victoryPoints()).isEqualTo(25);
        assertThat(tooFew.game().isOver()).isFalse();
    }

    @Test
    @Tag("K-R35")
    void anOpenBaseWithoutAPlanetLosesAtOnce() {
        SecondScene scene = held(CAMPAIGN)
                .points(Side.REBEL, 5)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);

        while (!scene.game().isOver() && scene.question() != Query.INTERPLANETARY) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(verdict(scene).winner()).isEqualTo(Side.IMPERIAL);
        assertThat(verdict(scene).reason()).isEqualTo(Verdict.Reason.INSTANT_VICTORY);
    }

    @Test
    @Tag("K-R35")
    @Tag("E2.4.1")
    void aPlanetWonInTheSameInterphaseCounts() {
        SecondScene scene = held(CAMPAIGN)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .startInterphase();
        if (scene.question() == Affair.DOMINO) {
            scene.play("end");
        }

        assertThat(scene.controller("Rhexia")).isEqualTo(Side.REBEL);
        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    @Tag("K-R35")
    void rebelsInTheDeckAreAlive() {
        SecondPosition position = SecondPosition.of(CAMPAIGN).round(2).luck(1).counter("Conscript", "2221");
        SecondScene some = position.prisonerOfUnits("Ly Mantok", "2221").startStage(Segment.RESOURCES);
        playOut(some);

        assertThat(some.game().isOver()).isFalse();
    }

    @Test
    @Tag("K-R35")
    void allTwentyDeadOrCapturedEndTheWar() {
        SecondPosition position = SecondPosition.of(CAMPAIGN).round(2).luck(1).counter("Conscript", "2221");
        Catalogue.standard().characters().stream()
                .filter(card -> card.side() == Side.REBEL)
                .forEach(card -> position.dead(card.name()));
        SecondScene scene = position.prisonerOfUnits("Ly Mantok", "2221").startStage(Segment.RESOURCES);
        playOut(scene);

        assertThat(verdict(scene).winner()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("E2.8.1")
    void afterTheTwentiethTurnTheEmpireHasHeldOut() {
        SecondScene scene = held(CAMPAIGN, "Rhexia").round(20).startInterphase();
        playOut(scene);

        assertThat(verdict(scene)).isEqualTo(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, 1));
    }

    // ---- two provinces

    @Test
    void twoProvincesAreWonWithThirteenOrWithNineAtTheEnd() {
        SecondScene thirteen =
                held(SHORT, "Orning", "Chim", "Cieson", "Angoff", "Tamset").startInterphase();
        assertThat(verdict(thirteen)).isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 13));

        SecondScene nine =
                held(SHORT, "Orning", "Cieson", "Angoff", "Tamset").round(6).startInterphase();
        playOut(nine);
        assertThat(verdict(nine)).isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 9));

        SecondScene eight = held(SHORT, "Orning", "Cieson", "Angoff").round(6).startInterphase();
        playOut(eight);
        assertThat(verdict(eight)).isEqualTo(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, 8));
    }

    @Test
    void inTwoProvincesTheEmpireWinsFromTheThirdTurnWhenNobodyIsFreeOrRises() {
        SecondScene second = held(SHORT).round(2).startStage(Segment.RESOURCES);
        second.play("half-for-all");
        assertThat(second.game().isOver()).isFalse();

        SecondScene third = held(SHORT).round(3).startStage(Segment.RESOURCES);
        while (!third.game().isOver() && third.question() == Affair.IMPERIAL_PURCHASE) {
            third.play("end");
        }
        assertThat(verdict(third).winner()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    void inTwoProvincesTheEmpireWinsWhenNoRebelIsLeftAtLarge() {
        SecondScene scene = SecondPosition.of(SHORT)
                .round(2)
                .luck(1)
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 0, true)
                .startStage(Segment.RESOURCES);
        while (!scene.game().isOver() && scene.turn() == 2) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(verdict(scene).winner()).isEqualTo(Side.IMPERIAL);
    }

    // ---- spaceships

    @Test
    @Tag("14.61")
    void atTheEndOfAnImperialTurnAKnightOnAnImperialPlanetGetsANewShip() {
        SecondScene scene = held(CAMPAIGN, "Rhexia")
                .with(state -> state.turn().setImperialStart(10, 4))
                .place("Redjac", "2111")
                .place("Jin Voles", "4411")
                .place("Els Taroff", "5131")
                .startStage(Segment.STRATEGIC_ASSIGNMENT);
        while (scene.question() != Ask.KNIGHT_SHIP) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(scene.offers()).containsExactly("character:28", "character:31", "none");
        assertThat(scene.truth().turn().segment()).isEqualTo(Segment.END);
        scene.play("character:31");
        assertThat(Ships.heldBy(scene.truth(), Position.character("Els Taroff")))
                .isEqualTo(Spaceship.FIRST_IMPERIAL);
    }
}
