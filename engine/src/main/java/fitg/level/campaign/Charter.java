package fitg.level.campaign;

import fitg.content.PieceSet;
import fitg.galaxy.scenario.Termed;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Scenario;
import fitg.rules.scenario.second.Briefed;
import fitg.rules.scenario.second.Briefing;
import java.util.List;

/**
 * What a campaign of 2002 says besides its briefing and its terms: where Imperial characters begin, which groups the rebels are,
 * and how the Empire may well deploy.
 */
public record Charter(Briefing briefing, Terms terms, List<Post> posts, List<Group> groups, WarPlan plan)
        implements Briefed, Termed {

    /** How it is decided where somebody begins. */
    enum Manner {
        /** In one of these environs. */
        ENVIRONS,
        /** With the strongest stack in one of these places (K-R5). */
        STRONGEST,
        /** 38.3: on a home or secret planet, one in each province but the First, with a ship. */
        KNIGHT
    }

    /** An Imperial character and where he may begin. */
    record Post(int character, Manner manner, List<Integer> places) {}

    /**
     * A group of rebels.
     *
     * @param planets where it may begin; a province has one group only when there are several
     * @param members those who are certain, the first of them first
     * @param drawn how many more come at random
     * @param ships their spaceships, each with its owner or NOBODY
     * @param possessions how many cards they draw
     */
    record Group(
            List<Integer> planets, List<Integer> members, int drawn, List<Briefing.Vessel> ships, int possessions) {

        /** Whether its planet is written on the sheet. */
        boolean isAtHome() {
            return planets.size() == 1;
        }

        long memberSet() {
            return members.stream().mapToLong(PieceSet::only).reduce(PieceSet.NONE, (some, more) -> some | more);
        }
    }

    public static Charter of(Scenario scenario) {
        return scenario.further(Charter.class);
    }
}
