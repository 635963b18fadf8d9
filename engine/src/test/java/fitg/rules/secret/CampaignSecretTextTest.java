package fitg.rules.secret;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.rules.character.Ratings;
import fitg.rules.rebellion.Revolt;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The planet secrets by their text (planet_secrets.csv, 3-galactic 4.3 and 4b, 3.2), where one effect among several is easily forgotten. */
@Tag("C-OTHER-1")
class CampaignSecretTextTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    private static boolean isShown(SecondScene scene, String planet) {
        return scene.realm().isRevealed(Position.planetNamed(planet));
    }

    // ---- what a rebellion yields

    /** Etreg, eight points in the town and four in the wild, none starred, rises by full taxes. */
    private static SecondScene taxedIntoRebellion(Secret secret) {
        SecondPosition position = galaxy().round(2).loyalty("Etreg", Loyalty.UNREST);
        if (secret != null) {
            position.secret("Etreg", secret);
        }
        SecondScene scene = position.startStage(Segment.RESOURCES);
        follow(scene, "tax-full:212");
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }
        scene.expect(Affair.REBEL_UNITS);
        return scene;
    }

    @ParameterizedTest
    @CsvSource({"GEM_WORLD, 36", "INDUSTRIAL_WORLD, 24", "SLAVE_WORLD, 12", "WELCOME_REBELS, 24", "IPOC, 12"})
    void aRebellionFillsTheTrackAsTheSecretSays(Secret secret, int track) {
        SecondScene scene = taxedIntoRebellion(secret);

        assertThat(isShown(scene, "Etreg")).as("a rebellion shows it").isTrue();
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(track);
    }

    @ParameterizedTest
    @CsvSource({"GEM_WORLD, false", "INDUSTRIAL_WORLD, false", "WELCOME_REBELS, true"})
    void aThirdRegularIsPaidForOnlyWhereRebelsAreWelcome(Secret secret, boolean paid) {
        // given: two regulars cost six of the eight points of the town; twice the points are sixteen
        SecondScene scene = taxedIntoRebellion(secret);
        scene.play("buy:urban-regular", "buy:urban-regular");

        assertThat(scene.offers("buy:urban-regular")).isEqualTo(paid);
        assertThat(scene.offers("buy:rebel-light")).as("no star").isFalse();
    }

    @Test
    void aSlaveWorldRaisesThreeTimesAsMuchAndShipsEverywhere() {
        SecondScene scene = taxedIntoRebellion(Secret.SLAVE_WORLD);

        // then: 24 points in the town: six cruisers
        for (int cruiser = 0; cruiser < 6; cruiser++) {
            scene.play("buy:rebel-cruiser");
        }
        assertThat(scene.decision().subject()).as("the wild is next").isEqualTo(SecondPosition.place("2122"));
        scene.play("buy:rebel-cruiser", "buy:rebel-cruiser", "buy:rebel-cruiser");
        assertThat(scene.question()).isNotEqualTo(Affair.REBEL_UNITS);
        assertThat(scene.starships("orbit-212", Side.REBEL)).isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource({
        "GEM_WORLD, 36, 16",
        "INDUSTRIAL_WORLD, 24, 16",
        "SLAVE_WORLD, 20, 24",
        "WELCOME_REBELS, 24, 16",
        "IPOC, 20, 16"
    })
    void aWildPopulaceDoublesOnlyWhatTheSecretDoesNotRaise(Secret secret, int track, int units) {
        // given: event 65 in the town; then weather (24) and R (11)
        SecondScene scene = CampaignPosition.in(21)
                .revealed("Etreg", secret)
                .loyalty("Etreg", Loyalty.UNREST)
                .place("Adam Starlight", "2121")
                .dice(6, 5, 6, 6, 2, 4, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2121");
        assigned(mission(scene, "R", "Adam Starlight"));
        follow(scene, "roll", "roll");

        // then: in the town ships may be bought, except where the event is ignored; cruisers cost four
        scene.expect(Affair.REBEL_UNITS);
        boolean starred = secret != Secret.WELCOME_REBELS;
        assertThat(scene.offers("buy:rebel-cruiser")).isEqualTo(starred);
        int bought = 0;
        while (scene.offers("buy:rebel-cruiser") && scene.decision().subject() == SecondPosition.place("2121")) {
            scene.play("buy:rebel-cruiser");
            bought++;
        }
        assertThat(bought).isEqualTo(starred ? units / 4 : 0);
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(track);
    }

    @ParameterizedTest
    @CsvSource({"GEM_WORLD, 5", "INDUSTRIAL_WORLD, 3", "SLAVE_WORLD, 5"})
    void anIncomeIsLostForGoodByARebellion(Secret secret, int income) {
        // given: no tax comes from the Second Province; the secret pays without being shown
        SecondScene before = galaxy().round(2)
                .control("Orning", PlanetState.REBELLION)
                .secret("Etreg", secret)
                .startStage(Segment.RESOURCES);
        while (before.question() == Affair.SHOW_SECRET) {
            before.play("none");
        }
        assertThat(before.forcePoints(Side.IMPERIAL)).isEqualTo(income);
        assertThat(isShown(before, "Etreg")).isFalse();

        // when: the planet rises and comes back to the Empire
        SecondScene after = galaxy().round(2)
                .realm(eventOnTop(126))
                .points(Side.IMPERIAL, 4)
                .secret("Etreg", secret)
                .loyalty("Etreg", Loyalty.UNREST)
                .startWith(new Revolt(Position.planetNamed("Etreg")));
        while (after.question() == Affair.REBEL_UNITS || after.question() == Affair.DOMINO) {
            after.play("end");
        }
        after.truth().planets().setState(Position.planetNamed("Etreg"), PlanetState.IMPERIAL_CONTROL);
        after.truth().planets().setState(Position.planetNamed("Chim"), PlanetState.REBELLION);
        while (after.turn() == 2 || after.question() != Affair.IMPERIAL_PURCHASE) {
            after.play(after.question() == Query.PDB_UP ? "end" : quiet(after));
        }

        // then: game-turn 3, nothing taxed, nothing earned
        assertThat(after.turn()).isEqualTo(3);
        assertThat(after.controller("Etreg")).isEqualTo(Side.IMPERIAL);
        assertThat(after.forcePoints(Side.IMPERIAL)).isEqualTo(4);
    }

    // ---- Casino Galactica, Cloning Complex

    @Test
    void theCasinoHasNothingForTheSimpleNorForTheEmpire() {
        SecondScene simple = gamble(galaxy().place("Boccanegra", "2211"), Side.REBEL, "Boccanegra");
        SecondScene empire = gamble(
                galaxy().place("Senator Dermond", "2211").place("Boccanegra", "2211"),
                Side.IMPERIAL,
                "Senator Dermond");

        assertThat(simple.events(Event.PossessionGained.class)).isEmpty();
        assertThat(empire.events(Event.PossessionGained.class)).isEmpty();
    }

    private static SecondScene gamble(SecondPosition position, Side side, String who) {
        SecondScene scene =
                position.revealed("Quibron", Secret.CASINO_GALACTICA).dice(10).start(side, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "I", who));
        return follow(scene, "stop");
    }

    @Test
    void theCasinoClosesWhenThePlanetRises() {
        // given: Starlight stirs up a rebellion while Mareg (intelligence 4) gathers information
        SecondScene scene = CampaignPosition.in(22)
                .revealed("Quibron", Secret.CASINO_GALACTICA)
                .loyalty("Quibron", Loyalty.UNREST)
                .place("Adam Starlight", "2211")
                .place("Professor Mareg", "2211")
                .dice(1, 4, 1, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "R", "Adam Starlight");
        assigned(mission(scene, "I", "Professor Mareg"));
        follow(scene, "roll");
        while (scene.question() != Query.EVENT_ROLL) {
            scene.play(quiet(scene));
        }
        follow(scene, "stop");

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.events(Event.PossessionGained.class)).isEmpty();
        assertThat(scene.events(Event.ShipAssigned.class)).isEmpty();
    }

    @Test
    @Tag("K-D31")
    void withAnEmptyDeckTheCloningComplexWakesTheDead() {
        SecondPosition position = SecondPosition.campaign().revealed("Quibron", Secret.CLONING_COMPLEX);
        Catalogue.standard().characters().stream()
                .filter(card -> card.side() == Side.REBEL)
                .forEach(card -> position.dead(card.name()));
        SecondScene scene =
                position.place("Boccanegra", "2211").dice(1).characters(11).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");

        scene.expect(Affair.CLONING);
        assertThat(scene.offers()).containsExactlyInAnyOrder("own-dead", "none");
        scene.play("own-dead");

        assertThat(scene.place("Kogus")).isEqualTo("2211");
        assertThat(scene.isWounded("Kogus")).isFalse();
    }

    // ---- Dead World

    @Test
    void aDeadWorldHasNoRebellionNoOwnerAndItsNeighboursHearOfIt() {
        // given: Quibron at Unrest, taxed in full: the rebellion shows the Dead World instead
        SecondScene scene = galaxy().round(2)
                .secret("Quibron", Secret.DEAD_WORLD)
                .loyalty("Quibron", Loyalty.UNREST)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .counter("Conscript", "2211")
                .startStage(Segment.RESOURCES);
        follow(scene, "tax-full:221");
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }
        scene.expect(Affair.DOMINO);

        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(3);
        assertThat(scene.realm().isDestroyed(Position.planetNamed("Quibron"))).isTrue();
        assertThat(scene.controller("Quibron")).isNull();
        assertThat(scene.forcePoints(Side.REBEL)).as("no rebellion").isZero();
        assertThat(scene.counterPlace(0)).as("who is there lives").isEqualTo("2211");
    }

    // ---- Drug World

    @Test
    void drugsRaiseEveryRatingAboveNothing() {
        SecondScene scene = galaxy().secret("Quibron", Secret.DRUG_WORLD)
                .place("Boccanegra", "2211")
                .place("Oneste Woada", "2211")
                .place("Kogus", "2221")
                .start(Side.REBEL, Segment.SEARCH);
        var s = scene.truth();
        int boccanegra = Position.character("Boccanegra");

        assertThat(Ratings.endurance(s, boccanegra)).isEqualTo(6);
        assertThat(Ratings.intelligence(s, boccanegra)).isEqualTo(3);
        assertThat(Ratings.leadership(s, boccanegra)).isEqualTo(3);
        assertThat(Ratings.diplomacy(s, boccanegra)).as("nothing stays nothing").isZero();
        assertThat(Ratings.endurance(s, Position.character("Kogus")))
                .as("elsewhere")
                .isEqualTo(5);
    }

    @Test
    void drugsGiveADieInAFightButNoneToWhoHasNone() {
        // given: Thysa Kymbo (AF 1) finds Oneste Woada (AF 0)
        SecondScene scene = CampaignPosition.in(22)
                .secret("Quibron", Secret.DRUG_WORLD)
                .place("Thysa Kymbo", "2211")
                .place("Oneste Woada", "2211")
                .detected("Oneste Woada")
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2211", "characters");
        follow(scene, "kill", "stand");

        assertThat(diceOf(scene, "Thysa Kymbo")).containsExactly(2);
        assertThat(diceOf(scene, "Oneste Woada")).isEmpty();
    }

    @Test
    @Tag("K-R27")
    void onDrugWorldNeitherDoctorNorInterphaseHeals() {
        SecondScene scene = galaxy().secret("Quibron", Secret.DRUG_WORLD)
                .place("Doctor Sontag", "2211")
                .place("Boccanegra", "2211")
                .wounded("Boccanegra")
                .hits("Boccanegra", 2)
                .hits("Tourag", 2)
                .startWith(new Unveiling(Position.planetNamed("Quibron")));

        // then: the interphase after it has come and gone
        assertThat(scene.isWounded("Boccanegra")).isTrue();
        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.hits("Tourag")).isZero();
    }

    // ---- Empire Forever, Welcome Rebels

    @Test
    void neitherEventsNorDominoesMoveEmpireForeverTowardsTheRebels() {
        SecondScene event = galaxy().realm(eventOnTop(108))
                .revealed("Liatris", Secret.EMPIRE_FOREVER)
                .loyalty("Liatris", Loyalty.LOYAL)
                .startStage(Segment.GALACTIC_EVENT);
        SecondScene domino = galaxy().revealed("Liatris", Secret.EMPIRE_FOREVER)
                .loyalty("Liatris", Loyalty.LOYAL)
                .loyalty("Barak", Loyalty.UNREST)
                .startWith(new Revolt(Position.planetNamed("Barak")));
        while (domino.question() == Affair.REBEL_UNITS) {
            domino.play("end");
        }

        assertThat(event.loyalty("Liatris")).isEqualTo(Loyalty.LOYAL);
        assertThat(event.loyalty("Barak")).isEqualTo(Loyalty.DISSENT);
        domino.expect(Affair.DOMINO).expectOffers("planet:513").expectNotOffered("planet:512");
    }

    @Test
    void noEventMovesWelcomeRebelsTowardsTheEmpire() {
        SecondScene scene = galaxy().realm(eventOnTop(104))
                .revealed("Mitrith", Secret.WELCOME_REBELS)
                .loyalty("Mitrith", Loyalty.DISSENT)
                .startStage(Segment.GALACTIC_EVENT);

        scene.expect(Affair.EVENT_CHOICE).expectOffers("planet:122").expectNotOffered("planet:143");
    }

    @Test
    @Tag("G-R3")
    void welcomeRebelsAtUnrestRisesByHalfTaxes() {
        SecondScene scene = galaxy().round(2)
                .revealed("Etreg", Secret.WELCOME_REBELS)
                .loyalty("Etreg", Loyalty.UNREST)
                .startStage(Segment.RESOURCES);

        scene.play("tax-half:212").expect(Affair.REBEL_UNITS);

        assertThat(scene.state("Etreg")).isEqualTo(PlanetState.REBELLION);
    }

    // ---- Hyper-World

    @Test
    void theEmpireShowsHyperWorldOnlyByUsingIt() {
        SecondScene used = twoMissions("also:D");
        SecondScene spared = twoMissions("none");

        assertThat(isShown(used, "Quibron")).isTrue();
        assertThat(isShown(spared, "Quibron")).isFalse();
    }

    private static SecondScene twoMissions(String answer) {
        SecondScene scene = CampaignPosition.in(22)
                .secret("Quibron", Secret.HYPER_WORLD)
                .place("Senator Dermond", "2211")
                .place("Boccanegra", "2211")
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "I", "Senator Dermond");
        scene.expect(Affair.SECOND_MISSION).play(answer);
        return scene;
    }

    // ---- Imperial Deltronics

    /** Boccanegra gathers information on Quibron with one letter: event 11 shelters, success 12 shows I. */
    private static SecondScene information(SecondPosition position) {
        SecondScene scene = position.revealed("Quibron", Secret.IMPERIAL_DELTRONICS)
                .luck(9)
                .place("Boccanegra", "2211")
                .counter("Conscript", "2211")
                .dice(1, 1, 1, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "I", "Boccanegra"));
        follow(scene, "roll", "complete");
        while (scene.question() == Query.SHIP_HOLDER
                || scene.question().toString().equals("NEW_POSSESSION")) {
            scene.play(scene.offers().getFirst());
        }
        return scene;
    }

    @Test
    void informationFromDeltronicsIsAShip() {
        SecondScene scene = information(CampaignPosition.in(22));

        assertThat(scene.events(Event.ShipAssigned.class)).hasSize(1);
        int ship = scene.last(Event.ShipAssigned.class).ship();
        assertThat(Catalogue.standard().ship(ship).name()).isNotEqualTo("S-XIII");
        assertThat(scene.shipHolder(Catalogue.standard().ship(ship).name())).isEqualTo("Boccanegra");
    }

    @Test
    void afterARebellionDeltronicsHasNoMoreShips() {
        SecondScene scene = CampaignPosition.in(22)
                .secret("Quibron", Secret.IMPERIAL_DELTRONICS)
                .loyalty("Quibron", Loyalty.UNREST)
                .luck(9)
                .place("Adam Starlight", "2211")
                .place("Boccanegra", "2211")
                .counter("Conscript", "2211")
                .dice(1, 4, 1, 3, 1, 1, 1, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "R", "Adam Starlight");
        assigned(mission(scene, "I", "Boccanegra"));
        follow(scene, "roll");
        while (scene.question() != Query.EVENT_ROLL) {
            scene.play(quiet(scene));
        }
        follow(scene, "roll", "complete");

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.events(Event.ShipAssigned.class)).isEmpty();
    }

    // ---- IPOC

    @Test
    void afterIpocWhatIsBoughtLiesOpen() {
        SecondScene scene = galaxy().round(2)
                .points(Side.IMPERIAL, 20)
                .realm(realm -> realm.showUnits())
                .startStage(Segment.RESOURCES);
        scene.play("half-for-all", "buy:marine", "place:1621", "end");

        assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, 0)).isFalse();
    }

    // ---- Living Planet

    @Test
    void onTheLivingPlanetTheStrongestRebelHasTwoDiceMore() {
        // given: Jin Voles finds Boccanegra (5), Rayner Derban (5, lower card) and Zina Adora (1)
        SecondScene scene = CampaignPosition.in(22)
                .revealed("Quibron", Secret.LIVING_PLANET)
                .luck(3)
                .place("Jin Voles", "2211")
                .place("Boccanegra", "2211")
                .place("Rayner Derban", "2211")
                .place("Zina Adora", "2211")
                .detected("Boccanegra", "Rayner Derban", "Zina Adora")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2211", "characters");
        follow(scene, "kill");
        while (scene.events(Happening.RoundBegan.class).size() < 2
                && scene.events(Happening.BattleEnded.class).isEmpty()) {
            scene.play(
                    scene.offers("active")
                            ? "active"
                            : scene.offers("stand") ? "stand" : scene.offers().getFirst());
        }

        assertThat(diceOf(scene, "Rayner Derban").getFirst()).as("5 + 2").isEqualTo(7);
        assertThat(diceOf(scene, "Boccanegra").getFirst()).isEqualTo(5);
        assertThat(diceOf(scene, "Zina Adora").getFirst()).isEqualTo(1);
        assertThat(diceOf(scene, "Jin Voles").getFirst()).isEqualTo(5);
    }

    @Test
    void onTheLivingPlanetRebelsBreakOffMoreEasily() {
        // given: Redjac (6) against Boccanegra (5): +1, so 4 or less, on the Living Planet 6 or less
        assertThat(escapes(CampaignPosition.in(22), 5)).isFalse();
        assertThat(escapes(CampaignPosition.in(22).revealed("Quibron", Secret.LIVING_PLANET), 5))
                .isTrue();
    }

    private static boolean escapes(SecondPosition position, int die) {
        SecondScene scene = position.luck(3)
                .place("Redjac", "2211")
                .place("Boccanegra", "2211")
                .detected("Boccanegra")
                .dice(1, die)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2211", "characters");
        follow(scene, "kill", "break-off-all");
        return scene.events(Happening.RoundBegan.class).size() == 1
                && volleys(scene).isEmpty();
    }

    @Test
    void theLivingPlanetHasNoSovereign() {
        assertThat(maySummon(galaxy())).isTrue();
        assertThat(maySummon(galaxy().revealed("Tamset", Secret.LIVING_PLANET))).isFalse();
    }

    private static boolean maySummon(SecondPosition position) {
        SecondScene scene = position.control("Suti", PlanetState.REBELLION)
                .control("Tsipa", PlanetState.REBELLION)
                .place("Vudot Vodot", "3122")
                .dice(10)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:3122");
        return scene.offers("mission:E");
    }

    // ---- Mutant World

    @Test
    void mutantsHaveTenDiceAndTheLocalsEight() {
        // given: in the wild event 61 is a creature, 46 are irate locals
        assertThat(diceOfWhoCame(6, 1)).isEqualTo(10);
        assertThat(diceOfWhoCame(4, 6)).isEqualTo(8);
    }

    private static int diceOfWhoCame(int tens, int units) {
        SecondScene scene = CampaignPosition.in(22)
                .luck(5)
                .revealed("Quibron", Secret.MUTANT_WORLD)
                .place("Boccanegra", "2211")
                .dice(tens, units)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "P", "Boccanegra"));
        follow(scene, "roll");
        while (volleys(scene).isEmpty()) {
            scene.play(scene.offers("stand") ? "stand" : scene.offers().getFirst());
        }
        return volleys(scene).stream()
                .filter(volley -> volley.target().number() == Position.character("Boccanegra"))
                .findFirst()
                .orElseThrow()
                .dice()
                .size();
    }

    // ---- Trap!

    @Test
    void theTrapTakesRebelsWithUnitsTooAndNobodyWhoComesLater() {
        SecondScene scene = galaxy().secret("Etreg", Secret.TRAP)
                .counter("Wild Regular", "2122")
                .withUnits("Agan Rafa", "2122")
                .place("Boccanegra", "2121")
                .ship("Planetary Privateer", "Boccanegra")
                .detected("Boccanegra")
                .startWith(new Unveiling(Position.planetNamed("Etreg")));
        assertThat(scene.isPrisoner("Agan Rafa")).isTrue();
        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.shipHolder("Planetary Privateer")).isIn("out", "deck", "nobody");

        SecondScene later = galaxy().revealed("Etreg", Secret.TRAP)
                .place("Boccanegra", "2121")
                .detected("Boccanegra")
                .start(Side.REBEL, Segment.SEARCH);
        assertThat(later.isPrisoner("Boccanegra")).isFalse();
    }

    @Test
    void whenTheTrapRisesItsUnguardedPrisonersAreFree() {
        SecondScene scene = galaxy().secret("Etreg", Secret.TRAP)
                .loyalty("Etreg", Loyalty.UNREST)
                .place("Boccanegra", "2121")
                .detected("Boccanegra")
                .escort("Boccanegra", Soldier.REGULAR)
                .round(2)
                .startStage(Segment.RESOURCES);
        scene.expect(Affair.SHOW_SECRET).play("reveal:212");
        assertThat(scene.isPrisoner("Boccanegra")).isTrue();

        follow(scene, "tax-full:212");
        while (scene.question() == Affair.REBEL_UNITS || scene.question() == Affair.DOMINO) {
            scene.play("end");
        }

        assertThat(scene.state("Etreg")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.isFree("Boccanegra")).isTrue();
    }
}
