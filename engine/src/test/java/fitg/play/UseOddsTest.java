package fitg.play;

import static fitg.play.Told.chance;
import static fitg.play.Told.odds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** What a player is told before he shows a card, and before he keeps it hidden. */
class UseOddsTest {

    private static final String FOUND = "those who hide are found";

    /** Hiding value 3 against two Lines (6): a 2 or less. Two more: 5, a 1. Four more: 7, a 1. */
    @Test
    void aCardThatHidesIsWeighedAgainstTheSearchAtHand() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .card("Scrambler", "Frun Sentel")
                .units(2232, UnitKind.LINE, 2)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units")
                .expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", FOUND)).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:44", FOUND)).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:45", FOUND)).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:45", "the card is lost afterwards")).isCloseTo(4 / 6.0, within(1e-9));
    }

    /** Evasion 7: column 4 against level 2, column 7-8 against level 1. */
    @Test
    void theScannerIsWeighedAgainstTheTestAtHand() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2211)
                .ship("Planetary Privateer", "Boccanegra")
                .card("Scanner", "Boccanegra")
                .pdb("Quibron", 0, false)
                .pdb("Angoff", 2, true)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:36", "environ:2221")
                .expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", "undetected")).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "pass", "detected and the ship damaged")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:44", "undetected")).isCloseTo(4 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:44", "detected")).isCloseTo(2 / 6.0, within(1e-9));
    }

    /** Redjac (6) against Frun Sentel (5): column +1, and column 0 with the Rifle. */
    @Test
    void aWeaponIsWeighedInTheRoundAtHand() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .card("High Energy Sniper's Rifle", "Frun Sentel")
                .place("Redjac", 2232)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "take", "pass", "attack", "hand-to-hand", "kill")
                .expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", "the defenders take no wound")).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:41", "the defenders take no wound")).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(odds(scene, "use:41").remarks()).containsExactly("column 0");
        assertThat(scene.isShown("High Energy Sniper's Rifle")).isFalse();
    }

    @Test
    void theMediKitMayBreak() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .wounds("Frun Sentel", 1)
                .card("Medi-kit of Ptolus", "Frun Sentel")
                .start(Side.REBEL, Segment.START)
                .expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "use:46", "the card is lost afterwards")).isCloseTo(1 / 6.0, within(1e-9));
    }
}
