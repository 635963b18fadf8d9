package fitg.rules.mission.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.EnvironType;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.BattleEnded;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.SuccessRolled;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** C-SO-3 and S-R143: creatures whose own text changes the rounds of a fight, wherever in the galaxy they live. */
@Tag("C-SO-3")
@Tag("S-R143")
class SecondCreatureTextsTest {

    private static final String BOCCANEGRA = "Boccanegra";
    private static final String KOGUS = "Kogus";
    private static final String SONTAG = "Doctor Sontag";

    private static int[] misses(int number) {
        return IntStream.generate(() -> 1).limit(number).toArray();
    }

    /** So many hits, and nothing more. */
    private static int[] hits(int number, int dice) {
        return IntStream.range(0, dice).map(die -> die < number ? 6 : 1).toArray();
    }

    /** The event that brings the creature, whatever the ground; everything the test does not script is by lot. */
    private static SecondPosition at(int environ) {
        EnvironType type = Catalogue.standard().environById(environ).type();
        SecondPosition position = SecondPosition.in(environ / 100).luck(1);
        return switch (type) {
            case URBAN -> position.dice(1, 1);
            case WILD -> position.dice(2, 1);
            default -> position.dice(2, 6);
        };
    }

    /** They gather information there, and the first event is the creature. */
    private static SecondScene meets(SecondPosition position, int environ, String... group) {
        for (String each : group) {
            position.place(each, String.valueOf(environ));
        }
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        assigned(mission(scene, "I", group));
        return keepingCards(follow(keepingCards(scene), "roll"));
    }

    /** They show none of their possessions. */
    private static SecondScene keepingCards(SecondScene scene) {
        while (scene.question() == Ask.USE_POSSESSION) {
            scene.play("pass");
        }
        return scene;
    }

    private static SecondScene stand(SecondScene scene, int rounds) {
        for (int round = 0; round < rounds; round++) {
            while (scene.question() == Query.LINE_UP) {
                scene.play("active");
            }
            scene.expect(Query.BREAK_OFF).play("stand");
        }
        return scene;
    }

    private static List<Integer> dice(SecondScene scene) {
        return volleys(scene).stream().map(volley -> volley.dice().size()).toList();
    }

    private static void expectMet(SecondScene scene, String creature) {
        assertThat(scene.events(Event.CreatureMet.class).getFirst().creature()).isEqualTo(creature);
    }

    @Test
    void theChantenesGrowByOneFromTheSecondRoundOn() {
        // 5/5: five hits in the second round do not damage what has an endurance of six by then.
        SecondScene scene =
                meets(at(3222).dice(misses(10)).dice(misses(6)).dice(hits(5, 5)).dice(misses(12)), 3222, BOCCANEGRA);

        stand(scene, 3);

        expectMet(scene, "Chantenes");
        assertThat(dice(scene)).startsWith(5, 5, 6, 5, 7, 5);
    }

    @Test
    void theGadharsGrowByTwoInEveryOtherRound() {
        SecondScene scene = meets(at(4323).dice(misses(20)).dice(misses(24)), 4323, BOCCANEGRA);

        stand(scene, 4);

        expectMet(scene, "Gadhars");
        assertThat(dice(scene)).startsWith(5, 5, 5, 5, 7, 5, 7, 5);
    }

    @Test
    void theThunkOnlyGrowsStronger() {
        // 5/4: four hits in the third round drive it off, grown or not.
        SecondScene scene =
                meets(at(4411).dice(misses(10)).dice(misses(11)).dice(misses(7)).dice(hits(4, 5)), 4411, BOCCANEGRA);

        stand(scene, 3);

        assertThat(dice(scene)).startsWith(5, 5, 6, 5, 7, 5);
        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(BattleEnded.Ending.DEFENDER_WON);
    }

    @Test
    void theDindinFeedsOnTheWoundsItDeals() {
        // 7/5 and a wound is two hits: one more die after two hits, and never more than two.
        SecondScene scene = meets(
                at(1131).dice(hits(2, 7))
                        .dice(misses(5))
                        .dice(hits(1, 8))
                        .dice(misses(5))
                        .dice(misses(13)),
                1131,
                BOCCANEGRA);

        stand(scene, 3);

        expectMet(scene, "Dindin");
        assertThat(dice(scene)).startsWith(7, 5, 8, 5, 8, 5);
    }

    @Test
    void theQueemerRagesWhenItIsHurt() {
        SecondScene scene = meets(at(3232).dice(misses(3)).dice(hits(4, 5)).dice(misses(10)), 3232, BOCCANEGRA);

        stand(scene, 2);

        expectMet(scene, "Queemer");
        assertThat(dice(scene)).startsWith(3, 5, 5, 5);
    }

    @Test
    @Tag("C-POSS-1")
    void theFrostMistBitesEverybodyAfterEachRoundItSurvivesAndLetsNobodyGo() {
        // Nobody is asked to break off, it rolls no die; five hits in the second round drive it off before it bites
        // again.
        SecondScene scene = meets(at(4212).dice(misses(5)).dice(hits(5, 5)), 4212, BOCCANEGRA);

        expectMet(scene, "Frost Mist");
        assertThat(dice(scene)).startsWith(5, 5);
        assertThat(scene.hits(BOCCANEGRA)).isEqualTo(2);
        assertThat(scene.events(BreakOffTried.class)).isEmpty();
    }

    @Test
    void theGachHurtsItselfWithFiveDice() {
        // 7/6: five hits of its own and one of Boccanegra's make six.
        SecondScene scene =
                meets(at(5121).dice(misses(12)).dice(hits(5, 5)).dice(misses(7)).dice(hits(1, 5)), 5121, BOCCANEGRA);

        stand(scene, 2);

        expectMet(scene, "Gach");
        assertThat(dice(scene)).startsWith(7, 5, 5, 7, 5);
        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(BattleEnded.Ending.DEFENDER_WON);
    }

    @Test
    void theGyrogosCannotBeHurtAndIsEasierToLeaveAfterTheFirstRound() {
        // 6 - 5 = +1: four or less; a five, less one in the second round, gets him away.
        SecondScene scene = meets(at(3511).dice(misses(6)).dice(5), 3511, BOCCANEGRA);

        stand(scene, 1);
        scene.expect(Query.BREAK_OFF).play("break-off-all");

        expectMet(scene, "Gyrogos");
        assertThat(dice(scene)).startsWith(6);
        assertThat(scene.events(BreakOffTried.class).getFirst().modifier()).isEqualTo(-1);
        assertThat(scene.events(BreakOffTried.class).getFirst().activeAway()).isTrue();
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    void nobodyStandsBehindTheLineAgainstTheVirus() {
        // Ten dice, five for each; nobody rolls against it, and the doctor is asked nothing.
        SecondScene scene =
                meets(at(4121).picks(0, 0, 0, 0, 0, 0, 0, 0, 0, 0).dice(misses(10)), 4121, SONTAG, BOCCANEGRA);

        scene.expect(Query.BREAK_OFF).expectNotOffered("break-off-inactive").play("stand");

        expectMet(scene, "Virus");
        assertThat(dice(scene)).startsWith(5, 5);
        scene.expect(Query.BREAK_OFF);
    }

    @Test
    void theVorozionLeavesAfterARoundWithoutAWound() {
        // Two hits are a wound, one is none.
        SecondScene scene = meets(at(1311).dice(hits(2, 6)).dice(hits(1, 6)), 1311, BOCCANEGRA);

        expectMet(scene, "Vorozion");
        assertThat(dice(scene)).startsWith(6, 6);
        assertThat(scene.hits(BOCCANEGRA)).isEqualTo(3);
        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(BattleEnded.Ending.CALLED_OFF);
    }

    @Test
    @Tag("S-R92")
    void theEliladHoldsEachOfThemUntilTheyGetAwayAtZero() {
        SecondScene scene = meets(at(3423).dice(misses(8)).dice(5), 3423, SONTAG, BOCCANEGRA);

        scene.expect(Query.BREAK_OFF).play("stand");
        scene.expect(Query.BREAK_OFF).play("break-off-all");

        expectMet(scene, "Elilad");
        assertThat(dice(scene)).startsWith(4, 4);
        BreakOffTried tried = scene.events(BreakOffTried.class).getFirst();
        assertThat(tried.differential()).isZero();
        assertThat(tried.activeAway()).isTrue();
    }

    @Test
    @Tag("S-R93")
    void hysnatonsAliveAfterTwoRoundsCostTheBonusRolls() {
        // 5/4 in a town of size five; four hits in the third round drive them off.
        SecondPosition position =
                at(5111).dice(misses(20)).dice(misses(5)).dice(hits(4, 5)).dice(2, 1);
        for (int roll = 0; roll < 4; roll++) {
            position.dice(5, 1, 2, 1);
        }
        SecondScene scene = meets(position, 5111, BOCCANEGRA);
        stand(scene, 3);

        expectMet(scene, "Hysnatons");
        follow(scene, "roll", "roll", "roll", "roll");

        assertThat(scene.events(SuccessRolled.class)).noneMatch(roll -> roll.mission() == Mission.GATHER_INFORMATION);
    }

    @Test
    @Tag("C-POSS-1")
    void theMagronSeizesOneWhomOnlyTheOthersCanSave() {
        // It holds the doctor (endurance 2), who takes two hits after a round; five hits of Boccanegra's free her.
        SecondScene saved = meets(at(2122).picks(0).dice(misses(5)).dice(hits(5, 5)), 2122, SONTAG, BOCCANEGRA);
        stand(saved, 2);

        expectMet(saved, "Magron");
        assertThat(dice(saved)).startsWith(5, 5);
        assertThat(saved.isWounded(SONTAG)).isTrue();
        assertThat(saved.isDead(SONTAG)).isFalse();

        // When Boccanegra runs away she is lost.
        SecondScene left = meets(at(2122).picks(0).dice(1), 2122, SONTAG, BOCCANEGRA);
        left.expect(Query.BREAK_OFF).play("break-off-all");
        assertThat(left.isDead(SONTAG)).isTrue();
        assertThat(left.isDead(BOCCANEGRA)).isFalse();
    }

    @Test
    void whomTheMagronFindsAloneIsLost() {
        SecondScene scene = meets(at(2122), 2122, BOCCANEGRA);

        assertThat(scene.isDead(BOCCANEGRA)).isTrue();
        assertThat(scene.events(BattleBegan.class)).isEmpty();
    }

    @Test
    void theMuggersLeaveAfterThreeRoundsWithAPossession() {
        SecondPosition position =
                at(1521).dice(misses(30)).place(BOCCANEGRA, "1521").card("Personal Body Shield", BOCCANEGRA);
        SecondScene scene = meets(position, 1521, BOCCANEGRA);

        expectMet(scene, "Muggers");
        assertThat(dice(scene)).startsWith(5, 5, 5, 5, 5, 5);
        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(BattleEnded.Ending.CALLED_OFF);
        assertThat(scene.last(Event.PossessionGone.class).owner()).isEqualTo(Position.character(BOCCANEGRA));
    }

    @Test
    void theRotronGoesForOneOfTheShipsAndDamagesItAfterTwoRounds() {
        SecondPosition position = at(1631).dice(misses(20))
                .place(BOCCANEGRA, "1631")
                .place(KOGUS, "1631")
                .ship("Planetary Privateer", BOCCANEGRA)
                .ship("Star Cruiser", KOGUS);
        SecondScene scene = meets(position, 1631, KOGUS, BOCCANEGRA);
        stand(scene, 2);

        expectMet(scene, "Rotron");
        assertThat(dice(scene)).startsWith(5, 5, 5, 5);
        scene.expect(Query.CREATURE_SHIP).play("ship:36");

        assertThat(scene.isShipDamaged("Planetary Privateer")).isTrue();
        assertThat(scene.isShipDamaged("Star Cruiser")).isFalse();
        assertThat(scene.hits(BOCCANEGRA) + scene.hits(KOGUS)).isZero();
    }

    @Test
    void theRotronDestroysAShipThatWasDamagedAndCaresForNothingElse() {
        SecondPosition position = at(1631).dice(misses(10))
                .place(BOCCANEGRA, "1631")
                .ship("Planetary Privateer", BOCCANEGRA)
                .shipDamaged("Planetary Privateer");
        SecondScene scene = stand(meets(position, 1631, BOCCANEGRA), 2);
        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("out");

        SecondScene onFoot = meets(at(1631), 1631, BOCCANEGRA);
        expectMet(onFoot, "Rotron");
        assertThat(onFoot.events(BattleBegan.class)).isEmpty();
    }

    @Test
    void whoRidsATownOfTheSynestinsWinsItsHeart() {
        SecondScene scene = meets(at(3421).dice(misses(5)).dice(hits(4, 5)), 3421, BOCCANEGRA);
        stand(scene, 1);

        Event.LoyaltyShifted shifted = scene.events(Event.LoyaltyShifted.class).getFirst();
        assertThat(shifted.to()).isEqualTo(Loyalty.at(shifted.from().ordinal() + 1));
    }

    @Test
    void theWythsAreOutwittedByTheCleverestOfTheGroup() {
        // Nine dice less Sontag's intelligence of four, though she stands behind Boccanegra.
        SecondScene scene = meets(at(5511).dice(misses(5)).dice(misses(5)), 5511, SONTAG, BOCCANEGRA);
        Orders.lineUp(scene, BOCCANEGRA);
        scene.play("stand");

        expectMet(scene, "Wyths");
        assertThat(dice(scene)).startsWith(5, 5);
    }

    @Test
    void theYmBarrorStrikesTwiceAndHoldsOnInTheFirstRound() {
        SecondScene scene = meets(at(1223).dice(misses(8)).dice(misses(5)), 1223, BOCCANEGRA);

        expectMet(scene, "Ym-Barror");
        assertThat(dice(scene)).startsWith(8, 5);
        scene.expect(Query.BREAK_OFF);
    }

    @Test
    void nobodyEverBreaksOffFromTheMish() {
        // 6/3: three hits in the second round.
        SecondScene scene = meets(at(5132).dice(misses(11)).dice(misses(6)).dice(hits(3, 5)), 5132, BOCCANEGRA);

        expectMet(scene, "Mish");
        assertThat(dice(scene)).startsWith(6, 5, 6, 5);
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("S-R92")
    void theTelebotsFightTheMindOfOneWhomHisOwnerNames() {
        SecondScene scene = meets(at(4321).dice(misses(3)).dice(misses(4)), 4321, SONTAG, BOCCANEGRA);

        scene.expect(Query.CREATURE_TARGET)
                .expectOffers("character:12", "character:14")
                .play("character:12");
        scene.expect(Query.BREAK_OFF).play("stand");

        expectMet(scene, "Telebots");
        assertThat(dice(scene)).startsWith(3, 4);
    }
}
