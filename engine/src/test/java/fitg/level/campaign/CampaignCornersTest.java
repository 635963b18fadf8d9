package fitg.level.campaign;

import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.extraDice;
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
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.rules.secret.Unveiling;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Corners where an event, a secret, an atrocity or a squad meets a rule that knows nothing of it. */
@Tag("C-OTHER-1")
class CampaignCornersTest {

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    // ---- squads

    private static SecondScene found(SecondPosition position) {
        SecondScene scene = position.counter("1st Line", "2211")
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 0);
                })
                .place("Agan Rafa", "2211")
                .place("Zina Adora", "2211")
                .detected("Agan Rafa", "Zina Adora")
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211");
        while (scene.question() != Query.FOUND) {
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : quiet(scene));
        }
        return scene;
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent120BarcaSendsNoSquad() {
        assertThat(found(CampaignPosition.in(22).place("Barca", "2211").dice(1)).offers())
                .contains("suicide-squad");
        assertThat(found(CampaignPosition.in(22)
                                .event(120)
                                .place("Barca", "2211")
                                .dice(1))
                        .offers())
                .doesNotContain("suicide-squad");
    }

    @Test
    @Tag("K-R33")
    void aBodyShieldDoesNotHelpAgainstASquad() {
        SecondScene scene = found(CampaignPosition.in(22)
                .place("Jin Voles", "2211")
                .card("Personal Body Shield", "Agan Rafa")
                .dice(1, 1, 1, 3, 4));
        scene.play("suicide-squad");
        assertThat(scene.isShown("Personal Body Shield")).isFalse();

        assertThat(Orders.hitsOn(scene, "Agan Rafa").hits()).isEqualTo(7);
        assertThat(Orders.hitsOn(scene, "Zina Adora").hits()).isEqualTo(2);
    }

    // ---- atrocities

    private static SecondScene tempted(SecondPosition position) {
        SecondScene scene = position.place("Adam Starlight", "2412").dice(1, 5).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY);
        return scene;
    }

    @Test
    void aSneakAttackIsLedOnlyByWhoStandsWithTheUnits() {
        // given: Barca with the marine, Redjac apart; two dice fewer, four more
        SecondScene scene = tempted(CampaignPosition.in(22, 24)
                .luck(1)
                .counter("Marine", "2412")
                .counter("Wild Regular", "2412")
                .withUnits("Barca", "2412")
                .place("Redjac", "2412"));
        scene.play("sneak-attack:2412");
        while (scene.question() == Query.LEADER && scene.asked() == Side.IMPERIAL) {
            scene.expectNotOffered("character:28").play("character:22");
        }
        while (scene.events(Happening.Volley.class).isEmpty()) {
            scene.play(scene.offers().getFirst());
        }

        int marine = Orders.diceOfCounter(scene, 0).getFirst();
        int extra = scene.events(Happening.Volley.class).stream()
                .filter(volley -> volley.shooter().sort() == Happening.Sort.EXTRA
                        && volley.shooter().number() == Side.IMPERIAL.ordinal())
                .findFirst()
                .map(volley -> volley.dice().size())
                .orElse(0);
        assertThat(marine + extra).as("5 + 4 - 2").isEqualTo(7);
        assertThat(extraDice(scene)).isNotEmpty();
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent100ASneakAttackMayFallAnywhere() {
        SecondScene plain =
                tempted(CampaignPosition.in(22, 24).counter("Marine", "2221").counter("Urban Regular", "2221"));
        SecondScene rareMood = tempted(
                CampaignPosition.in(22, 24).event(100).counter("Marine", "2221").counter("Urban Regular", "2221"));

        plain.expectNotOffered("sneak-attack:2221");
        rareMood.expectOffers("sneak-attack:2221");
    }

    @Test
    void aPlanetInRebellionIsNotStrafedByItsOwnPdb() {
        SecondScene scene = tempted(CampaignPosition.in(22, 24)
                .control("Orning", PlanetState.REBELLION)
                .loyalty("Orning", Loyalty.UNREST)
                .pdb("Orning", 2, true));

        assertThat(scene.offers()).containsExactly("pass");
    }

    @Test
    void aQuestThatDestroysTheHypnotistWakesThePlanet() {
        // given: two letters of the quest (66 twice) destroy the Resolution over Angoff
        SecondScene scene = CampaignPosition.in(22)
                .loyalty("Angoff", Loyalty.LOYAL)
                .counter("Resolution", "orbit-222")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Angoff")))
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(6, 6, 6, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:orbit-222", "mission:J");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.realm().isHypnotised(Position.planetNamed("Angoff"))).isFalse();
        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.last(Tidings.DominoBegan.class).kind())
                .as("two spaces")
                .isEqualTo(1);
    }

    @Test
    @Tag("C-DOMINO-1")
    void asleepAPlanetHearsNoDomino() {
        SecondScene scene = CampaignPosition.in(44)
                .control("Rhexia", PlanetState.REBELLION)
                .loyalty("Rhexia", Loyalty.UNREST)
                .pdb("Rhexia", 0, true)
                .counter("Wild Regular", "4411")
                .counter("Resolution", "orbit-442")
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Tartio")))
                .startInterphase();

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.question()).isNotEqualTo(Affair.DOMINO);
        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.LOYAL);
    }

    // ---- planets that are gone

    @Test
    void withItsCapitalGoneAProvincePaysNothing() {
        SecondScene scene = galaxy(2)
                .realm(realm -> realm.destroy(Position.planetNamed("Orning")))
                .points(Side.IMPERIAL, 5)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.events(Tidings.Taxed.class)).isEmpty();
        scene.expectNotOffered("pdb-up:211", "pdb-up:241").expectOffers("pdb-up:152");
    }

    @Test
    void nothingIsBoughtOnASeatThatIsGone() {
        SecondScene scene = galaxy(2)
                .realm(realm -> realm.destroy(Position.planetNamed("Orlog")))
                .points(Side.IMPERIAL, 30)
                .startStage(Segment.RESOURCES);
        scene.play("half-for-all", "buy:2nd-line").expect(Affair.WHERE);

        scene.expectNotOffered("place:1621").expectOffers("place:1521");
    }

    // ---- money

    @Test
    @Tag("K-R14")
    void withoutDiomasAndOrlogNothingIsRepairedEither() {
        SecondScene scene = galaxy(2)
                .control("Diomas", PlanetState.REBELLION)
                .control("Orlog", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 20)
                .points(Side.REBEL, 1)
                .counter("Stormtrooper", "2412")
                .damaged(0)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.isCounterDamaged(0)).isTrue();
    }

    @Test
    @Tag("C-RES-3")
    void aStrongPdbIsPaidForUpOrDownAndOnlyIfItIsTheEmpires() {
        SecondScene scene = galaxy(2)
                .points(Side.IMPERIAL, 10)
                .control("Orning", PlanetState.REBELLION)
                .pdb("Diomas", 2, true)
                .pdb("Chim", 2, false)
                .pdb("Rhexia", 2, true)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Barak", 2, true)
                .control("Barak", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(10 - 2);
    }

    // ---- secrets

    @Test
    void deltronicsDoesNotHideTheSXiii() {
        int plain = columnOf("S-XIII", 40, galaxy(1).revealed("Midest", Secret.IMPERIAL_DELTRONICS));
        int helped = columnOf("S-XIII", 40, galaxy(1).revealed("Quibron", Secret.IMPERIAL_DELTRONICS));
        int privateer = columnOf("Planetary Privateer", 36, galaxy(1).revealed("Midest", Secret.IMPERIAL_DELTRONICS));
        int hidden = columnOf("Planetary Privateer", 36, galaxy(1).revealed("Quibron", Secret.IMPERIAL_DELTRONICS));

        assertThat(helped).isEqualTo(plain);
        assertThat(hidden).isEqualTo(privateer + 2);
    }

    private static int columnOf(String ship, int card, SecondPosition position) {
        SecondScene scene = position.luck(3)
                .pdb("Quibron", 2, true)
                .place("Boccanegra", "2211")
                .detected("Boccanegra")
                .ship(ship, "Boccanegra")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:" + card, "planet:221");
        return scene.events(Happening.Tracked.class).getFirst().column();
    }

    @Test
    void inTheTrapAPrisonerIsQuestionedOnlyByAnImperialWhoIsThere() {
        SecondScene scene = galaxy(1)
                .luck(1)
                .secret("Etreg", Secret.TRAP)
                .place("Boccanegra", "2121")
                .detected("Boccanegra")
                .place("Jin Voles", "2111")
                .startWith(new Unveiling(Position.planetNamed("Etreg")));
        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        while (scene.truth().turn().phasing() != Side.IMPERIAL || scene.question() != Query.MISSION_PLACE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.isPrisoner("Boccanegra")).as("no guard needed").isTrue();
        scene.expectOffers("place:2111").expectNotOffered("place:2121");
    }

    @Test
    void onTheLivingPlanetImperialsBreakOffWithDifficulty() {
        // given: Boccanegra (5) has found Redjac (6): -1, so 6 or less; the die shows 5
        assertThat(redjacEscapes(CampaignPosition.in(22))).isTrue();
        assertThat(redjacEscapes(CampaignPosition.in(22).revealed("Quibron", Secret.LIVING_PLANET)))
                .isFalse();
    }

    private static boolean redjacEscapes(SecondPosition position) {
        SecondScene scene = position.luck(3)
                .place("Redjac", "2211")
                .place("Boccanegra", "2211")
                .detected("Redjac")
                .dice(1, 5)
                .start(Side.IMPERIAL, Segment.SEARCH);
        Orders.hunt(scene, "2211", "characters");
        follow(scene, "kill", "break-off-all");
        return Orders.volleys(scene).isEmpty();
    }

    @Test
    @Tag("G-R47")
    void onHyperWorldNoMissionIsGivenTwice() {
        SecondScene scene = CampaignPosition.in(22)
                .revealed("Quibron", Secret.HYPER_WORLD)
                .place("Vudot Vodot", "2211")
                .place("Boccanegra", "2211")
                .counter("Conscript", "2211")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "D", "Vudot Vodot");
        scene.expect(Affair.SECOND_MISSION).play("also:I");

        scene.expect(Query.MISSION).expectOffers("mission:P").expectNotOffered("mission:D", "mission:I");
        mission(scene, "P", "Boccanegra");
        scene.expect(Affair.SECOND_MISSION).expectNotOffered("also:D", "also:I", "also:P");
    }

    // ---- tracks

    @Test
    @Tag("G-R41")
    void whatTheEmpireStealsFillsItsTrackTo99() {
        // given: Jin Voles steals on the open base Lonica with two letters: event 24 is weather, success 65 shows H
        SecondScene scene = galaxy(2)
                .luck(1)
                .points(Side.IMPERIAL, 95)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .place("Jin Voles", "4211")
                .dice(10, 2, 4, 6, 5, 2, 4, 6, 5)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:4211");
        assigned(mission(scene, "H", "Jin Voles"));
        follow(scene, "roll", "continue", "roll");

        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(12);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(99);
    }

    // ---- the end

    @Test
    @Tag("K-R35")
    void withTheBaseKnownTheEndOfTheLastFreePlanetIsTheEndOfTheWar() {
        // given: Rhexia alone is free, and the Stabilizer over it; the Emperor is in a rare mood
        SecondScene scene = SecondPosition.of(Scenarios.named("campaign-2002").orElseThrow())
                .round(2)
                .luck(1)
                .event(100)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter("Planet Stabilizer", "orbit-441")
                .place("Adam Starlight", "2412")
                .dice(10, 1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY).play("halt-rotation:441");
        while (!scene.game().isOver()
                && (scene.question() == Affair.DOMINO || scene.question() == Affair.SHOW_SECRET)) {
            scene.play(quiet(scene));
        }

        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
    }

    // ---- recruits

    @Test
    @Tag("K-R28")
    void whoStandsWithUnitsRecruitsNobody() {
        // given: no die is scripted
        SecondScene scene = SecondPosition.campaignIn(44)
                .counter("Wild Regular", "4411")
                .withUnits("Adam Starlight", "4411")
                .place("Boccanegra", "4422")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expectOffers("place:4422").expectNotOffered("place:4411");
    }

    @ParameterizedTest
    @CsvSource({"PATRIOTIC, 1, true", "PATRIOTIC, 2, false", "DISSENT, 2, true", "DISSENT, 3, false"})
    @Tag("C-RECRUIT-1")
    void aDieOfTenAgainstLoyaltyAndControl(Loyalty loyalty, int die, boolean joins) {
        SecondScene scene = SecondPosition.campaignIn(44)
                .luck(1)
                .loyalty("Rhexia", loyalty)
                .place("Adam Starlight", "4411")
                .dice(die)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");

        assertThat(!scene.events(Event.CharacterGained.class).isEmpty()).isEqualTo(joins);
    }

    @ParameterizedTest
    @CsvSource({"Adam Starlight, 3, true", "Adam Starlight, 4, false", "Yarro Latac, 4, true", "Yarro Latac, 5, false"})
    @Tag("C-RECRUIT-1")
    void onAFreePlanetThreeAreEnoughAndAtHomeFour(String who, int die, boolean joins) {
        SecondScene scene = SecondPosition.campaignIn(44)
                .luck(1)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .place(who, "4411")
                .dice(die)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");

        assertThat(!scene.events(Event.CharacterGained.class).isEmpty()).isEqualTo(joins);
    }
}
