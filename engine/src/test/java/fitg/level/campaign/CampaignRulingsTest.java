package fitg.level.campaign;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.words.Narrator;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.state.Segment;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rulings of 4b, 4, which no acceptance case is about, each from the wording of the ruling alone. */
class CampaignRulingsTest {

    /** Event 14 is weather, success 13 shows R in the wild. */
    private static final int[] QUIET_AND_R = {1, 4, 1, 3};

    // ---- K-R1

    @Test
    @Tag("K-R1")
    void onlyConscriptsGuardsAndRebelMilitiaAreNotMobile() {
        assertThat(Catalogue.standard().counterTypes())
                .filteredOn(CounterType::garrison)
                .extracting(CounterType::name)
                .containsExactlyInAnyOrder(
                        "Conscript",
                        "Guard",
                        "Air Militia",
                        "Fire Militia",
                        "Liquid Militia",
                        "Subterranean Militia",
                        "Urban Militia",
                        "Wild Militia");
    }

    @Test
    @Tag("K-R1")
    void aWoundOfAnEventIsTwoHitsAndSurplusCarriesOver() {
        // given: card 81 in a special environ is an accident (t 3, u 2); Zina Adora has endurance 2 and one hit already
        SecondScene scene = CampaignPosition.in(21)
                .place("Zina Adora", "2111")
                .hits("Zina Adora", 1)
                .dice(3, 2, 6, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2111");
        assigned(mission(scene, "I", "Zina Adora"));

        follow(scene, "roll");

        assertThat(scene.isWounded("Zina Adora")).isTrue();
        assertThat(scene.hits("Zina Adora")).isEqualTo(1);
    }

    @Test
    @Tag("K-R1")
    void aNumberTheListDoesNotKnowStaysAsPrinted() {
        // event 113 moves five points, a creature has its printed strength
        SecondScene scene = SecondPosition.campaign()
                .points(Side.IMPERIAL, 8)
                .realm(CampaignPosition.eventOnTop(113))
                .place("Tourag", "2231")
                .startStage(Segment.GALACTIC_EVENT);

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(3);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(5);
    }

    // ---- K-R3: the mix

    @Test
    @Tag("K-R3")
    void subvertedTroopsJoinOnlyWhileThereIsACounterForThem() {
        // given: both Air militias are in play elsewhere. Event 12 is weather, success 14 shows T
        SecondScene scene = CampaignPosition.in(21, 22, 23)
                .counter("Conscript", "2111")
                .counter("Air Militia", "2231")
                .counter("Air Militia", "2312")
                .place("Adam Starlight", "2111")
                .dice(1, 2, 1, 4)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2111");
        assigned(mission(scene, "T", "Adam Starlight"));

        follow(scene, "roll", "complete");

        assertThat(scene.counterPlace(0)).as("he goes all the same").isEqualTo("gone");
        assertThat(scene.groundUnits("2111", Side.REBEL)).isZero();
    }

    @Test
    @Tag("K-R3")
    void aRebellionRaisesNoMoreThanTheMixHas() {
        // given: of fire regulars there is one, and it is in play; Capilax rises by full taxes
        SecondScene scene = SecondPosition.campaign()
                .round(5)
                .loyalty("Capilax", Loyalty.UNREST)
                .counter("Fire Regular", "5311")
                .startStage(Segment.RESOURCES);

        scene.play("tax-full:522").expect(Affair.REBEL_UNITS);

        assertThat(scene.offers()).containsExactlyInAnyOrder("buy:fire-militia", "buy:fire-irregular", "end");
    }

    // ---- K-R18, K-R19: what a rebellion raises

    private static SecondScene rise(SecondPosition position, String environ) {
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        assigned(mission(scene, "R", "Adam Starlight"));
        return follow(scene, "roll");
    }

    private static SecondPosition rhexia() {
        return CampaignPosition.in(44)
                .loyalty("Rhexia", Loyalty.UNREST)
                .loyalty("Tartio", Loyalty.UNREST)
                .place("Adam Starlight", "4411")
                .dice(QUIET_AND_R);
    }

    @Test
    @Tag("K-R18")
    void whereThreeHaveRoomAFourthCannotBeBoughtAndItsPointsAreLost() {
        // given: the wild of Rhexia, size 3, with a regular that came before
        SecondScene scene = rise(rhexia().counter("Wild Regular", "4411"), "4411");
        scene.expect(Affair.REBEL_UNITS).play("buy:wild-militia", "buy:wild-militia");

        // then: ships need no room
        assertThat(scene.offers())
                .containsExactlyInAnyOrder("buy:rebel-transport", "buy:rebel-light", "buy:rebel-cruiser", "end");

        // when: he is done with five points left
        scene.play("end");

        assertThat(scene.groundUnits("4411", Side.REBEL)).isEqualTo(3);
        assertThat(scene.forcePoints(Side.REBEL))
                .as("the track has its own seven")
                .isEqualTo(7);
        assertThat(scene.events(Event.UnitsWaiting.class)).isEmpty();
    }

    @Test
    @Tag("K-R18")
    void withoutAStarAFullEnvironEndsTheList() {
        // given: Tartio's town, size 3, four points, no star; Success 11 shows R in a town, event 26 is weather there
        SecondScene scene = rise(
                CampaignPosition.in(44)
                        .loyalty("Tartio", Loyalty.UNREST)
                        .place("Adam Starlight", "4421")
                        .counter("Urban Regular", "4421")
                        .counter("Urban Regular", "4421")
                        .dice(2, 4, 1, 1),
                "4421");
        scene.expect(Affair.REBEL_UNITS);
        assertThat(scene.decision().subject()).isEqualTo(SecondPosition.place("4421"));
        assertThat(scene.offers())
                .containsExactlyInAnyOrder("buy:urban-militia", "buy:urban-irregular", "buy:urban-regular", "end");

        scene.play("buy:urban-militia");

        assertThat(scene.decision().subject())
                .as("three points are lost, the caves are next")
                .isEqualTo(SecondPosition.place("4422"));
        assertThat(scene.offers())
                .containsExactlyInAnyOrder(
                        "buy:subterranean-militia", "buy:subterranean-irregular", "buy:subterranean-regular", "end");
    }

    @Test
    @Tag("K-R19")
    void newShipsStandInTheirEnvironAndCruisersBesideTheEnemyInOrbit() {
        // given: two dispersed Imperial lights over Rhexia, whose PDB is strong
        SecondScene scene = rise(
                rhexia().pdb("Rhexia", 2, true)
                        .counter("Imperial Light", "orbit-441")
                        .counter("Imperial Light", "orbit-441")
                        .dispersed(0, 1),
                "4411");

        // when
        scene.play("buy:rebel-cruiser", "buy:rebel-light", "buy:rebel-transport");

        // then: nobody rakes or intercepts them
        assertThat(scene.counterPlace(2)).isEqualTo("orbit-441");
        assertThat(scene.counterPlace(3)).isEqualTo("4411");
        assertThat(scene.counterPlace(4)).isEqualTo("4411");
        assertThat(scene.events(Happening.Raked.class)).isEmpty();
        assertThat(scene.events(Happening.Intercepted.class)).isEmpty();
        assertThat(scene.question()).isNotIn(Query.RAKE, Query.INTERCEPT);

        // then: C.5 may be fought over the planet
        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:orbit-441").expectNotOffered("place:4411");
    }

    // ---- K-R26: landed starships

    @Test
    @Tag("K-R26")
    void aLandedStarshipAloneIsNoEnemyToFight() {
        SecondScene scene = CampaignPosition.in(22)
                .counter("Imperial Light", "2211")
                .counter("Wild Regular", "2211")
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        assertThat(scene.events(Happening.BattleBegan.class)).isEmpty();
        assertThat(scene.question()).isNotIn(Query.ENVIRONS_BATTLE, Query.NEXT_ENVIRONS_BATTLE);
    }

    @Test
    @Tag("K-R26")
    void inABattleALandedStarshipNeitherRollsNorIsAimedAt() {
        SecondScene scene = CampaignPosition.in(22)
                .counter("Conscript", "2211")
                .counter("Imperial Light", "2211")
                .counter("Wild Regular", "2211")
                .counter("Rebel Light", "2211")
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack");
        while (scene.question() == Query.AIM_COUNTER || scene.question() == Query.AIM_EXTRA_DICE) {
            scene.expectNotOffered("counter:1", "counter:3").play(scene.offers().getFirst());
        }

        assertThat(volleys(scene))
                .isNotEmpty()
                .allMatch(volley -> !isShip(volley.shooter()) && !isShip(volley.target()));
    }

    private static boolean isShip(Happening.Piece piece) {
        return piece.sort() == Happening.Sort.COUNTER && (piece.number() == 1 || piece.number() == 3);
    }

    @Test
    @Tag("K-R26")
    void localsRaidALandedStarship() {
        // given: event 13 in the wild: the locals raid; a light is all the Empire has, its PDB is Down
        SecondScene scene = CampaignPosition.in(22)
                .counter("Imperial Light", "2211")
                .place("Adam Starlight", "2211")
                .dice(1, 3, 6, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "P", "Adam Starlight"));

        follow(scene, "roll");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
    }

    @Test
    @Tag("K-R26")
    void aLandedStarshipLeavesByTheNormalRulesWhoeverElseIsThere() {
        SecondScene scene = CampaignPosition.in(22)
                .counter("Imperial Light", "2211")
                .counter("Wild Regular", "2211")
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "lift:2211");
        follow(scene, "end");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
    }

    // ---- K-R29: recruitment

    /** Rhexia at Dissent under the Empire: a d10 of 2 is enough for the rebels, 3 with somebody at home there. */
    private static SecondPosition recruiting(int die) {
        return SecondPosition.campaignIn(44, 45)
                .luck(1)
                .loyalty("Rhexia", Loyalty.DISSENT)
                .place("Adam Starlight", "4411")
                .dice(die);
    }

    private static boolean joined(SecondPosition position) {
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        return !scene.events(Event.CharacterGained.class).isEmpty();
    }

    @Test
    @Tag("K-R29")
    void aPrisonerAtHomeAndASovereignGiveNoRecruitment() {
        assertThat(joined(recruiting(2))).isTrue();
        assertThat(joined(recruiting(3))).isFalse();
        assertThat(joined(recruiting(3).place("Yarro Latac", "4411")))
                .as("at home")
                .isTrue();
        assertThat(joined(recruiting(3).counter("1st Line", "4411").prisonerOfUnits("Yarro Latac", "4411")))
                .isFalse();
        assertThat(joined(recruiting(3).with(CampaignPosition.summoned("Yaldor", Side.REBEL))))
                .isFalse();
        assertThat(joined(recruiting(3).escort("Adam Starlight", Soldier.REGULAR)))
                .isFalse();
    }

    @Test
    @Tag("K-R29")
    void whereOnlyASovereignOrAPrisonerIsNoDieIsRolled() {
        // given: no luck is scripted; a die would fail the test
        SecondScene scene = SecondPosition.campaignIn(44, 45)
                .with(CampaignPosition.summoned("Yaldor", Side.REBEL))
                .counter("1st Line", "4421")
                .prisonerOfUnits("Yarro Latac", "4421")
                .place("Boccanegra", "4511")
                .start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.offers()).doesNotContain("place:4411", "place:4421");
    }

    // ---- K-R34: who is first

    @Test
    @Tag("K-R34")
    void atAnInterphaseTheRebelPutsHisPdbsUpFirst() {
        SecondScene scene = SecondPosition.campaign()
                .round(2)
                .points(Side.REBEL, 1)
                .points(Side.IMPERIAL, 1)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .counter("Wild Regular", "4411")
                .startInterphase();

        scene.expect(Query.PDB_UP);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("pdb-up:441").expect(Query.PDB_UP);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("K-R34")
    void inATurnThePhasingPlayerFormsHisFleetsFirst() {
        Stream.of(Side.REBEL, Side.IMPERIAL).forEach(phasing -> {
            SecondScene scene = CampaignPosition.in(22)
                    .counter("Imperial Light", "orbit-221")
                    .counter("Imperial Light", "orbit-221")
                    .counter("Rebel Light", "orbit-222")
                    .counter("Rebel Light", "orbit-222")
                    .start(phasing, Segment.ORBIT_ORGANISATION);

            scene.expect(Query.FORMATION);
            assertThat(scene.asked()).isEqualTo(phasing);
            scene.play("battle-formation").expect(Query.FORMATION);
            assertThat(scene.asked()).isNotEqualTo(phasing);
        });
    }

    // ---- K-R36: no endless fights

    @Test
    @Tag("K-R36")
    void aRoundInWhichNobodyHasADieEndsAsCalledOff() {
        // given: Thysa Kymbo (AF 1) on stun against Oneste Woada (AF 0)
        SecondScene scene = CampaignPosition.in(22)
                .place("Thysa Kymbo", "2211")
                .place("Oneste Woada", "2211")
                .detected("Oneste Woada")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2211", "characters");
        follow(scene, "stun", "stand");

        assertThat(diceOf(scene, "Thysa Kymbo")).isEmpty();
        assertThat(scene.last(Happening.BattleEnded.class).ending()).isEqualTo(Happening.BattleEnded.Ending.CALLED_OFF);
        assertThat(scene.isFree("Oneste Woada")).isTrue();
    }

    @Test
    @Tag("K-R36")
    void aFightEndsAfterTwentyRounds() {
        SecondScene scene = CampaignPosition.in(22)
                .place("Thysa Kymbo", "2211")
                .place("Oneste Woada", "2211")
                .detected("Oneste Woada")
                .dice(1)
                .dice(new int[] {1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4})
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2211", "characters");
        follow(scene, "kill", "stand");
        while (scene.events(Happening.BattleEnded.class).isEmpty()) {
            follow(scene, "go-on", "kill", "stand");
        }

        assertThat(diceOf(scene, "Thysa Kymbo")).hasSize(20);
        assertThat(scene.last(Happening.BattleEnded.class).ending()).isEqualTo(Happening.BattleEnded.Ending.CALLED_OFF);
        scene.expectLuckUsedUp();
    }

    // ---- K-R37: once per segment

    @Test
    @Tag("K-R37")
    void aPrisonerIsHandedOverOnceInASegment() {
        SecondScene scene = CampaignPosition.in(22)
                .place("Jin Voles", "2211")
                .place("Redjac", "2211")
                .prisoner("Zina Adora", "Jin Voles")
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "hand-over:1");
        if (scene.question() == Query.HAND_OVER_TO) {
            scene.play(scene.offers().getFirst());
        }
        assertThat(scene.holder("Zina Adora")).isEqualTo("Redjac");

        assertThat(scene.question() != Query.PLANETARY_MOVE || !scene.offers("hand-over:1"))
                .isTrue();
    }

    @Test
    @Tag("K-R37")
    void aSquadPassesOnceInASegment() {
        SecondScene scene = SecondPosition.campaign()
                .counter("1st Line", "1522")
                .counter("Stormtrooper", "1522")
                .counter("1st Line", "1521")
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 0);
                })
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);
        scene.expect(Affair.SQUAD_CARRIER).play("counter:1").expect(Query.PLANETARY_MOVE);

        scene.play("march:1521");

        assertThat(scene.counterPlace(2)).isEqualTo("1522");
        assertThat(scene.question()).isNotEqualTo(Affair.SQUAD_CARRIER);
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(1);
    }

    @Test
    @Tag("K-R37")
    void aFleetIsFormedOnceInASegment() {
        SecondScene scene = CampaignPosition.in(22)
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .start(Side.IMPERIAL, Segment.ORBIT_ORGANISATION);

        scene.expect(Query.FORMATION).play("dispersed");

        assertThat(scene.isDispersed(0) && scene.isDispersed(1)).isTrue();
        assertThat(scene.truth().turn().phasing())
                .as("the next to be asked is in the next player-turn")
                .isEqualTo(Side.REBEL);
    }

    // ---- K-R39: equal chances over single pieces

    @Test
    @Tag("K-R39")
    void rakingPicksAmongShipsNotAmongKinds() {
        // given: two lights and a cruiser go up past a level 1 PDB; 3 pieces of 2 kinds, so the third can be picked
        SecondScene scene = CampaignPosition.in(22)
                .pdb("Quibron", 1, true)
                .counter("Rebel Light", "2211")
                .counter("Rebel Light", "2211")
                .counter("Rebel Transport", "2211")
                .dice(6, 6, 1, 1)
                .picks(2, 1)
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "lift:2211");
        while (scene.question() == Query.UNIT_JOINS || scene.question() == Query.CARGO) {
            scene.play(scene.offers().stream()
                    .filter(key -> key.startsWith("counter"))
                    .findFirst()
                    .orElse("none"));
        }
        follow(scene, "rake");

        assertThat(scene.counterHits(2)).isEqualTo(1);
        assertThat(scene.counterHits(1)).isEqualTo(1);
        assertThat(scene.counterHits(0)).isZero();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("K-R39")
    @Tag("K-R38")
    void chanceSabotagesOneOfTheHiddenUnitsAndEachIsAsLikely() {
        // given: two 2nd lines and a stormtrooper face down; S twice (success 61), the third piece is picked
        SecondScene scene = CampaignPosition.in(22)
                .counter("2nd Line", "2211")
                .counter("2nd Line", "2211")
                .counter("Stormtrooper", "2211")
                .with(CampaignPosition.faceDown(0, 1, 2))
                .place("Rayner Derban", "2211")
                .dice(1, 4, 6, 1, 1, 4, 6, 1)
                .picks(2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "S", "Rayner Derban"));
        follow(scene, "roll", "continue", "roll");

        // then: that there are two kinds is not told, and the answer names none; so it is not even asked
        assertThat(scene.events(Event.MissionEnded.class)).hasSize(1);
        assertThat(scene.counterPlace(2)).isEqualTo("gone");
        assertThat(scene.groundUnits("2211", Side.IMPERIAL)).isEqualTo(2);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("K-R39")
    @Tag("K-R501")
    void whatLiesOpenIsNamedAndWhatDoesNotIsOneAnswerForGroundAndOneForSpace() {
        SecondScene scene = CampaignPosition.in(22)
                .counter("Conscript", "2211")
                .counter("Marine", "2211")
                .counter("1st Line", "2211")
                .counter("Imperial Light", "2211")
                .counter("Imperial Transport", "2211")
                .with(CampaignPosition.faceDown(1, 2, 3, 4))
                .place("Rayner Derban", "2211")
                .dice(1, 4, 6, 1, 1, 4, 6, 1)
                .picks(1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "S", "Rayner Derban"));
        follow(scene, "roll", "continue", "roll");

        scene.expect(Query.SABOTAGE);
        assertThat(scene.decision().actions())
                .extracting(action -> Narrator.describe(scene.decision(), action))
                .contains("one of the ground units face down, at random", "one of the starships face down, at random");
        assertThat(scene.offers()).containsExactly("counter:0", "counter:1", "counter:3");
        scene.play("counter:3");
        assertThat(scene.counterPlace(4)).isEqualTo("gone");
        assertThat(scene.counterPlace(3)).isEqualTo("2211");
    }
}
