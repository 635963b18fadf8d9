package fitg.play;

import fitg.edition.first.Matter;
import fitg.play.CampaignTally.Group;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.state.Segment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** How often each thing there is in the Galactic Game of 1979 came up, from games and from wars drawn by lot; what never did has a zero. */
final class GalacticTally {

    enum Source {
        /** Games from their set-up. */
        GAMES,
        /** Wars drawn by lot. */
        BUILT
    }

    /** What the galactic rules count alike in both editions; questions have names of their own. */
    private static final Set<Group> GROUPS = EnumSet.of(
            Group.EVENTS, Group.SECRETS, Group.ASSIGNMENTS, Group.DOMINOES, Group.ATROCITIES, Group.ENDS, Group.POINTS);

    /** No scenario of 1979 is granted anything, and none repairs for points. */
    private static final Set<String> OF_2002 = Set.of("grant", "repairs");

    private static final Set<Affair> QUESTIONS_OF_BOTH = EnumSet.of(
            Affair.ASSIGNMENT_ORDER,
            Affair.BASE,
            Affair.BARCA,
            Affair.KNIGHT,
            Affair.KNIGHTS_BOX,
            Affair.POSSESSION_HOLDER,
            Affair.CRUISER_HOLDER,
            Affair.GROUP_PLACE,
            Affair.EVENT_CHOICE,
            Affair.TAX,
            Affair.KEEP_SECRETS,
            Affair.SHOW_SECRET,
            Affair.SHOW_ANDROID,
            Affair.LAST_ASSIGNMENTS,
            Affair.DOMINO_RACE,
            Affair.DOMINO,
            Affair.NEXT_RISING,
            Affair.MEDIKIT,
            Affair.BLOCKADE,
            Affair.ATROCITY,
            Affair.LIFT_HYPNOSIS,
            Affair.NAME_PLANET,
            Affair.LEARN,
            Affair.SECRET_TO_SEE,
            Affair.CLONING,
            Affair.SECOND_MISSION);

    private final Map<Source, CampaignTally> counts = new EnumMap<>(Source.class);
    private final Map<String, int[]> questions = new TreeMap<>();

    GalacticTally() {
        for (Source source : Source.values()) {
            counts.put(source, new CampaignTally());
        }
        QUESTIONS_OF_BOTH.forEach(affair -> expect(affair.name()));
        Arrays.stream(Matter.values())
                .filter(matter -> matter.point().startsWith("G-D"))
                .forEach(matter -> expect(matter.name()));
    }

    private void expect(String question) {
        questions.put(question, new int[Source.values().length]);
    }

    void answered(Source source, Decision decision, Segment segment, fitg.procedure.Action action) {
        counts.get(source).answered(decision, segment, action);
        int[] count = questions.get(decision.question().name());
        if (count != null) {
            count[source.ordinal()]++;
        }
    }

    void happened(Source source, Event event) {
        counts.get(source).happened(event);
    }

    /** What never came up, from either source. */
    Set<String> missing() {
        CampaignTally all = new CampaignTally();
        counts.values().forEach(all::add);
        Set<String> missing = new TreeSet<>();
        for (Group group : GROUPS) {
            all.missing(group).stream()
                    .filter(what -> !OF_2002.contains(what))
                    .forEach(what -> missing.add(group.title() + ": " + what));
        }
        questions.forEach((question, count) -> {
            if (Arrays.stream(count).sum() == 0) {
                missing.add("question " + question);
            }
        });
        return missing;
    }

    void write(Path file) {
        StringBuilder table = new StringBuilder("%-36s %-46s %9s %9s%n".formatted("", "", "games", "built"));
        for (Group group : GROUPS) {
            counts.get(Source.BUILT)
                    .of(group)
                    .keySet()
                    .forEach(what -> table.append("%-36s %-46s %9d %9d%n"
                            .formatted(
                                    group.title(),
                                    what,
                                    of(Source.GAMES, group, what),
                                    of(Source.BUILT, group, what))));
        }
        questions.forEach((question, count) ->
                table.append("%-36s %-46s %9d %9d%n".formatted("Questions", question, count[0], count[1])));
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, table);
        } catch (IOException unwritable) {
            throw new AssertionError(unwritable);
        }
    }

    private int of(Source source, Group group, String what) {
        return counts.get(source).of(group).getOrDefault(what, 0);
    }
}
