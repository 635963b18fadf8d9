package fitg.play;

import fitg.play.CampaignTally.Group;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One table of what came up in campaigns, by how they came about and who played them. */
final class CampaignCounts {

    enum Source {
        /** Games from their set-up, any answer. */
        RANDOM,
        /** Games from their set-up, keen on moves, fights and missions. */
        KEEN,
        /** Wars drawn by lot, in which what is rare is at hand; played both ways. */
        BUILT
    }

    private static final String LINE = "%-34s %-46s %8s %8s %8s %8s%n";

    private final Map<Source, CampaignTally> bySource = new EnumMap<>(Source.class);

    CampaignCounts() {
        for (Source source : Source.values()) {
            bySource.put(source, new CampaignTally());
        }
    }

    CampaignTally of(Source source) {
        return bySource.get(source);
    }

    /** Of a game from its set-up. */
    CampaignTally playedBy(SecondWhims player) {
        return of(player == SecondWhims.ANY ? Source.RANDOM : Source.KEEN);
    }

    CampaignTally all() {
        CampaignTally all = new CampaignTally();
        bySource.values().forEach(all::add);
        return all;
    }

    /** What never came up, from any source. */
    List<String> missing() {
        CampaignTally all = all();
        List<String> missing = new ArrayList<>();
        for (Group group : Group.values()) {
            all.missing(group).forEach(what -> missing.add(group.title() + ": " + what));
        }
        return missing;
    }

    /** A line for everything that is counted, the sum of it last. */
    void write(Path file) {
        StringBuilder table = new StringBuilder(LINE.formatted("", "", "random", "keen", "built", "all"));
        CampaignTally all = all();
        for (Group group : Group.values()) {
            all.of(group)
                    .forEach((what, count) -> table.append(LINE.formatted(
                            group.title(),
                            what,
                            count(Source.RANDOM, group, what),
                            count(Source.KEEN, group, what),
                            count(Source.BUILT, group, what),
                            count)));
        }
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, table);
        } catch (IOException unwritable) {
            throw new AssertionError(unwritable);
        }
    }

    private int count(Source source, Group group, String what) {
        return of(source).of(group).getOrDefault(what, 0);
    }
}
