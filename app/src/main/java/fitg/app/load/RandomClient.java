package fitg.app.load;

import fitg.app.load.Documents.Moment;
import fitg.app.load.Documents.Opened;
import fitg.app.load.Documents.View;
import fitg.app.load.Tally.Request;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Plays both sides of one game after the other, each request at a node chosen at random. */
final class RandomClient implements Runnable {

    static final List<String> SIDES = List.of("rebel", "imperial");

    static final String NONCE = "00112233445566778899aabbccddeeff";
    private static final Map<String, String> PERSON = Map.of("kind", "human");
    private static final long BREATH = TimeUnit.MILLISECONDS.toNanos(50);

    private final Load load;
    private final Tally tally;
    private final SplittableRandom random;
    private final Mover mover;
    private Ledger ledger;
    private final List<Watch> watches = new ArrayList<>();
    private View view;
    private String side;

    RandomClient(Load load, SplittableRandom random) {
        this.load = load;
        this.tally = load.tally();
        this.random = random;
        this.mover = new Mover(load.wire(), tally);
    }

    @Override
    public void run() {
        while (!load.isStopping()) {
            think();
            sitDown();
            while (ledger != null && !load.isStopping()) {
                think();
                load.request(this::goOn);
            }
            leave();
        }
    }

    private void think() {
        long mean = load.plan().thinking().toNanos();
        if (mean > 0) {
            LockSupport.parkNanos(random.nextLong(2 * mean));
        }
    }

    private URI anyNode() {
        List<URI> nodes = load.plan().nodes();
        return nodes.get(random.nextInt(nodes.size()));
    }

    private URI otherNode(URI than) {
        List<URI> nodes = load.plan().nodes();
        int at = nodes.indexOf(than);
        return nodes.get((at + 1) % nodes.size());
    }

    // ---- opening a game

    /** Leaves no ledger behind if a node went away meanwhile: nothing was played yet. */
    private void sitDown() {
        load.atTheDoor(() -> load.request(() -> {
            try {
                Ledger opened = open();
                if (opened != null && SIDES.stream().allMatch(each -> takeSeat(opened, each))) {
                    begin(opened);
                }
            } catch (IOException away) {
                wentAway();
            }
        }));
        if (ledger == null) {
            LockSupport.parkNanos(BREATH);
        }
    }

    private Ledger open() throws IOException {
        var scenarios = load.plan().scenarios();
        String scenario = scenarios.get(random.nextInt(scenarios.size()));
        Answer answer = load.wire()
                .post(
                        Request.CREATE,
                        anyNode(),
                        "/api/games",
                        null,
                        Map.of("scenario", scenario, "seats", Map.of("rebel", PERSON, "imperial", PERSON)));
        if (!answer.isOk()) {
            tally.error("create: " + answer.describe());
            return null;
        }
        Opened opened = answer.as(Opened.class);
        return new Ledger(opened.game().id(), opened.tokens());
    }

    private boolean takeSeat(Ledger opened, String which) {
        try {
            Answer answer = load.wire()
                    .post(
                            Request.SEAT,
                            anyNode(),
                            "/api/games/" + opened.game() + "/seat",
                            opened.token(which),
                            Map.of("name", which, "nonce", NONCE));
            if (!answer.isOk()) {
                tally.error("seat: " + answer.describe());
            }
            return answer.isOk();
        } catch (IOException away) {
            wentAway();
            return false;
        }
    }

    private void begin(Ledger opened) {
        ledger = opened;
        side = SIDES.getFirst();
        view = null;
        load.began(opened);
        if (random.nextDouble() < load.plan().watched()) {
            startWatching();
        }
    }

    /** Both players watch, as they would in their browsers. */
    private void startWatching() {
        for (String each : SIDES) {
            try {
                watches.add(Watch.open(anyNode(), ledger, each, tally));
            } catch (IOException refused) {
                tally.error("socket: " + refused.getMessage());
            }
        }
    }

    private void leave() {
        watches.forEach(Watch::close);
        watches.clear();
        ledger = null;
    }

    // ---- playing

    private void goOn() {
        try {
            if (view == null) {
                look();
            } else if (view.isFinished()) {
                ledger.finished();
                tally.finished();
                leave();
            } else if (view.decision() == null) {
                side = SIDES.get(1 - SIDES.indexOf(side));
                look();
            } else {
                act();
            }
        } catch (IOException away) {
            wentAway();
            view = null;
        }
    }

    private void wentAway() {
        tally.broken();
        LockSupport.parkNanos(BREATH);
    }

    private void look() throws IOException {
        Answer answer =
                load.wire().get(Request.VIEW, anyNode(), "/api/games/" + ledger.game() + "/view", ledger.token(side));
        if (answer.isOk()) {
            view = answer.as(Moment.class).view();
            ledger.saw(side, view.number());
        } else {
            tally.error("view: " + answer.describe());
            LockSupport.parkNanos(BREATH);
        }
    }

    /** What is advised is not followed: it is asked for because it takes the server longer than anything else. */
    private void ask() throws IOException {
        Answer answer =
                load.wire().get(Request.HINT, anyNode(), "/api/games/" + ledger.game() + "/hint", ledger.token(side));
        if (!answer.isOk()) {
            tally.error("hint: " + answer.describe());
        }
    }

    /** Afterwards the view is what the game answered, or none if it must be asked again. */
    private void act() throws IOException {
        if (random.nextDouble() < load.plan().hints()) {
            ask();
        }
        var choices = view.decision().actions();
        String key = choices.get(random.nextInt(choices.size())).key();
        Move move = new Move(side, view.decision().number(), key);
        URI node = anyNode();
        view = random.nextDouble() < load.plan().twins()
                ? mover.playTwice(ledger, move, node, otherNode(node))
                : mover.play(ledger, move, node);
        if (view != null) {
            int number = view.number();
            watches.stream()
                    .filter(watch -> watch.side().equals(side))
                    .filter(watch ->
                            load.plan().nodes().size() == 1 || !watch.node().equals(node))
                    .forEach(watch -> watch.expect(number));
        }
    }
}
