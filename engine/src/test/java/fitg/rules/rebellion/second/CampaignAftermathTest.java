package fitg.rules.rebellion.second;

import static fitg.play.CampaignPosition.quiet;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.galaxy.politics.EnemySecret;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.KeyedChance;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What version 5 of the rules corrected: fights of those a Dead World stirs up in mid-turn, royalty and ghosts, names at random. */
class CampaignAftermathTest {

    private static final Set<Affair> POLITICS =
            Set.of(Affair.DOMINO, Affair.DOMINO_RACE, Affair.NEXT_RISING, Affair.REBEL_UNITS);

    /** Etreg is the Dead World; Cieson beside it is at Unrest, with a conscript. */
    private static SecondPosition deadWorld() {
        return SecondPosition.campaign()
                .round(2)
                .luck(2)
                .secret("Etreg", Secret.DEAD_WORLD)
                .loyalty("Cieson", Loyalty.UNREST)
                .counter("Conscript", "2111");
    }

    /** Everything that follows a reveal, as many units as can be had, until something else is asked. */
    private static void follow(SecondScene scene) {
        while (POLITICS.contains(scene.question())) {
            scene.play(scene.offers().stream()
                    .filter(each -> each.startsWith("planet:")
                            || each.startsWith("buy:air-regular")
                            || each.startsWith("buy:subterranean-regular"))
                    .findFirst()
                    .orElseGet(() -> quiet(scene)));
        }
    }

    // ---- K-R17, K-R40

    @Test
    @Tag("K-R40")
    @Tag("K-R219")
    void aDeadWorldShownWhenRebelsWereDetectedStirsUpItsNeighbourWhoFightsBeforeTheNextWalk() {
        SecondScene scene = deadWorld()
                .place("Zina Adora", "2121")
                .detected("Zina Adora")
                .place("Frun Sentel", "2122")
                .place("Boccanegra", "2322")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        scene.play("walk:4").expect(Affair.SHOW_SECRET).play("reveal:212");
        follow(scene);

        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:2111", "end");
    }

    @Test
    @Tag("K-R40")
    void aDeadWorldTheProfessorSeesFromOrbitStirsUpItsNeighbourWhoFightsBeforeTheNextWalk() {
        SecondScene scene = deadWorld()
                .place("Professor Mareg", "orbit-212")
                .ship("Explorer", "Professor Mareg")
                .place("Boccanegra", "2322")
                .place("Frun Sentel", "2321")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        scene.play("walk:4", "environ:2322");
        follow(scene);

        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:2111", "end");
    }

    @Test
    @Tag("K-R40")
    void afterItsFightTheSegmentGoesOnWhereItWas() {
        SecondScene scene = deadWorld()
                .place("Zina Adora", "2121")
                .detected("Zina Adora")
                .place("Frun Sentel", "2122")
                .place("Boccanegra", "2322")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        scene.play("walk:4", "reveal:212");
        follow(scene);
        scene.play("end");

        assertThat(scene.expect(Query.CHARACTER_MOVE).offers()).containsExactly("walk:14", "end");
    }

    /** Full taxes drive Cieson over the edge; in the same tax Etreg turns out dead and Kalgar follows: one combat for both. */
    @Test
    @Tag("K-R17")
    @Tag("K-R219")
    void whoRisesByASecretShownInTheMiddleOfATaxWaitsForTheEndOfThatTax() {
        SecondScene scene = deadWorld()
                .loyalty("Kalgar", Loyalty.UNREST)
                .counter("Conscript", "1211")
                .place("Zina Adora", "2121")
                .detected("Zina Adora")
                .startStage(Segment.RESOURCES);
        scene.expect(Affair.SHOW_SECRET).play("none");
        scene.expect(Affair.TAX).play("tax-full:211");
        follow(scene);
        scene.expect(Affair.SHOW_SECRET).play("reveal:212");
        follow(scene);

        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:1211", "place:2111", "end");
    }

    /** The first fight brings the alarm; who rises by it joins those who still have to fight. */
    @Test
    @Tag("K-R17")
    void whoRisesWhileOthersFightFightsAfterThem() {
        SecondScene scene = deadWorld()
                .control("Charkhan", PlanetState.REBELLION)
                .realm(realm -> realm.addUprising(Position.planetNamed("Charkhan")))
                .counter("Air Regular", "2231")
                .counter("Conscript", "2231")
                .counter("Wild Regular", "2232")
                .counter("Conscript", "2232")
                .place("Zina Adora", "2121")
                .detected("Zina Adora")
                .startWith(new UprisingCombats());
        scene.expect(Affair.UPRISING_COMBAT)
                .play("place:2231")
                .expect(Affair.SHOW_SECRET)
                .play("reveal:212");
        follow(scene);
        while (scene.question() != Affair.UPRISING_COMBAT) {
            scene.play(scene.decision().suggested().key());
        }

        scene.expectOffers("place:2111", "place:2232", "end");
    }

    // ---- event 106

    @ParameterizedTest
    @CsvSource({"542, 18", "541, 19"})
    @Tag("C-CHAR-2")
    @Tag("C-EVENT-1")
    @Tag("K-R218")
    void theGovernorOfTrovLeadsBetterAgainstTheGhostFleetOverHisOwnPlanet(int planet, int dice) {
        String orbit = "orbit-" + planet;
        SecondScene scene = SecondPosition.campaign()
                .round(2)
                .luck(1)
                .event(106)
                .realm(realm -> realm.setRound(1))
                .counter("Imperial Heavy", orbit)
                .aboard("Gelba", 0)
                .place("Tourag", "2231")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        scene.play("place:" + orbit);

        assertThat(scene.events(Happening.Volley.class).getFirst().dice()).hasSize(dice);
    }

    // ---- K-D27

    @Test
    @Tag("K-D27")
    @Tag("K-R220")
    void whichPlanetIsSuggestedToBeNamedCannotBeForeseen() {
        Set<String> suggested = new HashSet<>();
        for (int seed = 1; seed <= 60; seed++) {
            SecondScene scene = SecondPosition.campaign()
                    .luck(seed)
                    .base("Lonica")
                    .with(s -> s.turn().setSegment(Segment.MISSIONS))
                    .startWith(EnemySecret.learnedBy(Side.IMPERIAL));
            suggested.add(
                    scene.expect(Affair.NAME_PLANET).decision().suggested().key());
        }

        assertThat(suggested).hasSizeGreaterThan(10).doesNotContain("planet:421");
    }

    @Test
    @Tag("K-D27")
    void aSuggestionAtRandomRollsNoDie() {
        KeyedChance asked = KeyedChance.ofSeed(7);
        KeyedChance left = KeyedChance.ofSeed(7);
        asked.whim(17);

        assertThat(asked.die("die")).isEqualTo(left.die("die"));
    }
}
