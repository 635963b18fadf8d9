package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.rules.scenario.Scenarios;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Interactions between movement, stacks, prisoners, ships, search and the front door that no other test looks at. */
class ReviewBoardTest {

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
        assertThat(scene.mayDoMissions("Boccanegra")).isTrue();
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

        scene.play("react:2232").expect(Question.REACTION_WAY).play("on-foot");

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

        scene.play("move-units:4311", "environ:4332", "take", "attack");

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

        scene.play("move-units:4311", "environ:4332", "attack");

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
        scene.expect(Question.SHIP_HOLDER).expectOffers("character:2", "none");
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

        scene.skipTo(Question.NEXT_SEARCH).play("search:2221", "units");
        boolean asked = scene.question() == Question.USE_POSSESSION;
        scene.skipTo(Question.SEARCH_LEADER).play("character:4");
        asked |= scene.question() == Question.USE_POSSESSION;

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
                .units(5231, UnitKind.LINE, 1)
                .actionCards(83)
                .picks(1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:P", "take", "leave", "mission:G");
        scene.expect(Question.SEARCH_UNITS);

        double expected = Catalogue.standard().search().number(4, 3) / 6.0;
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
        scene.play("walk:4").skipTo(Question.REACTION);

        int all = scene.game().undoable(Side.REBEL);

        assertThat(all).isPositive();
        assertThat(scene.game().undoableToSegmentStart(Side.REBEL)).isEqualTo(all);
    }
}
