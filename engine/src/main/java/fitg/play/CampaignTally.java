package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Side;
import fitg.play.words.GalaxyPrompts;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.AtrocityCommitted.Atrocity;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.procedure.Verdict;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * How often each thing there is in a campaign came up: events, secrets, assignments, dominoes, atrocities, ways to win, questions,
 * and what force points come from and go to. What never did is there with a zero. Adding up is the same in any order.
 */
public final class CampaignTally {

    /** What is counted together. */
    public enum Group {
        EVENTS("Galactic events"),
        SECRETS("Planet secrets that came to light"),
        ASSIGNMENTS("Strategic Assignments turned"),
        DOMINOES("Domino effects"),
        ATROCITIES("Atrocities"),
        ENDS("Ways to win"),
        STAGES("Decisions by stage"),
        POINTS("Force points"),
        WORKS("Purchases, repairs and works"),
        QUESTIONS("Questions");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    private static final Catalogue PRINTED = Catalogue.standard();

    /** Cases 23.1 to 23.3. */
    private static final List<String> DOMINO_KINDS = List.of("mission", "rebellion", "control");

    /** Where answers are counted by their kind. */
    /** How the decision points begin that the galactic chapter of 1979 has for itself; a game of 2002 never comes to them. */
    private static final String POINT_OF_1979 = "G-D";

    private static final Set<Affair> SHOPS = EnumSet.of(
            Affair.GARRISON,
            Affair.DEPLOYMENT,
            Affair.UPKEEP,
            Affair.IMPERIAL_PURCHASE,
            Affair.REBEL_PURCHASE,
            Affair.REBEL_UNITS,
            Affair.IMPERIAL_UNITS);

    private final Map<Group, Map<String, Integer>> counts = new EnumMap<>(Group.class);

    public CampaignTally() {
        for (Group group : Group.values()) {
            counts.put(group, new LinkedHashMap<>());
        }
        PRINTED.campaign().galacticEvents().forEach(card -> expect(Group.EVENTS, event(card.number())));
        PRINTED.campaign().planetSecrets().forEach(secret -> expect(Group.SECRETS, secret.name()));
        for (int card = 0; card < PRINTED.campaign().strategicAssignments().size(); card++) {
            expect(Group.ASSIGNMENTS, assignment(card));
        }
        for (int kind = 1; kind <= DOMINO_KINDS.size(); kind++) {
            expect(Group.DOMINOES, domino(kind));
        }
        for (Atrocity atrocity : Atrocity.values()) {
            expect(Group.ATROCITIES, word(atrocity));
        }
        expect(Group.ENDS, end(Side.REBEL, Verdict.Reason.POINTS));
        expect(Group.ENDS, end(Side.IMPERIAL, Verdict.Reason.POINTS));
        expect(Group.ENDS, end(Side.IMPERIAL, Verdict.Reason.INSTANT_VICTORY));
        for (Reason reason : Reason.values()) {
            expect(Group.POINTS, word(reason));
        }
        Arrays.stream(Affair.values())
                .filter(affair -> !affair.facts().point().startsWith(POINT_OF_1979))
                .forEach(affair -> expect(Group.QUESTIONS, word(affair)));
    }

    private void expect(Group group, String what) {
        counts.get(group).put(what, 0);
    }

    private void count(Group group, String what) {
        counts.get(group).merge(what, 1, Integer::sum);
    }

    // ---- what is counted

    /** A decision that was taken, in the segment it was taken in. */
    public void answered(Decision decision, Segment segment, Action answer) {
        count(Group.STAGES, word(segment));
        if (decision.question() instanceof Affair affair) {
            count(Group.QUESTIONS, word(affair));
            if (SHOPS.contains(affair)) {
                count(Group.WORKS, word(affair) + ": " + word(answer.kind()));
            }
        }
    }

    public void happened(Event event) {
        switch (event) {
            case Tidings.EventDrawn e -> count(Group.EVENTS, event(e.number()));
            case Tidings.SecretShown e ->
                count(
                        Group.SECRETS,
                        PRINTED.campaign().planetSecrets().get(e.secret()).name());
            case Tidings.AssignmentTurned e -> count(Group.ASSIGNMENTS, assignment(e.card()));
            case Tidings.DominoBegan e -> count(Group.DOMINOES, domino(e.kind()));
            case Tidings.AtrocityCommitted e -> count(Group.ATROCITIES, word(e.atrocity()));
            case Tidings.PointsChanged e -> count(Group.POINTS, word(e.reason()));
            case Event.GameEnded e ->
                count(Group.ENDS, end(e.verdict().winner(), e.verdict().reason()));
            default -> {}
        }
    }

    /** What somebody else has counted. */
    public void add(CampaignTally other) {
        other.counts.forEach(
                (group, each) -> each.forEach((what, count) -> counts.get(group).merge(what, count, Integer::sum)));
    }

    // ---- what came of it

    /** How often each thing of a group came up, in the order of the cards. */
    public Map<String, Integer> of(Group group) {
        return new LinkedHashMap<>(counts.get(group));
    }

    /** What never came up. */
    public List<String> missing(Group group) {
        return counts.get(group).entrySet().stream()
                .filter(entry -> entry.getValue() == 0)
                .map(Map.Entry::getKey)
                .toList();
    }

    // ---- names

    private static String event(int number) {
        return number + " " + GalaxyPrompts.event(number);
    }

    private static String assignment(int card) {
        return PRINTED.campaign().strategicAssignments().get(card).number() + " " + GalaxyPrompts.assignment(card);
    }

    private static String domino(int kind) {
        return "23." + kind + " " + DOMINO_KINDS.get(kind - 1);
    }

    private static String end(Side winner, Verdict.Reason reason) {
        return word(winner) + " by " + word(reason);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
