package fitg.level.campaign;

import static fitg.play.CampaignPosition.camp;
import static fitg.play.CampaignPosition.fateOf;
import static fitg.play.CampaignPosition.loyaltyOf;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
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
import fitg.state.Segment;
import fitg.state.realm.Realm.Fate;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sovereigns are called, follow, lead, fight and die; camps work for the rebels until they are found. */
class CampaignSovereignsTest {

    private static final String DERBAN = "Rayner Derban";

    /** Rhexia, where Yaldor lives, with two planets of the province in rebellion. */
    private static SecondPosition uproar() {
        return CampaignPosition.in(41, 42, 44, 45)
                .control("Lonica", PlanetState.REBELLION)
                .control("Ayod", PlanetState.REBEL_CONTROL)
                .loyalty("Rhexia", Loyalty.NEUTRAL)
                .place(DERBAN, "4411");
    }

    private static SecondScene call(SecondPosition position, int... dice) {
        SecondScene scene = position.dice(dice).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "E", DERBAN));
        return follow(scene, "roll");
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("C-NPC-1")
    void aSovereignFollowsBringsUnitsAndTurnsThePlanet() {
        // given: shelter, then E
        SecondScene scene = call(uproar(), 1, 4, 6, 5);

        // when: the seven points of Rhexia
        scene.expect(Affair.REBEL_UNITS);
        follow(scene, "buy:wild-regular", "end");

        // then
        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.REBEL);
        assertThat(scene.groundUnits("4411", Side.REBEL)).isEqualTo(1);
        assertThat(scene.forcePoints(Side.REBEL)).isZero();
        assertThat(loyaltyOf(scene, "Rhexia")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    @Tag("C-OTHER-1")
    void aCallThatIsNotHeardTurnsThePlanetAway() {
        SecondScene scene = call(uproar(), 1, 4, 1, 1);

        follow(scene, "stop");

        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.UNSUMMONED);
        assertThat(loyaltyOf(scene, "Rhexia")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    @Tag("C-OTHER-1")
    void withoutUproarNobodyIsCalledNorByTheWrongSide() {
        SecondScene calm = CampaignPosition.in(41, 42, 44, 45)
                .control("Lonica", PlanetState.REBELLION)
                .place(DERBAN, "4411")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(calm, "place:4411");
        calm.expectNotOffered("mission:E");

        SecondScene imperial = uproar().place("Jin Voles", "4411").start(Side.IMPERIAL, Segment.MISSIONS);
        follow(imperial, "place:4411");
        imperial.expectNotOffered("mission:E");
    }

    @Test
    @Tag("C-OTHER-1")
    void aNeutralOneWantsTwoLetters() {
        // Balgar of Mrane is neutral; two planets of his province are in rebellion.
        SecondScene scene = CampaignPosition.in(31, 32, 35)
                .control("Tamset", PlanetState.REBELLION)
                .control("Chim", PlanetState.REBELLION)
                .place("Jin Voles", "3511")
                .dice(1, 2, 6, 5, 1, 2, 6, 5)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:3511");
        assigned(mission(scene, "E", "Jin Voles"));

        follow(scene, "roll");
        scene.expect(Query.EVENT_ROLL);
        follow(scene, "roll");

        scene.expect(Affair.IMPERIAL_UNITS).expectOffers("buy:conscript").expectNotOffered("buy:resolution");
        assertThat(fateOf(scene, "Balgar")).isEqualTo(Fate.IMPERIAL);
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("C-ENV-2")
    void aSummonedSovereignLeadsTheUnitsOfHisEnviron() {
        SecondScene scene = CampaignPosition.in(44)
                .with(summoned("Yaldor", Side.REBEL))
                .counter("Wild Regular", "4411")
                .counter("1st Line", "4411")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack", "sovereign:9");
        until(scene, Query.PRESS_ON);

        // three for himself of the regular; Yaldor leads with 2, and the regular is at home
        assertThat(diceOfCounter(scene, 0)).containsExactly(3);
        assertThat(extraDice(scene)).containsExactly(3);
        assertThat(scene.events(Happening.SovereignLeads.class)).hasSize(1);
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("C-NPC-1")
    void withoutUnitsHeIsInTheCompanyOfAFriendAndHidesWithHim() {
        SecondScene scene = CampaignPosition.in(31)
                .with(summoned("Shirofune", Side.REBEL))
                .place(DERBAN, "3121")
                .place("Kogus", "3122")
                .detected("Kogus")
                .counter("1st Line", "3122")
                .dice(1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "walk:10", "search:3122", "units");
        until(scene, Query.FOUND);

        // intelligence 4 and size 5, less Derban, Kogus and the sovereign
        assertThat(scene.last(Happening.Searched.class).hidingValue()).isEqualTo(6);
    }

    @Test
    @Tag("C-OTHER-1")
    void anUnsummonedSovereignCanBeAssassinatedAndFailureCostsNothing() {
        SecondPosition town = CampaignPosition.in(23).place("Adam Starlight", "2311");
        SecondScene failed = town.dice(2, 3, 1, 1).start(Side.REBEL, Segment.MISSIONS);
        follow(failed, "place:2311");
        assigned(mission(failed, "A", "Adam Starlight"));
        follow(failed, "roll", "stop");
        assertThat(failed.events(Event.DieRolled.class)).isEmpty();

        // Card 76 in a town shows A: 23.
        SecondScene scene = CampaignPosition.in(23)
                .place("Adam Starlight", "2311")
                .dice(2, 3, 2, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2311");
        assigned(mission(scene, "A", "Adam Starlight"));
        follow(scene, "roll");
        assertThat(fateOf(scene, "Ascaill")).isEqualTo(Fate.GONE);
    }

    @Test
    @Tag("C-OTHER-1")
    void hisWordWeighsWithDiplomatsWhileHeIsHisOwnMan() {
        // Ascaill of Pronox leans to the Empire: two bonus rolls less for rebels.
        var s = CampaignPosition.in(23)
                .place(DERBAN, "2311")
                .start(Side.REBEL, Segment.MISSIONS)
                .truth();
        int environ = SecondPosition.place("2311");

        assertThat(Sovereigns.favour(s, environ, Side.REBEL)).isEqualTo(-2);
        assertThat(Sovereigns.favour(s, environ, Side.IMPERIAL)).isEqualTo(2);
    }

    @Test
    @Tag("C-OTHER-1")
    @Tag("E2.4.3")
    void hisHitsComeOffAtTheInterphase() {
        SecondScene scene = CampaignPosition.in(44)
                .with(summoned("Yaldor", Side.REBEL))
                .with(s -> TheatreState.company(s).setHits(Sovereigns.fighter(8), 3))
                .startInterphase();
        scene.skipSegment();

        assertThat(Theatre.company(scene.truth()).hits(Sovereigns.fighter(8))).isZero();
    }

    // ---- camps

    @Test
    @Tag("C-OTHER-1")
    void aCampIsPitchedWhereTheEmpireIsLoved() {
        SecondScene scene = CampaignPosition.in(22)
                .loyalty("Angoff", Loyalty.LOYAL)
                .place(DERBAN, "2221")
                .dice(2, 3, 6, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        assigned(mission(scene, "B", DERBAN));

        follow(scene, "roll");

        assertThat(scene.truth().places().campSince(SecondPosition.place("2221")))
                .isPositive();
    }

    @Test
    @Tag("C-OTHER-1")
    void aCampDoesMissionsByItselfWithoutBonusRolls() {
        // Angoff is size 6: five times shelter and nothing, the sixth success shows S
        SecondScene scene = CampaignPosition.in(22)
                .loyalty("Angoff", Loyalty.LOYAL)
                .with(camp("2221"))
                .counter("Conscript", "2221")
                .dice(2, 3, 6, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        scene.expectOffers("camp:S", "camp:C", "camp:D", "camp:I").expectNotOffered("camp:P", "mission:S");

        scene.play("camp:S");
        follow(scene, "roll", "complete");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
    }

    @Test
    @Tag("KA15")
    @Tag("C-OTHER-1")
    void aFirstLineAndAStormtrooperFindACampInSizeFour() {
        SecondPosition quibron = CampaignPosition.in(22)
                .with(camp("2211"))
                .counter("1st Line", "2211")
                .counter("Stormtrooper", "2211");
        SecondScene scene = quibron.start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        settle(scene);

        assertThat(scene.truth().places().campSince(SecondPosition.place("2211")))
                .isZero();
    }

    @Test
    @Tag("KA15")
    void conscriptsAloneNeverDo() {
        SecondPosition quibron = CampaignPosition.in(22).with(camp("2211"));
        for (int each = 0; each < 4; each++) {
            quibron.counter("Conscript", "2211");
        }
        SecondScene scene = quibron.start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        settle(scene);

        assertThat(scene.truth().places().campSince(SecondPosition.place("2211")))
                .isPositive();
    }

    @Test
    @Tag("C-NPC-1")
    void whoeverFliesAwayLeavesTheSovereignBehind() {
        SecondScene scene = CampaignPosition.in(44)
                .with(summoned("Yaldor", Side.REBEL))
                .with(s -> TheatreState.company(s)
                        .setSovereignWith(
                                Sovereigns.fighter(CampaignPosition.sovereignNamed("Yaldor")),
                                Position.character("Scott Rubel")))
                .place("Scott Rubel", "4411")
                .ship("Galactic Freighter", "Scott Rubel")
                .pdb("Tartio", 1, true)
                .dice(6, 4)
                .picks(0)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        // when: his only company is shot down over Tartio
        follow(scene, "fly:34", "planet:442", "place:4421");

        // then: the pod has one passenger
        assertThat(scene.events(Happening.PodTried.class)).hasSize(1);
        assertThat(fateOf(scene, "Yaldor")).isEqualTo(Fate.REBEL);
    }

    /** The settlement at the end of a segment. */
    private static void settle(SecondScene scene) {
        Orders.finishTurn(scene);
    }
}
