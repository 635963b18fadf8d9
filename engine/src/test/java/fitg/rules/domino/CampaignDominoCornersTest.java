package fitg.rules.domino;

import static fitg.play.CampaignPosition.camp;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.rules.rebellion.Revolt;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whom a domino may reach and whom it may not (2-province 10.2 to 10.5), in the whole galaxy. */
@Tag("C-DOMINO-1")
class CampaignDominoCornersTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    /** A rebellion on a planet at Unrest; its units are not raised. */
    private static SecondScene risen(SecondPosition position, String planet) {
        SecondScene scene =
                position.loyalty(planet, Loyalty.UNREST).startWith(new Revolt(Position.planetNamed(planet)));
        return noUnits(scene);
    }

    private static SecondScene noUnits(SecondScene scene) {
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        return scene;
    }

    /** Everything that is offered while nothing is taken. */
    private static Set<String> offered(SecondScene scene) {
        Set<String> found = new TreeSet<>();
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            if (scene.question() == Affair.DOMINO) {
                found.addAll(scene.offers());
                scene.play("end");
            } else {
                scene.play(scene.offers().getFirst());
            }
        }
        found.remove("end");
        return found;
    }

    // ---- capitals, homes, neighbours

    @Test
    void aCapitalMovesOnlyTheOtherCapitalAndTheThroneWhenItRisesItself() {
        // given: Diomas shares its people with Orlog, Magro, Adare, Liomax and more, its star with Jura
        SecondPosition capital = galaxy().loyalty("Jura", Loyalty.LOYAL)
                .loyalty("Orlog", Loyalty.LOYAL)
                .loyalty("Orning", Loyalty.LOYAL)
                .loyalty("Adare", Loyalty.LOYAL);
        SecondPosition plain = galaxy().loyalty("Orlog", Loyalty.LOYAL)
                .loyalty("Diomas", Loyalty.LOYAL)
                .loyalty("Jura", Loyalty.LOYAL);

        assertThat(offered(risen(capital, "Diomas"))).contains("planet:151", "planet:162", "planet:241", "planet:142");
        assertThat(offered(risen(plain, "Adare"))).contains("planet:151").doesNotContain("planet:162", "planet:152");
    }

    @Test
    void theThroneIsSparedByItsOwnNeighbours() {
        SecondScene scene = risen(galaxy().loyalty("Orlog", Loyalty.LOYAL).loyalty("Icid", Loyalty.LOYAL), "Liomax");

        assertThat(offered(scene)).contains("planet:163").doesNotContain("planet:162");
    }

    @Test
    void theThroneAndACapitalReachEachOther() {
        SecondScene scene = risen(galaxy().loyalty("Diomas", Loyalty.LOYAL).loyalty("Icid", Loyalty.LOYAL), "Orlog");

        assertThat(offered(scene)).contains("planet:163", "planet:152");
    }

    @Test
    void aHomePlanetIsReachedByItsNeighbourButNotByItsOwnPeople() {
        // given: Kalgar (Kayns and Saurians) beside Bajukai, the home of the Segundens
        SecondScene kalgar = risen(
                galaxy().loyalty("Mimulus", Loyalty.LOYAL)
                        .loyalty("Unarpha", Loyalty.LOYAL)
                        .loyalty("Bajukai", Loyalty.LOYAL),
                "Kalgar");
        assertThat(offered(kalgar)).contains("planet:122").doesNotContain("planet:111", "planet:321");

        // given: Magro beside Mimulus, the home of the Kayns
        SecondScene magro = risen(galaxy().loyalty("Mimulus", Loyalty.LOYAL), "Magro");
        assertThat(offered(magro)).contains("planet:111");

        // given: Xan lies in the same system as Barak; Xanthons live on Xan, Joper on Barak
        SecondScene mrane = risen(galaxy().loyalty("Mrane", Loyalty.LOYAL), "Kelta");
        assertThat(offered(mrane)).as("its neighbour of another people").contains("planet:351");
    }

    @Test
    void whoHasNoStarFaringPeopleReachesItsNeighboursOnly() {
        SecondScene scene = risen(galaxy().loyalty("Tartio", Loyalty.LOYAL), "Rhexia");

        scene.expect(Affair.DOMINO);
        assertThat(offered(scene)).containsExactly("planet:442");
    }

    @Test
    void twoPeoplesAreTwoRunsAndNobodyMovesTwice() {
        // given: Pronox, Rhones and Yesters; Magro has both; Lysenda is its neighbour
        SecondScene scene = risen(
                galaxy().loyalty("Magro", Loyalty.LOYAL)
                        .loyalty("Angoff", Loyalty.LOYAL)
                        .loyalty("Charkhan", Loyalty.LOYAL)
                        .loyalty("Cieson", Loyalty.LOYAL)
                        .loyalty("Lonica", Loyalty.LOYAL)
                        .loyalty("Lysenda", Loyalty.LOYAL),
                "Pronox");
        scene.expect(Affair.DOMINO_RACE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play(scene.offers().getFirst());

        int shifts = 0;
        Set<String> all = new TreeSet<>();
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.SHOW_SECRET) {
            if (scene.question() == Affair.SHOW_SECRET) {
                scene.play("none");
                continue;
            }
            all.addAll(scene.offers());
            String next = scene.offers("planet:112") ? "planet:112" : Orders.offered(scene, "planet:");
            scene.play(next);
            shifts++;
        }

        assertThat(shifts).as("Lysenda once, two Rhones, two Yesters").isEqualTo(5);
        assertThat(scene.loyalty("Magro")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Lysenda")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(all).doesNotContain("planet:241", "planet:211");
    }

    @Test
    void nobodyNeedBeMovedAtAll() {
        SecondScene scene = risen(galaxy().loyalty("Tartio", Loyalty.LOYAL), "Rhexia");

        scene.expect(Affair.DOMINO).expectOffers("end").play("end");

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.LOYAL);
    }

    @ParameterizedTest
    @CsvSource({
        "PATRIOTIC, false",
        "LOYAL, true",
        "NEUTRAL, true",
        "DISSENT, true",
        "UNREST, false",
    })
    void aRebellionMovesItsNeighbourFromLoyalToDissent(Loyalty loyalty, boolean moved) {
        SecondScene scene = risen(galaxy().loyalty("Tartio", loyalty), "Rhexia");

        assertThat(scene.question() == Affair.DOMINO).isEqualTo(moved);
    }

    // ---- 23.1

    private static SecondScene imperialDiplomacy(SecondPosition position) {
        // given: Senator Dermond on Charkhan, two D: 12 is weather in the air, 63 shows D
        SecondScene scene = position.loyalty("Charkhan", Loyalty.DISSENT)
                .place("Senator Dermond", "2231")
                .dice(10, 1, 2, 6, 3, 1, 2, 6, 3)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2231");
        assigned(mission(scene, "D", "Senator Dermond"));
        return follow(scene, "roll", "continue", "roll");
    }

    @Test
    void theEmpiresDiplomacyCalmsNobodyAtDissent() {
        // 2-province 10.5, example 3
        SecondScene scene = imperialDiplomacy(SecondPosition.campaign()
                .loyalty("Quibron", Loyalty.DISSENT)
                .loyalty("Angoff", Loyalty.UNREST)
                .loyalty("Pronox", Loyalty.NEUTRAL));
        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.last(Tidings.DominoBegan.class).favour()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);

        assertThat(offered(scene)).contains("planet:231").doesNotContain("planet:221", "planet:222", "planet:211");
    }

    @Test
    void onePlanetOfTheSystemAndOneOfThePeopleAreTheQuotaOfDiplomacy() {
        SecondScene scene = imperialDiplomacy(SecondPosition.campaign()
                .loyalty("Quibron", Loyalty.NEUTRAL)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .loyalty("Pronox", Loyalty.NEUTRAL)
                .loyalty("Magro", Loyalty.NEUTRAL));
        scene.expect(Affair.DOMINO).play("planet:222");

        scene.expect(Affair.DOMINO).expectNotOffered("planet:221", "planet:222").play("planet:231");

        assertThat(scene.question()).isNotEqualTo(Affair.DOMINO);
        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.loyalty("Magro")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void theLivingPlanetSparksNothingForTheEmpireEither() {
        SecondScene scene = imperialDiplomacy(SecondPosition.campaign()
                .revealed("Charkhan", Secret.LIVING_PLANET)
                .loyalty("Pronox", Loyalty.NEUTRAL));

        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    // ---- 23.3

    @Test
    void theChainOfTheExampleRunsLinkByLink() {
        // 2-province 10.5, example 5: Angoff is won; Quibron Unrest, Charkhan Dissent, Pronox Loyal
        SecondScene scene = galaxy().control("Angoff", PlanetState.REBELLION)
                .loyalty("Angoff", Loyalty.UNREST)
                .pdb("Angoff", 0, true)
                .loyalty("Quibron", Loyalty.UNREST)
                .loyalty("Charkhan", Loyalty.DISSENT)
                .loyalty("Pronox", Loyalty.LOYAL)
                .loyalty("Unarpha", Loyalty.LOYAL)
                .loyalty("Kelta", Loyalty.LOYAL)
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:221");
        assertThat(scene.state("Quibron")).as("only after all shifts").isEqualTo(PlanetState.IMPERIAL_CONTROL);
        scene.play("planet:223", "planet:231");
        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.loyalty("Pronox")).isEqualTo(Loyalty.NEUTRAL);
        scene.play("end");

        scene.expect(Affair.REBEL_UNITS);
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        noUnits(scene);
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(2);
        Set<String> saurians = offered(scene);
        assertThat(saurians)
                .as("the other Saurians of the galaxy, not their home, nor who is at Unrest")
                .contains("planet:352")
                .doesNotContain("planet:321", "planet:223", "planet:222");
        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void whoeverIsPushedOverRisesInTheRebelsOrder() {
        SecondScene scene = galaxy().control("Angoff", PlanetState.REBELLION)
                .pdb("Angoff", 0, true)
                .loyalty("Quibron", Loyalty.UNREST)
                .loyalty("Charkhan", Loyalty.UNREST)
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:221", "planet:223");
        while (scene.question() == Affair.DOMINO) {
            scene.play("end");
        }

        scene.expect(Affair.NEXT_RISING);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:221", "planet:223");
        scene.play("planet:223");
        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void aStoppedRebellionIsMovedByItsMarkerAndTakenUpAgainWithoutUnits() {
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .control("Tartio", PlanetState.REBELLION_STOPPED)
                .loyalty("Tartio", Loyalty.UNREST)
                .counter("Conscript", "4421")
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:442");

        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.question()).isNotEqualTo(Affair.REBEL_UNITS);
        assertThat(scene.forcePoints(Side.REBEL)).as("four and four").isEqualTo(8);
    }

    @Test
    void aStoppedRebellionAtDissentGoesToUnrestAndStaysStopped() {
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .control("Tartio", PlanetState.REBELLION_STOPPED)
                .loyalty("Tartio", Loyalty.DISSENT)
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:442");

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.REBELLION_STOPPED);
    }

    @Test
    void controlOfTheLivingPlanetIsHeardByNobody() {
        SecondScene scene = galaxy().control("Tartio", PlanetState.REBELLION)
                .revealed("Tartio", Secret.LIVING_PLANET)
                .pdb("Tartio", 0, true)
                .loyalty("Rhexia", Loyalty.LOYAL)
                .startInterphase();

        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void theLivingPlanetMayStillBeMovedByOthers() {
        SecondScene scene =
                risen(galaxy().revealed("Tartio", Secret.LIVING_PLANET).loyalty("Tartio", Loyalty.LOYAL), "Rhexia");

        scene.expect(Affair.DOMINO).expectOffers("planet:442");
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent120NoDominoMovesThePlanetsOfTheKayns() {
        SecondScene scene =
                risen(galaxy().event(120).loyalty("Etreg", Loyalty.LOYAL).loyalty("Charkhan", Loyalty.LOYAL), "Cieson");

        assertThat(offered(scene)).contains("planet:223").doesNotContain("planet:212");
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent121ARebellionIsHeardByNobody() {
        SecondScene scene = risen(galaxy().event(121).loyalty("Tartio", Loyalty.LOYAL), "Rhexia");

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.question()).isNotEqualTo(Affair.DOMINO);
    }

    // ---- camps, destroyed planets, secrets

    @ParameterizedTest
    @CsvSource({"LOYAL, true", "NEUTRAL, false"})
    @Tag("C-OTHER-1")
    void aDominoThatBringsDissentLeavesTheCamp(Loyalty before, boolean stays) {
        SecondScene scene = risen(galaxy().loyalty("Tartio", before).with(camp("4422")), "Rhexia");
        scene.expect(Affair.DOMINO).play("planet:442");
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }

        assertThat(scene.truth().places().campSince(SecondPosition.place("4422")) > 0)
                .isEqualTo(stays);
    }

    @Test
    void aPlanetThatIsGoneIsNotMoved() {
        SecondScene scene = risen(
                galaxy().loyalty("Quibron", Loyalty.LOYAL)
                        .loyalty("Angoff", Loyalty.LOYAL)
                        .realm(realm -> realm.destroy(Position.planetNamed("Quibron"))),
                "Charkhan");

        assertThat(offered(scene)).contains("planet:222").doesNotContain("planet:221");
    }

    @ParameterizedTest
    @EnumSource(
            value = Secret.class,
            names = {"EMPIRE_FOREVER", "GEM_WORLD"})
    @Tag("K-D11")
    @Tag("G-R48")
    void theEmpireIsAskedForTheSecretOfAnyPlanetADominoMovesTowardsTheRebels(Secret secret) {
        SecondScene scene = risen(galaxy().secret("Tartio", secret).loyalty("Tartio", Loyalty.LOYAL), "Rhexia");
        scene.expect(Affair.DOMINO).play("planet:442");

        scene.expect(Affair.SHOW_SECRET).expectOffers("reveal:442", "none");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("reveal:442");

        assertThat(scene.loyalty("Tartio"))
                .isEqualTo(secret == Secret.EMPIRE_FOREVER ? Loyalty.PATRIOTIC : Loyalty.NEUTRAL);
    }

    @Test
    @Tag("K-D11")
    void aPlanetOnTheBrinkIsKeptByShowingEmpireForever() {
        // given: Rhexia is won; Tartio at Unrest would rise, but shows its secret first
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .secret("Tartio", Secret.EMPIRE_FOREVER)
                .loyalty("Tartio", Loyalty.UNREST)
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:442");
        scene.expect(Affair.SHOW_SECRET).play("reveal:442");

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void noQuestionIsAskedWhenTheEmpiresDominoMovesASecretPlanet() {
        SecondScene scene = imperialDiplomacy(
                SecondPosition.campaign().secret("Quibron", Secret.GEM_WORLD).loyalty("Quibron", Loyalty.NEUTRAL));
        scene.expect(Affair.DOMINO).play("planet:221");

        assertThat(scene.question()).isNotEqualTo(Affair.SHOW_SECRET);
        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void welcomeRebelsIsNotCalmedByADominoFromElsewhere() {
        SecondScene scene = imperialDiplomacy(SecondPosition.campaign()
                .revealed("Quibron", Secret.WELCOME_REBELS)
                .loyalty("Quibron", Loyalty.NEUTRAL)
                .loyalty("Pronox", Loyalty.NEUTRAL));

        assertThat(offered(scene)).contains("planet:231").doesNotContain("planet:221");
    }

    @Test
    void empireForeverIsStillMovedByARebelMissionOnItself() {
        // given: three D, of which the first is discarded: two spaces
        SecondScene scene = SecondPosition.quietCampaignIn(22, 23)
                .revealed("Angoff", Secret.EMPIRE_FOREVER)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .loyalty("Charkhan", Loyalty.LOYAL)
                .place("Odene Hobar", "2221")
                .dice(2, 3, 6, 3, 2, 3, 6, 3, 2, 3, 6, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        assigned(mission(scene, "D", "Odene Hobar"));
        follow(scene, "roll", "roll", "continue", "roll");

        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(1);
    }

    @Test
    @Tag("K-R24")
    void aPlanetThatRoseInAnInterphaseIsNotWonInIt() {
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .pdb("Tartio", 0, true)
                .loyalty("Tartio", Loyalty.UNREST)
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:442");
        noUnits(scene);
        while (scene.truth().turn().segment() == Segment.INTERPHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.REBELLION);
    }
}
