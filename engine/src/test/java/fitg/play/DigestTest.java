package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.UnitKind;
import fitg.content.UnitSet;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every field of every procedure under way enters the hash; a forgotten one would make different games look alike. */
class DigestTest {

    @Test
    void everyFieldOfAProcedureCounts() throws ReflectiveOperationException {
        Map<String, Boolean> fields = new TreeMap<>();
        for (int seed = 0; seed < 400; seed++) {
            Game game = RandomPosition.of(seed).game();
            Lively player = new Lively(seed);
            for (int step = 0; step < 60 && !game.isOver(); step++) {
                for (Procedure procedure : stack(game.resolution())) {
                    tryFields(game.resolution(), procedure, fields);
                }
                game.play(player.choose(game.pending().orElseThrow()));
            }
        }
        assertThat(fields).hasSizeGreaterThan(100);
        assertThat(fields.entrySet().stream()
                        .filter(entry -> !entry.getValue())
                        .map(Map.Entry::getKey)
                        .toList())
                .as("fields that do not change the hash")
                .isEmpty();
    }

    private static Procedure[] stack(Resolution resolution) throws ReflectiveOperationException {
        Field depth = Resolution.class.getDeclaredField("depth");
        Field stack = Resolution.class.getDeclaredField("stack");
        depth.setAccessible(true);
        stack.setAccessible(true);
        return Arrays.copyOf((Procedure[]) stack.get(resolution), depth.getInt(resolution));
    }

    /** Changes one field after the other, looks whether the hash follows, and puts the value back. */
    private static void tryFields(Resolution resolution, Procedure procedure, Map<String, Boolean> fields)
            throws ReflectiveOperationException {
        for (Field field : fields(procedure)) {
            String name = procedure.getClass().getSimpleName() + "." + field.getName();
            if (Modifier.isStatic(field.getModifiers()) || fields.getOrDefault(name, false)) {
                continue;
            }
            field.setAccessible(true);
            Object before = field.get(procedure);
            Object other = different(field.getType(), before);
            if (other == null) {
                continue;
            }
            long hash = resolution.hash();
            field.set(procedure, other);
            fields.put(name, resolution.hash() != hash);
            field.set(procedure, before);
        }
    }

    /** Its own, and those of what it extends. */
    private static List<Field> fields(Procedure procedure) {
        return Stream.<Class<?>>iterate(procedure.getClass(), Class::getSuperclass)
                .takeWhile(each -> each != Procedure.class)
                .flatMap(each -> Arrays.stream(each.getDeclaredFields()))
                .toList();
    }

    private static Object different(Class<?> type, Object value) {
        if (type == int.class) {
            return (int) value + 1;
        }
        if (type == long.class) {
            return (long) value + 1;
        }
        if (type == UnitSet.class) {
            return ((UnitSet) value).plus(UnitKind.LINE, 1);
        }
        if (type == boolean.class) {
            return !(boolean) value;
        }
        if (type.isEnum() && value != null) {
            Object[] constants = type.getEnumConstants();
            return constants[(((Enum<?>) value).ordinal() + 1) % constants.length];
        }
        return null;
    }
}
