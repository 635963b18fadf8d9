package fitg.players;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Edition;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.marshal.Marshal;
import fitg.players.mind.Player;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayersTest {

    private static final int GAMES = 6;

    private static final Played PLAYED = new Played();

    /** Marshals have a test of their own. */
    private static final List<String> QUICK = List.of(Players.RANDOM, Players.RECRUIT, Players.CAPTAIN);

    static Stream<Arguments> scenariosAndPlayers() {
        return Scenarios.skirmishes().stream()
                .flatMap(scenario -> QUICK.stream().map(name -> Arguments.of(scenario, name)));
    }

    static Stream<Arguments> drawersAndRollers() {
        return scenariosAndPlayers().map(each -> {
            boolean first = ((Scenario) each.get()[0]).ruleset().edition() == Edition.FIRST;
            return Arguments.of(each.get()[0], each.get()[1], first ? Kind.DRAW : Kind.ROLL);
        });
    }

    @Test
    void thereIsNoPlayerOfAnotherName() {
        assertThat(Players.named("clever", 1)).isEmpty();
        assertThat(Players.named("captain-furious", 1)).isEmpty();
        assertThat(Players.names()).containsExactly("random", "recruit", "captain", "marshal");
        assertThat(Players.names()).allMatch(Players::isKnown);
    }

    /** A server lets nobody set its players thinking for ever. */
    @Test
    void howLongAMarshalThinksIsNotForStrangersToSay() {
        assertThat(Players.names()).allMatch(Players::isOnOffer);
        assertThat(Players.isOnOffer("captain-bold")).isTrue();
        assertThat(Players.isKnown("marshal-999999")).isTrue();
        assertThat(Players.isOnOffer("marshal-999999")).isFalse();
    }

    @Test
    void everybodyOnOfferCanPlayAndIsDescribedInOneSentence() {
        assertThat(Players.onOffer()).extracting(Profile::level).containsSubsequence(Players.names());
        assertThat(Players.onOffer()).allSatisfy(profile -> {
            assertThat(Players.isOnOffer(profile.level())).isTrue();
            assertThat(Players.profile(profile.level())).contains(profile);
            assertThat(profile.description()).matches("[A-Z][^.]+\\.");
        });
        assertThat(Players.onOffer()).extracting(Profile::name).doesNotHaveDuplicates();
        assertThat(Temperament.all())
                .allSatisfy(how ->
                        assertThat(Players.profile("captain-" + how.name())).isPresent());
    }

    @Test
    void whoIsNotListedUnderHisNameIsStillDescribed() {
        assertThat(Players.profile("keen")).map(Profile::name).contains("Recruit");
        assertThat(Players.profile("marshal-100")).map(Profile::name).contains("Marshal");
        assertThat(Players.profile("captain-steady")).map(Profile::name).contains("Captain");
        assertThat(Players.profile("clever")).isEmpty();
    }

    /** A server makes its players anew for every decision. */
    @Test
    void aRandomPlayerMadeAnewDoesNotRepeatItself() {
        Game game = Game.silent(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), KeyedChance.ofSeed(3));
        Set<Action> placed = new HashSet<>();
        for (int unit = 0; unit < 6; unit++) {
            Decision decision = game.pending().orElseThrow();
            Action chosen = new RandomPlayer(9).choose(view(game), decision);
            placed.add(chosen);
            game.play(chosen);
        }
        assertThat(placed).hasSizeGreaterThan(1);
    }

    @Test
    void inALiveGameAMarshalThinksForAsLongAsIsGiven() {
        assertThat(thoughts(Players.live("marshal-2", 1, Duration.ZERO))).isEqualTo(1);
        assertThat(thoughts(Players.named("marshal-2-3", 1))).isGreaterThan(1);
    }

    /** They are what others are measured by, so what somebody learns must not change them. */
    @Test
    void whoPlayedBeforeThereWasLearningIsKept() {
        assertThat(Players.named("captain-2", 1)).get().isInstanceOf(Captain.class);
        assertThat(Players.named("marshal-2", 1)).get().isInstanceOf(Marshal.class);
        assertThat(Players.named("marshal-2-2", 1)).get().isInstanceOf(Marshal.class);
        assertThat(Players.profile("marshal-2-40")).isEqualTo(Players.profile("marshal-2"));
        assertThat(Players.isOnOffer("marshal-2")).isTrue();
        assertThat(Players.isOnOffer("marshal-2-40")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "recruit", "keen", "captain-bold", "marshal-3"})
    void allOthersPlayLiveAsByName(String name) {
        Game game = beforeAMove();
        Decision decision = game.pending().orElseThrow();
        Player live = Players.live(name, 4, Duration.ZERO).orElseThrow();
        Player named = Players.named(name, 4).orElseThrow();

        assertThat(live).hasSameClassAs(named);
        assertThat(live.choose(view(game), decision)).isEqualTo(named.choose(view(game), decision));
    }

    @Test
    void nobodyElsePlaysLive() {
        assertThat(Players.live("clever", 1, Duration.ZERO)).isEmpty();
    }

    /** The imagined games of a Marshal before he makes one move. */
    private static long thoughts(Optional<Player> player) {
        Game game = beforeAMove();
        Marshal marshal = (Marshal) player.orElseThrow();
        marshal.choose(view(game), game.pending().orElseThrow());
        return marshal.effort().playouts();
    }

    private static Game beforeAMove() {
        Game game = Game.silent(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(3));
        Player player = new Recruit(3);
        while (game.pending().orElseThrow().question() != Ask.MOVE) {
            game.play(player.choose(view(game), game.pending().orElseThrow()));
        }
        return game;
    }

    /** Games saved under it can still be played on. */
    @Test
    void theFormerNameOfTheRecruitIsStillUnderstood() {
        assertThat(Players.named("keen", 1)).get().isInstanceOf(Recruit.class);
    }

    /** The game refuses what is not legal, so getting to the end is the proof. */
    @ParameterizedTest
    @MethodSource("scenariosAndPlayers")
    void playsLegallyToTheEnd(Scenario scenario, String name) {
        assertThat(PLAYED.of(scenario, name)).hasSize(GAMES).allMatch(Game::isOver);
    }

    @ParameterizedTest
    @MethodSource("scenariosAndPlayers")
    void theSameSeedPlaysTheSameGame(Scenario scenario, String name) {
        List<Game> played = PLAYED.of(scenario, name);
        assertThat(play(scenario, name, 4).journal()).isEqualTo(played.get(4).journal());
        assertThat(played.get(4).journal()).isNotEqualTo(played.get(5).journal());
    }

    @Test
    void aRecruitChoosesByWhatItSeesAlone() {
        Player first = new Recruit(5);
        Game game = Game.silent(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(3));
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Action chosen = first.choose(view(game), decision);
            assertThat(new Recruit(5).choose(view(game.copy()), decision)).isEqualTo(chosen);
            game.play(chosen);
        }
    }

    @Test
    void aRecruitVariesWithItsSeed() {
        Game game = Game.silent(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), KeyedChance.ofSeed(3));
        Decision first = game.pending().orElseThrow();
        assertThat(LongStream.range(0, 50)
                        .mapToObj(seed -> new Recruit(seed).choose(view(game), first))
                        .distinct())
                .hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("drawersAndRollers")
    void onlyTheRandomPlayerStopsDrawing(Scenario scenario, String name, Kind draw) {
        double drawn = share(PLAYED.of(scenario, name), draw, Kind.STOP);
        if (name.equals(Players.RANDOM)) {
            assertThat(drawn).isBetween(0.3, 0.7);
        } else {
            // With dice instead of cards a roll can be worth less than what it risks, so a Captain stops more often.
            assertThat(drawn).isGreaterThan(draw == Kind.ROLL ? 0.75 : 0.9);
        }
    }

    private static double share(List<Game> games, Kind wanted, Kind other) {
        List<Kind> all = games.stream()
                .flatMap(game -> game.journal().stream())
                .map(Action::kind)
                .toList();
        double did = Collections.frequency(all, wanted);
        return did / (did + Collections.frequency(all, other));
    }

    private static Game play(Scenario scenario, String name, long seed) {
        Game game = Game.start(scenario, Options.standard(), KeyedChance.ofSeed(seed));
        Player rebel = Players.named(name, seed).orElseThrow();
        Player imperial = Players.named(name, ~seed).orElseThrow();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            game.play((decision.side() == Side.REBEL ? rebel : imperial).choose(view(game), decision));
        }
        return game;
    }

    /** The games that several tests look at, each played once. */
    private static final class Played {

        private final Map<String, List<Game>> games = new HashMap<>();

        List<Game> of(Scenario scenario, String name) {
            return games.computeIfAbsent(
                    scenario.id() + " " + name,
                    key -> LongStream.range(0, GAMES)
                            .mapToObj(seed -> play(scenario, name, seed))
                            .toList());
        }
    }

    private static PlayerView view(Game game) {
        return game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
    }
}
