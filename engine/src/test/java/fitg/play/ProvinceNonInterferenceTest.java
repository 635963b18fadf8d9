package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.state.GameState;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Positions of the Province Game that differ only in what one side may not know look the same to it (cases 19.15, 19.6, P-R61). */
class ProvinceNonInterferenceTest {

    private static final int POSITIONS = 200;
    private static final int GAMES = 30;
    private static final int LONGEST = 60;

    @Test
    @Tag("19.15")
    void theRebelPlayerCannotTellMobileUnitsApart() {
        int compared = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game truth = ProvinceRandomPosition.of(seed);
            compared += swapUnits(truth, seed, false) instanceof Game twin
                    ? playTogether(new Twins(truth, twin, Viewer.REBEL, true), seed)
                    : 0;
        }
        assertThat(compared).isGreaterThan(POSITIONS * 3);
    }

    @Test
    @Tag("19.6")
    void theRebelPlayerCannotTellSuicideSquadsFromOtherUnits() {
        int compared = 0;
        for (int seed = 0; seed < 4 * POSITIONS; seed++) {
            Game truth = ProvinceRandomPosition.of(seed);
            compared += swapUnits(truth, seed, true) instanceof Game twin
                    ? playTogether(new Twins(truth, twin, Viewer.REBEL, true), seed)
                    : 0;
        }
        assertThat(compared).isGreaterThan(POSITIONS);
    }

    @Test
    @Tag("9.15")
    void theImperialPlayerCannotTellFaceDownCardsApart() {
        int compared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Game truth = setUp(seed);
            Game twin = truth.copy();
            boolean different = Twins.swapCards(twin.state(), seed);
            askAgain(twin);
            compared += different ? playTogether(new Twins(truth, twin, Viewer.IMPERIAL, true), seed) : 0;
        }
        assertThat(compared).isGreaterThan(GAMES * 4);
    }

    @Test
    @Tag("P-R61")
    void purchasesOfTheSamePriceInTheSamePlacesLookTheSame() {
        for (String scenario : List.of("empires-backdoor", "orlog-besieged")) {
            Game two = bought(scenario, "line", "line");
            Game other = bought(scenario, "patrol", "veteran");

            assertThat(other.state().forces().in(orbit(other), Side.IMPERIAL))
                    .as("they are different")
                    .isNotEqualTo(two.state().forces().in(orbit(two), Side.IMPERIAL));
            assertThat(other.viewFor(Viewer.REBEL).fingerprint())
                    .isEqualTo(two.viewFor(Viewer.REBEL).fingerprint());
            assertThat(NonInterferenceTest.told(other.log(Viewer.REBEL), Viewer.REBEL))
                    .isEqualTo(NonInterferenceTest.told(two.log(Viewer.REBEL), Viewer.REBEL));
        }
    }

    @Test
    @Tag("P-R61")
    void whatIsBoughtIsNotSeenBeforeAllIsBought() {
        Game game = Game.ofSeed(Scenarios.named("empires-backdoor").orElseThrow(), 3);
        long before = game.viewFor(Viewer.REBEL).fingerprint();

        answer(game, "unit:line");
        answer(game, "place:orbit-241");

        assertThat(game.viewFor(Viewer.REBEL).fingerprint()).isEqualTo(before);
    }

    // ---- twins

    /** Another kind wherever one lies face down; null where nothing does. */
    private static Game swapUnits(Game truth, long seed, boolean squads) {
        Game twin = truth.copy();
        GameState s = twin.state();
        Random random = new Random(seed);
        UnitType[] hidden = s.forces().roster().hidden();
        boolean changed = false;
        for (int place : s.area().places()) {
            List<UnitType> here = Arrays.stream(hidden)
                    .filter(type -> type.isSquad() == squads && s.forces().unmoved(place, type) > 0)
                    .toList();
            List<UnitType> others =
                    Arrays.stream(hidden).filter(type -> !type.isSquad()).toList();
            if (here.isEmpty() || Place.isEnviron(place) && s.places().campSince(place) > 0) {
                continue;
            }
            UnitType from = here.get(random.nextInt(here.size()));
            UnitType to = others.get(random.nextInt(others.size()));
            if (from != to) {
                s.forces().remove(place, from, 1);
                s.forces().add(place, to, 1);
                changed = true;
            }
        }
        askAgain(twin);
        return changed ? twin : null;
    }

    /** The Empire's Backdoor after its set-up, with possessions that nobody but the Rebel player has seen. */
    private static Game setUp(long seed) {
        Game game = Game.ofSeed(Scenarios.named("empires-backdoor").orElseThrow(), seed);
        Lively player = new Lively(seed);
        while (game.segment() == Segment.SET_UP) {
            game.play(player.choose(game.pending().orElseThrow()));
        }
        return game;
    }

    private static void askAgain(Game twin) {
        twin.resolution().run();
        twin.resolution().takeEvents();
    }

    /** Plays the same in both as long as both allow it and nothing is shown. */
    private static int playTogether(Twins twins, long seed) {
        Game truth = twins.truth();
        Game twin = twins.twin();
        Lively player = new Lively(seed);
        for (int step = 0; step < LONGEST; step++) {
            if (twins.secretsLeadApart()) {
                return step;
            }
            for (Viewer viewer : List.of(twins.blind(), Viewer.SPECTATOR)) {
                NonInterferenceTest.assertSame(truth, twin, viewer, seed, step);
            }
            if (truth.isOver()) {
                return step;
            }
            Action action = player.choose(truth.pending().orElseThrow());
            List<Event> here = truth.play(action);
            List<Event> there = twin.play(action);
            if (isShown(here) || isShown(there) || twins.secretsLeadApart()) {
                return step + 1;
            }
            assertThat(NonInterferenceTest.told(there, twins.blind()))
                    .as("seed %s, step %s", seed, step)
                    .isEqualTo(NonInterferenceTest.told(here, twins.blind()));
        }
        return LONGEST;
    }

    private static boolean isShown(List<Event> events) {
        return Twins.somethingShown(events)
                || events.stream().anyMatch(event -> switch (event) {
                    case Dispatch.Jumped e -> true;
                    case Dispatch.SpaceCombatRolled e -> true;
                    case Dispatch.PdbAssaulted e -> true;
                    case Dispatch.Watched e -> e.strength() > 0;
                    case Dispatch.SquadStruck e -> true;
                    case Event.SearchRolled e -> true;
                    default -> false;
                });
    }

    // ---- purchases

    /** Set up with these two above the capital, and of the rest the first that is offered. */
    private static Game bought(String scenario, String... kinds) {
        Game game = Game.start(Scenarios.named(scenario).orElseThrow(), Options.standard(), KeyedChance.ofSeed(3));
        List<String> keys = new ArrayList<>();
        for (String kind : kinds) {
            keys.add("unit:" + kind);
            keys.add("place:" + Place.key(orbit(game)));
        }
        keys.forEach(key -> answer(game, key));
        while (game.pending().orElseThrow().question() == Matter.SET_UP_PURCHASE
                || game.pending().orElseThrow().question() == Matter.SET_UP_PLACE) {
            game.play(game.pending().orElseThrow().actions().getFirst());
        }
        return game;
    }

    private static int orbit(Game game) {
        int capital = game.scenario().id().equals("empires-backdoor") ? 241 : 152;
        return Arrays.stream(game.state().area().planets())
                .filter(planet -> Catalogue.standard().planet(planet).id() == capital)
                .map(Place::orbit)
                .findFirst()
                .orElseThrow();
    }

    private static void answer(Game game, String key) {
        game.play(Action.parse(key));
    }
}
