package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.level.starsystem.StarSystemChapters;
import fitg.level.starsystem.StarSystemRules;
import fitg.procedure.Chapters;
import fitg.procedure.Phase;
import fitg.procedure.Resolution;
import fitg.procedure.Ruleset;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A ruleset says what is played: the sequence of play, and what happens besides. */
class RulesetTest {

    @Test
    void thePlayerTurnIsAListInTheOrderOfTheRulebook() {
        assertThat(StarSystemRules.RULES.playerTurn())
                .extracting(Phase::segment)
                .containsExactly(
                        Segment.START,
                        Segment.ARRIVALS,
                        Segment.MOVEMENT,
                        Segment.REACTION,
                        Segment.MILITARY_COMBAT,
                        Segment.SEARCH,
                        Segment.MISSIONS,
                        Segment.END);
    }

    @Test
    void aStepIsAheadUntilItIsOver() {
        for (Ruleset rules : Scenarios.rulesets()) {
            assertThat(rules.isAhead(Segment.MISSIONS, Segment.SET_UP)).isTrue();
            assertThat(rules.isAhead(Segment.MISSIONS, Segment.SEARCH)).isTrue();
            assertThat(rules.isAhead(Segment.MISSIONS, Segment.MISSIONS)).isTrue();
            assertThat(rules.isAhead(Segment.SEARCH, Segment.MISSIONS)).isFalse();
            assertThat(rules.isAhead(Segment.MISSIONS, Segment.INTERPHASE)).isFalse();
        }
        Ruleset second = Scenarios.named("breakout-at-egrix").orElseThrow().ruleset();
        assertThat(second.isAhead(Segment.MISSIONS, Segment.SPACE_COMBAT)).isTrue();
    }

    /** What a wider level would do when politics move: here it only listens. */
    private static final class Listening extends StarSystemChapters {
        private final List<String> heard = new ArrayList<>();

        @Override
        public void loyaltyMoved(Resolution r, int planet, Side favour, int spaces) {
            if (spaces > 1) {
                heard.add("loyalty");
            }
        }

        @Override
        public void planetChanged(Resolution r, int planet, PlanetState from) {
            heard.add("planet");
            assertThat(r.state().planets().state(planet)).isNotEqualTo(from);
        }

        @Override
        public void rebellionRaised(Resolution r, int planet) {
            heard.add("rebellion");
        }
    }

    @Test
    void aLevelHearsOfEverythingItCanAddTo() {
        Listening chapters = new Listening();
        Ruleset rules = new StarSystemRules() {
            @Override
            public Chapters chapters() {
                return chapters;
            }
        };
        for (int seed = 0; seed < 40; seed++) {
            Game game = Position.of(OpenSystem.of(rules, 22))
                    .luck(seed)
                    .place("Boccanegra", 2221)
                    .place("Doctor Sontag", 2221)
                    .place("Frun Sentel", 2211)
                    .place("Jon Kidu", 2221)
                    .loyalty("Angoff", Loyalty.UNREST)
                    .units(2221, UnitKind.LINE, 1)
                    .start(Side.REBEL, Segment.MOVEMENT)
                    .game();
            Lively player = new Lively(seed);
            for (int step = 0; step < 600 && !game.isOver(); step++) {
                game.play(player.choose(game.pending().orElseThrow()));
            }
        }
        assertThat(chapters.heard).contains("loyalty", "planet", "rebellion");
    }
}
