package fitg.procedure;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.StringEntry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The hash of a saved game in the middle of something names the procedures under way. Their tags are frozen in
 * {@code procedure-tags.txt}: a class may be renamed, moved or merged if it says the tag it had, and a new one adds its own.
 */
class ProcedureTagsTest {

    private static List<JavaClass> procedures;

    @BeforeAll
    static void findProcedures() {
        procedures = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("fitg").stream()
                        .filter(each -> each.isAssignableTo(Procedure.class))
                        .filter(each -> !each.getModifiers().contains(JavaModifier.ABSTRACT))
                        .toList();
    }

    @Test
    void whoSaysNoTagHasTheFrozenOneForAName() {
        assertThat(plainNames()).isSubsetOf(frozen());
    }

    @Test
    void noFrozenTagIsLost() {
        Set<String> kept = new TreeSet<>(plainNames());
        procedures.stream().filter(ProcedureTagsTest::saysATag).forEach(each -> kept.addAll(textsOf(each)));
        assertThat(kept).containsAll(frozen());
    }

    private static Set<String> plainNames() {
        return procedures.stream()
                .filter(not(ProcedureTagsTest::saysATag))
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean saysATag(JavaClass procedure) {
        return withWhatItExtends(procedure)
                .anyMatch(each -> each.tryGetMethod("tag").isPresent());
    }

    private static Stream<JavaClass> withWhatItExtends(JavaClass procedure) {
        return Stream.iterate(procedure, each -> each.getRawSuperclass().orElseThrow())
                .takeWhile(each -> !each.isEquivalentTo(Procedure.class));
    }

    /** The texts written in a class and in those it extends, its tag or tags among them. */
    private static Set<String> textsOf(JavaClass procedure) {
        return withWhatItExtends(procedure)
                .flatMap(each ->
                        StreamSupport.stream(bytecodeOf(each).constantPool().spliterator(), false))
                .filter(StringEntry.class::isInstance)
                .map(each -> ((StringEntry) each).stringValue())
                .collect(Collectors.toSet());
    }

    private static ClassModel bytecodeOf(JavaClass each) {
        try (InputStream in =
                Procedure.class.getResourceAsStream("/" + each.getName().replace('.', '/') + ".class")) {
            return ClassFile.of().parse(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> frozen() {
        try (InputStream in = ProcedureTagsTest.class.getResourceAsStream("procedure-tags.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
