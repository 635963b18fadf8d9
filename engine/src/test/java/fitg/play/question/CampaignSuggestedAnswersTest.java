package fitg.play.question;

import static fitg.play.CampaignPosition.eventOnTop;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The column "Suggested" of the decision points of 4b, 2, for the set-up and the galactic stage. */
class CampaignSuggestedAnswersTest {

    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    private static String suggested(SecondScene scene) {
        return scene.decision().suggested().key();
    }

    private static SecondScene setUp(Question until) {
        LoadedChance chance = new LoadedChance(KeyedChance.ofSeed(3));
        SecondScene scene = new SecondScene(Game.start(CAMPAIGN, Options.standard(), chance), chance);
        while (scene.question() != until) {
            scene.play(suggested(scene));
        }
        return scene;
    }

    @Test
    @Tag("K-D1")
    void assignmentsAreShuffled() {
        assertThat(suggested(setUp(Affair.ASSIGNMENT_ORDER))).isEqualTo("shuffle");
    }

    @Test
    @Tag("K-D2")
    void theBaseIsOnLonica() {
        assertThat(suggested(setUp(Affair.BASE))).isEqualTo("planet:421");
    }

    @Test
    @Tag("K-D3")
    void aGarrisonIsAConscript() {
        assertThat(suggested(setUp(Affair.GARRISON))).isEqualTo("buy:conscript");
    }

    @Test
    @Tag("K-D8")
    void theGroupsGoToRhexiaSutiBarakAndLysenda() {
        SecondScene scene = setUp(Affair.GROUP_PLACE);
        List<String> planets = new ArrayList<>();
        while (scene.question() == Affair.GROUP_PLACE) {
            planets.add(suggested(scene).substring(8, 11));
            scene.play(suggested(scene));
        }

        assertThat(planets).startsWith("441", "322", "511");
        assertThat(scene.place("Tourag")).startsWith("232");
    }

    @Test
    @Tag("K-D9")
    void theGhostFleetIsSentAgainstTheStrongest() {
        SecondScene scene = galaxy(2)
                .event(106)
                .realm(realm -> realm.setRound(1))
                .counter("Imperial Light", "orbit-513")
                .counter("Imperial Heavy", "orbit-542")
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        assertThat(suggested(scene)).isEqualTo("place:orbit-542");
    }

    @Test
    @Tag("K-D10")
    void halfTaxesForAll() {
        assertThat(suggested(galaxy(2).startStage(Segment.RESOURCES))).isEqualTo("half-for-all");
    }

    @Test
    @Tag("K-D11")
    void noSecretIsShown() {
        SecondScene scene = galaxy(2).secret("Etreg", Secret.GEM_WORLD).startStage(Segment.RESOURCES);

        assertThat(scene.expect(Affair.SHOW_SECRET).decision().suggested().key())
                .isEqualTo("none");
    }

    @ParameterizedTest
    @CsvSource({"30, 3, reveal-base", "29, 3, decline", "30, 2, decline", "60, 5, reveal-base", "0, 1, decline"})
    @Tag("K-D13")
    void theBaseIsRevealedWithThirtyPointsAndThreePlanets(int points, int planets, String answer) {
        SecondPosition position = galaxy(1).points(Side.REBEL, points).base("Lonica");
        List<String> all = List.of("Rhexia", "Barak", "Suti", "Cercis", "Angoff");
        for (String planet : all.subList(0, planets)) {
            position.control(planet, PlanetState.REBEL_CONTROL).pdb(planet, 0, true);
        }
        SecondScene scene = position.startStage(Segment.RESOURCES);

        assertThat(scene.expect(Affair.REVEAL_BASE).decision().suggested().key())
                .isEqualTo(answer);
    }

    @Test
    @Tag("K-D14")
    void theEmpireBuysAStormtrooperATransportAndALightForACapital() {
        SecondScene scene = galaxy(2).startStage(Segment.RESOURCES);
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE);
        List<String> bought = new ArrayList<>();
        while (scene.question() == Affair.IMPERIAL_PURCHASE && bought.size() < 3) {
            bought.add(suggested(scene));
            scene.play(suggested(scene));
            while (scene.question() == Affair.WHERE) {
                scene.play(suggested(scene));
            }
        }

        assertThat(bought).containsExactly("buy:stormtrooper", "buy:imperial-transport", "buy:imperial-light");
    }

    @Test
    @Tag("K-D15")
    void theRebelsPutAPdbUpFirst() {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 30)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .startStage(Segment.RESOURCES);

        assertThat(scene.expect(Affair.REBEL_PURCHASE).decision().suggested().key())
                .isEqualTo("pdb-up:441");
    }

    @ParameterizedTest
    @CsvSource({"Urban Regular, place:4211", "Urban Irregular, place:4211", "Urban Militia, end"})
    @Tag("K-D16")
    void atTheBaseTheyFightAtTwoToOne(String rebel, String answer) {
        SecondScene scene = galaxy(1)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter(rebel, "4211")
                .counter("Conscript", "4211")
                .startStage(Segment.RESOURCES);
        scene.play("reveal-base");

        assertThat(scene.expect(Affair.BASE_COMBAT).decision().suggested().key())
                .isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({"Conscript, place:4411", "1st Line, place:4411", "Stormtrooper, end"})
    @Tag("K-D19")
    void whoHasRisenFightsAtEvenOdds(String imperial, String answer) {
        SecondScene scene = galaxy(1)
                .loyalty("Rhexia", Loyalty.UNREST)
                .counter(imperial, "4411")
                .realm(eventOnTop(109))
                .startStage(Segment.GALACTIC_EVENT);
        scene.play("planet:441").expect(Affair.REBEL_UNITS).play("buy:wild-regular", "end");
        while (scene.question() == Affair.DOMINO) {
            scene.play("end");
        }

        assertThat(scene.expect(Affair.UPRISING_COMBAT).decision().suggested().key())
                .isEqualTo(answer);
    }

    @Test
    @Tag("K-D20")
    void everyTargetOfADominoIsTaken() {
        SecondScene scene = galaxy(1)
                .loyalty("Rhexia", Loyalty.UNREST)
                .realm(eventOnTop(109))
                .startStage(Segment.GALACTIC_EVENT);
        scene.play("planet:441").expect(Affair.REBEL_UNITS).play("end");

        assertThat(scene.expect(Affair.DOMINO).decision().suggested().key()).startsWith("planet:");
    }

    @Test
    @Tag("K-D21")
    void homesAreWonFirst() {
        SecondScene scene = galaxy(2)
                .control("Barak", PlanetState.REBELLION)
                .pdb("Barak", 0, true)
                .control("Xan", PlanetState.REBELLION)
                .pdb("Xan", 0, true)
                .startInterphase();

        assertThat(scene.expect(Affair.NEXT_CONTROL).decision().suggested().key())
                .isEqualTo("planet:513");
    }

    @Test
    @Tag("K-D23")
    void everyPdbThatCanBePaidForIsPutUp() {
        SecondScene scene = galaxy(2)
                .points(Side.REBEL, 2)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .control("Barak", PlanetState.REBEL_CONTROL)
                .startInterphase();
        while (scene.question() == Query.PDB_UP) {
            scene.play(suggested(scene));
        }

        assertThat(scene.pdbUp("Rhexia") && scene.pdbUp("Barak")).isTrue();
    }

    @Test
    @Tag("K-D24")
    void theStrongerFleetTurnsThePlanet() {
        SecondScene scene = galaxy(2)
                .event(114)
                .realm(realm -> realm.setRound(2))
                .counter("Rebel Cruiser", "orbit-221")
                .startInterphase();

        assertThat(scene.expect(Affair.BLOCKADE).decision().suggested().key()).isEqualTo("take");
    }

    @Test
    @Tag("C-RES-3")
    void withNothingToPayForNothingIsSaidToBeUnpaid() {
        SecondScene scene = galaxy(2)
                .control("Diomas", PlanetState.REBELLION)
                .control("Orlog", PlanetState.REBELLION)
                .points(Side.REBEL, 1)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.events(Tidings.UpkeepUnpaid.class)).isEmpty();
    }
}
