package fitg.play.order;

import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.edition.second.Query;
import fitg.play.Routine;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The orders that hold unless they are switched off, by side and scenario. Each goes by what lies open to both sides when it
 * decides whether to answer, so that it tells the other side nothing (RUL-85).
 */
public final class UsualOrders {

    private static final Set<Side> EITHER = EnumSet.allOf(Side.class);
    private static final String SUGGESTED = Offers.SUGGESTED;
    private static final double EVEN = 0.5;

    /** Who has a switch, and in games with which step; null for any. */
    private record For(Set<Side> sides, Segment step, UsualOrder order) {
        boolean isFor(Scenario scenario, Side side) {
            boolean played = step == null
                    || Stream.of(
                                    scenario.ruleset().playerTurn(),
                                    scenario.ruleset().gameTurn())
                            .flatMap(List::stream)
                            .anyMatch(phase -> phase.segment() == step);
            return played && sides.contains(side);
        }
    }

    private static final List<For> ALL = List.of(
            of(new Switch(
                            "order",
                            "Take things in their order",
                            "Goes through places and battles one after the other and takes every free draw or roll.",
                            "It leaves nothing out that would be done.")
                    .answers(SUGGESTED, Routine.questions())
                    .answers(SUGGESTED, Ask.LETTER_ORDER)),
            of(new Switch(
                            "draws",
                            "Draw and roll on in missions",
                            "Draws the next card or makes the next roll, and completes or goes on as is suggested.",
                            "It chooses no mission and nobody to go on one.")
                    .answers("draw", Ask.DRAW)
                    .answers("roll", Query.EVENT_ROLL)
                    .answers(SUGGESTED, Ask.COMPLETE, Query.COMPLETE)),
            of(new Switch(
                            "belongings",
                            "Everybody keeps what he has",
                            "Nothing changes hands, and nobody changes ships on the way or before a battle.",
                            "It gives nothing away. Who gets what is found or taken, you are asked.")
                    .answers("end", Ask.EXCHANGE, Query.EXCHANGE, Query.EXCHANGE_CARD, Query.BATTLE_TRANSFER)
                    .answers(SUGGESTED, Query.PASSING)),
            of(new Switch(
                            "stacks",
                            "Stacks stay as they are",
                            "Stacks are not arranged anew; starships that arrive stay in orbit and stand as is suggested.",
                            "It lands nobody.")
                    .answers("end", Ask.ORGANISE)
                    .answers("stay", Query.ARRIVAL)
                    .answers(SUGGESTED, Query.STACK, Query.FORMATION, Ask.REACTION_STACK, Query.REACTION_STACK)),
            new For(
                    EnumSet.of(Side.REBEL),
                    null,
                    new Switch(
                                    "possessions",
                                    "Keep possessions face down",
                                    "Says no to \"Do you use a possession now?\", whether one could be used or not.",
                                    "It never shows or uses a card. Switch it off to be asked each time.")
                            .answers("pass", Ask.USE_POSSESSION)
                            .order()),
            of(new Switch(
                            "leaders",
                            "The best leads",
                            "Names the suggested leader of a fight, a march, a search or a mission.",
                            "It starts none of them.")
                    .answers(SUGGESTED, Ask.LEADER, Ask.SEARCH_LEADER, Ask.REACTION_LEADER, Matter.SPACE_LEADER)
                    .answers(SUGGESTED, Query.LEADER, Query.MARCH_LEADER, Query.REACTION_LEADER, Query.MISSION_LEADER)),
            of(new Switch(
                            "front",
                            "Whoever fights well goes to the front",
                            "Lines up people and starships in each round of a fight as is suggested.",
                            "It begins no fight.")
                    .answers(SUGGESTED, Ask.ACTIVE, Query.LINE_UP, Query.LINE)),
            of(new Switch(
                            "searchers",
                            "Whoever is there searches",
                            "Sends the suggested units and characters wherever a search is made.",
                            "It begins no search of its own.")
                    .answers(SUGGESTED, Ask.SEARCH_UNITS, Ask.SEARCH_CHARACTER, Ask.SEARCH_ORDER)
                    .answers(SUGGESTED, Query.SEARCH_UNITS, Query.SEARCH_CHARACTER, Query.SEARCH_ORDER)),
            of(new Switch(
                            "searches",
                            "Search where somebody may be found",
                            "Searches every place where the units there can succeed, one after the other.",
                            "It attacks nobody who is found without asking you.")
                    .answers(SUGGESTED, Ask.NEXT_SEARCH, Query.SEARCH)),
            of(new Switch(
                            "bases",
                            "Bases fire at what passes",
                            "Lets a base fire at units that move past it or rake them, and ships be tracked.",
                            "It sends no starships against anybody.")
                    .answers(SUGGESTED, Ask.PDB_ATTACK, Query.RAKE, Matter.RAKE, Query.TRACK)),
            of(new Switch(
                            "wounds",
                            "Wounds are shared out",
                            "Each takes of the wounds what he can bear, so that nobody falls who need not.",
                            "It brings nobody into a fight.")
                    .answers(SUGGESTED, Ask.WOUNDS)),
            new For(
                    EnumSet.of(Side.REBEL),
                    null,
                    new Switch(
                                    "risings",
                                    "Those who rise arm themselves",
                                    "Raises the best units a rising pays for, and in a campaign of 2002 lets them fight where they are not weaker.",
                                    "It spends none of your force points.")
                            .answers(SUGGESTED, Ask.BUY_2_1, Ask.BUY_1_0, Matter.RAISED_UNITS)
                            .answers(SUGGESTED, Affair.REBEL_UNITS, Affair.UPRISING_COMBAT)
                            .order()),
            new For(
                    EITHER,
                    Segment.ENVIRONS_COMBAT,
                    new Switch(
                                    "aim",
                                    "Fire at the weakest",
                                    "Aims at whoever is nearest to falling, and sets lasers as is suggested.",
                                    "It opens no fire on anybody who is not fought already.")
                            .answers(SUGGESTED, Query.AIM, Query.AIM_COUNTER, Query.AIM_EXTRA_DICE, Query.LASERS)
                            .answers(SUGGESTED, Query.RETURN_FIRE, Query.RELEASED_FIRE, Query.PDB_TARGET)
                            .order()),
            of(new Switch(
                            "break-off",
                            "Break off when it is worse than even",
                            "Fights on while the odds to lose nobody in front are even or better; below that all break off.",
                            "It attacks nobody. Where no odds can be told you are asked.")
                    .answersAbove("stand", "break-off-all", Ask.BREAK_OFF, Query.BREAK_OFF, Query.FLEET_BREAK_OFF)
                    .answersAbove("go-on", "call-off", Query.PRESS_ON)
                    .answers(SUGGESTED, Query.BREAK_OFF_GOAL)),
            new For(
                    EITHER,
                    Segment.RESOURCES,
                    new Switch(
                                    "secrets",
                                    "Show no secrets",
                                    "Leaves planet secrets face down, and the base where it is hidden.",
                                    "It shows nothing. Switch it off to be asked where a secret could be shown.")
                            .answers("none", Affair.SHOW_SECRET)
                            .answers("decline", Affair.REVEAL_BASE)
                            .order()),
            new For(
                    EITHER,
                    Segment.RESOURCES,
                    new Switch(
                                    "dominoes",
                                    "Loyalty spreads by itself",
                                    "Lets a domino effect go where is suggested, one planet after the other.",
                                    "It starts no rebellion.")
                            .answers(SUGGESTED, Affair.DOMINO_RACE, Affair.DOMINO, Affair.NEXT_RISING)
                            .answers(SUGGESTED, Affair.NEXT_CONTROL)
                            .order()),
            new For(
                    EITHER,
                    Segment.ENVIRONS_COMBAT,
                    new Switch(
                                    "repairs",
                                    "Repair what can be repaired",
                                    "Puts up the suggested PDB and lets the suggested character repair.",
                                    "It spends no force points.")
                            .answers(SUGGESTED, Query.PDB_UP, Query.REPAIR, Query.REPAIRER, Query.CARD_REPAIRER)
                            .order()));

    private UsualOrders() {}

    /** Those of a side in a scenario, in the order in which they are listed. */
    public static List<UsualOrder> of(Scenario scenario, Side side) {
        return ALL.stream()
                .filter(each -> each.isFor(scenario, side))
                .map(For::order)
                .toList();
    }

    /** The one by that name. */
    public static Optional<UsualOrder> named(String id, Scenario scenario, Side side) {
        return of(scenario, side).stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private static For of(Switch usual) {
        return new For(EITHER, null, usual.order());
    }

    /** Collects what a switch answers. */
    private static final class Switch {

        private final String id;
        private final String text;
        private final String does;
        private final String never;
        private final Map<Question, Order> orders = new HashMap<>();

        private Switch(String id, String text, String does, String never) {
            this.id = id;
            this.text = text;
            this.does = does;
            this.never = never;
        }

        private Switch answers(String answer, Question... questions) {
            return answers(answer, Set.of(questions));
        }

        private Switch answers(String answer, Set<Question> questions) {
            questions.forEach(each -> add(each, answer, null, null));
            return this;
        }

        private Switch answersAbove(String answer, String otherwise, Question... questions) {
            Set.of(questions).forEach(each -> add(each, answer, EVEN, otherwise));
            return this;
        }

        private void add(Question question, String answer, Double below, String otherwise) {
            orders.put(
                    question, new Order(Offers.word(question), answer, Until.GAME, text, "", null, below, otherwise));
        }

        private UsualOrder order() {
            return new UsualOrder(id, text, does, never, Map.copyOf(orders));
        }
    }
}
