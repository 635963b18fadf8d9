package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.Side;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds at every moment of every game of Breakout, played by two who take any answer. */
class SecondInvariantsTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int MANY = 20_000;

    @ParameterizedTest(name = "seed {0}")
    @Tag("E3.3.b.1")
    @Tag("E3.3.b.2")
    @Tag("E3.3.c.4")
    @Tag("E5.5.a.6")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void nobodyFloatsNoEnvironsIsOverfullAndNoPrisonerIsAlone(long seed) {
        SecondScene scene = new SecondScene(
                Game.ofSeed(Scenarios.named("breakout-at-egrix").orElseThrow(), seed), new LoadedChance(null));
        Random whim = new Random(seed);
        int answers = 0;
        while (!scene.game().isOver()) {
            List<String> offers = scene.offers();
            assertThat(offers)
                    .as("%s", scene.question())
                    .doesNotHaveDuplicates()
                    .hasSizeGreaterThan(1);
            scene.play(offers.get(whim.nextInt(offers.size())));
            check(scene);
            assertThat(++answers).as("answers until the end").isLessThan(MANY);
        }
        assertThat(scene.turn()).isLessThanOrEqualTo(6);
    }

    private static void check(SecondScene scene) {
        for (Environ environ : PRINTED.environs()) {
            for (Side side : Side.values()) {
                assertThat(scene.groundUnits(String.valueOf(environ.id()), side))
                        .as("%s units in %s", side, environ.id())
                        .isLessThanOrEqualTo(environ.size());
            }
        }
        for (CharacterCard card : PRINTED.characters()) {
            String place = scene.place(card.name());
            if (place.startsWith("orbit") || place.contains("drift")) {
                assertThat(scene.starshipOf(card.name()) >= 0
                                || !scene.spaceshipOf(card.name()).equals("none"))
                        .as("%s is aboard something in %s", card.name(), place)
                        .isTrue();
            }
            if (scene.isPrisoner(card.name())) {
                checkHolder(scene, card, place);
            }
        }
    }

    /** In mid-move the last units may be gone while a character of their stack stays with the prisoner. */
    private static long friends(SecondScene scene, String place, Side side) {
        return PRINTED.characters().stream()
                .filter(card -> card.side() == side && scene.isFree(card.name()))
                .filter(card -> scene.place(card.name()).equals(place))
                .count();
    }

    private static void checkHolder(SecondScene scene, CharacterCard card, String place) {
        String holder = scene.holder(card.name());
        Side captor = card.side() == Side.REBEL ? Side.IMPERIAL : Side.REBEL;
        switch (holder) {
            case "units" ->
                assertThat(scene.groundUnits(place, captor)
                                + scene.starships(place, captor)
                                + friends(scene, place, captor))
                        .as("those who hold %s in %s", card.name(), place)
                        .isPositive();
            case "ship" ->
                assertThat(scene.starshipOf(card.name()) >= 0
                                || !scene.spaceshipOf(card.name()).equals("none"))
                        .as("%s is aboard", card.name())
                        .isTrue();
            default ->
                assertThat(scene.place(holder))
                        .as("the guard of %s", card.name())
                        .isEqualTo(place);
        }
    }
}
