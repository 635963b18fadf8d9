package fitg.rules.possession;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Flag;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Where the help of a possession ends: its owner gone, its deck empty, its target out of reach (specification 14). */
class PossessionLimitsTest {

    @Test
    @Tag("RUL-72")
    void theShieldOfACapturedOwnerProtectsNobody() {
        // As in the test of the captive's cards; then +1, capture: "-1", a 6 is one wound doubled for Boccanegra.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .detected("Frun Sentel", "Boccanegra")
                .shownCard("Personal Body Shield", "Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .picks(0)
                .dice(1, 1, 4, 6, 6)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units", "attack", "capture", "active", "active");
        scene.skipTo(Ask.BREAK_OFF).play("stand");
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.wounds("Boccanegra")).isEqualTo(2);
    }

    @Test
    @Tag("RUL-72")
    void theShieldOfAnOwnerWhoBrokeOffProtectsNobody() {
        // +1: the Doctor is away with a 1; a 6 is two wounds for Frun.
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Doctor Sontag", 2211)
                        .shownCard("Personal Body Shield", "Doctor Sontag")
                        .dice(1, 6, 6),
                2211);
        scene.skipTo(Ask.ACTIVE).play("active", "inactive");
        scene.skipTo(Ask.BREAK_OFF).play("break-off-inactive");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    @Tag("RUL-73")
    void theNorrocksOfAnOwnerWhoBrokeOffTakeNoWound() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Doctor Sontag", 2211)
                        .shownCard("Norrocks", "Doctor Sontag")
                        .dice(1, 6, 6),
                2211);
        scene.skipTo(Ask.ACTIVE).play("active", "inactive");
        scene.skipTo(Ask.BREAK_OFF).play("break-off-inactive");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.owner("Norrocks")).isEqualTo("Doctor Sontag");
    }

    @Test
    @Tag("RUL-73")
    void norrocksThatHelpedRollEvenAfterABreakOff() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .card("Norrocks", "Frun Sentel")
                        .dice(1, 6),
                2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        Encounters.use(scene, 50).play("break-off-all");

        assertThat(scene.owner("Norrocks")).isEqualTo("deck");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("R9.22")
    @Tag("RUL-73")
    void norrocksOfADeadOwnerAreDestroyedWithoutARoll() {
        // Four wounds already: 6 - (1 + 2) = +3, a 4 is the fifth.
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Kogus", 2221)
                        .wounds("Frun Sentel", 4)
                        .card("Norrocks", "Frun Sentel")
                        .dice(4, 6),
                2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        Encounters.use(scene, 50).play("stand");
        Encounters.pass(scene);

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.owner("Norrocks")).isEqualTo("out");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("RUL-72")
    void rifleAndBladeAddUp() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .card("High Energy Sniper's Rifle", "Frun Sentel")
                        .card("Assassin's Blade", "Frun Sentel")
                        .dice(1, 6),
                2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        Encounters.use(scene, 41);
        Encounters.use(scene, 42);
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(9);
    }

    @Test
    @Tag("RUL-72")
    void theScannerMakesALevelOnePdbHarmless() {
        // Evasion 1, a 4 would be damage; at level 0 it is only a detection.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Galactic Freighter", "Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .pdb("Charkhan", 1, true)
                .dice(4)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:34", "environ:2232", "use:44");

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
        assertThat(scene.shipHolder("Galactic Freighter")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("RUL-38")
    void aPrisonerDiesWithAnEliminatedShip() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .ship("Galactic Freighter", "Frun Sentel")
                .pdb("Charkhan", 1, true)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:34", "environ:2232");

        assertThat(scene.isDead("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("R9.11")
    void charactersWithMilitaryUnitsExchangeAmongThemselves() {
        Scene scene = Position.in(22)
                .placeWithUnits("Frun Sentel", 2211)
                .placeWithUnits("Doctor Sontag", 2211)
                .units(2211, UnitKind.WILD_2_1, 1)
                .shownCard("Medi-kit of Ptolus", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2211", "character:12");

        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("Doctor Sontag");
    }

    @Test
    @Tag("R14.1.5")
    void anUnassignedShipMayGoToACharacterWithUnits() {
        Scene scene = Position.in(22)
                .placeWithUnits("Frun Sentel", 2211)
                .units(2211, UnitKind.WILD_2_1, 1)
                .unheldShip("Star Cruiser", 2211)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2211", "character:4");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("R9.11")
    void aPrisonerTakesPartInNoExchange() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Redjac", 2211)
                .prisoner("Kogus", "Redjac")
                .shownCard("Medi-kit of Ptolus", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R9.7")
    void nobodyScavengesWhenTheDeckIsEmpty() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .withoutCards(
                        "Explorer",
                        "Galactic Freighter",
                        "Interstellar Sloop",
                        "Planetary Privateer",
                        "Solar Merchant",
                        "Star Cruiser",
                        "Stellar Courier",
                        "S-XIII",
                        "High Energy Sniper's Rifle",
                        "Assassin's Blade",
                        "Helian Drug",
                        "Scanner",
                        "Scrambler",
                        "Medi-kit of Ptolus",
                        "Personal Body Shield",
                        "Cache of Rare Gems",
                        "Cervac Mk V",
                        "Norrocks",
                        "Charsot",
                        "Advisor Android")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2211").expect(Ask.MISSION).expectNotOffered("mission:P");
    }

    @Test
    @Tag("R9.13")
    void theZopsCompanionGoesBackWhenNobodyMayHoldIt() {
        Scene scene = Encounters.meet(
                Position.around(1432)
                        .place("Odene Hobar", 1432)
                        .shownCard("Norrocks", "Odene Hobar")
                        .possessions(51),
                1432);
        Encounters.pass(scene);

        assertThat(scene.owner("Charsot")).isEqualTo("deck");
        assertThat(scene.flag(Flag.ZOP_MET)).isTrue();
    }

    @Test
    void theRotronDoesNotCareForTheShipOfAnIdleCharacter() {
        Scene scene = Position.around(1631)
                .place("Frun Sentel", 1631)
                .place("Kogus", 1631)
                .ship("Star Cruiser", "Frun Sentel")
                .actionCards(74)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:1631", "mission:I", "leave", "end");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
    }

    @Test
    void theRotronWrecksAnImperialShipForGood() {
        // Redjac 6: 3 - 6 = -3, a 6 does nothing, twice.
        Scene scene = Encounters.assign(
                Position.around(1631)
                        .place("Redjac", 1631)
                        .ship("Imperial Spaceship 1", "Redjac")
                        .dice(6, 6)
                        .actionCards(74),
                Side.IMPERIAL,
                1631,
                "D");
        while (scene.question() == Ask.BREAK_OFF) {
            scene.play("stand");
        }

        assertThat(scene.shipAt("Imperial Spaceship 1")).isZero();
        assertThat(scene.events(Event.ShipLost.class)).hasSize(1);
    }

    @Test
    @Tag("R9.31")
    void theDrugStillWorksInTheNextSegment() {
        // Taken for Combat in the Rebel search segment, it serves in the mission segment.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .card("Helian Drug", "Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .dice(6, 1, 6)
                .actionCards(74)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units", "use:43", "rating:combat");
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211", "mission:I");
        scene.expect(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(7);
    }

    @Test
    @Tag("RUL-72")
    void aBrokenCervacNoLongerHelpsToHide() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .card("Cervac Mk V", "Frun Sentel")
                .place("Jon Kidu", 2211)
                .detected("Jon Kidu")
                .units(2211, UnitKind.LINE, 2)
                .dice(5, 6)
                .start(Side.REBEL, Segment.SEARCH);
        Encounters.use(scene, 49);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "units");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(4);
    }

    @Test
    @Tag("RUL-72")
    void theGemsBuyNoShipThatIsInPlayOrOutOfTheGame() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2231)
                .ship("Explorer", "Kogus")
                .shipOutOfGame("Galactic Freighter")
                .card("Cache of Rare Gems", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.USE_POSSESSION).play("use:48");

        assertThat(scene.offers()).containsExactly("ship:35", "ship:36", "ship:37", "ship:38", "ship:39");
    }
}
