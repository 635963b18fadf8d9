package fitg.app;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import fitg.architecture.TableReaders;

/** The terminal and the commands know no rules. */
@AnalyzeClasses(packages = "fitg.app", importOptions = ImportOption.DoNotIncludeTests.class)
class AppArchitectureTest {

    @ArchTest
    static final ArchRule TABLES_ARE_READ_BY_THE_RULES = TableReaders.onlyIn();
}
