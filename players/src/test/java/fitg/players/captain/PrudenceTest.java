package fitg.players.captain;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.players.mind.Temperament;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** What computer players once did like fools in games against people. 2221 is Angoff Urban, 4321 Solvia Urban. */
class PrudenceTest {

    // ---- searches

    @Test
    void unitsThatCannotFindAnybodyDoNotShowWhatTheyAre() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Doctor Sontag", 2221)
                .detected("Boccanegra", "Doctor Sontag")
                .units(2221, UnitKind.PATROL, 3)
                .start(Side.REBEL, Segment.SEARCH)
                .expect(Ask.NEXT_SEARCH);

        assertThat(advised(scene)).isEqualTo("end");
    }

    @Test
    void unitsThatMaySearch() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Doctor Sontag", 2221)
                .detected("Boccanegra", "Doctor Sontag")
                .units(2221, UnitKind.LINE, 4)
                .start(Side.REBEL, Segment.SEARCH)
                .expect(Ask.NEXT_SEARCH);

        assertThat(advised(scene)).isEqualTo("search:2221");
    }

    // ---- fights

    /** Two fighters who kept the princess and the orator behind them lost their lives to this squad. */
    @Test
    void fourWhoAreFoundStandTogether() {
        Scene scene = foundInSolvia();

        for (int named = 0; named < 4; named++) {
            scene.expect(Ask.ACTIVE);
            assertThat(advised(scene)).isEqualTo("active");
            scene.play("active");
        }
    }

    @Test
    void oneAgainstASquadRuns() {
        Scene scene = Position.in(43)
                .place("Vudot Vodot", 4321)
                .detected("Vudot Vodot")
                .units(4321, UnitKind.LINE, 3)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:4321", "units", "attack", "kill")
                .expect(Ask.BREAK_OFF);

        assertThat(advised(scene)).isEqualTo("break-off-all");
    }

    private static Scene foundInSolvia() {
        return Position.in(43)
                .place("Zina Adora", 4321)
                .place("Vudot Vodot", 4321)
                .place("Rayner Derban", 4321)
                .place("Kogus", 4321)
                .detected("Zina Adora", "Vudot Vodot", "Rayner Derban", "Kogus")
                .placeWithUnits("Gelba", 4321)
                .units(4321, UnitKind.LINE, 2)
                .units(4321, UnitKind.MILITIA, 2)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:4321", "units", "character:26", "attack", "kill");
    }

    // ---- leaders

    @Test
    void nobodyComesForwardToLeadOneUnitAgainstSeven() {
        Scene scene = uprising(1, 2);

        assertThat(advised(scene)).isEqualTo("none");
    }

    @Test
    void somebodyLeadsUnitsThatMayWin() {
        Scene scene = uprising(5, 1);

        assertThat(advised(scene)).isEqualTo("character:" + numberOf("Agan Rafa"));
    }

    private static Scene uprising(int rebels, int lines) {
        return Position.in(43)
                .state("Solvia", PlanetState.REBELLION)
                .place("Agan Rafa", 4321)
                .units(4321, UnitKind.URBAN_1_0, rebels)
                .units(4321, UnitKind.LINE, lines)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack")
                .skipTo(Ask.LEADER);
    }

    // ---- ships

    @Test
    void aShipPassesToSomebodyWhoCanFlyIt() {
        Scene scene = Position.in(43)
                .place("Vudot Vodot", 4321)
                .place("Zina Adora", 4321)
                .ship("Star Cruiser", "Vudot Vodot")
                .units(4321, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.MISSIONS)
                .expect(Ask.EXCHANGE);

        assertThat(advised(scene)).isEqualTo("exchange:4321");
        scene.play("exchange:4321").expect(Ask.EXCHANGE_SHIP);
        assertThat(advised(scene)).isEqualTo("character:" + numberOf("Zina Adora"));
    }

    @Test
    void aShipThatCanBeFlownStaysWhereItIs() {
        Scene scene = Position.in(43)
                .place("Kogus", 4321)
                .place("Zina Adora", 4321)
                .ship("Star Cruiser", "Kogus")
                .start(Side.REBEL, Segment.MISSIONS)
                .expect(Ask.EXCHANGE);

        assertThat(advised(scene)).isEqualTo("end");
    }

    // ---- missions

    @Test
    void theWeakAreInMoreDangerAloneThanAmongFriends() {
        Game game = Position.in(22)
                .loyalty("Angoff", Loyalty.DISSENT)
                .place("Boccanegra", 2221)
                .place("Doctor Sontag", 2221)
                .place("Frun Sentel", 2221)
                .start(Side.REBEL, Segment.MISSIONS)
                .game();
        Situation on = new Situation(game.viewFor(Viewer.REBEL), Side.REBEL, Temperament.STEADY);
        int angoff = Situation.PRINTED.environById(2221).index();
        long all = on.characterStack(angoff, Side.REBEL);
        int doctor = Situation.PRINTED.characterNamed("Doctor Sontag").index();
        Hazards hazards = new Hazards(on, angoff);

        assertThat(hazards.share(PieceSet.only(doctor))).isGreaterThan(5 * hazards.share(all));
    }

    @Test
    void anArmyInTheEnvironAddsToTheDanger() {
        assertThat(dangerBeside(4)).isGreaterThan(dangerBeside(0));
    }

    private static double dangerBeside(int lines) {
        Game game = Position.in(22)
                .place("Boccanegra", 2221)
                .units(2221, UnitKind.LINE, lines)
                .start(Side.REBEL, Segment.MISSIONS)
                .game();
        Situation on = new Situation(game.viewFor(Viewer.REBEL), Side.REBEL, Temperament.STEADY);
        int angoff = Situation.PRINTED.environById(2221).index();
        return new Hazards(on, angoff).share(on.characterStack(angoff, Side.REBEL));
    }

    private static int numberOf(String character) {
        return Situation.PRINTED.characterNamed(character).number();
    }

    private static String advised(Scene scene) {
        Decision decision = scene.decision();
        return new Counsel(scene.game().viewFor(Viewer.of(decision.side())), decision, Temperament.STEADY)
                .best()
                .key();
    }
}
