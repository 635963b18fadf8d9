package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import fitg.content.Catalogue;
import fitg.content.ContentException;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.PieceSet;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.InstantVictory;
import fitg.procedure.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From what is written about a scenario to what can be played. */
class ScenariosTest {

    private static final int RIBEX = 32;

    private static void refused(ScenarioSheet sheet, String reason) {
        assertThatExceptionOfType(ContentException.class)
                .isThrownBy(() -> Scenarios.of(sheet))
                .withMessage("scenarios.txt, line 1: open-system-32: " + reason);
    }

    @Test
    void everySheetIsOfferedInItsOrder() {
        assertThat(Scenarios.all())
                .extracting(Scenario::sheet)
                .containsExactlyElementsOf(Catalogue.standard().scenarios());
        assertThat(Scenarios.all().getFirst()).isSameAs(Scenarios.FLIGHT_TO_EGRIX);
    }

    @Test
    void whatIsWrittenIsWhatIsPlayed() {
        Scenario varu = Scenarios.VARU_POWDERKEG;

        assertThat(varu.title()).isEqualTo("The Varu Powderkeg");
        assertThat(varu.armageddon()).isTrue();
        assertThat(varu.lastTurn()).isEqualTo(7);
        assertThat(varu.pointsToWin()).isEqualTo(20);
        assertThat(Scene.names(varu.cast(Side.IMPERIAL))).containsExactlyInAnyOrder("Redjac", "Gelba");
        assertThat(varu.units(Side.REBEL))
                .extracting(Object::toString)
                .containsExactly("Subterranean 2-1", "Wild 2-1", "Wild 2-1");
        assertThat(varu.ships(Side.IMPERIAL)).containsExactly(Spaceship.REDJACS);
    }

    @Test
    void playersCanAskWhatWinsAtOnce() {
        Scenario senator = Scenarios.named("senators-peace").orElseThrow();
        int dermond = Catalogue.standard().characterNamed("Senator Dermond").index();

        assertThat(Scenarios.FLIGHT_TO_EGRIX.planetsToWin()).isEqualTo(1);
        assertThat(Scenarios.VARU_POWDERKEG.planetsToWin()).isEqualTo(2);
        assertThat(OpenSystem.of(RIBEX).planetsToWin()).isEqualTo(InstantVictory.NO_NUMBER);
        for (int character = 0; character < Catalogue.standard().characters().size(); character++) {
            assertThat(senator.isPrize(character)).isEqualTo(character == dermond);
        }
        assertThat(PieceSet.has(senator.cast(Side.IMPERIAL), dermond)).isTrue();
    }

    @Test
    void anotherThresholdChangesNothingElse() {
        Scenario easier = Scenarios.VARU_POWDERKEG.worth(18);

        assertThat(easier.pointsToWin()).isEqualTo(18);
        assertThat(easier.sheet().worth(20)).isEqualTo(Scenarios.VARU_POWDERKEG.sheet());
        assertThat(easier.reinforcements()).isSameAs(Scenarios.VARU_POWDERKEG.reinforcements());
    }

    // ---- phrases nobody understands

    @Test
    void anUnknownReinforcementIsRefused() {
        refused(
                OpenSystem.sheet(RIBEX, "when it rains: Line", List.of(), List.of()),
                "no rule is known for the reinforcements \"when it rains: Line\"; known are \"for each rebellion: UNIT\" and"
                        + " \"in turns N, N: UNIT or UNIT\"");
        refused(
                OpenSystem.sheet(RIBEX, "for each rebellion: Lion", List.of(), List.of()),
                "the Empire has no Lion to send as reinforcement");
        refused(
                OpenSystem.sheet(RIBEX, "in turns 2: Patrol or Veteran", List.of(), List.of()),
                "the Empire has no Veteran to send as reinforcement");
    }

    @Test
    void anUnknownVictoryIsRefused() {
        refused(
                OpenSystem.sheet(RIBEX, "", List.of("finds the Emperor"), List.of()),
                "no rule is known for the victory \"finds the Emperor\"; known are \"gains a planet\", \"holds N planets\","
                        + " \"holds N planets with PLANET\" and \"captures CHARACTER\"");
        refused(
                OpenSystem.sheet(RIBEX, "", List.of("holds 2 planets with Cercis"), List.of()),
                "there is no planet Cercis");
        refused(
                OpenSystem.sheet(RIBEX, "", List.of("captures Redjac"), List.of()),
                "the Empire has no Redjac to be captured");
        refused(
                OpenSystem.sheet(RIBEX, "", List.of(), List.of("gains a planet")),
                "no rule is known for the victory \"gains a planet\"; known are \"N Rebels out\", \"no Rebel free\" and \"loyal\"");
    }

    @Test
    void aCampaignThatCannotBeReadIsRefusedWithTheField() {
        refusedCampaign("funds", "province 3: lots", "funds: province 3: lots is not like");
        refusedCampaign("income", "turn 2: loot", "income: turn 2: loot means nothing");
        refusedCampaign("income", "turn 101: grant 3", "income: there is no turn 101");
        refusedCampaign("seats", "Diomas", "seats: unknown planet Diomas");
        refusedCampaign("rebel points", "many", "rebel points: many is not like 0");
        refusedCampaign("events without", "97", "events without: there is no card 97");
        refusedCampaign("assignments", "126", "assignments: there is no card 126");
        refusedCampaign("imperial posts", "Barca", "imperial posts: Barca is not characters, a colon");
        refusedCampaign("imperial posts", "Barca: Orlog", "imperial posts: unknown place Orlog");
        refusedCampaign("rebel groups", "Nobody", "rebel groups: unknown character Nobody");
        refusedCampaign("suggested pdbs", "Suti 3", "Suti 3 is not a planet and the level of its PDB");
        refused(
                OpenSystem.under(
                        OpenSystem.sheet(RIBEX, "", List.of(), List.of("loyal")),
                        Edition.SECOND,
                        GameLevel.GALACTIC,
                        List.of(RIBEX)),
                "loyal means nothing; known are: all Rebels out, no Rebel free, open base without a planet, no rising from turn N");
    }

    private static void refusedCampaign(String field, String phrase, String reason) {
        ScenarioSheet sheet = OpenSystem.sheet(RIBEX, "", List.of(), List.of());
        ScenarioSheet campaign = OpenSystem.under(sheet, Edition.SECOND, GameLevel.GALACTIC, List.of(RIBEX));
        assertThatExceptionOfType(ContentException.class)
                .isThrownBy(() -> Scenarios.of(OpenSystem.decreeing(campaign, field, phrase)))
                .withMessageStartingWith("scenarios.txt, line 1: open-system-32: " + reason);
    }

    @Test
    void moreSystemsThanTheLevelHasAreRefused() {
        ScenarioSheet sheet = OpenSystem.sheet(RIBEX, "", List.of(), List.of());

        refused(
                OpenSystem.under(sheet, Edition.FIRST, GameLevel.STAR_SYSTEM, List.of(RIBEX, 22)),
                "the Star System Game is played in one star system");
    }
}
