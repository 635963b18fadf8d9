package fitg.rules.mission.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Ask;
import fitg.procedure.Rules;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What counts for the bonus rolls of a campaign: what was said when the groups were formed (14.27, K-R111, RUL-79). */
@Tag("C-MISS-5")
@Tag("K-R111")
class CampaignBonusRollTest {

    private static final String JAYMA = "Ran Jayma";
    private static final String KOGUS = "Kogus";
    private static final String DERBAN = "Rayner Derban";
    private static final String GEMS = "Cache of Rare Gems";
    /** The rules before. */
    private static final int EARLIER = 5;

    private static int rolls(SecondScene scene, Mission mission) {
        var missions = (PlaceMissions) scene.resolution().underWay();
        return missions.bonusRolls(scene.truth(), mission);
    }

    /** The groups of an environ are formed; then cards are declared, or not. */
    private static SecondScene sent(SecondScene scene, String environ, String letter, String use, String... members) {
        follow(scene, "place:" + environ);
        while (scene.question() == Ask.USE_POSSESSION) {
            scene.play("pass");
        }
        assigned(mission(scene, letter, members));
        while (scene.question() == Ask.USE_POSSESSION) {
            scene.play(scene.offers(use) ? use : "pass");
        }
        return scene;
    }

    private static SecondPosition afterGelba(int version) {
        return CampaignPosition.in(22, 23)
                .underVersion(version)
                .place(JAYMA, "2321")
                .place("Gelba", "2321")
                .detected("Gelba");
    }

    // ---- the Rifle

    /** The first event brings irate locals (14 in town); Ran Jayma shows her Rifle in the fight. */
    private static int rollsAfterAFight(int version) {
        SecondScene scene = afterGelba(version)
                .luck(5)
                .card("High Energy Sniper's Rifle", JAYMA)
                .dice(1, 4)
                .start(Side.REBEL, Segment.MISSIONS);
        sent(scene, "2321", "A", "none", JAYMA).play("roll");
        for (int patience = 0; patience < 30 && scene.question() != Query.EVENT_ROLL; patience++) {
            boolean leaves = scene.question() == Query.BREAK_OFF && scene.offers("break-off-all");
            String otherwise =
                    scene.offers("pass") ? "pass" : scene.decision().suggested().key();
            scene.play(scene.offers("use:41") ? "use:41" : leaves ? "break-off-all" : otherwise);
        }
        assertThat(scene.truth().gear().isRevealed(Position.cardNamed("High Energy Sniper's Rifle")))
                .isTrue();
        return rolls(scene, Mission.ASSASSINATION);
    }

    private static int rollsWithoutACard() {
        SecondScene scene = afterGelba(Rules.NEWEST).start(Side.REBEL, Segment.MISSIONS);
        return rolls(sent(scene, "2321", "A", "none", JAYMA), Mission.ASSASSINATION);
    }

    @Test
    void aRifleShownInAFightGivesNoRollInThatMission() {
        assertThat(rollsAfterAFight(Rules.NEWEST)).isEqualTo(rollsWithoutACard());
    }

    @Test
    void inAGameBegunUnderEarlierRulesItStillDoes() {
        assertThat(rollsAfterAFight(EARLIER)).isEqualTo(rollsWithoutACard() + 1);
    }

    @Test
    void aRifleThatLiesShownNeedsNoDeclaration() {
        SecondScene shown = afterGelba(Rules.NEWEST)
                .card("High Energy Sniper's Rifle", JAYMA)
                .with(s -> s.gear().setRevealed(Position.cardNamed("High Energy Sniper's Rifle"), true))
                .start(Side.REBEL, Segment.MISSIONS);

        assertThat(rolls(sent(shown, "2321", "A", "none", JAYMA), Mission.ASSASSINATION))
                .isEqualTo(rollsWithoutACard() + 1);
    }

    // ---- loyalty

    /** Diplomacy on Angoff at Dissent; in town 33 is civil war, which makes the planet neutral. */
    private static int rollsAfterCivilWar(int version) {
        SecondScene scene = CampaignPosition.in(22)
                .underVersion(version)
                .loyalty("Angoff", Loyalty.DISSENT)
                .place("Drakir Grebb", "2221")
                .dice(3, 3, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        sent(scene, "2221", "D", "none", "Drakir Grebb").play("roll");
        int angoff = Position.planetNamed("Angoff");
        assertThat(scene.truth().planets().loyalty(angoff)).isEqualTo(Loyalty.NEUTRAL);
        return rolls(scene, Mission.DIPLOMACY);
    }

    @Test
    void theLoyaltyOfTheAssignmentCounts() {
        // Drakir's diplomacy of 1, and 1 for Dissent
        assertThat(rollsAfterCivilWar(Rules.NEWEST)).isEqualTo(2);
        assertThat(rollsAfterCivilWar(EARLIER)).isEqualTo(1);
    }

    // ---- Blade and Gems of who is gone

    private static int rollsWithoutTheOwner(int version, String card, String use, Mission mission) {
        SecondScene scene =
                afterGelba(version).place(KOGUS, "2321").card(card, KOGUS).start(Side.REBEL, Segment.MISSIONS);
        sent(scene, "2321", "A", use, JAYMA, KOGUS);
        scene.truth().missions().setGroup(mission.ordinal(), PieceSet.only(Position.character(JAYMA)));
        return rolls(scene, mission);
    }

    @Test
    void aBladeWhoseOwnerIsGoneGivesNoRoll() {
        int alone = rollsWithoutTheOwner(Rules.NEWEST, "Assassin's Blade", "none", Mission.ASSASSINATION);

        assertThat(rollsWithoutTheOwner(Rules.NEWEST, "Assassin's Blade", "use:42", Mission.ASSASSINATION))
                .isEqualTo(alone);
        assertThat(rollsWithoutTheOwner(EARLIER, "Assassin's Blade", "use:42", Mission.ASSASSINATION))
                .isEqualTo(alone + 3);
    }

    @Test
    void gemsWhoseOwnerIsGoneGiveNoRoll() {
        int alone = rollsWithoutTheOwner(Rules.NEWEST, GEMS, "none", Mission.ASSASSINATION);

        assertThat(rollsWithoutTheOwner(Rules.NEWEST, GEMS, "use:48", Mission.ASSASSINATION))
                .isEqualTo(alone);
        assertThat(rollsWithoutTheOwner(EARLIER, GEMS, "use:48", Mission.ASSASSINATION))
                .isEqualTo(alone + 2);
    }

    /** Event 110: no bonus rolls under the dancing moons of Tamset, whatever is paid for them. */
    @Test
    void gemsBuyNoRollsWhereThereAreNone() {
        SecondScene scene = CampaignPosition.in(31)
                .event(110)
                .counter("Conscript", "3121")
                .place(JAYMA, "3121")
                .card(GEMS, JAYMA)
                .start(Side.REBEL, Segment.MISSIONS);

        assertThat(rolls(sent(scene, "3121", "I", "use:48", JAYMA), Mission.GATHER_INFORMATION))
                .isZero();
    }

    // ---- gems that change hands

    /** Derban has the gems and does not use them; they are handed to Kogus. */
    private static SecondScene handedOver(int version) {
        SecondScene scene = CampaignPosition.in(22)
                .underVersion(version)
                .luck(1)
                .place(DERBAN, "2221")
                .place(KOGUS, "2221")
                .card(GEMS, DERBAN)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.expect(Ask.USE_POSSESSION).play("pass");
        scene.expect(Query.EXCHANGE_CARD).play("use:48");
        assertThat(scene.truth().gear().owner(Position.cardNamed(GEMS))).isEqualTo(Position.character(KOGUS));
        return scene;
    }

    @Test
    @Tag("S-D51")
    void gemsHandedOverMayStillBuyAShip() {
        SecondScene scene = handedOver(Rules.NEWEST);

        scene.expect(Ask.USE_POSSESSION).play("use:48", "ship:39");
        follow(scene, "character:" + (Position.character(KOGUS) + 1));

        assertThat(scene.shipHolder("Star Cruiser")).isNotNull();
    }

    @Test
    @Tag("S-D51")
    void whoWasHandedNothingIsNotAskedAgain() {
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .place(DERBAN, "2221")
                .place(KOGUS, "2221")
                .card(GEMS, DERBAN)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.expect(Ask.USE_POSSESSION).play("pass");
        scene.expect(Query.EXCHANGE_CARD).play("end");

        scene.expect(Query.MISSION_PLACE);
    }

    @Test
    void inAGameBegunUnderEarlierRulesTheyMayNot() {
        handedOver(EARLIER).expect(Query.MISSION_PLACE);
    }
}
