package fitg.galaxy.scenario;

import fitg.content.PieceSet;
import fitg.procedure.Scenario;
import java.util.List;

/** Who begins a galaxy-wide game where: the Imperial characters on their posts, the rebels in their groups. */
public record Posting(List<Post> posts, List<Group> groups) {

    /** Whatever a ruleset has understood of the sheet of such a game. */
    public interface Posted {

        Posting posting();
    }

    /** How it is decided where somebody begins. */
    public enum Manner {
        /** In one of these environs. */
        ENVIRONS,
        /** With the strongest stack in one of these places (K-R5). */
        STRONGEST,
        /** 38.3: on a home or secret planet, one in each province but the First, with a ship. */
        KNIGHT
    }

    /** An Imperial character and where he may begin. */
    public record Post(int character, Manner manner, List<Integer> places) {}

    /** A spaceship of a group and whose it is, or NOBODY. */
    public record Berth(int ship, int holder) {}

    /**
     * A group of rebels.
     *
     * @param planets where it may begin; a province has one group only when there are several
     * @param members those who are certain, the first of them first
     * @param drawn how many more come at random
     * @param ships their spaceships, each with its owner or NOBODY
     * @param possessions how many cards they draw
     */
    public record Group(List<Integer> planets, List<Integer> members, int drawn, List<Berth> ships, int possessions) {

        /** Whether its planet is written on the sheet. */
        public boolean isAtHome() {
            return planets.size() == 1;
        }

        public long memberSet() {
            return members.stream().mapToLong(PieceSet::only).reduce(PieceSet.NONE, (some, more) -> some | more);
        }
    }

    public static Posting of(Scenario scenario) {
        return scenario.further(Posted.class).posting();
    }
}
