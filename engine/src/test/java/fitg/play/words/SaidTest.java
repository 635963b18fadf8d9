package fitg.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Sentences;
import fitg.content.Side;
import fitg.content.Tongue;
import fitg.content.UnitKind;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.state.Segment;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is said by key is said in every tongue, with the same places filled. */
class SaidTest {

    @Test
    void everyQuestionOfTheStarSystemGameHasASentence() {
        for (Ask ask : Ask.values()) {
            assertThat(Sentences.in(Tongue.ENGLISH).keys())
                    .contains("ask." + ask.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    @Test
    void whatIsSaidInEnglishIsSaidInGermanWithTheSamePlaces() {
        Sentences english = Sentences.in(Tongue.ENGLISH);
        Sentences german = Sentences.in(Tongue.GERMAN);

        assertThat(german.keys()).containsExactlyElementsOf(english.keys());
        for (String key : english.keys()) {
            assertThat(german.places(key)).as(key).isEqualTo(english.places(key));
        }
    }

    @Test
    void aFlightIsAskedForInGerman() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2211)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:36");
        Decision decision = scene.decision();

        assertThat(Narrator.prompt(decision)).isEqualTo("Where does Planetary Privateer fly?");
        assertThat(Narrator.prompt(decision, Tongue.GERMAN)).isEqualTo("Wohin fliegt Planetary Privateer?");
    }

    @Test
    void whereThePartyGoesIsSaidInTheTongueOfTheQuestion() {
        Scene scene = Position.in(22)
                .units(2211, UnitKind.URBAN_2_1, 2)
                .place("Boccanegra", 2211)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("move-units:2211", "environ:2221");
        Decision decision = scene.decision();

        assertThat(Narrator.prompt(decision)).startsWith("How many go to Angoff");
        assertThat(Narrator.prompt(decision, Tongue.GERMAN)).startsWith("Wie viele gehen nach Angoff");
        assertThat(Narrator.describe(decision, Action.parse("count:2"), Tongue.GERMAN))
                .isEqualTo("zwei");
    }

    @Test
    void inWholeGamesEveryQuestionAndAnswerHasWordsInBothTongues() {
        Set<String> asked = new TreeSet<>();
        for (long seed = 1; seed <= 20; seed++) {
            Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, seed);
            Random whim = new Random(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                asked.add(decision.question().name());
                assertThat(Narrator.prompt(decision, Tongue.GERMAN))
                        .isNotBlank()
                        .doesNotContain("{");
                for (Action action : decision.actions()) {
                    assertThat(Narrator.describe(decision, action, Tongue.GERMAN))
                            .isNotBlank()
                            .doesNotContain("{");
                }
                game.play(decision.actions().get(whim.nextInt(decision.actions().size())));
            }
        }
        assertThat(asked).hasSizeGreaterThan(30);
    }
}
