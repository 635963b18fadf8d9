package fitg.server.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import fitg.architecture.TableReaders;

/** The rooms of the server, and which doors are open between them. */
@AnalyzeClasses(packages = "fitg.server", importOptions = ImportOption.DoNotIncludeTests.class)
class ServerArchitectureTest {

    @ArchTest
    static final ArchRule ARROWS_POINT_ONE_WAY = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("store")
            .definedBy("fitg.server.store..")
            .layer("view")
            .definedBy("fitg.server.view..")
            .layer("table")
            .definedBy("fitg.server.table..")
            .layer("push")
            .definedBy("fitg.server.push..")
            .layer("computer")
            .definedBy("fitg.server.computer..")
            .layer("http")
            .definedBy("fitg.server.http..")
            .whereLayer("http")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("computer")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("push")
            .mayOnlyBeAccessedByLayers("http")
            .whereLayer("table")
            .mayOnlyBeAccessedByLayers("push", "computer", "http")
            .whereLayer("view")
            .mayOnlyBeAccessedByLayers("table", "push", "http");

    /** What lies beside the rooms is a room, too. */
    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("fitg.(**)").should().beFreeOfCycles();

    /** Whoever wants to know what a table leads to asks the rule that reads it. */
    @ArchTest
    static final ArchRule TABLES_ARE_READ_BY_THE_RULES = TableReaders.onlyBy("PrintedTables", "PrintedSecond");

    /** What the state of a game is, only the engine knows; whatever leaves the server has passed its gate. */
    @ArchTest
    static final ArchRule NOBODY_BUT_THE_VIEW_LOOKS_AT_STATE = noClasses()
            .that()
            .resideOutsideOfPackage("fitg.server.view..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("fitg.state..");

    @ArchTest
    static final ArchRule NO_RULES_BUT_THE_LIST_OF_SCENARIOS = noClasses()
            .that()
            .resideOutsideOfPackage("fitg.server.view..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "fitg.rules.combat..",
                    "fitg.rules.control..",
                    "fitg.rules.mission..",
                    "fitg.rules.movement..",
                    "fitg.rules.possession..",
                    "fitg.rules.search..");
}
