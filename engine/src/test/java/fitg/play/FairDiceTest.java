package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.procedure.KeyedChance;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FairDiceTest {

    private static final String SECRET = "00112233445566778899aabbccddeeff";
    private static final String SALT = "ffeeddccbbaa99887766554433221100";
    private static final String NONCE = "0123456789abcdef0123456789abcdef";
    private static final String OTHER = "fedcba9876543210fedcba9876543210";

    private final FairDice dice = FairDice.of(SECRET, SALT);

    /** Reckoned with another program. */
    @Test
    void theCommitmentIsTheHashOfSecretAndSalt() {
        assertThat(dice.commitment()).isEqualTo("ef49150b2c15cdf7c6db8f653111a7d9651c58dab66ade314aee2a3d7a3c85d3");
        assertThat(dice.keeps(dice.commitment().toUpperCase())).isTrue();
        assertThat(FairDice.of(OTHER, SALT).keeps(dice.commitment())).isFalse();
        assertThat(FairDice.of(SECRET, OTHER).keeps(dice.commitment())).isFalse();
    }

    @Test
    void secretAndSaltComeBackAsTheyWent() {
        assertThat(dice.secret()).isEqualTo(SECRET);
        assertThat(dice.salt()).isEqualTo(SALT);
    }

    @Test
    void everyPartyHasAHandInTheDice() {
        String mine = rolls(dice.chance(Map.of(Side.REBEL, NONCE)));
        assertThat(rolls(dice.chance(Map.of(Side.REBEL, NONCE)))).isEqualTo(mine);
        assertThat(rolls(dice.chance(Map.of(Side.REBEL, OTHER)))).isNotEqualTo(mine);
        assertThat(rolls(dice.chance(Map.of(Side.IMPERIAL, NONCE)))).isNotEqualTo(mine);
        assertThat(rolls(dice.chance(Map.of(Side.REBEL, NONCE, Side.IMPERIAL, OTHER))))
                .isNotEqualTo(mine);
        assertThat(rolls(FairDice.of(OTHER, SALT).chance(Map.of(Side.REBEL, NONCE))))
                .isNotEqualTo(mine);
    }

    @Test
    void freshOnesDiffer() {
        assertThat(FairDice.fresh().commitment()).isNotEqualTo(FairDice.fresh().commitment());
        assertThat(FairDice.freshNonce()).hasSize(64).isNotEqualTo(FairDice.freshNonce());
        FairDice fresh = FairDice.fresh();
        assertThat(FairDice.of(fresh.secret(), fresh.salt()).keeps(fresh.commitment()))
                .isTrue();
    }

    @Test
    void whatIsNoSecretIsRefused() {
        assertThatThrownBy(() -> FairDice.of("12", SALT)).hasMessage("the secret has fewer than 32 digits");
        assertThatThrownBy(() -> FairDice.of(SECRET, "hello!")).hasMessageContaining("the salt is not made of");
        assertThatThrownBy(() -> dice.chance(Map.of(Side.REBEL, ""))).hasMessageContaining("the nonce has fewer");
    }

    private static String rolls(KeyedChance chance) {
        return IntStream.range(0, 40)
                .mapToObj(i -> String.valueOf(chance.die("test")))
                .reduce("", String::concat);
    }
}
