package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Edition;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.level.starsystem.StarSystemRules;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a seat imagines fits all it sees, and comes from nothing else. */
class ImaginationTest {

    private static final int GAMES = 60;
    private static final int POSITIONS = 400;
    private static final int LONGEST = 400;

    static List<Scenario> scenariosOf1979() {
        return Scenarios.under(StarSystemRules.RULES);
    }

    /** Nothing is hidden in a skirmish of 2002, so what is imagined is the game itself but for the dice. */
    @Test
    void whereNothingIsHiddenTheImaginedGameIsTheGameItself() {
        for (Scenario scenario : Scenarios.skirmishes(Edition.SECOND)) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(1));
            SplittableRandom random = new SplittableRandom(1);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                Game imagined = game.viewFor(Viewer.of(decision.side())).imagine(random.nextLong());
                assertThat(imagined.pending()).contains(decision);
                assertThat(imagined.hash()).isEqualTo(game.hash());
                game.playOption(random.nextInt(game.optionCount()));
            }
        }
    }

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    @ParameterizedTest
    @MethodSource("scenariosOf1979")
    void theImaginedGameLooksTheSameAtEveryDecision(Scenario scenario) {
        Set<Ask> met = EnumSet.noneOf(Ask.class);
        int changed = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            SplittableRandom random = new SplittableRandom(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                Viewer seat = Viewer.of(decision.side());
                PlayerView view = game.viewFor(seat);
                Game imagined = view.imagine(random.nextLong());
                assertThat(imagined.pending()).contains(decision);
                assertThat(imagined.viewFor(seat).fingerprint()).isEqualTo(view.fingerprint());
                met.add(Ask.of(decision.question()));
                changed += imagined.hash() == game.hash() ? 0 : 1;
                game.playOption(random.nextInt(game.optionCount()));
            }
        }
        assertThat(met).hasSizeGreaterThan(30).contains(Ask.LEADER, Ask.USE_POSSESSION);
        assertThat(changed).isGreaterThan(GAMES * 10);
    }

    /** Units on their way, in combat or under fire are where a wrong guess would break the game. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void itCanBePlayedOnFromEveryDecision(Scenario scenario) {
        for (long seed = 0; seed < GAMES / 3; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(~seed));
            SplittableRandom random = new SplittableRandom(seed);
            while (!game.isOver()) {
                Viewer seat = Viewer.of(game.pending().orElseThrow().side());
                Game imagined = game.viewFor(seat).imagine(random.nextLong());
                for (int step = 0; step < LONGEST && !imagined.isOver(); step++) {
                    imagined.playOption(random.nextInt(imagined.optionCount()));
                }
                game.playOption(random.nextInt(game.optionCount()));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    void theTruthHasNoPartInIt(Viewer blind) {
        int compared = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            Twins twins = Twins.of(seed, blind);
            if (twins.different() && isAsked(twins.truth(), blind)) {
                long here = twins.truth().viewFor(blind).imagine(seed).hash();
                long there = twins.twin().viewFor(blind).imagine(seed).hash();
                assertThat(here).as("seed %d", seed).isEqualTo(there);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(POSITIONS / 20);
    }

    private static boolean isAsked(Game game, Viewer seat) {
        return game.pending()
                .filter(decision -> Viewer.of(decision.side()) == seat)
                .isPresent();
    }

    @Test
    void differentSeedsImagineDifferentUnits() {
        Game game = Game.silent(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), KeyedChance.ofSeed(1));
        SplittableRandom random = new SplittableRandom(1);
        while (game.pending().orElseThrow().side() != Side.REBEL) {
            game.playOption(random.nextInt(game.optionCount()));
        }
        PlayerView view = game.viewFor(Viewer.REBEL);
        Set<Integer> lines = new HashSet<>();
        for (long seed = 0; seed < 50; seed++) {
            int all = 0;
            for (int environ : game.scenario().environs()) {
                all += view.imagine(seed).state().forces().units(environ, UnitKind.LINE);
            }
            lines.add(all);
        }
        assertThat(lines).hasSizeGreaterThan(2);
    }

    @Test
    void onlyWhoIsAskedImagines() {
        Game game = Game.silent(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), KeyedChance.ofSeed(1));
        assertThatThrownBy(() -> game.viewFor(Viewer.REBEL).imagine(1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> game.viewFor(Viewer.SPECTATOR).imagine(1)).isInstanceOf(IllegalStateException.class);
    }

    // ---- a glimpse

    @ParameterizedTest
    @MethodSource("scenarios")
    void aGlimpseShowsTheSameAtEveryDecision(Scenario scenario) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(2));
        SplittableRandom random = new SplittableRandom(2);
        while (!game.isOver()) {
            for (Viewer viewer : Viewer.values()) {
                assertThat(game.glimpseFor(viewer).fingerprint())
                        .isEqualTo(game.viewFor(viewer).fingerprint());
            }
            game.playOption(random.nextInt(game.optionCount()));
        }
    }

    @Test
    void nothingCanBeImaginedFromAGlimpse() {
        Game game = Game.silent(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), KeyedChance.ofSeed(1));
        Viewer seat = Viewer.of(game.pending().orElseThrow().side());
        PlayerView glimpse = game.glimpseFor(seat);
        assertThat(glimpse.decision()).isPresent();
        assertThatThrownBy(() -> glimpse.imagine(1)).isInstanceOf(IllegalStateException.class);
    }
}
