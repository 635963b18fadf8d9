package fitg.level.campaign;

import static fitg.play.CampaignPosition.deployed;
import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.lost;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The worked start of 4b, 7, played on: KA3 to KA10, with the deployment of 1.2 on the board wherever a case names it. */
class CampaignAcceptanceTest {

    /** The counter of Rhexia's conscript, and the numbers of what Rhexia raises: the counters after those of 1.2. */
    private static final int CONSCRIPT = Position.planetNamed("Rhexia");

    private static final int REGULAR = 85;
    private static final int IRREGULAR = 86;
    private static final int LIGHT = 87;

    /** Nobody joins (d10 10); event 11 shelters, success 13 shows R in the wild. */
    private static final int[] RHEXIA_RISES = {10, 1, 1, 1, 3};

    // ---- KA3

    @Test
    @Tag("KA3")
    void theGalacticGamesMoveAllThreeThatCanMove() {
        // given: the first game-turn with every marker at S
        SecondScene scene = deployed().realm(eventOnTop(104)).startStage(Segment.GALACTIC_EVENT);

        // then: no other planet of the First Province can be named, and "done" is no answer
        scene.expect(Affair.EVENT_CHOICE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactly("planet:122", "planet:141", "planet:142");
        scene.play("planet:141");
        assertThat(scene.offers()).containsExactly("planet:122", "planet:142");
        scene.play("planet:122");

        assertThat(scene.loyalty("Bajukai")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.loyalty("Ownex")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.loyalty("Adare")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.events(Event.LoyaltyShifted.class)).hasSize(3);
        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    // ---- KA4 to KA7: Rhexia

    /** The third player-turn, with Rhexia at Unrest and a rebel to stir it up; Tartio hides a secret. */
    private static SecondPosition thirdTurn() {
        return deployed()
                .realm(realm -> realm.setRound(2))
                .loyalty("Rhexia", Loyalty.UNREST)
                .secret("Tartio", Secret.DRUG_WORLD)
                .place("Adam Starlight", "4411");
    }

    private static SecondScene risen(SecondPosition position) {
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "R", "Adam Starlight"));
        return follow(scene, "roll");
    }

    @Test
    @Tag("KA4")
    @Tag("K-R17")
    void rhexiaRaisesSevenPointsOfUnitsAndItsNeighbourHearsOfItBeforeTheFight() {
        SecondScene scene = risen(thirdTurn().dice(RHEXIA_RISES));

        // then: seven points for the wild, starred, so ships too; elites and heavies never
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
        scene.expect(Affair.REBEL_UNITS);
        assertThat(scene.offers())
                .containsExactlyInAnyOrder(
                        "buy:wild-militia",
                        "buy:wild-irregular",
                        "buy:wild-regular",
                        "buy:rebel-transport",
                        "buy:rebel-light",
                        "buy:rebel-cruiser",
                        "end");
        scene.play("buy:wild-regular", "buy:wild-irregular").expectNotOffered("buy:wild-regular", "buy:rebel-cruiser");
        scene.play("buy:rebel-light");

        // then: as much on the track, the units in the wild, and only now the domino
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(7);
        assertThat(scene.counterPlace(REGULAR)).isEqualTo("4411");
        assertThat(scene.counterPlace(IRREGULAR)).isEqualTo("4411");
        assertThat(scene.counterPlace(LIGHT)).isEqualTo("4411");
        scene.expect(Affair.DOMINO);
        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:442", "end");
        scene.play("planet:442").expect(Affair.SHOW_SECRET);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.LOYAL);
        scene.play("none");
        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.NEUTRAL);

        // then: the combat segment
        scene.expect(Affair.UPRISING_COMBAT);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:4411", "end");
        assertThat(scene.truth().turn().segment()).isEqualTo(Segment.MISSIONS);
        scene.expectLuckUsedUp();
    }

    /** Regular and irregular fight the conscript without a leader. */
    private static SecondScene fought(SecondPosition position) {
        SecondScene scene = risen(position);
        follow(scene, "buy:wild-regular", "buy:wild-irregular", "buy:rebel-light", "planet:442", "none", "place:4411");
        follow(scene, "none");
        while (scene.question() == Query.AIM_COUNTER || scene.question() == Query.AIM_EXTRA_DICE) {
            scene.play(scene.offers().getFirst());
        }
        return scene;
    }

    @Test
    @Tag("KA5")
    @Tag("C-ENV-4")
    void sevenDiceAgainstOne() {
        // all eight dice miss
        SecondScene scene = fought(thirdTurn().dice(RHEXIA_RISES).dice(1, 1, 1, 1, 1, 1, 1, 1));

        assertThat(diceOfCounter(scene, REGULAR)).containsExactly(3);
        assertThat(diceOfCounter(scene, IRREGULAR)).containsExactly(2);
        assertThat(extraDice(scene)).as("one at home, one without a leader").containsExactly(2);
        assertThat(diceOfCounter(scene, CONSCRIPT)).containsExactly(1);
        assertThat(diceOfCounter(scene, LIGHT)).as("K-R26: landed").isEmpty();
        scene.expect(Query.PRESS_ON);
        scene.expectLuckUsedUp();
    }

    /** Two hits of the regular kill the conscript; the rest miss. Then everything passes quietly to the second interphase. */
    private static SecondScene won(SecondPosition position) {
        SecondScene scene = fought(position.luck(3).dice(RHEXIA_RISES).dice(6, 6, 1, 1, 1, 1, 1, 1));
        assertThat(scene.counterPlace(CONSCRIPT)).isEqualTo("gone");
        return scene;
    }

    private static void untilInterphase(SecondScene scene) {
        while (scene.truth().turn().segment() != Segment.INTERPHASE) {
            scene.play(quiet(scene));
        }
    }

    @Test
    @Tag("KA6")
    @Tag("E2.4.1")
    void withItsPdbUpRhexiaIsWonAtTheSecondInterphase() {
        // given: the conscript is dead, and the PDB of Rhexia is Up as deployed
        SecondScene scene = won(thirdTurn());
        assertThat(scene.controller("Rhexia")).isNull();

        // when
        untilInterphase(scene);

        // then: step 1: control, and Tartio moves once more, after the question for its secret
        scene.expect(Affair.DOMINO).play("planet:442");
        scene.expect(Affair.SHOW_SECRET).play("none");
        assertThat(scene.controller("Rhexia")).isEqualTo(Side.REBEL);
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.victoryPoints()).isEqualTo(1);
        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(3);
    }

    @Test
    @Tag("KA6")
    @Tag("K-R15")
    void withItsPdbDownItMustBePutUpAndWaitsForTheNextInterphase() {
        // given
        SecondScene scene = won(thirdTurn().pdb("Rhexia", 0, false));
        untilInterphase(scene);

        // then: nothing in step 1; in step 5 the PDB goes Up for one point
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
        scene.expect(Query.PDB_UP).expectOffers("pdb-up:441");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        int turn = scene.turn();
        scene.play("pdb-up:441");
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(6);
        assertThat(scene.pdbUp("Rhexia")).isTrue();
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.victoryPoints()).isZero();

        // when: the first interphase of the next game-turn comes
        while (scene.state("Rhexia") == PlanetState.REBELLION && scene.turn() <= turn + 1) {
            scene.play(quiet(scene));
        }

        // then
        assertThat(scene.turn()).isEqualTo(turn + 1);
        assertThat(scene.realm().round()).isEqualTo(1);
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.controller("Rhexia")).isEqualTo(Side.REBEL);
        assertThat(scene.victoryPoints()).isEqualTo(1);
    }

    @Test
    @Tag("KA7")
    @Tag("K-R2")
    @Tag("K-R26")
    void aTransportOnRhexiaHoldsNothing() {
        // given: one stands there all the time; it is neither fought nor does it hold the planet
        SecondScene scene = won(thirdTurn().counter("Imperial Transport", "4411"));
        int transport = 85;

        untilInterphase(scene);
        scene.expect(Affair.DOMINO).play("end");

        assertThat(scene.counterPlace(transport)).isEqualTo("4411");
        assertThat(scene.controller("Rhexia")).isEqualTo(Side.REBEL);
        assertThat(scene.victoryPoints()).isEqualTo(1);
    }

    // ---- KA8

    @Test
    @Tag("KA8")
    @Tag("K-R9")
    void aDebtIsPaidFromTaxesAndSecretIncomeBeforeTheUpkeep() {
        // given: game-turn 2, the Imperial track empty, seven points on the other
        SecondScene scene = deployed()
                .round(2)
                .points(Side.REBEL, 7)
                .secret("Fliad", Secret.GEM_WORLD)
                .secret("Etreg", Secret.INDUSTRIAL_WORLD)
                .secret("Liatris", Secret.SLAVE_WORLD)
                .realm(eventOnTop(113))
                .startStage(Segment.GALACTIC_EVENT);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(12);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
        assertThat(scene.realm().debt()).isEqualTo(5);

        // when
        scene.expect(Affair.SHOW_SECRET).play("none").expect(Affair.TAX).play("half-for-all");

        // then: 37 of the province, 13 of the secrets, 5 of debt; then 6 for four marines and two heavies
        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.events(Tidings.Taxed.class)).hasSize(8);
        assertThat(scene.events(Tidings.Taxed.class).stream()
                        .mapToInt(Tidings.Taxed::points)
                        .sum())
                .isEqualTo(37);
        assertThat(scene.events(Tidings.PointsChanged.class))
                .filteredOn(each -> each.side() == Side.IMPERIAL)
                .extracting(Tidings.PointsChanged::track)
                .contains(45)
                .endsWith(39);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(39);
        assertThat(scene.realm().debt()).isZero();
        assertThat(scene.realm().hidden()).as("income shows nothing").isNotZero();
    }

    // ---- KA9, KA10

    @Test
    @Tag("KA9")
    @Tag("K-R11")
    @Tag("K-R14")
    void whileTheBaseIsHiddenARegularIsRepairedForTwoAndNothingIsBought() {
        SecondScene scene = deployed()
                .round(2)
                .points(Side.REBEL, 12)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .counter("Wild Regular", "4411")
                .damaged(REGULAR)
                .with(lost(CONSCRIPT))
                .startStage(Segment.RESOURCES);
        assertThat(scene.controller("Rhexia")).isEqualTo(Side.REBEL);

        // after taxes and upkeep the Rebel is asked for his base, before the Empire spends
        scene.expect(Affair.TAX).play("half-for-all");
        scene.expect(Affair.REVEAL_BASE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("decline").expect(Affair.IMPERIAL_PURCHASE).play("end");

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.offers()).containsExactlyInAnyOrder("repair-unit:" + REGULAR, "end");
        scene.play("repair-unit:" + REGULAR);
        assertThat(scene.isCounterDamaged(REGULAR)).isFalse();
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(10);
        assertThat(scene.realm().baseRevealed()).isFalse();
    }

    @Test
    @Tag("KA10")
    @Tag("K-R12")
    @Tag("K-R22")
    void theBaseOpensBuysFightsAndFreesTheEmpiresHands() {
        // given: game-turn 3, two cards lie in order, Lonica Urban has its conscript and a 2nd line
        SecondScene scene = deployed()
                .luck(11)
                .round(3)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .control("Cercis", PlanetState.REBEL_CONTROL)
                .pdb("Cercis", 0, true)
                .with(lost(Position.planetNamed("Cercis")))
                .realm(realm -> {
                    realm.assignments().add(0);
                    realm.assignments().add(1);
                })
                .startStage(Segment.RESOURCES);
        scene.expect(Affair.TAX).play("half-for-all").expect(Affair.REVEAL_BASE).play("reveal-base");
        assertThat(scene.last(Tidings.BaseRevealed.class).planet()).isEqualTo(Position.planetNamed("Lonica"));
        scene.expect(Affair.IMPERIAL_PURCHASE).play("end");

        // when: two elites and two regulars use up the twenty points
        scene.expect(Affair.REBEL_PURCHASE);
        scene.play("buy:urban-elite", "place:4211", "buy:urban-elite", "place:4211");
        scene.play("buy:wild-regular", "place:4212", "buy:urban-regular").expect(Affair.WHERE);
        scene.expectNotOffered("place:orbit-421").play("place:4212");
        assertThat(scene.forcePoints(Side.REBEL)).isZero();

        // then: combat only where both stand
        scene.expect(Affair.BASE_COMBAT);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:4211", "end");
        scene.play("place:4211");
        while (scene.truth().turn().segment() == Segment.RESOURCES) {
            scene.play(scene.decision().suggested().key());
        }
        Happening.BattleBegan battle = scene.events(Happening.BattleBegan.class).getFirst();
        assertThat(battle.attacker()).isEqualTo(Side.REBEL);
        assertThat(battle.place()).isEqualTo(SecondPosition.place("4211"));

        // then: no card, and a fleet of Chim may go anywhere
        assertThat(scene.events(Tidings.AssignmentTurned.class)).isEmpty();
        assertThat(scene.realm().assignments().current()).isEqualTo(Realm.NONE);
        while (scene.truth().turn().phasing() != Side.IMPERIAL || scene.question() != Query.INTERPLANETARY) {
            scene.play(quiet(scene));
        }
        scene.play("move-ships:orbit-311");
        while (scene.question() != Query.DESTINATION) {
            scene.play(scene.offers("counter:67") ? "counter:67" : quiet(scene));
        }
        assertThat(scene.offers()).hasSize(50).contains("planet:421", "planet:551", "planet:131", "planet:223");
    }
}
