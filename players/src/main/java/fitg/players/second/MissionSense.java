package fitg.players.second;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.force.second.Fighters;
import fitg.rules.mission.second.SecondMissions;
import fitg.state.theatre.Company;

/** E2.C: which missions, by whom, and when enough is enough. */
final class MissionSense implements Sense {

    private final Field field;
    private final Aims aims;

    MissionSense(Field field) {
        this.field = field;
        aims = field.outlook.aims(field);
    }

    @Override
    public double worth(Decision decision, Action action) {
        int about = decision.subject();
        int argument = action.argument();
        return switch (Query.of(decision.question())) {
            case EXCHANGE, EXCHANGE_CARD -> Sense.when(true, action.kind() == Kind.END);
            case EXCHANGE_CARD_TO -> 5 * Fighters.intelligence(field.view, argument);
            case EXCHANGE_TO -> 5 * Fighters.navigation(field.view, argument);
            case MISSION_PLACE -> action.kind() == Kind.END ? NEUTRAL : place(argument);
            case MISSION -> action.kind() == Kind.END ? NEUTRAL : NEUTRAL + worth(about, Mission.at(argument));
            case MISSION_MEMBER -> member(decision, action);
            case MISSION_LEADER -> 5 * Fighters.leadership(field.view, argument) + 5 * rating(argument);
            case MISSION_TARGET -> 5 * Fighters.attack(field.view, argument);
            case EVENT_ROLL -> Sense.when(true, action.kind() == Kind.ROLL);
            case COMPLETE -> complete(Mission.at(about), action);
            case LOCALS_RAID, SABOTAGE -> target(action);
            case SUBVERT -> NEUTRAL + 5 * field.counters.attack(argument);
            case FREE_PRISONER -> argument == field.prize() ? YES : NEUTRAL;
            case CREATURE_TARGET -> NEUTRAL - (Company.isCharacter(argument) ? 1 : 0);
            default -> NEUTRAL;
        };
    }

    private int rating(int character) {
        return Fighters.intelligence(field.view, character);
    }

    private double place(int place) {
        long offered = SecondMissions.offered(field.view.scenario(), field.view, place, field.side);
        double best = 0;
        for (long rest = offered; rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, worth(place, Mission.at(PieceSet.lowest(rest))));
        }
        return best > 0 ? NEUTRAL + best : NO;
    }

    /** What a mission is worth here with everybody who could go: what it brings by the chance that it comes about. */
    private double worth(int place, Mission mission) {
        long group = SecondMissions.unassigned(field.view, place, field.side);
        return aims.worth(place, mission, group, rolls(place, mission, group));
    }

    private int rolls(int place, Mission mission, long group) {
        int best = 0;
        for (long rest = SecondMissions.leaders(field.view, group); rest != 0; rest = PieceSet.rest(rest)) {
            int leader = PieceSet.lowest(rest);
            best = Math.max(best, SecondMissions.bonusRolls(field.view, place, field.side, mission, group, leader));
        }
        return best + (Place.isEnviron(place) ? SecondMissions.successRolls(place) : 0);
    }

    /** Whoever adds a roll goes along; the others wait for the next mission, and the last one takes all. */
    private double member(Decision decision, Action action) {
        int candidate = decision.subject();
        int place = field.view.people().at(candidate);
        Mission mission = decision.steps().stream()
                .map(Decision.Step::answer)
                .filter(answer -> answer.kind() == Kind.MISSION)
                .reduce((first, last) -> last)
                .map(answer -> Mission.at(answer.argument()))
                .orElse(Mission.GATHER_INFORMATION);
        long members = members(decision);
        long self = PieceSet.only(candidate);
        boolean wounded = field.isWounded(candidate);
        boolean helps = rolls(place, mission, members | self) > rolls(place, mission, members);
        boolean first = members == 0 && !wounded;
        boolean together = field.isRebel() && field.strength(members) < aims.sturdy();
        boolean wanted = !wounded && (first || helps || together || !hasOtherWork(place, mission));
        return Sense.when(wanted, action.kind() == Kind.TAKE);
    }

    private static long members(Decision decision) {
        long members = PieceSet.NONE;
        for (Decision.Step step : decision.steps()) {
            if (step.answer().kind() == Kind.MISSION) {
                members = PieceSet.NONE;
            } else if (step.question() == Query.MISSION_MEMBER && step.answer().kind() == Kind.TAKE) {
                members |= PieceSet.only(step.subject());
            }
        }
        return members;
    }

    private boolean hasOtherWork(int place, Mission mission) {
        long offered = SecondMissions.offered(field.view.scenario(), field.view, place, field.side);
        long others = offered & ~mission.bit() & ~Mission.GATHER_INFORMATION.bit();
        for (long rest = others; rest != 0; rest = PieceSet.rest(rest)) {
            Mission other = Mission.at(PieceSet.lowest(rest));
            if (field.view.missions().group(other.ordinal()) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The prisoner is taken out as soon as the door is open; for other things more is better. */
    private double complete(Mission mission, Action action) {
        boolean enough = false;
        if (mission == Mission.FREE_PRISONERS && field.isRebel() && field.prizeIsHeld()) {
            int needed = SecondMissions.lettersToFree(field.view.scenario(), field.view, field.prize());
            enough = field.view.missions().letters(mission.ordinal()) >= needed;
        }
        return Sense.when(enough, action.kind() == Kind.COMPLETE);
    }

    /** The strongest unit, and guns before conscripts. */
    private double target(Action action) {
        if (action.kind() == Kind.PDB) {
            return field.cell() >= 0 ? NEUTRAL : YES;
        }
        return NEUTRAL + 5 * field.counters.attack(action.argument());
    }
}
