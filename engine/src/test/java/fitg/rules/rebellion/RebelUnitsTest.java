package fitg.rules.rebellion;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.EnvironType;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.play.Game;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 2.4, 2.8 and 16.4, 16.5: the military units and where Rebel ones come from. */
class RebelUnitsTest {

    private static List<UnitType> rebelKinds() {
        return List.of(UnitRoster.of(GameLevel.STAR_SYSTEM).of(Side.REBEL));
    }

    @Test
    @Tag("R11.1")
    @Tag("R11.2")
    void rebelUnitsAreImmobileOnesOrMobileTwos() {
        assertThat(rebelKinds())
                .extracting(kind -> kind.strength() + (kind.mobile() ? " mobile" : " immobile"))
                .containsOnly("1 immobile", "2 mobile");
    }

    @Test
    @Tag("R11.5")
    void bothValuesComeInEveryTypeOfEnviron() {
        for (int strength : List.of(1, 2)) {
            assertThat(rebelKinds())
                    .filteredOn(kind -> kind.strength() == strength)
                    .extracting(kind -> kind.environType().orElseThrow())
                    .containsExactlyInAnyOrder(EnvironType.values());
        }
    }

    /** Charkhan, Air 7 and Wild 5, rises; nothing bought yet. */
    private static Scene charkhanRises() {
        Scene scene = Position.in(22)
                .loyalty("Charkhan", Loyalty.UNREST)
                .place("Frun Sentel", 2232)
                .actionCards(89)
                .start(Side.REBEL, Segment.MISSIONS);
        return scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:R");
    }

    @Test
    @Tag("R11.6")
    void unitsHaveTheTypeOfTheEnvironInWhichTheyAreRaised() {
        Scene scene = charkhanRises();

        scene.expect(Ask.BUY_2_1).play("count:2");
        scene.skipTo(Ask.BUY_2_1).play("count:1");
        scene.skipTo(Ask.MOVE);

        assertThat(scene.units(2231, UnitKind.AIR_2_1)).isEqualTo(2);
        assertThat(scene.units(2232, UnitKind.WILD_2_1)).isEqualTo(1);
    }

    @Test
    @Tag("R11.7")
    @Tag("R11.6")
    void aUnitGoesToEnvironsOfOtherTypesAndKeepsItsOwn() {
        Scene scene = Position.in(22)
                .units(2231, UnitKind.AIR_1_0, 1)
                .units(2232, UnitKind.MILITIA, 1)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231");
        assertThat(scene.units(2232, UnitKind.AIR_1_0)).isEqualTo(1);
        scene.skipTo(Ask.DECLARE_COMBAT).play("attack");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).homeShift()).isZero();
    }

    @Test
    @Tag("R11.4")
    void theImperialPlayerSeesWhatRebelUnitsAre() {
        Scene scene = Position.in(22)
                .pdb("Quibron", 0, false)
                .pdb("Charkhan", 0, false)
                .units(2231, UnitKind.AIR_2_1, 1)
                .units(2231, UnitKind.WILD_2_1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2211", "count:0");

        assertThat(movedAsSeenBy(scene, Viewer.IMPERIAL)).isEqualTo(UnitSet.of(UnitKind.AIR_2_1, 1));
    }

    @Test
    @Tag("R16.5")
    void theRebelPlayerCannotTellAPatrolFromALine() {
        Scene scene = Position.in(22)
                .units(2231, UnitKind.LINE, 1)
                .units(2231, UnitKind.PATROL, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2211", "count:0");

        assertThat(movedAsSeenBy(scene, Viewer.REBEL)).isEqualTo(UnitSet.of(UnitKind.PATROL, 1));
        assertThat(movedAsSeenBy(scene, Viewer.IMPERIAL)).isEqualTo(UnitSet.of(UnitKind.LINE, 1));
    }

    private static UnitSet movedAsSeenBy(Scene scene, Viewer viewer) {
        return scene.game().log(viewer).stream()
                .filter(Event.UnitsMoved.class::isInstance)
                .map(Event.UnitsMoved.class::cast)
                .reduce((first, second) -> second)
                .orElseThrow()
                .units();
    }

    @Test
    @Tag("RUL-44")
    void theCounterMixIsNoLimit() {
        Scene scene = charkhanRises();

        scene.expect(Ask.BUY_2_1).play("count:0", "count:5");
        scene.skipTo(Ask.MOVE);

        assertThat(scene.units(2231, UnitKind.AIR_1_0)).isEqualTo(5);
    }

    // ---- units that did not fit (16.5, A0)

    @Test
    void waitingUnitsArriveAsFarAsTheyFit() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .units(2232, UnitKind.WILD_1_0, 2)
                .pending(2232, 3, 0)
                .start(Side.REBEL, Segment.ARRIVALS);

        assertThat(scene.units(2232, UnitKind.WILD_1_0)).isEqualTo(3);
        assertThat(scene.pending(2232, 1)).isEqualTo(2);
    }

    @Test
    void waitingUnitsArriveWhateverTheStateOfThePlanet() {
        Scene scene = Position.in(22).pending(2232, 0, 1).start(Side.REBEL, Segment.ARRIVALS);

        assertThat(scene.units(2232, UnitKind.WILD_2_1)).isEqualTo(1);
        assertThat(scene.pending(2232, 2)).isZero();
    }

    @Test
    void theRebelPlayerChoosesWhichWaitingUnitsArrive() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .units(2232, UnitKind.WILD_1_0, 2)
                .pending(2232, 1, 1)
                .start(Side.REBEL, Segment.ARRIVALS);

        scene.expect(Ask.PENDING_UNITS).play("count:1");

        assertThat(scene.units(2232, UnitKind.WILD_2_1)).isEqualTo(1);
        assertThat(scene.pending(2232, 1)).isEqualTo(1);
    }

    @Test
    void waitingUnitsDoNotArriveInTheImperialTurn() {
        Scene scene = Position.in(22)
                .pending(2232, 0, 1)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.ARRIVALS);

        assertThat(scene.units(2232, UnitKind.WILD_2_1)).isZero();
    }

    @Test
    @Tag("R15.2")
    void subvertedUnitsBeyondTheLimitAreRemovedByTheirOwner() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .units(2232, UnitKind.WILD_2_1, 2)
                .units(2232, UnitKind.AIR_1_0, 1)
                .units(2232, UnitKind.MILITIA, 2)
                .actionCards(92)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:T");
        scene.skipTo(Ask.OVERSTACKED);

        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.expectOffers("unit:wild-2-1", "unit:wild-1-0", "unit:air-1-0").play("unit:air-1-0");
        assertThat(scene.units(2232, Side.REBEL)).isEqualTo(3);
        assertThat(scene.units(2232, UnitKind.AIR_1_0)).isZero();
    }

    @Test
    @Tag("R16.5")
    void noMoveOrPlacementOfARandomGameBetraysALine() {
        for (int seed = 1; seed <= 40; seed++) {
            Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, seed);
            Random player = new Random(seed);
            while (!game.isOver()) {
                game.playOption(player.nextInt(game.optionCount()));
            }
            for (Event event : game.log(Viewer.REBEL)) {
                UnitSet units = switch (event) {
                    case Event.UnitsMoved moved -> moved.units();
                    case Event.UnitsPlaced placed -> placed.units();
                    default -> UnitSet.EMPTY;
                };
                assertThat(units.count(UnitKind.LINE))
                        .as("seed %d, %s", seed, event)
                        .isZero();
            }
        }
    }
}
