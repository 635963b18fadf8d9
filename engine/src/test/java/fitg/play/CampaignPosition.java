package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.RealmState;
import fitg.state.GameState;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Things of a campaign about people, for {@link SecondPosition#with}, and a look at what has become of them. */
final class CampaignPosition {

    private CampaignPosition() {}

    /** Some star systems in the second game-turn, so that there are taxes; recruitment left out. */
    static SecondPosition in(int... systems) {
        return SecondPosition.quietCampaignIn(systems).round(2).realm(realm -> realm.setRound(1));
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

    static Realm.Fate fateOf(SecondScene scene, String sovereign) {
        return scene.realm().sovereign(sovereignNamed(sovereign));
    }

    static Loyalty loyaltyOf(SecondScene scene, String planet) {
        return scene.game().state().planets().loyalty(Position.planetNamed(planet));
    }
}
