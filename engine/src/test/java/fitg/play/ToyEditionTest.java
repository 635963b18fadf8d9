package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.ActionEvent;
import fitg.content.Side;
import fitg.level.starsystem.StarSystemChapters;
import fitg.level.starsystem.StarSystemRules;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Ruleset;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** An edition of one's own in a few lines: the Star System Game without creatures. */
class ToyEditionTest {

    private static final int GAMES = 12;

    /** Nothing but what is different. */
    private static final class WithoutCreatures extends StarSystemRules {

        private static final Chapters CHAPTERS = new StarSystemChapters() {
            @Override
            public boolean knows(ActionEvent.Type event) {
                return event != ActionEvent.Type.CREATURE && super.knows(event);
            }
        };

        @Override
        public Chapters chapters() {
            return CHAPTERS;
        }
    }

    @Test
    void nobodyMeetsACreature() {
        assertThat(creaturesMet(new WithoutCreatures())).isZero();
        assertThat(creaturesMet(StarSystemRules.RULES)).isPositive();
    }

    private static long creaturesMet(Ruleset rules) {
        long met = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Game game = Position.of(OpenSystem.of(rules, 22))
                    .luck(seed)
                    .place("Boccanegra", 2221)
                    .place("Doctor Sontag", 2221)
                    .place("Frun Sentel", 2211)
                    .place("Jon Kidu", 2221)
                    .start(Side.REBEL, Segment.MISSIONS)
                    .game();
            Lively player = new Lively(seed);
            for (int step = 0; step < 300 && !game.isOver(); step++) {
                game.play(player.choose(game.pending().orElseThrow()));
            }
            met += game.rawEvents().stream()
                    .filter(Event.CreatureMet.class::isInstance)
                    .count();
        }
        return met;
    }
}
