package fitg.play;

import fitg.content.Mission;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action.Kind;
import fitg.procedure.Question;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Orders of a player of 2002, given in advance. They are carried out in their order as soon as the game offers them; whatever else
 * is asked in between is answered so that nothing happens. Orders that never become possible in this player-turn fail the test.
 */
public final class Orders {

    private static final int PATIENCE = 60;

    /** Answers that change nothing, the best first. */
    private static final List<Kind> NOTHING = List.of(
            Kind.END,
            Kind.PASS,
            Kind.DECLINE,
            Kind.NONE,
            Kind.LEAVE,
            Kind.STAND,
            Kind.STOP,
            Kind.GO_ON,
            Kind.STAY,
            Kind.KILL,
            Kind.ACTIVE,
            Kind.CONTINUE,
            Kind.CHARACTER_STACK,
            Kind.HELD_BACK,
            Kind.BATTLE_FORMATION);

    private Orders() {}

    /** The three systems of Breakout at Egrix, empty: no recruitment, missions S, F, A, I, T and J. */
    public static SecondPosition egrix() {
        return SecondPosition.of(Scenarios.named("breakout-at-egrix").orElseThrow());
    }

    /** Carries out orders one after the other. */
    public static SecondScene follow(SecondScene scene, String... keys) {
        for (String key : keys) {
            await(scene, key, s -> s.offers(key));
            scene.play(key);
        }
        return scene;
    }

    /** Answers nothing-doing until this question stands. */
    public static SecondScene until(SecondScene scene, Query question) {
        await(scene, question.name(), s -> s.question() == question);
        return scene;
    }

    /** The same for a question of a campaign. */
    public static SecondScene untilAsked(SecondScene scene, Question question) {
        await(scene, question.toString(), s -> s.question() == question);
        return scene;
    }

    private static void await(SecondScene scene, String wanted, Predicate<SecondScene> here) {
        int turn = scene.turn();
        Side phasing = scene.game().state().turn().phasing();
        List<String> passed = new ArrayList<>();
        for (int step = 0; step < PATIENCE && !scene.game().isOver(); step++) {
            if (scene.turn() != turn || scene.game().state().turn().phasing() != phasing) {
                break;
            }
            if (here.test(scene)) {
                return;
            }
            passed.add(scene.question() + " " + scene.offers());
            scene.play(nothing(scene.decision()));
        }
        throw new AssertionError(wanted + " never came up; asked was " + passed);
    }

    private static String nothing(Decision decision) {
        for (Kind kind : NOTHING) {
            for (var action : decision.actions()) {
                if (action.kind() == kind) {
                    return action.key();
                }
            }
        }
        return decision.actions().getFirst().key();
    }

    /** Starships of one box set out for a planet; of counters that are alike any will do. */
    public static SecondScene sail(SecondScene scene, String from, String planet, int... ships) {
        follow(scene, "move-ships:" + from);
        List<String> wanted = new ArrayList<>(
                Arrays.stream(ships).mapToObj(n -> "counter:" + n).toList());
        while (scene.question() == Query.STARSHIP_JOINS) {
            String next = wanted.stream().filter(scene::offers).findFirst().orElse("end");
            wanted.remove(next);
            scene.play(scene.offers(next) ? next : scene.offers().getFirst());
        }
        while (List.of(Query.CARGO, Query.BOARD, Query.DOCK).contains(scene.question())) {
            scene.play(nothing(scene.decision()));
        }
        if (scene.question() == Query.DESTINATION) {
            scene.play("planet:" + planet);
        }
        return scene;
    }

    /** A group goes on a mission; the first one named leads it. */
    public static SecondScene mission(SecondScene scene, String letter, String... members) {
        List<Integer> who = Arrays.stream(members).map(Position::character).toList();
        follow(scene, "mission:" + letter);
        while (scene.question() == Query.MISSION_MEMBER) {
            scene.play(who.contains(scene.decision().subject()) ? "take" : "leave");
        }
        if (scene.question() == Query.MISSION_LEADER) {
            scene.play("character:" + (who.getFirst() + 1));
        }
        return scene;
    }

    /** No more groups: the first event may be rolled. */
    public static SecondScene assigned(SecondScene scene) {
        while (scene.question() == Query.MISSION) {
            scene.play("end");
        }
        return scene;
    }

    /** Those who may search here do, and attack those they find; the lucky die is the test's. */
    public static SecondScene hunt(SecondScene scene, String environ, String attackers) {
        follow(scene, "search:" + environ);
        while (scene.question() == Query.SEARCH_UNITS || scene.question() == Query.SEARCH_CHARACTER) {
            boolean units = scene.question() == Query.SEARCH_UNITS;
            scene.play(
                    units
                            ? attackers.startsWith("patrol") ? "units" : "none"
                            : attackers.startsWith("patrol") ? "leave" : "take");
        }
        return follow(scene, attackers);
    }

    /** Everybody in the attack aims at one, and all fire comes back at one. */
    public static SecondScene fire(SecondScene scene, String target, String back) {
        while (scene.question() == Query.AIM) {
            scene.play(target);
        }
        while (scene.question() == Query.RETURN_FIRE) {
            scene.play(back);
        }
        return scene;
    }

    /** The rest of this player-turn, in which nothing happens that need not. */
    public static SecondScene finishTurn(SecondScene scene) {
        int turn = scene.turn();
        Side phasing = scene.game().state().turn().phasing();
        while (!scene.game().isOver()
                && scene.turn() == turn
                && scene.game().state().turn().phasing() == phasing
                && scene.game().state().turn().segment() != Segment.INTERPHASE) {
            scene.play(nothing(scene.decision()));
        }
        return scene;
    }

    /** The defender of this round names those who stand in front. */
    public static SecondScene lineUp(SecondScene scene, String... active) {
        List<Integer> front = Arrays.stream(active).map(Position::character).toList();
        until(scene, Query.LINE_UP);
        while (scene.question() == Query.LINE_UP) {
            String wish = front.contains(scene.decision().subject()) ? "active" : "inactive";
            scene.play(scene.offers(wish) ? wish : scene.offers().getFirst());
        }
        return scene;
    }

    /** The first answer offered that begins like this. */
    public static String offered(SecondScene scene, String beginning) {
        return scene.offers().stream()
                .filter(key -> key.startsWith(beginning))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing like " + beginning + " among " + scene.offers()));
    }

    // ---- what was fired

    public static List<Happening.Volley> volleys(SecondScene scene) {
        return scene.events(Happening.Volley.class);
    }

    public static List<Happening.Volley> volleysOf(SecondScene scene, Happening.Sort sort) {
        return volleys(scene).stream()
                .filter(volley -> volley.shooter().sort() == sort)
                .toList();
    }

    public static List<Happening.Volley> volleysOf(SecondScene scene, String character) {
        return volleysOf(scene, Happening.Sort.FIGHTER).stream()
                .filter(volley -> volley.shooter().number() == Position.character(character))
                .toList();
    }

    /** The numbers of dice a counter has rolled, volley by volley. */
    public static List<Integer> diceOfCounter(SecondScene scene, int counter) {
        return volleysOf(scene, Happening.Sort.COUNTER).stream()
                .filter(volley -> volley.shooter().number() == counter)
                .map(volley -> volley.dice().size())
                .toList();
    }

    public static List<Integer> diceOf(SecondScene scene, String character) {
        return volleysOf(scene, character).stream()
                .map(volley -> volley.dice().size())
                .toList();
    }

    public static List<Integer> extraDice(SecondScene scene) {
        return volleysOf(scene, Happening.Sort.EXTRA).stream()
                .map(volley -> volley.dice().size())
                .toList();
    }

    /** What the last hits on a character made of him. */
    public static Happening.HitsTaken hitsOn(SecondScene scene, String character) {
        return scene.events(Happening.HitsTaken.class).stream()
                .filter(hits -> hits.target().sort() == Happening.Sort.FIGHTER
                        && hits.target().number() == Position.character(character))
                .reduce((earlier, later) -> later)
                .orElseThrow(() -> new AssertionError("nobody hit " + character));
    }

    public static boolean hasLetter(long letters, String letter) {
        for (Mission mission : Mission.values()) {
            if (String.valueOf(mission.letter()).equals(letter)) {
                return (letters & mission.bit()) != 0;
            }
        }
        throw new AssertionError("no mission " + letter);
    }
}
