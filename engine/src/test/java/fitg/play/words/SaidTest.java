package fitg.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Sentences;
import fitg.content.Side;
import fitg.content.Tongue;
import fitg.content.UnitKind;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.play.odds.Odds;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said by key is said in every tongue, with the same places filled. */
class SaidTest {

    private static final String WORDS_OF_ODDS = "odds.";
    private static final Pattern MEASURED = Pattern.compile("odds\\..*(takes?|loses?)");
    private static final Pattern KEY = Pattern.compile("\"(odds\\.[a-z0-9.-]+)\"");

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

    /** Whoever puts several of them together takes the measure from the end of the sentence. */
    @ParameterizedTest
    @EnumSource
    void theMeasureOfAnOutcomeEndsItsSentence(Tongue tongue) {
        assertThat(Sentences.in(tongue).written().entrySet().stream()
                        .filter(each -> MEASURED.matcher(each.getKey()).matches()))
                .hasSize(7)
                .allSatisfy(each -> assertThat(each.getValue()).endsWith(" {0}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "empires-backdoor", "breakout-at-egrix"})
    void whatAnAnswerMayLeadToIsSaidInBothTongues(String scenario) {
        Set<String> said = new TreeSet<>();
        oddsInPlay(Scenarios.named(scenario).orElseThrow(), odds -> {
            Stream<Said> outcomes = odds.outcomes().stream().map(Odds.Outcome::said);
            Stream<Said> besides = Stream.concat(odds.assumed().stream(), odds.inVain().stream());
            Stream.concat(outcomes, besides).forEach(each -> {
                said.add(((Said.Sentence) each).key());
                for (Tongue tongue : Tongue.values()) {
                    assertThat(each.in(tongue)).isNotBlank().doesNotContain("{");
                }
            });
        });
        assertThat(said).hasSizeGreaterThan(5).allMatch(key -> key.startsWith(WORDS_OF_ODDS));
    }

    @Test
    void noSentenceAboutOddsIsWrittenForNothing() throws IOException {
        Set<String> inCode = KEY.matcher(sourcesOfOdds())
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toSet());

        assertThat(Sentences.in(Tongue.ENGLISH).keys())
                .filteredOn(key -> key.startsWith(WORDS_OF_ODDS))
                .allMatch(key -> inCode.stream().anyMatch(key::startsWith));
    }

    private static String sourcesOfOdds() throws IOException {
        StringBuilder sources = new StringBuilder();
        try (Stream<Path> files = Files.list(Path.of("src/main/java/fitg/play/odds"))) {
            for (Path file : files.toList()) {
                sources.append(Files.readString(file));
            }
        }
        return sources.toString();
    }

    private static void oddsInPlay(Scenario scenario, Consumer<Odds> listener) {
        for (long seed = 1; seed <= 3; seed++) {
            Game game = Game.ofSeed(scenario, seed);
            Lively player = new Lively(seed);
            for (int step = 0; step < 400 && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                PlayerView view = game.viewFor(Viewer.of(decision.side()));
                decision.actions().forEach(action -> Odds.of(view, action).ifPresent(listener));
                game.play(player.choose(decision));
            }
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
