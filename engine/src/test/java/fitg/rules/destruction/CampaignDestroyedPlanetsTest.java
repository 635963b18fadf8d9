package fitg.rules.destruction;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.rules.secret.Unveiling;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A planet that is gone is nothing to anybody: neither in rebellion nor controlled, taxed, moved, entered or counted (3-galactic 3.3). */
@Tag("C-OTHER-1")
class CampaignDestroyedPlanetsTest {

    private static final List<String> SIX = List.of("Rhexia", "Ayod", "Barak", "Suti", "Squamot", "Lonica");

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().luck(1).round(2).place("Tourag", "2231");
    }

    /** Quibron is destroyed in play, with everything on it; its domino is not used. */
    private static SecondScene destroyed(SecondPosition position, String planet) {
        SecondScene scene = position.startWith(Destruction.of(Position.planetNamed(planet)));
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
        return scene;
    }

    @Test
    @Tag("K-R31")
    void aDestroyedPlanetIsNotTheSeventhInRebellion() {
        SecondPosition position =
                galaxy().points(Side.IMPERIAL, 30).counter("1st Line", "1521").realm(eventOnTop(126));
        SIX.forEach(planet -> position.control(planet, PlanetState.REBELLION));
        SecondScene scene = destroyed(position, "Quibron");
        while (scene.turn() == 2 || scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.offers()).noneMatch(key -> key.startsWith("squad-with"));
    }

    @Test
    void aDestroyedPlanetIsNoneOfTheTwoThatLetASovereignFollow() {
        SecondPosition position = galaxy().realm(realm -> realm.setRound(1))
                .control("Suti", PlanetState.REBELLION)
                .place("Rayner Derban", "3511");
        SecondScene scene = destroyed(position, "Chim");
        while (scene.question() != Query.MISSION_PLACE || scene.truth().turn().phasing() != Side.REBEL) {
            scene.play(quiet(scene));
        }
        follow(scene, "place:3511");

        scene.expect(Query.MISSION).expectNotOffered("mission:E");
    }

    @Test
    void nobodyPutsItsPdbUpOrWinsIt() {
        SecondPosition position =
                galaxy().realm(realm -> realm.setRound(1)).points(Side.REBEL, 5).points(Side.IMPERIAL, 5);
        SecondScene scene = position.realm(realm -> realm.setRound(2))
                .realm(eventOnTop(126))
                .startWith(Destruction.of(Position.planetNamed("Quibron")));
        for (int step = 0; step < 60 && scene.turn() == 2; step++) {
            assertThat(scene.offers()).doesNotContain("pdb-up:221");
            scene.play(quiet(scene));
        }

        assertThat(scene.controller("Quibron")).isNull();
        assertThat(scene.victoryPoints()).isZero();
    }

    @Test
    void itIsNeitherTaxedNorMovedByEvents() {
        SecondScene taxes = galaxy().realm(realm -> realm.destroy(Position.planetNamed("Etreg")))
                .startStage(Segment.RESOURCES);
        taxes.expect(Affair.TAX).expectOffers("tax-half:211").expectNotOffered("tax-half:212", "tax-full:212");

        SecondScene event = galaxy().realm(eventOnTop(104))
                .realm(realm -> realm.destroy(Position.planetNamed("Bajukai")))
                .loyalty("Ownex", Loyalty.NEUTRAL)
                .startStage(Segment.GALACTIC_EVENT);
        assertThat(event.question() != Affair.EVENT_CHOICE || !event.offers("planet:122"))
                .isTrue();
    }

    @Test
    void whoIsOnADeadWorldDoesNotWalkOnIt() {
        // given: Etreg has two environs
        SecondScene scene = galaxy().secret("Etreg", Secret.DEAD_WORLD)
                .loyalty("Cieson", Loyalty.PATRIOTIC)
                .place("Boccanegra", "2121")
                .counter("1st Line", "2121")
                .startWith(new Unveiling(Position.planetNamed("Etreg")));
        boolean moved = false;
        for (int step = 0; step < 80 && scene.turn() == 2; step++) {
            assertThat(scene.offers()).doesNotContain("walk:14", "march:2121", "search:2121", "place:2121");
            moved |= scene.question() == Query.CHARACTER_MOVE;
            scene.play(quiet(scene));
        }

        assertThat(scene.place("Boccanegra")).isEqualTo("2121");
        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(moved || scene.turn() == 3).isTrue();
    }

    @Test
    void aStarWithoutPlanetsIsNoDestination() {
        // given: Squamot is the only planet of its star
        SecondScene scene = galaxy().realm(realm -> realm.destroy(Position.planetNamed("Squamot")))
                .place("Ran Jayma", "2211")
                .ship("Explorer", "Ran Jayma")
                .counter("Imperial Light", "orbit-221")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:33");

        scene.expect(Query.FLY_TO_PLANET).expectNotOffered("planet:331").expectOffers("planet:312");
    }

    @Test
    void withAllItsPlanetsTheSystemOfADestroyedOneIsStillWarnedAtOnce() {
        // given: Tartio at Unrest beside Rhexia; it rises in the very moment, with units and points
        SecondScene scene =
                galaxy().loyalty("Tartio", Loyalty.UNREST).startWith(Destruction.of(Position.planetNamed("Rhexia")));
        scene.expect(Affair.DOMINO).play("planet:442");
        scene.expect(Affair.REBEL_UNITS);

        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.REBELLION);
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(8);
    }

    @Test
    @Tag("K-R35")
    void inTwoProvincesADestroyedPlanetIsNoRebellionThatKeepsTheWarGoing() {
        SecondScene scene = SecondPosition.of(
                        Scenarios.named("campaign-2002-short").orElseThrow())
                .luck(1)
                .round(3)
                .realm(realm -> realm.setRound(1))
                .base("Suti")
                .place("Tourag", "2231")
                .counter("Conscript", "2221")
                .startWith(Destruction.of(Position.planetNamed("Quibron")));
        for (int step = 0; step < 30 && !scene.game().isOver(); step++) {
            scene.play(quiet(scene));
        }

        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.turn()).isEqualTo(3);
    }
}
