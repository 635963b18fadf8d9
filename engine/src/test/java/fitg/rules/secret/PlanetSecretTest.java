package fitg.rules.secret;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.rules.character.Ratings;
import fitg.rules.rebellion.Revolt;
import fitg.state.Cast;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 31.0: how planet secrets come to light, and what they do. Etreg is planet 212, Midest 341, Quibron 221. */
@Tag("C-OTHER-1")
class PlanetSecretTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    private static SecondScene shown(SecondPosition position, String planet) {
        return position.startWith(new Unveiling(Position.planetNamed(planet)));
    }

    private static boolean isShown(SecondScene scene, String planet) {
        return scene.realm().isRevealed(Position.planetNamed(planet));
    }

    // ---- coming to light

    @Test
    @Tag("31.2")
    void aFreeRebelOnThePlanetSeesItsSecretAtTheStartOfHisSearchPhase() {
        SecondScene rebel = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .secret("Midest", Secret.IPOC)
                .secret("Quibron", Secret.GEM_WORLD)
                .place("Boccanegra", "2121")
                .counter("Wild Regular", "2211")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(isShown(rebel, "Etreg")).isTrue();
        assertThat(isShown(rebel, "Midest")).isFalse();
        assertThat(isShown(rebel, "Quibron")).as("units alone see nothing").isFalse();

        SecondScene imperial = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .place("Boccanegra", "2121")
                .start(Side.IMPERIAL, Segment.SEARCH);
        assertThat(isShown(imperial, "Etreg")).isFalse();
    }

    @Test
    @Tag("K-D11")
    @Tag("K-R21")
    void theImperialPlayerMayShowSecretsBeforeEveryOperationsPhase() {
        SecondScene scene = galaxy().secret("Etreg", Secret.EMPIRE_FOREVER)
                .secret("Midest", Secret.IPOC)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(scene.question()).isEqualTo(Affair.SHOW_SECRET);
        assertThat(scene.decision().side()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactly("none", "reveal:212", "reveal:341");
        scene.play("reveal:212");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.offers()).containsExactly("none", "reveal:341");
    }

    @Test
    @Tag("31.21")
    void professorMaregFindsOutASecretInPassingAndMayStayInOrbit() {
        SecondScene scene = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .place("Professor Mareg", "2111")
                .ship("Explorer", "Professor Mareg")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        Orders.follow(scene, "fly:33", "planet:212", "place:2121");

        assertThat(isShown(scene, "Etreg")).isTrue();
        assertThat(scene.question()).isEqualTo(Query.FLY_TO_BOX);
        assertThat(scene.offers()).containsExactly("place:orbit-212", "place:2121");
        scene.play("place:orbit-212");
        assertThat(scene.place("Professor Mareg")).isEqualTo("orbit-212");
    }

    @Test
    @Tag("31.21")
    void aHiddenAndroidFindsOutASecretOnlyIfItIsShown() {
        SecondScene scene = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .place("Boccanegra", "2111")
                .ship("Explorer", "Boccanegra")
                .card("Advisor Android", "Boccanegra")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        Orders.follow(scene, "fly:33", "planet:212", "place:2121");
        assertThat(scene.question()).isEqualTo(Affair.SHOW_ANDROID);
        scene.play("leave");

        assertThat(isShown(scene, "Etreg")).isFalse();
        assertThat(scene.place("Boccanegra")).isEqualTo("2121");
    }

    @Test
    @Tag("K-R38")
    void nobodyButTheImperialPlayerKnowsAHiddenSecret() {
        SecondScene scene = galaxy().secret("Etreg", Secret.TRAP).start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        int etreg = Position.planetNamed("Etreg");

        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).secret(etreg)).isEqualTo(Realm.NONE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.SPECTATOR)).secret(etreg))
                .isEqualTo(Realm.NONE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).secret(etreg))
                .isEqualTo(Secret.TRAP.ordinal());
    }

    // ---- what they do

    @Test
    void theTrapCapturesTheDetectedEvenWithoutACaptor() {
        SecondScene scene = shown(
                galaxy().secret("Etreg", Secret.TRAP)
                        .place("Boccanegra", "2121")
                        .place("Zina Adora", "2122")
                        .detected("Boccanegra")
                        .escort("Boccanegra", Soldier.REGULAR),
                "Etreg");

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.escorts("Boccanegra")).isZero();
        assertThat(scene.isPrisoner("Zina Adora")).as("nobody knows of her").isFalse();
    }

    @Test
    @Tag("K-D11")
    void theImperialPlayerIsAskedWhenRebelsOnAPlanetWithASecretAreDetected() {
        SecondScene scene = galaxy().secret("Quibron", Secret.GEM_WORLD)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .counter("1st Line", "2211")
                .counter("Wild Regular", "2211")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        while (scene.question() == Query.PLANETARY_MOVE) {
            scene.play("end");
        }
        while (scene.question() == Query.STACK || scene.question() == Query.ESCORT) {
            scene.play(
                    scene.offers("military-stack")
                            ? "military-stack"
                            : scene.offers().getLast());
        }

        assertThat(scene.question()).isEqualTo(Affair.SHOW_SECRET);
        assertThat(scene.offers()).containsExactly("none", "reveal:221");
    }

    @Test
    void aDeadWorldIsDestroyedAndWhoIsThereMayOnlyLeave() {
        SecondScene scene = shown(
                galaxy().secret("Quibron", Secret.DEAD_WORLD)
                        .place("Boccanegra", "2211")
                        .ship("Planetary Privateer", "Boccanegra")
                        .place("Jon Kidu", "2211")
                        .detected("Boccanegra", "Jon Kidu")
                        .counter("1st Line", "2211")
                        .counter("Wild Regular", "2211")
                        .counter("Rebel Transport", "orbit-221")
                        .counter("Imperial Light", "orbit-221"),
                "Quibron");

        assertThat(scene.realm().isDestroyed(Position.planetNamed("Quibron"))).isTrue();
        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
        assertThat(scene.counterPlace(0)).isEqualTo("2211");
        assertThat(scene.events(Tidings.DominoBegan.class)).hasSize(1);
    }

    private static SecondPosition dead() {
        return galaxy().secret("Quibron", Secret.DEAD_WORLD)
                .realm(realm -> {
                    realm.secrets().reveal(Position.planetNamed("Quibron"));
                    realm.destroy(Position.planetNamed("Quibron"));
                })
                .place("Boccanegra", "2211")
                .detected("Boccanegra")
                .counter("1st Line", "2211")
                .counter("Wild Regular", "2211")
                .counter("Rebel Transport", "orbit-221")
                .counter("Imperial Light", "orbit-221");
    }

    @Test
    void starshipsThatLeaveADeadWorldTakeTheirOwnFromItsEnvirons() {
        SecondScene scene = dead().dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        Orders.follow(scene, "move-ships:orbit-221");
        assertThat(scene.question()).isEqualTo(Query.CARGO);
        scene.play("counter:1");
        assertThat(scene.question()).isEqualTo(Query.BOARD);
        scene.play("board:2");
        assertThat(scene.question()).isEqualTo(Query.DESTINATION);
        assertThat(scene.offers()).doesNotContain("planet:221");
        scene.play("planet:222");

        assertThat(scene.question()).as("nobody intercepts there").isEqualTo(Query.ARRIVAL);
        assertThat(scene.counterPlace(1)).isEqualTo("orbit-222");
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-222");
    }

    @Test
    void onADeadWorldNobodyFightsSearchesOrRestsAndNothingComesBack() {
        SecondScene fights = dead().start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        assertThat(fights.question()).isNotIn(Query.NEXT_ENVIRONS_BATTLE, Query.ENVIRONS_BATTLE);
        SecondScene search = dead().start(Side.REBEL, Segment.SEARCH);
        assertThat(search.question()).isNotEqualTo(Query.SEARCH);
        SecondScene missions = dead().start(Side.REBEL, Segment.MISSIONS);
        assertThat(missions.offers()).doesNotContain("place:2211");
    }

    @Test
    @Tag("KA14")
    @Tag("K-R27")
    void drugsMakeStrongerAndHurtAndNobodyHealsThere() {
        SecondScene scene = galaxy().secret("Quibron", Secret.DRUG_WORLD)
                .place("Boccanegra", "2211")
                .place("Jon Kidu", "1522")
                .start(Side.REBEL, Segment.SEARCH);
        int who = Position.character("Boccanegra");
        assertThat(isShown(scene, "Quibron")).isTrue();
        int printed = Cast.printed(who, Rating.ENDURANCE);
        assertThat(Ratings.endurance(scene.truth(), who)).isEqualTo(printed + 1);

        Orders.finishTurn(scene);

        assertThat(scene.hits("Boccanegra"))
                .as("two hits, and no rest heals them")
                .isEqualTo(2);
    }

    @Test
    @Tag("KA14")
    void whoLeavesDrugWorldHasHisOwnEnduranceAgain() {
        SecondScene scene = galaxy().secret("Quibron", Secret.DRUG_WORLD)
                .realm(realm -> realm.secrets().reveal(Position.planetNamed("Quibron")))
                .place("Zina Adora", "2231")
                .hits("Zina Adora", 2)
                .counter("Rebel Light", "orbit-223")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        Orders.sail(scene, "orbit-223", "222", 0);
        Orders.follow(scene, "stay");

        assertThat(scene.isWounded("Zina Adora"))
                .as("two hits reach endurance 2")
                .isTrue();
        assertThat(scene.hits("Zina Adora")).isZero();
    }

    @Test
    void theLivingPlanetHelpsRebelsAndShowsByTheFirstFight() {
        SecondScene scene = galaxy().secret("Quibron", Secret.LIVING_PLANET)
                .counter("1st Line", "2211")
                .counter("Wild Militia", "2211")
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        Orders.follow(scene, "attack");

        assertThat(isShown(scene, "Quibron")).isTrue();
        assertThat(Orders.extraDice(scene)).contains(3);
    }

    @Test
    void theLivingPlanetSparksNoDominoAndShowsByIt() {
        SecondScene scene = galaxy().secret("Quibron", Secret.LIVING_PLANET)
                .loyalty("Quibron", Loyalty.UNREST)
                .startWith(new Revolt(Position.planetNamed("Quibron")));

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
        assertThat(isShown(scene, "Quibron")).isTrue();
    }

    @Test
    void deltronicsHelpsRebelSpaceshipsToSlipByAndShowsByIt() {
        SecondPosition position = galaxy().secret("Quibron", Secret.IMPERIAL_DELTRONICS)
                .pdb("Quibron", 2, true)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(1);
        SecondScene scene = position.start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        SecondScene plain = galaxy().pdb("Quibron", 2, true)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        Orders.follow(scene, "fly:36", "planet:221");
        Orders.follow(plain, "fly:36", "planet:221");

        assertThat(isShown(scene, "Quibron")).isTrue();
        assertThat(scene.events(Happening.Tracked.class).getFirst().column())
                .isEqualTo(plain.events(Happening.Tracked.class).getFirst().column() + 2);
    }

    @Test
    void ipocOpensAllImperialUnitsWhenItRebels() {
        SecondScene scene = galaxy().secret("Quibron", Secret.IPOC)
                .loyalty("Quibron", Loyalty.UNREST)
                .counter("Marine", "1522")
                .startWith(new Revolt(Position.planetNamed("Quibron")));
        TheatreState.counters(scene.truth()).mark(CounterMark.FACE_DOWN, 0, true);
        while (scene.question() == Affair.REBEL_UNITS || scene.question() == Affair.DOMINO) {
            scene.play("end");
        }

        assertThat(scene.realm().unitsShown()).isTrue();
        assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, 0)).isFalse();
    }

    @Test
    void welcomeRebelsAndEmpireForeverMoveTheMarkerWhenTheyAreShown() {
        assertThat(shown(galaxy().secret("Quibron", Secret.WELCOME_REBELS).loyalty("Quibron", Loyalty.LOYAL), "Quibron")
                        .loyalty("Quibron"))
                .isEqualTo(Loyalty.DISSENT);
        assertThat(shown(
                                galaxy().secret("Quibron", Secret.WELCOME_REBELS)
                                        .loyalty("Quibron", Loyalty.UNREST),
                                "Quibron")
                        .loyalty("Quibron"))
                .isEqualTo(Loyalty.UNREST);
    }

    @Test
    void mutantsFightInsteadOfWhatIsPrinted() {
        SecondScene scene = galaxy().revealed("Quibron", Secret.MUTANT_WORLD)
                .place("Boccanegra", "2211")
                .dice(10, 6, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211");
        Orders.mission(scene, "I", "Boccanegra");
        Orders.assigned(scene);
        Orders.follow(scene, "roll");

        assertThat(scene.events(Event.CreatureMet.class).getFirst().creature()).isEqualTo("Mutant");
    }

    @Test
    @Tag("K-D31")
    void whoRecruitsInTheCloningComplexMayTakeOneOfHisDead() {
        SecondScene scene = galaxy().revealed("Quibron", Secret.CLONING_COMPLEX)
                .place("Boccanegra", "2211")
                .dead("Zina Adora")
                .dice(1)
                .start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211");

        assertThat(scene.question()).isEqualTo(Affair.CLONING);
        assertThat(scene.offers()).containsExactly("own-dead", "from-the-deck");
        scene.play("own-dead");

        assertThat(scene.place("Zina Adora")).isEqualTo("2211");
    }

    @Test
    @Tag("K-D31")
    void theImperialPlayerShowsTheCloningComplexByUsingIt() {
        SecondScene scene = galaxy().secret("Quibron", Secret.CLONING_COMPLEX)
                .place("Jon Kidu", "2211")
                .dead("Gelba")
                .dice(1)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211");
        assertThat(isShown(scene, "Quibron")).isFalse();
        scene.play("own-dead");

        assertThat(isShown(scene, "Quibron")).isTrue();
        assertThat(scene.place("Gelba")).isEqualTo("2211");
    }

    @Test
    void theCasinoGivesAPossessionToEveryGroupWithSomebodyClever() {
        SecondScene scene = galaxy().luck(7)
                .revealed("Quibron", Secret.CASINO_GALACTICA)
                .place("Adam Starlight", "2211")
                .place("Professor Mareg", "2211")
                .dice(10)
                .start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211");
        Orders.mission(scene, "I", "Professor Mareg");
        Orders.assigned(scene);
        Orders.follow(scene, "stop");

        boolean clever = Ratings.intelligence(scene.truth(), Position.character("Professor Mareg")) >= 4;
        int gained = scene.events(Event.PossessionGained.class).size()
                + scene.events(Event.ShipAssigned.class).size();
        assertThat(gained).isEqualTo(clever ? 1 : 0);
        assertThat(clever).as("the scene needs somebody clever").isTrue();
    }

    @Test
    @Tag("31.24")
    void theArchivesTellAllSecretsAndATrapAmongThemHarmsNobody() {
        SecondScene scene = galaxy().revealed("Quibron", Secret.IMPERIAL_ARCHIVES)
                .secret("Etreg", Secret.TRAP)
                .secret("Midest", Secret.GEM_WORLD)
                .place("Boccanegra", "2211")
                .place("Zina Adora", "2121")
                .detected("Zina Adora")
                .luck(3)
                .start(Side.REBEL, Segment.MISSIONS);
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }
        Orders.follow(scene, "place:2211");
        Orders.mission(scene, "I", "Boccanegra");
        Orders.assigned(scene);
        for (int step = 0;
                step < 40 && !isShown(scene, "Midest") && !scene.game().isOver();
                step++) {
            String next = scene.offers("roll") ? "roll" : scene.offers("complete") ? "complete" : null;
            scene.play(next == null ? scene.offers().getFirst() : next);
        }

        if (isShown(scene, "Midest")) {
            assertThat(isShown(scene, "Etreg")).isTrue();
            assertThat(scene.isPrisoner("Zina Adora")).isFalse();
            assertThat(PieceSet.has(scene.realm().secrets().ended(), Position.planetNamed("Etreg")))
                    .isTrue();
        }
        assertThat(isShown(scene, "Midest")).as("information was gathered").isTrue();
    }

    @Test
    void onHyperWorldAGroupMayHaveTwoMissionsAndARollServesBoth() {
        SecondScene scene = galaxy().revealed("Quibron", Secret.HYPER_WORLD)
                .place("Boccanegra", "2211")
                .dice(10)
                .start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211", "mission:I");
        while (scene.question() == Query.MISSION_MEMBER || scene.question() == Query.MISSION_LEADER) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(scene.question()).isEqualTo(Affair.SECOND_MISSION);
        assertThat(scene.offers()).contains("none", "also:D").doesNotContain("also:I");
        scene.play("also:D");

        var missions = scene.truth().missions();
        assertThat(missions.group(Mission.DIPLOMACY.ordinal()))
                .isEqualTo(missions.group(Mission.GATHER_INFORMATION.ordinal()))
                .isNotZero();
    }

    @Test
    void elsewhereAGroupHasOneMissionUnlessTimeIsSingular() {
        SecondScene plain = secondMission(galaxy());
        SecondScene singular = secondMission(galaxy().event(101).realm(realm -> realm.setRound(1)));
        SecondScene late = secondMission(galaxy().event(101).realm(realm -> realm.setRound(2)));

        assertThat(plain.question()).isNotEqualTo(Affair.SECOND_MISSION);
        assertThat(singular.question()).isEqualTo(Affair.SECOND_MISSION);
        assertThat(late.question()).isNotEqualTo(Affair.SECOND_MISSION);
    }

    private static SecondScene secondMission(SecondPosition position) {
        SecondScene scene = position.place("Boccanegra", "2211").dice(10).start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211", "mission:I");
        while (scene.question() == Query.MISSION_MEMBER || scene.question() == Query.MISSION_LEADER) {
            scene.play(scene.offers().getFirst());
        }
        return scene;
    }
}
