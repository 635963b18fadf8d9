package fitg.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Area;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitRoster;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A state is the sum of its parts, sized by the area it is for. */
class GameStateTest {

    private static final Area EGRIX = Area.ofSystem(22);
    private static final int HERE = EGRIX.environs()[0];
    private static final int PLANET = EGRIX.planets()[0];

    private static GameState empty() {
        return new GameState(EGRIX, UnitRoster.of(GameLevel.STAR_SYSTEM));
    }

    static Stream<Consumer<GameState>> changes() {
        return Stream.of(
                s -> s.turn().setNumber(3),
                s -> s.planets().setLoyalty(PLANET, Loyalty.UNREST),
                s -> s.places().put(Mark.COUP, HERE),
                s -> s.forces().addMoved(HERE, UnitKind.LINE, 2),
                s -> s.people().setAt(5, HERE),
                s -> s.gear().setShipAt(3, HERE),
                s -> s.missions().setGroup(1, 2));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void everyPartIsCopiedAndCounts(Consumer<GameState> change) {
        GameState original = empty();
        GameState before = original.copy();
        change.accept(original);
        GameState copied = original.copy();
        GameState target = empty();
        original.copyInto(target);

        assertThat(digest(original)).isNotEqualTo(digest(before));
        assertThat(digest(copied)).isEqualTo(digest(original));
        assertThat(digest(target)).isEqualTo(digest(original));

        before.copyInto(target);
        assertThat(digest(target)).as("copied back").isEqualTo(digest(before));
        assertThat(digest(copied)).as("a copy of its own").isEqualTo(digest(original));
    }

    private static long digest(GameState s) {
        Digest d = new Digest();
        s.digest(d);
        return d.value();
    }

    @Test
    void theSumsFollowTheUnits() {
        GameState s = empty();
        s.forces().add(HERE, UnitKind.MILITIA, 2);
        s.forces().addMoved(HERE, UnitKind.LINE, 1);

        assertThat(s.forces().units(HERE, Side.IMPERIAL)).isEqualTo(3);
        assertThat(s.forces().onPlanet(PLANET, Side.IMPERIAL)).isEqualTo(3);
        assertThat(s.forces().strength(HERE, Side.IMPERIAL)).isEqualTo(5);
        assertThat(s.forces().unmoved(HERE, UnitKind.LINE)).isZero();

        s.forces().turnFaceDown(HERE);
        assertThat(s.forces().units(HERE, UnitKind.PATROL)).isEqualTo(1);
        assertThat(s.forces().strength(HERE, Side.IMPERIAL)).isEqualTo(3);
        assertThat(s.forces().faceDown(HERE, true)).isEqualTo(1);
    }

    @Test
    void aSmallGameIsSmallAndTheWholeGalaxyFits() {
        GameState galaxy = new GameState(Area.galaxy(), UnitRoster.of(GameLevel.GALACTIC));

        assertThat(empty().bytes()).isLessThan(3 * 1024);
        assertThat(galaxy.bytes()).isLessThan(20 * 1024);
    }

    /** 2002 has counters instead; the hash is that of earlier saved games, which had room for units. */
    @Test
    void aGameWithoutUnitsKeepsNoRoomForThemAndIsToldAsIfItDid() {
        GameState without = new GameState(EGRIX, UnitRoster.none());

        assertThat(without.bytes()).isEqualTo(empty().bytes() - empty().forces().bytes() + Long.BYTES);
        assertThat(without.copy().forces().units(HERE, Side.IMPERIAL)).isZero();
        assertThat(without.forces().onPlanet(PLANET, Side.REBEL)).isZero();
        assertThat(digest(without)).isEqualTo(digest(empty()));
        assertThatThrownBy(() -> without.forces().add(HERE, UnitKind.LINE, 1))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void peopleAreFoundInOrbitAndInDriftAreas() {
        GameState galaxy = new GameState(Area.galaxy(), UnitRoster.of(GameLevel.GALACTIC));
        galaxy.people().setAt(31, Place.farDrift(24));

        assertThat(galaxy.people().at(31)).isEqualTo(Place.farDrift(24));
        assertThat(galaxy.people().present(Place.farDrift(24), -1)).isNotZero();
        assertThat(galaxy.people().present(Place.drift(24), -1)).isZero();
    }
}
