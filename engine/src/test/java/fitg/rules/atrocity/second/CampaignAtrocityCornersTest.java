package fitg.rules.atrocity.second;

import static fitg.play.CampaignPosition.camp;
import static fitg.play.CampaignPosition.faceDown;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where atrocities may be committed, by what, and what is left afterwards (3-galactic 12 and 4b, 3.3). */
@Tag("K-D25")
class CampaignAtrocityCornersTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().luck(1).round(2).dice(10).loyalty("Orning", Loyalty.LOYAL);
    }

    /** Adam Starlight looks around in the wild of Orning; event 15. */
    private static SecondScene tempted(SecondPosition position) {
        SecondScene scene = position.place("Adam Starlight", "2412").dice(1, 5).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY);
        return scene;
    }

    private static SecondScene afterDominoes(SecondScene scene) {
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        return scene;
    }

    // ---- where

    @Test
    void onlyThePlanetOfTheMissionIsInDangerAndTheOpenBase() {
        SecondPosition units = galaxy().pdb("Orning", 2, true)
                .pdb("Chim", 2, true)
                .pdb("Lonica", 2, true)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true);
        tempted(units).expectOffers("strafe:241").expectNotOffered("strafe:311", "strafe:421");

        SecondPosition open = galaxy().pdb("Orning", 2, true)
                .pdb("Chim", 2, true)
                .pdb("Lonica", 2, true)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true);
        tempted(open).expectOffers("strafe:241", "strafe:421").expectNotOffered("strafe:311");
    }

    @Test
    @Tag("C-EVENT-1")
    void inARareMoodEveryPlanetIs() {
        SecondScene scene = tempted(galaxy().event(100)
                .pdb("Chim", 2, true)
                .counter("Resolution", "orbit-152")
                .counter("Planet Stabilizer", "orbit-311"));

        scene.expectOffers(
                "strafe:311", "chemicals:152", "hypnosis:152", "halt-rotation:311", "chemicals:311", "hypnosis:311");
    }

    @Test
    void aUnitInTheDriftOfTheStarIsNotThere() {
        SecondScene scene = tempted(galaxy().counter("Planet Stabilizer", "drift-24"));

        assertThat(scene.offers()).containsExactly("pass");
    }

    @ParameterizedTest
    @CsvSource({"Resolution, false", "Peacemaker, false", "Planet Stabilizer, true"})
    void onlyTheStabilizerHaltsARotation(String unit, boolean halts) {
        SecondScene scene = tempted(galaxy().counter(unit, "orbit-241"));

        scene.expectOffers("chemicals:241", "hypnosis:241");
        assertThat(scene.offers("halt-rotation:241")).isEqualTo(halts);
    }

    @Test
    @Tag("G-R28")
    void aPdbThatIsDownOrOfLevelOneStrafesNothing() {
        tempted(galaxy().pdb("Orning", 2, false)).expectNotOffered("strafe:241");
        tempted(galaxy().pdb("Orning", 1, true)).expectNotOffered("strafe:241");
    }

    @Test
    void aUnitThatHypnotisesStillHaltsNothingElseButAnotherMay() {
        // given: the Resolution has put Orning to sleep, the Peacemaker is there too
        SecondScene scene = tempted(galaxy().counter("Resolution", "orbit-241")
                .counter("Peacemaker", "orbit-241")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Orning"))));

        scene.expectOffers("chemicals:241");
    }

    @Test
    @Tag("K-R38")
    void passingTellsNothingAboutWhatIsThere() {
        SecondScene nothing = tempted(galaxy());
        SecondScene unit = tempted(galaxy().counter("Peacemaker", "orbit-241").with(faceDown(0)));

        assertThat(nothing.offers()).containsExactly("pass");
        unit.play("pass");
        assertThat(Theatre.counters(unit.truth()).is(CounterMark.FACE_DOWN, 0)).isTrue();
    }

    // ---- backlash

    @ParameterizedTest
    @CsvSource({"PATRIOTIC, NEUTRAL, 1", "LOYAL, DISSENT, 1", "NEUTRAL, UNREST, 1", "DISSENT, UNREST, 0"})
    void theBacklashMovesTwoSpacesAndIsHeardOfIfItDid(Loyalty before, Loyalty after, int dominoes) {
        SecondScene scene = tempted(galaxy().counter("Peacemaker", "orbit-241").loyalty("Orning", before));
        scene.play("chemicals:241");

        assertThat(scene.loyalty("Orning")).isEqualTo(after);
        assertThat(scene.events(Tidings.DominoBegan.class)).hasSize(dominoes);
        assertThat(scene.state("Orning")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void chemicalsAtUnrestAreARebellionWithItsDomino() {
        SecondScene scene = tempted(galaxy().counter("Peacemaker", "orbit-241").loyalty("Orning", Loyalty.UNREST));
        scene.play("chemicals:241");
        afterDominoes(scene);

        assertThat(scene.state("Orning")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(10);
        assertThat(scene.events(Tidings.DominoBegan.class))
                .extracting(Tidings.DominoBegan::kind)
                .containsExactly(2);
    }

    @Test
    void strafingAtUnrestIsARebellionWhoseUnitsComeAfterTheDead() {
        SecondScene scene = tempted(galaxy().pdb("Orning", 2, true)
                .loyalty("Orning", Loyalty.UNREST)
                .counter("Conscript", "2412"));
        scene.play("strafe:241").expect(Affair.REBEL_UNITS);
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play(scene.offers("buy:wild-regular") ? "buy:wild-regular" : "end");
        }
        afterDominoes(scene);

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.groundUnits("2412", Side.REBEL)).isEqualTo(2);
        assertThat(scene.pdbLevel("Orning")).isEqualTo(1);
        assertThat(scene.pdbUp("Orning")).isFalse();
    }

    @Test
    void aPlanetWithoutMarkerSuffersNoBacklash() {
        SecondScene scene = tempted(galaxy().control("Orning", PlanetState.REBEL_CONTROL)
                .pdb("Orning", 0, true)
                .counter("Peacemaker", "orbit-241"));
        scene.play("chemicals:241");

        assertThat(scene.state("Orning")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent121ABacklashIsNotHeardOf() {
        SecondScene scene = tempted(galaxy().event(121).counter("Peacemaker", "orbit-241"));
        scene.play("chemicals:241");

        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void onTheLivingPlanetABacklashIsNotHeardOfEither() {
        SecondScene scene =
                tempted(galaxy().revealed("Orning", Secret.LIVING_PLANET).counter("Peacemaker", "orbit-241"));
        scene.play("chemicals:241");

        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void aBacklashThatBringsDissentTurnsTheCampAway() {
        SecondScene scene = tempted(galaxy().counter("Peacemaker", "orbit-241").with(camp("2411")));
        scene.play("chemicals:241");

        assertThat(scene.hasCamp(2411)).isFalse();
    }

    // ---- strafe, chemicals

    @Test
    void chemicalsLeaveMissionsAlone() {
        SecondScene scene = tempted(galaxy().counter("Peacemaker", "orbit-241"));
        scene.play("chemicals:241");
        afterDominoes(scene);
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }

        assertThat(scene.events(Event.MissionEnded.class))
                .filteredOn(ended -> ended.end() == Event.MissionEnded.End.ABORTED)
                .isEmpty();
    }

    @Test
    void strafingSparesWhatIsInOrbitAndOnOtherPlanets() {
        SecondScene scene = tempted(galaxy().pdb("Orning", 2, true)
                .counter("Imperial Transport", "orbit-241")
                .counter("1st Line", "orbit-241")
                .cargo(0, 1)
                .counter("Conscript", "2111")
                .place("Boccanegra", "2111")
                .aboard("Kogus", 0));
        scene.play("strafe:241");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-241");
        assertThat(scene.counterPlace(1)).isEqualTo("orbit-241");
        assertThat(scene.counterPlace(2)).isEqualTo("2111");
        assertThat(scene.hits("Boccanegra")).isZero();
        assertThat(scene.hits("Kogus")).isZero();
    }

    @Test
    void strafingFreesThePrisonersOfUnitsItKills() {
        SecondScene scene = tempted(
                galaxy().pdb("Orning", 2, true).counter("Conscript", "2411").prisonerOfUnits("Boccanegra", "2411"));
        scene.play("strafe:241");
        afterDominoes(scene);
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }

        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
    }

    @Test
    void chemicalsWoundEscortsWhoeverTheyAreWith() {
        SecondScene scene = tempted(galaxy().counter("Peacemaker", "orbit-241")
                .dead("Kogus")
                .place("Agan Rafa", "2411")
                .escort("Agan Rafa", Soldier.REGULAR));
        scene.play("chemicals:241");

        assertThat(scene.events(Happening.HitsTaken.class))
                .extracting(taken -> taken.hits() + " " + taken.fate())
                .containsExactly("4 DAMAGED");
    }

    // ---- hypnosis

    private static SecondPosition asleep() {
        return galaxy().counter("Resolution", "orbit-241")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Orning")));
    }

    @Test
    void whenTheUnitFliesAwayThePlanetWakes() {
        SecondScene scene = SecondPosition.campaign()
                .luck(1)
                .loyalty("Orning", Loyalty.LOYAL)
                .counter("Resolution", "orbit-241")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Orning")))
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        while (scene.question() == Affair.LIFT_HYPNOSIS) {
            scene.play("none");
        }
        follow(scene, "move-ships:orbit-241");
        if (scene.question() == Query.STARSHIP_JOINS) {
            scene.play("counter:0");
        }
        follow(scene, Orders.offered(scene, "planet:"));

        assertThat(scene.realm().isHypnotised(Position.planetNamed("Orning"))).isFalse();
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
    }

    @ParameterizedTest
    @CsvSource({"INTERPLANETARY_MOVEMENT", "SEARCH", "MISSIONS"})
    @Tag("K-D26")
    void itMayBeLiftedAtTheStartOfEachOwnPhase(Segment segment) {
        SecondScene scene =
                asleep().place("Jin Voles", "2411").place("Boccanegra", "2411").start(Side.IMPERIAL, segment);

        scene.expect(Affair.LIFT_HYPNOSIS).expectOffers("lift-hypnosis:241", "none");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("lift-hypnosis:241");
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.counterPlace(0)).as("the unit stays").isEqualTo("orbit-241");
    }

    @Test
    @Tag("K-D26")
    void inTheRebelTurnItIsNotLifted() {
        SecondScene scene = asleep().place("Boccanegra", "2411").start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.question()).isNotEqualTo(Affair.LIFT_HYPNOSIS);
    }

    @Test
    void asleepAPlanetIsMovedByNoDiplomacy() {
        // given: two D (63) after weather (14)
        SecondScene scene = asleep().place("Vudot Vodot", "2412")
                .dice(1, 4, 6, 3, 1, 4, 6, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        if (scene.offers("mission:D")) {
            assigned(mission(scene, "D", "Vudot Vodot"));
            follow(scene, "roll", "continue", "roll");
        }

        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void asleepAStrafedPlanetSuffersNoBacklashUntilItWakes() {
        SecondScene scene = tempted(asleep().pdb("Orning", 2, true));
        scene.play("strafe:241");

        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.realm().isHypnotised(Position.planetNamed("Orning"))).isTrue();
    }

    @Test
    void asleepARebellionIsNotStoppedEither() {
        // given: hypnosis over a stopped rebellion: nothing there may begin
        SecondScene scene = galaxy().control("Orning", PlanetState.REBELLION_STOPPED)
                .loyalty("Orning", Loyalty.UNREST)
                .counter("Resolution", "orbit-241")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Orning")))
                .place("Adam Starlight", "2412")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");

        scene.expectNotOffered("mission:R");
    }

    // ---- halting the rotation

    @Test
    void aHaltedBaseTakesTheRebelTrackWithIt() {
        SecondScene scene = tempted(galaxy().base("Lonica")
                .baseRevealed()
                .points(Side.REBEL, 50)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter("Planet Stabilizer", "orbit-421"));
        scene.expectOffers("halt-rotation:421").play("halt-rotation:421");

        assertThat(scene.forcePoints(Side.REBEL)).isZero();
        assertThat(scene.realm().baseDestroyed()).isTrue();
    }

    @Test
    @Tag("G-R20")
    void aHiddenBaseThatIsHaltedIsKnown() {
        SecondScene scene = tempted(galaxy().event(100)
                .base("Lonica")
                .points(Side.REBEL, 50)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter("Planet Stabilizer", "orbit-421"));
        scene.play("halt-rotation:421");

        assertThat(scene.forcePoints(Side.REBEL)).isZero();
        assertThat(scene.realm().baseDestroyed()).isTrue();
        assertThat(scene.realm().baseRevealed()).isTrue();
    }

    @Test
    void aHaltedPlanetGivesNoPointsAndNothingFliesThereAgain() {
        SecondScene scene = tempted(galaxy().event(100)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .control("Ayod", PlanetState.REBEL_CONTROL)
                .pdb("Ayod", 0, true)
                .loyalty("Tartio", Loyalty.PATRIOTIC)
                .counter("Planet Stabilizer", "orbit-441"));
        assertThat(scene.victoryPoints()).isEqualTo(4);
        scene.play("halt-rotation:441");

        assertThat(scene.victoryPoints()).isEqualTo(3);
    }

    @Test
    void haltingThePlanetUnderOnesFeetEndsTheMission() {
        SecondScene scene =
                tempted(galaxy().counter("Planet Stabilizer", "orbit-241").place("Boccanegra", "2111"));
        scene.play("halt-rotation:241");

        assertThat(scene.isDead("Adam Starlight")).isTrue();
        assertThat(scene.state("Cieson")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class).getFirst().kind()).isEqualTo(3);
        assertThat(scene.events(Tidings.DominoBegan.class).getFirst().favour()).isEqualTo(Side.REBEL);
    }

    @Test
    void theDestroyedLivingPlanetIsMournedByNobody() {
        SecondScene scene = tempted(galaxy().event(100)
                .revealed("Tartio", Secret.LIVING_PLANET)
                .loyalty("Rhexia", Loyalty.UNREST)
                .counter("Planet Stabilizer", "orbit-442"));
        scene.play("halt-rotation:442");

        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void aHaltedCapitalReachesCapitals() {
        SecondScene scene = tempted(galaxy().loyalty("Chim", Loyalty.LOYAL)
                .loyalty("Orlog", Loyalty.LOYAL)
                .place("Boccanegra", "2111")
                .counter("Planet Stabilizer", "orbit-241"));
        scene.play("halt-rotation:241");
        while (scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers().getFirst());
        }
        java.util.Set<String> all = new java.util.TreeSet<>();
        while (scene.question() == Affair.DOMINO) {
            all.addAll(scene.offers());
            scene.play("end");
            while (scene.question() == Affair.DOMINO_RACE) {
                scene.play(scene.offers().getFirst());
            }
        }

        assertThat(all).contains("planet:311", "planet:162");
    }

    @Test
    void aHypnotistThatDiesWithItsPlanetWakesNobody() {
        SecondScene scene = tempted(galaxy().counter("Planet Stabilizer", "orbit-241")
                .counter("Resolution", "orbit-241")
                .place("Boccanegra", "2111")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Orning"))));
        scene.play("halt-rotation:241");
        afterDominoes(scene);

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.events(Tidings.DominoBegan.class))
                .as("the end of the planet, and no backlash")
                .extracting(Tidings.DominoBegan::kind)
                .containsExactly(3);
        assertThat(scene.forcePoints(Side.REBEL)).as("no rebellion").isZero();
    }
}
