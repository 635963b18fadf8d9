package fitg.level.campaign;

import static fitg.play.CampaignPosition.fateOf;
import static fitg.play.CampaignPosition.sovereignNamed;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Mission;
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
import fitg.procedure.Event;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.secret.Unveiling;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Realm.Fate;
import fitg.state.realm.Secret;
import fitg.state.theatre.Theatre;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sovereigns, home planets and royalty where an exception or a boundary is easily missed (2-province 11.2 to 11.4). */
@Tag("C-OTHER-1")
class CampaignSovereignCornersTest {

    private static final String DERBAN = "Rayner Derban";

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().luck(1).round(2).place("Tourag", "2231");
    }

    private static boolean offersSummons(SecondPosition position, Side side, String environ) {
        SecondScene scene = position.dice(10).start(side, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        return scene.offers("mission:E");
    }

    // ---- when he may be called

    @ParameterizedTest
    @CsvSource({
        "IMPERIAL_CONTROL, true",
        "REBELLION, false",
        "REBEL_CONTROL, false",
    })
    void nobodyIsCalledOnAPlanetInRebellion(PlanetState state, boolean offered) {
        SecondPosition position = galaxy().control("Lonica", PlanetState.REBELLION)
                .control("Ayod", PlanetState.REBELLION)
                .control("Rhexia", state)
                .place(DERBAN, "4411");

        assertThat(offersSummons(position, Side.REBEL, "4411")).isEqualTo(offered);
    }

    @Test
    void onePlanetOfTheProvinceAndOneOfThePeopleAreNotTwo() {
        // given: Balgar of Mrane is a Suvan; Suti rises in his province, Fliad of his people
        SecondPosition mixed = galaxy().control("Suti", PlanetState.REBELLION)
                .control("Fliad", PlanetState.REBELLION)
                .place(DERBAN, "3511");
        SecondPosition both = galaxy().control("Midest", PlanetState.REBELLION)
                .control("Fliad", PlanetState.REBELLION)
                .place(DERBAN, "3511");

        assertThat(offersSummons(mixed, Side.REBEL, "3511")).isFalse();
        assertThat(offersSummons(both, Side.REBEL, "3511"))
                .as("Midest has Suvans too")
                .isTrue();
    }

    @Test
    void aStoppedRebellionIsNoRebellion() {
        SecondPosition position = galaxy().control("Lonica", PlanetState.REBELLION)
                .control("Ayod", PlanetState.REBELLION_STOPPED)
                .place(DERBAN, "4411");

        assertThat(offersSummons(position, Side.REBEL, "4411")).isFalse();
    }

    @Test
    void whoIsSummonedOrDeadIsNotCalledAgain() {
        SecondPosition summoned = galaxy().control("Lonica", PlanetState.REBELLION)
                .control("Ayod", PlanetState.REBELLION)
                .with(summoned("Yaldor", Side.REBEL))
                .place(DERBAN, "4411");
        SecondPosition dead = galaxy().control("Lonica", PlanetState.REBELLION)
                .control("Ayod", PlanetState.REBELLION)
                .realm(realm -> realm.setSovereign(sovereignNamed("Yaldor"), Fate.GONE))
                .place(DERBAN, "4411");

        assertThat(offersSummons(summoned, Side.REBEL, "4411")).isFalse();
        assertThat(offersSummons(dead, Side.REBEL, "4411")).isFalse();
    }

    // ---- the call

    private static SecondScene callBalgar(Side side, String who, int... dice) {
        SecondScene scene = CampaignPosition.in(31, 32, 35)
                .control("Tamset", PlanetState.REBELLION)
                .control("Chim", PlanetState.REBELLION)
                .loyalty("Mrane", Loyalty.NEUTRAL)
                .place(who, "3511")
                .dice(dice)
                .start(side, Segment.MISSIONS);
        follow(scene, "place:3511");
        assigned(mission(scene, "E", who));
        return scene;
    }

    @Test
    void oneLetterForANeutralOneIsAFailureThatTurnsThePlanetAway() {
        // given: weather, E; then no more rolls
        SecondScene scene = callBalgar(Side.REBEL, DERBAN, 1, 2, 6, 5);
        follow(scene, "roll");
        scene.expect(Query.EVENT_ROLL);
        follow(scene, "stop");

        assertThat(fateOf(scene, "Balgar")).isEqualTo(Fate.UNSUMMONED);
        assertThat(scene.loyalty("Mrane")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void anImperialFailureTurnsThePlanetTowardsTheRebels() {
        SecondScene scene = callBalgar(Side.IMPERIAL, "Jin Voles", 1, 2, 1, 1);
        follow(scene, "roll", "stop");

        assertThat(scene.loyalty("Mrane")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void anImperialSuccessTurnsThePlanetTowardsTheEmpire() {
        SecondScene scene = callBalgar(Side.IMPERIAL, "Jin Voles", 1, 2, 6, 5, 1, 2, 6, 5);
        follow(scene, "roll", "roll");
        while (scene.question() == Affair.IMPERIAL_UNITS) {
            scene.play("end");
        }

        assertThat(fateOf(scene, "Balgar")).isEqualTo(Fate.IMPERIAL);
        assertThat(scene.loyalty("Mrane")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void withoutAStarASovereignsPeopleRaiseNoShips() {
        // given: Inzenzia III of Barak (urban, ten points, no star); 23 shelters in a town, 65 shows E
        SecondScene scene = CampaignPosition.in(51, 52, 53)
                .control("Liatris", PlanetState.REBELLION)
                .control("Scythia", PlanetState.REBELLION)
                .loyalty("Barak", Loyalty.UNREST)
                .place(DERBAN, "5111")
                .dice(2, 3, 6, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:5111");
        assigned(mission(scene, "E", DERBAN));
        follow(scene, "roll");

        scene.expect(Affair.REBEL_UNITS)
                .expectOffers("buy:urban-regular")
                .expectNotOffered("buy:rebel-light", "buy:rebel-transport", "buy:urban-elite");
        scene.play("end");
        assertThat(scene.state("Barak"))
                .as("no rebellion at the end of the track")
                .isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Barak")).isEqualTo(Loyalty.UNREST);
    }

    // ---- bonus rolls

    /** How many bonus rolls a mission gets when the events do nothing and bring no letter: an event and a miss for each. */
    private static long bonusRolls(
            SecondPosition position, int size, int[] quiet, String environ, Mission mission, String who) {
        for (int event = 0; event < size; event++) {
            position.dice(quiet);
        }
        for (int roll = 0; roll < 12; roll++) {
            position.dice(quiet[2], quiet[3]);
        }
        SecondScene scene = position.place(who, environ).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        assigned(mission(scene, String.valueOf(mission.letter()), who));
        for (int event = 0; event < size; event++) {
            follow(scene, "roll");
        }
        return scene.events(Happening.SuccessRolled.class).size() - size;
    }

    @Test
    @Tag("C-CHAR-2")
    void aPrinceAtHomeHasTwoRollsMoreToSummonHisSovereign() {
        // given: Drakir Grebb, prince of Suti, and Frun Sentel, both diplomacy 1 and leadership 1
        long prince = summonsOnSuti("Drakir Grebb");
        long stranger = summonsOnSuti("Frun Sentel");

        assertThat(stranger).as("diplomacy 1 and leadership 1").isEqualTo(2);
        assertThat(prince).as("two more: home and royalty").isEqualTo(4);
    }

    private static long summonsOnSuti(String who) {
        return bonusRolls(
                CampaignPosition.in(31, 32)
                        .control("Tamset", PlanetState.REBELLION)
                        .control("Tsipa", PlanetState.REBELLION),
                3,
                new int[] {1, 2, 1, 1},
                "3221",
                Mission.SUMMON_SOVEREIGN,
                who);
    }

    @Test
    @Tag("C-CHAR-2")
    void royaltyHasARollMoreForDiplomacyAndWhoIsOnlyAtHomeHasNot() {
        // given: Odene Hobar, prince of Heliax, and Tourag, both diplomacy 2; on Diomas Tourag is at home
        long prince = diplomacy(CampaignPosition.in(41).loyalty("Heliax", Loyalty.NEUTRAL), 5, "4121", "Odene Hobar");
        long stranger = diplomacy(CampaignPosition.in(41).loyalty("Heliax", Loyalty.NEUTRAL), 5, "4121", "Tourag");
        long atHome = diplomacy(CampaignPosition.in(15).loyalty("Diomas", Loyalty.NEUTRAL), 3, "1522", "Tourag");
        long princeAway =
                diplomacy(CampaignPosition.in(15).loyalty("Diomas", Loyalty.NEUTRAL), 3, "1522", "Odene Hobar");

        assertThat(prince - stranger).isEqualTo(1);
        assertThat(atHome - princeAway).isZero();
    }

    private static long diplomacy(SecondPosition position, int size, String environ, String who) {
        int[] quiet = size == 3 ? new int[] {1, 4, 1, 1} : new int[] {1, 2, 1, 1};
        return bonusRolls(position, size, quiet, environ, Mission.DIPLOMACY, who);
    }

    @Test
    @Tag("C-CHAR-2")
    void whoIsAtHomeHasARollMoreForPossessions() {
        // given: Yarro Latac of Rhexia and Bridne Murcada of Lysenda; on Tartio nobody is at home
        long home = scavenging("4411", 1, 4, "Yarro Latac") - scavenging("4411", 1, 4, "Bridne Murcada");
        long away = scavenging("4421", 2, 4, "Yarro Latac") - scavenging("4421", 2, 4, "Bridne Murcada");

        assertThat(home - away).isEqualTo(1);
    }

    private static long scavenging(String environ, int tens, int units, String who) {
        return bonusRolls(CampaignPosition.in(44), 3, new int[] {tens, units, 1, 6}, environ, Mission.SCAVENGE, who);
    }

    @Test
    void aSovereignsWordCountsOnlyInHisOwnEnviron() {
        int urban = SecondPosition.place("2311");
        int air = SecondPosition.place("2312");
        var s = CampaignPosition.in(23)
                .place(DERBAN, "2311")
                .start(Side.REBEL, Segment.MISSIONS)
                .truth();
        var following = CampaignPosition.in(23)
                .with(summoned("Ascaill", Side.IMPERIAL))
                .place(DERBAN, "2311")
                .start(Side.REBEL, Segment.MISSIONS)
                .truth();

        assertThat(Sovereigns.favour(s, urban, Side.REBEL)).isEqualTo(-2);
        assertThat(Sovereigns.favour(s, air, Side.REBEL)).isZero();
        assertThat(Sovereigns.favour(following, urban, Side.REBEL))
                .as("summoned: nothing")
                .isZero();
    }

    @Test
    void aNeutralSovereignWeighsNothing() {
        var s = CampaignPosition.in(35)
                .place(DERBAN, "3511")
                .start(Side.REBEL, Segment.MISSIONS)
                .truth();

        assertThat(Sovereigns.favour(s, SecondPosition.place("3511"), Side.REBEL))
                .isZero();
        assertThat(Sovereigns.favour(s, SecondPosition.place("3511"), Side.IMPERIAL))
                .isZero();
    }

    // ---- leading

    @ParameterizedTest
    @CsvSource({"Odene Hobar, 412, 4122, 4", "Odene Hobar, 441, 4411, 3", "Drakir Grebb, 412, 4122, 2"})
    @Tag("C-CHAR-2")
    void royaltyLeadsBetterOnItsOwnPlanet(String who, int planet, String environ, int dice) {
        // given: a wild regular at home in the wild gives one die
        SecondScene scene = CampaignPosition.in(41, 44)
                .luck(1)
                .counter("Wild Regular", environ)
                .counter("1st Line", environ)
                .withUnits(who, environ)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack");
        while (volleys(scene).isEmpty()) {
            scene.play(Orders.offered(scene, scene.question() == Query.LEADER ? "character:" : ""));
        }

        assertThat(extraDice(scene).getFirst())
                .as("leadership, and one for the wild")
                .isEqualTo(dice);
    }

    @Test
    @Tag("K-R117")
    void royaltySearchesNoBetter() {
        // given: Thysa Kymbo, princess of Orlog, leads a 1st line (3) in a search on Orlog: 3 + 1
        SecondScene scene = CampaignPosition.in(16)
                .luck(1)
                .counter("1st Line", "1623")
                .withUnits("Thysa Kymbo", "1623")
                .place("Boccanegra", "1623")
                .detected("Boccanegra")
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:1623", "character:21");

        assertThat(scene.last(Happening.Searched.class).searchValue()).isEqualTo(4);
    }

    // ---- his end

    @Test
    void aSummonedSovereignCanBeAssassinatedByTheOtherSide() {
        SecondScene scene = CampaignPosition.in(44)
                .with(summoned("Yaldor", Side.REBEL))
                .counter("Wild Regular", "4411")
                .place("Redjac", "4411")
                .dice(1, 4, 2, 2)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "A", "Redjac"));
        follow(scene, "roll");

        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.GONE);
    }

    @Test
    void failingToKillAnUnsummonedOneMayBeTriedAgainWithoutARoll() {
        SecondScene scene =
                CampaignPosition.in(44).place("Redjac", "4411").dice(1, 4, 1, 1).start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "A", "Redjac"));
        follow(scene, "roll", "stop");

        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.UNSUMMONED);
        assertThat(scene.events(Event.DieRolled.class)).isEmpty();
        assertThat(scene.isFree("Redjac")).isTrue();
    }

    @Test
    void withAPlanetItsSovereignIsGone() {
        SecondScene scene =
                galaxy().secret("Tamset", Secret.DEAD_WORLD).startWith(new Unveiling(Position.planetNamed("Tamset")));

        assertThat(fateOf(scene, "Shirofune")).isEqualTo(Fate.GONE);
    }

    // ---- atrocities and sovereigns

    private static SecondScene tempted(SecondPosition position, String environ, int tens, int units) {
        SecondScene scene =
                position.place("Adam Starlight", environ).dice(tens, units).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY);
        return scene;
    }

    private static int hits(SecondScene scene, String sovereign) {
        return scene.events(Happening.HitsTaken.class).stream()
                .filter(taken -> taken.target().name().equals(sovereign))
                .mapToInt(Happening.HitsTaken::hits)
                .sum();
    }

    @Test
    void strafingHitsASummonedSovereign() {
        SecondScene scene = tempted(
                CampaignPosition.in(44)
                        .pdb("Rhexia", 2, true)
                        .loyalty("Rhexia", Loyalty.PATRIOTIC)
                        .with(summoned("Yaldor", Side.REBEL)),
                "4411",
                1,
                5);
        scene.play("strafe:441");

        assertThat(hits(scene, "Yaldor")).isEqualTo(2);
        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.REBEL);
    }

    @Test
    void chemicalsSpareASovereignOfTheRhonesOnly() {
        SecondScene rhone = tempted(
                CampaignPosition.in(23)
                        .counter("Peacemaker", "orbit-231")
                        .loyalty("Pronox", Loyalty.PATRIOTIC)
                        .with(summoned("Ascaill", Side.IMPERIAL)),
                "2311",
                4,
                4);
        SecondScene theshian = tempted(
                CampaignPosition.in(44)
                        .counter("Peacemaker", "orbit-441")
                        .loyalty("Rhexia", Loyalty.PATRIOTIC)
                        .with(summoned("Yaldor", Side.REBEL)),
                "4411",
                1,
                5);
        rhone.play("chemicals:231");
        theshian.play("chemicals:441");

        assertThat(hits(rhone, "Ascaill")).isZero();
        assertThat(hits(theshian, "Yaldor")).as("endurance 4").isEqualTo(4);
    }

    @Test
    void aSovereignWhoWasNotCalledIsHitByNothing() {
        SecondScene scene = tempted(
                CampaignPosition.in(44).pdb("Rhexia", 2, true).loyalty("Rhexia", Loyalty.PATRIOTIC), "4411", 1, 5);
        scene.play("strafe:441");

        assertThat(hits(scene, "Yaldor")).isZero();
        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.UNSUMMONED);
    }

    @Test
    @Tag("G-R55")
    void strafingInTheMiddleOfASummonsIsItsFailure() {
        // given: Loyal Rhexia; the failure moves it to Patriotic, the backlash two to the Rebels
        SecondScene scene = CampaignPosition.in(41, 42, 44, 45)
                .control("Lonica", PlanetState.REBELLION)
                .control("Ayod", PlanetState.REBEL_CONTROL)
                .loyalty("Rhexia", Loyalty.LOYAL)
                .pdb("Rhexia", 2, true)
                .place(DERBAN, "4411")
                .dice(1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "E", DERBAN));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY).play("strafe:441");
        while (scene.question() == Affair.DOMINO) {
            scene.play("end");
        }

        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.UNSUMMONED);
        assertThat(scene.loyalty("Rhexia")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void haltingTheRotationKillsTheSovereign() {
        SecondScene scene = tempted(
                CampaignPosition.in(44)
                        .counter("Planet Stabilizer", "orbit-441")
                        .place("Boccanegra", "4422")
                        .with(summoned("Yaldor", Side.REBEL)),
                "4411",
                1,
                5);
        scene.play("halt-rotation:441");

        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.GONE);
        assertThat(Realm.of(scene.truth()).isDestroyed(Position.planetNamed("Rhexia")))
                .isTrue();
        assertThat(Theatre.company(scene.truth()).hits(Sovereigns.fighter(sovereignNamed("Yaldor"))))
                .isZero();
    }
}
