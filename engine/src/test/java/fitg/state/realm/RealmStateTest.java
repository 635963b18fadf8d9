package fitg.state.realm;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Area;
import fitg.content.Side;
import fitg.state.Digest;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A realm is the sum of its parts: each is copied, counts, and is hidden from those who may not know it. */
class RealmStateTest {

    private static final Area PROVINCE = Area.ofSystem(22);
    private static final int PLANET = PROVINCE.planets()[0];

    static Stream<Consumer<RealmState>> changes() {
        return Stream.of(
                realm -> realm.setPoints(Side.REBEL, 7),
                realm -> realm.spendBehindScreen(3),
                realm -> realm.screen().putUp(PLANET),
                realm -> realm.screen().raise(PLANET),
                realm -> realm.setEvent(121),
                realm -> realm.secrets().put(PLANET, Secret.DRUG_WORLD.ordinal()),
                realm -> realm.secrets().setAlarm(4, PLANET),
                realm -> realm.secrets().reveal(PLANET),
                realm -> realm.secrets().end(PLANET),
                realm -> realm.assignments().add(5),
                realm -> realm.assignments().turn(),
                realm -> realm.assignments().see(),
                realm -> realm.setBase(PLANET),
                realm -> realm.setSovereign(2, Realm.Fate.REBEL),
                realm -> realm.setSquadCarrier(1, 40),
                realm -> realm.setHypnotised(0, PLANET));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void everyPartIsCopiedAndCounts(Consumer<RealmState> change) {
        RealmState original = new RealmState(PROVINCE);
        RealmState before = original.copy();
        change.accept(original);
        RealmState copied = original.copy();

        assertThat(digest(original)).isNotEqualTo(digest(before));
        assertThat(digest(copied)).isEqualTo(digest(original));

        before.copyInto(copied);
        assertThat(digest(copied)).as("copied back").isEqualTo(digest(before));
    }

    @Test
    void aRebelKnowsOnlyTheCardsHeHasSeenAndTheSecretsThatLieOpen() {
        RealmState realm = new RealmState(PROVINCE);
        realm.assignments().add(5);
        realm.assignments().add(6);
        realm.assignments().add(7);
        realm.assignments().turn();
        realm.assignments().see();
        realm.secrets().put(PLANET, Secret.DRUG_WORLD.ordinal());
        realm.setPoints(Side.IMPERIAL, 10);
        realm.spendBehindScreen(4);

        realm.hideFrom(Side.REBEL);

        assertThat(realm.assignments().current()).isEqualTo(5);
        assertThat(realm.assignments().card(1)).isEqualTo(6);
        assertThat(realm.assignments().card(2)).isEqualTo(Realm.NONE);
        assertThat(realm.secret(PLANET)).isEqualTo(Realm.NONE);
        assertThat(realm.secrets().isOn(PLANET)).isTrue();
        assertThat(realm.points(Side.IMPERIAL)).isEqualTo(10);
    }

    private static long digest(RealmState realm) {
        Digest d = new Digest();
        realm.digest(d);
        return d.value();
    }
}
