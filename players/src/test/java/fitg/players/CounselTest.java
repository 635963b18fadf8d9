package fitg.players;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.odds.Odds;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which answer may be given without a look. */
class CounselTest {

    private static final int GAMES = 40;
    private static final Captain CAPTAIN = new Captain(0);

    /** In Varu Enter once attacked although the environ was all but sure to be cleared of the attacker. */
    @Test
    void anAttackThatItsOddsCallRuinousIsNeverPreset() {
        int ruinous = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            Game game = Game.ofSeed(Scenarios.named("varu-powderkeg").orElseThrow(), seed);
            while (game.pending().orElse(null) instanceof Decision asked) {
                PlayerView view = game.viewFor(Viewer.of(asked.side()));
                if (asked.question() == Ask.DECLARE_COMBAT) {
                    Counsel counsel = Counsel.of(view, asked);
                    double lost = chanceToBeCleared(view, counsel);
                    ruinous += lost >= 0.5 ? 1 : 0;
                    assertThat(counsel.preset().isEmpty())
                            .as("%s of losing all", lost)
                            .isEqualTo(lost >= 0.5);
                }
                game.play(CAPTAIN.choose(view, asked));
            }
        }
        assertThat(ruinous).as("ruinous attacks that a Captain would risk").isPositive();
    }

    /** What is lost then is the other side's. */
    @Test
    void aDefenseBaseThatIsSureToHitFires() {
        int sure = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            Game game = Game.ofSeed(Scenarios.named("varu-powderkeg").orElseThrow(), seed);
            while (game.pending().orElse(null) instanceof Decision asked) {
                PlayerView view = game.viewFor(Viewer.of(asked.side()));
                Action advised = CAPTAIN.choose(view, asked);
                if (asked.question() == Ask.PDB_ATTACK && advised.kind() == Action.Kind.ATTACK) {
                    sure++;
                    assertThat(Counsel.of(view, asked).preset()).contains(advised);
                }
                game.play(advised);
            }
        }
        assertThat(sure).as("attacks by bases").isPositive();
    }

    private static double chanceToBeCleared(PlayerView view, Counsel counsel) {
        Optional<Odds> odds = Odds.of(view, counsel.advice().action());
        return odds.stream()
                .flatMap(each -> each.outcomes().stream())
                .filter(outcome -> outcome.key().equals("odds.battle.attacker-cleared"))
                .mapToDouble(Odds.Outcome::probability)
                .findFirst()
                .orElse(0);
    }
}
