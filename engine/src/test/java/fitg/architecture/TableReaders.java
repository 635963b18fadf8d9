package fitg.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchRule;
import fitg.content.BattleShifts;
import fitg.content.CharacterCombatTable;
import fitg.content.DetectionShifts;
import fitg.content.DetectionTable;
import fitg.content.MilitaryCombatTable;
import fitg.content.SearchTable;
import fitg.content.SquadChart;
import fitg.content.Variant2002;
import java.util.Set;

/** Who reads the printed tables; the names of their columns are for everybody. */
public final class TableReaders {

    private static final Set<String> TABLES = Set.of(
            BattleShifts.class.getName(),
            CharacterCombatTable.class.getName(),
            DetectionShifts.class.getName(),
            DetectionTable.class.getName(),
            MilitaryCombatTable.class.getName(),
            SearchTable.class.getName(),
            SquadChart.class.getName(),
            Variant2002.class.getName());

    private TableReaders() {}

    public static ArchRule onlyIn(String... packages) {
        return noClasses().that().resideOutsideOfPackages(packages).should().callMethodWhere(readsATable());
    }

    /** For a module without rules: only those read a table who show it as it is printed. */
    public static ArchRule onlyBy(String... simpleNames) {
        return noClasses()
                .that(DescribedPredicate.describe(
                        "show no printed table", each -> !Set.of(simpleNames).contains(each.getSimpleName())))
                .should()
                .callMethodWhere(readsATable());
    }

    private static DescribedPredicate<JavaMethodCall> readsATable() {
        return DescribedPredicate.describe(
                "a table is read",
                call -> TABLES.contains(call.getTargetOwner().getName())
                        && !call.getTarget().getName().equals("columnName"));
    }
}
