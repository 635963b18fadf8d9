package fitg.galaxy.event;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the galactic event cards do when they are turned, and when their hour comes. */
@Tag("C-EVENT-1")
class GalacticEventTest {

    private static SecondPosition turning(int number) {
        return SecondPosition.campaign()
                .secret("Etreg", Secret.GEM_WORLD)
                .place("Tourag", "2231")
                .realm(realm -> realm.setEventDeck(card(number)));
    }

    private static long card(int number) {
        var cards = Catalogue.standard().campaign().galacticEvents();
        for (int card = 0; card < cards.size(); card++) {
            if (cards.get(card).number() == number) {
                return PieceSet.only(card);
            }
        }
        throw new AssertionError("no card has the number " + number);
    }

    private static SecondScene turned(SecondPosition position) {
        return position.startStage(Segment.GALACTIC_EVENT);
    }

    private static Loyalty loyalty(SecondScene scene, String planet) {
        return scene.truth().planets().loyalty(Position.planetNamed(planet));
    }

    @Test
    @Tag("E2.1.A.1")
    void theRebelTurnsTheTopCardAndItLiesOpenForTheGameTurn() {
        SecondScene scene = turned(turning(100));

        assertThat(scene.realm().event()).isEqualTo(100);
        assertThat(scene.realm().eventDeck()).isZero();
        assertThat(scene.events(Tidings.EventDrawn.class)).hasSize(1);
    }

    @Test
    void piratesPlunderAnEnvironNobodyGuards() {
        SecondScene scene = turned(turning(98).counter("Conscript", "3111").counter("Imperial Light", "orbit-321"));

        assertThat(scene.question()).isEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.offers()).contains("environ:2111").doesNotContain("environ:3111", "environ:3211");

        scene.play("environ:2111");

        int loot = Catalogue.standard().environById(2111).resource();
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(loot);
    }

    @Test
    void theImperialChoosesThreePlanetsOfTheSegundensThatCanMove() {
        SecondScene scene = turned(turning(99).loyalty("Bajukai", Loyalty.UNREST));

        assertThat(scene.decision().side()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).doesNotContain("planet:122").contains("planet:421");
        Loyalty before = loyalty(scene, "Lonica");
        scene.play("planet:421");
        assertThat(loyalty(scene, "Lonica")).isEqualTo(before.shiftedFor(Side.REBEL));
        assertThat(scene.offers()).doesNotContain("planet:421");
    }

    @Test
    @Tag("KA3")
    void theGalacticGamesMoveTheOnlyThreePlanetsOfTheFirstProvinceThatCan() {
        SecondScene scene = turned(turning(104));

        assertThat(scene.decision().side()).isEqualTo(Side.REBEL);
        List<String> movable = scene.offers();
        assertThat(movable).containsExactlyInAnyOrder("planet:122", "planet:141", "planet:142");
        Loyalty before = loyalty(scene, "Adare");

        for (int pick = 0; pick < 2; pick++) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(loyalty(scene, "Adare")).isEqualTo(before.shiftedFor(Side.IMPERIAL));
        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    @Test
    void lonicaReturnsToTheEmpire() {
        SecondScene scene = turned(turning(107).loyalty("Lonica", Loyalty.UNREST));
        SecondScene loyal = turned(turning(107).loyalty("Lonica", Loyalty.PATRIOTIC));

        assertThat(loyalty(scene, "Lonica")).isEqualTo(Loyalty.LOYAL);
        assertThat(loyalty(loyal, "Lonica")).isEqualTo(Loyalty.PATRIOTIC);
    }

    @Test
    void scandalsMoveAllPlanetsOfZakirButRaiseNoRebellion() {
        SecondScene scene = turned(turning(108).loyalty("Barak", Loyalty.UNREST).loyalty("Liatris", Loyalty.LOYAL));

        assertThat(loyalty(scene, "Barak")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.truth().planets().state(Position.planetNamed("Barak")))
                .isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(loyalty(scene, "Liatris")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("K-R17")
    void theCultMovesAPatrioticPlanetTwiceAndRaisesOneAtUnrestIfTheRebelsWill() {
        SecondScene scene = turned(turning(109)
                .loyalty("Rhexia", Loyalty.PATRIOTIC)
                .loyalty("Tartio", Loyalty.UNREST)
                .counter("Conscript", "4421"));

        assertThat(loyalty(scene, "Rhexia")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.events(Tidings.DominoBegan.class))
                .extracting(Tidings.DominoBegan::kind)
                .contains(1);
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
        assertThat(scene.question()).isEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.offers()).containsExactly("planet:442", "decline");

        scene.play("planet:442");

        assertThat(scene.truth().planets().state(Position.planetNamed("Tartio")))
                .isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("K-D27")
    void aBrokenCodeNamesTwoPlanetsThatAreNotTheBase() {
        SecondScene scene = turned(turning(112).base("Lonica"));

        assertThat(scene.question()).isEqualTo(Affair.NAME_PLANET);
        assertThat(scene.decision().side()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).hasSize(17).doesNotContain("planet:421");
        scene.play("planet:112");
        scene.play("planet:121");

        assertThat(PieceSet.size(scene.realm().named())).isEqualTo(2);
        assertThat(scene.realm().baseRevealed()).isFalse();
    }

    @Test
    void aShipmentGoesAstrayAndWhatIsLackingIsADebt() {
        SecondScene scene = turned(turning(113).points(Side.IMPERIAL, 3));

        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
        assertThat(scene.realm().debt()).isEqualTo(2);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(5);
    }

    @Test
    @Tag("K-D24")
    void theStrongerFleetOverEachPlanetOfEgrixMayTurnItsLoyalty() {
        SecondScene scene = SecondPosition.campaign()
                .event(114)
                .loyalty("Quibron", Loyalty.NEUTRAL)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Transport", "orbit-222")
                .startWith(new Blockade());

        assertThat(scene.question()).isEqualTo(Affair.BLOCKADE);
        assertThat(scene.decision().side()).isEqualTo(Side.REBEL);
        scene.play("take");

        assertThat(loyalty(scene, "Quibron")).isEqualTo(Loyalty.DISSENT);
        assertThat(loyalty(scene, "Angoff")).as("transports have no strength").isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.question()).isNotEqualTo(Affair.BLOCKADE);
    }

    @Test
    void inventoryMonthIsNothingOnceTheBaseIsKnown() {
        SecondScene hidden = turned(turning(115).base("Lonica"));
        SecondScene known =
                turned(turning(115).base("Lonica").baseRevealed().control("Rhexia", PlanetState.REBEL_CONTROL));

        assertThat(hidden.realm().event()).isEqualTo(115);
        assertThat(known.realm().event()).isNotEqualTo(115);
    }

    @Test
    @Tag("K-R30")
    void thePlagueStrikesTheThirdProvinceButNotWhereTheDoctorIs() {
        SecondScene scene = turned(turning(117)
                .place("Doctor Sontag", "3111")
                .place("Zina Adora", "3111")
                .place("Boccanegra", "3211")
                .place("Jon Kidu", "3111")
                .place("Agan Rafa", "2111")
                .loyalty("Chim", Loyalty.NEUTRAL));

        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.hits("Jon Kidu")).isEqualTo(2);
        assertThat(scene.hits("Zina Adora")).isZero();
        assertThat(scene.isWounded("Zina Adora")).isFalse();
        assertThat(scene.hits("Agan Rafa")).isZero();
        assertThat(loyalty(scene, "Chim")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void theMediKitHelpsAgainstThePlagueOnlyIfItIsShown() {
        SecondPosition position = turning(117)
                .place("Boccanegra", "3211")
                .place("Agan Rafa", "3211")
                .card("Medi-kit of Ptolus", "Boccanegra");
        SecondScene scene = turned(position);

        assertThat(scene.question()).isEqualTo(Affair.MEDIKIT);
        scene.play("take");

        assertThat(scene.hits("Agan Rafa")).isZero();
        assertThat(scene.hits("Boccanegra")).isZero();
    }

    @Test
    void theDeadComeBackWhereTheirSideHasAPlanet() {
        SecondScene scene = turned(turning(119)
                .dead("Boccanegra", "Jon Kidu")
                .characters(Position.character("Boccanegra") + 1)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .control("Tartio", PlanetState.REBELLION));

        assertThat(scene.place("Boccanegra"))
                .as("the only environ the rebels control")
                .isEqualTo("4411");
        assertThat(scene.decision().side()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("K-R32")
    void theOutcryCostsOneSuicideSquad() {
        SecondScene scene = turned(turning(123)
                .counter("1st Line", "1522")
                .counter("Stormtrooper", "1622")
                .realm(realm -> {
                    realm.setSquadCarrier(0, 0);
                    realm.setSquadCarrier(1, 1);
                }));

        assertThat(scene.offers()).containsExactly("counter:0", "counter:1");
        scene.play("counter:1");

        assertThat(scene.realm().squadCarrier(1)).isEqualTo(Realm.NONE);
        assertThat(scene.realm().squadCarrier(0)).isZero();
        assertThat(scene.events(Tidings.SquadSpent.class)).hasSize(1);
    }

    @Test
    void theSuvansAreMoved() {
        SecondScene mrane = turned(turning(124).loyalty("Mrane", Loyalty.LOYAL));
        assertThat(mrane.offers()).contains("planet:351", "end");
        mrane.play("planet:351");
        assertThat(loyalty(mrane, "Mrane")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(mrane.question()).isNotEqualTo(Affair.EVENT_CHOICE);

        SecondScene others =
                turned(turning(124).loyalty("Midest", Loyalty.LOYAL).loyalty("Akubera", Loyalty.LOYAL));
        others.play("planet:341");
        assertThat(others.offers()).contains("planet:342").doesNotContain("planet:351", "planet:341");
        others.play("planet:342");
        assertThat(others.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    @Test
    @Tag("KA12")
    void theGhostFleetFiresOnceAtAnImperialFleetOfTheFifthProvince() {
        SecondScene scene = SecondPosition.campaign()
                .event(106)
                .realm(realm -> realm.setRound(1))
                .counter("Imperial Heavy", "orbit-542")
                .counter("Imperial Light", "orbit-542")
                .counter("Imperial Light", "orbit-542")
                .aboard("Barca", 0)
                .dice(6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .picks(1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        assertThat(scene.offers()).containsExactly("decline", "place:orbit-542");
        scene.play("place:orbit-542");

        Happening.Volley volley = scene.events(Happening.Volley.class).getFirst();
        assertThat(volley.dice())
                .hasSize(20
                        - Catalogue.standard()
                                .character(Position.character("Barca"))
                                .spaceLeadership()
                                .orElse(0));
        assertThat(scene.isCounterDamaged(1)).isTrue();
        assertThat(scene.question()).isNotEqualTo(Query.PRESS_ON);
    }

    @Test
    void anEmpireForeverIsShownBeforeAnEventMovesIt() {
        SecondScene scene = turned(turning(108).secret("Liatris", Secret.EMPIRE_FOREVER));

        assertThat(scene.question()).isEqualTo(Affair.SHOW_SECRET);
        scene.play("reveal:512");

        assertThat(loyalty(scene, "Liatris")).isEqualTo(Loyalty.PATRIOTIC);
    }
}
