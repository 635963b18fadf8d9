package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rulings of 4b, 4, and lines of its table 3.3 about people, squads, uprisings and the interphase, by their wording. */
class CampaignWarRulingsTest {

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    // ---- K-R2, K-R11, K-R12, K-R22: PDBs and the base

    @Test
    @Tag("K-R2")
    void aLandedTransportDoesNotKeepTheRebelsFromPuttingAPdbUp() {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 2)
                .control("Rhexia", PlanetState.REBELLION)
                .control("Barak", PlanetState.REBELLION)
                .counter("Imperial Transport", "4411")
                .counter("Imperial Heavy", "orbit-441")
                .counter("Conscript", "5111")
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE).expectOffers("pdb-up:441").expectNotOffered("pdb-up:511");
    }

    @Test
    @Tag("K-R11")
    @Tag("K-R15")
    void withTheBaseOpenAPdbRisesByOneLevel() {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .counter("Wild Regular", "4411")
                .startStage(Segment.RESOURCES);
        scene.expectNotOffered("pdb-level:441").play("pdb-up:441").expectOffers("pdb-level:441");

        scene.play("pdb-level:441").expectNotOffered("pdb-level:441");

        assertThat(scene.pdbLevel("Rhexia")).isEqualTo(1);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(20 - 1 - 3);
    }

    @Test
    @Tag("K-R12")
    void aBaseTheEmpireHasFoundFightsNoCombatInTheResourcePhase() {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter("Conscript", "4211")
                .startStage(Segment.RESOURCES);
        scene.play("buy:urban-elite", "place:4211", "end");

        assertThat(scene.question()).isNotEqualTo(Affair.BASE_COMBAT);
        assertThat(scene.events(Happening.BattleBegan.class)).isEmpty();
    }

    @Test
    @Tag("K-R22")
    void aBaseFoundByAnEventMeansNoCardThisTurn() {
        // given: eight secrets are known, sixteen planets named; the broken code names the base
        SecondScene scene = galaxy(2)
                .base("Lonica")
                .control("Barak", PlanetState.REBEL_CONTROL)
                .pdb("Barak", 0, true)
                .counter("Rebel Light", "orbit-511")
                .realm(realm -> {
                    for (int id :
                            new int[] {112, 121, 141, 142, 223, 231, 232, 322, 323, 342, 431, 432, 433, 441, 511, 523
                            }) {
                        realm.name(Catalogue.standard().planetById(id).index());
                    }
                    for (int secret = 0; secret < 8; secret++) {
                        realm.learnSecret();
                    }
                    realm.assignments().add(0);
                    realm.assignments().add(1);
                })
                .realm(eventOnTop(112))
                .startStage(Segment.GALACTIC_EVENT);
        assertThat(scene.realm().baseRevealed()).isTrue();
        while (scene.question() != Query.INTERPLANETARY) {
            scene.play(quiet(scene));
        }

        assertThat(scene.events(Tidings.AssignmentTurned.class)).isEmpty();
    }

    // ---- K-R17: the fights of an uprising

    @Test
    @Tag("K-R17")
    void anUprisingMayFightInEveryEnvironAndInOrbitEachOnceInTheRebelsOrder() {
        // given: Charkhan rises by a mission in its air (event 12 weather, success 63 R)
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .loyalty("Charkhan", Loyalty.UNREST)
                .loyalty("Quibron", Loyalty.PATRIOTIC)
                .loyalty("Angoff", Loyalty.PATRIOTIC)
                .counter("Conscript", "2231")
                .counter("Conscript", "2232")
                .counter("Imperial Light", "orbit-223")
                .place("Adam Starlight", "2231")
                .dice(1, 2, 6, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2231");
        assigned(mission(scene, "R", "Adam Starlight"));
        follow(scene, "roll");
        scene.play("buy:air-regular", "buy:rebel-cruiser").expect(Affair.REBEL_UNITS);
        scene.play("buy:wild-regular", "end");

        scene.expect(Affair.UPRISING_COMBAT);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:2231", "place:2232", "place:orbit-223", "end");
        scene.play("place:orbit-223");
        while (scene.question() != Affair.UPRISING_COMBAT) {
            scene.play(scene.offers("call-off") ? "call-off" : quiet(scene));
        }
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:2231", "place:2232", "end");
        assertThat(scene.events(Happening.BattleBegan.class).getFirst().attacker())
                .isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("K-R17")
    void unitsThatWereThereBeforeFightAlong() {
        SecondScene scene = CampaignPosition.in(44)
                .luck(1)
                .loyalty("Rhexia", Loyalty.UNREST)
                .loyalty("Tartio", Loyalty.PATRIOTIC)
                .counter("Conscript", "4411")
                .counter("Wild Elite", "4411")
                .place("Adam Starlight", "4411")
                .dice(1, 4, 1, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "R", "Adam Starlight"));
        follow(scene, "roll");
        scene.play("buy:wild-militia", "end");
        scene.expect(Affair.UPRISING_COMBAT).play("place:4411");
        while (Orders.diceOfCounter(scene, 1).isEmpty()) {
            scene.play(quiet(scene));
        }

        assertThat(Orders.diceOfCounter(scene, 1).getFirst()).isEqualTo(5);
    }

    // ---- K-R21

    @Test
    @Tag("K-R21")
    void secretsMayBeShownBeforeTheImperialOperationsToo() {
        SecondScene scene = galaxy(2)
                .secret("Midest", Secret.EMPIRE_FOREVER)
                .counter("Imperial Light", "orbit-241")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        scene.expect(Affair.SHOW_SECRET).expectOffers("reveal:341", "none");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("none").expect(Query.INTERPLANETARY);
    }

    // ---- K-R23

    @Test
    @Tag("K-R23")
    void thePdbOfAStoppedRebellionBelongsToNobody() {
        SecondScene scene = galaxy(2)
                .points(Side.REBEL, 3)
                .points(Side.IMPERIAL, 3)
                .control("Rhexia", PlanetState.REBELLION_STOPPED)
                .control("Barak", PlanetState.REBELLION)
                .counter("Wild Regular", "4411")
                .startInterphase();

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION_STOPPED);
        scene.expect(Query.PDB_UP)
                .expectOffers("pdb-up:511")
                .expectNotOffered("pdb-up:441")
                .play("end");
        scene.expect(Query.PDB_UP).expectNotOffered("pdb-up:441");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    // ---- K-R30: pilots

    @Test
    @Tag("K-R30")
    void aPilotWoundedInSpaceFliesOnWithOneLess() {
        // given: the plague strikes Ran Jayma (endurance 5, navigation 5), three hits already
        SecondScene scene = galaxy(1)
                .place("Ran Jayma", "orbit-321")
                .ship("Explorer", "Ran Jayma")
                .hits("Ran Jayma", 3)
                .dice(1, 1)
                .realm(eventOnTop(117))
                .startStage(Segment.GALACTIC_EVENT);
        assertThat(scene.isWounded("Ran Jayma")).isTrue();
        while (scene.question() != Query.CHARACTER_MOVE) {
            scene.play(quiet(scene));
        }
        follow(scene, "fly:33", "planet:311", "place:orbit-311");

        assertThat(scene.last(Happening.Jumped.class).navigation()).isEqualTo(4);
    }

    @Test
    @Tag("K-R30")
    void whenAPilotDiesInSpaceAnotherAboardTakesTheShip() {
        SecondScene scene = galaxy(1)
                .place("Ran Jayma", "orbit-321")
                .ship("Explorer", "Ran Jayma")
                .wounded("Ran Jayma")
                .hits("Ran Jayma", 4)
                .aboardShip("Kogus", "Explorer")
                .realm(eventOnTop(117))
                .startStage(Segment.GALACTIC_EVENT);

        assertThat(scene.isDead("Ran Jayma")).isTrue();
        assertThat(scene.shipHolder("Explorer")).isEqualTo("Kogus");
        assertThat(scene.shipPlace("Explorer")).isEqualTo("orbit-321");
    }

    // ---- K-R32, K-R33: suicide squads

    private static SecondPosition withSquad(SecondPosition position, int carrier) {
        return position.realm(realm -> {
            realm.trainSquads();
            realm.setSquadCarrier(0, carrier);
        });
    }

    @Test
    @Tag("K-R32")
    void aSquadTravelsAsCargoAndIsLostWithIt() {
        // given: a loaded transport over Trov, and the ghost fleet
        SecondScene scene = withSquad(
                        SecondPosition.campaign()
                                .event(106)
                                .realm(realm -> realm.setRound(1))
                                .counter("Imperial Transport", "orbit-542")
                                .counter("1st Line", "orbit-542")
                                .cargo(0, 1),
                        1)
                .dice(6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        scene.play("place:orbit-542");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(Realm.NONE);
    }

    @Test
    @Tag("K-R32")
    void aSquadTakesNoRoomCostsNoUpkeepAndDoesNotSearch() {
        // given: three 1st lines fill the town of Chim, one of them with a squad
        SecondScene scene = withSquad(
                        galaxy(3)
                                .points(Side.IMPERIAL, 10)
                                .counter("1st Line", "3111")
                                .counter("1st Line", "3111"),
                        0)
                .startStage(Segment.RESOURCES);
        int before = 10;
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE);

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(before + 35);
        scene.play("buy:1st-line").expectOffers("place:3111");
    }

    @Test
    @Tag("K-R33")
    void aSquadStrikesEscortsToo() {
        // given: found with 1; Zina Adora (endurance 2) two and two, her escort (3/3) one and two, Rafa six and six
        SecondScene scene = withSquad(
                        CampaignPosition.in(22)
                                .counter("1st Line", "2211")
                                .place("Jin Voles", "2211")
                                .place("Zina Adora", "2211")
                                .place("Agan Rafa", "2211")
                                .dead("Kogus")
                                .escort("Zina Adora", Soldier.REGULAR)
                                .detected("Zina Adora", "Agan Rafa"),
                        0)
                .dice(1, 1, 2, 5, 6, 1, 2)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211");
        while (scene.question() == Query.SEARCH_UNITS || scene.question() == Query.SEARCH_CHARACTER) {
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : "leave");
        }
        scene.expect(Query.FOUND).play("suicide-squad");

        // then: what each took, before the wounded rest
        assertThat(scene.events(Happening.HitsTaken.class))
                .extracting(taken -> taken.target().name() + " " + taken.hits() + " " + taken.fate())
                .containsExactly("Zina Adora 3 DAMAGED", "Agan Rafa 11 DAMAGED", "regular escort 1 3 DAMAGED");
        assertThat(scene.isPrisoner("Zina Adora") || scene.isPrisoner("Agan Rafa"))
                .isFalse();
        scene.expectLuckUsedUp();
    }

    // ---- torture

    @ParameterizedTest
    @CsvSource({"6, false, 0, 0", "4, true, 0, 4", "3, true, 0, 0", "4, true, 1, 9"})
    @Tag("C-OTHER-1")
    void tortureHurtsByWhatTheDieExceedsHim(int die, boolean wounded, int hitsBefore, int hitsAfter) {
        // given: Agan Rafa, endurance 6, wounded 3, less his hits; Vans (2) rolls 6 + 2 - 1 times
        SecondPosition position = CampaignPosition.in(22)
                .place("Vans Ka-Tie-A", "2231")
                .prisoner("Agan Rafa", "Vans Ka-Tie-A")
                .hits("Agan Rafa", hitsBefore)
                .base("Charkhan");
        if (wounded) {
            position.wounded("Agan Rafa");
        }
        SecondScene scene = position.luck(1)
                .dice(die, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2231", "mission:Q", "torture");

        if (hitsAfter >= 6) {
            assertThat(scene.isDead("Agan Rafa")).isTrue();
            assertThat(scene.events(Happening.SuccessRolled.class)).isEmpty();
        } else {
            int taken = scene.events(Happening.HitsTaken.class).stream()
                    .filter(hits -> hits.target().number() == Position.character("Agan Rafa"))
                    .mapToInt(Happening.HitsTaken::hits)
                    .sum();
            assertThat(taken).isEqualTo(hitsAfter);
            assertThat(scene.events(Happening.SuccessRolled.class)).hasSize(7);
        }
    }

    // ---- the interphase

    @Test
    @Tag("C-INTER-1")
    void inTheLastStepAllHitsAreTakenOff() {
        SecondScene scene = galaxy(2)
                .counter("1st Line", "3111")
                .counterHits(0, 2)
                .counter("Imperial Heavy", "orbit-311")
                .counterHits(1, 4)
                .pdb("Chim", 1, true)
                .pdbHits("Chim", 3)
                .place("Jin Voles", "3111")
                .hits("Jin Voles", 3)
                .prisoner("Zina Adora", "Jin Voles")
                .hits("Zina Adora", 1)
                .wounded("Zina Adora")
                .startInterphase();

        assertThat(scene.counterHits(0)).isZero();
        assertThat(scene.counterHits(1)).isZero();
        assertThat(scene.pdbHits("Chim")).isZero();
        assertThat(scene.hits("Jin Voles")).isZero();
        assertThat(scene.hits("Zina Adora")).isZero();
        assertThat(scene.isWounded("Zina Adora")).as("wounds stay").isTrue();
    }

    @Test
    @Tag("E2.8.1")
    void theEventIsOverWithTheSecondInterphase() {
        SecondScene first =
                galaxy(2).event(126).realm(realm -> realm.setRound(1)).startInterphase();
        SecondScene second = galaxy(2)
                .event(126)
                .realm(realm -> realm.setRound(2))
                .realm(eventOnTop(100))
                .startInterphase();

        assertThat(first.realm().event()).isEqualTo(126);
        assertThat(second.realm().event()).isNotEqualTo(126);
        assertThat(second.turn()).isEqualTo(3);
    }

    // ---- sovereigns

    @Test
    @Tag("C-OTHER-1")
    void whatASovereignsPeopleRaiseIsNoEliteOfTheResourcePhase() {
        // given: Odel Hobar of Heliax (wild, seven points) follows the Empire: event 14 weather, success 65 E
        SecondScene scene = CampaignPosition.in(41, 42, 44)
                .control("Lonica", PlanetState.REBELLION)
                .control("Rhexia", PlanetState.REBELLION)
                .place("Jin Voles", "4122")
                .dice(1, 4, 6, 5)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:4122");
        assigned(mission(scene, "E", "Jin Voles"));
        follow(scene, "roll");

        scene.expect(Affair.IMPERIAL_UNITS)
                .expectOffers("buy:marine", "buy:guard", "buy:imperial-heavy")
                .expectNotOffered("buy:resolution", "buy:peacemaker", "buy:planet-stabilizer");
        scene.play("buy:marine");
        assertThat(scene.groundUnits("4122", Side.IMPERIAL)).isEqualTo(1);
        assertThat(scene.forcePoints(Side.IMPERIAL)).as("no track is touched").isZero();
    }
}
