package fitg.play.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.cases.CaseReader;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What can be said once for all in the Province Game, so that a game by letter does not wait for it. */
class ProvinceOrdersTest {

    @Test
    @Tag("20.6")
    void basesFireByOrderOrHoldTheirFire() {
        Decision asked = asked("Quibron Wild: 1 wild-2-3", "stack:2211", "Quibron: PDB 1 up");

        assertThat(asked.question()).isEqualTo(Matter.RAKE);
        assertThat(Offers.at(asked))
                .extracting(Offer::answer, Offer::until)
                .contains(tuple("rake", Until.GAME), tuple("decline", Until.TURN));
        assertThat(Offers.answer(asked, "rake")).isEqualTo(Action.parse("rake"));
    }

    @Test
    @Tag("20.4")
    void nobodyIsInterceptedByOrder() {
        Decision asked = asked("orbit of Quibron: 1 wild-2-3, 1 line", "stack:orbit-221", "Quibron: PDB 0 down");

        assertThat(asked.question()).isEqualTo(Matter.INTERCEPT);
        assertThat(asked.side()).isEqualTo(Side.IMPERIAL);
        Offer offer = Offers.find("intercept", "decline", asked).orElseThrow();
        assertThat(offer.until()).isEqualTo(Until.TURN);
        assertThat(Offers.answer(asked, offer.answer())).isEqualTo(Action.parse("decline"));
    }

    @Test
    void theseOrdersCanBeGivenAtAnyTime() {
        for (List<String> order : List.of(
                List.of("rake", "rake"),
                List.of("watch", "track"),
                List.of("declare-space-combat", "decline"),
                List.of("pdb-aid", "pdb"),
                List.of("aid-pdb", "take"))) {
            assertThat(Offers.find(order.get(0), order.get(1), null))
                    .as("%s", order)
                    .isPresent();
        }
    }

    private static Decision asked(String stack, String sets, String base) {
        String text =
                "case   20.6  Orders\ngiven  open-1979-province-egrix+ancore, turn 1, rebels interplanetary movement\n       "
                        + stack + "\n       " + base + "\n";
        Game game = CaseReader.readOne(text).open(KeyedChance.ofSeed(1));
        game.play(Action.parse(sets));
        return game.pending().orElseThrow();
    }
}
