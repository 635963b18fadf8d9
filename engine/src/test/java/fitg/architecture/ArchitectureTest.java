package fitg.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import fitg.content.ScenarioSheet;
import fitg.play.Scenarios;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Ruleset;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

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
            .layer("edition")
            .definedBy("fitg.edition..")
            .layer("rules")
            .definedBy("fitg.rules..")
            .layer("galaxy")
            .definedBy("fitg.galaxy..")
            .layer("level")
            .definedBy("fitg.level..")
            .layer("play")
            .definedBy("fitg.play..")
            .whereLayer("play")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("level")
            .mayOnlyBeAccessedByLayers("play")
            .whereLayer("galaxy")
            .mayOnlyBeAccessedByLayers("level", "play")
            .whereLayer("rules")
            .mayOnlyBeAccessedByLayers("galaxy", "level", "play")
            .whereLayer("edition")
            .mayOnlyBeAccessedByLayers("rules", "galaxy", "level", "play")
            .whereLayer("procedure")
            .mayOnlyBeAccessedByLayers("edition", "rules", "galaxy", "level", "play")
            .whereLayer("state")
            .mayOnlyBeAccessedByLayers("procedure", "edition", "rules", "galaxy", "level", "play");

    @ArchTest
    static final ArchRule NO_FILES_CLOCKS_OR_THREADS = noClasses()
            .that()
            .resideInAnyPackage(
                    "fitg.state..",
                    "fitg.procedure..",
                    "fitg.edition..",
                    "fitg.rules..",
                    "fitg.galaxy..",
                    "fitg.level..",
                    "fitg.play..")
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
            .resideInAnyPackage("fitg.rules..", "fitg.galaxy..", "fitg.level..");

    /** Whoever wants to know what a table leads to asks the rule that reads it, and so gets its shifts too. */
    @ArchTest
    static final ArchRule TABLES_ARE_READ_BY_THE_RULES =
            TableReaders.onlyIn("fitg.rules..", "fitg.galaxy..", "fitg.level..", "fitg.content..");

    @ArchTest
    static final ArchRule PACKAGES_OF_THE_FOUNDATION_HAVE_NO_CYCLES =
            slices().matching("fitg.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule CHAPTERS_HAVE_NO_CYCLES =
            slices().assignedFrom(Chapters.of("fitg.rules")).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule GALACTIC_CHAPTERS_HAVE_NO_CYCLES =
            slices().assignedFrom(Chapters.of("fitg.galaxy")).should().beFreeOfCycles();

    // ---- editions meet in chapters: what both share stands in the chapter, what differs in its first and second

    private static final String THROUGH_CHAPTERS = "an edition is reached through its ruleset alone";

    @ArchTest
    static final ArchRule WHAT_IS_SHARED_KNOWS_NO_EDITION = noClasses()
            .that()
            .resideInAPackage("fitg.rules..")
            .and()
            .resideOutsideOfPackages("fitg.rules..first", "fitg.rules..second")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("fitg.rules..first", "fitg.rules..second", "fitg.edition..")
            .because(THROUGH_CHAPTERS);

    @ArchTest
    static final ArchRule EDITIONS_DO_NOT_KNOW_EACH_OTHER = noClasses()
            .that()
            .resideInAPackage("fitg.rules..first")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("fitg.rules..second", "fitg.edition.second..", "fitg.state.theatre..")
            .because(THROUGH_CHAPTERS);

    @ArchTest
    static final ArchRule NOR_DOES_THE_LATER_ONE_KNOW_THE_EARLIER = noClasses()
            .that()
            .resideInAPackage("fitg.rules..second")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("fitg.rules..first", "fitg.edition.first..")
            .because(THROUGH_CHAPTERS);

    @ArchTest
    static final ArchRule THE_GALAXY_KNOWS_NO_EDITION = noClasses()
            .that()
            .resideInAPackage("fitg.galaxy..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("fitg.rules..first", "fitg.rules..second", "fitg.edition..", "fitg.state.theatre..")
            .because(THROUGH_CHAPTERS);

    /** Where both editions have a class for the same thing, that of 2002 is called Second. */
    @ArchTest
    static void noTwoClassesHaveOneName(JavaClasses classes) {
        Map<String, List<String>> named = classes.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(groupingBy(JavaClass::getSimpleName, TreeMap::new, mapping(JavaClass::getName, toList())));
        assertThat(named).allSatisfy((name, twins) -> assertThat(twins).hasSize(1));
    }

    // ---- an event in force and a secret are asked questions, not for their number

    @ArchTest
    static final ArchRule SECRETS_ARE_ASKED_AND_NOT_NAMED = noClasses()
            .that()
            .resideInAnyPackage("fitg.rules..", "fitg.galaxy..", "fitg.level..", "fitg.play.odds..", "fitg.players..")
            .and()
            .resideOutsideOfPackage("fitg.rules.circumstance")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Secret.class);

    @ArchTest
    static final ArchRule EVENTS_IN_FORCE_ARE_ASKED_AND_NOT_COUNTED = noClasses()
            .that()
            .resideInAnyPackage("fitg.rules..", "fitg.galaxy..")
            .and()
            .resideOutsideOfPackage("fitg.rules.circumstance")
            .should()
            .callMethod(Realm.class, "event");

    // ---- how an earlier version of the rules read is known in one place

    @ArchTest
    static void eachCorrectionIsAskedForInOneClass(JavaClasses classes) {
        Map<String, Set<String>> askers = classes.get(Correction.class).getFieldAccessesToSelf().stream()
                .filter(access -> !access.getOriginOwner().isEquivalentTo(Correction.class))
                .collect(groupingBy(
                        access -> access.getTarget().getName(),
                        TreeMap::new,
                        mapping(access -> access.getOriginOwner().getName(), toSet())));
        assertThat(askers.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Correction.values()).map(Enum::name).toList());
        assertThat(askers).allSatisfy((correction, where) -> assertThat(where).hasSize(1));
    }

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
