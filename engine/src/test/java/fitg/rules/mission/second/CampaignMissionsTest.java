package fitg.rules.mission.second;

import static fitg.play.CampaignPosition.loyaltyOf;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What missions do only in a campaign. Success rolls beyond the cards: 61 C S, 62 F, 63 R D, 64 P I, 65 H E, 66 B J Q. */
class CampaignMissionsTest {

    private static final String ODENE = "Odene Hobar";

    /** A single member on a mission; the first event roll is made. */
    private static SecondScene undertake(
            SecondPosition position, Side side, String environ, String letter, String who) {
        SecondScene scene = position.start(side, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        assigned(mission(scene, letter, who));
        return follow(scene, "roll");
    }

    // ---- loyalty

    @Test
    @Tag("C-DOMINO-1")
    @Tag("C-MISS-5")
    void diplomacyThatMovesTwoSpacesIsHeardOfElsewhere() {
        // given: Angoff, of the Yesters, and its neighbours of Egrix; shelter, then D twice
        SecondScene scene = undertake(
                CampaignPosition.in(22)
                        .place(ODENE, "2221")
                        .dice(2, 3, 6, 3, 2, 3, 6, 3)
                        .loyalty("Quibron", Loyalty.LOYAL)
                        .loyalty("Charkhan", Loyalty.LOYAL),
                Side.REBEL,
                "2221",
                "D",
                ODENE);
        follow(scene, "continue", "roll");

        // then: one of the system, and another planet of the Yesters
        assertThat(loyaltyOf(scene, "Angoff")).isEqualTo(Loyalty.UNREST);
        scene.expect(Affair.DOMINO).expectOffers("planet:221", "planet:223").play("planet:221");
        scene.expect(Affair.DOMINO).expectOffers("planet:223", "end").expectNotOffered("planet:221");
        assertThat(loyaltyOf(scene, "Quibron")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("C-DOMINO-1")
    void aMarkerThatCouldMoveOnlyOneSpaceSparksNothing() {
        SecondScene scene = undertake(
                CampaignPosition.in(22)
                        .place(ODENE, "2221")
                        .loyalty("Angoff", Loyalty.DISSENT)
                        .dice(2, 3, 6, 3, 2, 3, 6, 3),
                Side.REBEL,
                "2221",
                "D",
                ODENE);
        follow(scene, "continue", "roll");

        assertThat(loyaltyOf(scene, "Angoff")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    @Tag("C-OTHER-1")
    void empireForeverDiscardsTheFirstLetterOfRebels() {
        SecondScene scene = undertake(
                CampaignPosition.in(22)
                        .place(ODENE, "2221")
                        .revealed("Angoff", Secret.EMPIRE_FOREVER)
                        .dice(2, 3, 6, 3, 2, 3, 6, 3),
                Side.REBEL,
                "2221",
                "D",
                ODENE);
        assertThat(scene.events(Event.LetterGained.class)).isEmpty();

        follow(scene, "roll");

        assertThat(scene.events(Event.LetterGained.class)).hasSize(1);
    }

    @Test
    @Tag("C-OTHER-1")
    void whereRebelsAreWelcomeTheFirstLetterOfTheEmpireIsDiscarded() {
        SecondPosition welcome = CampaignPosition.in(22)
                .place("Senator Dermond", "2221")
                .revealed("Angoff", Secret.WELCOME_REBELS)
                .dice(2, 3, 6, 3);

        SecondScene scene = undertake(welcome, Side.IMPERIAL, "2221", "D", "Senator Dermond");

        assertThat(scene.events(Event.LetterGained.class)).isEmpty();
    }

    @Test
    @Tag("C-OTHER-1")
    void theLivingPlanetRisesAtTheFirstWordAndKnowsNoCoup() {
        SecondPosition living = CampaignPosition.in(22)
                .place(ODENE, "2221")
                .revealed("Angoff", Secret.LIVING_PLANET)
                .loyalty("Angoff", Loyalty.PATRIOTIC);
        SecondScene scene = living.dice(2, 3, 6, 3).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        scene.expectOffers("mission:D").expectNotOffered("mission:C");
        assigned(mission(scene, "D", ODENE));

        follow(scene, "roll", "complete");

        assertThat(scene.truth().planets().state(Position.planetNamed("Angoff")))
                .isEqualTo(PlanetState.REBELLION);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent107NoRebelIsHeardOnLonica() {
        SecondScene scene = CampaignPosition.in(42)
                .event(107)
                .place(ODENE, "4211")
                .place("Senator Dermond", "4211")
                .start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:4211");

        scene.expectOffers("mission:R").expectNotOffered("mission:D", "mission:C");
    }

    // ---- force points

    @Test
    @Tag("C-OTHER-1")
    void twoLettersStealEightPointsOrWhatIsThere() {
        // Chim is a capital; 65 shows H.
        SecondScene scene = undertake(
                CampaignPosition.in(31)
                        .points(Side.IMPERIAL, 5)
                        .place(ODENE, "3111")
                        .dice(2, 3, 6, 5, 2, 3, 6, 5),
                Side.REBEL,
                "3111",
                "H",
                ODENE);
        follow(scene, "continue", "roll");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(5);
    }

    @Test
    @Tag("C-OTHER-1")
    void nothingIsStolenWhereNothingIs() {
        SecondScene poor = CampaignPosition.in(31)
                .points(Side.IMPERIAL, 1)
                .place(ODENE, "3111")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(poor, "place:3111");
        poor.expectNotOffered("mission:H");

        // Tamset is no capital, and its province is not taxed in the second game-turn.
        SecondScene plain = CampaignPosition.in(31)
                .points(Side.IMPERIAL, 9)
                .place(ODENE, "3121")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(plain, "place:3121");
        plain.expectNotOffered("mission:H");
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("C-BASE-1")
    void theEmpireStealsAtTheOpenBaseOnly() {
        SecondPosition charkhan =
                CampaignPosition.in(22).base("Charkhan").points(Side.REBEL, 9).place("Jin Voles", "2231");
        SecondScene hidden = charkhan.start(Side.IMPERIAL, Segment.MISSIONS);
        assertThat(offersIn(hidden, "2231")).doesNotContain("mission:H");

        SecondScene open = CampaignPosition.in(22)
                .base("Charkhan")
                .baseRevealed()
                .points(Side.REBEL, 9)
                .place("Jin Voles", "2231")
                .start(Side.IMPERIAL, Segment.MISSIONS);
        assertThat(offersIn(open, "2231")).contains("mission:H");
    }

    private static java.util.List<String> offersIn(SecondScene scene, String environ) {
        return follow(scene, "place:" + environ).offers();
    }

    // ---- possessions

    @Test
    @Tag("C-POSS-1")
    @Tag("E5.1.b.2")
    void whoScavengesFindsACardTheEmpireDoesNotSee() {
        SecondScene scene = undertake(
                CampaignPosition.in(22)
                        .place(ODENE, "2221")
                        .place("Zina Adora", "2221")
                        .possessions(47)
                        .dice(2, 3, 6, 4),
                Side.REBEL,
                "2221",
                "P",
                ODENE);

        int shield = Position.cardNamed("Personal Body Shield");
        assertThat(scene.truth().gear().owner(shield)).isEqualTo(Position.character(ODENE));
        assertThat(scene.game().viewFor(Viewer.IMPERIAL).gear().owner(shield)).isNegative();
        assertThat(scene.game().viewFor(Viewer.IMPERIAL).faceDownCards(Position.character(ODENE)))
                .isEqualTo(1);
    }

    @Test
    @Tag("C-POSS-1")
    void theEmpireFindsNoPossessions() {
        SecondScene scene = CampaignPosition.in(22).place("Jin Voles", "2221").start(Side.IMPERIAL, Segment.MISSIONS);

        assertThat(offersIn(scene, "2221")).doesNotContain("mission:P", "mission:B", "mission:T");
    }

    // ---- secrets

    @Test
    @Tag("C-OTHER-1")
    void informationWithTwoLettersTellsASecretToo() {
        SecondScene scene = undertake(
                CampaignPosition.in(22)
                        .place(ODENE, "2221")
                        .place("Jin Voles", "2231")
                        .counter("Stormtrooper", "2221")
                        .secret("Quibron", Secret.DRUG_WORLD)
                        .dice(2, 3, 6, 4, 2, 3, 6, 4),
                Side.REBEL,
                "2221",
                "I",
                ODENE);
        follow(scene, "continue", "roll");

        scene.expect(Affair.LEARN);
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("E5.5.a.5")
    void theEmpireMayTortureAndKillByIt() {
        // given: Zina Adora, endurance 2; the die shows a 6: four above what she bears, sixteen hits
        SecondScene scene = CampaignPosition.in(22)
                .place("Vans Ka-Tie-A", "2231")
                .prisoner("Zina Adora", "Vans Ka-Tie-A")
                .base("Charkhan")
                .dice(6)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        follow(scene, "place:2231", "mission:Q");
        scene.expect(Query.QUESTIONING).play("torture");

        assertThat(scene.place("Zina Adora")).isEqualTo("dead");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("C-BASE-1")
    void whoIsQuestionedMayNamePlanets() {
        // given: three rolls and the intelligence of Vans, 2; the first shows Q
        SecondScene scene = CampaignPosition.in(22, 23)
                .place("Vans Ka-Tie-A", "2231")
                .prisoner("Zina Adora", "Vans Ka-Tie-A")
                .base("Charkhan")
                .dice(6, 6)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        follow(scene, "place:2231", "mission:Q", "question");

        assertThat(scene.realm().secretsLearned()).isEqualTo(1);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("S-R88")
    void aSpaceshipQuestDestroysAnAtrocityUnitWithTwoLetters() {
        SecondScene scene = CampaignPosition.in(22)
                .counter("Resolution", "orbit-222")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(6, 6, 6, 6)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Query.MISSION_PLACE).play("place:orbit-222", "mission:J");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("S-R88")
    void oneLetterAgainstAnAtrocityUnitFailsWithoutARoll() {
        int[] dice = new int[20];
        java.util.Arrays.fill(dice, 1);
        dice[0] = 6;
        dice[1] = 6;
        SecondScene scene = CampaignPosition.in(22)
                .counter("Resolution", "orbit-222")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(dice)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Query.MISSION_PLACE).play("place:orbit-222", "mission:J");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-222");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-OTHER-1")
    void theEventThatTemptsTheEmpireIsAlwaysAsked() {
        // 44 in a town is the atrocity event.
        SecondScene scene =
                undertake(CampaignPosition.in(22).place(ODENE, "2221").dice(4, 4), Side.REBEL, "2221", "D", ODENE);

        scene.expect(Affair.ATROCITY);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("K-R28")
    @Tag("C-RECRUIT-1")
    void aNewcomerSharesTheDetectionOfThoseHeJoins() {
        SecondScene scene = SecondPosition.campaignIn(22)
                .place(ODENE, "2221")
                .detected(ODENE)
                .dice(1)
                .characters(11)
                .start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:2221");

        assertThat(scene.place("Kogus")).isEqualTo("2221");
        assertThat(scene.isDetected("Kogus")).isTrue();
    }
}
