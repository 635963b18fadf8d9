package fitg.rules.spaceship;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Imperial spaceships, Redjac's, and how lost ones are replaced (specification 15.6-15.8). */
class ImperialSpaceshipTest {

    // ---- Redjac's ship

    @Test
    @Tag("R14.2.1")
    void redjacsShipCannotBeHandedOn() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .place("Jin Voles", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        if (scene.question() == Ask.EXCHANGE) {
            scene.play("exchange:2231");
        }

        scene.expect(Ask.NEXT_ENVIRON);
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("Redjac");
    }

    @Test
    @Tag("R14.2.1")
    void redjacFliesHisShip() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("fly:redjacs", "environ:2211");

        assertThat(scene.at("Redjac")).isEqualTo(2211);
        assertThat(scene.shipAt("Redjac's Spaceship")).isEqualTo(2211);
    }

    @Test
    @Tag("R14.2.2")
    void redjacsShipIsGoneWhenHeWalksAwayFromIt() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .place("Jin Voles", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("walk:28");

        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("out");
    }

    @Test
    @Tag("R14.2.6")
    @Tag("R14.2.7")
    @Tag("RUL-53")
    void redjacReceivesACommonShipForHisLostOneAtTheEndOfTheImperialTurn() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .imperialStart(1, 1)
                .shipOutOfGame("Redjac's Spaceship")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.skipTo(Ask.KNIGHT_SHIP).play("character:28");

        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("out");
        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("Redjac");
        assertThat(scene.shipAt("Imperial Spaceship 1")).isEqualTo(2231);
    }

    @Test
    @Tag("R14.2.6")
    void aGainedRedjacBringsNoShip() {
        Scene scene = Position.in(22)
                .place("Jin Voles", 2211)
                .imperialStart(1, 0)
                .actionCards(71)
                .draws(28)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.play("environ:2211", "mission:G");

        assertThat(scene.at("Redjac")).isEqualTo(2211);
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("deck");
    }

    // ---- replacement

    @Test
    @Tag("R14.2.3")
    void noShipIsReceivedWhileAllOfTheStartArePresent() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .ship("Imperial Spaceship 1", "Redjac")
                .place("Jin Voles", 2211)
                .imperialStart(2, 1)
                .start(Side.IMPERIAL, Segment.END);

        assertThat(scene.question()).isNotEqualTo(Ask.KNIGHT_SHIP);
        assertThat(scene.shipHolder("Imperial Spaceship 2")).isEqualTo("deck");
    }

    @Test
    @Tag("R14.2.3")
    void redjacsShipCountsAmongThoseOfTheStart() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .place("Jin Voles", 2211)
                .imperialStart(2, 1)
                .start(Side.IMPERIAL, Segment.END);

        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("deck");
        assertThat(scene.question()).isNotEqualTo(Ask.KNIGHT_SHIP);
    }

    @Test
    @Tag("R14.2.3")
    @Tag("R14.2.4")
    void shipsAreReceivedUpToTheNumberOfTheStartByKnightsWithoutOne() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .place("Jon Kidu", 2231)
                .place("Jin Voles", 2211)
                .place("Els Taroff", 2221)
                .imperialStart(4, 2)
                .start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.KNIGHT_SHIP);
        assertThat(scene.offers()).containsExactly("character:28", "character:29", "character:31", "none");
        scene.play("character:29");
        assertThat(scene.offers()).containsExactly("character:28", "character:31", "none");
        scene.play("character:31");

        assertThat(scene.events(Event.ShipAssigned.class)).hasSize(2);
        assertThat(scene.game().isOver() || scene.question() != Ask.KNIGHT_SHIP).isTrue();
    }

    @Test
    @Tag("R14.2.4")
    void aKnightOffImperialGroundReceivesNoShip() {
        Scene scene = Position.in(22)
                .state("Quibron", PlanetState.REBELLION)
                .place("Redjac", 2231)
                .place("Jin Voles", 2211)
                .imperialStart(2, 1)
                .start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.KNIGHT_SHIP);

        assertThat(scene.offers()).containsExactly("character:28", "none");
    }

    @Test
    @Tag("R14.2.4")
    void aCapturedKnightReceivesNoShip() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .prisoner("Redjac", "Frun Sentel")
                .place("Jin Voles", 2211)
                .imperialStart(2, 1)
                .start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.KNIGHT_SHIP);

        assertThat(scene.offers()).containsExactly("character:29", "none");
    }

    @Test
    @Tag("R14.2.4")
    void aNonKnightNeverReceivesAShip() {
        Scene scene =
                Position.in(22).place("Jon Kidu", 2231).imperialStart(1, 1).start(Side.IMPERIAL, Segment.END);

        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("deck");
        assertThat(scene.question()).isNotEqualTo(Ask.KNIGHT_SHIP);
    }

    @Test
    @Tag("RUL-53")
    void noShipIsReceivedAtTheEndOfTheRebelTurn() {
        Scene scene = Position.in(22).place("Redjac", 2231).imperialStart(1, 1).start(Side.REBEL, Segment.END);

        assertThat(scene.truth().turn().phasing()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("deck");
    }

    @Test
    @Tag("R14.2.4")
    @Tag("RUL-68")
    void theStartingShipOfEgrixIsTheKnights() {
        Game game = Game.start(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), KeyedChance.ofSeed(1));
        Scene scene = new Scene(game, new LoadedChance(KeyedChance.ofSeed(1)));

        scene.skipTo(Ask.ENTER_FROM_SPACE);

        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("Vans Ka-Tie-A");
    }

    // ---- changing hands

    @Test
    @Tag("R14.2.5")
    @Tag("RUL-35")
    void anImperialShipChangesHandsAtTheStartOfTheImperialMissionPhase() {
        Scene scene = Position.in(22)
                .place("Jin Voles", 2231)
                .place("Jon Kidu", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2231", "character:25");

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("Jon Kidu");
    }

    @Test
    @Tag("RUL-35")
    void anImperialShipDoesNotChangeHandsInTheRebelMissionPhase() {
        Scene scene = Position.in(22)
                .place("Jin Voles", 2231)
                .place("Jon Kidu", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .place("Frun Sentel", 2211)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.NEXT_ENVIRON);

        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    // ---- the same rules

    @Test
    @Tag("R14.2.8")
    void anImperialShipHasFourSeats() {
        Scene scene = Position.in(22)
                .place("Jin Voles", 2231)
                .place("Jon Kidu", 2231)
                .place("Gelba", 2231)
                .place("Saytar", 2231)
                .place("Telmen", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("fly:imperial-1", "environ:2211", "take", "take", "take");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2211);
        assertThat(scene.at("Gelba")).isEqualTo(2231);
    }

    @Test
    @Tag("R14.2.8")
    void anImperialHolderWithoutNavigationCannotFly() {
        Scene scene = Position.in(22)
                .place("Senator Dermond", 2231)
                .ship("Imperial Spaceship 1", "Senator Dermond")
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.expectOffers("walk:27").expectNotOffered("fly:imperial-1");
    }

    @Test
    @Tag("R14.2.8")
    void anImperialShipLeftByEverybodyLeavesPlay() {
        Scene scene = Position.in(22)
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("walk:29");

        assertThat(scene.shipAt("Imperial Spaceship 1")).isZero();
        assertThat(scene.events(Event.ShipLost.class)).hasSize(1);
    }

    @Test
    @Tag("R14.2.8")
    void anImperialShipIsTestedByARebelPdb() {
        Scene scene = Position.in(22)
                .state("Angoff", PlanetState.REBEL_CONTROL)
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .dice(6)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("fly:imperial-1", "environ:2221");

        // Maneuver 2 and Navigation 5, cut down to 3.
        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(5);
        assertThat(scene.hasDetectedFlag("Jin Voles")).isTrue();
    }

    @Test
    @Tag("R14.2.8")
    void anImperialShipOfADeadHolderGoesToAFriend() {
        Scene scene = Position.in(22)
                .place("Jin Voles", 2231)
                .place("Jon Kidu", 2231)
                .detected("Jin Voles", "Jon Kidu")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .place("Bridne Murcada", 2231)
                .actionCards(86)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2231", "mission:A", "character:29");

        assertThat(scene.isDead("Jin Voles")).isTrue();
        scene.expect(Ask.SHIP_HOLDER);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("character:25");
        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("Jon Kidu");
    }

    @Test
    @Tag("R14.2.8")
    void anImperialPilotReactsByShipAlone() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .place("Jin Voles", 2231)
                .place("Jon Kidu", 2231)
                .units(2231, UnitKind.MILITIA, 1)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.REACTION).play("react:2232", "character:29", "by-ship");

        assertThat(scene.shipAt("Imperial Spaceship 1")).isEqualTo(2232);
        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
    }

    @Test
    @Tag("R14.2.2")
    void redjacsShipIsGoneWhenHeIsAssassinated() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .place("Jon Kidu", 2231)
                .detected("Redjac", "Jon Kidu")
                .ship("Redjac's Spaceship", "Redjac")
                .place("Bridne Murcada", 2231)
                .actionCards(86)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2231", "mission:A", "character:28");

        assertThat(scene.isDead("Redjac")).isTrue();
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("out");
    }
}
