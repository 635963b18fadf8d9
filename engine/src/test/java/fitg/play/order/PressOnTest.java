package fitg.play.order;

import static fitg.play.Orders.fire;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.lineUp;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.state.Segment;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who presses on to the end of a combat is not asked for every target on the way. */
class PressOnTest {

    private static final String BOCCANEGRA = "fighter:14";
    private static final String REDJAC = "fighter:28";

    /** Redjac and the Senator have found two Rebels in Charkhan Wild, and everybody has missed once. */
    private final SecondScene scene = onceMissed();

    private static SecondScene onceMissed() {
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Senator Dermond", "2232")
                .place("Boccanegra", "2232")
                .place("Doctor Sontag", "2232")
                .detected("Boccanegra", "Doctor Sontag")
                .dice(IntStream.generate(() -> 1).limit(40).toArray())
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        until(lineUp(scene, "Boccanegra"), Query.BREAK_OFF);
        fire(follow(scene, "stand"), BOCCANEGRA, REDJAC);
        return scene;
    }

    private PlayerView attackers() {
        return scene.game().viewFor(Viewer.IMPERIAL);
    }

    private StandingOrders pressOn(int place) {
        Decision asked = scene.expect(Query.PRESS_ON).decision();
        Offer offer = Offers.find("press-on", "go-on", asked).orElseThrow();
        String scope = offer.until().scope(attackers());
        Order order = new Order(offer.kind(), offer.answer(), offer.until(), offer.text(), scope, place, null, null);
        return StandingOrders.NONE.with(order, attackers());
    }

    private void toTheNextTarget() {
        scene.play("go-on");
        lineUp(scene, "Boccanegra");
        follow(scene, "stand");
        scene.expect(Query.AIM);
    }

    @Test
    void theOrderAimsWhereItIsSuggested() {
        StandingOrders orders = pressOn(scene.decision().subject());

        toTheNextTarget();

        assertThat(orders.answer(attackers())).contains(scene.decision().suggested());
    }

    @Test
    void withoutItEveryTargetIsAsked() {
        toTheNextTarget();

        assertThat(StandingOrders.NONE.answer(attackers())).isEmpty();
    }

    @Test
    void itSaysNothingOfACombatElsewhere() {
        StandingOrders elsewhere = pressOn(2231);

        toTheNextTarget();

        assertThat(elsewhere.answer(attackers())).isEmpty();
    }
}
