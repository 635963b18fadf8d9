package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.typeOf;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Corners of the game-turn that come up late in a war: what lies open after IPOC, doctors in space, ships for several knights, ended events. */
class CampaignLateCornersTest {

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    // ---- a Dead World before somebody's operations

    @ParameterizedTest
    @CsvSource({"REBEL", "IMPERIAL"})
    @Tag("K-R40")
    void aDeadWorldShownBeforeOperationsStirsUpItsNeighbourWhoFightsBeforeAnybodyMoves(Side phasing) {
        SecondScene scene = galaxy(2)
                .luck(2)
                .secret("Etreg", Secret.DEAD_WORLD)
                .loyalty("Cieson", Loyalty.UNREST)
                .counter("Conscript", "2111")
                .counter("Imperial Light", "orbit-241")
                .counter("Rebel Light", "orbit-241")
                .start(phasing, Segment.INTERPLANETARY_MOVEMENT);
        scene.expect(Affair.SHOW_SECRET).play("reveal:212");
        List<Object> asked = new ArrayList<>();
        while (scene.question() != Query.INTERPLANETARY) {
            asked.add(scene.question());
            scene.play(
                    scene.offers("planet:211")
                            ? "planet:211"
                            : scene.offers("buy:air-regular") ? "buy:air-regular" : quiet(scene));
        }

        assertThat(asked).contains(Affair.UPRISING_COMBAT);
        assertThat(scene.state("Cieson")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("K-R17")
    void withNobodyToFightNoQuestionIsAsked() {
        SecondScene scene = galaxy(2).secret("Etreg", Secret.DEAD_WORLD).startStage(Segment.RESOURCES);
        scene.play("reveal:212");
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }

        scene.expect(Affair.TAX);
    }

    // ---- after IPOC

    @Test
    @Tag("K-R304")
    void afterIpocWhatIsDowngradedLiesOpenToo() {
        SecondScene scene = galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.REBEL, 1)
                .counter("Marine", "1621")
                .realm(realm -> realm.showUnits())
                .startStage(Segment.RESOURCES);

        assertThat(typeOf(scene, 0)).isEqualTo("Stormtrooper");
        assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, 0)).isFalse();
    }

    // ---- event 106 and leaders

    @ParameterizedTest
    @CsvSource({"true, false, 18", "true, true, 20", "false, false, 20"})
    @Tag("C-EVENT-1")
    void aLeaderInASpaceshipOverThePlanetHelpsAgainstTheGhostFleetUnlessHeIsWounded(
            boolean there, boolean wounded, int dice) {
        SecondPosition position = galaxy(2)
                .luck(1)
                .event(106)
                .realm(realm -> realm.setRound(1))
                .counter("Imperial Heavy", "orbit-542")
                .place("Redjac", there ? "orbit-542" : "5421")
                .ship("Redjac's Spaceship", "Redjac");
        if (wounded) {
            position.wounded("Redjac");
        }
        SecondScene scene = position.start(Side.REBEL, Segment.SPACE_COMBAT);
        scene.play("place:orbit-542");

        assertThat(scene.events(Happening.Volley.class).getFirst().dice()).hasSize(dice);
    }

    // ---- doctors in space

    @Test
    @Tag("K-D22")
    @Tag("E5.4.b.2")
    void aDoctorHealsThoseAboardHisShipAndNotThoseInAnother() {
        SecondScene scene = galaxy(2)
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Doctor Sontag", "Planetary Privateer")
                .wounded("Boccanegra")
                .place("Kogus", "orbit-241")
                .ship("Explorer", "Kogus")
                .wounded("Kogus")
                .startInterphase();

        assertThat(scene.isWounded("Boccanegra")).isFalse();
        assertThat(scene.isWounded("Kogus")).isTrue();
    }

    // ---- ships for several knights

    @Test
    @Tag("14.61")
    void twoKnightsMayGetShipsAtTheEndOfOneTurnAndNobodyMoreThanHeHad() {
        SecondScene scene = galaxy(2)
                .luck(1)
                .with(state -> state.turn().setImperialStart(10, 4))
                .place("Redjac", "2111")
                .ship("Redjac's Spaceship", "Redjac")
                .place("Jin Voles", "3211")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .place("Vans Ka-Tie-A", "4511")
                .place("Els Taroff", "5131")
                .start(Side.IMPERIAL, Segment.MISSIONS);
        while (scene.question() != Ask.KNIGHT_SHIP) {
            scene.play(quiet(scene));
        }
        scene.play("character:30");
        if (scene.question() == Ask.KNIGHT_SHIP) {
            scene.expectOffers("character:31").expectNotOffered("character:30", "character:29", "character:28");
            scene.play("character:31");
        }

        assertThat(scene.question()).isNotEqualTo(Ask.KNIGHT_SHIP);
        assertThat(List.of(scene.shipHolder("Imperial Spaceship 2"), scene.shipHolder("Imperial Spaceship 3")))
                .containsExactlyInAnyOrder("Vans Ka-Tie-A", "Els Taroff");
    }

    // ---- the first card and events that are over

    @Test
    @Tag("E2.1.C.1")
    void theFirstGameTurnHasItsAssignment() {
        SecondScene scene = galaxy(1)
                .realm(realm -> {
                    realm.assignments().add(4);
                    realm.assignments().add(5);
                })
                .startStage(Segment.STRATEGIC_ASSIGNMENT);

        assertThat(scene.realm().assignments().current()).isEqualTo(4);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).assignments().current())
                .isEqualTo(4);
    }

    @Test
    @Tag("E2.1.A.2")
    void inTheNextTurnTheKaynsAreTaxedAsEver() {
        SecondScene scene = galaxy(6)
                .event(120)
                .realm(realm -> realm.setRound(2))
                .realm(eventOnTop(126))
                .loyalty("Etreg", Loyalty.LOYAL)
                .startInterphase();
        while (scene.question() != Affair.TAX) {
            scene.play(quiet(scene));
        }
        scene.play("tax-full:212");

        assertThat(scene.turn()).isEqualTo(7);
        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("E2.1.A.2")
    void theNewCardIsDrawnAfterTheOldOneIsOver() {
        SecondScene scene = galaxy(6)
                .event(122)
                .realm(realm -> realm.setRound(2))
                .realm(eventOnTop(103))
                .points(Side.IMPERIAL, 5)
                .startInterphase();
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.events(Tidings.EventEnded.class))
                .extracting(Tidings.EventEnded::number)
                .containsExactly(122);
        assertThat(scene.offers()).anyMatch(key -> key.startsWith("pdb-up")).noneMatch(key -> key.startsWith("buy"));
    }

    // ---- where the money of a rebellion goes when the base is gone

    @Test
    @Tag("C-BASE-1")
    void afterTheBaseIsGoneARevoltStillFillsTheTrackAndItPaysForPdbsAndRepairsOnly() {
        SecondScene scene = galaxy(2)
                .base("Lonica")
                .realm(realm -> realm.destroyBase())
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter("Wild Regular", "4411")
                .damaged(0)
                .loyalty("Quibron", Loyalty.UNREST)
                .startStage(Segment.RESOURCES);
        scene.play("tax-full:221").expect(Affair.REBEL_UNITS).play("end");
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE).play("end");

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(6);
        assertThat(scene.offers()).containsExactlyInAnyOrder("repair-unit:0", "pdb-up:221", "pdb-level:441", "end");
    }
}
