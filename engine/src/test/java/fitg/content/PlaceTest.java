package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Places under one index, and the areas made of them. */
class PlaceTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int EGRIX = 22;

    @Test
    void everyPlaceHasAZoneAndEveryZoneItsPlaces() {
        int[] counts = new int[Place.Zone.values().length];
        for (int place = 0; place < Place.COUNT; place++) {
            counts[Place.zone(place).ordinal()]++;
        }
        assertThat(counts).containsExactly(83, 51, 25, 25, 25, 2, 51, 1);
    }

    @Test
    void anOrbitBoxBelongsToItsPlanetAndStar() {
        Planet angoff = PRINTED.planetById(222);
        int orbit = Place.orbit(angoff.index());

        assertThat(Place.zone(orbit)).isEqualTo(Place.Zone.ORBIT);
        assertThat(Place.planet(orbit)).isEqualTo(angoff.index());
        assertThat(PRINTED.systems().get(Place.star(orbit)).id()).isEqualTo(EGRIX);
        assertThat(Place.isEnviron(orbit)).isFalse();
    }

    @Test
    void theTwoDriftAreasAndTheEntryStarBelongToAStarAndToNoPlanet() {
        for (int place : new int[] {Place.drift(7), Place.farDrift(7), Place.entryStar(7)}) {
            assertThat(Place.star(place)).isEqualTo(7);
            assertThat(Place.planet(place)).isEqualTo(-1);
        }
    }

    @Test
    void eachSideHasABoxBesideTheMapThatBelongsToNoStar() {
        for (Side side : Side.values()) {
            int box = Place.offMap(side);

            assertThat(Place.zone(box)).isEqualTo(Place.Zone.OFF_MAP);
            assertThat(Place.star(box)).isEqualTo(-1);
            assertThat(Place.planet(box)).isEqualTo(-1);
            assertThat(Place.isNowhere(box)).isFalse();
        }
        assertThat(Place.offMap(Side.REBEL)).isNotEqualTo(Place.offMap(Side.IMPERIAL));
    }

    @Test
    void nowhereIsNoPlace() {
        for (int nowhere : new int[] {Place.POOL, Place.SPACE, Place.OUT_OF_GAME}) {
            assertThat(Place.isNowhere(nowhere)).isTrue();
            assertThat(Place.isEnviron(nowhere)).isFalse();
        }
        assertThat(new int[] {Place.POOL, Place.SPACE, Place.OUT_OF_GAME}).doesNotHaveDuplicates();
    }

    @Test
    void aStarSystemIsNumberedWithoutGaps() {
        Area egrix = Area.ofSystem(EGRIX);

        assertThat(Arrays.stream(egrix.planets())
                        .map(planet -> PRINTED.planet(planet).id()))
                .containsExactly(221, 222, 223);
        assertThat(egrix.places()).isEqualTo(egrix.environs());
        for (int slot = 0; slot < egrix.places().length; slot++) {
            assertThat(egrix.placeSlot(egrix.places()[slot])).isEqualTo(slot);
        }
        assertThat(egrix.hasPlanet(PRINTED.planetById(433).index())).isFalse();
    }

    @Test
    void aWiderAreaHasOrbitsAndDrift() {
        Area area = Area.of(List.of(EGRIX, 43), EnumSet.of(Place.Zone.ENVIRON, Place.Zone.ORBIT, Place.Zone.DRIFT));

        assertThat(area.planets()).hasSize(6);
        assertThat(area.places()).hasSize(area.environs().length + 6 + 2);
    }

    @Test
    void theGalaxyIsEveryPlace() {
        assertThat(Area.galaxy().places()).hasSize(Place.COUNT);
    }

    @Test
    void aStarThatIsNotOnTheMapIsRefused() {
        assertThatThrownBy(() -> Area.ofSystem(99)).isInstanceOf(RuntimeException.class);
    }
}
