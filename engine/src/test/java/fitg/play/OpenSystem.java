package fitg.play;

import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A star system without forces, reinforcements or victory: the ground for built positions anywhere in the galaxy. */
final class OpenSystem {

    private static final ScenarioSheet.Forces NOBODY = new ScenarioSheet.Forces(List.of(), List.of(), List.of());

    private OpenSystem() {}

    static Scenario of(int systemId) {
        return Scenarios.of(sheet(systemId, "", List.of(), List.of()));
    }

    /** Under rules of a test's own. */
    static Scenario of(Ruleset rules, int systemId) {
        return rules.scenario(sheet(systemId, "", List.of(), List.of()));
    }

    /** The same with something to say about reinforcements and victories at once. */
    static ScenarioSheet sheet(int systemId, String reinforcements, List<String> rebel, List<String> imperial) {
        return new ScenarioSheet(
                "open-system-" + systemId,
                "Open system " + systemId,
                "our own",
                Edition.FIRST,
                GameLevel.STAR_SYSTEM,
                List.of(systemId),
                false,
                100,
                1000,
                Map.of(),
                Map.of(Side.REBEL, NOBODY, Side.IMPERIAL, NOBODY),
                reinforcements,
                Map.of(Side.REBEL, rebel, Side.IMPERIAL, imperial),
                new ScenarioSheet.Phrases(List.of(), List.of(), List.of(), List.of(), List.of()),
                new ScenarioSheet.Texts("Open.", "Open.", "Open."),
                1,
                Optional.empty(),
                Map.of());
    }

    /** A sheet under another edition or level, or in other star systems. */
    static ScenarioSheet under(ScenarioSheet sheet, Edition edition, GameLevel level, List<Integer> systems) {
        return new ScenarioSheet(
                sheet.id(),
                sheet.title(),
                sheet.source(),
                edition,
                level,
                systems,
                sheet.armageddon(),
                sheet.lastTurn(),
                sheet.pointsToWin(),
                sheet.pdbLevels(),
                sheet.forces(),
                sheet.reinforcements(),
                sheet.victories(),
                sheet.phrases(),
                sheet.texts(),
                sheet.minutes(),
                sheet.balance(),
                sheet.lines());
    }

    /** A sheet of a campaign that says something in a field only campaigns have. */
    static ScenarioSheet decreeing(ScenarioSheet sheet, String field, String phrase) {
        return new ScenarioSheet(
                sheet.id(),
                sheet.title(),
                sheet.source(),
                sheet.edition(),
                sheet.level(),
                sheet.systems(),
                sheet.armageddon(),
                sheet.lastTurn(),
                sheet.pointsToWin(),
                sheet.pdbLevels(),
                sheet.forces(),
                sheet.reinforcements(),
                sheet.victories(),
                new ScenarioSheet.Phrases(
                        List.of(), List.of(), List.of(), List.of(), List.of(), Map.of(field, List.of(phrase))),
                sheet.texts(),
                sheet.minutes(),
                sheet.balance(),
                sheet.lines());
    }

    /** A sheet of 2002 with these missions. */
    static ScenarioSheet withMissions(ScenarioSheet sheet, List<String> letters, List<String> special) {
        return new ScenarioSheet(
                sheet.id(),
                sheet.title(),
                sheet.source(),
                sheet.edition(),
                sheet.level(),
                sheet.systems(),
                sheet.armageddon(),
                sheet.lastTurn(),
                sheet.pointsToWin(),
                sheet.pdbLevels(),
                sheet.forces(),
                sheet.reinforcements(),
                sheet.victories(),
                new ScenarioSheet.Phrases(List.of(), List.of(), List.of(), letters, special),
                sheet.texts(),
                sheet.minutes(),
                sheet.balance(),
                sheet.lines());
    }
}
