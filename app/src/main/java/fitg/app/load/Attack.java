package fitg.app.load;

import fitg.app.load.Documents.Moment;
import fitg.app.load.Documents.View;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What somebody at one address can do who wants to stall a server or end it, within the limits for everybody. */
enum Attack {

    /** To compare with. */
    NONE("nobody", 0, 0) {
        @Override
        void begin(Siege siege) {
            // they play in peace
        }
    },

    /** Long logs and exports, asked for over and over on connections that do not read, and by some who do. */
    DEAF_READERS("readers of long logs who do not read", 1, 9_000) {
        @Override
        void begin(Siege siege) {
            siege.over(240, who -> deaf(siege, 0));
            siege.over(40, who -> deaf(siege, LITTLE_EARS));
            siege.over(8, who -> readAll(siege));
        }
    },

    /** Onlookers of a long game who are kept behind, each with a socket, and a move now and then that moves them all. */
    LATE_ONLOOKERS("onlookers of a long game who are kept behind", 1, 9_000) {
        @Override
        void begin(Siege siege) {
            siege.over(190, who -> look(siege));
            siege.over(8, who -> siege.get(siege.war(0).path("/view")));
            siege.over(1, who -> move(siege));
        }
    },

    /** Long games that are not in memory, opened one after the other, and forks of one that are opened and listed. */
    COLD_OPENERS("openers of many long games that nobody has looked at", 200, 1_500) {
        @Override
        void begin(Siege siege) {
            siege.over(40, who -> siege.get(siege.anyWar().path("/view")));
            siege.over(1, who -> fork(siege));
            siege.over(2, who -> siege.post("/api/my-games", null, Map.of("tokens", siege.links())));
            siege.over(
                    2,
                    who -> siege.get(
                            siege.anyWar().path("/hint"),
                            siege.anyWar().tokens().get("rebel")));
        }
    };

    private static final int LITTLE_EARS = 2_000;
    private static final int PIPELINED = 20;
    private static final Duration A_MOMENT = Duration.ofMillis(500);
    private static final Duration BETWEEN_MOVES = Duration.ofSeconds(3);

    private final String description;
    private final int wars;
    private final int entries;

    Attack(String description, int wars, int entries) {
        this.description = description;
        this.wars = wars;
        this.entries = entries;
    }

    abstract void begin(Siege siege);

    String description() {
        return description;
    }

    /** How many long games there must be for it. */
    int wars() {
        return wars;
    }

    /** How long they are. */
    int entries() {
        return entries;
    }

    /** Asks for much in one breath and goes on asking until it is cut off, without reading a byte. */
    private static void deaf(Siege siege, int ears) throws IOException, InterruptedException {
        War war = siege.war(0);
        String questions = Stream.of("/log", "/export", "/log?since=6000", "/view?at=3000")
                .map(what -> siege.question(war.path(what), war.tokens().get("rebel")))
                .reduce("", String::concat);
        try (Socket line = siege.connect(ears)) {
            for (int i = 0; i < PIPELINED && !siege.isOver(); i++) {
                line.getOutputStream().write(questions.getBytes(StandardCharsets.US_ASCII));
                siege.blow();
                Thread.sleep(A_MOMENT);
            }
        }
    }

    /** Page by page, as the server links them. */
    private static void readAll(Siege siege) throws IOException {
        War war = siege.war(0);
        for (int since = 0; since < 8_000 && !siege.isOver(); since += 250) {
            siege.get(war.path("/log?since=" + since), war.tokens().get("rebel"));
        }
    }

    /** A socket that stays as long as it may. */
    private static void look(Siege siege) throws IOException, InterruptedException {
        try (SocketReader socket = siege.watch(siege.war(0))) {
            siege.blow();
            while (!siege.isOver() && socket.isOpen()) {
                Thread.sleep(A_MOMENT);
            }
        }
    }

    /** Any answer of whichever side is asked. */
    private static void move(Siege siege) throws IOException, InterruptedException {
        War war = siege.war(0);
        for (String side : RandomClient.SIDES) {
            String token = war.tokens().get(side);
            Answer answer = siege.get(war.path("/view"), token);
            View view = answer.isOk() ? answer.as(Moment.class).view() : null;
            if (view != null && view.decision() != null) {
                String key = view.decision().actions().getFirst().key();
                siege.post(
                        war.path("/actions"),
                        token,
                        Map.of("number", view.decision().number(), "actions", List.of(key)));
            }
        }
        Thread.sleep(BETWEEN_MOVES);
    }

    /** A game that is over can be gone on with from any point, any number of times. */
    private static void fork(Siege siege) throws IOException {
        War war = siege.war(0);
        String token = war.tokens().get("rebel");
        siege.post(war.path("/resignation"), token, Map.of());
        Answer forked = siege.post(war.path("/fork"), token, Map.of("action", 1_000, "seats", War.PEOPLE));
        if (forked.isOk()) {
            siege.opened(War.of(forked));
        }
    }
}
