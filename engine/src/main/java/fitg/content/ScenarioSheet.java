package fitg.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scenario as it is written down: where it is played, with what, how long, and what is said about it. Its reinforcements and
 * victories at once are phrases, which the rules of its level understand.
 *
 * @param systems the star systems by their numbers
 * @param pdbLevels the level of each planet's PDB by the planet's number
 * @param source the case it follows, or that it is our own
 * @param balance absent until somebody has measured it
 * @param lines where each of its fields stands
 */
public record ScenarioSheet(
        String id,
        String title,
        String source,
        Edition edition,
        GameLevel level,
        List<Integer> systems,
        boolean armageddon,
        int lastTurn,
        int pointsToWin,
        Map<Integer, Integer> pdbLevels,
        Map<Side, Forces> forces,
        String reinforcements,
        Map<Side, List<String>> victories,
        Phrases phrases,
        Texts texts,
        int minutes,
        Optional<Balance> balance,
        Map<String, Integer> lines) {

    static final String FILE = "scenarios.txt";

    /** Those that can be played by whoever knows their names, and are not on offer yet. */
    static final String DRAFTS = "drafts.txt";

    /** What a side begins with; units in the order they are placed. */
    public record Forces(List<CharacterCard> characters, List<UnitType> units, List<Spaceship> ships) {}

    /**
     * What only scenarios of 2002 say: where pieces begin, which PDBs are down, what counts points, which missions there are, and
     * what is special.
     *
     * @param decrees what only campaigns say, by the name of the field; those not said are not there
     */
    public record Phrases(
            List<String> placed,
            List<String> pdbsDown,
            List<String> scoring,
            List<String> missions,
            List<String> special,
            Map<String, List<String>> decrees) {

        /** Of a scenario that is no campaign. */
        public Phrases(
                List<String> placed,
                List<String> pdbsDown,
                List<String> scoring,
                List<String> missions,
                List<String> special) {
            this(placed, pdbsDown, scoring, missions, special, Map.of());
        }

        /** What a campaign says in one field; nothing where it says nothing. */
        public List<String> decree(String field) {
            return decrees.getOrDefault(field, List.of());
        }

        /** Whether nothing of it is said. */
        public boolean isEmpty() {
            return placed.isEmpty()
                    && pdbsDown.isEmpty()
                    && scoring.isEmpty()
                    && missions.isEmpty()
                    && special.isEmpty()
                    && decrees.isEmpty();
        }
    }

    /** What is said to those who choose: in one sentence, in some more, and how each side wins. */
    public record Texts(String summary, String description, String goals) {}

    /** How many of so many games between equal Captains the Rebels won, in percent. */
    public record Balance(int rebelPercent, int games) {}

    /** The same with another number of points to win. */
    public ScenarioSheet worth(int points) {
        return new ScenarioSheet(
                id,
                title,
                source,
                edition,
                level,
                systems,
                armageddon,
                lastTurn,
                points,
                pdbLevels,
                forces,
                reinforcements,
                victories,
                phrases,
                texts,
                minutes,
                balance,
                lines);
    }

    /** For the rules, when they do not understand it. */
    public ContentException fault(String reason) {
        return fault(SheetParser.HEADING, reason);
    }

    /** The same of one field. */
    public ContentException fault(String field, String reason) {
        int line = lines.getOrDefault(field, lines.getOrDefault(SheetParser.HEADING, 1));
        return new ContentException(FILE, line, id + ": " + reason);
    }
}
