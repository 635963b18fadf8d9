package fitg.galaxy.event;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
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
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Galactic events that last, in the corners of a player-turn where they are easily forgotten (4b, 3.1). */
@Tag("C-EVENT-1")
class CampaignLastingEventCasesTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    private static SecondPosition under(int event) {
        return event == 0 ? galaxy() : galaxy().event(event);
    }

    // ---- 120: Kogus and Barca lead nothing

    private static int jumpOfFive(int event) {
        SecondPosition position = under(event);
        for (int ship = 0; ship < 5; ship++) {
            position.counter("Imperial Light", "orbit-241");
        }
        SecondScene scene =
                position.aboard("Barca", 0).dice(1, 1).start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-241", "211", 0, 1, 2, 3, 4);
        return scene.last(Happening.Jumped.class).distance();
    }

    @Test
    @Tag("E3.2.d.3")
    void underEvent120BarcaLeadsNoJump() {
        assertThat(jumpOfFive(120)).isEqualTo(jumpOfFive(0) + 2);
    }

    @Test
    void underEvent120BarcaComesWithNoUnitInReaction() {
        assertThat(reactionLeaders(0)).contains("character:22");
        assertThat(reactionLeaders(120)).doesNotContain("character:22").isNotEmpty();
    }

    private static List<String> reactionLeaders(int event) {
        SecondScene scene = under(event)
                .place("Frun Sentel", "2321")
                .detected("Frun Sentel")
                .counter("1st Line", "2322")
                .withUnits("Barca", "2322")
                .withUnits("Jon Kidu", "2322")
                .start(Side.REBEL, Segment.REACTION);
        scene.play("react:2321").expect(Query.REACTION_PIECE).play("counter:0");
        return scene.expect(Query.REACTION_LEADER).offers();
    }

    @Test
    void underEvent120BarcaLeadsNoSearchButSearches() {
        assertThat(searchAnswers(0)).contains("character:22");
        assertThat(searchAnswers(120)).doesNotContain("character:22").contains("character:25");
    }

    private static List<String> searchAnswers(int event) {
        SecondScene scene = under(event)
                .place("Frun Sentel", "2321")
                .detected("Frun Sentel")
                .counter("1st Line", "2321")
                .withUnits("Barca", "2321")
                .withUnits("Jon Kidu", "2321")
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2321");
        return scene.expect(Query.SEARCH_UNITS).offers();
    }

    @Test
    @Tag("K-R601")
    void underEvent120BarcaQuestionsNobody() {
        assertThat(questions(0)).isTrue();
        assertThat(questions(120)).isFalse();
    }

    private static boolean questions(int event) {
        SecondScene scene = under(event)
                .luck(1)
                .place("Barca", "2211")
                .prisoner("Zina Adora", "Barca")
                .start(Side.IMPERIAL, Segment.MISSIONS);
        if (scene.question() == Query.MISSION_PLACE && scene.offers("place:2211")) {
            scene.play("place:2211");
        }
        return scene.question() == Query.MISSION && scene.offers("mission:Q");
    }

    @Test
    @Tag("K-R601")
    void underEvent120BarcaFliesNoQuest() {
        assertThat(quests(0)).isTrue();
        assertThat(quests(120)).isFalse();
    }

    private static boolean quests(int event) {
        SecondScene scene = under(event)
                .luck(1)
                .place("Barca", "orbit-221")
                .ship("Imperial Spaceship 1", "Barca")
                .counter("Rebel Light", "orbit-221")
                .prisonerAboard("Jin Voles", 0)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        if (scene.question() == Query.MISSION_PLACE && scene.offers("place:orbit-221")) {
            scene.play("place:orbit-221");
        }
        return scene.question() == Query.MISSION && scene.offers("mission:J");
    }

    @Test
    void underEvent120BarcaLeadsNoAttackOnAPdb() {
        assertThat(pdbAttackLeaders(0)).contains("character:22");
        assertThat(pdbAttackLeaders(120)).doesNotContain("character:22");
    }

    private static List<String> pdbAttackLeaders(int event) {
        SecondScene scene = under(event)
                .luck(1)
                .control("Quibron", PlanetState.REBEL_CONTROL)
                .pdb("Quibron", 1, true)
                .counter("Imperial Heavy", "orbit-221")
                .aboard("Barca", 0)
                .start(Side.IMPERIAL, Segment.SPACE_COMBAT);
        List<String> seen = new ArrayList<>();
        while (scene.truth().turn().segment() == Segment.SPACE_COMBAT) {
            if (scene.question() == Query.LEADER) {
                seen.addAll(scene.offers());
            }
            String attack = scene.offers().stream()
                    .filter(key -> key.startsWith("attack"))
                    .findFirst()
                    .orElse(quiet(scene));
            scene.play(attack);
        }
        return seen;
    }

    @Test
    void underEvent120KogusStillHealsMovesAndFights() {
        SecondScene scene =
                under(120).luck(1).place("Kogus", "2211").wounded("Kogus").start(Side.REBEL, Segment.MISSIONS);
        while (scene.truth().turn().phasing() == Side.REBEL) {
            scene.play(quiet(scene));
        }

        assertThat(scene.isWounded("Kogus")).as("he rested").isFalse();
    }

    @Test
    void underEvent120DiplomacyOnAKaynPlanetMovesNothing() {
        // success 63 shows D in every environ; event 24 is weather
        SecondScene scene = diplomacy(under(120));
        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(diplomacy(under(0)).loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
    }

    private static SecondScene diplomacy(SecondPosition position) {
        SecondScene scene = position.luck(1)
                .loyalty("Etreg", Loyalty.NEUTRAL)
                .place("Boccanegra", "2121")
                .dice(10, 2, 4, 6, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2121");
        if (!scene.offers("mission:D")) {
            return scene;
        }
        Orders.assigned(Orders.mission(scene, "D", "Boccanegra"));
        follow(scene, "roll");
        int patience = 0;
        while (scene.truth().turn().segment() == Segment.MISSIONS && patience++ < 20) {
            scene.play(scene.offers("complete") ? "complete" : quiet(scene));
        }
        return scene;
    }

    // ---- 125

    @Test
    void underEvent125NobodyReactsInHisShip() {
        assertThat(reactsFromOrbit(0, "Imperial Spaceship 1")).isTrue();
        assertThat(reactsFromOrbit(125, "Imperial Spaceship 1")).isFalse();
        assertThat(reactsFromOrbit(125, "Redjac's Spaceship")).isTrue();
    }

    private static boolean reactsFromOrbit(int event, String ship) {
        String pilot = ship.startsWith("Redjac") ? "Redjac" : "Jin Voles";
        SecondScene scene = under(event)
                .place("Frun Sentel", "2321")
                .detected("Frun Sentel")
                .place(pilot, "orbit-232")
                .ship(ship, pilot)
                .counter("Conscript", "2323")
                .start(Side.REBEL, Segment.REACTION);
        if (!scene.offers("react:2321")) {
            return false;
        }
        scene.play("react:2321");
        return scene.question() == Query.REACTION_PIECE && scene.offers("character:" + (Position.character(pilot) + 1));
    }

    @Test
    void underEvent125WhoLeavesHisShipBehindMayRideInAStarship() {
        SecondScene scene = under(125)
                .place("Jin Voles", "2411")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .counter("Imperial Light", "2411")
                .dice(1, 1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        scene.play("move-ships:2411");
        boolean boards = false;
        while (scene.question() != Query.DESTINATION) {
            if (scene.question() == Query.BOARD && scene.offers("board:0")) {
                boards = true;
                scene.play("board:0");
            } else {
                assertThat(scene.question()).isNotEqualTo(Query.DOCK);
                scene.play(quiet(scene));
            }
        }
        scene.play("planet:211");

        assertThat(boards).isTrue();
        assertThat(scene.shipPlace("Imperial Spaceship 1")).isEqualTo("2411");
    }

    // ---- 107

    @Test
    void underEvent107NoCampOnLonicaMakesACoupOrADiplomacy() {
        List<String> usual = campMissions(0);
        List<String> forbidden = campMissions(107);

        assertThat(usual).contains("camp:D", "camp:I");
        assertThat(forbidden).doesNotContain("camp:D", "camp:C").contains("camp:I");
    }

    private static List<String> campMissions(int event) {
        SecondScene scene = under(event)
                .luck(1)
                .loyalty("Lonica", Loyalty.LOYAL)
                .counter("Conscript", "4211")
                .with(CampaignPosition.camp("4211"))
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4211");
        return scene.expect(Query.MISSION).offers();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void underEvent107RebelsAreBarredInBothRoundsAndTheEmpireInNone(int round) {
        assertThat(mayTalk(Side.REBEL, "Boccanegra", round)).isFalse();
        assertThat(mayTalk(Side.IMPERIAL, "Senator Dermond", round)).isTrue();
    }

    private static boolean mayTalk(Side side, String who, int round) {
        SecondScene scene = under(107)
                .luck(1)
                .loyalty("Lonica", Loyalty.LOYAL)
                .realm(realm -> realm.setRound(round))
                .place(who, "4211")
                .dice(10)
                .start(side, Segment.MISSIONS);
        follow(scene, "place:4211");
        return scene.offers("mission:D");
    }

    // ---- 118

    @Test
    void underEvent118AStarWithoutPlanetsLeavesOnlyDriftTwo() {
        SecondScene scene = under(118)
                .realm(realm -> realm.destroy(Position.planetNamed("Scythia")))
                .counter("Rebel Light", "orbit-223")
                .dice(5, 3)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-223", "241", 0);

        assertThat(scene.counterPlace(0)).isEqualTo("far-drift-24");
    }

    @Test
    void underEvent118ADestroyedPlanetOfTheOtherStarIsNotOffered() {
        SecondScene scene = under(118)
                .realm(realm -> realm.destroy(Position.planetNamed("Tamset")))
                .counter("Rebel Light", "orbit-223")
                .dice(3, 1, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-223", "241", 0);

        assertThat(scene.expect(Affair.EVENT_CHOICE).offers()).containsExactly("planet:311", "place:far-drift-24");
    }

    @Test
    void underEvent118TheJumpIsMadeOverTheDistanceOfTheOtherStar() {
        SecondScene flux = under(118)
                .counter("Rebel Light", "orbit-223")
                .dice(5, 1, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(flux, "orbit-223", "241", 0);
        flux.expect(Affair.EVENT_CHOICE).play("planet:511");
        SecondScene plain = galaxy().counter("Rebel Light", "orbit-223")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(plain, "orbit-223", "511", 0);

        assertThat(flux.last(Happening.Jumped.class).distance())
                .isEqualTo(plain.last(Happening.Jumped.class).distance());
        assertThat(flux.counterPlace(0)).isEqualTo("orbit-511");
    }

    @Test
    void underEvent118ImperialPlanetsTheAssignmentForbidsAreLeftOutAtTheOtherStar() {
        // given: P1 and P3 are named; from Chim to Mrane the flux names Ancore (24) or a star of P1
        SecondScene scene = under(118)
                .realm(realm -> {
                    realm.assignments().add(1);
                    realm.assignments().turn();
                })
                .counter("Imperial Light", "orbit-311")
                .control("Angoff", PlanetState.REBELLION)
                .dice(2, 2, 1, 1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-311", "351", 0);

        // then: of Egrix only Angoff, in rebellion, is open to a fleet from a capital
        assertThat(scene.expect(Affair.EVENT_CHOICE).offers()).containsExactly("planet:222", "place:far-drift-35");
    }

    @Test
    void underEvent118AnImpulseMoveRollsNothing() {
        SecondScene scene =
                under(118).counter("Rebel Light", "orbit-223").start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-223", "221", 0);

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
    }

    // ---- 119

    @Test
    void event119BringsAnOwnedShipBackThatLiesInTheDeck() {
        SecondScene scene = galaxy().dead("Boccanegra")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .realm(eventOnTop(119))
                .startStage(Segment.GALACTIC_EVENT);

        assertThat(scene.place("Boccanegra")).isEqualTo("4411");
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Boccanegra");
    }

    // ---- 101

    @Test
    void event101GivesNoThirdMissionOnHyperWorld() {
        SecondScene scene = under(101)
                .revealed("Quibron", Secret.HYPER_WORLD)
                .realm(realm -> realm.setRound(1))
                .place("Boccanegra", "2211")
                .dice(10)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        Orders.mission(scene, "I", "Boccanegra");
        scene.expect(Affair.SECOND_MISSION).play("also:P");

        assertThat(scene.question()).isNotEqualTo(Affair.SECOND_MISSION);
    }

    @Test
    void event101IsOverInTheSecondRound() {
        SecondScene scene = under(101)
                .realm(realm -> realm.setRound(2))
                .place("Boccanegra", "2211")
                .dice(10)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        Orders.mission(scene, "I", "Boccanegra");

        assertThat(scene.question()).isNotEqualTo(Affair.SECOND_MISSION);
    }

    // ---- 116

    @Test
    void event116SlowsAtrocityUnitsAndTransportsToo() {
        for (String type : List.of("Resolution", "Imperial Transport")) {
            SecondScene scene = under(116)
                    .counter(type, "orbit-241")
                    .dice(1, 1)
                    .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
            sail(scene, "orbit-241", "211", 0);
            assertThat(scene.last(Happening.Jumped.class).navigation()).as(type).isEqualTo(3);
        }
    }

    // ---- 115 and who rides along

    @Test
    void underEvent115AKnightMayFlyWhereTheAssignmentLetsHim() {
        SecondScene scene = under(115)
                .realm(realm -> {
                    realm.assignments().add(0); // One and Two
                    realm.assignments().turn();
                })
                .place("Redjac", "2411")
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:redjacs");

        scene.expect(Query.FLY_TO_PLANET).expectOffers("planet:152", "planet:111", "planet:222");
        assertThat(scene.offers()).noneMatch(key -> key.matches("planet:[345].*"));
    }
}
