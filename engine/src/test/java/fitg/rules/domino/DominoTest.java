package fitg.rules.domino;

import static fitg.content.Loyalty.DISSENT;
import static fitg.content.Loyalty.LOYAL;
import static fitg.content.Loyalty.NEUTRAL;
import static fitg.content.Loyalty.PATRIOTIC;
import static fitg.content.Loyalty.UNREST;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The domino effect: the examples of 2-province, 10.5, and what stops it. */
@Tag("C-DOMINO-1")
class DominoTest {

    /** Something that sparks a domino effect, and nothing else. */
    private static final class Spark extends Procedure {

        private final int kind;
        private final String planet;
        private final Side favour;

        Spark(int kind, String planet, Side favour) {
            this.kind = kind;
            this.planet = planet;
            this.favour = favour;
        }

        @Override
        public void advance(Resolution r) {
            r.finish();
            Domino.spark(r, kind, Position.planetNamed(planet), favour);
        }

        @Override
        protected void digest(Digest d) {
            d.add(planet);
        }
    }

    private static SecondPosition provinceTwo() {
        return SecondPosition.campaignIn(21, 22, 23, 24)
                .loyalty("Cieson", NEUTRAL)
                .loyalty("Etreg", NEUTRAL)
                .loyalty("Quibron", NEUTRAL)
                .loyalty("Angoff", NEUTRAL)
                .loyalty("Charkhan", DISSENT)
                .loyalty("Pronox", NEUTRAL)
                .loyalty("Lysenda", NEUTRAL)
                .loyalty("Orning", NEUTRAL);
    }

    @Test
    void aMissionOnAColonyMovesOneOfItsSystemAndOneOfItsPeople() {
        SecondScene scene = provinceTwo().startWith(new Spark(Domino.MISSION, "Charkhan", Side.REBEL));

        scene.expect(Affair.DOMINO);
        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:221", "planet:222", "end");
        scene.play("planet:221");
        assertThat(scene.loyalty("Quibron")).isEqualTo(DISSENT);
        assertThat(scene.offers())
                .as("not Cieson, their home")
                .containsExactlyInAnyOrder("planet:222", "planet:231", "end");
    }

    @Test
    void aMissionOnAHomePlanetMovesAllItsPeopleInTheProvince() {
        SecondScene scene = provinceTwo()
                .loyalty("Angoff", LOYAL)
                .loyalty("Pronox", PATRIOTIC)
                .startWith(new Spark(Domino.MISSION, "Cieson", Side.REBEL));

        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:212", "end");
        scene.play("planet:212");
        assertThat(scene.offers())
                .as("a Patriotic planet hears nothing")
                .containsExactlyInAnyOrder("planet:222", "planet:223", "end");
    }

    @Test
    void forTheEmpireAMissionLeavesADissentingPlanetAlone() {
        SecondScene scene = provinceTwo()
                .loyalty("Quibron", DISSENT)
                .loyalty("Angoff", UNREST)
                .startWith(new Spark(Domino.MISSION, "Charkhan", Side.IMPERIAL));

        assertThat(scene.offers())
                .as("nothing in the system, so its people")
                .containsExactlyInAnyOrder("planet:231", "end");
    }

    @Test
    void aStoppedRebellionReachesADissentingPlanet() {
        SecondScene scene = provinceTwo()
                .loyalty("Quibron", DISSENT)
                .loyalty("Angoff", UNREST)
                .startWith(new Spark(Domino.REBELLION, "Charkhan", Side.IMPERIAL));

        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:221", "end");
    }

    @Test
    void withTwoRacesTheEffectRunsOnceForEach() {
        SecondScene scene = provinceTwo().startWith(new Spark(Domino.REBELLION, "Pronox", Side.REBEL));

        scene.expect(Affair.DOMINO_RACE);
        String rhones = scene.offers().stream()
                .filter(key ->
                        Narrator.describe(scene.decision(), Action.parse(key)).startsWith("Rhone"))
                .findFirst()
                .orElseThrow();
        scene.play(rhones);
        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:232", "end");
        scene.play("planet:232");

        assertThat(scene.offers())
                .as("Orning is a capital; Lysenda has heard it; the Yesters follow, two of them")
                .containsExactlyInAnyOrder("planet:222", "planet:223", "end");
        scene.play("planet:222", "planet:223");
        assertThat(scene.loyalty("Charkhan")).isEqualTo(UNREST);
        assertThat(scene.loyalty("Cieson")).isEqualTo(NEUTRAL);
    }

    @Test
    void controlPushesAPlanetAtUnrestIntoRebellionAfterAllShifts() {
        SecondScene scene = provinceTwo()
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .loyalty("Quibron", UNREST)
                .loyalty("Pronox", LOYAL)
                .startWith(new Spark(Domino.CONTROL, "Angoff", Side.REBEL));

        scene.play("planet:221");
        assertThat(scene.state("Quibron")).as("it waits").isEqualTo(PlanetState.IMPERIAL_CONTROL);
        scene.play("planet:223");
        scene.play("planet:231");
        scene.skipTo(Affair.REBEL_UNITS);

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.loyalty("Charkhan")).isEqualTo(UNREST);
        assertThat(scene.loyalty("Pronox")).isEqualTo(NEUTRAL);
    }

    @Test
    void aCapitalMovesTheThronePlanetAndNobodyElseDoes() {
        SecondScene byCapital = firstProvince().startWith(new Spark(Domino.REBELLION, "Diomas", Side.REBEL));
        SecondScene byColony = firstProvince().startWith(new Spark(Domino.REBELLION, "Adare", Side.REBEL));

        assertThat(everOffered(byCapital)).contains("planet:162");
        assertThat(everOffered(byColony)).isNotEmpty().doesNotContain("planet:162", "planet:152");
    }

    private static SecondPosition firstProvince() {
        SecondPosition position = SecondPosition.campaignIn(11, 12, 13, 14, 15, 16);
        for (String planet : new String[] {"Orlog", "Diomas", "Magro", "Adare", "Liomax", "Jura"}) {
            position.loyalty(planet, NEUTRAL);
        }
        return position;
    }

    private static Set<String> everOffered(SecondScene scene) {
        Set<String> offered = new TreeSet<>();
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            offered.addAll(scene.offers());
            scene.play(
                    scene.question() == Affair.DOMINO ? "end" : scene.offers().getFirst());
        }
        return offered;
    }

    @Test
    void nothingSpreadsFromTheLivingPlanetNorUnderTheQuarantine() {
        SecondScene living = provinceTwo()
                .revealed("Charkhan", Secret.LIVING_PLANET)
                .startWith(new Spark(Domino.MISSION, "Charkhan", Side.REBEL));
        SecondScene quarantine = provinceTwo().event(121).startWith(new Spark(Domino.MISSION, "Charkhan", Side.REBEL));

        assertThat(living.question()).isNotEqualTo(Affair.DOMINO);
        assertThat(quarantine.question()).isNotEqualTo(Affair.DOMINO);
    }

    @Test
    @Tag("E2.4.1")
    @Tag("KA6")
    void aPlanetInRebellionWithoutImperialTroopsAndWithItsPdbUpIsFreedInTheInterphase() {
        SecondScene scene = SecondPosition.campaignIn(44)
                .control("Rhexia", PlanetState.REBELLION)
                .loyalty("Tartio", NEUTRAL)
                .pdb("Rhexia", 0, true)
                .counter("Wild Regular", "4411")
                .startInterphase();

        scene.expect(Affair.DOMINO).play("planet:442");

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.victoryPoints()).isEqualTo(1);
        assertThat(scene.loyalty("Tartio")).isEqualTo(DISSENT);
    }

    @Test
    @Tag("KA6")
    void withItsPdbDownItIsNotFreed() {
        SecondScene scene = SecondPosition.campaignIn(44)
                .control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, false)
                .counter("Wild Regular", "4411")
                .startInterphase();

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("KA7")
    @Tag("K-R2")
    void aLandedTransportDoesNotHoldAPlanetAndAConscriptDoes() {
        SecondScene transport = SecondPosition.campaignIn(44)
                .control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .counter("Imperial Transport", "4411")
                .startInterphase();
        SecondScene conscript = SecondPosition.campaignIn(44)
                .control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .counter("Conscript", "4411")
                .startInterphase();

        assertThat(transport.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(conscript.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("E2.4.2")
    @Tag("K-R23")
    void aStoppedRebellionReturnsToTheEmpireInTheInterphaseOnly() {
        SecondPosition position = SecondPosition.campaignIn(44)
                .control("Rhexia", PlanetState.REBELLION_STOPPED)
                .counter("1st Line", "4411")
                .place("Frun Sentel", "4411");
        SecondScene before = position.start(Side.REBEL, Segment.SEARCH);
        assertThat(before.controller("Rhexia")).isNull();

        SecondScene after = SecondPosition.campaignIn(44)
                .control("Rhexia", PlanetState.REBELLION_STOPPED)
                .counter("Conscript", "4411")
                .startInterphase();
        assertThat(after.controller("Rhexia")).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("K-R25")
    void aPlanetWithItsPdbDownAndOnlyEnemyTroopsIsNobodys() {
        SecondScene scene = SecondPosition.campaignIn(44)
                .pdb("Rhexia", 0, false)
                .counter("Wild Regular", "4411")
                .place("Frun Sentel", "4421")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(scene.controller("Rhexia")).isNull();
        assertThat(scene.question()).isInstanceOf(Query.class);
    }
}
