package fitg.rules.secret;

import static fitg.play.CampaignPosition.camp;
import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.faceDown;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.rules.rebellion.Revolt;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When planet secrets come to light and when not, and what they do to whom (3-galactic 4.2, 4.3). */
@Tag("C-OTHER-1")
class CampaignSecretCornersTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    private static boolean isShown(SecondScene scene, String planet) {
        return scene.realm().isRevealed(Position.planetNamed(planet));
    }

    /** A rebellion with its units and domino, neither of which is used. */
    private static void settled(SecondScene scene) {
        while (scene.question() == Affair.REBEL_UNITS || scene.question() == Affair.DOMINO) {
            scene.play("end");
        }
    }

    // ---- reveals

    @Test
    void aFreeRebelInAnyEnvironShowsItAtTheStartOfHisOwnSearchPhase() {
        SecondPosition position = galaxy().secret("Etreg", Secret.GEM_WORLD).place("Boccanegra", "2122");
        assertThat(isShown(position.start(Side.REBEL, Segment.SEARCH), "Etreg")).isTrue();

        SecondScene imperial = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .place("Boccanegra", "2122")
                .place("Jin Voles", "2111")
                .start(Side.IMPERIAL, Segment.SEARCH);
        assertThat(isShown(imperial, "Etreg")).as("not in the Imperial turn").isFalse();
    }

    @Test
    void aRebelWithUnitsShowsItToo() {
        SecondScene scene = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .counter("Wild Regular", "2122")
                .withUnits("Boccanegra", "2122")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(isShown(scene, "Etreg")).isTrue();
    }

    @Test
    void unitsPrisonersCampsSovereignsAndWhoIsInOrbitShowNothing() {
        SecondScene scene = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .secret("Tamset", Secret.SLAVE_WORLD)
                .counter("Wild Regular", "2122")
                .counter("Wild Regular", "3122")
                .with(summoned("Shirofune", Side.REBEL))
                .with(camp("2121"))
                .place("Jin Voles", "2121")
                .prisoner("Boccanegra", "Jin Voles")
                .place("Kogus", "orbit-212")
                .ship("Explorer", "Kogus")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(isShown(scene, "Etreg")).isFalse();
        assertThat(isShown(scene, "Tamset")).isFalse();
    }

    @Test
    @Tag("G-R7")
    @Tag("G-R49")
    void aFreeProfessorInOrbitShowsItButAHeldOneDoesNot() {
        SecondScene free = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .place("Professor Mareg", "2111")
                .ship("Explorer", "Professor Mareg")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(free, "fly:33", "planet:212");
        follow(free, "place:2121");
        assertThat(isShown(free, "Etreg")).isTrue();

        SecondScene held = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .luck(1)
                .place("Redjac", "2111")
                .ship("Redjac's Spaceship", "Redjac")
                .prisoner("Professor Mareg", "Redjac")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);
        follow(held, "fly:redjacs");
        while (held.question() == Query.CREW) {
            held.play("take");
        }
        follow(held, "planet:212");
        assertThat(isShown(held, "Etreg")).isFalse();
    }

    @Test
    void whatTheRebelsMayNotKnowTheyDoNotSee() {
        SecondScene scene = galaxy().secret("Etreg", Secret.GEM_WORLD)
                .revealed("Quibron", Secret.CASINO_GALACTICA)
                .start(Side.REBEL, Segment.SEARCH);
        int etreg = Position.planetNamed("Etreg");

        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).secret(etreg)).isEqualTo(Realm.NONE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).secrets().isOn(etreg))
                .isTrue();
        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).secret(etreg))
                .isEqualTo(Secret.GEM_WORLD.ordinal());
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).secret(Position.planetNamed("Quibron")))
                .isEqualTo(Secret.CASINO_GALACTICA.ordinal());
    }

    @ParameterizedTest
    @CsvSource({"REBEL", "IMPERIAL"})
    @Tag("K-R21")
    void theEmpireMayShowASecretBeforeTheOperationsOfEitherSide(Side side) {
        SecondScene scene = galaxy().secret("Etreg", Secret.EMPIRE_FOREVER)
                .loyalty("Etreg", Loyalty.NEUTRAL)
                .start(side, Segment.INTERPLANETARY_MOVEMENT);

        scene.expect(Affair.SHOW_SECRET);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("reveal:212");
        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.PATRIOTIC);
    }

    // ---- markers

    @ParameterizedTest
    @CsvSource({
        "EMPIRE_FOREVER, UNREST, PATRIOTIC",
        "EMPIRE_FOREVER, LOYAL, PATRIOTIC",
        "WELCOME_REBELS, PATRIOTIC, DISSENT",
        "WELCOME_REBELS, UNREST, UNREST",
        "WELCOME_REBELS, DISSENT, DISSENT"
    })
    void aRevealPutsTheMarkerAndSparksNothing(Secret secret, Loyalty before, Loyalty after) {
        SecondScene scene = galaxy().secret("Quibron", secret)
                .loyalty("Quibron", before)
                .startWith(new Unveiling(Position.planetNamed("Quibron")));

        assertThat(scene.loyalty("Quibron")).isEqualTo(after);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void aRevealMovesNoMarkerThatIsFrozenOrNotThere() {
        int etreg = Position.planetNamed("Etreg");
        SecondScene asleep = galaxy().secret("Etreg", Secret.EMPIRE_FOREVER)
                .loyalty("Etreg", Loyalty.NEUTRAL)
                .counter("Resolution", "orbit-212")
                .realm(realm -> realm.setHypnotised(0, etreg))
                .startWith(new Unveiling(etreg));
        SecondScene kayns = galaxy().secret("Etreg", Secret.WELCOME_REBELS)
                .event(120)
                .loyalty("Etreg", Loyalty.LOYAL)
                .startWith(new Unveiling(etreg));
        SecondScene rising = galaxy().secret("Etreg", Secret.EMPIRE_FOREVER)
                .control("Etreg", PlanetState.REBELLION)
                .loyalty("Etreg", Loyalty.UNREST)
                .startWith(new Unveiling(etreg));

        assertThat(asleep.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(kayns.loyalty("Etreg")).isEqualTo(Loyalty.LOYAL);
        assertThat(rising.state("Etreg")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    void welcomeRebelsTurnsTheCampAway() {
        SecondScene scene = galaxy().secret("Quibron", Secret.WELCOME_REBELS)
                .loyalty("Quibron", Loyalty.LOYAL)
                .with(camp("2211"))
                .startWith(new Unveiling(Position.planetNamed("Quibron")));

        assertThat(scene.hasCamp(2211)).isFalse();
    }

    @Test
    void aRebellionOfEmpireForeverResetsNoMarkerAndEndsIt() {
        SecondScene scene = galaxy().secret("Quibron", Secret.EMPIRE_FOREVER)
                .loyalty("Quibron", Loyalty.UNREST)
                .startWith(new Revolt(Position.planetNamed("Quibron")));
        settled(scene);

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        assertThat(isShown(scene, "Quibron")).isTrue();
        assertThat(PieceSet.has(scene.realm().secrets().ended(), Position.planetNamed("Quibron")))
                .isTrue();
    }

    // ---- Trap!

    @Test
    void theTrapSparesTheUndetectedAndThoseInOrbit() {
        SecondScene scene = galaxy().secret("Etreg", Secret.TRAP)
                .place("Agan Rafa", "2121")
                .place("Boccanegra", "2122")
                .detected("Boccanegra")
                .place("Kogus", "orbit-212")
                .ship("Explorer", "Kogus")
                .detected("Kogus")
                .startWith(new Unveiling(Position.planetNamed("Etreg")));

        assertThat(scene.isFree("Agan Rafa")).isTrue();
        assertThat(scene.isFree("Kogus")).isTrue();
        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
    }

    @Test
    void theTrapTakesThePossessionsAndTheEscortsOfItsCaptives() {
        SecondScene scene = galaxy().secret("Etreg", Secret.TRAP)
                .dead("Kogus")
                .place("Boccanegra", "2122")
                .escort("Boccanegra", Soldier.REGULAR)
                .card("Personal Body Shield", "Boccanegra")
                .detected("Boccanegra")
                .startWith(new Unveiling(Position.planetNamed("Etreg")));

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.escorts("Boccanegra")).isZero();
        assertThat(scene.owner("Personal Body Shield")).isNotEqualTo("Boccanegra");
    }

    @Test
    @Tag("K-D11")
    @Tag("G-R48")
    void theEmpireIsAskedForATrapWhateverTheSecretIs() {
        // given: a PDB detects Boccanegra when he lands on Etreg, whose secret is a Casino
        SecondScene scene = galaxy().secret("Etreg", Secret.CASINO_GALACTICA)
                .place("Boccanegra", "2111")
                .ship("Explorer", "Boccanegra")
                .pdb("Etreg", 1, true)
                .dice(6)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:33", "planet:212", "place:2121");

        assertThat(scene.isDetected("Boccanegra")).as("the die must detect him").isTrue();
        scene.expect(Affair.SHOW_SECRET).expectOffers("reveal:212", "none");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    // ---- Imperial Archives

    @Test
    void theArchivesShowEverythingAndATrapIsRemoved() {
        // given: event 11 shelters, success 12 shows I in the wild
        SecondScene scene = CampaignPosition.in(21, 22)
                .luck(1)
                .revealed("Quibron", Secret.IMPERIAL_ARCHIVES)
                .secret("Etreg", Secret.TRAP)
                .secret("Angoff", Secret.WELCOME_REBELS)
                .loyalty("Angoff", Loyalty.LOYAL)
                .place("Boccanegra", "2211")
                .place("Kogus", "2121")
                .detected("Kogus")
                .counter("Conscript", "2211")
                .dice(1, 1, 1, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "I", "Boccanegra"));
        follow(scene, "roll", "complete");

        assertThat(isShown(scene, "Etreg")).isTrue();
        assertThat(isShown(scene, "Angoff")).isTrue();
        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.isFree("Kogus")).as("the trap is no more").isTrue();
    }

    @Test
    void theEmpireReadsNothingInTheArchives() {
        SecondScene scene = CampaignPosition.in(21, 22)
                .luck(1)
                .revealed("Quibron", Secret.IMPERIAL_ARCHIVES)
                .secret("Angoff", Secret.GEM_WORLD)
                .place("Jin Voles", "2211")
                .place("Boccanegra", "2211")
                .dice(1, 1, 1, 2)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "I", "Jin Voles"));
        follow(scene, "roll", "complete");

        assertThat(isShown(scene, "Angoff")).isFalse();
    }

    // ---- Dead World

    private static SecondPosition deadQuibron() {
        return SecondPosition.campaign()
                .luck(1)
                .secret("Quibron", Secret.DEAD_WORLD)
                .loyalty("Angoff", Loyalty.PATRIOTIC)
                .loyalty("Charkhan", Loyalty.PATRIOTIC);
    }

    @Test
    void onADeadWorldNobodySearchesNorDoesMissions() {
        SecondScene scene = deadQuibron()
                .place("Boccanegra", "2211")
                .detected("Boccanegra")
                .place("Kogus", "2221")
                .counter("1st Line", "2211")
                .dice(10)
                .start(Side.REBEL, Segment.SEARCH);
        while (scene.truth().turn().segment() == Segment.SEARCH
                && scene.truth().turn().phasing() == Side.REBEL) {
            assertThat(scene.offers()).doesNotContain("search:2211");
            scene.play(quiet(scene));
        }
        scene.expect(Query.MISSION_PLACE).expectOffers("place:2221").expectNotOffered("place:2211");
        assertThat(scene.realm().isDestroyed(Position.planetNamed("Quibron"))).isTrue();
        assertThat(scene.isFree("Boccanegra")).isTrue();
    }

    @Test
    void nobodyFliesToADeadWorldButWhoIsThereLeaves() {
        SecondScene scene = galaxy().revealed("Quibron", Secret.DEAD_WORLD)
                .realm(realm -> realm.destroy(Position.planetNamed("Quibron")))
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .place("Ran Jayma", "2221")
                .ship("Explorer", "Ran Jayma")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:33");
        scene.expect(Query.FLY_TO_PLANET).expectNotOffered("planet:221").expectOffers("planet:223");
        scene.play("planet:223");
        follow(scene, "fly:36");
        scene.expect(Query.FLY_TO_PLANET).expectNotOffered("planet:221").expectOffers("planet:222");
    }

    @Test
    void anImperialFleetOverADeadWorldTakesGroundUnitsAlongAndCannotComeBack() {
        SecondScene scene = galaxy().revealed("Quibron", Secret.DEAD_WORLD)
                .realm(realm -> realm.destroy(Position.planetNamed("Quibron")))
                .counter("Imperial Transport", "orbit-221")
                .counter("1st Line", "2211")
                .counter("Imperial Light", "orbit-222")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:orbit-221");
        if (scene.question() == Query.STARSHIP_JOINS) {
            scene.play("counter:0");
        }
        scene.expect(Query.CARGO).play("counter:1");
        if (scene.question() == Query.CARGO) {
            scene.play("end");
        }
        scene.expect(Query.DESTINATION).expectOffers("planet:222").expectNotOffered("planet:221");
        scene.play("planet:222");

        assertThat(scene.carrier(1)).isZero();
        follow(scene, "move-ships:orbit-222");
        while (scene.question() == Query.STARSHIP_JOINS) {
            scene.play(scene.offers("counter:2") ? "counter:2" : "end");
        }
        while (scene.question() == Query.CARGO || scene.question() == Query.BOARD) {
            scene.play("end");
        }
        scene.expectNotOffered("planet:221");
    }

    @Test
    void onADeadWorldNobodyRestsOrIsRepaired() {
        SecondScene scene = galaxy().revealed("Quibron", Secret.DEAD_WORLD)
                .realm(realm -> realm.destroy(Position.planetNamed("Quibron")))
                .place("Boccanegra", "2211")
                .wounded("Boccanegra")
                .place("Doctor Sontag", "2211")
                .place("Yarro Latac", "2211")
                .ship("Explorer", "Yarro Latac")
                .shipDamaged("Explorer")
                .startInterphase();
        while (scene.truth().turn().segment() == Segment.INTERPHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.isWounded("Boccanegra")).isTrue();
        assertThat(scene.isShipDamaged("Explorer")).isTrue();
    }

    // ---- Casino Galactica

    @Test
    void atTheCasinoEveryGroupWithACleverMemberDrawsOneWhateverItsMissionBrought() {
        SecondScene scene = CampaignPosition.in(22)
                .revealed("Quibron", Secret.CASINO_GALACTICA)
                .place("Professor Mareg", "2211")
                .place("Bridne Murcada", "2211")
                .place("Kogus", "2211")
                .counter("Conscript", "2211")
                .possessions(47, 45)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "I", "Professor Mareg", "Kogus");
        assigned(mission(scene, "P", "Bridne Murcada"));
        follow(scene, "stop");
        while (scene.question() != null
                && scene.truth().turn().segment() == Segment.MISSIONS
                && !scene.game().isOver()
                && scene.events(Event.PossessionGained.class).size() < 2) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(scene.events(Event.PossessionGained.class)).hasSize(2);
    }

    @Test
    @Tag("G-R8")
    void atTheCasinoThreeIsNotCleverEnough() {
        SecondScene scene = CampaignPosition.in(22)
                .revealed("Quibron", Secret.CASINO_GALACTICA)
                .place("Sidir Ganang", "2211")
                .counter("Conscript", "2211")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "I", "Sidir Ganang"));
        follow(scene, "stop");

        assertThat(scene.events(Event.PossessionGained.class)).isEmpty();
    }

    // ---- IPOC

    @Test
    void whenIpocRisesEverythingMobileLiesOpen() {
        SecondScene scene = galaxy().secret("Quibron", Secret.IPOC)
                .loyalty("Quibron", Loyalty.UNREST)
                .counter("Marine", "1521")
                .counter("Imperial Heavy", "orbit-311")
                .counter("Resolution", "orbit-241")
                .with(faceDown(0, 1, 2))
                .startWith(new Revolt(Position.planetNamed("Quibron")));
        settled(scene);

        for (int counter = 0; counter < 3; counter++) {
            assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, counter))
                    .as("counter " + counter)
                    .isFalse();
        }
    }

    @Test
    void ipocThatIsOnlyRevealedShowsNoUnits() {
        SecondScene scene = galaxy().secret("Quibron", Secret.IPOC)
                .counter("Marine", "1521")
                .with(faceDown(0))
                .startWith(new Unveiling(Position.planetNamed("Quibron")));

        assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, 0)).isTrue();
    }

    @Test
    void afterIpocASquadIsSeenToo() {
        SecondScene scene = galaxy().secret("Quibron", Secret.IPOC)
                .loyalty("Quibron", Loyalty.UNREST)
                .counter("Stormtrooper", "1521")
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 0);
                })
                .startWith(new Revolt(Position.planetNamed("Quibron")));
        settled(scene);

        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).squadCarrier(0)).isZero();
    }

    // ---- Living Planet

    @Test
    void onTheLivingPlanetRebelUnitsHaveTwoDiceMoreWhoeverAttacks() {
        // given: a regular at home (+1) and the planet (+2) against a 1st line
        SecondPosition living = CampaignPosition.in(22)
                .luck(1)
                .revealed("Quibron", Secret.LIVING_PLANET)
                .counter("Wild Regular", "2211")
                .counter("1st Line", "2211");
        SecondScene scene = living.start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack");
        while (volleys(scene).isEmpty()) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(extraDice(scene).getFirst()).as("1 + 2").isEqualTo(3);
    }

    @Test
    @Tag("G-R11")
    void inTheOrbitOfTheLivingPlanetNobodyIsHelped() {
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .revealed("Quibron", Secret.LIVING_PLANET)
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        while (volleys(scene).isEmpty()) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(extraDice(scene)).isEmpty();
    }

    @Test
    void underHypnosisTheLivingPlanetDoesNotRise() {
        SecondScene scene = CampaignPosition.in(22)
                .revealed("Angoff", Secret.LIVING_PLANET)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .counter("Resolution", "orbit-222")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Angoff")))
                .place("Odene Hobar", "2221")
                .dice(2, 3, 6, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        assigned(mission(scene, "D", "Odene Hobar"));
        follow(scene, "roll", "complete");

        assertThat(scene.state("Angoff")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void theLivingPlanetInRebellionSaysNothingToItsNeighbours() {
        SecondScene scene = galaxy().secret("Quibron", Secret.LIVING_PLANET)
                .loyalty("Quibron", Loyalty.UNREST)
                .loyalty("Angoff", Loyalty.LOYAL)
                .startWith(new Revolt(Position.planetNamed("Quibron")));
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(6);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    // ---- Mutant World

    @Test
    void onAMutantWorldThereIsACreatureWhereNoneIsPrinted() {
        // given: Squamot has no printed creature; event 11 in a town
        SecondScene scene = CampaignPosition.in(33)
                .luck(5)
                .secret("Squamot", Secret.MUTANT_WORLD)
                .place("Boccanegra", "3311")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:3311");
        assigned(mission(scene, "P", "Boccanegra"));
        follow(scene, "roll");
        while (volleys(scene).isEmpty() && scene.truth().turn().segment() == Segment.MISSIONS) {
            scene.play(scene.offers("stand") ? "stand" : scene.offers().getFirst());
        }

        assertThat(isShown(scene, "Squamot")).isTrue();
        assertThat(volleys(scene)).anyMatch(volley -> volley.dice().size() == 10);
    }

    @Test
    void onARisenMutantWorldTheLocalsLeaveRebelsAlone() {
        SecondScene scene = CampaignPosition.in(33)
                .revealed("Squamot", Secret.MUTANT_WORLD)
                .control("Squamot", PlanetState.REBELLION)
                .place("Boccanegra", "3311")
                .dice(1, 4, 6, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:3311");
        assigned(mission(scene, "P", "Boccanegra"));
        follow(scene, "roll");

        assertThat(volleys(scene)).isEmpty();
    }

    // ---- Drug World

    @Test
    void drugsHurtEachSideAfterItsOwnMissionPhaseOnlyAndNobodyInOrbit() {
        SecondScene scene = galaxy().luck(1)
                .secret("Quibron", Secret.DRUG_WORLD)
                .realm(realm -> realm.setRound(1))
                .place("Boccanegra", "2211")
                .place("Jin Voles", "2211")
                .place("Kogus", "orbit-221")
                .ship("Explorer", "Kogus")
                .start(Side.REBEL, Segment.SEARCH);
        while (scene.truth().turn().phasing() == Side.REBEL) {
            scene.play(quiet(scene));
        }
        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.hits("Kogus")).as("in orbit").isZero();
        assertThat(scene.hits("Jin Voles")).isZero();

        while (scene.truth().turn().phasing() == Side.IMPERIAL) {
            scene.play(quiet(scene));
        }
        assertThat(scene.hits("Jin Voles")).as("after his own").isEqualTo(2);
        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
    }

    // ---- incomes

    @Test
    void aSecretOnAPlanetTheEmpireDoesNotControlPaysNothing() {
        SecondScene scene = galaxy().round(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 1)
                .secret("Etreg", Secret.GEM_WORLD)
                .control("Etreg", PlanetState.REBELLION_STOPPED)
                .secret("Tartio", Secret.INDUSTRIAL_WORLD)
                .startStage(Segment.RESOURCES);
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(1 + 3);
    }

    @Test
    @Tag("G-R16")
    void inTheFirstTurnNoSecretPays() {
        SecondScene scene = galaxy().round(1)
                .points(Side.REBEL, 2)
                .secret("Etreg", Secret.GEM_WORLD)
                .realm(eventOnTop(126))
                .startStage(Segment.RESOURCES);
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }

        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
    }
}
