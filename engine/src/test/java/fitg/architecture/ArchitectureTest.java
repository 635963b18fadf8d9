package fitg.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import fitg.content.ScenarioSheet;
import fitg.galaxy.state.Realm;
import fitg.play.Scenarios;
import fitg.procedure.Procedure;
import fitg.procedure.Ruleset;
import fitg.state.Position;

/** The arrows of docs/architecture.md, kept true. */
@AnalyzeClasses(packages = "fitg", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule THE_ENGINE_KNOWS_NOTHING_BUT_THE_JDK =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage("fitg..", "java..");

    @ArchTest
    static final ArchRule ARROWS_POINT_ONE_WAY = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("content")
            .definedBy("fitg.content..")
            .layer("state")
            .definedBy("fitg.state..")
            .layer("procedure")
            .definedBy("fitg.procedure..")
            .layer("rules")
            .definedBy("fitg.rules..")
            .layer("galaxy")
            .definedBy("fitg.galaxy..")
            .layer("second")
            .definedBy("fitg.second..")
            .layer("play")
            .definedBy("fitg.play..")
            .whereLayer("play")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("second")
            .mayOnlyBeAccessedByLayers("play")
            .whereLayer("galaxy")
            .mayOnlyBeAccessedByLayers("second", "play")
            .whereLayer("rules")
            .mayOnlyBeAccessedByLayers("galaxy", "second", "play")
            .whereLayer("procedure")
            .mayOnlyBeAccessedByLayers("rules", "galaxy", "second", "play")
            .whereLayer("state")
            .mayOnlyBeAccessedByLayers("procedure", "rules", "galaxy", "second", "play");

    @ArchTest
    static final ArchRule NO_FILES_CLOCKS_OR_THREADS = noClasses()
            .that()
            .resideInAnyPackage(
                    "fitg.state..", "fitg.procedure..", "fitg.rules..", "fitg.galaxy..", "fitg.second..", "fitg.play..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.time..", "java.util.concurrent..");

    @ArchTest
    static final ArchRule NO_LUCK_BUT_THROUGH_CHANCE =
            noClasses().should().dependOnClassesThat().haveNameMatching("java\\.util\\.(Random|SplittableRandom)");

    @ArchTest
    static final ArchRule PROCEDURES_LIVE_WITH_THE_RULES = classes()
            .that()
            .areAssignableTo(Procedure.class)
            .and()
            .areNotAssignableFrom(Procedure.class)
            .should()
            .resideInAnyPackage("fitg.rules..", "fitg.galaxy..", "fitg.second..");

    /** Whoever wants to know what a table leads to asks the rule that reads it, and so gets its shifts too. */
    @ArchTest
    static final ArchRule TABLES_ARE_READ_BY_THE_RULES =
            TableReaders.onlyIn("fitg.rules..", "fitg.galaxy..", "fitg.second..", "fitg.content..");

    @ArchTest
    static final ArchRule PACKAGES_OF_THE_FOUNDATION_HAVE_NO_CYCLES =
            slices().matching("fitg.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule CHAPTERS_HAVE_NO_CYCLES =
            slices().assignedFrom(Chapters.of("fitg.rules")).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule GALACTIC_CHAPTERS_HAVE_NO_CYCLES =
            slices().assignedFrom(Chapters.of("fitg.galaxy")).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule CHAPTERS_OF_2002_HAVE_NO_CYCLES =
            slices().assignedFrom(Chapters.of("fitg.second")).should().beFreeOfCycles();

    // ---- no rule and no odds ask which game is played

    private static final String ONE_PLACE = "a ruleset answers what it means; " + Scenarios.class.getSimpleName()
            + " alone finds the ruleset of a sheet";

    @ArchTest
    static final ArchRule NOBODY_ASKS_A_RULESET_WHICH_ONE_IT_IS = noClasses()
            .that()
            .doNotBelongToAnyOf(Scenarios.class)
            .should()
            .callMethod(Ruleset.class, "edition")
            .orShould()
            .callMethod(Ruleset.class, "level")
            .because(ONE_PLACE);

    @ArchTest
    static final ArchRule NOBODY_ASKS_A_SCENARIO_EITHER = noClasses()
            .that()
            .doNotBelongToAnyOf(Scenarios.class)
            .and()
            .resideOutsideOfPackage("fitg.content..")
            .should()
            .callMethod(ScenarioSheet.class, "edition")
            .orShould()
            .callMethod(ScenarioSheet.class, "level")
            .because(ONE_PLACE);

    /** Computer players may: they play the whole game, and no rule. */
    @ArchTest
    static final ArchRule NOBODY_ASKS_WHETHER_THERE_IS_A_REALM = noClasses()
            .should()
            .callMethod(Realm.class, "spans", Position.class)
            .because(ONE_PLACE);
}
