package fitg.players.captain;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.rules.mission.Missions;
import fitg.state.Segment;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Three rebels in 2221, the Urban environ of restless Angoff, with a Patrol and a Governor beside them. */
class MissionPlanTest {

    private static final int ANGOFF = Catalogue.standard().environById(2221).index();

    private static Scene angoff() {
        return Position.in(22)
                .loyalty("Angoff", Loyalty.DISSENT)
                .place("Boccanegra", 2221)
                .place("Doctor Sontag", 2221)
                .place("Frun Sentel", 2221)
                .place("Jon Kidu", 2221)
                .detected("Jon Kidu")
                .units(2221, UnitKind.PATROL, 1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2221")
                .expect(Ask.MISSION);
    }

    static List<Mission> missions() {
        long allowed = worth(situation()).allowed();
        return Stream.of(Mission.values())
                .filter(mission -> (allowed & mission.bit()) != 0)
                .toList();
    }

    // ---- plans

    @ParameterizedTest
    @MethodSource("missions")
    void whatIsRequiredIsGoneOn(Mission required) {
        assertThat(with(required).group(required)).isNotZero();
    }

    @Test
    void somethingIsRequiredThatTheBestPlanDoesWithout() {
        MissionPlan best = best();
        assertThat(missions()).anyMatch(mission -> best.group(mission) == 0);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void nobodyGoesOnTwoMissions(Mission required) {
        MissionPlan plan = with(required);
        long all = 0;
        for (Mission mission : Mission.values()) {
            assertThat(all & plan.group(mission)).isZero();
            all |= plan.group(mission);
        }
        assertThat(all & ~pool(situation())).isZero();
    }

    @ParameterizedTest
    @MethodSource("missions")
    void whatThePlanDoesWithoutIsNotBetterThanThePlan(Mission required) {
        assertThat(with(required).value()).isLessThanOrEqualTo(best().value());
    }

    // ---- what is worth trying

    @Test
    void thePlansOwnMissionsAreWorthTryingBeforeTheOthers() {
        Game game = angoff().game();
        Decision decision = game.pending().orElseThrow();
        Counsel counsel = new Counsel(game.viewFor(Viewer.REBEL), decision, Temperament.STEADY);
        List<Action> all = decision.actions().stream()
                .filter(action -> action.kind() == Kind.MISSION)
                .toList();
        List<Action> planned =
                all.stream().filter(action -> counsel.worth(action) > 0).toList();

        double least = planned.stream().mapToDouble(counsel::worthTrying).min().orElseThrow();

        assertThat(all).hasSizeGreaterThan(planned.size());
        assertThat(all)
                .filteredOn(action -> !planned.contains(action))
                .allSatisfy(action -> assertThat(counsel.worthTrying(action)).isLessThan(least));
    }

    /** Those the plan leaves out all look the same to a Captain; who tries them out wants the better ones first. */
    @Test
    void whatThePlanLeavesOutIsWorthMoreOrLess() {
        Game game = angoff().game();
        Decision decision = game.pending().orElseThrow();
        Counsel counsel = new Counsel(game.viewFor(Viewer.REBEL), decision, Temperament.STEADY);
        List<Action> left = decision.actions().stream()
                .filter(action -> action.kind() == Kind.MISSION && counsel.worth(action) < 0)
                .toList();

        assertThat(left.stream().map(counsel::worthTrying).distinct()).hasSizeGreaterThan(1);
    }

    /** A Captain has no plan for it, so the group is formed for the mission that was chosen. */
    @Test
    void somebodyIsSentOnAMissionChosenAgainstThePlan() {
        Scene scene = angoff();
        Mission unplanned = missions().stream()
                .filter(mission -> best().group(mission) == 0 && scene.offers("mission:" + mission.letter()))
                .findFirst()
                .orElseThrow();
        scene.play("mission:" + unplanned.letter());
        while (scene.game().pending().orElseThrow().question() == Ask.MISSION_MEMBER) {
            Decision decision = scene.game().pending().orElseThrow();
            Counsel counsel = new Counsel(scene.game().viewFor(Viewer.REBEL), decision, Temperament.STEADY);
            scene.play(counsel.best().key());
        }
        assertThat(scene.game().viewFor(Viewer.REBEL).missions().group(unplanned.ordinal()))
                .isNotZero();
    }

    private static MissionPlan best() {
        Situation on = situation();
        MissionWorth worth = worth(on);
        return Division.best(on, worth, pool(on), worth.allowed());
    }

    private static MissionPlan with(Mission required) {
        Situation on = situation();
        MissionWorth worth = worth(on);
        return Division.with(required, on, worth, pool(on), worth.allowed());
    }

    private static Situation situation() {
        return new Situation(angoff().game().viewFor(Viewer.REBEL), Side.REBEL, Temperament.STEADY);
    }

    private static MissionWorth worth(Situation on) {
        return new MissionWorth(on, new Stakes(on), ANGOFF);
    }

    private static long pool(Situation on) {
        return Missions.eligible(on.view(), ANGOFF, Side.REBEL);
    }
}
