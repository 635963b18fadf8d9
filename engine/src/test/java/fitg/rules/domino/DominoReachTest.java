package fitg.rules.domino;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.play.Position;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whom a planet moves for certain once it is the rebels' own: what a player may count on. */
@Tag("C-DOMINO-1")
class DominoReachTest {

    private static final List<Planet> PLANETS = Catalogue.standard().planets();

    private static boolean reaches(String from, String to) {
        return PieceSet.has(Domino.reach(Position.planetNamed(from)), Position.planetNamed(to));
    }

    @Test
    void aHomeReachesItsPeopleEverywhereAndAColonyOnlyItsNeighbours() {
        for (String colony : List.of("Magro", "Angoff", "Charkhan", "Pronox", "Tamset")) {
            assertThat(reaches("Cieson", colony)).as(colony).isTrue();
        }
        assertThat(reaches("Angoff", "Charkhan")).isTrue();
        assertThat(reaches("Angoff", "Tamset")).isFalse();
        assertThat(reaches("Angoff", "Cieson")).isFalse();
    }

    @Test
    void capitalsAreMovedByOneAnotherOnly() {
        for (Planet planet : PLANETS) {
            for (Planet other : PLANETS) {
                boolean seat = other.kind() != Planet.Kind.ORDINARY && planet.kind() == Planet.Kind.ORDINARY;
                boolean near = Place.starOf(planet.index()) == Place.starOf(other.index());
                if (seat || near) {
                    assertThat(PieceSet.has(Domino.reach(planet.index()), other.index()))
                            .as("%s to %s", planet.name(), other.name())
                            .isEqualTo(!seat && planet != other);
                }
            }
        }
    }
}
