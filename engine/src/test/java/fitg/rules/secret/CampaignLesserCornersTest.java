package fitg.rules.secret;

import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.typeOf;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Rules;
import fitg.rules.character.Ratings;
import fitg.rules.mission.second.SecondMissions;
import fitg.rules.search.second.SearchTable10;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What drugs do besides raising ratings, where they are of use, and what becomes of hits when they end (K-R229 to K-R231). */
class CampaignLesserCornersTest {

    private static final int EARLIER = 5;

    // ---- Drug World

    private static GameState onDrugs(int version, String... characters) {
        SecondPosition position =
                SecondPosition.campaign().underVersion(version).luck(1);
        for (String each : characters) {
            position.place(each, "2121");
        }
        return position.counter("Conscript", "2121")
                .secret("Etreg", Secret.DRUG_WORLD)
                .startWith(new Unveiling(Position.planetNamed("Etreg")))
                .truth();
    }

    private static int rolls(GameState s, Mission mission, String character) {
        int who = Position.character(character);
        return SecondMissions.bonusRolls(s, SecondPosition.place("2121"), Side.REBEL, mission, PieceSet.only(who), who);
    }

    @Test
    @Tag("K-R229")
    void drugsRaiseTheBonusRollsOfWhoHasAny() {
        GameState s = onDrugs(Rules.NEWEST, "Doctor Sontag");
        GameState before = onDrugs(EARLIER, "Doctor Sontag");

        // Intelligence 4 and his own 2, each raised by one; scavenging he has no bonus to raise
        assertThat(rolls(s, Mission.GATHER_INFORMATION, "Doctor Sontag")).isEqualTo(5 + 3);
        assertThat(rolls(before, Mission.GATHER_INFORMATION, "Doctor Sontag")).isEqualTo(5 + 2);
        assertThat(rolls(s, Mission.SCAVENGE, "Doctor Sontag")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"Boccanegra, 1", "Bridne Murcada, 1", "Frun Sentel, 0"})
    @Tag("K-R229")
    void drugsRaiseWhatSomebodyAddsToHiding(String who, int more) {
        long hider = PieceSet.only(Position.character(who));
        int place = SecondPosition.place("2121");

        assertThat(SearchTable10.hiding(onDrugs(Rules.NEWEST, who), place, hider))
                .isEqualTo(SearchTable10.hiding(onDrugs(EARLIER, who), place, hider) + more);
    }

    @Test
    @Tag("K-R229")
    void besideZinaAdoraKogusIsBetterByTwo() {
        int kogus = Position.character("Kogus");

        assertThat(Ratings.combat(onDrugs(Rules.NEWEST, "Kogus", "Zina Adora"), kogus))
                .isEqualTo(Ratings.combat(onDrugs(EARLIER, "Kogus", "Zina Adora"), kogus) + 1);
        assertThat(Ratings.combat(onDrugs(Rules.NEWEST, "Kogus"), kogus))
                .isEqualTo(Ratings.combat(onDrugs(EARLIER, "Kogus"), kogus));
    }

    // ---- the Helian Drug before a repair

    /** Drakir Grebb with a damaged ship and the drug. */
    private static SecondScene atTheRepair(int version, int die) {
        SecondScene scene = CampaignPosition.in(22)
                .underVersion(version)
                .place("Drakir Grebb", "2221")
                .ship("Star Cruiser", "Drakir Grebb")
                .shipDamaged("Star Cruiser")
                .card("Helian Drug", "Drakir Grebb")
                .dice(die)
                .startInterphase();
        scene.expect(Query.REPAIR).play("repair:38");
        return scene;
    }

    @Test
    @Tag("K-R230")
    @Tag("C-POSS-2")
    void theRepairerMayTakeTheDrugBeforeTheDie() {
        int navigation = Ratings.navigation(
                CampaignPosition.in(22).start(Side.REBEL, Segment.MISSIONS).truth(),
                Position.character("Drakir Grebb"));
        SecondScene scene = atTheRepair(Rules.NEWEST, navigation + 2);

        scene.expect(Ask.USE_POSSESSION).play("use:43");
        scene.expect(Ask.DRUG_RATING).play("rating:navigation");

        assertThat(scene.last(Happening.RepairTried.class).number()).isEqualTo(navigation + 2);
        assertThat(scene.isShipDamaged("Star Cruiser")).isFalse();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("K-R230")
    void itLastsUntilTheNextInterphase() {
        SecondScene scene = atTheRepair(Rules.NEWEST, 1);
        scene.expect(Ask.USE_POSSESSION).play("use:43");
        scene.expect(Ask.DRUG_RATING).play("rating:combat");
        assertThat(segmentsOf(scene, Side.IMPERIAL)).isEmpty();
        for (int patience = 0;
                patience < 200 && scene.events(Event.DrugWoreOff.class).isEmpty();
                patience++) {
            scene.play(quiet(scene));
        }

        assertThat(segmentsOf(scene, Side.IMPERIAL)).contains(Segment.MISSIONS);
        assertThat(scene.last(Event.DrugWoreOff.class).character()).isEqualTo(Position.character("Drakir Grebb"));
    }

    private static List<Segment> segmentsOf(SecondScene scene, Side side) {
        return scene.events(Event.SegmentBegan.class).stream()
                .filter(began -> began.phasing() == side)
                .map(Event.SegmentBegan::segment)
                .toList();
    }

    @Test
    void inAGameBegunUnderEarlierRulesNobodyIsAsked() {
        SecondScene scene = atTheRepair(EARLIER, 1);

        assertThat(scene.events(Happening.RepairTried.class)).hasSize(1);
    }

    // ---- hits and endurance

    /** An Empire without a point pays for nobody; a marine bears four hits. */
    private static SecondScene unpaid(int version, boolean damaged) {
        return SecondPosition.campaign()
                .underVersion(version)
                .round(2)
                .place("Tourag", "2231")
                .control("Orning", PlanetState.REBELLION)
                .points(Side.REBEL, 1)
                .control("Rhexia", PlanetState.REBELLION)
                .counter("Marine", "1621")
                .with(s -> TheatreState.counters(s).setHits(0, 4))
                .with(s -> TheatreState.counters(s).mark(CounterMark.DAMAGED, 0, damaged))
                .startStage(Segment.RESOURCES);
    }

    @Test
    @Tag("K-R231")
    @Tag("K-R16")
    void hitsThatAMarineBoreDamageTheStormtrooper() {
        SecondScene scene = unpaid(Rules.NEWEST, false);
        Counters counters = Theatre.counters(scene.truth());

        assertThat(typeOf(scene, 0)).isEqualTo("Stormtrooper");
        assertThat(counters.isDamaged(0)).isTrue();
        assertThat(counters.hits(0)).isZero();
    }

    @Test
    @Tag("K-R231")
    @Tag("K-R16")
    void ifHeWasDamagedHeIsLost() {
        assertThat(unpaid(Rules.NEWEST, true).groundUnits("1621", Side.IMPERIAL))
                .isZero();
        assertThat(unpaid(EARLIER, true).groundUnits("1621", Side.IMPERIAL)).isEqualTo(1);
    }

    @Test
    @Tag("K-R231")
    @Tag("RUL-75")
    void hitsAreTooManyWhenTheDrugEnds() {
        // Drakir has taken the drug for his endurance and bears as many hits as he would without it
        int drakir = Position.character("Drakir Grebb");
        SecondScene scene = CampaignPosition.in(22)
                .place("Drakir Grebb", "2221")
                .with(s -> {
                    s.turn().setPhasing(Side.REBEL);
                    s.turn().setSegment(Segment.SEARCH);
                    s.turn().startDrug(drakir, Rating.ENDURANCE);
                    TheatreState.company(s).setHits(drakir, Ratings.endurance(s, drakir) - 2);
                })
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(scene.events(Event.DrugWoreOff.class)).hasSize(1);
        assertThat(scene.events(Happening.HitsTaken.class).getFirst().fate()).isEqualTo(Fate.DAMAGED);
        assertThat(scene.hits("Drakir Grebb")).isZero();
    }
}
