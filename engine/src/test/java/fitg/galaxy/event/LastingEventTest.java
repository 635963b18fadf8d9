package fitg.galaxy.event;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.ActionEvent;
import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.domino.Domino;
import fitg.rules.force.second.Leaders;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.mission.second.MissionTable;
import fitg.rules.mission.second.SecondMissions;
import fitg.state.Digest;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Galactic events that last: the rules they change ask for them. */
@Tag("C-EVENT-1")
class LastingEventTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    private static SecondScene fleet(int event, String from, String planet, int... dice) {
        SecondPosition position = galaxy().counter("Rebel Light", from).dice(dice);
        if (event > 0) {
            position.event(event);
        }
        SecondScene scene = position.start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        return Orders.sail(scene, from, planet, 0);
    }

    private static Happening.Jumped jump(SecondScene scene) {
        return scene.events(Happening.Jumped.class).getFirst();
    }

    @Test
    void turbulenceOfTheCoreAddsTwoToJumpsInAndOut() {
        int plain = jump(fleet(0, "orbit-223", "152", 1, 1)).distance();
        int turbulent = jump(fleet(105, "orbit-223", "152", 1, 1)).distance();
        int elsewhere = jump(fleet(0, "orbit-223", "241", 1, 1)).distance();
        int untouched = jump(fleet(105, "orbit-223", "241", 1, 1)).distance();

        assertThat(turbulent).isEqualTo(plain + 2);
        assertThat(untouched).isEqualTo(elsewhere);
    }

    @Test
    void withoutTechniciansStarshipsNavigateWorse() {
        Happening.Jumped jump = jump(fleet(116, "orbit-223", "241", 1, 1));

        assertThat(jump.navigation()).isEqualTo(Jump.STARSHIP_NAVIGATION - 1);
    }

    @Test
    void inTheFluxAJumpMayLeadToAnotherStarOrToDriftTwo() {
        SecondScene scene = fleet(118, "orbit-223", "241", 3, 1, 1, 1);

        assertThat(scene.question()).isEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.offers()).containsExactly("planet:311", "planet:312", "place:far-drift-24");
        scene.play("place:far-drift-24");
        assertThat(scene.counterPlace(0)).isEqualTo("far-drift-24");
    }

    @Test
    void inTheFluxANumberThatIsNoStarChangesNothing() {
        SecondScene scene = fleet(118, "orbit-223", "241", 6, 6, 1, 1);

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(jump(scene).distance()).isPositive();
    }

    @Test
    void inTheFluxTheStarOfOriginLeavesOnlyDriftTwo() {
        SecondScene scene = fleet(118, "orbit-223", "241", 2, 2);

        assertThat(scene.counterPlace(0)).isEqualTo("far-drift-24");
    }

    @Test
    void aSpaceshipInTheFluxNamesItsBoxAtTheOtherStar() {
        SecondScene scene = galaxy().event(118)
                .place("Boccanegra", "2231")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(3, 1, 1, 1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        Orders.follow(scene, "fly:36");
        while (scene.question() == Query.CREW) {
            scene.play("leave");
        }
        Orders.follow(scene, "planet:241", "place:orbit-241", "planet:312");

        assertThat(scene.question()).isEqualTo(Query.FLY_TO_BOX);
        scene.play("place:orbit-312");
        assertThat(scene.place("Boccanegra")).isIn("orbit-312", "drift-31", "far-drift-31");
    }

    @Test
    void theKaynsWhoQuarrelLeadNothingAndGoOnNoMission() {
        SecondScene scene = galaxy().event(120)
                .place("Kogus", "2211")
                .place("Boccanegra", "2211")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        long kogus = PieceSet.only(Position.character("Kogus"));
        int environ = SecondPosition.place("2211");

        assertThat(Leaders.inEnviron(scene.truth(), environ, Side.REBEL) & kogus)
                .isZero();
        assertThat(SecondMissions.eligible(scene.truth(), environ, Side.REBEL) & kogus)
                .isZero();
        assertThat(SecondMissions.eligible(scene.truth(), environ, Side.REBEL)
                        & PieceSet.only(Position.character("Boccanegra")))
                .isNotZero();
    }

    @Test
    void noDominoStartsWhileCommunicationsAreJammed() {
        SecondScene scene = galaxy().event(121)
                .secret("Etreg", Secret.GEM_WORLD)
                .startWith(new Sparking(Position.planetNamed("Quibron")));

        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    /** Sparks the domino of a mission. */
    private static final class Sparking extends Procedure {

        private final int planet;

        Sparking(int planet) {
            this.planet = planet;
        }

        @Override
        public void advance(Resolution r) {
            r.finish();
            Domino.spark(r, Domino.MISSION, planet, Side.REBEL);
        }

        @Override
        protected void digest(Digest d) {
            d.add(planet);
        }
    }

    @Test
    void recalledSpaceshipsStayExceptRedjacs() {
        SecondScene scene = galaxy().event(125)
                .place("Jin Voles", "2411")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);

        assertThat(scene.offers()).noneMatch(key -> key.startsWith("fly:"));
    }

    @Test
    void theMoonsOfTamsetTakeAllBonusRolls() {
        SecondScene scene =
                galaxy().event(110).place("Boccanegra", "3121").start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        long group = PieceSet.only(Position.character("Boccanegra"));
        int tamset = SecondPosition.place("3121");
        int rolls = SecondMissions.bonusRolls(
                scene.truth(), tamset, Side.REBEL, Mission.GATHER_INFORMATION, group, Position.character("Boccanegra"));
        int elsewhere = SecondMissions.bonusRolls(
                scene.truth(),
                SecondPosition.place("2231"),
                Side.REBEL,
                Mission.GATHER_INFORMATION,
                group,
                Position.character("Boccanegra"));

        assertThat(rolls).isZero();
        assertThat(elsewhere).isPositive();
    }

    @Test
    void underTheSunspotsOfVaruTheSameCreatureEventComesAgainAndAgain() {
        assertThat(creatureEvents(galaxy().event(111))).containsExactly(true, true);
        assertThat(creatureEvents(galaxy())).containsExactly(true, false);
    }

    /** Whether each of two creature events takes effect where no creature lives and no robots guard. */
    private static List<Boolean> creatureEvents(SecondPosition position) {
        SecondScene scene = position.control("Cercis", PlanetState.REBEL_CONTROL)
                .pdb("Cercis", 0, true)
                .place("Boccanegra", "4332")
                .dice(10, 6, 1, 6, 1, 6, 1, 6, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:4332");
        Orders.mission(scene, "P", "Boccanegra");
        Orders.assigned(scene);
        Orders.follow(scene, "roll", "roll");
        return scene.events(Happening.RandomEvent.class).stream()
                .map(Happening.RandomEvent::takesEffect)
                .toList();
    }

    @Test
    void propagandaDrownsTheEventsThatForbidBonusRolls() {
        assertThat(forbidden(galaxy().event(126))).isFalse();
        assertThat(forbidden(galaxy())).isTrue();
    }

    private static boolean forbidden(SecondPosition position) {
        int[] dice = forbidding();
        SecondScene scene = position.place("Boccanegra", "2211")
                .dice(10, dice[0], dice[1], 6, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211");
        Orders.mission(scene, "I", "Boccanegra");
        Orders.assigned(scene);
        Orders.follow(scene, "roll");
        return scene.events(Happening.RandomEvent.class).getFirst().takesEffect();
    }

    /** Two dice that bring an event without bonus rolls in the environ of Quibron. */
    private static int[] forbidding() {
        var type = Catalogue.standard().environById(2211).type();
        for (int tens = 1; tens <= 6; tens++) {
            for (int units = 1; units <= 6; units++) {
                if (MissionTable.event(tens, units, type.section()).type() == ActionEvent.Type.NO_BONUS) {
                    return new int[] {tens, units};
                }
            }
        }
        throw new AssertionError("no event forbids bonus rolls");
    }
}
