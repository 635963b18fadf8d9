package fitg.players;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.procedure.Action;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The same view leads to the same decision, whatever is hidden behind it. */
class FairnessTest {

    private static final int POSITIONS = 600;
    private static final String MARSHAL = "marshal-3";
    private static final String MARSHAL_2 = "marshal-2-3";

    static Stream<Arguments> playersAndSeats() {
        return Stream.of(
                        Players.RANDOM,
                        Players.RECRUIT,
                        Players.CAPTAIN_2,
                        Players.CAPTAIN,
                        "captain-bold",
                        "captain-wary",
                        MARSHAL_2,
                        MARSHAL)
                .flatMap(name -> Stream.of(Viewer.REBEL, Viewer.IMPERIAL).map(seat -> Arguments.of(name, seat)));
    }

    @ParameterizedTest
    @MethodSource("playersAndSeats")
    void whatIsHiddenChangesNothing(String name, Viewer blind) {
        // Who thinks long does so in fewer of them.
        int positions = name.startsWith(Players.MARSHAL) ? POSITIONS / 3 : POSITIONS;
        Comparison seen = compare(positions, blind, (game, decision) -> choose(name, game, blind, decision));
        assertThat(seen.positions).isGreaterThan(positions / 10);
        assertThat(seen.differences).isZero();
    }

    /** The comparison notices somebody who looks at the other side's cards. */
    @ParameterizedTest
    @MethodSource("seats")
    void whoSeesTheTruthIsFoundOut(Viewer blind) {
        Viewer truth = blind == Viewer.REBEL ? Viewer.IMPERIAL : Viewer.REBEL;
        Comparison seen = compare(POSITIONS, blind, (game, decision) -> {
            long secret = game.viewFor(truth).fingerprint();
            return decision.actions()
                    .get((int) Math.floorMod(secret, (long) decision.actions().size()));
        });
        assertThat(seen.differences).isGreaterThan(seen.positions / 4);
    }

    /** A Captain who can tell Patrols from Lines plays differently: so it matters that he cannot. */
    @Test
    void aCaptainWhoSawTheTruthWouldUseIt() {
        Comparison seen = compare(
                POSITIONS,
                Viewer.REBEL,
                (game, decision) -> choose(Players.CAPTAIN_2, game, Viewer.IMPERIAL, decision));
        assertThat(seen.differences).isPositive();
    }

    static List<Viewer> seats() {
        return List.of(Viewer.REBEL, Viewer.IMPERIAL);
    }

    private record Comparison(int positions, int differences) {}

    private static Comparison compare(int tried, Viewer blind, BiFunction<Game, Decision, Action> player) {
        int positions = 0;
        int differences = 0;
        for (long seed = 0; seed < tried; seed++) {
            Twins twins = Twins.of(seed, blind);
            Optional<Decision> decision = asked(twins.truth(), blind);
            if (twins.different() && decision.isPresent()) {
                Decision there = asked(twins.twin(), blind).orElseThrow();
                Action here = player.apply(twins.truth(), decision.get());
                differences += here == player.apply(twins.twin(), there) ? 0 : 1;
                positions++;
            }
        }
        return new Comparison(positions, differences);
    }

    private static Optional<Decision> asked(Game game, Viewer seat) {
        return game.pending().filter(decision -> Viewer.of(decision.side()) == seat);
    }

    private static Action choose(String name, Game game, Viewer eyes, Decision decision) {
        return Players.named(name, 5).orElseThrow().choose(game.viewFor(eyes), decision);
    }
}
