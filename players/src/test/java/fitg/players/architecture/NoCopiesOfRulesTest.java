package fitg.players.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import fitg.architecture.RawShifts;
import fitg.architecture.TableReaders;
import fitg.content.CharacterCard;
import fitg.content.Rating;
import fitg.content.Spaceship;
import fitg.players.captain.Talent;
import fitg.state.Cast;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A computer player asks the rules. Whoever reads a table or a printed rating by himself is about to copy one. */
@AnalyzeClasses(packages = "fitg.players", importOptions = ImportOption.DoNotIncludeTests.class)
class NoCopiesOfRulesTest {

    /** One keeps what it knows under a hash, the other makes luck from one. */
    private static final Set<String> HASHING = Set.of("Remembered.java", "Luck.java");

    @ArchTest
    static final ArchRule TABLES_ARE_READ_BY_THE_RULES = TableReaders.onlyIn();

    /** Wounds, cards and company change them; only what somebody is worth in general is said by the card alone. */
    @ArchTest
    static final ArchRule RATINGS_ARE_ASKED_FOR = noClasses()
            .that()
            .areNotAssignableTo(Talent.class)
            .should()
            .callMethod(Cast.class, "printed", int.class, Rating.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(CharacterCard.class);

    /** Navigation, the pilot's company and seats go into both. */
    @ArchTest
    static final ArchRule SHIPS_ARE_ASKED_FOR = noClasses()
            .should()
            .callMethod(Spaceship.class, "maneuver")
            .orShould()
            .callMethod(Spaceship.class, "passengers");

    @Test
    void noPlayerJugglesBits() {
        assertThat(RawShifts.in(Path.of("src/main/java"), HASHING)).isEmpty();
    }
}
