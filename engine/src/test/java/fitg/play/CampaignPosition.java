package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.RealmState;
import fitg.galaxy.state.Secret;
import fitg.second.campaign.CampaignRules;
import fitg.state.GameState;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Builds a position of the campaign of 2002: {@link SecondPosition} in the whole galaxy or some of its star systems, with what only a
 * campaign knows. Everything not said: game-turn 2, its first round, no points on the tracks, no event, no secrets, no base.
 *
 * <pre>{@code
 * SecondScene scene = CampaignPosition.in(44)
 *     .with(CampaignPosition.loyalty("Rhexia", Loyalty.UNREST))
 *     .with(CampaignPosition.points(Side.IMPERIAL, 9))
 *     .start(Side.REBEL, Segment.MISSIONS);
 * }</pre>
 */
final class CampaignPosition {

    private CampaignPosition() {}

    /** Some star systems by their numbers, all missions, nobody recruited. */
    static SecondPosition in(int... systems) {
        return open(Mission.GAIN_CHARACTERS, systems);
    }

    /** The same with recruitment. */
    static SecondPosition recruitingIn(int... systems) {
        return open(null, systems);
    }

    /** All star systems. */
    static SecondPosition inTheGalaxy() {
        return in(Catalogue.standard().systems().stream()
                .filter(system ->
                        Catalogue.standard().planets().stream().anyMatch(planet -> planet.systemId() == system.id()))
                .mapToInt(system -> system.id())
                .toArray());
    }

    private static SecondPosition open(Mission without, int... systems) {
        List<Integer> all = IntStream.of(systems).boxed().toList();
        ScenarioSheet open = OpenSystem.sheet(all.getFirst(), "", List.of(), List.of());
        ScenarioSheet sheet = OpenSystem.under(open, Edition.SECOND, GameLevel.GALACTIC, all);
        List<String> letters = Arrays.stream(Mission.values())
                .filter(mission -> mission != without)
                .map(mission -> String.valueOf(mission.letter()))
                .toList();
        return SecondPosition.of(CampaignRules.RULES.scenario(OpenSystem.withMissions(sheet, letters, List.of())))
                .round(2)
                .with(s -> RealmState.of(s).setRound(1));
    }

    static Consumer<GameState> loyalty(String planet, Loyalty loyalty) {
        return s -> s.planets().setLoyalty(Position.planetNamed(planet), loyalty);
    }

    static Consumer<GameState> points(Side side, int points) {
        return s -> RealmState.of(s).setPoints(side, points);
    }

    static Consumer<GameState> event(int number) {
        return s -> RealmState.of(s).setEvent(number);
    }

    static Consumer<GameState> secret(String planet, Secret secret) {
        return s -> RealmState.of(s).setSecret(Position.planetNamed(planet), secret.ordinal());
    }

    static Consumer<GameState> shown(String planet, Secret secret) {
        return secret(planet, secret).andThen(s -> RealmState.of(s).reveal(Position.planetNamed(planet)));
    }

    static Consumer<GameState> base(String planet, boolean revealed) {
        return s -> {
            RealmState.of(s).setBase(Position.planetNamed(planet));
            if (revealed) {
                RealmState.of(s).revealBase();
            }
        };
    }

    static Consumer<GameState> camp(String environ) {
        return s -> s.places().setCampSince(SecondPosition.place(environ), 1);
    }

    static Consumer<GameState> summoned(String sovereign, Side side) {
        return s -> RealmState.of(s)
                .setSovereign(sovereignNamed(sovereign), side == Side.REBEL ? Realm.Fate.REBEL : Realm.Fate.IMPERIAL);
    }

    static int sovereignNamed(String name) {
        return IntStream.range(0, Catalogue.standard().sovereigns().size())
                .filter(each ->
                        Catalogue.standard().sovereigns().get(each).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no sovereign is called " + name));
    }

    // ---- looking at it

    static Realm realm(Scene scene) {
        return Realm.of(scene.game().state());
    }

    static Loyalty loyaltyOf(Scene scene, String planet) {
        return scene.game().state().planets().loyalty(Position.planetNamed(planet));
    }
}
