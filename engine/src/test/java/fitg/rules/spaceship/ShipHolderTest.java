package fitg.rules.spaceship;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Rules;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ships apart from their holders, and who holds what (specification 4.5, 15.4-15.8). */
class ShipHolderTest {

    @Test
    @Tag("R14.1.15")
    void theShipOfAHolderLostElsewhereIsAssignedWhereItStands() {
        // Frun has left the Star Cruiser with Scott Rubel in 2231 and fails an assassination in 2232.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .place("Scott Rubel", 2231)
                .place("Jon Kidu", 2232)
                .detected("Jon Kidu")
                .actionCards(71)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("walk:4").skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:A");
        scene.expect(Ask.DRAW).play("stop");

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        scene.expect(Ask.SHIP_HOLDER).expectOffers("character:13").play("character:13");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Scott Rubel");
        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2231);
    }

    @Test
    @Tag("R14.1.15")
    void aHolderInAnotherStackIsNotOfferedTheShip() {
        // Boccanegra stands with the units: the ship may only stay unassigned.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .ship("Star Cruiser", "Frun Sentel")
                .placeWithUnits("Boccanegra", 2211)
                .units(2211, UnitKind.WILD_1_0, 1)
                .units(2211, UnitKind.LINE, 2)
                .dice(1, 6, 6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units", "attack", "kill", "stand");

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("nobody");
    }

    @Test
    @Tag("R14.1.21")
    void aPrisonerIsNoCompanyForAShip() {
        // Frun walks away; his friend Kogus is left there only as a prisoner.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .place("Redjac", 2231)
                .prisoner("Kogus", "Redjac")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("deck");
    }

    @Test
    @Tag("R14.1.21")
    void aShipLeftBehindByAReactionOnFootIsLost() {
        Scene scene = Position.in(22)
                .place("Redjac", 2232)
                .detected("Redjac")
                .place("Frun Sentel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.play("react:2232").skipTo(Ask.REACTION_WAY).play("on-foot");

        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("deck");
    }

    @Test
    @Tag("R14.1.20")
    void anUnassignedShipMovesWithUnits() {
        Scene scene = Position.in(22)
                .state("Angoff", PlanetState.REBEL_CONTROL)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .unheldShip("Star Cruiser", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2232");
        while (scene.question() == Ask.MOVE_UNITS || scene.question() == Ask.MOVE_SHIP) {
            scene.play(scene.offers("take") ? "take" : scene.offers().getLast());
        }

        assertThat(scene.units(2232, UnitKind.URBAN_2_1)).isEqualTo(1);
        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2232);
    }

    @Test
    @Tag("R9.27")
    void thePilotsOwnCompanionTakesASeat() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Interstellar Sloop", "Frun Sentel")
                .shownCard("Charsot", "Frun Sentel")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2231", "take", "take");

        assertThat(scene.at("Boccanegra")).isEqualTo(2211);
        assertThat(scene.at("Doctor Sontag")).isEqualTo(2231);
    }

    @Test
    @Tag("R9.27")
    @Tag("RUL-85")
    void aFaceDownCompanionTakesASeatToo() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Interstellar Sloop", "Frun Sentel")
                .card("Charsot", "Frun Sentel")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2231", "take", "take");
        Encounters.pass(scene);

        assertThat(scene.at("Boccanegra")).isEqualTo(2211);
    }

    @Test
    @Tag("R9.27")
    void aPassengerWithACompanionDoesNotFitIntoTheLastSeat() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Interstellar Sloop", "Frun Sentel")
                .shownCard("Charsot", "Boccanegra")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2231", "take", "take");

        assertThat(scene.at("Doctor Sontag")).isEqualTo(2231);
        assertThat(scene.at("Boccanegra")).isEqualTo(2211);
    }

    // ---- Redjac and the Knights

    @Test
    @Tag("R14.2.2")
    void redjacsShipIsGoneWhenHeIsCaptured() {
        // The failed assassination by Redjac: a 4 captures him.
        Scene scene = Position.around(2322)
                .place("Redjac", 2322)
                .place("Jon Kidu", 2322)
                .ship("Redjac's Spaceship", "Redjac")
                .place("Frun Sentel", 2322)
                .detected("Frun Sentel")
                .actionCards(72)
                .dice(4)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322", "mission:A", "leave", "end");
        scene.expect(Ask.DRAW).play("stop");

        assertThat(scene.isPrisoner("Redjac")).isTrue();
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("out");
    }

    @Test
    @Tag("R14.2.4")
    void aKnightWhoHasAShipReceivesNoSecondOne() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .place("Jin Voles", 2211)
                .imperialStart(2, 2)
                .start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.KNIGHT_SHIP);

        assertThat(scene.offers()).containsExactly("character:29", "none");
    }

    @Test
    @Tag("R14.2.4")
    void theEmpireNeedNotTakeAShip() {
        Scene scene =
                Position.in(22).place("Jin Voles", 2211).imperialStart(1, 1).start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.KNIGHT_SHIP).play("none");

        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("deck");
    }

    @Test
    @Tag("R14.2.3")
    void aLostShipIsReplaced() {
        // Jin Voles walks away from the only ship of the start; it comes back at the end of the turn.
        Scene scene = Position.in(22)
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .imperialStart(1, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        scene.play("walk:29").skipTo(Ask.KNIGHT_SHIP).play("character:29");

        assertThat(scene.events(Event.ShipAssigned.class)).hasSize(1);
        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("Jin Voles");
    }

    @Test
    @Tag("RUL-68")
    void redjacHoldsHisShipAtTheStartOfVaru() {
        Game game = Game.start(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(1));
        Scene scene = new Scene(game, new LoadedChance(KeyedChance.ofSeed(1)));

        scene.skipTo(Ask.MOVE);

        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("Redjac");
    }

    @Test
    @Tag("RUL-53")
    @Tag("R14.2.7")
    void redjacWithACommonShipMayHandItOn() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .place("Jon Kidu", 2231)
                .ship("Imperial Spaceship 1", "Redjac")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2231", "character:25");

        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("Jon Kidu");
    }

    @Test
    @Tag("R14.2.1")
    void aCommonShipIsNotSwappedForRedjacs() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .place("Jin Voles", 2231)
                .place("Jon Kidu", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2231");

        // Only the common ship changes hands, and not to Redjac, who has one.
        assertThat(scene.offers()).containsExactly("character:25", "character:29");
    }

    @Test
    @Tag("R14.2.2")
    void redjacsShipStaysWithHimWhenHeTakesTheLead() {
        Scene scene = Position.in(22)
                .place("Redjac", 2211)
                .ship("Redjac's Spaceship", "Redjac")
                .units(2211, UnitKind.LINE, 1)
                .units(2211, UnitKind.WILD_2_1, 1)
                .dice(6, 6)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT);
        scene.play("attack").expect(Ask.LEADER).play("character:28");

        assertThat(scene.isWithUnits("Redjac")).isTrue();
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("Redjac");
    }

    @Test
    @Tag("R14.2.2")
    void redjacsShipComesAlongWithHisUnits() {
        Scene scene = Position.in(22)
                .placeWithUnits("Redjac", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .units(2231, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        scene.play("move-units:2231", "environ:2211");
        while (scene.at("Redjac") == 2231) {
            scene.play(scene.offers("take") ? "take" : scene.offers().getLast());
        }

        assertThat(scene.shipAt("Redjac's Spaceship")).isEqualTo(2211);
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("Redjac");
    }

    /** Frun Sentel walks off from the Star Cruiser, which stays with Scott Rubel; the game is at the mission phase. */
    private static Scene afterTheWalk(int rulesVersion) {
        return Position.in(22)
                .begunUnder(rulesVersion)
                .place("Frun Sentel", 2231)
                .place("Scott Rubel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("walk:4", "end");
    }

    @Test
    @Tag("RUL-13")
    @Tag("R9.11")
    void aShipWhoseHolderHasWalkedAwayIsNotGivenToOthers() {
        Scene scene = afterTheWalk(Rules.NEWEST);

        scene.expect(Ask.NEXT_ENVIRON);

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("RUL-13")
    void whoHasAShipElsewhereIsHandedNoSecondOne() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Scott Rubel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .place("Boccanegra", 2232)
                .place("Doctor Sontag", 2232)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("walk:4", "end");

        scene.play("exchange:2232").expect(Ask.EXCHANGE_SHIP);

        assertThat(scene.offers()).containsExactly("character:12", "character:14");
    }

    @Test
    void aGameBegunUnderTheFirstRulesStillExchangesIt() {
        Scene scene = afterTheWalk(1);

        scene.expect(Ask.EXCHANGE).play("exchange:2231", "character:13");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Scott Rubel");
    }
}
