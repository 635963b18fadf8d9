package fitg.level.campaign;

import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.galaxy.politics.EnemySecret;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Orders;
import fitg.play.Position;
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
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two Provinces as 4b, 5, describes it, sentence by sentence. */
@Tag("C-OTHER-1")
class CampaignTwoProvincesTextTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();

    private static final Map<String, Integer> PDBS = Map.ofEntries(
            Map.entry("Orning", 2),
            Map.entry("Chim", 2),
            Map.entry("Cieson", 1),
            Map.entry("Quibron", 1),
            Map.entry("Pronox", 1),
            Map.entry("Unarpha", 1),
            Map.entry("Tsipa", 1),
            Map.entry("Mrane", 1),
            Map.entry("Etreg", 0),
            Map.entry("Charkhan", 0),
            Map.entry("Lysenda", 0),
            Map.entry("Suti", 0),
            Map.entry("Midest", 0),
            Map.entry("Akubera", 0),
            Map.entry("Kelta", 0),
            Map.entry("Angoff", 1),
            Map.entry("Tamset", 0),
            Map.entry("Squamot", 0));

    private static SecondScene begin(long seed) {
        LoadedChance chance = new LoadedChance(KeyedChance.ofSeed(seed));
        return new SecondScene(Game.start(SHORT, Options.standard(), chance), chance);
    }

    private static SecondScene suggested(SecondScene scene, Question until) {
        while (scene.truth().turn().segment() == Segment.SET_UP && scene.question() != until) {
            scene.play(scene.decision().suggested().key());
        }
        return scene;
    }

    /** A position of this game in mid-war; nothing but what is said. */
    private static SecondPosition position(int turn) {
        return SecondPosition.of(SHORT)
                .round(turn)
                .place("Ly Mantok", "2221")
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 1, true);
    }

    // ---- the board

    @Test
    void eighteenPlanetsBeginAtA() {
        SecondScene scene = suggested(begin(3), Affair.ASSIGNMENT_ORDER);

        assertThat(SHORT.planets()).hasSize(18);
        for (int planet : SHORT.planets()) {
            String name = PRINTED.planet(planet).name();
            assertThat(scene.pdbUp(name)).as(name).isTrue();
            assertThat(scene.pdbLevel(name)).as(name).isEqualTo(PDBS.get(name));
        }
        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.loyalty("Kelta")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.loyalty("Chim")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.state("Tamset")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.state("Squamot")).isEqualTo(PlanetState.REBEL_CONTROL);
    }

    @Test
    void thirtyVictoryPointsAreOnTheBoard() {
        SecondPosition all = SecondPosition.of(SHORT).place("Ly Mantok", "2221").base("Suti");
        for (int planet : SHORT.planets()) {
            all.control(PRINTED.planet(planet).name(), PlanetState.REBEL_CONTROL)
                    .pdb(PRINTED.planet(planet).name(), 0, true);
        }

        assertThat(all.start(Side.REBEL, Segment.MISSIONS).victoryPoints()).isEqualTo(30);
    }

    @Test
    void twentyTwoEventsAreShuffledAndSevenAssignmentsOrdered() {
        SecondScene scene = suggested(begin(3), Affair.BASE);
        Set<Integer> events = new HashSet<>();
        var cards = PRINTED.campaign().galacticEvents();
        for (int card = 0; card < cards.size(); card++) {
            if (PieceSet.has(scene.realm().eventDeck(), card)) {
                events.add(cards.get(card).number());
            }
        }

        assertThat(events).hasSize(22).doesNotContain(104, 105, 106, 107, 108, 109, 111);
        Set<Integer> assignments = new HashSet<>();
        for (int place = 0; place < scene.realm().assignments().ordered(); place++) {
            assignments.add(127 + scene.realm().assignments().card(place));
        }
        assertThat(assignments).containsExactlyInAnyOrder(127, 128, 131, 132, 134, 137, 138);
    }

    @Test
    void theBaseIsOneOfSix() {
        SecondScene scene = suggested(begin(3), Affair.BASE);

        assertThat(scene.offers())
                .containsExactlyInAnyOrder(
                        "planet:223", "planet:231", "planet:232", "planet:322", "planet:323", "planet:342");
    }

    @Test
    @Tag("K-D27")
    void aSecretNamesOnePlanetAndTheFifthNamesTheLastButOne() {
        // given: six candidates, Suti is the base
        SecondScene first = position(2).base("Suti").startWith(EnemySecret.learnedBy(Side.IMPERIAL));
        assertThat(first.expect(Affair.NAME_PLANET).offers()).hasSize(5).doesNotContain("planet:322");
        first.play("planet:223");
        assertThat(first.question()).as("one planet for a secret").isNotEqualTo(Affair.NAME_PLANET);
        assertThat(first.realm().baseRevealed()).isFalse();

        SecondScene fifth = position(2)
                .base("Suti")
                .realm(realm -> {
                    for (String named : List.of("Charkhan", "Pronox", "Lysenda", "Tsipa")) {
                        realm.name(Position.planetNamed(named));
                        realm.learnSecret();
                    }
                })
                .startWith(EnemySecret.learnedBy(Side.IMPERIAL));
        assertThat(fifth.realm().baseRevealed()).isTrue();
        assertThat(fifth.last(Tidings.BaseRevealed.class).planet()).isEqualTo(Position.planetNamed("Suti"));
    }

    // ---- people

    @Test
    void theImperialCharactersStandWhereTheSheetSays() {
        SecondScene scene = suggested(begin(3), null);

        assertThat(scene.place("Jon Kidu")).isEqualTo("3111");
        assertThat(scene.place("Senator Dermond")).isIn("3111", "3112", "2411", "2412");
        assertThat(scene.place("Saytar")).startsWith("223");
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("Redjac");
        assertThat(province(scene, "Redjac") + province(scene, "Jin Voles")).isEqualTo(5);
        assertThat(List.of(scene.isInPool("Telmen"), scene.isInPool("Els Taroff")))
                .containsOnly(true);
        assertThat(List.of("Thysa Kymbo", "Gelba", "Vans Ka-Tie-A", "Emperor Coreguya"))
                .noneMatch(scene::isInPool)
                .noneMatch(scene::isFree);
        assertThat(scene.truth().turn().startImperialShips()).isEqualTo(2);
    }

    private static int province(SecondScene scene, String character) {
        String place = scene.place(character).replace("orbit-", "");
        return place.charAt(0) - '0';
    }

    @Test
    void theRebelGroupsHaveTheirMembersAndShips() {
        SecondScene scene = suggested(begin(3), null);

        for (String each : List.of("Ly Mantok", "Agan Rafa", "Bridne Murcada", "Doctor Sontag")) {
            assertThat(scene.place(each)).as(each).isEqualTo("2221");
        }
        for (String each : List.of("Rayner Derban", "Zina Adora", "Kogus")) {
            assertThat(scene.place(each)).as(each).startsWith("312");
        }
        for (String each : List.of("Boccanegra", "Vudot Vodot", "Drakir Grebb")) {
            assertThat(scene.place(each)).as(each).isEqualTo("3311");
        }
        assertThat(scene.shipHolder("Explorer")).isEqualTo("Ly Mantok");
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Boccanegra");
        assertThat(scene.shipHolder("Star Cruiser")).isIn("Rayner Derban", "Zina Adora", "Kogus");
        assertThat(PieceSet.size(scene.truth().gear().owned())).isEqualTo(2);
        long deck = PRINTED.characters().stream()
                .filter(card -> card.side() == Side.REBEL && scene.isInPool(card.name()))
                .count();
        assertThat(deck).isEqualTo(10);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
    }

    @Test
    @Tag("K-R4")
    void aProvinceHasTwoElitesAndFiftyPoints() {
        SecondScene scene = suggested(begin(3), Affair.DEPLOYMENT);
        scene.expectOffers("buy:marine");
        int bought = 0;
        while (scene.question() == Affair.DEPLOYMENT && scene.offers("buy:imperial-heavy")) {
            scene.play("buy:imperial-heavy");
            if (scene.question() == Affair.WHERE) {
                scene.play(scene.offers().getFirst());
            }
            bought++;
        }
        Counters counters = Theatre.counters(scene.truth());
        Set<String> garrison = new HashSet<>();
        for (int each = 0; each < counters.count(); each++) {
            garrison.add(counters.type(each).name());
        }

        assertThat(bought).isEqualTo(2);
        assertThat(garrison).contains("Imperial Heavy");
        scene.expectNotOffered("buy:marine", "buy:guard");
    }

    // ---- money

    @Test
    void taxesComeInTurnsTwoAndFourAndAGrantOfTenOtherwise() {
        assertThat(income(1)).isZero();
        assertThat(income(2)).isEqualTo(33);
        assertThat(income(3)).isEqualTo(10);
        assertThat(income(4)).isEqualTo(27);
        assertThat(income(5)).isEqualTo(10);
        assertThat(income(6)).isEqualTo(10);
    }

    /** With the three planets in Rebel hands and half taxes; one point to begin with, so that purchases are asked for. */
    private static int income(int turn) {
        SecondScene scene = position(turn)
                .luck(1)
                .control("Tamset", PlanetState.REBEL_CONTROL)
                .pdb("Tamset", 0, true)
                .control("Squamot", PlanetState.REBEL_CONTROL)
                .pdb("Squamot", 0, true)
                .points(Side.IMPERIAL, 1)
                .startStage(Segment.RESOURCES);
        while (scene.truth().turn().segment() == Segment.RESOURCES && scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }
        return scene.forcePoints(Side.IMPERIAL) - 1;
    }

    @Test
    void unitsAreBoughtOnOrningAndChimLevelsInBothProvincesAndAtrocityUnitsOverThem() {
        SecondScene scene = position(3)
                .points(Side.IMPERIAL, 40)
                .pdb("Suti", 0, true)
                .pdb("Etreg", 0, true)
                .startStage(Segment.RESOURCES);
        scene.expect(Affair.IMPERIAL_PURCHASE).expectOffers("pdb-level:322", "pdb-level:212");

        scene.play("buy:resolution").expect(Affair.WHERE);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:orbit-241", "place:orbit-311");
        scene.play("place:orbit-311", "buy:1st-line");
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:2411", "place:2412", "place:3111", "place:3112");
    }

    @Test
    @Tag("K-R301")
    void withoutOrningAndChimNothingIsSpent() {
        SecondScene scene = position(3)
                .points(Side.IMPERIAL, 40)
                .points(Side.REBEL, 1)
                .control("Orning", PlanetState.REBELLION)
                .control("Chim", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    // ---- space

    @Test
    void aFleetWarpsOnlyToStarsOfTheTwoProvinces() {
        SecondScene scene = position(2)
                .counter("Imperial Light", "orbit-221")
                .counter("Rebel Heavy", "orbit-221")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        while (scene.question() != Query.FLEET_BREAK_OFF) {
            scene.play(quiet(scene));
        }
        scene.play("break-off-all");
        Set<Character> provinces = scene.expect(Query.BREAK_OFF_GOAL).offers().stream()
                .filter(key -> key.startsWith("warp:"))
                .map(key -> key.charAt("warp:".length()))
                .collect(Collectors.toSet());

        assertThat(provinces).containsExactlyInAnyOrder('2', '3');
    }

    @Test
    void starsOfOtherProvincesAreNoStarsInTheFlux() {
        // given: the dice name Bex (15), which is not in this game
        SecondScene scene = position(2)
                .event(118)
                .counter("Rebel Light", "orbit-223")
                .dice(1, 5, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        Orders.sail(scene, "orbit-223", "241", 0);

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-241");
    }

    // ---- Steal Enemy Resources

    @Test
    void rebelsStealInTheTaxedProvinceElseOnImperialCapitals() {
        assertThat(maySteal(2, "2211")).as("taxed").isTrue();
        assertThat(maySteal(2, "3222")).as("not taxed").isFalse();
        assertThat(maySteal(3, "2211")).as("nothing is taxed").isFalse();
        assertThat(maySteal(3, "3112")).as("a capital").isTrue();
    }

    private static boolean maySteal(int turn, String environ) {
        SecondScene scene = position(turn)
                .luck(1)
                .points(Side.IMPERIAL, 10)
                .place("Kogus", environ)
                .dice(10)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        return scene.offers("mission:H");
    }

    // ---- the end

    @Test
    void theEmpireWinsWithTheBaseKnownAndNoPlanetLeft() {
        SecondScene scene = SecondPosition.of(SHORT)
                .round(2)
                .luck(1)
                .place("Ly Mantok", "2221")
                .control("Suti", PlanetState.REBELLION)
                .base("Lysenda")
                .baseRevealed()
                .startStage(Segment.RESOURCES);
        for (int step = 0; step < 10 && !scene.game().isOver(); step++) {
            scene.play(quiet(scene));
        }

        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.turn()).isEqualTo(2);
        assertThat(Realm.of(scene.truth()).baseRevealed()).isTrue();
    }
}
