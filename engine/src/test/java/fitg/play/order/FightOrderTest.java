package fitg.play.order;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.order.FightOrder.Press;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is said once of a fight answers its questions, in either edition, and those of no other fight. */
class FightOrderTest {

    private static final int GAMES = 40;
    private static final int LONGEST = 2_000;

    private static final Scenario VARU = Scenarios.VARU_POWDERKEG;
    private static final Scenario CAMPAIGN =
            Scenarios.named("campaign-2002-short").orElseThrow();

    /** The first view in lively games in which this is asked, with a choice. */
    private static PlayerView asked(Scenario scenario, Question question) {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            Lively lively = new Lively(seed);
            for (int step = 0; step < LONGEST && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                if (decision.question() == question && decision.actions().size() > 1) {
                    return game.viewFor(Viewer.of(decision.side()));
                }
                game.play(lively.choose(decision));
            }
        }
        throw new AssertionError("never asked: " + question);
    }

    private static int place(PlayerView view) {
        return view.decision().orElseThrow().subject();
    }

    private static FightOrder order(PlayerView view, Press press) {
        return FightOrder.at(view, place(view), press, null, null);
    }

    private static Optional<Kind> answer(FightOrder order, PlayerView view) {
        return order.answer(view, view.decision().orElseThrow()).map(Action::kind);
    }

    @Test
    void toTheEndStandsAndPressesOn() {
        PlayerView stand = asked(VARU, Ask.BREAK_OFF);
        PlayerView press = asked(CAMPAIGN, Query.PRESS_ON);

        assertThat(answer(order(stand, Press.END), stand)).contains(Kind.STAND);
        assertThat(answer(order(press, Press.END), press)).contains(Kind.GO_ON);
    }

    @Test
    void belowALimitItLeavesOff() {
        PlayerView view = asked(CAMPAIGN, Query.PRESS_ON);

        assertThat(answer(FightOrder.at(view, place(view), Press.ODDS, 1.0, null), view))
                .contains(Kind.CALL_OFF);
        assertThat(answer(FightOrder.at(view, place(view), Press.ODDS, 0.0, null), view))
                .contains(Kind.GO_ON);
    }

    @Test
    void itGoesOnUntilHalfAreLost() {
        PlayerView view = asked(CAMPAIGN, Query.PRESS_ON);
        FightOrder now = order(view, Press.HALF);
        FightOrder ofMoreBefore = new FightOrder(now.place(), Press.HALF, null, null, 2 * now.before(), now.scope());

        assertThat(now.before()).isPositive();
        assertThat(answer(now, view)).contains(Kind.GO_ON);
        assertThat(answer(ofMoreBefore, view)).contains(Kind.CALL_OFF);
    }

    @Test
    void whetherToTakePrisonersIsAnsweredWhereItWasSaid() {
        PlayerView view = asked(VARU, Ask.AIM);

        assertThat(answer(FightOrder.at(view, place(view), Press.END, null, true), view))
                .contains(Kind.CAPTURE);
        assertThat(answer(FightOrder.at(view, place(view), Press.END, null, false), view))
                .contains(Kind.KILL);
        assertThat(answer(order(view, Press.END), view)).isEmpty();
    }

    @Test
    void ofAnotherPlaceOrAnotherTimeItSaysNothing() {
        PlayerView view = asked(VARU, Ask.BREAK_OFF);
        FightOrder here = order(view, Press.END);

        assertThat(answer(FightOrder.at(view, place(view) + 1, Press.END, null, null), view))
                .isEmpty();
        assertThat(answer(new FightOrder(here.place(), Press.END, null, null, 1, "another time"), view))
                .isEmpty();
    }

    @Test
    void itGoesBeforeWhatIsUsualAndIsReplacedByWhatIsSaidLater() {
        PlayerView view = asked(CAMPAIGN, Query.PRESS_ON);
        StandingOrders orders =
                StandingOrders.USUAL.with(FightOrder.at(view, place(view), Press.ODDS, 1.0, null), view);

        assertThat(orders.answer(view).map(Action::kind)).contains(Kind.CALL_OFF);
        orders = orders.with(order(view, Press.END), view);
        assertThat(orders.fights()).hasSize(1);
        assertThat(orders.answer(view).map(Action::kind)).contains(Kind.GO_ON);
        assertThat(orders.withoutFight(place(view)).fights()).isEmpty();
    }

    @Test
    void itCanBeSaidOfAFightBeforeItBegins() {
        Consumer<PlayerView> isOpen = view ->
                assertThat(FightOrder.isOpenAt(view.decision().orElseThrow())).isTrue();

        isOpen.accept(asked(VARU, Ask.DECLARE_COMBAT));
        isOpen.accept(asked(CAMPAIGN, Query.ENVIRONS_BATTLE));
        PlayerView move = asked(VARU, Ask.MOVE);
        assertThat(FightOrder.isOpenAt(move.decision().orElseThrow())).isFalse();
    }
}
