package fitg.players.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.Viewer;
import fitg.players.Captain;
import fitg.procedure.Action;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A Captain of 2002 does what anybody would in Breakout at Egrix, whatever his luck. */
class SoundPlansTest {

    /** His place in the catalogue. */
    private static final int BOCCANEGRA = 13;

    private static SecondPosition mantokInHisCell() {
        return SecondPosition.of(Scenarios.named("breakout-at-egrix").orElseThrow())
                .pdb("Quibron", 1, true)
                .counter("Stormtrooper", "2211")
                .counter("Conscript", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .sinceTheBeginning("Ly Mantok");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theFriendsFlyToThePrisoner(long seed) {
        Game game = mantokInHisCell()
                .place("Boccanegra", "orbit-241")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Boccanegra", "Planetary Privateer")
                .aboardShip("Frun Sentel", "Planetary Privateer")
                .aboardShip("Adam Starlight", "Planetary Privateer")
                .luck(seed)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT)
                .game();

        assertThat(answer(game, seed, Query.FLY_TO_PLANET)).isEqualTo("planet:221");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whoIsFreeIsBroughtOutOfTheSystem(long seed) {
        Game game = SecondPosition.of(Scenarios.named("breakout-at-egrix").orElseThrow())
                .pdb("Quibron", 1, true)
                .counter("Stormtrooper", "2211")
                .place("Ly Mantok", "2211")
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .luck(seed)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT)
                .game();

        assertThat(answer(game, seed, Query.FLY_TO_PLANET)).isIn("planet:231", "planet:232", "planet:241");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void officersStandWithTheirTroops(long seed) {
        Game game = mantokInHisCell()
                .place("Vans Ka-Tie-A", "2211")
                .place("Boccanegra", "2211")
                .place("Frun Sentel", "2211")
                .luck(seed)
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT)
                .game();

        assertThat(answer(game, seed, Query.STACK)).isEqualTo("military-stack");
    }

    @Test
    void theWoundedDoNotGoOnMissions() {
        Game game = mantokInHisCell()
                .place("Adam Starlight", "2211")
                .place("Frun Sentel", "2211")
                .place("Boccanegra", "2211")
                .wounded("Boccanegra")
                .luck(1)
                .start(Side.REBEL, Segment.MISSIONS)
                .game();

        Decision asked = until(game, 1, Query.MISSION_MEMBER);
        while (asked.subject() != BOCCANEGRA) {
            game.play(Action.parse(choice(game, 1)));
            asked = until(game, 1, Query.MISSION_MEMBER);
        }

        assertThat(choice(game, 1)).isEqualTo("leave");
    }

    /** His answer to a question that comes up when he plays both sides. */
    private static String answer(Game game, long seed, Query query) {
        until(game, seed, query);
        return choice(game, seed);
    }

    private static Decision until(Game game, long seed, Query query) {
        while (game.pending().orElseThrow().question() != query) {
            game.play(Action.parse(choice(game, seed)));
        }
        return game.pending().orElseThrow();
    }

    private static String choice(Game game, long seed) {
        Decision decision = game.pending().orElseThrow();
        return new Captain(seed)
                .choose(game.viewFor(Viewer.of(decision.side())), decision)
                .key();
    }
}
