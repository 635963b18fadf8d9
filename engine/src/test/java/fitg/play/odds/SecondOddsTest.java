package fitg.play.odds;

import static fitg.play.Orders.follow;
import static fitg.play.Told.chance;
import static fitg.play.Told.odds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.EveryThrow;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.theatre.Theatre;
import java.util.Set;
import java.util.function.Predicate;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is told beforehand of a volley, a squad, a repair or a flight of 2002 is what the rules make of all throws. */
class SecondOddsTest {

    private static final Offset<Double> EXACT = within(1e-9);

    private static Predicate<GameState> isLost(int counter) {
        return s -> Theatre.counters(s).place(counter) < 0;
    }

    private static Predicate<GameState> isDamaged(int counter) {
        return s -> !isLost(counter).test(s) && Theatre.counters(s).isDamaged(counter);
    }

    // ---- E2.A.1.3, C-PDB-2: raking

    private static final Set<String> RAKING = Set.of("raking", "raked starship");

    private static SecondScene raked(SecondPosition position, int... ships) {
        SecondScene scene = position.pdb("Quibron", 1, true).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        return Orders.until(Orders.sail(scene, "2211", "222", ships), Query.RAKE);
    }

    @Test
    @Tag("C-PDB-2")
    void whoRakesOneStarshipIsToldWhatFourDiceDoToIt() {
        SecondScene scene = raked(SecondPosition.in(22).counter("Rebel Transport", "2211"), 0);

        assertThat(chance(scene, "rake", "the starship is damaged"))
                .isCloseTo(EveryThrow.share(scene, RAKING, isDamaged(0), "rake"), EXACT)
                .isPositive();
        assertThat(chance(scene, "rake", "the starship is lost"))
                .isCloseTo(EveryThrow.share(scene, RAKING, isLost(0), "rake"), EXACT)
                .isPositive();
    }

    @Test
    @Tag("C-PDB-2")
    @Tag("S-R25")
    void whoRakesSeveralIsToldWhatHitsAtRandomDoToThem() {
        SecondScene scene = raked(
                SecondPosition.in(22)
                        .counter("Rebel Transport", "2211")
                        .counter("Rebel Light", "2211")
                        .counterHits(1, 1),
                0,
                1);

        assertThat(chance(scene, "rake", "a starship is damaged"))
                .isCloseTo(EveryThrow.share(scene, RAKING, isDamaged(0).or(isDamaged(1)), "rake"), EXACT)
                .isPositive();
        assertThat(chance(scene, "rake", "a starship is lost"))
                .isCloseTo(EveryThrow.share(scene, RAKING, isLost(0).or(isLost(1)), "rake"), EXACT)
                .isPositive();
        assertThat(chance(scene, "rake", "all of them are lost"))
                .isCloseTo(EveryThrow.share(scene, RAKING, isLost(0).and(isLost(1)), "rake"), EXACT);
    }

    // ---- E2.A.2.3, C-PDB-1: an attack on a PDB

    private static final Set<String> VOLLEY = Set.of("attack");

    private static SecondScene overQuibron(SecondPosition position) {
        return Orders.until(position.start(Side.REBEL, Segment.SPACE_COMBAT), Query.ATTACK_PDB);
    }

    @Test
    @Tag("C-PDB-1")
    @Tag("E2.A.2.3")
    void anAttackOnAPdbIsToldWithTheChanceThatItGoesDownAndWithItsAnswer() {
        SecondScene scene = overQuibron(SecondPosition.in(22)
                .counter("Rebel Heavy", "orbit-221")
                .counterHits(0, 2)
                .pdb("Quibron", 1, true));
        Predicate<GameState> down = s -> !s.planets().pdbUp(s.area().planets()[0]);

        assertThat(chance(scene, "attack", "the PDB goes Down"))
                .isCloseTo(EveryThrow.share(scene, VOLLEY, down, "attack"), EXACT)
                .isCloseTo(11 / 243.0, EXACT);
        assertThat(chance(scene, "attack", "the starship it fires at is damaged"))
                .isCloseTo(EveryThrow.share(scene, VOLLEY, isDamaged(0), "attack"), EXACT)
                .isPositive();
    }

    @Test
    @Tag("C-PDB-1")
    @Tag("S-R39")
    void aPdbThatIsDownLosesALevelAndAnswersNobody() {
        SecondScene scene = overQuibron(
                SecondPosition.in(22).counter("Rebel Heavy", "orbit-221").pdb("Quibron", 1, false));

        assertThat(odds(scene, "attack").outcomes())
                .extracting(Odds.Outcome::what)
                .containsExactly("the PDB loses a level");
    }

    @Test
    @Tag("E2.A.2.2")
    void whoLeadsTheAttackOnAPdbCountsInWhatIsTold() {
        SecondScene scene = overQuibron(SecondPosition.in(22)
                .counter("Rebel Heavy", "orbit-221")
                .aboard("Adam Starlight", 0)
                .pdb("Quibron", 1, true));
        double best = chance(scene, "attack", "the PDB goes Down");
        follow(scene, "attack");
        scene.expect(Query.LEADER);
        String leader = scene.offers().getFirst();

        assertThat(chance(scene, leader, "the PDB goes Down"))
                .isEqualTo(best)
                .isGreaterThan(chance(scene, "none", "the PDB goes Down"));
    }

    // ---- E5.7.a.4: a suicide squad

    @Test
    @Tag("E5.7.a.4")
    void aSuicideSquadIsReckonedOverAllThrowsOfItsTwoDice() {
        SecondScene scene = found("Zina Adora");

        double dies =
                EveryThrow.share(scene, Set.of("suicide squad"), s -> s.people().dead() != 0, "suicide-squad");

        assertThat(chance(scene, "suicide-squad", "whoever was found dies"))
                .isCloseTo(dies, EXACT)
                .isCloseTo(33 / 36.0, EXACT);
    }

    @Test
    @Tag("E5.7.a.4")
    void ofSeveralWhoWereFoundIsToldWhetherOneOrAllOfThemDie() {
        SecondScene scene = found("Zina Adora", "Agan Rafa");
        Set<String> dice = Set.of("suicide squad");

        assertThat(chance(scene, "suicide-squad", "somebody found dies"))
                .isCloseTo(EveryThrow.share(scene, dice, s -> s.people().dead() != 0, "suicide-squad"), EXACT);
        assertThat(chance(scene, "suicide-squad", "somebody is wounded"))
                .isCloseTo(
                        EveryThrow.share(scene, dice, s -> Theatre.company(s).wounded() != 0, "suicide-squad"), EXACT);
    }

    private static SecondScene found(String... rebels) {
        SecondPosition position =
                SecondPosition.campaign().counter("1st Line", "2211").place("Redjac", "2211");
        for (String each : rebels) {
            position.place(each, "2211").detected(each);
        }
        position.realm(realm -> {
            realm.trainSquads();
            realm.setSquadCarrier(0, 0);
        });
        SecondScene scene = position.dice(1).start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211");
        while (scene.question() == Query.SEARCH_UNITS || scene.question() == Query.SEARCH_CHARACTER) {
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : "leave");
        }
        scene.expect(Query.FOUND);
        return scene;
    }

    // ---- E2.4.6: repairs

    @Test
    @Tag("E2.4.6")
    @Tag("C-POSS-2")
    void aRepairIsToldWithWhoeverDoesItBest() {
        SecondScene scene = SecondPosition.in(22)
                .place("Scott Rubel", "2231")
                .place("Kogus", "2231")
                .ship("Explorer", "Scott Rubel")
                .shipDamaged("Explorer")
                .startInterphase();
        scene.expect(Query.REPAIR);

        assertThat(chance(scene, "repair:33", "repaired")).isCloseTo(5 / 6.0, EXACT);

        scene.play("repair:33");
        scene.expect(Query.REPAIRER);
        for (String repairer : scene.offers()) {
            assertThat(chance(scene, repairer, "repaired"))
                    .isCloseTo(
                            EveryThrow.share(
                                    scene,
                                    Set.of("repair"),
                                    s -> Theatre.company(s).damagedShips() == 0,
                                    repairer),
                            EXACT);
        }
    }

    // ---- E2.A.5: a flight in reaction

    @Test
    @Tag("S-R73")
    @Tag("C-TRACK-1")
    void aPilotWhoReactsFromOrbitIsToldHowHeMayBeSeen() {
        SecondScene scene = SecondPosition.in(23)
                .place("Boccanegra", "orbit-232")
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Lysenda", 2, true)
                .counter("Conscript", "2323")
                .start(Side.IMPERIAL, Segment.REACTION);
        long pilot = PieceSet.only(Position.character("Boccanegra"));
        Predicate<GameState> shotDown = s -> (s.people().dead() & pilot) != 0;
        Predicate<GameState> unseen =
                s -> (s.people().dead() & pilot) == 0 && (s.people().detectedFlags() & pilot) == 0;

        assertThat(chance(scene, "react:2323", "coming down to Lysenda: unseen"))
                .isCloseTo(EveryThrow.share(scene, Set.of("tracking"), unseen, "react:2323"), EXACT);
        assertThat(EveryThrow.share(scene, Set.of("tracking"), shotDown, "react:2323"))
                .isLessThan(1);
    }

    // ---- event 106: the ghost fleet

    @Test
    @Tag("KA12")
    void theRebelIsToldOfTheGhostsHitsAsFarAsTheEmpireShowsItsStarships() {
        SecondPosition fleet = SecondPosition.campaign()
                .event(106)
                .realm(realm -> realm.setRound(1))
                .counter("Imperial Light", "orbit-542");
        SecondScene scene = fleet.start(Side.REBEL, Segment.SPACE_COMBAT);
        scene.expect(Affair.EVENT_CHOICE);

        assertThat(odds(scene, "place:orbit-542").outcomes()).hasSizeGreaterThan(1);
        assertThat(odds(scene, "place:orbit-542").remarks()).first().isEqualTo("20 dice");
    }

    // ---- E5.3.a.4 and E3.2.e: breaking off

    @Test
    @Tag("E5.3.a.4")
    @Tag("E3.2.e")
    void ofALoneStarshipThatWarpsAwayNothingIsSaidOfOthersBehindIt() {
        SecondScene scene = SecondPosition.in(22, 24)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "break-off-all");
        scene.expect(Query.BREAK_OFF_GOAL);
        String warp = scene.offers().stream()
                .filter(key -> key.startsWith("warp"))
                .findFirst()
                .orElseThrow();

        assertThat(odds(scene, warp).outcomes())
                .extracting(Odds.Outcome::what)
                .contains("the line gets away", "once away: arrives safely", "once away: a ship is damaged")
                .doesNotContain("those behind it get away");
    }
}
