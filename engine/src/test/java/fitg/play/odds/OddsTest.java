package fitg.play.odds;

import static fitg.play.Told.chance;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.DetectionTable.Result;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.state.Segment;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player is told before he commits himself. */
class OddsTest {

    private static Position privateer() {
        return Position.in(22)
                .place("Boccanegra", 2211)
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Quibron", 0, false)
                .pdb("Angoff", 2, true);
    }

    /** The example of specification 5.4: column 4, one column left of it if he is detected. */
    @Test
    void aFlightReadsTheColumnOfTheDetectionTable() {
        Scene scene = privateer().start(Side.REBEL, Segment.MOVEMENT).play("fly:36");

        assertThat(chance(scene, "environ:2221", "arrive undetected")).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "environ:2221", "arrive detected")).isCloseTo(4 / 6.0, within(1e-9));
        assertThat(chance(scene, "environ:2221", "lose the ship on arrival")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "environ:2221", "destroyed with all aboard")).isZero();
    }

    @Test
    void twoTestsAreTakenTogether() {
        // Leaving Quibron at level 1 on column 7-8: undetected 4, detected 2 of 6; then Angoff on column 4 or 3.
        Scene scene = privateer()
                .pdb("Quibron", 1, true)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:36");

        double undetected = 4 / 6.0 * 2 / 6 + 2 / 6.0 * 1 / 6;
        assertThat(chance(scene, "environ:2221", "arrive undetected")).isCloseTo(undetected, within(1e-9));
    }

    @Test
    @Tag("R17.1")
    void theHouseRuleLeavesNothingToChance() {
        Scene scene = privateer()
                .with(new Options(true))
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:36");

        assertThat(chance(scene, "environ:2221", "lose the ship on arrival")).isCloseTo(1, within(1e-9));
    }

    /** Whoever comes from space is in one ship: each die leaves them as often as was told. */
    @ParameterizedTest
    @CsvSource({"Scanner, Frun Sentel", "'', Kogus"})
    void whatThePassengersBringCountsOnTheWayFromSpace(String scanner, String pilot) {
        int unseen = 0;
        for (int die = 1; die <= 6; die++) {
            Scene landed = fromSpace(scanner, pilot).dice(die).start(Side.REBEL, Segment.MOVEMENT);
            landed.play("environ:2221");
            unseen += landed.last(Event.DetectionRolled.class).result() == Result.UNDETECTED ? 1 : 0;
        }
        Scene scene = fromSpace(scanner, pilot).start(Side.REBEL, Segment.MOVEMENT);

        assertThat(chance(scene, "environ:2221", "arrive undetected")).isCloseTo(unseen / 6.0, within(1e-9));
    }

    /** Zina Adora has the Scanner, and Kogus flies better with her aboard. */
    private static Position fromSpace(String scanner, String pilot) {
        Position position = Position.in(22)
                .inSpace(pilot)
                .inSpace("Zina Adora")
                .ship("Explorer", pilot)
                .pdb("Angoff", 2, true);
        return scanner.isEmpty() ? position : position.shownCard(scanner, "Zina Adora");
    }

    /** The example of specification 11.8: search value 7, hiding value 8, a 1 is needed. */
    @Test
    void aSearchReadsTheSearchTable() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .place("Doctor Sontag", 2221)
                .detected("Boccanegra", "Frun Sentel", "Doctor Sontag")
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 1)
                .placeWithUnits("Jon Kidu", 2221)
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(chance(scene, "search:2221", "the units find them")).isCloseTo(1 / 6.0, within(1e-9));
    }

    /** The example of specification 9.8: column 4-1. */
    @Test
    void aMilitaryCombatCountsLeadersAndEnviron() {
        Scene scene = Position.around(2231)
                .units(2231, UnitKind.AIR_2_1, 2)
                .units(2231, UnitKind.AIR_1_0, 1)
                .placeWithUnits("Frun Sentel", 2231)
                .units(2231, UnitKind.MILITIA, 4)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        assertThat(chance(scene, "attack", "the defender must lose strength 4")).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "the attacker must lose strength 0")).isCloseTo(2 / 6.0, within(1e-9));
    }

    @Test
    void theRebelPlayersOddsAverageOverWhatLiesFaceDown() {
        Scene patrol = contested(UnitKind.PATROL);
        Scene line = contested(UnitKind.LINE);

        PlayerView one = patrol.game().viewFor(Viewer.REBEL);
        PlayerView other = line.game().viewFor(Viewer.REBEL);
        assertThat(Odds.of(one, Action.parse("attack"))).isEqualTo(Odds.of(other, Action.parse("attack")));
        assertThat(Odds.of(one, Action.parse("attack")).orElseThrow().remarks()).hasSize(4);
    }

    private static Scene contested(UnitType hidden) {
        return Position.in(22)
                .units(2211, UnitKind.WILD_2_1, 2)
                .units(2211, hidden, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
    }

    @Test
    void aPdbAttackCanHurtThePdb() {
        // Column 3-1: the PDB takes 3 on a 1 and 2 on a 2 or 3.
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 2, true)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("move-units:2221", "environ:2211");

        scene.expect(Ask.PDB_ATTACK);

        assertThat(chance(scene, "attack", "the PDB goes Down")).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "the PDB loses a level")).isCloseTo(1 / 6.0, within(1e-9));
        // It must lose two points or more on every die, and has two.
        assertThat(chance(scene, "attack", "all of the units are lost")).isCloseTo(1, within(1e-9));
    }

    @Test
    void aPdbAttackTellsWhichUnitsAreLost() {
        // Column 1-1: the units lose 0, 1, 1, 2, 2 or 3 points, and one point is less than a unit.
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 3)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 1, true)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("move-units:2221", "environ:2211", "count:3");

        scene.expect(Ask.PDB_ATTACK);

        assertThat(chance(scene, "attack", "the units lose no unit")).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "the units lose one Rebel Urban 2-1"))
                .isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "all of the units are lost")).isZero();
    }

    /** Who cannot tell a Patrol from a Line reckons with both. */
    @Test
    void aPdbThatFiresAtFaceDownUnitsReckonsWithBoth() {
        // A Patrol of strength 1 is lost on every die but the 1; a Line of 3 on the 6 alone.
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .state("Quibron", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 1, true)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2221", "environ:2211");

        scene.expect(Ask.PDB_ATTACK);

        assertThat(chance(scene, "attack", "all of the units are lost"))
                .isCloseTo((5 / 6.0 + 1 / 6.0) / 2, within(1e-9));
    }

    /** Redjac (Combat 6) against Frun Sentel (5): column +1. */
    private static Scene redjacFindsFrun() {
        return Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .place("Redjac", 2232)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "take", "attack");
    }

    @Test
    void aFightTellsTheWoundsOfItsFirstRoundBeforeTheWeaponsAreChosen() {
        Scene scene = redjacFindsFrun();

        scene.expect(Ask.WEAPONS);

        assertThat(chance(scene, "hand-to-hand", "the defenders take 1 wound"))
                .isEqualTo(chance(scene, "firefight", "the defenders take 2 wounds"));
        assertThat(chance(scene, "hand-to-hand", "the attacker takes 2 wounds"))
                .isEqualTo(chance(scene, "firefight", "the attacker takes 4 wounds"));
    }

    @Test
    void whoFightsToCaptureIsToldOfTheTwoColumns() {
        Scene scene = redjacFindsFrun().play("hand-to-hand");

        PlayerView view = scene.game().viewFor(Viewer.IMPERIAL);

        assertThat(Odds.of(view, Action.parse("kill")).orElseThrow().remarks().getFirst())
                .startsWith("column +1 ");
        assertThat(Odds.of(view, Action.parse("capture"))
                        .orElseThrow()
                        .remarks()
                        .getFirst())
                .startsWith("column -1 ");
    }

    /** Whatever the dice bring in a round was among what the one who stood his ground had been told. */
    @Test
    void whatARoundBringsWasForetold() {
        int rounds = 0;
        for (int seed = 0; seed < 40; seed++) {
            Game game = Game.ofSeed(Scenarios.named("varu-powderkeg").orElseThrow(), seed);
            Lively player = new Lively(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                Action action = player.choose(decision);
                Optional<Odds> odds = decision.question() == Ask.BREAK_OFF
                        ? Odds.of(game.viewFor(Viewer.of(decision.side())), Action.parse("stand"))
                        : Optional.empty();
                for (Event event : game.play(action)) {
                    if (odds.isPresent() && action.key().equals("stand") && event instanceof Event.RoundFought round) {
                        assertForetold(odds.orElseThrow(), round);
                        rounds++;
                    }
                }
            }
        }
        assertThat(rounds).isGreaterThan(20);
    }

    private static void assertForetold(Odds odds, Event.RoundFought round) {
        int wounds = round.woundsToDefender();
        String told = "the defenders take " + (wounds == 0 ? "no wound" : wounds == 1 ? "1 wound" : wounds + " wounds");
        assertThat(odds.outcomes()).extracting(Odds.Outcome::what).contains(told);
        double sum = odds.outcomes().stream()
                .filter(each -> each.what().startsWith("the defenders"))
                .mapToDouble(Odds.Outcome::probability)
                .sum();
        assertThat(sum).isCloseTo(1, within(1e-9));
    }

    @Test
    void aMissionCountsTheCardsThatShowItsLetter() {
        // Urban, size 6: four of thirty cards show a D; Oneste Woada has Diplomacy 3, Neutral gives nothing.
        Scene scene = Position.in(22).place("Oneste Woada", 2221).start(Side.REBEL, Segment.MISSIONS);
        scene.play("environ:2221");

        double none = 1;
        for (int draw = 0; draw < 9; draw++) {
            none *= (26.0 - draw) / (30 - draw);
        }
        assertThat(chance(scene, "mission:D", "at least one success")).isCloseTo(1 - none, within(1e-9));
    }

    @Test
    void anActionOfTheOtherPlayerHasNoOdds() {
        Scene scene = privateer().start(Side.REBEL, Segment.MOVEMENT).play("fly:36");

        PlayerView imperial = scene.game().viewFor(Viewer.IMPERIAL);

        assertThat(Odds.of(imperial, Action.parse("environ:2221"))).isEmpty();
    }

    // ---- cases 9.2 and 13.2

    @Test
    @Tag("R8.2.2")
    void whoMovesPastAPdbIsToldWhatItMayCostHim() {
        Scene scene = pastQuibron();
        double four = 0;
        for (int die = 1; die <= 6; die++) {
            Scene fired = pastQuibron(die, 1);
            fired.play("environ:2211", "count:3", "attack");
            four += fired.last(Event.PdbAttacked.class).unitsLose() == 4 ? 1 / 6.0 : 0;
        }

        assertThat(chance(scene, "environ:2211", "reaching Quibron: strength 4 is lost"))
                .isCloseTo(four, within(1e-9))
                .isPositive();
        assertThat(Odds.of(scene.game().viewFor(Viewer.REBEL), Action.parse("environ:2231")))
                .as("no PDB on the way can fire")
                .isEmpty();
    }

    private static Scene pastQuibron(int... dice) {
        return Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 3)
                .pdb("Angoff", 0, false)
                .pdb("Charkhan", 0, false)
                .pdb("Quibron", 2, true)
                .dice(dice)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("move-units:2221");
    }

    @Test
    @Tag("RUL-71")
    void whatLiesFaceDownIsLostAsAPatrolOrALineAndNobodySaysWhich() {
        Scene scene = Position.in(52)
                .units(5231, UnitKind.PATROL, 1)
                .units(5231, UnitKind.LINE, 1)
                .pdb("Adrax", 1, true)
                .place("Boccanegra", 5231)
                .actionCards(69, 82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:S", "continue", "draw");
        scene.expect(Ask.SABOTAGE);

        assertThat(chance(scene, "units", "a Patrol is lost")).isEqualTo(0.5);
        assertThat(chance(scene, "units", "a Line is lost")).isEqualTo(0.5);
    }
}
