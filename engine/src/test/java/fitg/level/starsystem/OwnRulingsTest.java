package fitg.level.starsystem;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rulings of docs/rulings.md. */
class OwnRulingsTest {

    @Test
    @Tag("RUL-101")
    void aPrisonerDoesNotComeBackToAHolderHeHadInThisSegment() {
        Scene scene = Position.in(22)
                .place("Kogus", 2221)
                .place("Agan Rafa", 2221)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .prisoner("Jon Kidu", "Kogus")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("hand-over:25", "character:3").play("hand-over:25");

        assertThat(scene.holder("Jon Kidu")).isEqualTo("units");
        scene.expectNotOffered("hand-over:25");
    }

    @Test
    @Tag("RUL-102")
    void theMagronsCaptiveIsLostWhenTheOthersRun() {
        Scene scene = Encounters.meet(
                Position.around(2122)
                        .place("Agan Rafa", 2122)
                        .place("Frun Sentel", 2122)
                        .dice(1)
                        .picks(0),
                2122);

        scene.play("break-off-all");

        assertThat(scene.isDead("Agan Rafa")).isTrue();
        assertThat(scene.isFree("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("RUL-103")
    void runningFromTheRotronDoesNotSaveTheShip() {
        Scene scene = Encounters.meet(
                Position.around(1631)
                        .place("Ran Jayma", 1631)
                        .place("Scott Rubel", 1631)
                        .ship("Star Cruiser", "Ran Jayma")
                        .ship("Stellar Courier", "Scott Rubel")
                        .dice(1),
                1631);

        scene.play("active", "active", "break-off-all");
        scene.expect(Ask.CREATURE_SHIP).play("ship:39");

        assertThat(scene.shipHolder("Stellar Courier")).isEqualTo("deck");
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Ran Jayma");
    }

    @Test
    @Tag("RUL-104")
    void aShipWithoutAHolderStandsWithWhoeverIsThere() {
        Scene scene = Position.in(22)
                .place("Kogus", 2221)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .unheldShip("Star Cruiser", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "leave", "leave");

        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2221);
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("nobody");
    }

    @Test
    @Tag("RUL-105")
    void theFirstActionCardIsDrawnUnasked() {
        Scene scene =
                Encounters.assign(Position.in(22).place("Oneste Woada", 2221).actionCards(77), Side.REBEL, 2221, "D");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(1);
        scene.expect(Ask.DRAW).expectOffers("draw", "stop");
    }

    @Test
    @Tag("RUL-106")
    void bonusDrawsMayBeDeclinedAndTheLettersHeldStillCount() {
        Scene scene = Encounters.assign(
                Position.in(22).place("Oneste Woada", 2232).actionCards(82, 79, 81), Side.REBEL, 2232, "D");

        scene.play("continue", "draw", "draw");
        scene.expect(Ask.BONUS).play("end");

        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.LOYAL);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("RUL-107")
    void aLeaderWhoReactsWithAUnitStaysWithIt() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line", "character:25");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2232);
        assertThat(scene.isWithUnits("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("RUL-108")
    void aShownScannerNeedsNoSecondDeclaration() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .detected("Frun Sentel")
                .shownCard("Scanner", "Frun Sentel")
                .units(2221, UnitKind.LINE, 1)
                .luck(1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2221", "units");

        // Intelligence 1, size 6, one hider, Scanner 2.
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(1 + 6 - 1 + 2);
    }

    @Test
    @Tag("RUL-109")
    void missionsLeftWhenTheDrawsEndTakeEffectInTheOrderOfTheirCards() {
        // Card 83, Urban: D and S, and a raid for which the Empire gives up its PDB.
        Scene scene = Position.in(22)
                .place("Oneste Woada", 2221)
                .place("Frun Sentel", 2221)
                .units(2221, UnitKind.MILITIA, 1)
                .actionCards(83)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");
        scene.play("mission:S", "take", "leave", "mission:D", "pdb");
        scene.play("mission:D", "continue", "continue", "stop");

        assertThat(scene.events(Event.MissionEnded.class))
                .extracting(ended -> ended.mission().letter())
                .containsExactly('S', 'D');
    }

    @Test
    @Tag("RUL-110")
    void aCardThatRaisesIntelligenceOpensACoup() {
        // Frun Sentel has Intelligence 1; a coup needs somebody with more.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .card("Cervac Mk V", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");
        scene.expect(Ask.USE_POSSESSION);

        scene.play("use:49");

        scene.expect(Ask.MISSION).expectOffers("mission:C");
    }

    @Test
    @Tag("RUL-111")
    void theSharpestMindIsSetAgainstTheWyths() {
        Scene scene = Encounters.meet(
                Position.around(5511)
                        .place("Frun Sentel", 5511)
                        .place("Doctor Sontag", 5511)
                        .luck(3),
                5511);

        scene.play("active", "active").play("stand");

        // Strength 9 less Sontag's 4.
        assertThat(scene.events(Event.RoundFought.class).getFirst().attackStrength())
                .isEqualTo(9 - 4);
    }

    @Test
    @Tag("RUL-112")
    void theBodyShieldSoftensEveryBlowOfTheDrants() {
        // Column 0: die 6 wounds twice; the shield takes one off each roll, whoever is struck.
        Scene scene = Encounters.meet(
                Position.around(2231)
                        .place("Agan Rafa", 2231)
                        .place("Frun Sentel", 2231)
                        .shownCard("Personal Body Shield", "Frun Sentel")
                        .dice(6, 6),
                2231);

        assertThat(scene.wounds("Agan Rafa")).isEqualTo(1);
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-113")
    void otherUnitsThereHoldThePrisonerOfAConvoyThatWasShotDown() {
        Scene scene = Position.in(43)
                .state("Cercis", PlanetState.REBEL_CONTROL)
                .pdb("Cercis", 2, true)
                .units(4311, UnitKind.PATROL, 1)
                .prisonerOfUnits("Kogus", 4311)
                .units(4331, UnitKind.MILITIA, 1)
                .dice(6, 6)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:4311", "environ:4331", "take", "attack");

        assertThat(scene.units(4331, UnitKind.PATROL)).isZero();
        assertThat(scene.isPrisoner("Kogus")).isTrue();
        assertThat(scene.holder("Kogus")).isEqualTo("units");
    }

    @Test
    @Tag("RUL-114")
    void aVictoryIsNotWonInTheMiddleOfAMove() {
        // Without the Line both risen planets are Rebel; where it lands, one of them is not.
        Scene scene = Position.of(Scenarios.VARU_POWDERKEG)
                .state("Horon", PlanetState.REBEL_CONTROL)
                .pdb("Horon", 0, false)
                .pdb("Cercis", 0, false)
                .place("Kogus", 4321)
                .units(4311, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:4311", "environ:4331");

        assertThat(scene.game().isOver()).isFalse();
        assertThat(scene.control("Horon")).isEqualTo(Side.REBEL);
        assertThat(scene.control("Cercis")).isNull();
    }
}
