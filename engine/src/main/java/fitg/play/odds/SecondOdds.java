package fitg.play.odds;

import fitg.content.DetectionTable.Result;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.rules.combat.second.BreakOffTable;
import fitg.rules.combat.second.SecondCharacterCombat;
import fitg.rules.flight.second.Deltronics;
import fitg.rules.flight.second.Spaceships;
import fitg.rules.flight.second.Watch;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Stacks;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.hyperjump.second.StackJump;
import fitg.rules.mission.second.MissionTable;
import fitg.rules.mission.second.PlaceMissions;
import fitg.rules.mission.second.SecondMissions;
import fitg.rules.movement.second.InterceptionChart;
import fitg.rules.search.second.SearchTable10;
import fitg.rules.space.second.SpaceCombat;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The odds of what can be answered in a game of 2002. */
public final class SecondOdds {

    private static final int DIE = 10;

    private final PlayerView view;
    private final Decision decision;
    private final Action action;
    private final GameState s;

    private SecondOdds(PlayerView view, Decision decision, Action action) {
        this.view = view;
        this.decision = decision;
        this.action = action;
        this.s = view.seen();
    }

    public static Optional<Odds> of(PlayerView view, Decision decision, Action action) {
        return new SecondOdds(view, decision, action).of(Query.of(decision.question()));
    }

    private Optional<Odds> of(Query query) {
        return switch (query) {
            case DESTINATION -> jumpOfStack();
            case FLY_TO_PLANET -> Optional.of(flight(action.argument()));
            case INTERCEPT -> action.kind() == Kind.INTERCEPT ? Optional.of(interception()) : Optional.empty();
            case BREAK_OFF -> Optional.of(action.kind() == Kind.STAND ? played("E5.3") : breakOff());
            case BREAK_OFF_GOAL -> Optional.of(fleetBreakOff());
            case ENVIRONS_BATTLE, ATTACK_PDB ->
                action.kind() == Kind.ATTACK ? Optional.of(played(query.ruleCase())) : Optional.empty();
            case FOUND -> action.kind() == Kind.DECLINE ? Optional.empty() : Optional.of(played("E2.B.2"));
            case PRESS_ON -> action.kind() == Kind.GO_ON ? Optional.of(played("E5.3.a.1")) : Optional.empty();
            case LASERS, EVADE, FLEET_BREAK_OFF -> Optional.of(played(query.ruleCase()));
            case SEARCH ->
                action.kind() == Kind.SEARCH ? Optional.of(search(action.argument(), bestLeader())) : Optional.empty();
            case SEARCH_UNITS -> searchByUnits();
            case MISSION -> action.kind() == Kind.MISSION ? Optional.of(mission()) : Optional.empty();
            case BONUS -> Optional.of(bonus());
            default -> Optional.empty();
        };
    }

    private Odds played(String ruleCase) {
        return PlayedOut.of(view, action, ruleCase);
    }

    // ---- jumps and flights

    private Optional<Odds> jumpOfStack() {
        int from = decision.subject();
        int planet = action.argument();
        return Distances.needsJump(from, planet)
                ? Optional.of(JumpOdds.of(StackJump.of(s, from, planet)))
                : Optional.empty();
    }

    /** The jump, if there is one, and what looks for the ship where it leaves and where it arrives. */
    private Odds flight(int planet) {
        int ship = decision.subject();
        int from = s.gear().shipAt(ship);
        long aboard = crew(ship);
        List<Outcome> outcomes = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        if (Distances.needsJump(from, planet)) {
            Jump jump = Jump.of(from, Place.starOf(planet), Spaceships.jumpNavigation(s, ship, aboard))
                    .under(s);
            outcomes.addAll(JumpOdds.outcomes(jump));
            remarks.addAll(JumpOdds.of(jump).remarks());
        }
        if (Place.planet(from) >= 0 && Place.planet(from) != planet) {
            track(ship, Place.planet(from), aboard, "leaving ", outcomes);
        }
        track(ship, planet, aboard, "reaching ", outcomes);
        remarks.add("evasion value " + Spaceships.evasion(s, ship, aboard));
        return new Odds("E2.A.3.5", List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Those named so far; in space everybody aboard. */
    private long crew(int ship) {
        if (!Place.isEnviron(s.gear().shipAt(ship))) {
            return Theatre.company(s).aboardSpaceship(ship);
        }
        long crew = PieceSet.only(s.gear().shipHolder(ship));
        for (Decision.Step step : decision.steps()) {
            boolean taken = step.question() == Query.CREW && step.answer().kind() == Kind.TAKE;
            crew |= taken ? PieceSet.only(step.subject()) : PieceSet.NONE;
        }
        return crew;
    }

    private void track(int ship, int planet, long aboard, String when, List<Outcome> outcomes) {
        Watch watch = Watch.byAll(s, planet, Ships.side(ship).opponent());
        if (!watch.looks()) {
            return;
        }
        boolean detected = (aboard & s.people().detectedFlags()) != 0;
        int seen = watch.column(Spaceships.evasion(s, ship, aboard), detected);
        int column = Deltronics.column(s, ship, planet, seen);
        List<Result> results = watch.byDie(column, Spaceships.isDamaged(s, ship));
        for (Result result : Result.values()) {
            long dice = results.stream().filter(each -> each == result).count();
            if (dice > 0) {
                outcomes.add(new Outcome(when + Names.planet(planet) + ": " + word(result), dice / 6.0));
            }
        }
    }

    private static String word(Result result) {
        return switch (result) {
            case UNDETECTED -> "unseen";
            case DETECTED -> "detected";
            case DAMAGED -> "damaged";
            case ELIMINATED -> "shot down";
        };
    }

    private Odds interception() {
        int orbit = Place.orbit(decision.subject());
        int number = InterceptionChart.number(s, orbit, decision.side());
        return new Odds("C-FLEET-2", List.of(new Outcome("halted, and fought at once", tenths(number))), List.of());
    }

    // ---- break-off

    private Odds breakOff() {
        SecondCharacterCombat combat = underWay(SecondCharacterCombat.class);
        int differential = combat.differential(s);
        int modifier = combat.breakOffModifier(s);
        return breakOff(differential, modifier, action.kind() == Kind.BREAK_OFF_ALL);
    }

    private static Odds breakOff(int differential, int modifier, boolean all) {
        List<Outcome> outcomes = new ArrayList<>();
        if (all) {
            outcomes.add(new Outcome("the line gets away", tenths(BreakOffTable.active(differential) - modifier)));
        }
        outcomes.add(new Outcome("those behind it get away", tenths(BreakOffTable.inactive(differential) - modifier)));
        return new Odds(
                "E5.3.a.4",
                List.copyOf(outcomes),
                List.of("differential " + differential + (modifier == 0 ? "" : ", die " + signed(modifier))));
    }

    /** By impulse or by warp; a warp is followed by an emergency jump. */
    private Odds fleetBreakOff() {
        SpaceCombat combat = underWay(SpaceCombat.class);
        boolean warp = action.kind() == Kind.WARP;
        Odds away = breakOff(combat.differential(s), combat.breakOffModifier(s, warp), true);
        if (!warp) {
            return away;
        }
        int planet = action.argument();
        List<Outcome> outcomes = new ArrayList<>(away.outcomes());
        int from = combat.orbit();
        JumpOdds.outcomes(Jump.inEmergency(from, Place.starOf(planet)))
                .forEach(each -> outcomes.add(new Outcome("then it " + each.what(), each.probability())));
        return new Odds("E3.2.e", List.copyOf(outcomes), away.remarks());
    }

    private <T extends Procedure> T underWay(Class<T> kind) {
        return kind.cast(view.underWay().getLast());
    }

    // ---- search

    private int bestLeader() {
        return bestLeader(action.argument());
    }

    private int bestLeader(int environ) {
        int best = Holder.NOBODY;
        long able = Leaders.able(s, Stacks.withUnits(s, environ, decision.side()));
        for (long rest = able; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean better = best == Holder.NOBODY || Fighters.leadership(s, each) > Fighters.leadership(s, best);
            best = better ? each : best;
        }
        return best;
    }

    private Optional<Odds> searchByUnits() {
        return switch (action.kind()) {
            case UNITS -> Optional.of(search(decision.subject(), Holder.NOBODY));
            case CHARACTER -> Optional.of(search(decision.subject(), action.argument()));
            default -> Optional.empty();
        };
    }

    private Odds search(int environ, int leader) {
        Side searcher = decision.side();
        long hiders = Stacks.hiders(s, environ, searcher.opponent());
        int attack = Theatre.counters(s).groundAttack(environ, searcher);
        int leadership = leader == Holder.NOBODY ? 0 : Fighters.leadershipInSearch(s, leader);
        long own = Stacks.apart(s, environ, searcher) | Stacks.withUnits(s, environ, searcher);
        boolean units = attack > 0;
        int value = units ? SearchTable10.ofUnits(attack, leadership) : SearchTable10.ofCharacters(s, own);
        int hiding = SearchTable10.hiding(s, environ, hiders, units);
        int number = SearchTable10.number(value, hiding);
        return new Odds(
                        "C-SEARCH-1",
                        List.of(new Outcome(units ? "found by the units" : "found by the characters", tenths(number))),
                        List.of("search value " + value + " against " + hiding))
                .warning(number == 0 ? Optional.of("It cannot succeed.") : Optional.empty());
    }

    // ---- missions

    /** All who are free for it together. */
    private Odds mission() {
        int place = decision.subject();
        long group = SecondMissions.unassigned(s, place, decision.side());
        return ofGroup(view, place, Mission.at(action.argument()), group);
    }

    /** A group under its best leader, every roll made, events left aside. */
    public static Odds ofGroup(PlayerView view, int place, Mission mission, long group) {
        GameState s = view.seen();
        int leader = group == 0 ? Holder.NOBODY : PieceSet.lowest(group);
        int bonus = best(s, place, mission, group, leader);
        int rolls = Place.isEnviron(place) ? SecondMissions.successRolls(place) : 0;
        String remark = rolls + " rolls and " + bonus + " bonus rolls; events left aside";
        Odds odds = letters(place, mission, rolls + bonus, remark);
        return Place.isEnviron(place) ? odds.warning(MissionOdds.worthless(s, place, mission)) : odds;
    }

    private static int best(GameState s, int place, Mission mission, long group, int first) {
        Side side = s.turn().phasing();
        int best = SecondMissions.bonusRolls(s, place, side, mission, group, first);
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            best = Math.max(best, SecondMissions.bonusRolls(s, place, side, mission, group, each));
        }
        return best;
    }

    private Odds bonus() {
        Mission mission = Mission.at(action.argument());
        int rolls = underWay(PlaceMissions.class).bonusRolls(s, mission);
        return letters(decision.subject(), mission, rolls, rolls + " bonus rolls");
    }

    private static Odds letters(int place, Mission mission, int rolls, String remark) {
        int ways = SecondMissions.ways(place, mission);
        List<Outcome> outcomes = new ArrayList<>();
        int useful = 2;
        for (int letters = 1; letters <= useful; letters++) {
            String what = letters == 1 ? "one success or more" : letters + " successes or more";
            outcomes.add(new Outcome(what, MissionTable.chance(letters, rolls, ways)));
        }
        return new Odds(
                "C-MISS-3",
                List.copyOf(outcomes),
                List.of(remark, ways + " of " + MissionTable.RESULTS + " results help"));
    }

    private static double tenths(int number) {
        return Math.clamp(number, 0, DIE) / (double) DIE;
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : String.valueOf(number);
    }
}
