package fitg.galaxy.politics;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 37.4: what a side tells when the other learns one of its secrets. */
@Tag("C-BASE-1")
class EnemySecretTest {

    /** All candidates but Lonica, which is the base, and one more. */
    private static final int[] NAMED = {112, 121, 141, 142, 223, 231, 232, 322, 323, 342, 431, 432, 433, 441, 511, 523};

    private static SecondPosition galaxy() {
        return SecondPosition.campaign()
                .place("Tourag", "2231")
                .control("Barak", PlanetState.REBEL_CONTROL)
                .pdb("Barak", 0, true)
                .base("Lonica");
    }

    private static SecondScene learned(SecondPosition position, Side side) {
        return position.startWith(EnemySecret.learnedBy(side));
    }

    @Test
    @Tag("K-D27")
    void theRebelNamesTwoCandidatesThatAreNotTheBase() {
        SecondScene scene = learned(galaxy(), Side.IMPERIAL);

        assertThat(scene.question()).isEqualTo(Affair.NAME_PLANET);
        assertThat(scene.offers()).hasSize(17).doesNotContain("planet:421");
        scene.play("planet:112");
        assertThat(scene.offers()).hasSize(16).doesNotContain("planet:112");
        scene.play("planet:121");

        assertThat(scene.events(Tidings.NotTheBase.class)).hasSize(2);
        assertThat(scene.realm().secretsLearned()).isEqualTo(1);
    }

    @Test
    @Tag("K-D27")
    void theNinthSecretNamesTheBase() {
        SecondScene scene = learned(
                galaxy().realm(realm -> {
                    for (int id : NAMED) {
                        realm.name(Catalogue.standard().planetById(id).index());
                    }
                    for (int secret = 0; secret < 8; secret++) {
                        realm.learnSecret();
                    }
                }),
                Side.IMPERIAL);

        assertThat(scene.realm().baseRevealed()).isTrue();
        assertThat(scene.events(Tidings.BaseRevealed.class)).hasSize(1);
    }

    @Test
    void onceTheBaseIsKnownASecretTellsNothing() {
        SecondScene scene = learned(galaxy().baseRevealed(), Side.IMPERIAL);

        assertThat(scene.realm().secretsLearned()).isZero();
        assertThat(scene.realm().named()).isZero();
    }

    @Test
    @Tag("K-D28")
    void theRebelMayHaveTwoPlanetSecretsShown() {
        SecondScene scene = learned(
                galaxy().secret("Etreg", Secret.GEM_WORLD)
                        .secret("Midest", Secret.IPOC)
                        .secret("Quibron", Secret.SLAVE_WORLD),
                Side.REBEL);

        scene.play("two-secrets", "planet:212", "planet:341");

        assertThat(scene.realm().isRevealed(Position.planetNamed("Etreg"))).isTrue();
        assertThat(scene.realm().isRevealed(Position.planetNamed("Midest"))).isTrue();
        assertThat(scene.realm().isRevealed(Position.planetNamed("Quibron"))).isFalse();
        assertThat(PieceSet.size(scene.realm().hidden())).isEqualTo(1);
    }

    @Test
    @Tag("K-D28")
    @Tag("K-R38")
    void theRebelMaySeeTheNextAssignmentAndRemembersIt() {
        SecondScene scene = learned(
                galaxy().realm(realm -> {
                    realm.assignments().add(3);
                    realm.assignments().add(5);
                    realm.assignments().turn();
                }),
                Side.REBEL);

        scene.play("next-assignment");

        Tidings.AssignmentSeen seen = scene.events(Tidings.AssignmentSeen.class).getFirst();
        assertThat(seen.card()).isEqualTo(5);
        assertThat(((Tidings.AssignmentSeen) seen.seenBy(null)).card()).isEqualTo(Realm.NONE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).assignments().card(1))
                .isEqualTo(5);
        assertThat(Realm.of(scene.game().viewFor(Viewer.SPECTATOR))
                        .assignments()
                        .card(1))
                .isEqualTo(Realm.NONE);
    }

    @Test
    @Tag("K-D28")
    void noAssignmentIsShownOnceTheBaseIsKnown() {
        SecondScene scene = learned(
                galaxy().baseRevealed().realm(realm -> realm.assignments().add(3)), Side.REBEL);

        assertThat(scene.offers())
                .doesNotContain("next-assignment", "two-secrets")
                .contains("province:2");
    }

    @Test
    @Tag("K-D28")
    void theRebelMayLookAtAllImperialUnitsOfAProvinceOnce() {
        SecondScene scene = learned(
                galaxy().counter("Marine", "2411")
                        .counter("Imperial Transport", "drift-22")
                        .counter("Stormtrooper", "1522")
                        .realm(realm -> {
                            realm.trainSquads();
                            realm.setSquadCarrier(0, 0);
                        }),
                Side.REBEL);

        scene.play("province:2");

        Tidings.UnitsSeen seen = scene.events(Tidings.UnitsSeen.class).getFirst();
        assertThat(seen.units())
                .containsExactlyInAnyOrder("Marine with a suicide squad (2411)", "Imperial Transport (drift-22)");
        Event told = seen.seenBy(null);
        assertThat(((Tidings.UnitsSeen) told).units()).isEmpty();
        assertThat(scene.truth().turn().segment()).isNotEqualTo(Segment.SET_UP);
    }
}
