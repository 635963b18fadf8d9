package fitg.play.odds;

import static fitg.play.Told.chance;
import static fitg.play.Told.odds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** What a player is told before he searches and before he flies to react, worked out by hand from the tables. */
class SearchOddsTest {

    private static final String BOTH = "at least one of the two searches finds them";

    /**
     * Frun Sentel (Intelligence 1) hides alone in a Wild environ of size 3: hiding value 3. A Line has search value 3,
     * Redjac (Intelligence 3) finds her with a 1, and with Vans Ka-Tie-A (2) with a 2 or less.
     */
    private static Scene hunt() {
        return Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2232, UnitKind.LINE, 1)
                .place("Redjac", 2232)
                .place("Vans Ka-Tie-A", 2232)
                .start(Side.REBEL, Segment.SEARCH);
    }

    @Test
    void bothSearchesTogetherBeforeAnybodyIsNamed() {
        Scene scene = hunt();

        assertThat(chance(scene, "search:2232", "the units find them")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "search:2232", "all characters together find them"))
                .isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "search:2232", BOTH)).isCloseTo(16 / 36.0, within(1e-9));
    }

    @Test
    void theChosenCharactersAndNoOthers() {
        Scene scene = hunt().play("search:2232", "units").expect(Ask.SEARCH_CHARACTER);

        assertThat(chance(scene, "take", "the chosen characters find them")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "take", BOTH)).isCloseTo(11 / 36.0, within(1e-9));
        assertThat(odds(scene, "leave").outcomes())
                .extracting(Odds.Outcome::what)
                .containsExactly("the units find them");

        scene.play("take");
        assertThat(chance(scene, "take", "the chosen characters find them")).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "leave", "the chosen characters find them")).isCloseTo(1 / 6.0, within(1e-9));

        scene.play("take").expect(Ask.SEARCH_ORDER);
        assertThat(chance(scene, "units-first", BOTH)).isCloseTo(16 / 36.0, within(1e-9));
    }

    /** The example of specification 11.8: with Jon Kidu leading a 1 is needed, without him there is no chance. */
    @Test
    void whoLeadsMakesTheDifference() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .place("Doctor Sontag", 2221)
                .detected("Boccanegra", "Frun Sentel", "Doctor Sontag")
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 1)
                .placeWithUnits("Jon Kidu", 2221)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units")
                .expect(Ask.SEARCH_LEADER);

        assertThat(chance(scene, "character:25", "the units find them")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "none", "the units find them")).isZero();
        assertThat(odds(scene, "none").remarks())
                .containsExactly("the units find them: search value 4, hiding value 8, cannot succeed");
    }

    /** Maneuver 3 and Navigation 4: column 7-8, and a level 1 PDB shifts nothing. */
    @Test
    void aReactionByShipIsTestedOnce() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Charkhan", 1, true)
                .units(2232, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.REACTION)
                .play("react:2232")
                .expect(Ask.REACTION_WAY);

        assertThat(chance(scene, "by-ship", "arrive undetected")).isCloseTo(4 / 6.0, within(1e-9));
        assertThat(chance(scene, "by-ship", "arrive detected")).isCloseTo(2 / 6.0, within(1e-9));
    }
}
