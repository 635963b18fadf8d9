package fitg.level.skirmish;

import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.fire;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Card;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.BattleEnded;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.RoundBegan;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Completions of ours: the round of a fight, possessions in it, escorts, the interphase, readings. */
class SecondCompletionsTest {

    private static final String BOCCANEGRA = "Boccanegra";
    private static final String FRUN = "Frun Sentel";
    private static final String REDJAC = "Redjac";
    private static final String SONTAG = "Doctor Sontag";

    private static int[] misses(int number) {
        return IntStream.generate(() -> 1).limit(number).toArray();
    }

    /** Imperial characters find Rebels in Charkhan Wild and attack them. */
    private static SecondScene found(SecondPosition position, List<String> attackers, List<String> defenders) {
        attackers.forEach(name -> position.place(name, "2232"));
        defenders.forEach(name -> position.place(name, "2232").detected(name));
        SecondScene scene = position.start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        return scene;
    }

    // ---- the round

    @Test
    @Tag("C-COMBAT-1")
    void aFiveOrASixHitsAndWhoFallsHasFiredAllTheSame() {
        // Redjac's six dice against Sontag (2/2): four hits kill her at once; her two dice were rolled in the same
        // moment.
        SecondScene scene = found(
                SecondPosition.in(22).dice(1).dice(5, 6, 6, 5, 4, 4).dice(5, 4), List.of(REDJAC), List.of(SONTAG));

        follow(scene, "kill", "stand");

        assertThat(scene.isDead(SONTAG)).isTrue();
        assertThat(scene.hits(REDJAC)).isEqualTo(1);
        assertThat(diceOf(scene, REDJAC)).containsExactly(6);
        assertThat(diceOf(scene, SONTAG)).containsExactly(2);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-COMBAT-3")
    void aRoundGoesFromCallOffOverLasersLineAndBreakOffToTheTargets() {
        SecondScene scene = found(
                SecondPosition.in(22).dice(1).dice(misses(6 + 2 + 5 + 2)),
                List.of(REDJAC, "Senator Dermond"),
                List.of(BOCCANEGRA, SONTAG));

        List<Question> first = questionsOfARound(scene);
        List<Question> second = questionsOfARound(scene);

        assertThat(first)
                .containsExactly(
                        Query.LASERS,
                        Query.LINE_UP,
                        Query.LINE_UP,
                        Query.BREAK_OFF,
                        Query.AIM,
                        Query.AIM,
                        Query.RETURN_FIRE,
                        Query.RETURN_FIRE);
        assertThat(second).startsWith(Query.PRESS_ON, Query.LASERS, Query.LINE_UP);
    }

    /** Everybody stands and fires at the first target; the questions until the next round begins. */
    private static List<Question> questionsOfARound(SecondScene scene) {
        int rounds = scene.events(RoundBegan.class).size();
        List<Question> asked = new ArrayList<>();
        while (scene.events(RoundBegan.class).size() == rounds && asked.size() < 8) {
            asked.add(scene.question());
            scene.play(
                    scene.offers("kill")
                            ? "kill"
                            : scene.offers("active")
                                    ? "active"
                                    : scene.offers("stand")
                                            ? "stand"
                                            : scene.offers("go-on")
                                                    ? "go-on"
                                                    : scene.offers().getFirst());
        }
        return asked;
    }

    @Test
    @Tag("C-COMBAT-6")
    void aFightEndsWhenOneSideIsGoneOrCallsOffAndNotAfterSoManyRounds() {
        // Five rounds of misses, then Frun gets away: nobody is left, so the attacker has won.
        SecondPosition position =
                SecondPosition.in(22).dice(1).dice(misses(5 * (6 + 5))).dice(1);
        SecondScene fled = found(position, List.of(REDJAC), List.of(FRUN));
        for (int round = 1; round <= 5; round++) {
            follow(fled, "kill", "stand");
        }
        follow(fled, "kill", "break-off-all");
        assertThat(fled.events(RoundBegan.class)).hasSize(6);
        assertThat(fled.last(BattleEnded.class).ending()).isEqualTo(Ending.ATTACKER_WON);

        SecondScene calledOff = found(SecondPosition.in(22).dice(1).dice(misses(11)), List.of(REDJAC), List.of(FRUN));
        follow(calledOff, "kill", "stand", "call-off");
        assertThat(calledOff.last(BattleEnded.class).ending()).isEqualTo(Ending.CALLED_OFF);
    }

    // ---- possessions

    @Test
    @Tag("C-POSS-1")
    @Tag("E5.1.b.2")
    void theBodyShieldTakesTwoHitsOfEveryRoundFromItsOwnersGroup() {
        SecondPosition position = SecondPosition.in(22)
                .place(BOCCANEGRA, "2232")
                .card("Personal Body Shield", BOCCANEGRA)
                .dice(1)
                .dice(6, 6, 6, 1, 1, 1)
                .dice(misses(5))
                .dice(6, 6, 1, 1, 1, 1)
                .dice(misses(5));
        SecondScene scene = found(position, List.of(REDJAC), List.of(BOCCANEGRA));
        assertThat(scene.game().viewFor(Viewer.IMPERIAL).gear().isRevealed(Card.BODY_SHIELD))
                .isFalse();

        follow(scene, "kill", "use:47", "stand");
        assertThat(scene.hits(BOCCANEGRA)).isEqualTo(1);
        assertThat(scene.events(Event.PossessionUsed.class)).hasSize(1);
        assertThat(scene.game().viewFor(Viewer.IMPERIAL).gear().isRevealed(Card.BODY_SHIELD))
                .isTrue();

        follow(scene, "go-on", "kill", "stand");
        assertThat(scene.hits(BOCCANEGRA)).isEqualTo(1);
        assertThat(scene.events(Event.PossessionUsed.class)).hasSize(1);
    }

    @Test
    @Tag("C-POSS-1")
    void theBodyShieldOfOneCoversTheOthersAndNobodyElsewhere() {
        // Redjac's three hits fall on Sontag (2/2), who stands beside Boccanegra: one counts.
        SecondPosition position = SecondPosition.in(22)
                .place(BOCCANEGRA, "2232")
                .card("Personal Body Shield", BOCCANEGRA)
                .dice(1)
                .dice(6, 6, 6, 1, 1, 1)
                .dice(misses(7));
        SecondScene beside = found(position, List.of(REDJAC), List.of(BOCCANEGRA, SONTAG));
        fire(follow(beside, "kill", "active", "active", "use:47", "stand"), "fighter:12", "fighter:28");
        assertThat(beside.hits(SONTAG)).isEqualTo(1);
        assertThat(beside.isWounded(SONTAG)).isFalse();

        SecondPosition apart = SecondPosition.in(22)
                .place(BOCCANEGRA, "2231")
                .card("Personal Body Shield", BOCCANEGRA)
                .dice(1)
                .dice(6, 6, 6, 1, 1, 1)
                .dice(misses(2));
        SecondScene alone = found(apart, List.of(REDJAC), List.of(SONTAG));
        follow(alone, "kill", "stand");
        assertThat(alone.isWounded(SONTAG)).isTrue();
    }

    // ---- escorts

    @Test
    @Tag("C-NPC-1")
    @Tag("S-R68")
    void anEscortGoesAndFightsWithHisCharacterAndIsNobodyWithoutHim() {
        SecondScene walk = SecondPosition.in(22)
                .place(FRUN, "2231")
                .escort(FRUN, Soldier.REGULAR)
                .dead("Agan Rafa")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(walk, "walk:4");
        assertThat(walk.place(FRUN)).isEqualTo("2232");
        assertThat(walk.escorts(FRUN)).isEqualTo(1);

        // He stands in the line beside Frun; when Frun (5/5) falls there is no character left, so the fight is over.
        SecondPosition position = SecondPosition.in(22)
                .place(FRUN, "2232")
                .escort(FRUN, Soldier.REGULAR)
                .hits(FRUN, 4)
                .wounded(FRUN)
                .dead("Agan Rafa")
                .dice(1)
                .dice(6, 1, 1, 1, 1, 1)
                .dice(misses(3 + 3));
        SecondScene fight = found(position, List.of(REDJAC), List.of(FRUN));
        fight.expect(Query.LASERS).play("kill");
        fight.expect(Query.LINE_UP).play("active");
        fight.expect(Query.LINE_UP).play("active");
        fight.play("stand");
        fire(fight, "fighter:4", "fighter:28");

        assertThat(fight.isDead(FRUN)).isTrue();
        assertThat(fight.escorts(FRUN)).isZero();
        assertThat(fight.last(BattleEnded.class).ending()).isEqualTo(Ending.ATTACKER_WON);
    }

    @Test
    @Tag("C-ESCORT-1")
    @Tag("E5.6.a.3")
    void whenTheLostComeBackTheSoldierStaysButNoOtherComes() {
        SecondPosition lost = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .place(FRUN, "2211")
                .counter("Conscript", "2232")
                .prisonerOfUnits("Ly Mantok", "2232");
        SecondScene scene = lost.start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        scene.expect(Query.ESCORT).play("character:4");
        assertThat(scene.escorts(FRUN)).isEqualTo(1);
        assertThat(scene.question()).isNotEqualTo(Query.ESCORT);

        SecondScene back = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .place(FRUN, "2211")
                .escort(FRUN, Soldier.REGULAR)
                .place("Ly Mantok", "2232")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        back.expect(Query.STACK);
        assertThat(back.escorts(FRUN)).isEqualTo(1);
    }

    // ---- the interphase

    @Test
    @Tag("C-INTER-1")
    @Tag("S-R85")
    @Tag("E5.4.b.2")
    void theDoctorHealsFirstSoTheHealedRepairThenComePdbsAndLastTheHitsGo() {
        SecondScene scene = SecondPosition.in(22)
                .place(BOCCANEGRA, "2232")
                .wounded(BOCCANEGRA)
                .place(SONTAG, "2232")
                .ship("Planetary Privateer", BOCCANEGRA)
                .shipDamaged("Planetary Privateer")
                .place(FRUN, "2211")
                .hits(FRUN, 3)
                .dice(4)
                .startInterphase();

        scene.expect(Query.REPAIR).play("repair:36");
        assertThat(scene.last(Happening.RepairTried.class).repairer())
                .as("the doctor cannot fly, so that nobody else is offered")
                .isEqualTo(Position.character(BOCCANEGRA));
        assertThat(scene.isShipDamaged("Planetary Privateer")).isFalse();
        scene.expect(Query.PDB_UP);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.hits(FRUN)).isEqualTo(3);

        scene.play("end");
        assertThat(scene.hits(FRUN)).isZero();
    }

    @Test
    @Tag("S-R85")
    void eachShipIsTriedOnceAndEachRepairerTriesOnce() {
        SecondScene scene = SecondPosition.in(22)
                .place(BOCCANEGRA, "2232")
                .place(FRUN, "2232")
                .place("Kogus", "2232")
                .ship("Planetary Privateer", BOCCANEGRA)
                .ship("Star Cruiser", FRUN)
                .shipDamaged("Planetary Privateer")
                .shipDamaged("Star Cruiser")
                .dice(6)
                .startInterphase();

        scene.play("repair:36", "character:14");

        assertThat(scene.isShipDamaged("Planetary Privateer")).isTrue();
        scene.expect(Query.REPAIR).expectNotOffered("repair:36");
        String cruiser = Orders.offered(scene, "repair:");
        scene.play(cruiser);
        scene.expect(Query.REPAIRER).expectNotOffered("character:14").expectOffers("character:4", "character:11");
    }

    @Test
    @Tag("S-R144")
    void theSXIIIIsNeverRepairedAndGoneOnceItHasLanded() {
        SecondScene inOrbit = SecondPosition.in(22)
                .place(BOCCANEGRA, "orbit-221")
                .ship("S-XIII", BOCCANEGRA)
                .shipDamaged("S-XIII")
                .startInterphase();
        assertThat(inOrbit.question()).isNotEqualTo(Query.REPAIR);
        assertThat(inOrbit.shipPlace("S-XIII")).isEqualTo("orbit-221");

        SecondScene landed = SecondPosition.in(22)
                .place(BOCCANEGRA, "2232")
                .ship("S-XIII", BOCCANEGRA)
                .shipDamaged("S-XIII")
                .startSettled(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        assertThat(landed.shipPlace("S-XIII")).isEqualTo("out");
    }

    @Test
    @Tag("C-PDB-3")
    @Tag("E2.4.4")
    void theRebelPlayerRaisesThePdbOfAPlanetThatHasRisenUnlessImperialUnitsAreThere() {
        SecondScene risen =
                SecondPosition.in(22).control("Quibron", PlanetState.REBELLION).startInterphase();
        risen.expect(Query.PDB_UP).expectOffers("pdb-up:221").expectNotOffered("pdb-up:222");
        assertThat(risen.asked()).isEqualTo(Side.REBEL);
        risen.play("pdb-up:221");
        assertThat(risen.truth().planets().pdbUp(Position.planetNamed("Quibron")))
                .isTrue();

        SecondScene held = SecondPosition.in(22)
                .control("Quibron", PlanetState.REBELLION)
                .counter("Conscript", "2211")
                .startInterphase();
        assertThat(held.asked()).isEqualTo(Side.IMPERIAL);
        held.expectNotOffered("pdb-up:221");
    }

    // ---- readings

    @Test
    @Tag("C-READ-1")
    @Tag("E5.2.b.1")
    void inABattlePassengersChangeToShipsOfTheirOwnOnly() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .aboard(FRUN, 0)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        until(scene, Query.BATTLE_TRANSFER);
        follow(scene, "transfer:4");

        assertThat(scene.starshipOf(FRUN)).isEqualTo(1);
    }

    @Test
    @Tag("C-READ-1")
    @Tag("E3.2.T.2")
    void navigationAboveTheDistanceIsTheFirstColumnAndTheDashIsASafeArrival() {
        for (int second : new int[] {5, 6}) {
            SecondScene scene = SecondPosition.in(22, 23)
                    .counter("Rebel Light", "orbit-221")
                    .dice(6, second)
                    .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
            Orders.sail(scene, "orbit-221", "231", 0);

            assertThat(scene.last(Jumped.class).column()).isEqualTo(-1);
            assertThat(scene.counterPlace(0)).isEqualTo(second == 5 ? "orbit-231" : "drift-23");
        }
    }
}
