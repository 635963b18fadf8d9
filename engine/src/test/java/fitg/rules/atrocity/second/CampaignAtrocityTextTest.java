package fitg.rules.atrocity.second;

import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Atrocities by their text (3-galactic 12 and 4b, 3.3), each set off by the event of a mission: 15 in the wild, 44 in a town, 52
 * elsewhere.
 */
@Tag("K-D25")
class CampaignAtrocityTextTest {

    /** Adam Starlight looks around in the wild of Orning when the event comes up. */
    private static SecondScene tempted(SecondPosition position) {
        SecondScene scene = position.place("Adam Starlight", "2412").start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY);
        return scene;
    }

    private static SecondPosition orning() {
        return CampaignPosition.in(21, 22, 23, 24, 31).loyalty("Orning", Loyalty.LOYAL);
    }

    @ParameterizedTest
    @CsvSource({"2412, 1, 5", "2221, 4, 4", "2411, 5, 2"})
    void theEventHasItsNumberInTheWildInTownsAndElsewhere(String environ, int tens, int units) {
        SecondScene scene =
                orning().place("Boccanegra", environ).dice(tens, units).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        assigned(mission(scene, "P", "Boccanegra"));
        follow(scene, "roll");

        scene.expect(Affair.ATROCITY);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    void itComesInImperialMissionsTooButOnceInAnEnviron() {
        // given: the event twice, each time without a success that ends anything
        SecondScene scene = orning().place("Jin Voles", "2412")
                .place("Boccanegra", "2412")
                .dice(1, 5, 6, 6, 1, 5, 6, 6)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "I", "Jin Voles"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY).play("pass").expect(Query.EVENT_ROLL).play("roll");

        scene.expect(Query.EVENT_ROLL);
    }

    // ---- sneak attack

    @Test
    void aSneakAttackHasTwoDiceFewerInAllAndItsHitsCountTwice() {
        // given: marine and guard (10 dice, less 2) against two regulars (7 with the die for the wild)
        SecondScene scene = tempted(orning().luck(1)
                .counter("Marine", "2412")
                .counter("Guard", "2412")
                .counter("Stormtrooper", "2412")
                .counter("Wild Regular", "2412")
                .counter("Wild Regular", "2412")
                .dice(1, 5));
        scene.expectOffers("sneak-attack:2412").play("sneak-attack:2412");
        while (scene.events(Happening.RoundBegan.class).size() < 2
                && scene.events(Happening.BattleEnded.class).isEmpty()) {
            scene.expectNotOffered("counter:2").play(scene.offers().getFirst());
        }

        int imperial =
                diceOfCounter(scene, 0).getFirst() + diceOfCounter(scene, 1).getFirst();
        assertThat(imperial).isEqualTo(8);
        assertThat(diceOfCounter(scene, 2)).as("the stormtrooper stands aside").isEmpty();
        assertThat(diceOfCounter(scene, 3).getFirst()).isEqualTo(3);
        assertThat(extraDice(scene)).as("the regulars are at home").containsExactly(1);
        assertThat(scene.events(Happening.BattleBegan.class).getFirst().attacker())
                .isEqualTo(Side.IMPERIAL);
        List<Happening.Volley> first = scene.events(Happening.Volley.class).stream()
                .filter(volley -> volley.shooter().sort() == Happening.Sort.COUNTER
                        && volley.shooter().number() < 2)
                .limit(2)
                .toList();
        int rolled = first.stream()
                .flatMap(volley -> volley.dice().stream())
                .mapToInt(die -> die >= 5 ? 1 : 0)
                .sum();
        int taken = scene.events(Happening.HitsTaken.class).stream()
                .filter(hits -> hits.target().sort() == Happening.Sort.COUNTER
                        && hits.target().number() >= 3)
                .mapToInt(Happening.HitsTaken::hits)
                .sum();
        assertThat(rolled).as("the seed must bring a hit").isPositive();
        assertThat(taken).isEqualTo(2 * rolled);
    }

    @Test
    void aSneakAttackAtUnrestStartsNoRebellionAndTheMissionGoesOn() {
        SecondScene scene = tempted(orning().luck(2)
                .loyalty("Orning", Loyalty.UNREST)
                .counter("Marine", "2412")
                .counter("Wild Regular", "2412")
                .dice(1, 5));
        scene.play("sneak-attack:2412");
        while (scene.events(Happening.BattleEnded.class).isEmpty()) {
            scene.play(scene.offers("call-off") ? "call-off" : scene.offers().getFirst());
        }

        assertThat(scene.state("Orning")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
        assertThat(scene.events(Event.MissionEnded.class))
                .filteredOn(ended -> ended.end() == Event.MissionEnded.End.ABORTED)
                .isEmpty();
    }

    @Test
    void aSneakAttackNeedsElitesAndRebelUnitsInOneEnviron() {
        SecondScene apart = tempted(orning().counter("Marine", "2411")
                .counter("Wild Regular", "2412")
                .dice(1, 5));
        SecondScene line = tempted(orning().counter("Stormtrooper", "2412")
                .counter("Wild Regular", "2412")
                .dice(1, 5));

        assertThat(apart.offers()).containsExactly("pass");
        assertThat(line.offers()).containsExactly("pass");
    }

    // ---- strafe

    @Test
    @Tag("G-R29")
    void strafingAtDissentLeadsToUnrestWithoutADomino() {
        SecondScene scene = tempted(orning().pdb("Orning", 2, true)
                .loyalty("Orning", Loyalty.DISSENT)
                .dice(1, 5));

        scene.play("strafe:241");

        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.state("Orning")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void whoIsHeldOrDoesNotFightForUsIsHitToo() {
        SecondScene scene = tempted(orning().pdb("Orning", 2, true)
                .place("Jin Voles", "2411")
                .prisoner("Boccanegra", "Jin Voles")
                .place("Redjac", "orbit-241")
                .ship("Redjac's Spaceship", "Redjac")
                .dice(1, 5));

        scene.play("strafe:241");

        assertThat(scene.hits("Jin Voles")).isEqualTo(2);
        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.hits("Adam Starlight")).isEqualTo(2);
        assertThat(scene.hits("Redjac")).as("in orbit").isZero();
    }

    // ---- chemicals

    @Test
    @Tag("G-R30")
    void chemicalsReachAllEnvironsOfThePlanetAndFourHitsStrikeWhoIsNoRhone() {
        // given: a liquid regular that has gone to the wild dies too; Kogus and Barca are Kayns, Rafa is a Rhone
        SecondScene scene = tempted(orning().counter("Peacemaker", "orbit-241")
                .counter("Liquid Regular", "2412")
                .counter("Air Regular", "2411")
                .counter("Wild Regular", "2411")
                .counter("Conscript", "2411")
                .place("Kogus", "2411")
                .place("Agan Rafa", "2411")
                .place("Barca", "2411")
                .escort("Agan Rafa", Soldier.REGULAR)
                .dice(1, 5));

        scene.play("chemicals:241");

        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("gone");
        assertThat(scene.counterPlace(3)).isEqualTo("2411");
        assertThat(scene.counterPlace(4)).isEqualTo("2411");
        assertThat(scene.hits("Kogus")).as("endurance 5").isEqualTo(4);
        assertThat(scene.isWounded("Barca")).as("endurance 4").isTrue();
        assertThat(scene.hits("Barca")).isZero();
        assertThat(scene.hits("Agan Rafa")).isZero();
        assertThat(scene.hits("Adam Starlight")).isZero();
        assertThat(scene.events(Happening.HitsTaken.class))
                .as("the escort, endurance 3, has no race")
                .anyMatch(taken -> taken.hits() == 4 && taken.target().number() >= 32);
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
    }

    // ---- hypnosis

    private static SecondPosition asleep() {
        return orning().counter("Resolution", "orbit-241")
                .damaged(0)
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Orning")));
    }

    @Test
    @Tag("G-R40")
    void underHypnosisNoRebellionCanBeStartedAndFullTaxesStirNobody() {
        SecondScene missions = asleep().loyalty("Orning", Loyalty.UNREST)
                .place("Adam Starlight", "2412")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(missions, "place:2412");
        assertThat(missions.offers()).doesNotContain("mission:R");

        SecondScene taxes = asleep().loyalty("Orning", Loyalty.UNREST).startStage(Segment.RESOURCES);
        follow(taxes, "tax-full:241");
        assertThat(taxes.last(Tidings.Taxed.class).points()).isEqualTo(10);
        assertThat(taxes.state("Orning")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(taxes.loyalty("Orning")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    void aDamagedUnitStillHypnotises() {
        SecondScene scene =
                tempted(orning().counter("Resolution", "orbit-241").damaged(0).dice(1, 5, 6, 6));

        scene.expectOffers("hypnosis:241").play("hypnosis:241");

        assertThat(scene.realm().isHypnotised(Position.planetNamed("Orning"))).isTrue();
    }

    @Test
    void noHypnosisWithoutALoyaltyMarkerAndNoSecondOneByTheSameUnit() {
        SecondScene rising = tempted(orning().control("Orning", PlanetState.REBELLION)
                .counter("Resolution", "orbit-241")
                .dice(1, 5));
        SecondScene busy = tempted(asleep().dice(1, 5));

        rising.expectOffers("chemicals:241").expectNotOffered("hypnosis:241");
        assertThat(busy.offers()).containsExactly("pass");
    }

    @Test
    void whenItsUnitIsDestroyedThePlanetWakesWithABacklash() {
        // given: a Rebel fleet over Orning kills the damaged Resolution
        SecondScene scene = asleep().luck(1)
                .counter("Rebel Heavy", "orbit-241")
                .counter("Rebel Heavy", "orbit-241")
                .dice(6, 6, 6, 6, 6)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        while (scene.counterPlace(0).equals("orbit-241")) {
            scene.play(quiet(scene));
        }

        assertThat(scene.realm().isHypnotised(Position.planetNamed("Orning"))).isFalse();
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    @Tag("K-D26")
    void atUnrestABacklashIsARebellion() {
        SecondScene scene = asleep().loyalty("Orning", Loyalty.UNREST).start(Side.IMPERIAL, Segment.MISSIONS);

        scene.expect(Affair.LIFT_HYPNOSIS).play("lift-hypnosis:241");

        assertThat(scene.state("Orning")).isEqualTo(PlanetState.REBELLION);
    }

    // ---- halt the rotation

    @Test
    @Tag("K-R40")
    void nobodyOnThePlanetOrInItsOrbitLivesAndDriftIsUntouched() {
        SecondScene scene = tempted(orning().counter("Planet Stabilizer", "orbit-241")
                .counter("Imperial Heavy", "orbit-241")
                .counter("Rebel Light", "drift-24")
                .aboard("Redjac", 1)
                .aboard("Boccanegra", 2)
                .place("Jin Voles", "2411")
                .prisoner("Kogus", "Jin Voles")
                .dice(1, 5));
        scene.play("halt-rotation:241");

        for (String dead : List.of("Adam Starlight", "Redjac", "Jin Voles", "Kogus")) {
            assertThat(scene.isDead(dead)).as(dead).isTrue();
        }
        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.events(Happening.PodTried.class)).as("no pods").isEmpty();
        assertThat(scene.counterPlace(2)).isEqualTo("drift-24");
        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(scene.controller("Orning")).isNull();
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(3);
    }

    @Test
    @Tag("K-R40")
    void aPlanetPushedOverByADestroyedOneRisesAndFightsAtOnce() {
        // given: Quibron is destroyed; Angoff at Unrest with a conscript is pushed into rebellion
        SecondScene scene = CampaignPosition.in(22)
                .loyalty("Angoff", Loyalty.UNREST)
                .loyalty("Charkhan", Loyalty.PATRIOTIC)
                .counter("Planet Stabilizer", "orbit-221")
                .counter("Conscript", "2221")
                .place("Adam Starlight", "2211")
                .place("Boccanegra", "2232")
                .dice(1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll", "halt-rotation:221", "planet:222");

        scene.expect(Affair.REBEL_UNITS).play("buy:urban-regular");
        while (scene.question() == Affair.REBEL_UNITS || scene.question() == Affair.DOMINO) {
            scene.play("end");
        }

        assertThat(scene.state("Angoff")).isEqualTo(PlanetState.REBELLION);
        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:2221");
        assertThat(scene.truth().turn().segment()).isEqualTo(Segment.MISSIONS);
    }

    // ---- the units

    @ParameterizedTest
    @CsvSource({"Resolution, 8", "Peacemaker, 8", "Planet Stabilizer, 13"})
    @Tag("K-R14")
    void anAtrocityUnitIsRepairedForHalfItsCost(String unit, int cost) {
        SecondScene scene = SecondPosition.campaign()
                .round(2)
                .points(Side.IMPERIAL, 60)
                .control("Orning", PlanetState.REBELLION)
                .place("Tourag", "2231")
                .counter(unit, "orbit-152")
                .damaged(0)
                .startStage(Segment.RESOURCES);

        scene.play("repair-unit:0");
        assertThat(scene.forcePoints(Side.IMPERIAL)).as("no upkeep").isEqualTo(60 - cost);

        scene.play("end");
        assertThat(scene.isCounterDamaged(0)).isFalse();
    }

    @Test
    @Tag("G-R43")
    void aLostAtrocityUnitMayBeBoughtAgain() {
        SecondScene scene = SecondPosition.campaign()
                .round(2)
                .points(Side.IMPERIAL, 60)
                .control("Orning", PlanetState.REBELLION)
                .place("Tourag", "2231")
                .counter("Resolution", "orbit-152")
                .counter("Peacemaker", "orbit-152")
                .with(CampaignPosition.lost(0))
                .startStage(Segment.RESOURCES);

        scene.expectOffers("buy:resolution", "buy:planet-stabilizer").expectNotOffered("buy:peacemaker");
    }
}
