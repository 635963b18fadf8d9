package fitg.server.schedule;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.saves.Recording;
import fitg.server.history.Acts;
import fitg.server.history.History;
import fitg.server.history.History.Act;
import fitg.server.history.History.End;
import fitg.server.history.Verdict;
import fitg.server.secrecy.PreparedGame;
import fitg.server.store.GameRow;
import fitg.server.store.OneConnection;
import fitg.server.store.Store;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Actor;
import fitg.server.table.Refusal;
import fitg.server.table.Table;
import fitg.server.table.Visitor;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/**
 * One table, at which several clients act, look, speak, take back, get new links and watch at the same moment, on one node or on two
 * that share a store, while the game falls out of memory and the store breaks off now and then. What they do follows
 * from the seed, and so does who goes on.
 */
public final class TableScene implements LongFunction<TableScene.Played>, AutoCloseable {

    private static final String SCENARIO = "flight-to-egrix";
    private static final int MOST_STEPS = 5;
    private static final Set<String> NOTED_BESIDE = Set.of("lines", "updatedAt", "turn", "waitingFor");

    private final OneConnection.File file;
    private int games;

    public TableScene(Path folder) {
        this.file = new OneConnection.File(folder.resolve("games.db"));
    }

    /** @param course the same number for the same course of things */
    public record Played(long course, int acknowledged, List<String> findings, List<String> story) {}

    @Override
    public Played apply(long seed) {
        return new Once(seed).play();
    }

    @Override
    public void close() {
        file.close();
    }

    private final class Once {

        private final long seed;
        private final SplittableRandom random;
        private final int breaksOnceIn;
        private final PreparedGame game;
        private final List<Node> nodes = new ArrayList<>();
        private final History history = new History(Schedule::moment);
        private final Map<Ear, Node> ears = new LinkedHashMap<>();
        private final Map<Ear, String> tokens = new HashMap<>();
        private final Map<Side, String> links = new EnumMap<>(Side.class);
        private final Map<String, Long> voidSince = new HashMap<>();
        private final List<String> findings = new ArrayList<>();
        private final List<String> story = new ArrayList<>();
        private boolean renewing = true;
        private int ended;

        Once(long seed) {
            this.seed = seed;
            this.random = new SplittableRandom(seed);
            this.breaksOnceIn = random.nextBoolean() ? 0 : 6;
            this.game = PreparedGame.of(SCENARIO, "game" + games++, seed);
        }

        Played play() {
            for (Store store : file.stores(1 + random.nextInt(2), breaksOnceIn)) {
                nodes.add(new Node(store));
            }
            nodes.getFirst().store.create(game.rows());
            for (Side side : Side.values()) {
                links.put(side, game.token(side));
            }
            Recording beginning =
                    nodes.getFirst().tables.current(game.id()).recording().copy();
            List<Runnable> tasks = tasks();
            long course = Schedule.run(seed, tasks, () -> {
                if (ended < tasks.size()) {
                    findings.add("clients wait for ever: " + Schedule.waiting());
                } else {
                    judge(beginning);
                }
                story.addAll(Schedule.story());
                nodes.forEach(Node::close);
            });
            return new Played(course, (int) history.acknowledged(), findings, story);
        }

        private List<Runnable> tasks() {
            List<Runnable> tasks = new ArrayList<>();
            for (int watcher = random.nextInt(4); watcher > 0; watcher--) {
                String token =
                        random.nextInt(3) == 0 ? null : links.get(random.nextBoolean() ? Side.REBEL : Side.IMPERIAL);
                Node node = any(random);
                renewing &= token == null;
                tasks.add(() -> watch(node, token));
            }
            for (int client = 2 + random.nextInt(3); client > 0; client--) {
                SplittableRandom own = random.split();
                String name = "client " + client;
                tasks.add(() -> live(name, own));
            }
            return tasks;
        }

        private Node any(SplittableRandom by) {
            return nodes.get(by.nextInt(nodes.size()));
        }

        // ---- clients

        private void watch(Node node, String token) {
            Ear ear = new Ear("watcher " + ears.size());
            ears.put(ear, node);
            tokens.put(ear, token);
            node.watch(game.id(), token, ear);
            ended++;
        }

        private void live(String name, SplittableRandom own) {
            try {
                for (int step = own.nextInt(MOST_STEPS); step >= 0; step--) {
                    take(name, own.nextInt(20), any(own), own);
                }
            } catch (RuntimeException mistake) {
                findings.add(name + ": " + mistake);
            }
            ended++;
        }

        private void take(String name, int what, Node node, SplittableRandom own) {
            long asked = history.now();
            Schedule.note(name + " takes step " + what + " at node " + nodes.indexOf(node));
            try {
                if (what < 10) {
                    act(name, node, own);
                } else if (what < 13) {
                    shown(name, asked, node.tables.current(game.id()));
                } else if (what < 15) {
                    Table table = node.tables.current(game.id());
                    shown(name, asked, table);
                    Side side = own.nextBoolean() ? Side.REBEL : Side.IMPERIAL;
                    long then = history.now();
                    answered(
                            name,
                            then,
                            node.playing.undo(
                                    game.id(), actor(table, side), table.play().number(side), 1, _ -> {}));
                } else if (what < 17) {
                    node.chat.say(game.id(), Side.REBEL, name);
                } else if (what < 18) {
                    renew(node);
                } else {
                    node.tables.forget(game.id());
                }
            } catch (Refusal | StoreUnavailableException refused) {
                // as may happen; what came of it the journal tells
            }
        }

        private Actor actor(Table table, Side side) {
            Visitor visitor = nodes.getFirst().tables.visitor(table, links.get(side));
            return Actor.of(table, visitor);
        }

        private void act(String name, Node node, SplittableRandom own) {
            long asked = history.now();
            Table table = node.tables.current(game.id());
            shown(name, asked, table);
            Decision decision = table.play().pending().orElseThrow();
            var actions = decision.actions();
            String key = actions.get(own.nextInt(actions.size())).key();
            Act act = new Act(decision.side().name(), table.play().number(decision.side()), key);
            String link = links.get(decision.side());
            Actor actor = actor(table, decision.side());
            long sent = history.now();
            End end = End.UNKNOWN;
            try {
                Table after = node.playing
                        .play(game.id(), actor, act.number(), List.of(key), _ -> {})
                        .table();
                end = End.ACKNOWLEDGED;
                answered(name, sent, after);
                if (voidSince.getOrDefault(link, Long.MAX_VALUE) < sent) {
                    findings.add(name + " played " + act + " by a link that opened nothing any more");
                }
            } catch (Refusal refused) {
                end = End.REFUSED;
            } finally {
                Schedule.note(name + " played " + act + ": " + end);
                history.played(act, sent, end);
            }
        }

        /** Whoever holds the old link acts no more by it; who watches by it is sent away, so then nobody does. */
        private void renew(Node node) {
            if (renewing) {
                String before = links.get(Side.IMPERIAL);
                links.put(
                        Side.IMPERIAL,
                        node.seating.renew(game.id(), Side.IMPERIAL).token());
                voidSince.put(before, history.now());
            }
        }

        private void shown(String name, long asked, Table table) {
            answered(name, asked, table);
            history.shown("lines", name, asked, table.lines());
        }

        /** Whoever acts is told how the game stands, and nothing of what was said. */
        private void answered(String name, long asked, Table table) {
            history.shown("entries", name, asked, table.entries());
            history.shown("revision", name, asked, table.revision());
        }

        // ---- judging

        private void judge(Recording beginning) {
            Store store = nodes.getFirst().store;
            var head = store.head(game.id()).orElseThrow();
            var last = Map.of("entries", head.entries(), "revision", head.revision(), "lines", head.lines());
            findings.addAll(Verdict.on(history, Acts.in(beginning, store.journal(game.id(), 0)), last));
            for (Node node : nodes) {
                Table table = node.tables.current(game.id());
                if (table.entries() != head.entries()
                        || table.revision() != head.revision()
                        || table.lines() != head.lines()) {
                    findings.add("%s is kept in memory where the store has %s, %s"
                            .formatted(
                                    table.entries() + "/" + table.revision() + "/" + table.lines(),
                                    head,
                                    history.acknowledged()));
                }
                if (table.misfit() != null) {
                    findings.add("what is kept in memory cannot be followed: " + table.misfit());
                }
                if (nodes.size() == 1 && breaksOnceIn == 0) {
                    sameRow(table.game(), store.game(game.id()).orElseThrow());
                }
            }
            ears.forEach((ear, node) -> {
                Table table = node.tables.current(game.id());
                Visitor visitor = node.tables.visitor(table, tokens.get(ear));
                findings.addAll(ear.findings(table, visitor, node.tables.position(table, visitor)));
            });
        }

        /** What was said is counted beside the row, and where a new game stands is noted for lists only. */
        private void sameRow(GameRow kept, GameRow stored) {
            for (RecordComponent part : GameRow.class.getRecordComponents()) {
                try {
                    Object one = part.getAccessor().invoke(kept);
                    Object other = part.getAccessor().invoke(stored);
                    if (!NOTED_BESIDE.contains(part.getName()) && !Objects.equals(one, other)) {
                        findings.add("%s is %s in memory and %s in the store".formatted(part.getName(), one, other));
                    }
                } catch (ReflectiveOperationException impossible) {
                    throw new IllegalStateException(impossible);
                }
            }
        }
    }
}
