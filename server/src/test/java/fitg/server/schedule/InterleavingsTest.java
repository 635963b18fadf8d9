package fitg.server.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whoever meets at a table, in whatever order: schedules by the hundred, each the same again by its seed. One alone is tried with
 * {@code -Dschedule.seed=N}.
 */
class InterleavingsTest {

    private static final int ENOUGH_FOR_A_PLANTED_RACE = 1_000;
    private static final Predicate<String> NONE = _ -> false;
    private static final Predicate<String> WHERE_THREADS_MEET =
            name -> name.startsWith("fitg.server.table.") && !name.startsWith("fitg.server.table.Dear")
                    || name.startsWith("fitg.server.push.");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"LostUpdate", "LookBeforeLeap", "LostWakeUp", "TwoLocks"})
    void aPlantedRaceIsFoundAndFoundAgain(String race) throws Exception {
        LongFunction<?> planted = planted(race);

        long seed = firstSeedThatFinds(planted);

        assertThat(seed).as(race).isLessThan(ENOUGH_FOR_A_PLANTED_RACE);
        assertThat(planted.apply(seed))
                .as("the same seed again")
                .isEqualTo(planted(race).apply(seed))
                .isNotNull();
    }

    @Test
    void whatIsGuardedIsNot() throws Exception {
        assertThat(firstSeedThatFinds(planted("Guarded"))).isEqualTo(ENOUGH_FOR_A_PLANTED_RACE);
    }

    @Test
    void aTableThatKeepsAnOlderStateOverANewerOneIsFound() throws Exception {
        var loader = new Interruptible(WHERE_THREADS_MEET, name -> name.equals("fitg.server.table.Tables"));
        try (Scene scene = Scene.in(loader, folder)) {
            int seed = 0;
            while (seed < ENOUGH_FOR_A_PLANTED_RACE
                    && scene.play(seed).findings().isEmpty()) {
                seed++;
            }
            assertThat(seed).isLessThan(ENOUGH_FOR_A_PLANTED_RACE);
        }
    }

    @Test
    void theSameSeedIsTheSameCourse() throws Exception {
        try (Scene scene = Scene.in(new Interruptible(WHERE_THREADS_MEET, NONE), folder)) {
            for (int seed = 0; seed < 30; seed++) {
                assertThat(scene.play(seed).course()).isEqualTo(scene.play(seed).course());
            }
        }
    }

    @Test
    void atATableNothingIsLostDoubledOrForgottenWhoeverIsFirst() throws Exception {
        search(Integer.getInteger("schedule.seed", 0), Integer.getInteger("schedule.seed", 299));
    }

    @ParameterizedTest
    @ValueSource(ints = {427, 573})
    void whatWasFoundInLongRunsStaysMended(int seed) throws Exception {
        search(seed, seed);
    }

    @Test
    @Tag("long")
    void atATableNothingIsLostDoubledOrForgottenInTenThousandSchedules() throws Exception {
        search(300, 10_299);
    }

    private void search(int first, int last) throws Exception {
        int acknowledged = 0;
        List<String> found = new ArrayList<>();
        try (Scene scene = Scene.in(new Interruptible(WHERE_THREADS_MEET, NONE), folder)) {
            for (int seed = first; seed <= last; seed++) {
                Outcome outcome = scene.play(seed);
                if (!outcome.findings().isEmpty()) {
                    found.add("schedule " + seed + ": " + outcome.findings() + " after "
                            + String.join("\n", outcome.story()));
                }
                acknowledged += outcome.acknowledged();
            }
        }
        assertThat(found.stream().limit(5))
                .as("%d of %d schedules", found.size(), last - first + 1)
                .isEmpty();
        assertThat(acknowledged).as("something happened").isGreaterThanOrEqualTo(last - first);
    }

    private static LongFunction<?> planted(String race) throws ReflectiveOperationException {
        String name = PlantedRaces.class.getName() + "$" + race;
        return (LongFunction<?>) new Interruptible(_ -> true, NONE)
                .loadClass(name)
                .getConstructor()
                .newInstance();
    }

    private static long firstSeedThatFinds(LongFunction<?> planted) {
        long seed = 0;
        while (seed < ENOUGH_FOR_A_PLANTED_RACE && planted.apply(seed) == null) {
            seed++;
        }
        return seed;
    }

    private record Outcome(long course, int acknowledged, List<?> findings, List<String> story) {}

    /** A scene whose classes were loaded a second time; what it answers is taken apart by name. */
    private record Scene(LongFunction<?> scene, AutoCloseable end) implements AutoCloseable {

        static Scene in(Interruptible loader, Path folder) throws ReflectiveOperationException {
            Object scene = loader.loadClass(TableScene.class.getName())
                    .getConstructor(Path.class)
                    .newInstance(folder);
            return new Scene((LongFunction<?>) scene, (AutoCloseable) scene);
        }

        Outcome play(long seed) throws ReflectiveOperationException {
            Object played = scene.apply(seed);
            return new Outcome(
                    (long) part(played, "course"),
                    (int) part(played, "acknowledged"),
                    (List<?>) part(played, "findings"),
                    ((List<?>) part(played, "story"))
                            .stream().map(String::valueOf).toList());
        }

        private static Object part(Object played, String name) throws ReflectiveOperationException {
            return played.getClass().getMethod(name).invoke(played);
        }

        @Override
        public void close() throws Exception {
            end.close();
        }
    }
}
