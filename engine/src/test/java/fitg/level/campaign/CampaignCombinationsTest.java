package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
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
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.rules.rebellion.Revolt;
import fitg.rules.secret.Unveiling;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two rules at once: dominoes and secrets, drift and assignments, traps and rebellions, the base and the end of planets. */
@Tag("C-OTHER-1")
class CampaignCombinationsTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().luck(1).round(2).place("Tourag", "2231");
    }

    private static SecondScene settled(SecondScene scene) {
        while (scene.question() == Affair.REBEL_UNITS
                || scene.question() == Affair.DOMINO
                || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
        return scene;
    }

    // ---- dominoes and secrets

    @Test
    @Tag("C-DOMINO-1")
    void aDeadWorldPushedOverByADominoIsDestroyedAndPushesOthers() {
        // given: Rhexia is won; Tartio at Unrest is a Dead World; its Piorads also live on Ownex
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .secret("Tartio", Secret.DEAD_WORLD)
                .loyalty("Tartio", Loyalty.UNREST)
                .loyalty("Ownex", Loyalty.UNREST)
                .counter("Conscript", "4421")
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:442");
        scene.expect(Affair.SHOW_SECRET).play("none");

        assertThat(scene.realm().isDestroyed(Position.planetNamed("Tartio"))).isTrue();
        scene.expect(Affair.DOMINO).expectOffers("planet:141").play("planet:141");
        while (scene.question() == Affair.DOMINO) {
            scene.play("end");
        }
        assertThat(scene.state("Ownex")).as("23.3 pushes it over").isEqualTo(PlanetState.REBELLION);
        assertThat(scene.counterPlace(0)).isEqualTo("4421");
        assertThat(scene.events(Tidings.DominoBegan.class))
                .extracting(Tidings.DominoBegan::kind)
                .startsWith(3, 3);
    }

    @Test
    void aGemWorldPushedOverByADominoFillsTheTrackThreefold() {
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .secret("Tartio", Secret.GEM_WORLD)
                .loyalty("Tartio", Loyalty.UNREST)
                .startInterphase();
        scene.expect(Affair.DOMINO).play("planet:442");
        scene.expect(Affair.SHOW_SECRET).play("none");
        settled(scene);

        assertThat(scene.forcePoints(Side.REBEL)).as("three times eight").isEqualTo(24);
    }

    @Test
    void welcomeRebelsMayStillBeMovedTowardsTheRebelsByADomino() {
        SecondScene scene = galaxy().revealed("Tartio", Secret.WELCOME_REBELS)
                .loyalty("Tartio", Loyalty.NEUTRAL)
                .loyalty("Rhexia", Loyalty.UNREST)
                .startWith(new Revolt(Position.planetNamed("Rhexia")));
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        scene.expect(Affair.DOMINO).play("planet:442");

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void aStoppedRebellionOnAGemWorldFillsTheTrackPlainlyWhenItGoesOn() {
        // given: its secret was spent in the first rebellion
        SecondScene scene = galaxy().revealed("Tartio", Secret.GEM_WORLD)
                .realm(realm -> realm.secrets().end(Position.planetNamed("Tartio")))
                .control("Tartio", PlanetState.REBELLION_STOPPED)
                .loyalty("Tartio", Loyalty.UNREST)
                .startWith(new Revolt(Position.planetNamed("Tartio")));
        settled(scene);

        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(8);
    }

    // ---- drift and assignments

    @Test
    @Tag("G-R21")
    void anImperialFleetInDriftMustGoAndMayAlwaysGoToItsOwnStar() {
        // given: the card names the Fourth and the Fifth Province, the fleet drifts at Egrix in the Second
        SecondScene scene = galaxy().realm(realm -> {
                    realm.assignments().add(136 - 127);
                    realm.assignments().turn();
                })
                .counter("Imperial Light", "drift-22")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        scene.expect(Query.DESTINATION);

        scene.expectOffers("planet:221", "planet:222", "planet:223").expectNotOffered("planet:231", "planet:421");
    }

    @Test
    void aRebelFleetJumpsOverTheBordersOfProvinces() {
        SecondScene scene =
                galaxy().counter("Rebel Light", "orbit-241").start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:orbit-241");
        if (scene.question() == Query.STARSHIP_JOINS) {
            scene.play("counter:0");
        }

        scene.expect(Query.DESTINATION).expectOffers("planet:111", "planet:311", "planet:542");
    }

    // ---- Advisor Android

    @Test
    @Tag("G-R49")
    void theAndroidShowsASecretOnlyIfTheRebelWantsIt() {
        for (boolean wanted : new boolean[] {true, false}) {
            SecondScene scene = galaxy().secret("Etreg", Secret.GEM_WORLD)
                    .place("Ran Jayma", "2111")
                    .ship("Explorer", "Ran Jayma")
                    .card("Advisor Android", "Ran Jayma")
                    .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
            follow(scene, "fly:33", "planet:212", "place:orbit-212");
            scene.expect(Affair.SHOW_ANDROID);
            assertThat(scene.asked()).isEqualTo(Side.REBEL);
            scene.play(wanted ? "take" : "leave");

            assertThat(scene.realm().isRevealed(Position.planetNamed("Etreg"))).isEqualTo(wanted);
            assertThat(scene.isShown("Advisor Android")).isEqualTo(wanted);
        }
    }

    // ---- traps

    @Test
    @Tag("K-R204")
    void prisonersOfATrapNeedNoGuard() {
        SecondScene scene = galaxy().secret("Etreg", Secret.TRAP)
                .place("Boccanegra", "2121")
                .detected("Boccanegra")
                .startWith(new Unveiling(Position.planetNamed("Etreg")));
        for (int step = 0; step < 20; step++) {
            scene.play(quiet(scene));
        }

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
    }

    // ---- the base

    @Test
    @Tag("K-R35")
    void aBaseThatIsDestroyedUnknownAndNoFreePlanetEndTheWar() {
        SecondScene scene = SecondPosition.of(Scenarios.named("campaign-2002").orElseThrow())
                .round(2)
                .luck(1)
                .event(100)
                .base("Lonica")
                .counter("Planet Stabilizer", "orbit-421")
                .place("Adam Starlight", "2412")
                .dice(10, 1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY).play("halt-rotation:421");
        while (!scene.game().isOver()
                && (scene.question() == Affair.DOMINO
                        || scene.question() == Affair.DOMINO_RACE
                        || scene.question() == Affair.SHOW_SECRET)) {
            scene.play(scene.question() == Affair.DOMINO_RACE ? scene.offers().getFirst() : quiet(scene));
        }

        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
    }

    // ---- taxes, hypnosis, Empire Forever

    @Test
    void fullTaxesOfAnOpenEmpireForeverMoveNothingButAnotherPlanetIsMoved() {
        SecondScene scene = galaxy().realm(eventOnTop(126))
                .revealed("Etreg", Secret.EMPIRE_FOREVER)
                .loyalty("Etreg", Loyalty.LOYAL)
                .loyalty("Pronox", Loyalty.LOYAL)
                .startStage(Segment.RESOURCES);
        follow(scene, "tax-full:212");
        follow(scene, "tax-full:231");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.loyalty("Pronox")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("K-R23")
    void aStoppedRebellionNobodyControlsHasNoAtrocityPdb() {
        SecondScene scene = CampaignPosition.in(22, 24)
                .control("Orning", PlanetState.REBELLION_STOPPED)
                .loyalty("Orning", Loyalty.UNREST)
                .pdb("Orning", 2, true)
                .counter("Conscript", "2411")
                .place("Adam Starlight", "2412")
                .dice(1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");

        scene.expect(Affair.ATROCITY);
        assertThat(scene.offers()).containsExactly("pass");
    }
}
