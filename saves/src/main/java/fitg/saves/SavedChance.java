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

    /**
     * Fair dice; the secret may be withheld until the game is over.
     *
     * @param promises what each nonce was promised by; empty in games of the first scheme, whose nonces lay open
     */
    record Fair(String commitment, Optional<FairDice> dice, Map<Side, String> nonces, Map<Side, String> promises)
            implements SavedChance {

        public Fair {
            nonces = Map.copyOf(nonces);
            promises = Map.copyOf(promises);
        }

        /** Nonces that lay open as they came. */
        public static Fair of(FairDice dice, Map<Side, String> nonces) {
            return promised(dice, nonces, Map.of());
        }

        public static Fair promised(FairDice dice, Map<Side, String> nonces, Map<Side, String> promises) {
            return new Fair(dice.commitment(), Optional.of(dice), nonces, promises);
        }

        @Override
        public KeyedChance open() throws ReplayException {
            if (dice.isEmpty()) {
                throw new ReplayException("the secret of the dice is missing, so no roll can be repeated or checked");
            }
            if (!dice.get().keeps(commitment)) {
                throw new ReplayException("the secret and salt of the dice do not fit the commitment");
            }
            if (promises.isEmpty()) {
                return dice.get().chance(nonces);
            }
            requireKept();
            return dice.get().promisedChance(nonces);
        }

        private void requireKept() throws ReplayException {
            for (Side side : Side.values()) {
                String nonce = nonces.get(side);
                String promise = promises.get(side);
                boolean kept = nonce == null
                        ? promise == null
                        : FairDice.promise(nonce).equalsIgnoreCase(promise);
                if (!kept) {
                    throw new ReplayException("the nonce of the " + seat(side) + " is not the one it promised");
                }
            }
        }
    }

    static String seat(Side side) {
        return side == Side.REBEL ? "Rebel seat" : "Imperial seat";
    }
}
