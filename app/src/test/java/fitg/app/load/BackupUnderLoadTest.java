package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.saves.SavedGame.Entry;
import fitg.server.backup.Backup;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups made while games run, and servers started on what was restored from them, on the other kind of database. */
class BackupUnderLoadTest {

    @TempDir
    Path folder;

    @Test
    void whatWasAcknowledgedBeforeABackupIsInIt() throws Exception {
        fromSqliteToPostgres(8, 1);
    }

    @Test
    @Tag("long")
    void ofTwoHundredGamesOnSqlite() throws Exception {
        assertThat(fromSqliteToPostgres(200, 3)).allMatch(during -> during.gamesThatWentOn() > 0);
    }

    @Test
    @Tag("long")
    void ofTwoHundredGamesOnPostgres() throws Exception {
        Collection<Moment> moments =
                backUp(TestDatabase.postgres(), 200, 3, name -> TestDatabase.sqlite(folder.resolve(name + ".db")));

        assertThat(moments).allMatch(during -> during.gamesThatWentOn() > 0);
    }

    private Collection<Moment> fromSqliteToPostgres(int games, int backups) throws Exception {
        return backUp(TestDatabase.sqlite(folder.resolve("one.db")), games, backups, name -> TestDatabase.postgres());
    }

    private interface Target {
        String named(String name) throws Exception;
    }

    private Collection<Moment> backUp(String database, int games, int backups, Target other) throws Exception {
        try (NodeProcess node = node("one", database);
                Load load = new Load(Load.Plan.of(List.of(node.address()), games)
                        .watched(0)
                        .withTwins(0)
                        .thinking(Duration.ofMillis(20)))) {
            load.start();
            Progression progression = new Progression(load);
            progression.await();
            Map<String, Moment> moments = new HashMap<>();
            for (int i = 0; i < backups; i++) {
                progression.remember();
                moments.put("backup-" + i, backUpWhilePlaying(load, database, "backup-" + i));
                progression.await();
            }
            load.stop();
            for (var moment : moments.entrySet()) {
                compare(load, database, moment.getValue(), restored(moment.getKey(), other.named(moment.getKey())));
            }
            lastBackup(load, database, other);
            return moments.values();
        }
    }

    /** How far each game was, by what its players had been told, when a backup began and when it had ended. */
    private record Moment(Map<String, Integer> before, Map<String, Integer> after) {

        long gamesThatWentOn() {
            return after.entrySet().stream()
                    .filter(each -> !each.getValue().equals(before.get(each.getKey())))
                    .count();
        }
    }

    private Moment backUpWhilePlaying(Load load, String database, String name) {
        Map<String, Integer> before = acknowledged(load);
        fitg("backup", file(name).toString(), "--db", database);
        return new Moment(before, acknowledged(load));
    }

    private static Map<String, Integer> acknowledged(Load load) {
        Map<String, Integer> steps = new HashMap<>();
        load.whileStill(() -> load.ledgers()
                .forEach(ledger -> steps.put(ledger.game(), ledger.steps().size())));
        return steps;
    }

    private Path file(String name) {
        return folder.resolve(name + ".gz");
    }

    private String restored(String name, String database) {
        fitg("restore", file(name).toString(), "--db", database);
        return database;
    }

    /** Of each game the beginning: all that was acknowledged before, and nothing that was not played. */
    private static void compare(Load load, String played, Moment moment, String restored) {
        Journals then = Journals.read(restored);
        Journals now = Journals.read(played);
        moment.before().forEach((game, steps) -> {
            List<Entry> kept = then.of(game);
            assertThat(kept).as("journal of %s", game).hasSizeGreaterThanOrEqualTo(steps);
            assertThat(kept).isEqualTo(now.of(game).subList(0, kept.size()));
        });
    }

    /** Nobody plays any more: every journal is the same, and a server on it has everything that was acknowledged. */
    private void lastBackup(Load load, String database, Target other) throws Exception {
        fitg("backup", file("last").toString(), "--db", database);
        String restored = restored("last", other.named("last"));
        assertThat(Backup.sums(restored)).isEqualTo(Backup.sums(database));
        Audit audit = Audit.of(load.ledgers(), Journals.read(restored)::of);
        assertThat(audit.findings()).isEmpty();
        try (NodeProcess again = node("again", restored)) {
            new Reunion(again.address()).compare(load.ledgers());
        }
        System.out.printf(
                "backup under load: %d games, %d acknowledged actions, %d lost, %d surplus%n",
                audit.games(), audit.acknowledged(), audit.lost(), audit.surplus());
    }

    private NodeProcess node(String name, String database) {
        return NodeProcess.start(folder.resolve(name), NodeProcess.SHORT_LIVED, "--db", database, "--rate", "1000000");
    }

    private static void fitg(String... arguments) {
        StringWriter said = new StringWriter();
        PrintWriter writer = new PrintWriter(said);
        assertThat(Fitg.run(writer, writer, arguments)).as(said.toString()).isEqualTo(ExitCode.DONE);
    }
}
