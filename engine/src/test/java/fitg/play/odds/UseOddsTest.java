package fitg.play.odds;

import static fitg.play.Told.chance;
import static fitg.play.Told.odds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** What a player is told before he shows a card, and before he keeps it hidden. */
class UseOddsTest {

    private static final String DEAD = "in the end the defenders in front are dead";
    private static final String UNHURT = "the defenders take no wound";
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

        assertThat(chance(scene, "pass", UNHURT)).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:41", UNHURT)).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(odds(scene, "use:41").remarks()).contains("column 0");
        assertThat(chance(scene, "use:41", DEAD)).isLessThan(chance(scene, "pass", DEAD));
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

    /** Hiding value 3 against two Lines (6). The Scrambler makes it 7: a 1. With the Scanner besides it is 9, and nothing finds him. */
    @Test
    void whatWasUsedBeforeInTheSameBreathCounts() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .card("Scrambler", "Frun Sentel")
                .units(2232, UnitKind.LINE, 2)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "use:45")
                .expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", FOUND)).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:44", FOUND)).isZero();
    }

    /** Redjac (6) against Frun Sentel (5) with Norrocks (2): column -1, where 4, 5 and 6 wound; with the Blade (3) column -6 to -4, where a 6 does. */
    @Test
    void theBladeIsWeighedWithNorrocksAtHisSide() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .card("Norrocks", "Frun Sentel")
                .card("Assassin's Blade", "Frun Sentel")
                .place("Redjac", 2232)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "take", "pass", "attack", "hand-to-hand", "kill", "use:50")
                .expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", UNHURT)).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:42", UNHURT)).isCloseTo(5 / 6.0, within(1e-9));
        scene.play("use:42");
        assertThat(chance(scene, scene.offers("pass") ? "pass" : "stand", UNHURT))
                .isCloseTo(5 / 6.0, within(1e-9));
    }

    /** Drusers (5) fight with their minds: Kogus has Intelligence 2, column +2 to +3; with the Drug 4, column +1. */
    @Test
    void againstMindsTheDrugIsTakenForIntelligence() {
        Position position = Position.around(2321).place("Kogus", 2321).card("Helian Drug", "Kogus");
        Scene scene = Encounters.meet(position, 2321).expect(Ask.USE_POSSESSION);
        while (!scene.offers("use:43")) {
            scene.play("pass");
        }

        assertThat(odds(scene, "pass").remarks()).contains("column +2 to +3");
        assertThat(odds(scene, "use:43").remarks()).contains("column +1", "the drug taken for intelligence");
        scene.play("use:43").expect(Ask.DRUG_RATING);
        assertThat(odds(scene, "rating:combat").remarks()).contains("column +2 to +3");
        assertThat(odds(scene, "rating:intelligence").remarks()).contains("column +1");
    }

    /** Locals of 6 against Frun Sentel (5): column +1; with half of it column -3 to -2, where only a 5 and a 6 wound. */
    @Test
    void theScramblerIsWeighedAgainstTheLocals() {
        Position position = Position.around(2221).place("Frun Sentel", 2221).card("Scrambler", "Frun Sentel");
        Scene scene = Encounters.anger(position, 2221).expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", UNHURT)).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:45", UNHURT)).isCloseTo(4 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:45", DEAD)).isLessThan(chance(scene, "pass", DEAD) / 10);
        assertThat(chance(scene, "use:45", "the card is lost afterwards")).isCloseTo(4 / 6.0, within(1e-9));
    }

    /** The Laboroid (3, with two columns of surprise) against Frun Sentel (5): column 0. */
    @Test
    void norrocksDrivesACreatureAway() {
        Position position = Position.around(2221).place("Frun Sentel", 2221).card("Norrocks", "Frun Sentel");
        Scene scene = Encounters.assign(position.actionCards(Encounters.creatureCard(2221)), Side.REBEL, 2221, "I")
                .expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", UNHURT)).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "pass", DEAD)).isPositive();
        assertThat(chance(scene, "use:50", "the card is lost afterwards")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:50", "nothing happens to the group")).isEqualTo(1);
    }

    /** The Charsot takes the two columns of surprise: 3 against 5 on column -3 to -2. */
    @Test
    void theCharsotTakesTheSurpriseAway() {
        Position position = Position.around(2221).place("Frun Sentel", 2221).card("Charsot", "Frun Sentel");
        Scene scene = Encounters.meet(position, 2221).expect(Ask.USE_POSSESSION);
        while (!scene.offers("use:51")) {
            scene.play("pass");
        }

        assertThat(chance(scene, "pass", UNHURT)).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:51", UNHURT)).isCloseTo(4 / 6.0, within(1e-9));
    }

    /** Drants strike each on column 0: 4 and 5 wound once and a 6 twice; under the shield a 6 alone wounds. */
    @Test
    void theShieldIsWeighedAgainstWhatStrikesEverybodyApart() {
        Position position =
                Position.around(2231).place("Frun Sentel", 2231).card("Personal Body Shield", "Frun Sentel");
        Scene scene = Encounters.meet(position, 2231).expect(Ask.USE_POSSESSION);
        while (!scene.offers("use:47")) {
            scene.play("pass");
        }

        assertThat(chance(scene, "pass", UNHURT)).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "use:47", UNHURT)).isCloseTo(5 / 6.0, within(1e-9));
    }

    /** No letter among so many cards of thirty, of which so many show it. */
    private static double atLeastOne(int showing, int draws) {
        double none = 1;
        for (int draw = 0; draw < draws; draw++) {
            none *= (30.0 - showing - draw) / (30 - draw);
        }
        return 1 - none;
    }

    /** Oneste Woada has Diplomacy 3; Urban, size 6, four cards show a D. With the gems two draws more. */
    @Test
    void gemsAreWeighedByTheDrawsTheyBuy() {
        Scene scene = Position.in(22)
                .place("Oneste Woada", 2221)
                .card("Cache of Rare Gems", "Oneste Woada")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221").skipTo(Ask.MISSION).play("mission:D");
        scene.skipTo(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", "at least one success")).isCloseTo(atLeastOne(4, 9), within(1e-9));
        assertThat(chance(scene, "use:48", "at least one success")).isCloseTo(atLeastOne(4, 11), within(1e-9));
    }

    /** Frun Sentel: six draws, Intelligence 1 and two of his own; two cards show an A. The Blade gives three more, the Rifle one. */
    @Test
    void weaponsAreWeighedForAnAssassination() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .card("Assassin's Blade", "Frun Sentel")
                .card("High Energy Sniper's Rifle", "Frun Sentel")
                .place("Jon Kidu", 2221)
                .detected("Jon Kidu")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221").skipTo(Ask.MISSION).play("mission:A");
        scene.skipTo(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", "at least one success")).isCloseTo(atLeastOne(2, 9), within(1e-9));
        assertThat(chance(scene, "use:42", "at least one success")).isCloseTo(atLeastOne(2, 12), within(1e-9));
        assertThat(chance(scene, "use:41", "at least one success")).isCloseTo(atLeastOne(2, 10), within(1e-9));
        scene.play("use:42");
        assertThat(chance(scene, "pass", "at least one success")).isCloseTo(atLeastOne(2, 12), within(1e-9));
        assertThat(chance(scene, "use:41", "at least one success")).isCloseTo(atLeastOne(2, 13), within(1e-9));
    }

    /** Morna attacks only where nobody has Diplomacy 3: Tourag has 2, and 3 with the Android. */
    @Test
    void aBetterRatingMayKeepACreatureAway() {
        Position position = Position.around(3411).place("Tourag", 3411).card("Advisor Android", "Tourag");
        Scene scene = Encounters.meet(position, 3411).expect(Ask.USE_POSSESSION);
        while (!scene.offers("use:52")) {
            scene.play("pass");
        }

        assertThat(chance(scene, "pass", DEAD)).isPositive();
        assertThat(chance(scene, "use:52", "nothing happens to the group")).isEqualTo(1);
    }

    /** The Android adds one to Diplomacy and to Intelligence; of Leadership it knows nothing. */
    @Test
    void whatRaisesARatingIsWeighedForTheMissionsItTouches() {
        Scene scene = Position.in(22)
                .place("Oneste Woada", 2221)
                .card("Advisor Android", "Oneste Woada")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221").expect(Ask.USE_POSSESSION);

        assertThat(chance(scene, "pass", "at least one success for Diplomacy"))
                .isCloseTo(atLeastOne(4, 9), within(1e-9));
        assertThat(chance(scene, "use:52", "at least one success for Diplomacy"))
                .isCloseTo(atLeastOne(4, 10), within(1e-9));
        assertThat(odds(scene, "use:52").outcomes())
                .extracting(Odds.Outcome::what)
                .contains("at least one success for Gather Information")
                .doesNotContain("at least one success for Subvert Troops", "at least one success for Gain Characters");
    }

    /**
     * Two 2-1 of the Rebels attack two Patrols (1 each), Urban: 4 to 2 and one column for those at home: 3-1. Frun Sentel leads
     * with 1, column 4-1; with the Drug with 3, column 6-1.
     */
    @Test
    void theDrugIsWeighedWhereALeaderIsNamed() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .placeWithUnits("Frun Sentel", 2221)
                .card("Helian Drug", "Frun Sentel")
                .units(2221, UnitKind.PATROL, 2)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack")
                .expect(Ask.USE_POSSESSION);

        assertThat(odds(scene, "pass").remarks()).contains("4 against 2: column 4-1");
        assertThat(odds(scene, "use:43").remarks()).contains("4 against 2: column 6-1");
        scene.play("pass").expect(Ask.LEADER);
        assertThat(odds(scene, "none").remarks()).contains("4 against 2: column 3-1");
        assertThat(odds(scene, "character:4").remarks()).contains("4 against 2: column 4-1");
    }

    /** Two 2-1 search with Frun Sentel (Leadership 1): search value 5, with the Drug 7. */
    @Test
    void theDrugIsWeighedWhereALeaderSearches() {
        Scene scene = Position.in(22)
                .place("Redjac", 2221)
                .detected("Redjac")
                .units(2221, UnitKind.URBAN_2_1, 2)
                .placeWithUnits("Frun Sentel", 2221)
                .card("Helian Drug", "Frun Sentel")
                .start(Side.IMPERIAL, Segment.SEARCH)
                .skipTo(Ask.NEXT_SEARCH)
                .play("search:2221", "units")
                .expect(Ask.USE_POSSESSION);

        assertThat(odds(scene, "pass").remarks()).anyMatch(each -> each.contains("search value 5"));
        assertThat(odds(scene, "use:43").remarks()).anyMatch(each -> each.contains("search value 7"));
        assertThat(chance(scene, "use:43", "the units find them"))
                .isGreaterThan(chance(scene, "pass", "the units find them"));
    }
}
