package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** RUL-84: what may be taken back. */
class UndoTest {

    private static Position twoWalkers() {
        return Position.in(22)
                .pdb("Quibron", 0, false)
                .pdb("Angoff", 0, false)
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2231)
                .place("Doctor Sontag", 2231);
    }

    @Test
    @Tag("RUL-84")
    void movesAreTakenBackOneByOne() {
        Scene scene = twoWalkers().start(Side.REBEL, Segment.MOVEMENT);
        scene.play("walk:4", "walk:14");

        scene.game().undo(Side.REBEL, 1);

        assertThat(scene.at("Boccanegra")).isEqualTo(2231);
        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
        scene.expect(Ask.MOVE).expectOffers("walk:14").expectNotOffered("walk:4");
    }

    @Test
    @Tag("RUL-84")
    void theWholeSegmentIsTakenBackAtOnce() {
        Scene scene = twoWalkers().start(Side.REBEL, Segment.MOVEMENT);
        scene.play("walk:4", "walk:14");
        assertThat(scene.game().undoableToSegmentStart(Side.REBEL)).isEqualTo(2);

        scene.game().undo(Side.REBEL, scene.game().undoableToSegmentStart(Side.REBEL));

        assertThat(scene.at("Boccanegra")).isEqualTo(2231);
        assertThat(scene.at("Frun Sentel")).isEqualTo(2231);
        assertThat(scene.game().number()).isZero();
        assertThat(scene.game().journal()).isEmpty();
    }

    @Test
    @Tag("RUL-84")
    void aHalfDeclaredFlightIsTakenBack() {
        Scene scene = twoWalkers().ship("Planetary Privateer", "Boccanegra").start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:36", "environ:2211");

        scene.game().undo(Side.REBEL, 2);

        scene.expect(Ask.MOVE).expectOffers("fly:36");
    }

    @Test
    @Tag("RUL-84")
    void aRolledDieStopsUndo() {
        Scene scene = twoWalkers()
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Quibron", 0, true)
                .pdb("Charkhan", 0, false)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4", "fly:36", "environ:2211", "leave");

        assertThat(scene.game().undoable(Side.REBEL)).isZero();
    }

    @Test
    @Tag("RUL-84")
    void whatIsDoneAfterADieCanStillBeTakenBack() {
        Scene scene = twoWalkers()
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Quibron", 0, true)
                .pdb("Charkhan", 0, false)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:36", "environ:2211", "leave", "leave");

        scene.play("walk:4");

        assertThat(scene.game().undoable(Side.REBEL)).isEqualTo(1);
    }

    @Test
    @Tag("RUL-84")
    void aDrawnCardStopsUndo() {
        Scene scene = Position.in(22).place("Frun Sentel", 2221).actionCards(89).start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");
        assertThat(scene.game().undoable(Side.REBEL)).isEqualTo(1);
        scene.play("mission:S");

        assertThat(scene.game().undoable(Side.REBEL)).isZero();
    }

    @Test
    @Tag("RUL-84")
    void anAnswerOfTheOtherPlayerStopsUndo() {
        Scene scene = Position.in(22)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 1, true)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .place("Frun Sentel", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("move-units:2221", "environ:2211");
        assertThat(scene.game().undoable(Side.REBEL)).isEqualTo(2);

        scene.play("decline");

        assertThat(scene.game().undoable(Side.REBEL)).isZero();
    }

    @Test
    @Tag("RUL-84")
    void aDeclinedReactionStopsUndo() {
        Scene scene = Position.in(22)
                .units(2231, UnitKind.AIR_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .place("Frun Sentel", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("move-units:2231");
        scene.skipTo(Ask.REACTION);
        assertThat(scene.game().undoable(Side.REBEL)).isPositive();

        scene.play("end");

        assertThat(scene.game().undoable(Side.REBEL)).isZero();
    }

    @Test
    @Tag("RUL-84")
    void hiddenUnitsThatWereShownStopUndo() {
        Scene scene = Position.in(22)
                .place("Ly Mantok", 2221)
                .detected("Ly Mantok")
                .units(2221, UnitKind.PATROL, 1)
                .place("Frun Sentel", 2211)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2221", "units");

        assertThat(scene.game().undoable(Side.IMPERIAL)).isZero();
    }

    @Test
    @Tag("RUL-84")
    void nobodyTakesBackTheActionsOfTheOtherPlayer() {
        Scene scene = twoWalkers().start(Side.REBEL, Segment.MOVEMENT);
        scene.play("walk:4");

        assertThat(scene.game().undoable(Side.IMPERIAL)).isZero();
        assertThatThrownBy(() -> scene.game().undo(Side.IMPERIAL, 1)).isInstanceOf(IllegalActionException.class);
    }

    @Test
    @Tag("RUL-84")
    void moreThanIsAllowedIsRefusedAndChangesNothing() {
        Scene scene = twoWalkers().start(Side.REBEL, Segment.MOVEMENT);
        scene.play("walk:4");

        assertThatThrownBy(() -> scene.game().undo(Side.REBEL, 2)).isInstanceOf(IllegalActionException.class);

        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
    }

    @Test
    @Tag("RUL-84")
    void theGameGoesOnAfterAnUndoAsIfNothingHadHappened() {
        Scene straight = twoWalkers().start(Side.REBEL, Segment.MOVEMENT);
        Scene detour = twoWalkers().start(Side.REBEL, Segment.MOVEMENT);
        straight.play("walk:14");

        detour.play("walk:4");
        detour.game().undo(Side.REBEL, 1);
        detour.play("walk:14");

        assertThat(detour.game().hash()).isEqualTo(straight.game().hash());
    }

    @Test
    @Tag("RUL-84")
    void placementsInTheSetUpAreTakenBackUntilTheOtherPlayerActs() {
        Scene scene = new Scene(Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1), new LoadedChance(null));
        scene.play("environ:2211", "environ:2221");

        scene.game().undo(Side.IMPERIAL, 2);

        assertThat(scene.units(2211, UnitKind.MILITIA)).isZero();
        scene.expect(Ask.SET_UP_UNIT);
    }

    @Test
    @Tag("RUL-84")
    void aShownCardStopsUndo() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2231)
                .wounds("Boccanegra", 1)
                .card("Medi-kit of Ptolus", "Frun Sentel")
                .dice(1)
                .start(Side.REBEL, Segment.START);

        scene.expect(Ask.USE_POSSESSION).play("use:46");

        assertThat(scene.game().undoable(Side.REBEL)).isZero();
    }

    @Test
    @Tag("RUL-84")
    void undoReachesBackIntoAnEarlierSegmentOfTheSamePlayer() {
        Scene scene = Position.in(22).place("Frun Sentel", 2231).start(Side.REBEL, Segment.MOVEMENT);
        scene.play("walk:4").expect(Ask.NEXT_ENVIRON).play("environ:2232");

        assertThat(scene.game().undoable(Side.REBEL)).isEqualTo(2);
        assertThat(scene.game().undoableToSegmentStart(Side.REBEL)).isEqualTo(1);
        scene.game().undo(Side.REBEL, 2);

        assertThat(scene.at("Frun Sentel")).isEqualTo(2231);
    }

    // ---- in games played at random

    private static final Set<Class<? extends Event>> OUT_IN_THE_OPEN = Set.of(
            Event.DetectionRolled.class,
            Event.PdbAttacked.class,
            Event.MilitaryCombatRolled.class,
            Event.BreakOffRolled.class,
            Event.RoundFought.class,
            Event.DieRolled.class,
            Event.ActionCardDrawn.class,
            Event.UnitsShown.class,
            Event.PossessionUsed.class,
            Event.CharacterGained.class);

    @Test
    @Tag("RUL-84")
    void whatCanBeTakenBackLeadsBackToThePositionBefore() {
        for (int seed = 1; seed <= 20; seed++) {
            Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, seed);
            Random player = new Random(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                Action action =
                        decision.actions().get(player.nextInt(decision.actions().size()));
                long before = game.hash();
                game.play(action);
                if (game.undoable(decision.side()) > 0) {
                    game.undo(decision.side(), 1);
                    assertThat(game.hash()).as("seed %d, %s", seed, decision).isEqualTo(before);
                    assertThat(game.pending()).contains(decision);
                    game.play(action);
                }
            }
        }
    }

    @Test
    @Tag("RUL-84")
    void nothingThatCameIntoTheOpenIsTakenBack() {
        for (int seed = 1; seed <= 60; seed++) {
            Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, seed);
            Random player = new Random(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                Action action =
                        decision.actions().get(player.nextInt(decision.actions().size()));
                List<Event> happened = game.play(action);
                if (happened.stream().anyMatch(event -> OUT_IN_THE_OPEN.contains(event.getClass()))) {
                    assertThat(game.undoable(decision.side()))
                            .as("seed %d, %s at %s: %s", seed, action, decision.question(), happened)
                            .isZero();
                }
            }
        }
    }
}
