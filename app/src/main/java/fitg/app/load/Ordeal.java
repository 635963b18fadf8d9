package fitg.app.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * People play on a server while somebody at another address attacks it.
 *
 * @param players what they had to wait, and whether everything they played was kept
 * @param blows how often the attacker struck
 * @param heapBefore megabytes of live objects when the attack had been on for a while
 * @param heapAfter the same at its end
 */
record Ordeal(LoadReport players, long blows, double heapBefore, double heapAfter) {

    /** As a server has it by itself, but that games at hand have little room: what is cold stays cold. */
    private static final List<String> HEAP = List.of("-Xmx512m");

    private static final List<String> USUAL = List.of("--memory", "8");
    private static final List<String> GENEROUS = List.of("--rate", "1000000");
    private static final double MEGABYTE = 1 << 20;

    /** What is attacked, how, and for how long before and while the times are taken. */
    record Plan(Attack attack, String database, int games, Duration thinking, int warmUp, int seconds) {}

    /** The long games are laid out before, on a server that limits nobody; it starts anew as anybody runs it. */
    static Ordeal undergo(Plan plan, NodeProcess.Setting setting, Path folder)
            throws IOException, InterruptedException {
        List<War> wars;
        try (NodeProcess node = start(plan, setting, folder, GENEROUS)) {
            Attack attack = plan.attack();
            wars = War.lay(node.address(), attack.wars(), War.campaign(attack.entries()));
        }
        try (NodeProcess node = start(plan, setting, folder, USUAL);
                Load load = new Load(players(node, plan))) {
            load.start();
            try (Siege siege = Siege.begin(plan.attack(), node.address(), wars)) {
                Thread.sleep(Duration.ofSeconds(plan.warmUp()));
                double heap = heap(node);
                LoadReport report = measured(plan, node, load);
                return new Ordeal(report, siege.blows(), heap, heap(node));
            }
        }
    }

    private static NodeProcess start(Plan plan, NodeProcess.Setting setting, Path folder, List<String> limits) {
        String[] options = Stream.concat(Stream.of("--db", plan.database()), limits.stream())
                .toArray(String[]::new);
        return NodeProcess.start(setting, folder, HEAP, options);
    }

    private static Load.Plan players(NodeProcess node, Plan plan) {
        return Load.Plan.of(List.of(node.address()), plan.games())
                .playing(Repertoire.of(List.of()))
                .thinking(plan.thinking())
                .asking()
                .withTwins(0);
    }

    private static LoadReport measured(Plan plan, NodeProcess node, Load load) throws InterruptedException {
        load.tally().timeFromNow();
        long before = System.nanoTime();
        Expense.Begun begun = Expense.begin(List.of(node), load);
        Thread.sleep(Duration.ofSeconds(plan.seconds()));
        Expense expense = begun.until(List.of(node), load, false);
        load.stop();
        Duration time = Duration.ofNanos(System.nanoTime() - before);
        return LoadReport.of(load, time, expense, Audit.of(load.ledgers(), Journals.read(plan.database())::of));
    }

    private static double heap(NodeProcess node) {
        return node.liveHeap() / MEGABYTE;
    }

    void print(Attack attack, PrintWriter out) {
        out.printf("Under attack by %s, who strike %,d times%n", attack.description(), blows);
        players.print(out);
        out.printf("%.0f MB of live heap under attack, %.0f MB at its end%n%n", heapBefore, heapAfter);
    }

    /** Whether everybody was answered, nothing was lost and the server lived. */
    boolean holds() {
        return players.holds() && heapAfter > 0;
    }
}
