package fitg.level.starsystem;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.play.odds.Odds;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Interactions between movement, stacks, prisoners, ships, search and the front door that no other test looks at. */
class BoardInteractionTest {

    private static double chance(Scene scene, String key, String outcome) {
        PlayerView view = scene.game().viewFor(Viewer.of(scene.asked()));
        return Odds.of(view, Action.parse(key)).orElseThrow().outcomes().stream()
                .filter(each -> each.what().equals(outcome))
                .findFirst()
                .orElseThrow()
                .probability();
    }

    // ---- prisoners

    @Test
    @Tag("RUL-78")
    void whoIsFreedInTheOperationsPhaseMayDoAMissionInTheMissionPhaseThatFollows() {
        // 4 against 1 in an Urban environ: 5-1; die 1 costs the defender 3, die 6 the attacker nothing
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .units(2221, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Boccanegra", 2221)
                .dice(1, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack");

        assertThat(scene.isFree("Boccanegra")).isTrue();
        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:2221");
        assertThat(scene.turn()).isEqualTo(1);
    }

    @Test
    void theGuardWhoReactsOnFootTakesHisPrisonerAndLosesHisShip() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .prisoner("Boccanegra", "Redjac")
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232").expect(Ask.REACTION_WAY).play("on-foot");

        assertThat(scene.at("Boccanegra")).isEqualTo(2232);
        assertThat(scene.holder("Boccanegra")).isEqualTo("Redjac");
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("out");
    }

    @Test
    @Tag("RUL-17")
    @Tag("RUL-61")
    void whenAllUnitsDieOnArrivalACharacterOfTheConvoyTakesThePrisoner() {
        Scene scene = Position.in(43)
                .units(4311, UnitKind.LINE, 1)
                .placeWithUnits("Gelba", 4311)
                .prisonerOfUnits("Kogus", 4311)
                .pdb("Cercis", 2, true)
                .state("Cercis", PlanetState.REBEL_CONTROL)
                .dice(6, 6)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:4311", "environ:4332", "take", "take", "attack");

        assertThat(scene.holder("Kogus")).isEqualTo("Gelba");
        assertThat(scene.at("Kogus")).isEqualTo(4332);
        assertThat(scene.isWithUnits("Gelba")).isFalse();
        assertThat(scene.hasDetectedFlag("Gelba")).isTrue();
    }

    @Test
    @Tag("RUL-61")
    void aPrisonerOfAConvoyWithoutCharactersIsFreeWhenAllItsUnitsDieOnArrival() {
        Scene scene = Position.in(43)
                .units(4311, UnitKind.LINE, 1)
                .prisonerOfUnits("Kogus", 4311)
                .pdb("Cercis", 2, true)
                .state("Cercis", PlanetState.REBEL_CONTROL)
                .dice(6, 6)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:4311", "environ:4332", "take", "attack");

        assertThat(scene.isFree("Kogus")).isTrue();
        assertThat(scene.at("Kogus")).isEqualTo(4332);
    }

    // ---- stacks

    @Test
    @Tag("RUL-60")
    void whoStaysWithTheUnitsAndLosesThemAllToAPdbDoesNoMissionThisTurn() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .placeWithUnits("Frun Sentel", 2221)
                .placeWithUnits("Boccanegra", 2221)
                .place("Kogus", 2232)
                .pdb("Angoff", 2, true)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "leave", "attack");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
        assertThat(scene.mayDoMissions("Frun Sentel")).isFalse();
        assertThat(scene.mayDoMissions("Boccanegra")).isFalse();
    }

    // ---- ships

    @Test
    @Tag("RUL-104")
    void theShipOfADeadHolderElsewhereGoesToWhoeverIsWithItInEitherStack() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2232)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Boccanegra", 2231)
                .units(2232, UnitKind.WILD_1_0, 1)
                .placeWithUnits("Adam Starlight", 2232)
                .place("Frun Sentel", 2231)
                .ship("Solar Merchant", "Frun Sentel")
                .detected("Frun Sentel", "Boccanegra")
                .pdb("Charkhan", 2, true)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:37", "environ:2211", "take");

        assertThat(scene.isDead("Boccanegra")).isTrue();
        scene.expect(Ask.SHIP_HOLDER).expectOffers("character:2", "none");
    }

    // ---- search

    @Test
    @Tag("RUL-72")
    @Tag("RUL-85")
    void theLeaderOfARebelSearchMayTakeTheDrug() {
        Scene scene = Position.in(22)
                .luck(1)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .placeWithUnits("Frun Sentel", 2221)
                .card("Helian Drug", "Frun Sentel")
                .place("Redjac", 2221)
                .detected("Redjac")
                .start(Side.IMPERIAL, Segment.SEARCH);

        scene.skipTo(Ask.NEXT_SEARCH).play("search:2221", "units");
        boolean asked = scene.question() == Ask.USE_POSSESSION;
        scene.skipTo(Ask.SEARCH_LEADER).play("character:4");
        asked |= scene.question() == Ask.USE_POSSESSION
                && scene.events(Event.SearchRolled.class).isEmpty();

        assertThat(asked).isTrue();
    }

    // ---- odds

    @Test
    void theOddsOfASearchForOneGroupCountOnlyThatGroup() {
        // Boccanegra's group alone hides with 2 + 2 - 1 + 1 = 4, both Rebels together with 3
        Scene scene = Position.in(52)
                .loyalty("Adrax", Loyalty.NEUTRAL)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .units(5231, UnitKind.LINE, 2)
                .actionCards(83)
                .picks(1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:P", "take", "leave", "mission:G");
        scene.expect(Ask.SEARCH_UNITS);

        double expected = Catalogue.standard().search().number(4, 6) / 6.0;
        assertThat(chance(scene, "units", "the units find them")).isEqualTo(expected);
    }

    @Test
    void nobodyArrivesUndetectedAmongDetectedFriends() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .ship("Planetary Privateer", "Frun Sentel")
                .place("Boccanegra", 2232)
                .detected("Boccanegra")
                .pdb("Charkhan", 1, false)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:36");

        assertThat(chance(scene, "environ:2232", "arrive undetected")).isZero();
    }

    // ---- undo

    @Test
    @Tag("RUL-84")
    void whoHasEndedHisSegmentCanGoBackToItsStartWhileTheOtherThinks() {
        Scene scene = Position.in(22)
                .units(2231, UnitKind.AIR_1_0, 1)
                .place("Frun Sentel", 2231)
                .units(2232, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("walk:4").skipTo(Ask.REACTION);

        int all = scene.game().undoable(Side.REBEL);

        assertThat(all).isPositive();
        assertThat(scene.game().undoableToSegmentStart(Side.REBEL)).isEqualTo(all);
    }

    // ---- more on convoys

    @Test
    @Tag("RUL-17")
    void aConvoyThatDiesOnDepartureLeavesItsShipAndItsPrisonerWhereTheyWere() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .placeWithUnits("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .prisonerOfUnits("Redjac", 2221)
                .pdb("Angoff", 2, true)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "take", "attack");

        assertThat(scene.holder("Redjac")).isEqualTo("Boccanegra");
        assertThat(scene.at("Redjac")).isEqualTo(2221);
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Boccanegra");
    }

    @Test
    void theLeaderWhoReactsWithAUnitLeavesHisShipAndItIsLost() {
        Scene scene = Position.in(22)
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Vans Ka-Tie-A", 2231)
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .units(2232, UnitKind.WILD_1_0, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line", "character:30");

        assertThat(scene.at("Vans Ka-Tie-A")).isEqualTo(2232);
        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("deck");
    }

    @Test
    void whoIsLeftBehindByUnitsThatReactIsNotDetectedByIt() {
        Scene scene = Position.in(22)
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Vans Ka-Tie-A", 2231)
                .units(2232, UnitKind.WILD_1_0, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line", "none");

        assertThat(scene.isWithUnits("Vans Ka-Tie-A")).isFalse();
        assertThat(scene.isDetected("Vans Ka-Tie-A")).isFalse();
    }

    // ---- what a seat may know

    @Test
    @Tag("RUL-85")
    void theNumberOfTheNextDecisionDoesNotTellTheEmpireOfACompanionAboard() {
        assertThat(numberAfterFlightWith("Cervac Mk V")).isEqualTo(numberAfterFlightWith("Helian Drug"));
    }

    /** Frun flies the Sloop with four seats; Adam and Agan come along, Odene stays. */
    private static int numberAfterFlightWith(String card) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Interstellar Sloop", "Frun Sentel")
                .card(card, "Frun Sentel")
                .place("Adam Starlight", 2231)
                .place("Agan Rafa", 2231)
                .place("Odene Hobar", 2231)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2231, UnitKind.MILITIA, 1)
                .pdb("Charkhan", 0, false)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:35", "environ:2232", "take", "take");
        if (scene.question() == Ask.FLIGHT_PASSENGER) {
            scene.play("leave");
        }
        scene.skipTo(Ask.REACTION);
        return scene.game()
                .viewFor(Viewer.of(Side.IMPERIAL))
                .decision()
                .orElseThrow()
                .number();
    }

    @Test
    @Tag("RUL-85")
    void theNumberOfTheNextDecisionDoesNotTellTheRebelWhatKindsOfUnitsStayedFaceDown() {
        assertThat(numberAfterMoveOf(UnitKind.PATROL, UnitKind.LINE))
                .isEqualTo(numberAfterMoveOf(UnitKind.LINE, UnitKind.LINE));
    }

    /** One of two face-down units goes from 2231 to 2232, where Frun is; the Rebel player may react with Adam. */
    private static int numberAfterMoveOf(UnitType first, UnitType second) {
        Scene scene = Position.in(22)
                .units(2231, first, 1)
                .units(2231, second, 1)
                .place("Adam Starlight", 2231)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        scene.play("move-units:2231", "environ:2232", "count:1");
        if (scene.question() == Ask.MOVE_UNITS) {
            scene.play("count:0");
        }
        scene.skipTo(Ask.REACTION);
        return scene.game()
                .viewFor(Viewer.of(Side.REBEL))
                .decision()
                .orElseThrow()
                .number();
    }

    @Test
    @Tag("RUL-77")
    void kogusFliesNoBetterOnceHeHasLeftZinaAdoraOnAnotherPlanet() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2221)
                .place("Kogus", 2221)
                .ship("Explorer", "Kogus")
                .pdb("Angoff", 0, false)
                .pdb("Charkhan", 0, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:33", "environ:2232", "leave");

        // Maneuver 4 and Navigation 3: she is on Angoff when Charkhan looks for him.
        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(7);
    }

    @Test
    void theOddsOfASecondMissionDoNotCountThoseAlreadyOnTheFirst() {
        Scene scene = Position.in(22)
                .place("Vudot Vodot", 2221)
                .place("Frun Sentel", 2221)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2221");
        double together = chance(scene, "mission:D", "at least one success");
        // Vudot Vodot, Diplomacy 4, goes scavenging; Frun, Diplomacy 1, is left for Diplomacy.
        scene.play("mission:P", "leave").expect(Ask.MISSION);

        assertThat(chance(scene, "mission:D", "at least one success")).isLessThan(together);
    }

    @Test
    void theOddsOfBreakingOffNameNoInactiveCharactersWhereThereAreNone() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .detected("Boccanegra")
                .units(2221, UnitKind.LINE, 4)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack", "kill");
        scene.expect(Ask.BREAK_OFF);

        PlayerView view = scene.game().viewFor(Viewer.of(Side.REBEL));
        assertThat(Odds.of(view, Action.parse("break-off-all")).orElseThrow().outcomes())
                .extracting(Odds.Outcome::what)
                .contains("those who fight get away")
                .doesNotContain("those behind get away");
    }

    @Test
    void theOddsOfAMilitaryCombatSayWhichLeadersTheyAssume() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .place("Rayner Derban", 2221)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
        scene.expect(Ask.DECLARE_COMBAT);

        PlayerView view = scene.game().viewFor(Viewer.of(Side.REBEL));
        assertThat(Odds.of(view, Action.parse("attack")).orElseThrow().remarks())
                .anyMatch(remark -> remark.contains("leader"));
    }

    // ---- flags

    @Test
    @Tag("RUL-32")
    void whoWasFreedInThisPlayerTurnDoesNotHealByRest() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .units(2221, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Boccanegra", 2221)
                .wounds("Boccanegra", 1)
                .units(2231, UnitKind.LINE, 1)
                .dice(1, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack");
        while (scene.truth().turn().phasing() == Side.REBEL) {
            scene.skipSegment();
        }

        assertThat(scene.wounds("Boccanegra")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-17")
    void unitsThatStayAtTheOriginKeepThePrisonerOfAConvoyThatDiesOnDeparture() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .prisonerOfUnits("Redjac", 2221)
                .pdb("Angoff", 2, true)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "count:1", "take", "attack");

        assertThat(scene.units(2221, UnitKind.URBAN_2_1)).isEqualTo(1);
        assertThat(scene.holder("Redjac")).isEqualTo("units");
        assertThat(scene.at("Redjac")).isEqualTo(2221);
    }

    @Test
    @Tag("RUL-13")
    void aShipWhoseHolderWalkedAwayGoesWhenTheLastFriendFliesOff() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Frun Sentel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .pdb("Charkhan", 0, false)
                .pdb("Angoff", 0, false)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:14");
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Boccanegra");
        scene.play("fly:38", "environ:2221");

        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("deck");
    }
}
