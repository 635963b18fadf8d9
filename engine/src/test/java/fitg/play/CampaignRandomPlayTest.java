package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.CampaignCounts.Source;
import fitg.play.CampaignTally.Group;
import fitg.play.words.Names;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must hold in every campaign, tried on games and on wars drawn by lot, in which everything there is comes up. */
class CampaignRandomPlayTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();
    private static final Scenario WHOLE = Scenarios.named("campaign-2002").orElseThrow();

    private static final int GAMES = 4;
    /** Set-ups alone, because their questions come once in a game. */
    private static final int SET_UPS = 12;

    private static final int OF_A_SET_UP = 250;
    private static final int LONGEST = 220;
    private static final int MANY_ANSWERS = 30_000;

    private static final Lots LOTS = new Lots(
            new int[] {38, 40, 50, 56, 63, 72, 84, 98, 136, 140, 152, 154, 191, 200, 242, 279, 427, 861}, 60, 1500);

    private static final Set<String> STAGES = Set.of(
            "set up",
            "galactic event",
            "resources",
            "strategic assignment",
            "interplanetary movement",
            "space combat",
            "character movement",
            "planetary movement",
            "reaction",
            "environs combat",
            "orbit organisation",
            "search",
            "missions",
            "interphase");

    private static final Set<String> WORKS = Set.of(
            "garrison: buy",
            "deployment: buy",
            "upkeep: pay for",
            "upkeep: pay for pdb",
            "imperial purchase: buy",
            "imperial purchase: repair unit",
            "imperial purchase: pdb up",
            "imperial purchase: pdb level",
            "imperial purchase: squad with",
            "rebel purchase: buy",
            "rebel purchase: repair unit",
            "rebel purchase: pdb up",
            "rebel purchase: pdb level",
            "rebel units: buy",
            "imperial units: buy");

    /** The table of what came up, line by line, is written down for those who want to see it. */
    @Test
    @Tag("E2.0.1")
    void gamesAndWarsKeepTheirInvariantsAndReachEverything() {
        CampaignCounts counts = new CampaignCounts();
        playGames(counts, SHORT);
        for (int seed = 100; seed < 100 + SET_UPS; seed++) {
            play(counts.playedBy(player(seed)), Game.ofSeed(WHOLE, seed), seed, OF_A_SET_UP);
        }
        LOTS.play(seed -> playWar(counts, seed), () -> !missing(counts).isEmpty());
        counts.write(Path.of("target", "campaign-counts.txt"));
        assertThat(missing(counts)).as("never reached").isEmpty();
    }

    @Test
    @Tag("long")
    void wholeCampaignsEndByTheirOwnRules() {
        CampaignCounts counts = new CampaignCounts();
        playGames(counts, WHOLE);
        for (int seed = 10_000; seed < 11_500; seed++) {
            playWar(counts, seed);
        }
        counts.write(Path.of("target", "campaign-counts-long.txt"));
        assertThat(missing(counts)).isEmpty();
    }

    private static Set<String> missing(CampaignCounts counts) {
        Set<String> missing = new TreeSet<>(counts.missing());
        CampaignTally all = counts.all();
        STAGES.stream()
                .filter(stage -> !all.of(Group.STAGES).containsKey(stage))
                .forEach(stage -> missing.add("stage " + stage));
        WORKS.stream()
                .filter(work -> !all.of(Group.WORKS).containsKey(work))
                .forEach(work -> missing.add("work " + work));
        return missing;
    }

    private static void playGames(CampaignCounts counts, Scenario scenario) {
        for (int seed = 0; seed < GAMES; seed++) {
            Game game = Game.ofSeed(scenario, seed);
            play(counts.playedBy(player(seed)), game, seed, MANY_ANSWERS);
            assertThat(game.outcome()).as("seed %s", seed).isPresent();
        }
    }

    private static void playWar(CampaignCounts counts, int seed) {
        Scenario scenario = seed % 3 == 0 ? SHORT : WHOLE;
        play(counts.of(Source.BUILT), CampaignRandomPosition.of(scenario, seed).game(), seed, LONGEST);
    }

    private static SecondWhims player(int seed) {
        return SecondWhims.values()[seed % SecondWhims.values().length];
    }

    private static void play(CampaignTally tally, Game game, int seed, int longest) {
        SecondWhims player = player(seed);
        Random whim = new Random(seed);
        game.rawEvents().forEach(tally::happened);
        for (int step = 0; step < longest && !game.isOver(); step++) {
            Decision decision = game.pending().orElseThrow();
            Segment segment = game.segment();
            Action action = player.choose(decision, whim);
            try {
                List<Event> events = game.play(action);
                tally.answered(decision, segment, action);
                events.forEach(tally::happened);
                check(game);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ", step " + step + ", " + action + " to " + decision, e);
            }
        }
    }

    // ---- what must hold

    private static void check(Game game) {
        GameState s = game.state();
        Realm realm = Realm.of(s);
        assertThat(realm.points(Side.REBEL)).as("the Rebel track").isBetween(0, 199);
        assertThat(realm.points(Side.IMPERIAL)).as("the Imperial track").isNotNegative();
        for (int planet : s.area().planets()) {
            planetIsSound(s, planet);
        }
        assertThat(realm.secrets().revealed() & ~secretPlanets(s))
                .as("open secrets lie on their planets")
                .isZero();
        countersAreThoseInTheBox(Theatre.counters(s));
        assertThat(Arrays.stream(s.area().planets()).filter(realm::isHypnotised).count())
                .isLessThanOrEqualTo(Realm.ATROCITY_UNITS);
        peopleAreSomewhere(s);
        unitsHaveRoom(s);
        Whereabouts.areSound(s);
    }

    /** 4b, 3.3: a camp lies only where the planet has not turned to the rebels. */
    private static void planetIsSound(GameState s, int planet) {
        Loyalty loyalty = s.planets().loyalty(planet);
        assertThat(s.planets().pdbLevel(planet)).isBetween(0, 2);
        for (int environ : Control.environsOf(planet)) {
            if (s.places().campSince(environ) > 0) {
                assertThat(loyalty).as("loyalty where a camp is").isNotIn(Loyalty.DISSENT, Loyalty.UNREST);
            }
        }
    }

    /** E3.3.b.1: no side has more ground units in an environ than it is large. */
    private static void unitsHaveRoom(GameState s) {
        for (int environ : s.area().environs()) {
            for (Side side : Side.values()) {
                int units = Theatre.counters(s).groundUnits(environ, side);
                if (units > PRINTED.environ(environ).size()) {
                    fail("%d %s units in %s", units, side, Place.key(environ));
                }
            }
        }
    }

    private static long secretPlanets(GameState s) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            found |= Realm.of(s).secrets().isOn(planet) ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return found;
    }

    /** K-R7: no kind has more counters in play than were printed. */
    private static void countersAreThoseInTheBox(Counters counters) {
        int[] inPlay = new int[PRINTED.counterTypes().size()];
        for (int each = 0; each < counters.count(); each++) {
            if (counters.place(each) >= 0) {
                inPlay[counters.type(each).index()]++;
            }
        }
        for (CounterType type : PRINTED.counterTypes()) {
            assertThat(inPlay[type.index()]).as("counters of %s", type.name()).isLessThanOrEqualTo(type.mix());
        }
    }

    /** Nobody is a prisoner and free, or at large and dead; who is in play is in one place, and each counter in one too. */
    private static void peopleAreSomewhere(GameState s) {
        long free = s.people().free();
        assertThat(free & s.people().prisoners()).as("free prisoners").isZero();
        assertThat((free | s.people().prisoners()) & s.people().dead())
                .as("the dead at large")
                .isZero();
        for (int character = 0; character < Cast.COUNT; character++) {
            boolean inPlay = PieceSet.has(free | s.people().prisoners(), character);
            assertThat(s.people().at(character) >= 0)
                    .as("%s has a place", Names.character(character))
                    .isEqualTo(inPlay);
        }
    }
}
