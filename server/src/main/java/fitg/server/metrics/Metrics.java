package fitg.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The instruments of the server, in the text format of Prometheus. */
public final class Metrics implements AutoCloseable {

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics garbage = new JvmGcMetrics();
    private final Counter opened = registry.counter("fitg.games.opened");
    private final Counter decisions = registry.counter("fitg.decisions");
    private final Counter pushes = registry.counter("fitg.pushes");
    private final Timer thinking = Timer.builder("fitg.computer.thinking")
            .description("time a computer player took for one decision")
            .publishPercentileHistogram()
            .maximumExpectedValue(Duration.ofSeconds(30))
            .register(registry);
    private final Map<Answered, Timer> requests = new ConcurrentHashMap<>();
    private final Counter inVain = registry.counter("fitg.computer.failures");

    public Metrics() {
        garbage.bindTo(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
    }

    public void gameOpened() {
        opened.increment();
    }

    public void decided(int actions) {
        decisions.increment(actions);
    }

    public void pushed() {
        pushes.increment();
    }

    public void thought(long nanos) {
        thinking.record(nanos, TimeUnit.NANOSECONDS);
    }

    public void thoughtInVain() {
        inVain.increment();
    }

    /** @param route the pattern of the path, never the path itself: that would name the game */
    public void answered(String method, String route, int status, long nanos) {
        requests.computeIfAbsent(new Answered(method, route, status), this::timer)
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    /** One route with one result; there are few, and looking a timer up by its tags takes longer than most answers. */
    private record Answered(String method, String route, int status) {}

    private Timer timer(Answered answered) {
        return Timer.builder("fitg.http.requests")
                .tag("method", answered.method())
                .tag("route", answered.route())
                .tag("status", String.valueOf(answered.status()))
                .publishPercentileHistogram()
                .register(registry);
    }

    public void refused(String kind) {
        registry.counter("fitg.refusals", "kind", kind).increment();
    }

    // ---- for the page of whoever runs the server

    public long requests() {
        return requests.values().stream().mapToLong(Timer::count).sum();
    }

    /** Requests that ended with a status of the server's own failing. */
    public long failed() {
        return requests.entrySet().stream()
                .filter(each -> each.getKey().status() >= 500)
                .mapToLong(each -> each.getValue().count())
                .sum();
    }

    public long decisions() {
        return (long) decisions.count();
    }

    /** How often, by kind. */
    public Map<String, Long> refusals() {
        Map<String, Long> byKind = new TreeMap<>();
        registry.find("fitg.refusals")
                .counters()
                .forEach(counter -> byKind.put(counter.getId().getTag("kind"), (long) counter.count()));
        return byKind;
    }

    /** A number that is asked for when somebody looks. */
    public void gauge(String name, Supplier<Number> value) {
        registry.gauge(name, this, metrics -> value.get().doubleValue());
    }

    public String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        garbage.close();
        registry.close();
    }
}
