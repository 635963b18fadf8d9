package fitg.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Actions by their keys. */
class ActionTest {

    @ParameterizedTest
    @ValueSource(strings = {"end", "environ:2211", "fly:36", "ship:redjacs", "unit:wild-2-1", "mission:D", "count:0"})
    void aKeyReadsBackAsTheActionItNames(String key) {
        assertThat(Action.parse(key).key()).isEqualTo(key);
        assertThat(Action.parse(key)).isSameAs(Action.parse(key));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "nonsense:1", "end:1", "environ", ":", "END"})
    void whatNamesNoActionIsRefused(String key) {
        assertThatThrownBy(() -> Action.parse(key)).hasMessage("\"" + key + "\" is not an action");
    }

    @ParameterizedTest
    @ValueSource(strings = {"environ:9999", "environ:", "environ:02211", "count:-1"})
    void whatNamesNoPieceIsRefused(String key) {
        assertThatThrownBy(() -> Action.parse(key))
                .hasMessage("\"" + key.substring(key.indexOf(':') + 1) + "\" is no "
                        + (key.startsWith("count") ? "number" : "environ"));
    }

    @Test
    void everyActionWithoutAPieceIsFoundByItsKey() {
        for (Action.Kind kind : Action.Kind.values()) {
            if (kind.of() == Action.Piece.NONE) {
                assertThat(Action.parse(kind.key())).isSameAs(Action.of(kind));
            }
        }
    }
}
