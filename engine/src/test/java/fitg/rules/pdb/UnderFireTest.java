package fitg.rules.pdb;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitSet;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** Specification 2.8: the Imperial units among which a PDB's losses are chosen lie open meanwhile, and no others. */
class UnderFireTest {

    private static final UnitSet LEAVING = UnitSet.of(UnitKind.LINE, 1).plus(UnitKind.PATROL, 3);

    /** Two Lines and three Patrols on Charkhan, which is the Rebels'; one Line stays. */
    private static Scene leavingCharkhan(int attackDie) {
        return Position.in(22)
                .state("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 2, true)
                .units(2231, UnitKind.LINE, 2)
                .units(2231, UnitKind.PATROL, 3)
                .dice(attackDie, 6)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2231", "environ:2211", "count:3", "count:1")
                .expect(Ask.PDB_ATTACK);
    }

    private static UnitSet known(Scene scene, int environId) {
        return scene.game().viewFor(Viewer.REBEL).mobileUnitsKnown(Position.environ(environId));
    }

    @Test
    void theyLieFaceDownUntilThePdbHasHit() {
        assertThat(known(leavingCharkhan(3), 2231).size()).isZero();
    }

    @Test
    void theyLieOpenWhileLossesAreChosen() {
        // three points: the Line, or the three Patrols
        Scene scene = leavingCharkhan(3).play("attack").expect(Ask.LOSSES);
        PlayerView view = scene.game().viewFor(Viewer.REBEL);
        int charkhan = Position.environ(2231);

        assertThat(known(scene, 2231)).isEqualTo(LEAVING);
        assertThat(view.forces().units(charkhan, UnitKind.LINE)).isEqualTo(1);
        assertThat(view.forces().faceDown(charkhan)).isEqualTo(5);
        assertThat(view.knowsMobileUnits(charkhan)).isFalse();
    }

    @Test
    void afterwardsTheyLieFaceDownAgain() {
        Scene scene = leavingCharkhan(3).play("attack").expect(Ask.LOSSES).play("count:0");

        assertThat(scene.units(2211, UnitKind.PATROL) + scene.units(2211, UnitKind.LINE))
                .isPositive();
        assertThat(known(scene, 2231).size()).isZero();
        assertThat(known(scene, 2211).size()).isZero();
    }

    /** Who is hit on arrival stands nowhere yet; those who stand there already stay face down. */
    @Test
    void thoseWhereTheyArriveStayFaceDown() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 2, true)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 3)
                .units(2231, UnitKind.LINE, 1)
                .dice(3, 6)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2221", "environ:2231", "count:3", "count:1", "attack")
                .expect(Ask.LOSSES);

        assertThat(known(scene, 2231).size()).isZero();
        assertThat(known(scene, 2221).size()).isZero();
    }
}
