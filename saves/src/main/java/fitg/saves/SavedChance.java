package fitg.saves;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.procedure.KeyedChance;
import java.util.Map;
import java.util.Optional;

/** Where the dice of a game come from. */
public sealed interface SavedChance {

    /** The dice from their beginning. */
    KeyedChance open() throws ReplayException;

    /** A plain number, for simulation, tests and games among friends. */
    record Seed(long seed) implements SavedChance {

        @Override
        public KeyedChance open() {
            return KeyedChance.ofSeed(seed);
        }
    }

    /** Dice that nobody could choose; the secret may be withheld until the game is over. */
    record Fair(String commitment, Optional<FairDice> dice, Map<Side, String> nonces) implements SavedChance {

        public Fair {
            nonces = Map.copyOf(nonces);
        }

        public static Fair of(FairDice dice, Map<Side, String> nonces) {
            return new Fair(dice.commitment(), Optional.of(dice), nonces);
        }

        @Override
        public KeyedChance open() throws ReplayException {
            if (dice.isEmpty()) {
                throw new ReplayException("the secret of the dice is missing, so no roll can be repeated or checked");
            }
            if (!dice.get().keeps(commitment)) {
                throw new ReplayException("the secret and salt of the dice do not fit the commitment");
            }
            return dice.get().chance(nonces);
        }
    }
}
