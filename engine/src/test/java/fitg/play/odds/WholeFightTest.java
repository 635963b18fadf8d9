package fitg.play.odds;

import static fitg.play.Told.chance;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Decision;
import fitg.play.Encounters;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.rules.combat.first.CharacterCombat;
import fitg.rules.combat.first.Course;
import fitg.rules.combat.first.SingleAttacks;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player is told of a whole fight, against fights that the game itself then fights to the end. */
class WholeFightTest {

    private static final String DEAD = "in the end the defenders in front are dead";
    private static final String TAKEN = "in the end somebody is a prisoner";
    private static final int FIGHTS = 300;
    private static final double LUCK = 0.07;

    /** With strength that grows, wounds that feed it, two rolls, wounds without a roll, minds for arms and whatever else they have. */
    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "3222, Chantenes",
        "2111, Derigion",
        "1131, Dindin",
        "2321, Drusers",
        "3423, Elilad",
        "5121, Gach",
        "4323, Gadhars",
        "1122, Glane",
        "3511, Gyrogos",
        "1111, Prox",
        "3232, Queemer",
        "4411, Thunk",
        "4121, Virus",
        "5511, Wyths"
    })
    void aCreatureKillsAsOftenAsWasForetold(int environ, String creature) {
        Scene scene = Encounters.meet(Position.around(environ).place("Adam Starlight", environ), environ)
                .expect(Ask.BREAK_OFF);

        assertForetold(scene, "stand", "Adam Starlight");
        assertForetold(scene, "break-off-all", "Adam Starlight");
    }

    /** These let nobody go at once, so that it is told while two say who stands in front. */
    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "2323, Batranoban",
        "4212, Frost Mist",
        "4331, Kinsog",
        "5132, Mish",
        "1521, Muggers",
        "1311, Vorozion",
        "1223, Ym-Barror"
    })
    void whoIsHeldIsToldWhileHeIsNamed(int environ, String creature) {
        Position position =
                Position.around(environ).place("Odene Hobar", environ).place("Drakir Grebb", environ);
        Scene scene = Encounters.meet(position, environ).expect(Ask.ACTIVE);

        assertForetold(scene, "active", "Odene Hobar", "Drakir Grebb");
    }

    @Test
    void somebodyIsTakenAsOftenAsWasForetold() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .detected("Boccanegra", "Frun Sentel")
                .units(2221, UnitKind.LINE, 4)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack", "capture")
                .expect(Ask.ACTIVE);

        assertForetold(scene, "active", "Boccanegra", "Frun Sentel");
        assertThat(chance(scene, "active", TAKEN)).isGreaterThan(0.2);
    }

    /** Who was taken in an earlier round is free again only if his friend beats the squad. */
    @Test
    void whoWasTakenBeforeCountsUntilTheAttackerIsBeaten() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .detected("Boccanegra", "Frun Sentel")
                .units(2221, UnitKind.LINE, 4)
                .dice(1, 4, 6)
                .picks(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack", "capture", "active", "active", "stand")
                .skipTo(Ask.BREAK_OFF);

        assertForetold(scene, "stand", "Boccanegra", "Frun Sentel");
        assertThat(chance(scene, "break-off-all", TAKEN)).isGreaterThan(0.8);
    }

    private static void assertForetold(Scene scene, String answer, String... inFront) {
        int dead = 0;
        int taken = 0;
        PlayerView view = scene.game().viewFor(Viewer.of(scene.asked()));
        for (int seed = 0; seed < FIGHTS; seed++) {
            Game game = view.imagine(seed);
            game.play(Action.parse(answer));
            fight(game);
            int lives = 0;
            int prisoners = 0;
            for (String name : inFront) {
                int who = Position.character(name);
                lives += Umpire.position(game).people().at(who) == Place.OUT_OF_GAME ? 0 : 1;
                prisoners += Umpire.position(game).people().isPrisoner(who) ? 1 : 0;
            }
            dead += lives == 0 ? 1 : 0;
            taken += prisoners > 0 ? 1 : 0;
        }
        assertThat(chance(scene, answer, DEAD)).as(DEAD).isCloseTo((double) dead / FIGHTS, within(LUCK));
        double foretold = taken == 0 ? 0 : chance(scene, answer, TAKEN);
        assertThat(foretold).as(TAKEN).isCloseTo((double) taken / FIGHTS, within(LUCK));
    }

    /** As costs least, which is what was foretold. */
    private static void fight(Game game) {
        while (!game.isOver()
                && Umpire.resolution(game).allUnderWay().stream()
                        .anyMatch(each -> each instanceof CharacterCombat || each instanceof SingleAttacks)) {
            Decision decision = game.pending().orElseThrow();
            game.play(answer(game.viewFor(Viewer.of(decision.side())), decision));
        }
    }

    private static Action answer(PlayerView view, Decision decision) {
        if (decision.question() == Ask.BREAK_OFF) {
            Course course = WholeFight.underWay(view).orElseThrow().course().orElseThrow();
            boolean stands = course.ifTheyStand().cost() <= course.ifTheyRun().cost();
            return Action.of(stands ? Kind.STAND : Kind.BREAK_OFF_ALL);
        }
        return decision.question() == Ask.WOUNDS
                ? decision.actions().get((decision.actions().size() - 1) / 2)
                : decision.actions().getFirst();
    }
}
