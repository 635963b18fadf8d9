package fitg.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.rules.combat.first.Fight;
import fitg.state.Segment;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What those who are attacked see of the fight they are in: Boccanegra and Frun Sentel in 2221, found by a squad. */
class FightViewTest {

    private static Scene found(int... dice) {
        return hiding(dice).play("search:2221", "units", "attack", "kill");
    }

    private static Scene hiding(int... dice) {
        return Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .detected("Boccanegra", "Frun Sentel")
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 1)
                .dice(dice)
                .start(Side.REBEL, Segment.SEARCH);
    }

    private static Optional<Fight> fight(Scene scene) {
        return scene.game().viewFor(Viewer.of(scene.asked())).fight();
    }

    /** Strength 4 sends a squad of 8 with endurance 6. */
    @Test
    void whoIsAskedToStandSeesWhatAttacks() {
        Scene scene = found(1).expect(Ask.ACTIVE);

        Fight fight = fight(scene).orElseThrow();

        assertThat(fight.attack()).isEqualTo(8);
        assertThat(fight.endurance()).isEqualTo(6);
        assertThat(fight.firefight()).isTrue();
        assertThat(Scene.names(fight.defenders())).containsExactlyInAnyOrder("Boccanegra", "Frun Sentel");
    }

    @Test
    void whoIsAskedToRunSeesWhoStands() {
        Scene scene = found(1).play("active", "inactive").expect(Ask.BREAK_OFF);

        assertThat(Scene.names(fight(scene).orElseThrow().active())).containsExactly("Frun Sentel");
    }

    /** 8 against 10 is column -3 to -2: a 4 of the defenders deals 2 wounds, doubled. */
    @Test
    void aSquadWearsDown() {
        Scene scene = found(1, 1, 4).play("active", "active", "stand").expect(Ask.ACTIVE);

        Fight fight = fight(scene).orElseThrow();

        assertThat(fight.attack()).isEqualTo(4);
        assertThat(fight.endurance()).isEqualTo(2);
    }

    @Test
    void thereIsNothingToSeeBeforeTheFight() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .start(Side.REBEL, Segment.MISSIONS)
                .expect(Ask.NEXT_ENVIRON);

        assertThat(fight(scene)).isEmpty();
    }

    /** Whether the Rebel tells the Line and the Patrol in 2221 apart. */
    private static boolean rebelSeesTheLine(Scene scene) {
        PlayerView view = scene.game().viewFor(Viewer.REBEL);
        int environ = Position.environ(2221);
        assertThat(view.forces().units(environ, Side.IMPERIAL)).isEqualTo(2);
        boolean known = view.knowsMobileUnits(environ);
        assertThat(view.forces().units(environ, UnitKind.LINE)).isEqualTo(known ? 1 : 0);
        assertThat(view.forces().units(environ, UnitKind.PATROL)).isEqualTo(known ? 1 : 2);
        return known;
    }

    @Test
    void unitsThatSearchAndAttackLieOpenForTheTime() {
        Scene scene = hiding(1, 1);
        assertThat(rebelSeesTheLine(scene)).isFalse();

        scene.play("search:2221", "units").expect(Ask.ATTACK_FOUND);
        assertThat(rebelSeesTheLine(scene)).isTrue();
        scene.play("attack", "kill").expect(Ask.ACTIVE);
        assertThat(rebelSeesTheLine(scene)).isTrue();
        scene.play("active", "active", "break-off-all");

        assertThat(rebelSeesTheLine(scene)).isFalse();
    }

    @Test
    void unitsInACombatLieOpenForTheTime() {
        Scene scene = Position.in(22)
                .placeWithUnits("Boccanegra", 2221)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 1)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
        assertThat(rebelSeesTheLine(scene)).isFalse();

        scene.play("attack").expect(Ask.LEADER);

        assertThat(rebelSeesTheLine(scene)).isTrue();
    }

    @Test
    void unitsDoNotLieOpenWhileTheOtherSideSearches() {
        Scene scene = Position.in(22)
                .place("Jon Kidu", 2221)
                .detected("Jon Kidu")
                .units(2221, UnitKind.URBAN_2_1, 2)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 1)
                .dice(1)
                .start(Side.IMPERIAL, Segment.SEARCH);

        scene.play("search:2221", "units");

        assertThat(scene.events(Event.SearchRolled.class)).hasSize(1);
        assertThat(scene.events(Event.UnitsShown.class)).isEmpty();
        assertThat(rebelSeesTheLine(scene)).isFalse();
    }
}
