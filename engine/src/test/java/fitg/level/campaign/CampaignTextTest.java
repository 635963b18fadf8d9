package fitg.level.campaign;

import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences of 3-galactic and 4b that meet other rules halfway: taxes in mid-revolt, two missions at once, who leaves a Drug World. */
class CampaignTextTest {

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    // ---- taxes (3-galactic 7)

    @ParameterizedTest
    @CsvSource({"2, 37", "3, 35", "4, 42", "5, 34", "6, 65", "7, 37", "16, 65", "20, 34"})
    @Tag("E2.1.B.1")
    void halfTaxesOfEachProvince(int turn, int points) {
        SecondScene scene = galaxy(turn).startStage(Segment.RESOURCES);
        scene.expect(Affair.TAX).play("half-for-all");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(points);
    }

    @Test
    @Tag("E2.1.B.1")
    void aProvinceWhoseCapitalRisesInTheMiddleOfItsTaxesPaysOn() {
        SecondScene scene = galaxy(2).loyalty("Orning", Loyalty.UNREST).startStage(Segment.RESOURCES);
        scene.play("tax-full:241");
        while (scene.question() != Affair.TAX) {
            scene.play(quiet(scene));
        }
        assertThat(scene.state("Orning")).isEqualTo(PlanetState.REBELLION);
        scene.play("half-for-all");

        assertThat(scene.events(Tidings.Taxed.class).stream()
                        .mapToInt(Tidings.Taxed::points)
                        .sum())
                .as("all of Orning, half of the others")
                .isEqualTo(10 + 37 - 5);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(10);
    }

    @Test
    @Tag("E2.1.B.1")
    @Tag("K-R17")
    void halfForAllGoesOnAfterARisingAndLeavesOutWhatIsLost() {
        // given: Etreg welcomes rebels and is at Unrest; its people rise in the middle of "half for all the rest"
        SecondScene scene = galaxy(2)
                .revealed("Etreg", Secret.WELCOME_REBELS)
                .loyalty("Etreg", Loyalty.UNREST)
                .startStage(Segment.RESOURCES);
        scene.play("half-for-all").expect(Affair.REBEL_UNITS);
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.events(Tidings.Taxed.class))
                .extracting(Tidings.Taxed::points)
                .as("each in its order, Etreg's tax is collected all the same")
                .containsExactly(2, 6, 3, 4, 6, 5, 6, 5);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37);
    }

    // ---- loyalty (3-galactic 3.1)

    @Test
    @Tag("C-OTHER-1")
    void aCampIsLeftWhenItsPlanetTurns() {
        SecondScene loyal = galaxy(2)
                .loyalty("Etreg", Loyalty.PATRIOTIC)
                .with(CampaignPosition.camp("2122"))
                .startStage(Segment.RESOURCES);
        SecondScene dissenting = galaxy(2)
                .loyalty("Etreg", Loyalty.NEUTRAL)
                .with(CampaignPosition.camp("2122"))
                .startStage(Segment.RESOURCES);

        loyal.play("tax-full:212");
        dissenting.play("tax-full:212");

        assertThat(loyal.hasCamp(2122)).isTrue();
        assertThat(dissenting.loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
        assertThat(dissenting.hasCamp(2122)).isFalse();
    }

    // ---- two missions (4.3, Hyper-World)

    @Test
    @Tag("C-OTHER-1")
    void anEventThatAbortsOneOfTwoMissionsLeavesTheOther() {
        // given: Ly Mantok plans a coup on Angoff and gathers information; event 62 aborts coups
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .revealed("Angoff", Secret.HYPER_WORLD)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .place("Ly Mantok", "2221")
                .counter("Conscript", "2221")
                .dice(6, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        mission(scene, "C", "Ly Mantok");
        scene.expect(Affair.SECOND_MISSION).play("also:I");
        assigned(scene);
        follow(scene, "roll");

        assertThat(scene.events(Event.MissionEnded.class))
                .extracting(Event.MissionEnded::mission)
                .contains(Mission.COUP)
                .doesNotContain(Mission.GATHER_INFORMATION);
    }

    @Test
    @Tag("C-OTHER-1")
    void bonusRollsAreMadeForEachOfTwoMissions() {
        // given: Vudot Vodot (intelligence 4, diplomacy 4) on Diplomacy and Information; size 4: four events, no
        // success
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .revealed("Quibron", Secret.HYPER_WORLD)
                .place("Vudot Vodot", "2211")
                .counter("Conscript", "2211")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "D", "Vudot Vodot");
        scene.expect(Affair.SECOND_MISSION).play("also:I");
        assigned(scene);
        follow(scene, "roll", "roll", "roll", "roll");
        while (scene.question() == Query.BONUS || scene.question() == Query.COMPLETE) {
            scene.play(scene.offers("continue") ? "continue" : scene.offers().getFirst());
        }

        long diplomacy = bonusRolls(scene, Mission.DIPLOMACY);
        long information = bonusRolls(scene, Mission.GATHER_INFORMATION);
        assertThat(diplomacy).as("of his own").isPositive();
        assertThat(information).as("of his own").isPositive();
    }

    @Test
    @Tag("C-OTHER-1")
    void onHyperWorldACampMayHaveTwoMissions() {
        // given: nobody but a camp, which has no third mission
        SecondScene scene =
                campOnQuibron().revealed("Quibron", Secret.HYPER_WORLD).start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:2211", "camp:I");
        scene.expect(Affair.SECOND_MISSION)
                .expectOffers("none", "also:D", "also:S")
                .expectNotOffered("also:I", "also:A")
                .play("also:D");

        assertThat(scene.truth().missions().campMissions())
                .isEqualTo(Mission.GATHER_INFORMATION.bit() | Mission.DIPLOMACY.bit());
        scene.expect(Query.EVENT_ROLL).play("stop");
        assertThat(scene.events(Event.MissionEnded.class))
                .extracting(Event.MissionEnded::mission)
                .contains(Mission.GATHER_INFORMATION, Mission.DIPLOMACY);
    }

    @Test
    @Tag("C-OTHER-1")
    void aCampHasTwoMissionsUnderEvent101InTheFirstRoundOnly() {
        SecondScene plain = campOnQuibron().start(Side.REBEL, Segment.MISSIONS);
        SecondScene singular =
                campOnQuibron().event(101).realm(realm -> realm.setRound(1)).start(Side.REBEL, Segment.MISSIONS);
        SecondScene late =
                campOnQuibron().event(101).realm(realm -> realm.setRound(2)).start(Side.REBEL, Segment.MISSIONS);

        for (SecondScene scene : new SecondScene[] {plain, singular, late}) {
            follow(scene, "place:2211", "camp:I");
        }

        singular.expect(Affair.SECOND_MISSION);
        plain.expect(Query.EVENT_ROLL);
        late.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("C-OTHER-1")
    void whenTheCampIsLostBothItsMissionsAreAborted() {
        SecondScene scene =
                campOnQuibron().revealed("Quibron", Secret.HYPER_WORLD).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211", "camp:I", "also:D");

        scene.truth().places().setCampSince(SecondPosition.place("2211"), 0);
        scene.skipTo(Query.EVENT_ROLL).play("roll");

        assertThat(scene.events(Event.MissionEnded.class))
                .filteredOn(ended -> ended.end() == Event.MissionEnded.End.ABORTED)
                .extracting(Event.MissionEnded::mission)
                .containsExactly(Mission.DIPLOMACY, Mission.GATHER_INFORMATION);
    }

    private static SecondPosition campOnQuibron() {
        return CampaignPosition.in(22)
                .luck(1)
                .loyalty("Quibron", Loyalty.NEUTRAL)
                .counter("Conscript", "2211")
                .with(CampaignPosition.camp("2211"));
    }

    private static long bonusRolls(SecondScene scene, Mission mission) {
        return scene.events(Happening.SuccessRolled.class).stream()
                .filter(rolled -> rolled.mission() == mission)
                .count();
    }

    // ---- Drug World

    @Test
    @Tag("C-OTHER-1")
    @Tag("KA14")
    void whoLeavesDrugWorldWithTwoHitsAndEnduranceTwoIsWoundedAtOnce() {
        // given: Zina Adora (endurance 2, on drugs 3) and her pilot; two hits after a Mission Phase
        SecondScene scene = galaxy(1)
                .luck(1)
                .secret("Quibron", Secret.DRUG_WORLD)
                .realm(realm -> realm.setRound(1))
                .place("Zina Adora", "2211")
                .place("Ran Jayma", "2211")
                .ship("Explorer", "Ran Jayma")
                .place("Redjac", "1111")
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.REBEL, Segment.SEARCH);
        while (scene.truth().turn().phasing() == Side.REBEL) {
            scene.play(quiet(scene));
        }
        assertThat(scene.hits("Zina Adora")).isEqualTo(2);
        assertThat(scene.isWounded("Zina Adora")).isFalse();

        while (scene.truth().turn().phasing() != Side.REBEL || scene.question() != Query.CHARACTER_MOVE) {
            scene.play(quiet(scene));
        }
        scene.play("fly:33");
        while (scene.question() == Query.CREW) {
            scene.play("take");
        }
        follow(scene, "planet:222", "place:2221");

        assertThat(scene.place("Zina Adora")).isEqualTo("2221");
        assertThat(scene.isWounded("Zina Adora")).isTrue();
        assertThat(scene.hits("Zina Adora")).isZero();
        assertThat(scene.hits("Ran Jayma")).as("endurance 5").isEqualTo(2);
    }

    // ---- sovereigns (3-galactic 5)

    @Test
    @Tag("C-OTHER-1")
    void twoPlanetsOfASovereignsPeopleMayBeAnywhereInTheGalaxy() {
        // given: Balgar of Mrane is a Suvan; no planet of his province rises
        assertThat(maySummonBalgar("Fliad", "Orning"))
                .as("Suvans in the First and Second Province")
                .isTrue();
        assertThat(maySummonBalgar("Fliad", "Cieson"))
                .as("Yesters are not Suvans")
                .isFalse();
    }

    private static boolean maySummonBalgar(String one, String other) {
        SecondScene scene = galaxy(2)
                .control(one, PlanetState.REBELLION)
                .control(other, PlanetState.REBELLION)
                .place("Jin Voles", "3511")
                .dice(10)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:3511");
        return scene.offers("mission:E");
    }

    // ---- Steal Enemy Resources (14.4)

    @ParameterizedTest
    @CsvSource({"1, 4111, true", "1, 1621, true", "1, 2211, false", "2, 2211, true", "2, 3221, false", "3, 3221, true"})
    @Tag("C-OTHER-1")
    void rebelsStealOnCapitalsOnTheThroneAndInTheTaxedProvince(int turn, String environ, boolean offered) {
        SecondScene scene = galaxy(turn)
                .points(Side.IMPERIAL, 2)
                .place("Kogus", environ)
                .dice(10)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);

        assertThat(scene.offers("mission:H")).isEqualTo(offered);
    }

    // ---- camps (G-R52)

    @Test
    @Tag("G-R52")
    void aCampReadsTheArchivesButGetsNoShip() {
        // given: a camp on Quibron gathers information: event 11 shelters, success 12 shows I
        SecondScene archives = campGathers(Secret.IMPERIAL_ARCHIVES);
        SecondScene deltronics = campGathers(Secret.IMPERIAL_DELTRONICS);

        assertThat(archives.realm().isRevealed(Position.planetNamed("Charkhan")))
                .isTrue();
        assertThat(deltronics.realm().isRevealed(Position.planetNamed("Charkhan")))
                .isFalse();
        assertThat(deltronics.events(Event.ShipAssigned.class)).isEmpty();
    }

    private static SecondScene campGathers(Secret secret) {
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .revealed("Quibron", secret)
                .secret("Charkhan", Secret.GEM_WORLD)
                .loyalty("Quibron", Loyalty.LOYAL)
                .with(CampaignPosition.camp("2211"))
                .place("Boccanegra", "2221")
                .counter("Conscript", "2211")
                .dice(1, 1, 1, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211", "camp:I");
        assigned(scene);
        follow(scene, "roll", "complete");
        return scene;
    }

    // ---- set-up (15.7)

    @Test
    @Tag("C-OTHER-1")
    void theImperialCourtBeginsWhereItBelongs() {
        LoadedChance chance = new LoadedChance(KeyedChance.ofSeed(8));
        SecondScene scene = new SecondScene(
                Game.start(Scenarios.named("campaign-2002").orElseThrow(), Options.standard(), chance), chance);
        while (scene.truth().turn().segment() == Segment.SET_UP) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(scene.place("Thysa Kymbo")).isEqualTo("1621");
        assertThat(scene.place("Emperor Coreguya")).isEqualTo("1621");
        assertThat(scene.place("Senator Dermond")).isEqualTo("1521");
        assertThat(scene.place("Jon Kidu")).isEqualTo("3111");
        assertThat(scene.place("Gelba")).isEqualTo("5421");
        assertThat(List.of("Thysa Kymbo", "Senator Dermond", "Jon Kidu", "Gelba"))
                .noneMatch(scene::isWithUnits)
                .noneMatch(scene::isDetected);
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("Redjac");
    }
}
