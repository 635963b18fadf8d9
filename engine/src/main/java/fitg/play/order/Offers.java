package fitg.play.order;

import fitg.edition.first.Matter;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Routine;
import fitg.play.words.Names;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The orders there are: answers that a player may give once for all. None of them goes by anything that the other side
 * may not know, so that carrying one out tells it nothing (RUL-85).
 */
public final class Offers {

    /** The kind of an order for all questions with one sensible answer. */
    public static final String ROUTINE = "routine";

    static final String SUGGESTED = "suggested";

    private record Order(String answer, Until until, String text, String otherwise) {
        Order(String answer, Until until, String text) {
            this(answer, until, text, null);
        }
    }

    private static final String NOT_ASKED_AGAIN = "Do not ask about handing over";
    private static final String NO_REACTION = "No reaction this turn";
    private static final String NO_SEARCH = "No search this turn";
    private static final String STAND = "Stand to the end of this fight";
    private static final String ALL_AWAY = "break-off-all";

    private static final Map<Question, List<Order>> ORDERS = Map.ofEntries(
            order(Ask.DRAW, "draw", Until.GAME, "Draw on until something needs me"),
            order(Ask.COMPLETE, "continue", Until.GAME, "Always go on to the last card"),
            order(Ask.BONUS, "bonus:", Until.GAME, "Take all bonus draws"),
            order(Ask.EXCHANGE, "end", Until.GAME, NOT_ASKED_AGAIN),
            order(Ask.ORGANISE, "end", Until.GAME, "Do not ask about the stacks"),
            order(Ask.NEXT_ENVIRON, "environ:", Until.GAME, "Go through the environs by themselves"),
            order(Ask.REACTION, "end", Until.TURN, NO_REACTION),
            order(Ask.NEXT_SEARCH, "end", Until.TURN, NO_SEARCH),
            order(Ask.USE_POSSESSION, "pass", Until.GAME, "Do not ask about possessions"),
            Map.entry(Ask.BREAK_OFF, List.of(new Order("stand", Until.PLACE, STAND, ALL_AWAY))),
            Map.entry(
                    Matter.RAKE,
                    List.of(
                            new Order("rake", Until.GAME, "Our bases always fire at what passes"),
                            new Order("decline", Until.TURN, "Our bases hold their fire this turn"))),
            order(Matter.INTERCEPT, "decline", Until.TURN, "Intercept nobody this turn"),
            Map.entry(
                    Matter.WATCH,
                    List.of(
                            new Order("track", Until.GAME, "Our units above planets always look for ships"),
                            new Order("decline", Until.TURN, "Our units look for no ship this turn"))),
            order(Matter.DECLARE_SPACE_COMBAT, "decline", Until.TURN, "Attack nobody above planets this turn"),
            order(Matter.PDB_AID, "pdb", Until.GAME, "Our bases always aid our units"),
            order(Matter.AID_PDB, "take", Until.GAME, "Our units always aid our bases"),
            order(Query.EVENT_ROLL, "roll", Until.GAME, "Roll on until something needs me"),
            order(Query.COMPLETE, "continue", Until.GAME, "Always go on to the last roll"),
            order(Query.BONUS, "bonus:", Until.GAME, "Make all bonus rolls"),
            order(Query.EXCHANGE, "end", Until.GAME, NOT_ASKED_AGAIN),
            order(Query.MISSION_PLACE, "place:", Until.GAME, "Go through the places by themselves"),
            order(Query.REACTION, "end", Until.TURN, NO_REACTION),
            order(Query.SEARCH, "end", Until.TURN, NO_SEARCH),
            Map.entry(Query.BREAK_OFF, List.of(new Order("stand", Until.PLACE, STAND, ALL_AWAY))),
            Map.entry(Query.FLEET_BREAK_OFF, List.of(new Order("stand", Until.PLACE, STAND, ALL_AWAY))),
            Map.entry(
                    Query.PRESS_ON,
                    List.of(new Order("go-on", Until.PLACE, "Press on to the end of this combat", "call-off"))));

    /** Whoever presses on to the end of a combat leaves the targets to what is suggested until then. */
    private static final Set<Question> TARGETS = Set.of(Query.AIM, Query.AIM_COUNTER, Query.AIM_EXTRA_DICE);

    private static final Offer SENSIBLE =
            new Offer(ROUTINE, SUGGESTED, Until.GAME, "Do not ask what has one sensible answer", null);

    private Offers() {}

    private static Map.Entry<Question, List<Order>> order(Question question, String answer, Until until, String text) {
        return Map.entry(question, List.of(new Order(answer, until, text)));
    }

    /** What orders for a question are called. */
    public static String kind(Decision decision) {
        return word(decision.question());
    }

    static String word(Question question) {
        return question.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether an order of this kind answers another question too, as long as its combat lasts. */
    static boolean comesAlong(String kind, Question question) {
        return kind.equals(word(Query.PRESS_ON)) && TARGETS.contains(question);
    }

    /** What can be ordered at a question. */
    public static List<Offer> at(Decision decision) {
        String kind = kind(decision);
        List<Offer> offered = new ArrayList<>();
        for (Order each : ORDERS.getOrDefault(decision.question(), List.of())) {
            if (isOnOffer(decision, each.answer())) {
                String otherwise = isOnOffer(decision, each.otherwise()) ? each.otherwise() : null;
                offered.add(new Offer(kind, each.answer(), each.until(), each.text(), otherwise));
            }
        }
        decision.actions().stream()
                .filter(each -> each.kind() == Kind.REACT)
                .map(each -> always(kind, decision, each))
                .forEach(offered::add);
        if (Routine.isRoutine(decision.question())) {
            offered.add(SENSIBLE);
        }
        return List.copyOf(offered);
    }

    /** The order of this kind and answer: at the pending question, or one that can be given at any time. */
    public static Optional<Offer> find(String kind, String answer, Decision decision) {
        Stream<Offer> here = decision == null ? Stream.empty() : at(decision).stream();
        return Stream.concat(here, anytime())
                .filter(each -> each.kind().equals(kind) && each.answer().equals(answer))
                .findFirst();
    }

    /** All but those for one place. */
    private static Stream<Offer> anytime() {
        Stream<Offer> plain = ORDERS.entrySet().stream()
                .flatMap(each -> each.getValue().stream()
                        .filter(order -> order.until() != Until.PLACE)
                        .map(order -> new Offer(
                                word(each.getKey()), order.answer(), order.until(), order.text(), order.otherwise())));
        return Stream.concat(plain, Stream.of(SENSIBLE));
    }

    private static Offer always(String kind, Decision decision, Action react) {
        String where = Names.environ(react.argument());
        return new Offer(kind, react.key(), Until.TURN, "Always react in " + where + " this turn", null);
    }

    private static boolean isOnOffer(Decision decision, String answer) {
        return answer != null && answer(decision, answer) != null;
    }

    /** The answer that an order means; null when it is not on offer. */
    public static Action answer(Decision decision, String key) {
        if (key.equals(SUGGESTED)) {
            return decision.suggested();
        }
        return decision.actions().stream()
                .filter(each -> key.endsWith(":")
                        ? each.key().startsWith(key)
                        : each.key().equals(key))
                .findFirst()
                .orElse(null);
    }
}
