package fitg.players.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.deployment.Deployments.Offer;
import fitg.procedure.Action;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DeploymentsTest {

    static Stream<Arguments> sidesThatSetUp() {
        return Scenarios.all().stream()
                .flatMap(scenario -> Stream.of(Side.values()).map(side -> Arguments.of(scenario, side)))
                .filter(DeploymentsTest::hasDeployments);
    }

    /** They are optional, but each of the shipped scenarios has some for everybody who is asked at all. */
    @Test
    void everySideThatHasSomethingToSetUpHasSome() {
        assertThat(sidesThatSetUp().map(each -> each.get()[0] + " " + each.get()[1]))
                .containsExactlyInAnyOrder(
                        "flight-to-egrix IMPERIAL",
                        "varu-powderkeg IMPERIAL",
                        "varu-powderkeg REBEL",
                        "senators-peace IMPERIAL",
                        "senators-peace REBEL",
                        "campaign-2002 IMPERIAL",
                        "campaign-2002 REBEL",
                        "campaign-2002-short IMPERIAL",
                        "campaign-2002-short REBEL");
    }

    private static boolean hasDeployments(Arguments each) {
        return !Deployments.of((Scenario) each.get()[0], (Side) each.get()[1]).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("sidesThatSetUp")
    void eachIsLegalAndCompleteFromTheStart(Scenario scenario, Side side) {
        Game start = setUpOf(scenario, side);
        List<Offer> offers = Deployments.offeredTo(side, start);

        assertThat(offers).hasSize(Deployments.of(scenario, side).size()).hasSizeBetween(2, 3);
        assertThat(offers).extracting(offer -> offer.deployment().id()).doesNotHaveDuplicates();
        for (Offer offer : offers) {
            Game game = start.copy();
            offer.actions().forEach(game::play);
            assertThat(Deployments.offeredTo(side, game)).isEmpty();
            assertThat(isSetUp(game, side)).as(offer.deployment().name()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("sidesThatSetUp")
    void noTwoAreTheSame(Scenario scenario, Side side) {
        Game start = setUpOf(scenario, side);
        assertThat(Deployments.offeredTo(side, start).stream().map(offer -> {
                    Game game = start.copy();
                    offer.actions().forEach(game::play);
                    return game.viewFor(Viewer.of(side)).fingerprint();
                }))
                .doesNotHaveDuplicates();
    }

    @Test
    void inTheMiddleTheRestOfThoseThatFitIsOffered() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1);
        for (Offer offer : Deployments.offeredTo(Side.IMPERIAL, game)) {
            Game begun = game.copy();
            offer.actions().subList(0, 4).forEach(begun::play);
            assertThat(Deployments.offeredTo(Side.IMPERIAL, begun))
                    .filteredOn(left -> left.deployment().equals(offer.deployment()))
                    .singleElement()
                    .extracting(Offer::actions)
                    .isEqualTo(offer.actions().subList(4, offer.actions().size()));
        }
        game.play(Action.parse("environ:2211"));
        game.play(Action.parse("environ:2211"));
        assertThat(Deployments.offeredTo(Side.IMPERIAL, game)).isEmpty();
    }

    /** Whoever was asked already and is now in the wrong stack cannot be moved any more. */
    @Test
    void anAnswerThatWasOtherwiseLeavesADeploymentOut() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1);
        List<Action> reserve = Deployments.offeredTo(Side.IMPERIAL, game).stream()
                .filter(offer -> offer.deployment().id().equals("flying-reserve"))
                .findFirst()
                .orElseThrow()
                .actions();
        reserve.subList(0, reserve.size() - 2).forEach(game::play);
        game.play(Action.parse("character-stack"));
        assertThat(Deployments.offeredTo(Side.IMPERIAL, game)).isEmpty();
    }

    @Test
    void nothingIsOfferedToTheOtherSideOrWithoutASetUp() {
        Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, 1);
        assertThat(Deployments.offeredTo(Side.REBEL, game)).isEmpty();
        assertThat(Deployments.of(Scenarios.FLIGHT_TO_EGRIX, Side.REBEL)).isEmpty();
    }

    /** The Rebel groups of a campaign are drawn after the base is chosen, so they are placed in one go later. */
    @Test
    void theGroupsOfACampaignArePlacedInOneGo() {
        Game game = Game.ofSeed(Scenarios.named("campaign-2002").orElseThrow(), 1);
        while (!game.pending().orElseThrow().question().name().equals("GROUP_PLACE")) {
            game.play(game.pending().orElseThrow().suggested());
        }

        assertThat(Deployments.offeredTo(Side.REBEL, game))
                .hasSize(3)
                .allMatch(offer -> offer.actions().size() == 4);
        assertThat(Deployments.offeredTo(Side.IMPERIAL, game)).isEmpty();
    }

    @Test
    void aFileThatIsNotOneIsRefusedWithItsLine() {
        assertRefused("name: Too early\n", "line 1: neither a heading nor a field below one");
        assertRefused("[one two]\n", "line 1: a heading names a scenario, a side and a deployment");
        assertRefused("[a imperial b]\nflag: 1\n", "line 2: unknown field flag");
        assertRefused("[a imperial b]\nname: x\nname: y\n", "line 3: name appears twice");
        assertRefused("[a imperial b]\nname: x\n", "lacks one of");
        assertRefused(with("[a neutral b]", "patrol 2211", "2211", "33 1"), "unknown side neutral");
        assertRefused(with("[a rebel b]", "cavalry 2211", "2211", "33 1"), "cavalry");
        assertRefused(with("[a rebel b]", "patrol 2211", "9999", "33 1"), "9999");
        assertRefused(with("[a rebel b]", "patrol 2211", "2211", "33"), "each ship needs one holder");
    }

    private static String with(String heading, String units, String characters, String ships) {
        return heading + "\nname: x\nidea: y\nunits: " + units + "\ncharacters: " + characters + "\nships: " + ships
                + "\nwith units:\n";
    }

    private static void assertRefused(String text, String reason) {
        assertThatThrownBy(() -> DeploymentReader.read("some.txt", text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }

    private static Game setUpOf(Scenario scenario, Side side) {
        Game game = Game.ofSeed(scenario, 1);
        while (Deployments.offeredTo(side, game).isEmpty()) {
            game.play(game.pending().orElseThrow().suggested());
        }
        return game;
    }

    private static boolean isSetUp(Game game, Side side) {
        Decision decision = game.pending().orElseThrow();
        return decision.side() == side && decision.question().name().startsWith("SET_UP");
    }
}
