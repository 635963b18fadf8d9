package fitg.galaxy.politics;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What an enemy secret tells whom (3-galactic 10.3, 14.5 and 4b, 3.3). */
@Tag("C-OTHER-1")
class CampaignEnemySecretsTest {

    private static final List<String> CANDIDATES = List.of(
            "Magro",
            "Kalgar",
            "Ownex",
            "Adare",
            "Charkhan",
            "Pronox",
            "Lysenda",
            "Suti",
            "Tsipa",
            "Akubera",
            "Lonica",
            "Horon",
            "Solvia",
            "Cercis",
            "Rhexia",
            "Barak",
            "Adrax",
            "Niconi");

    private static SecondPosition galaxy() {
        return SecondPosition.campaign()
                .round(2)
                .place("Tourag", "2231")
                .control("Ayod", PlanetState.REBEL_CONTROL)
                .pdb("Ayod", 0, true);
    }

    private static SecondPosition named(SecondPosition position, int planets) {
        return position.realm(realm -> {
            CANDIDATES.stream()
                    .filter(each -> !each.equals("Lonica"))
                    .limit(planets)
                    .forEach(each -> realm.name(Position.planetNamed(each)));
            for (int secret = 0; secret < planets / 2; secret++) {
                realm.learnSecret();
            }
        });
    }

    // ---- the Empire learns

    @Test
    @Tag("K-D27")
    void aSecretNamesTwoPlanetsThatAreNotTheBase() {
        SecondScene scene = galaxy().base("Lonica").startWith(EnemySecret.learnedBy(Side.IMPERIAL));

        scene.expect(Affair.NAME_PLANET);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).hasSize(17).doesNotContain("planet:421");
        scene.play("planet:112").expect(Affair.NAME_PLANET);
        assertThat(scene.offers()).hasSize(16).doesNotContain("planet:112", "planet:421");
        scene.play("planet:551");

        assertThat(scene.question()).isNotEqualTo(Affair.NAME_PLANET);
        assertThat(scene.realm().secretsLearned()).isEqualTo(1);
        assertThat(scene.realm().baseRevealed()).isFalse();
        assertThat(scene.events(Tidings.NotTheBase.class)).hasSize(2);
    }

    @Test
    @Tag("K-D27")
    void theEighthStillNamesTwoAndTheNinthTheBase() {
        SecondScene eighth = named(galaxy().base("Lonica"), 14).startWith(EnemySecret.learnedBy(Side.IMPERIAL));
        eighth.expect(Affair.NAME_PLANET);
        assertThat(eighth.offers()).hasSize(3);
        eighth.play(eighth.offers().getFirst());
        while (eighth.question() == Affair.NAME_PLANET) {
            eighth.play(eighth.offers().getFirst());
        }
        assertThat(eighth.realm().baseRevealed()).isFalse();

        SecondScene ninth = named(galaxy().base("Lonica"), 16).startWith(EnemySecret.learnedBy(Side.IMPERIAL));
        assertThat(ninth.realm().baseRevealed()).isTrue();
        assertThat(ninth.last(Tidings.BaseRevealed.class).planet()).isEqualTo(Position.planetNamed("Lonica"));
    }

    @Test
    @Tag("G-R54")
    void withTheBaseKnownASecretTellsTheEmpireNothing() {
        SecondScene scene = galaxy().base("Lonica").baseRevealed().startWith(EnemySecret.learnedBy(Side.IMPERIAL));

        assertThat(scene.question()).isNotEqualTo(Affair.NAME_PLANET);
        assertThat(scene.events(Tidings.NotTheBase.class)).isEmpty();
    }

    @Test
    void aPlanetThatIsGoneMayBeNamed() {
        SecondScene scene = galaxy().base("Lonica")
                .realm(realm -> realm.destroy(Position.planetNamed("Magro")))
                .startWith(EnemySecret.learnedBy(Side.IMPERIAL));

        scene.expect(Affair.NAME_PLANET).expectOffers("planet:112");
    }

    // ---- the Rebels learn

    private static SecondScene learned(SecondPosition position) {
        SecondScene scene = position.startWith(EnemySecret.learnedBy(Side.REBEL));
        scene.expect(Affair.LEARN);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        return scene;
    }

    @Test
    @Tag("K-D28")
    void theUnitsOfAProvinceAreSeenWithCargoSquadsAndDriftByTheRebelsAlone() {
        SecondScene scene = learned(galaxy().base("Lonica")
                .counter("Imperial Transport", "orbit-221")
                .counter("Marine", "orbit-221")
                .cargo(0, 1)
                .counter("Imperial Cruiser", "drift-22")
                .counter("Stormtrooper", "2311")
                .counter("Imperial Heavy", "orbit-311")
                .counter("Wild Regular", "2231")
                .with(CampaignPosition.faceDown(0, 1, 2, 3, 4))
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 3);
                }));
        scene.play(Orders.offered(scene, "province:2"));

        Tidings.UnitsSeen seen = scene.last(Tidings.UnitsSeen.class);
        String all = String.join("\n", seen.units());
        assertThat(all)
                .containsIgnoringCase("transport")
                .containsIgnoringCase("marine")
                .containsIgnoringCase("cruiser")
                .containsIgnoringCase("stormtrooper")
                .containsIgnoringCase("squad")
                .doesNotContainIgnoringCase("heavy")
                .doesNotContainIgnoringCase("regular");
        for (int counter = 0; counter < 5; counter++) {
            assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, counter))
                    .as("a snapshot: " + counter)
                    .isTrue();
        }
    }

    @Test
    @Tag("K-D28")
    void twoPlanetSecretsOfTheRebelsChoiceComeToLight() {
        SecondScene scene = learned(galaxy().base("Lonica")
                .secret("Etreg", Secret.GEM_WORLD)
                .secret("Quibron", Secret.WELCOME_REBELS)
                .secret("Tartio", Secret.CASINO_GALACTICA)
                .loyalty("Quibron", Loyalty.LOYAL));
        scene.play("two-secrets").expect(Affair.SECRET_TO_SEE);
        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:212", "planet:221", "planet:442");
        scene.play("planet:442").expect(Affair.SECRET_TO_SEE).expectNotOffered("planet:442");
        scene.play("planet:221");

        assertThat(scene.realm().isRevealed(Position.planetNamed("Tartio"))).isTrue();
        assertThat(scene.realm().isRevealed(Position.planetNamed("Quibron"))).isTrue();
        assertThat(scene.loyalty("Quibron")).as("with its effect").isEqualTo(Loyalty.DISSENT);
        assertThat(scene.realm().isRevealed(Position.planetNamed("Etreg"))).isFalse();
    }

    @Test
    @Tag("K-D28")
    void theLastSecretIsOneAndWithoutAnyNoneIsOffered() {
        SecondScene one = learned(galaxy().base("Lonica").secret("Etreg", Secret.GEM_WORLD));
        one.play("two-secrets");
        if (one.question() == Affair.SECRET_TO_SEE) {
            one.play("planet:212");
        }
        assertThat(one.realm().isRevealed(Position.planetNamed("Etreg"))).isTrue();
        assertThat(one.question()).isNotEqualTo(Affair.SECRET_TO_SEE);

        SecondScene none = learned(galaxy().base("Lonica").revealed("Etreg", Secret.GEM_WORLD));
        none.expectNotOffered("two-secrets");
    }

    @Test
    void aTrapTheRebelsUncoverThemselvesSnapsShut() {
        SecondScene scene = learned(galaxy().base("Lonica")
                .secret("Etreg", Secret.TRAP)
                .place("Boccanegra", "2121")
                .detected("Boccanegra"));
        scene.play("two-secrets");
        while (scene.question() == Affair.SECRET_TO_SEE) {
            scene.play("planet:212");
        }

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
    }

    @Test
    void aDeadWorldTheRebelsUncoverIsGoneAndItsPeopleLive() {
        SecondScene scene = learned(galaxy().base("Lonica")
                .secret("Quibron", Secret.DEAD_WORLD)
                .place("Boccanegra", "2211")
                .counter("Imperial Light", "orbit-221"));
        scene.play("two-secrets");
        while (scene.question() == Affair.SECRET_TO_SEE) {
            scene.play("planet:221");
        }

        assertThat(scene.realm().isDestroyed(Position.planetNamed("Quibron"))).isTrue();
        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
    }

    @Test
    @Tag("K-D28")
    void theNextAssignmentIsSeenOnlyWhileOneWillBeTurned() {
        SecondPosition cards = galaxy().base("Lonica");
        SecondScene open = learned(cards.realm(realm -> {
            realm.assignments().add(3);
            realm.assignments().add(5);
            realm.assignments().turn();
        }));
        open.expectOffers("next-assignment");
        SecondScene known = learned(galaxy().base("Lonica").baseRevealed());
        known.expectNotOffered("next-assignment");
    }
}
