package fitg.players.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The rooms of the computer players; the one in front, where they are chosen by name, is one of them. */
@AnalyzeClasses(packages = "fitg.players", importOptions = ImportOption.DoNotIncludeTests.class)
class PlayersArchitectureTest {

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("fitg.(**)").should().beFreeOfCycles();
}
