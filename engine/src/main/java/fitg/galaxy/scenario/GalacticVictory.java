package fitg.galaxy.scenario;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Provinces;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.procedure.Article;
import fitg.procedure.Chapters;
import fitg.procedure.Enough;
import fitg.procedure.InstantVictory;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Cast;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * 38.5: points for the planets the rebels control now, looked at in every interphase, and the ends at once that a sheet can name,
 * looked at after every effect (K-R35).
 */
public final class GalacticVictory {

    private static final int HOME = 3;
    private static final int CAPITAL = 4;
    private static final int DIOMAS = 5;
    private static final int THRONE = 5;
    private static final int FIRST_PROVINCE = 1;

    private static final String ALL_OUT = "all Rebels out";
    private static final String NOBODY_FREE = "no Rebel free";
    private static final String OPEN_BASE = "open base without a planet";
    private static final Pattern NO_RISING = Pattern.compile("no rising from turn (\\d+)");

    private GalacticVictory() {}

    // ---- what a sheet can say

    public static List<InstantVictory> of(ScenarioSheet sheet, Side side) {
        return sheet.victories().get(side).stream()
                .map(phrase -> victory(sheet, phrase))
                .toList();
    }

    private static InstantVictory victory(ScenarioSheet sheet, String phrase) {
        Matcher noRising = NO_RISING.matcher(phrase);
        if (noRising.matches()) {
            int turn = Integer.parseInt(noRising.group(1));
            return (scenario, s) -> s.turn().number() >= turn && Loyalties.risen(s) == 0;
        }
        return switch (phrase) {
            case ALL_OUT ->
                (scenario, s) -> (Cast.characters(Side.REBEL)
                                & ~s.people().dead()
                                & ~s.people().prisoners())
                        == 0;
            case NOBODY_FREE -> (scenario, s) -> (Cast.REBELS & s.people().free()) == 0;
            case OPEN_BASE ->
                (scenario, s) -> Realm.of(s).baseRevealed()
                        && !isAnyRebel(scenario.ruleset().chapters(), s);
            default ->
                throw sheet.fault(phrase + " means nothing; known are: " + ALL_OUT + ", " + NOBODY_FREE + ", "
                        + OPEN_BASE + ", no rising from turn N");
        };
    }

    private static boolean isAnyRebel(Chapters chapters, Position s) {
        for (long rest = turned(s); rest != 0; rest = PieceSet.rest(rest)) {
            if (chapters.controller(s, PieceSet.lowest(rest)) == Side.REBEL) {
                return true;
            }
        }
        return false;
    }

    /** Only a planet in this state can be the rebels' own (C-PDB-1). */
    private static long turned(Position s) {
        return s.planets().in(PlanetState.REBEL_CONTROL);
    }

    // ---- points

    public static int points(Chapters chapters, Position s) {
        int points = 0;
        for (long rest = turned(s); rest != 0; rest = PieceSet.rest(rest)) {
            points += points(chapters, s, PieceSet.lowest(rest));
        }
        return points;
    }

    /** The same planet by planet. */
    public static List<Scored> items(Chapters chapters, Position s) {
        List<Scored> items = new ArrayList<>();
        for (long rest = turned(s); rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            items.add(Scored.of(Scored.Why.HELD, planet, points(chapters, s, planet)));
        }
        items.removeIf(item -> item.points() == 0);
        return List.copyOf(items);
    }

    /** In each interphase, and fewer at the end where a sheet says so (4b, 5). */
    public static List<Enough> enough(Scenario scenario) {
        Enough early = new Enough(scenario.pointsToWin(), Enough.When.EVERY_INTERPHASE);
        int late = Terms.of(scenario).pointsAtTheEnd();
        return late < early.points()
                ? List.of(early, new Enough(late, Enough.When.AFTER_THE_LAST_TURN))
                : List.of(early);
    }

    public static int points(Chapters chapters, Position s, int planet) {
        return chapters.controller(s, planet) == Side.REBEL ? worth(planet) : 0;
    }

    public static int worth(int planet) {
        Planet printed = PRINTED.planet(planet);
        return switch (printed.kind()) {
            case THRONE -> THRONE;
            case CAPITAL -> Provinces.of(planet) == FIRST_PROVINCE ? DIOMAS : CAPITAL;
            case ORDINARY -> printed.homeOfRace().isPresent() ? HOME : 1;
        };
    }

    // ---- when it is looked at

    /** Step 3 of an interphase: the rebels' points, after the Empire had its chance (K-R35). */
    public static void count(Resolution r) {
        atOnce(r);
        Scenario scenario = r.rules().scenario();
        int points = points(Chapters.of(r), r.state());
        if (r.listening() && !r.over()) {
            r.tell(new Tidings.PointsCounted(points, scenario.pointsToWin(), Article.POINTS.in(r)));
        }
        if (points >= scenario.pointsToWin()) {
            r.end(new Verdict(Side.REBEL, Verdict.Reason.POINTS, points));
        }
    }

    /** After every effect, but not before the pieces stand, and in an interphase only when all control is settled. */
    public static void afterEffect(Resolution r) {
        Segment segment = r.state().turn().segment();
        if (segment != Segment.SET_UP && segment != Segment.INTERPHASE) {
            atOnce(r);
        }
    }

    public static void atOnce(Resolution r) {
        Side winner = r.rules().scenario().instantWinner(r.state());
        if (winner != null) {
            r.end(new Verdict(winner, Verdict.Reason.INSTANT_VICTORY, points(Chapters.of(r), r.state())));
        }
    }

    /** After the last game-turn the Empire has held out, unless fewer points are enough now (4b, 5). */
    public static void atTheEnd(Resolution r) {
        int points = points(Chapters.of(r), r.state());
        boolean enough = points >= Terms.of(r.rules().scenario()).pointsAtTheEnd();
        r.end(new Verdict(enough ? Side.REBEL : Side.IMPERIAL, Verdict.Reason.POINTS, points));
    }
}
