package fitg.rules.mission.second;

import static fitg.play.CampaignPosition.camp;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.rules.rebellion.Revolt;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Camps, prisoners, quests, stolen points and information at their borders (3-galactic 14, 1-star-system 12.9, 4b, 3.3). */
@Tag("C-OTHER-1")
class CampaignMissionCornersTest {

    private static final int ROLLS = 10;

    private static int[] fill(int count, int... dice) {
        int[] all = new int[count * dice.length];
        for (int each = 0; each < all.length; each++) {
            all[each] = dice[each % dice.length];
        }
        return all;
    }

    private static SecondScene in(SecondPosition position, Side side, String place) {
        return follow(position.start(side, Segment.MISSIONS), "place:" + place);
    }

    // ---- camps

    @ParameterizedTest
    @CsvSource({"PATRIOTIC, true", "LOYAL, true", "NEUTRAL, false", "DISSENT, false", "UNREST, false"})
    void aCampIsStartedOnlyWhereTheEmpireIsLoved(Loyalty loyalty, boolean offered) {
        SecondScene scene =
                in(CampaignPosition.in(22).loyalty("Quibron", loyalty).place("Kogus", "2211"), Side.REBEL, "2211");

        assertThat(scene.offers("mission:B")).isEqualTo(offered);
    }

    @Test
    void oneCampIsEnoughForAnEnviron() {
        SecondScene scene = in(
                CampaignPosition.in(22)
                        .loyalty("Quibron", Loyalty.LOYAL)
                        .with(camp("2211"))
                        .place("Kogus", "2211"),
                Side.REBEL,
                "2211");

        scene.expectNotOffered("mission:B");
    }

    @Test
    void aCampPlansACoupAlthoughNobodyIsClever() {
        // given: Angoff has a coup rating of 3
        SecondScene scene =
                in(CampaignPosition.in(22).loyalty("Angoff", Loyalty.LOYAL).with(camp("2221")), Side.REBEL, "2221");

        scene.expectOffers("camp:C").expectNotOffered("camp:B", "camp:E", "camp:H", "camp:A", "camp:R", "camp:Q");
    }

    @Test
    void onTheLivingPlanetACampPlansNoCoup() {
        SecondScene scene = in(
                CampaignPosition.in(22)
                        .revealed("Angoff", Secret.LIVING_PLANET)
                        .loyalty("Angoff", Loyalty.LOYAL)
                        .with(camp("2221")),
                Side.REBEL,
                "2221");

        scene.expectNotOffered("camp:C");
    }

    @Test
    void theEmpireCannotUseARebelCamp() {
        SecondScene scene = in(
                CampaignPosition.in(22)
                        .loyalty("Angoff", Loyalty.LOYAL)
                        .with(camp("2221"))
                        .place("Jin Voles", "2221"),
                Side.IMPERIAL,
                "2221");

        assertThat(scene.offers()).noneMatch(key -> key.startsWith("camp:"));
    }

    @ParameterizedTest
    @CsvSource({"false, false", "true, true"})
    void aDamagedUnitCountsHalfAgainstACamp(boolean damaged, boolean stays) {
        // given: size 4: a marine (5) and a 2nd line (2) are seven, the marine damaged (3) only five
        SecondPosition position = CampaignPosition.in(22)
                .loyalty("Quibron", Loyalty.LOYAL)
                .with(camp("2211"))
                .counter("Marine", "2211")
                .counter("2nd Line", "2211");
        if (damaged) {
            position.damaged(0);
        }
        SecondScene scene = position.start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);
        Orders.finishTurn(scene);

        assertThat(scene.hasCamp(2211)).isEqualTo(stays);
    }

    @Test
    void landedStarshipsFindNoCamp() {
        SecondPosition position =
                CampaignPosition.in(22).loyalty("Quibron", Loyalty.LOYAL).with(camp("2211"));
        for (int each = 0; each < 4; each++) {
            position.counter("Imperial Light", "2211");
        }
        SecondScene scene = position.start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);
        Orders.finishTurn(scene);

        assertThat(scene.hasCamp(2211)).isTrue();
    }

    @Test
    void aRebellionEndsTheCamp() {
        SecondScene scene = SecondPosition.campaign()
                .round(2)
                .place("Tourag", "2231")
                .revealed("Quibron", Secret.LIVING_PLANET)
                .loyalty("Quibron", Loyalty.LOYAL)
                .with(camp("2211"))
                .startWith(new Revolt(Position.planetNamed("Quibron")));
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.hasCamp(2211)).isFalse();
    }

    // ---- Question Prisoner

    private static SecondScene questioned(SecondPosition position, String how, int... dice) {
        SecondScene scene = position.place("Vans Ka-Tie-A", "2231")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .base("Charkhan")
                .dice(dice)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        return follow(scene, "place:2231", "mission:Q", how);
    }

    @Test
    void wordsGiveThreeRollsAndTheIntelligenceOfWhoAsks() {
        SecondScene scene = questioned(CampaignPosition.in(22, 23), "question", fill(5, 1, 1));

        assertThat(scene.events(Happening.SuccessRolled.class)).as("3 + 2").hasSize(5);
        assertThat(scene.realm().secretsLearned()).isZero();
    }

    @Test
    void tortureGivesSixLessTheIntelligenceOfThePrisoner() {
        // given: Ly Mantok, intelligence 4, endurance 4: a die of 4 does not hurt him
        int[] dice = new int[9];
        Arrays.fill(dice, 1);
        dice[0] = 4;
        SecondScene scene = questioned(CampaignPosition.in(22, 23), "torture", dice);

        assertThat(scene.events(Happening.SuccessRolled.class)).as("6 + 2 - 4").hasSize(4);
        assertThat(scene.events(Happening.HitsTaken.class)).isEmpty();
    }

    @Test
    void onlyTheEmpireTortures() {
        SecondScene scene = CampaignPosition.in(22, 23)
                .luck(1)
                .place("Boccanegra", "2231")
                .prisoner("Jin Voles", "Boccanegra")
                .secret("Quibron", Secret.GEM_WORLD)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2231", "mission:Q");

        assertThat(scene.question()).isNotEqualTo(Query.QUESTIONING);
        assertThat(scene.events(Happening.SuccessRolled.class)).isNotEmpty();
    }

    @Test
    void aRebelWhoHearsSomethingMayLookAtTwoSecrets() {
        SecondScene scene = CampaignPosition.in(22, 23)
                .place("Boccanegra", "2231")
                .prisoner("Jin Voles", "Boccanegra")
                .secret("Quibron", Secret.GEM_WORLD)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2231", "mission:Q");

        scene.expect(Affair.LEARN).expectOffers("two-secrets");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    void theBonusRollsOfAQuestionCountInAnySection() {
        // given: 46 shows Q in the wild only, and Vans asks in the air of Charkhan
        SecondScene scene = questioned(CampaignPosition.in(22, 23), "question", 4, 6);

        assertThat(scene.realm().secretsLearned()).isEqualTo(1);
    }

    // ---- Spaceship Quest

    private static SecondPosition quest() {
        return CampaignPosition.in(22)
                .counter("Resolution", "orbit-222")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra");
    }

    @ParameterizedTest
    @CsvSource({"3, free", "4, damaged", "5, captured"})
    @Tag("S-R88")
    void aFailedQuestIsDecidedByADie(int die, String end) {
        // given: evasion and cannons of Boccanegra and his ship, none of the rolls a J
        SecondScene scene = quest().dice(fill(ROLLS, 1, 1)).dice(die).start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Query.MISSION_PLACE).play("place:orbit-222", "mission:J");

        assertThat(scene.isPrisoner("Boccanegra")).isEqualTo(end.equals("captured"));
        assertThat(scene.isShipDamaged("Planetary Privateer")).isEqualTo(end.equals("damaged"));
        scene.expectLuckUsedUp();
    }

    @Test
    void theEmpireHuntsNoAtrocityUnits() {
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .counter("Resolution", "orbit-222")
                .place("Redjac", "orbit-222")
                .ship("Redjac's Spaceship", "Redjac")
                .place("Jin Voles", "2221")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        assertThat(scene.question() == Query.MISSION_PLACE && scene.offers("place:orbit-222"))
                .isFalse();
    }

    @Test
    void whoCannotFlyWellUndertakesNoQuest() {
        // given: Zina Adora has navigation 1; Drakir Grebb 2
        SecondScene poor = quester("Zina Adora");
        SecondScene able = quester("Drakir Grebb");

        assertThat(poor.offers("place:orbit-222")).isFalse();
        assertThat(able.offers("place:orbit-222")).isTrue();
    }

    private static SecondScene quester(String pilot) {
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .counter("Resolution", "orbit-222")
                .place(pilot, "orbit-222")
                .ship("Planetary Privateer", pilot)
                .place("Kogus", "2221")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Query.MISSION_PLACE);
        return scene;
    }

    // ---- Steal Enemy Resources

    @Test
    void oneLetterStealsTwoPoints() {
        SecondScene scene = CampaignPosition.in(31)
                .points(Side.IMPERIAL, 9)
                .place("Odene Hobar", "3111")
                .dice(2, 3, 6, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:3111");
        assigned(mission(scene, "H", "Odene Hobar"));
        follow(scene, "roll", "complete");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(7);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(2);
    }

    @Test
    void twoLettersStealEight() {
        SecondScene scene = CampaignPosition.in(31)
                .points(Side.IMPERIAL, 20)
                .place("Odene Hobar", "3111")
                .dice(2, 3, 6, 5, 2, 3, 6, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:3111");
        assigned(mission(scene, "H", "Odene Hobar"));
        follow(scene, "roll", "continue", "roll");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(12);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(8);
    }

    @Test
    void onACapitalTheEmpireHasLostNothingIsStolen() {
        SecondScene scene = in(
                CampaignPosition.in(31)
                        .control("Chim", PlanetState.REBELLION)
                        .points(Side.IMPERIAL, 9)
                        .place("Odene Hobar", "3111"),
                Side.REBEL,
                "3111");

        scene.expectNotOffered("mission:H");
    }

    // ---- Gather Information

    @Test
    void onOnesOwnPlanetInformationIsGatheredOnlyWhereEnemiesAre() {
        SecondScene alone = in(CampaignPosition.in(22).place("Jin Voles", "2221"), Side.IMPERIAL, "2221");
        SecondScene watched =
                in(CampaignPosition.in(22).place("Jin Voles", "2221").place("Kogus", "2221"), Side.IMPERIAL, "2221");
        SecondScene units = in(
                CampaignPosition.in(22).place("Jin Voles", "2221").counter("Urban Militia", "2221"),
                Side.IMPERIAL,
                "2221");

        alone.expectNotOffered("mission:I");
        watched.expectOffers("mission:I");
        units.expectOffers("mission:I");
    }

    @Test
    void twoLettersOfTheEmpireMakeTheRebelNamePlanets() {
        SecondScene scene = CampaignPosition.in(22, 23)
                .base("Charkhan")
                .place("Jin Voles", "2221")
                .place("Kogus", "2221")
                .dice(2, 3, 6, 4, 2, 3, 6, 4)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2221");
        assigned(mission(scene, "I", "Jin Voles"));
        follow(scene, "roll", "continue", "roll");

        assertThat(scene.isDetected("Kogus")).isTrue();
        assertThat(scene.realm().secretsLearned()).isEqualTo(1);
        assertThat(scene.question() == Affair.NAME_PLANET
                        || !scene.events(Tidings.NotTheBase.class).isEmpty())
                .isTrue();
    }

    @Test
    void oneLetterShowsTheUnitsOfThePlanetButNotThoseInOrbit() {
        SecondScene scene = CampaignPosition.in(22)
                .place("Kogus", "2231")
                .place("Jin Voles", "2232")
                .counter("Marine", "2232")
                .counter("Imperial Heavy", "orbit-223")
                .with(CampaignPosition.faceDown(0, 1))
                .dice(1, 2, 6, 4)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2231");
        assigned(mission(scene, "I", "Kogus"));
        follow(scene, "roll", "complete");

        var counters = Theatre.counters(scene.truth());
        assertThat(counters.is(CounterMark.FACE_DOWN, 0)).isFalse();
        assertThat(counters.is(CounterMark.FACE_DOWN, 1)).isTrue();
        assertThat(scene.isDetected("Jin Voles")).isTrue();
        assertThat(scene.events(Event.MissionEnded.class)).isNotEmpty();
    }
}
