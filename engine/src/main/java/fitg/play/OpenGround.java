package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.StarSystem;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Star systems of anybody's choice without forces, reinforcements or victory, on which positions are laid out: {@code
 * open-1979-star-system-egrix}, {@code open-2002-province-egrix+ancore}, {@code open-2002-galactic-all}, and {@code -without-r} for one
 * in which the missions with these letters are not undertaken. They are not on offer; whoever knows the name can play there.
 */
final class OpenGround {

    private static final Pattern NAME = Pattern.compile("open-(\\d{4})-("
            + String.join(
                    "|", Arrays.stream(GameLevel.values()).map(GameLevel::id).toList())
            + ")-([a-z+]+?)(?:-without-([a-z]+))?");

    private static final String EVERYWHERE = "all";

    private static final int LAST_TURN = 100;

    private static final int OUT_OF_REACH = 1000;

    private static final ScenarioSheet.Forces NOBODY = new ScenarioSheet.Forces(List.of(), List.of(), List.of());

    private OpenGround() {}

    /** The sheet of a ground by its name. */
    static Optional<ScenarioSheet> named(String id) {
        Matcher name = NAME.matcher(id);
        if (!name.matches() || Edition.of(name.group(1)).isEmpty()) {
            return Optional.empty();
        }
        List<String> stars = List.of(name.group(3).split("\\+"));
        List<Integer> systems = Catalogue.standard().systems().stream()
                .filter(star -> stars.contains(EVERYWHERE) || stars.contains(word(star)))
                .map(StarSystem::id)
                .toList();
        boolean known = stars.contains(EVERYWHERE) || systems.size() == stars.size();
        Edition edition = Edition.of(name.group(1)).orElseThrow();
        GameLevel level = GameLevel.named(name.group(2)).orElseThrow();
        String without = name.group(4) == null ? "" : name.group(4).toUpperCase(Locale.ROOT);
        return known ? Optional.of(sheet(id, edition, level, systems, phrases(edition, without))) : Optional.empty();
    }

    private static String word(StarSystem star) {
        return star.name().toLowerCase(Locale.ROOT);
    }

    /** Sheets of 2002 name their missions and the PDBs that are Down; those of 1979 say none of it. */
    private static ScenarioSheet.Phrases phrases(Edition edition, String without) {
        return switch (edition) {
            case FIRST -> new ScenarioSheet.Phrases(List.of(), List.of(), List.of(), List.of(), List.of());
            case SECOND ->
                new ScenarioSheet.Phrases(List.of(), List.of("all"), List.of(), missions(without), List.of());
        };
    }

    private static List<String> missions(String without) {
        return Arrays.stream(Mission.values())
                .map(mission -> String.valueOf(mission.letter()))
                .filter(letter -> !without.contains(letter))
                .toList();
    }

    private static ScenarioSheet sheet(
            String id, Edition edition, GameLevel level, List<Integer> systems, ScenarioSheet.Phrases phrases) {
        return new ScenarioSheet(
                id,
                "Open ground",
                "our own",
                edition,
                level,
                systems,
                false,
                LAST_TURN,
                OUT_OF_REACH,
                Map.of(),
                Map.of(Side.REBEL, NOBODY, Side.IMPERIAL, NOBODY),
                "",
                Map.of(Side.REBEL, List.of(), Side.IMPERIAL, List.of()),
                phrases,
                new ScenarioSheet.Texts(
                        "A position on open ground.",
                        "A position laid out by hand, without reinforcements, in which nobody wins at once.",
                        "Nobody wins before the last turn."),
                1,
                Optional.empty(),
                Map.of());
    }
}
