package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Scenario;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.mission.Declared;
import fitg.rules.mission.Homes;
import fitg.rules.mission.Missions;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.scenario.second.Briefing;
import fitg.rules.sovereign.Calling;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Theatre;

/** E2.C.2 to E2.C.4: who may do which mission, who leads it, how many letters it can use and how often it rolls. */
@Completion({"C-MISS-5", "C-CHAR-2"})
public final class SecondMissions {

    private static final long ABOUT_LOYALTY = Mission.DIPLOMACY.bit() | Mission.COUP.bit();

    private static final int LETTERS_FOR_THE_CELL = 2;
    private static final int LETTERS_TO_STOP = 2;

    private SecondMissions() {}

    // ---- who, and which

    /** E2.C.2.2, C-PRIS-1 and S-R66: free, apart from the units, guarding nobody, not freed or gained just now. */
    public static long eligible(Position s, int environ, Side side) {
        return Missions.eligible(s, environ, side) & ~Circumstances.now(s).unfit();
    }

    /** Those of them who are in no group yet. */
    public static long unassigned(Position s, int environ, Side side) {
        return eligible(s, environ, side) & ~Characters.onMissions(s);
    }

    /** E5.4.a.2 and S-R79: those of a group who can be named to lead it. */
    public static long leaders(Position s, long group) {
        return group & ~Theatre.company(s).wounded();
    }

    /** What the sheet names and the ruleset knows, as a set of {@link Mission#bit()}. */
    private static long open(Scenario scenario) {
        return Briefing.of(scenario).missions() & scenario.missions();
    }

    /** The missions that can be begun in an environ or orbit box as things are, as a set of {@link Mission#bit()}. */
    public static long offered(Scenario scenario, Position s, int place, Side side) {
        if (Place.isOrbit(place)) {
            return open(scenario) & OrbitMissions.possible(s, place, side);
        }
        long members = Place.isEnviron(place) ? Characters.free(s, place, side) : PieceSet.NONE;
        if (members == 0 || Realm.of(s).isDestroyed(Place.planet(place))) {
            return PieceSet.NONE;
        }
        return openTo(scenario, s, place, side, unassigned(s, place, side));
    }

    /** Whether any of them can. */
    private static boolean isAnyOffered(Scenario scenario, Position s, int place, Side side) {
        if (Place.isOrbit(place)) {
            return offered(scenario, s, place, side) != 0;
        }
        long members = Place.isEnviron(place) ? Characters.free(s, place, side) : PieceSet.NONE;
        if (members == 0 || Realm.of(s).isDestroyed(Place.planet(place))) {
            return false;
        }
        long group = unassigned(s, place, side);
        for (long rest = open(scenario); rest != 0; rest = PieceSet.rest(rest)) {
            if (isOpenTo(scenario, s, place, side, group, Mission.at(PieceSet.lowest(rest)))) {
                return true;
            }
        }
        return false;
    }

    /** The missions that some of these characters could begin in an environ, or a guard there. */
    static long openTo(Scenario scenario, Position s, int environ, Side side, long group) {
        long found = PieceSet.NONE;
        for (long rest = open(scenario); rest != 0; rest = PieceSet.rest(rest)) {
            Mission mission = Mission.at(PieceSet.lowest(rest));
            found |= isOpenTo(scenario, s, environ, side, group, mission) ? mission.bit() : PieceSet.NONE;
        }
        return found;
    }

    private static boolean isOpenTo(
            Scenario scenario, Position s, int environ, Side side, long group, Mission mission) {
        return mission == Mission.QUESTION_PRISONER
                ? Interrogation.questioners(s, environ, side) != 0
                : mayForm(s, mission, group) && MissionGrounds.allow(scenario, s, environ, side, mission);
    }

    /** The missions the Rebel camp of an environ can begin; it acts from the Mission Phase after it was placed. */
    static long openToCamp(Scenario scenario, Position s, int environ, Side side) {
        if (side == Side.IMPERIAL || !hasCamp(s, environ)) {
            return PieceSet.NONE;
        }
        long found = PieceSet.NONE;
        for (long rest = open(scenario); rest != 0; rest = PieceSet.rest(rest)) {
            Mission mission = Mission.at(PieceSet.lowest(rest));
            boolean possible =
                    Missions.isOpenToCamp(mission) && MissionGrounds.allow(scenario, s, environ, side, mission);
            found |= possible ? mission.bit() : PieceSet.NONE;
        }
        return found;
    }

    private static boolean hasCamp(Position s, int environ) {
        return s.places().anyCamp() && Place.isEnviron(environ) && s.places().campSince(environ) > 0;
    }

    /** Somebody must lead it (S-R79), and a Coup needs somebody shrewd. */
    static boolean mayForm(Position s, Mission mission, long group) {
        return leaders(s, group) != 0 && Missions.mayUndertake(s, mission, group);
    }

    /** Whether loyalty means anything in a scenario: where missions can move it. */
    static boolean hasLoyalty(Scenario scenario) {
        return (Briefing.of(scenario).missions() & ABOUT_LOYALTY) != 0;
    }

    // ---- letters

    /** The letters a mission can use; with the last of them it is complete by itself. */
    public static int usefulLetters(Scenario scenario, Position s, int environ, Side side, Mission mission) {
        return switch (mission) {
            case FREE_PRISONERS -> lettersForAll(scenario, s, environ, side);
            case STEAL_RESOURCES -> 2;
            case SUMMON_SOVEREIGN -> Calling.letters(environ);
            default -> Missions.usefulLetters(s, environ, side, mission);
        };
    }

    private static int lettersForAll(Scenario scenario, Position s, int environ, Side side) {
        int letters = 0;
        for (long rest = Prisoners.in(s, environ, side); rest != 0; rest = PieceSet.rest(rest)) {
            letters += lettersToFree(scenario, s, PieceSet.lowest(rest));
        }
        return Math.max(1, letters);
    }

    /** Whether so many letters do anything at all: one opens no cell that takes two, and stops no rebellion. */
    static boolean achieves(Scenario scenario, Position s, int environ, Side side, Mission mission, int letters) {
        return letters > 0
                && switch (mission) {
                    case FREE_PRISONERS -> freeable(scenario, s, environ, side, letters) != 0;
                    case REBELLION -> side == Side.REBEL || letters >= LETTERS_TO_STOP;
                    case SUMMON_SOVEREIGN -> letters >= Calling.letters(environ);
                    default -> true;
                };
    }

    /** RUL-04: a letter for a rebellion counts only while the planet is at Unrest. */
    static boolean counts(Position s, int environ, Side side, Mission mission) {
        return mission != Mission.REBELLION
                || side == Side.IMPERIAL
                || s.planets().loyalty(Place.planet(environ)) == Loyalty.UNREST;
    }

    /** 4.3: whether the planet, being what it is, discards the first letter of those who would sway it. */
    static boolean discardsFirst(Position s, int environ, Side side, Mission mission) {
        return (ABOUT_LOYALTY & mission.bit()) != 0
                && Circumstances.shown(s, Place.planet(environ)).resists(side);
    }

    /** One; two for the prisoner of the scenario until he has been taken from the planet of his cell (4a, 3.3). */
    public static int lettersToFree(Scenario scenario, Position s, int prisoner) {
        Briefing briefing = Briefing.of(scenario);
        boolean inCell = briefing.hasCell()
                && briefing.cell() == prisoner
                && !Theatre.of(s).cellLeft()
                && Place.planet(s.people().at(prisoner)) == briefing.cellPlanet();
        return inCell ? LETTERS_FOR_THE_CELL : 1;
    }

    /** Whether somebody can be freed with so many letters. */
    static long freeable(Scenario scenario, Position s, int environ, Side side, int letters) {
        long found = PieceSet.NONE;
        for (long rest = Prisoners.in(s, environ, side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= lettersToFree(scenario, s, each) <= letters ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    // ---- rolls

    /** E2.C.3.1: as many event rolls, each with a success roll, as the size of the environ. */
    public static int successRolls(int environ) {
        return PRINTED.environ(environ).size();
    }

    /** How many of the 36 results of one success or bonus roll show the letter of a mission in a place. */
    public static int ways(int place, Mission mission) {
        boolean anySection = mission == Mission.SPACESHIP_QUEST || mission == Mission.QUESTION_PRISONER;
        return anySection
                ? MissionTable.waysInAnySection(mission)
                : MissionTable.ways(PRINTED.environ(place).type(), mission);
    }

    /**
     * E2.C.4.1 and C-MISS-5: the bonus draws of 1979 with the rating of the leader; NOBODY has none (S-R79). Who stops a rebellion has
     * only what royalty gives (P-R30).
     */
    static int bonusRolls(
            Position s, int place, Side side, Mission mission, long group, int leader, Declared declared) {
        if (mission == Mission.SPACESHIP_QUEST) {
            return SpaceshipQuest.rolls(s, leader);
        }
        if (MissionGrounds.isEntranced(s, place)) {
            return 0;
        }
        if (mission == Mission.QUESTION_PRISONER) {
            return Interrogation.rolls(s, leader);
        }
        int more = Homes.draws(place, mission, group);
        if (mission == Mission.REBELLION && side == Side.IMPERIAL) {
            return Missions.isBarred(s, mission) ? 0 : more;
        }
        more += mission == Mission.DIPLOMACY ? Sovereigns.favour(s, place, side) : 0;
        return Missions.bonusDrawsLedBy(s, place, side, mission, group, leader, declared, more);
    }

    /** The same for a group that would be sent now, cards for rolls left aside. */
    public static int bonusRolls(Position s, int place, Side side, Mission mission, long group, int leader) {
        return bonusRolls(s, place, side, mission, group, leader, Declared.nothing(s, place, side));
    }

    /** S-R79: the leader who was named; once he is lost the best unwounded member, or NOBODY. */
    static int leader(Position s, int place, Mission mission, long named) {
        long group = s.missions().group(mission.ordinal());
        if ((group & named) != 0) {
            return PieceSet.lowest(group & named);
        }
        int best = Holder.NOBODY;
        for (long rest = leaders(s, group); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean better = best == Holder.NOBODY || rolls(s, place, mission, each) > rolls(s, place, mission, best);
            best = better ? each : best;
        }
        return best;
    }

    private static int rolls(Position s, int place, Mission mission, int leader) {
        long group = s.missions().group(mission.ordinal());
        return bonusRolls(s, place, s.turn().phasing(), mission, group, leader);
    }

    // ---- recruitment

    /** C-RECRUIT-1: whether new characters may join in a scenario. */
    static boolean recruits(Scenario scenario) {
        return (Briefing.of(scenario).missions() & Mission.GAIN_CHARACTERS.bit()) != 0;
    }

    /** Whether there is anything for a side to do in a place in its Mission Phase. */
    static boolean hasBusiness(Scenario scenario, Position s, int place, Side side) {
        return isAnyOffered(scenario, s, place, side)
                || openToCamp(scenario, s, place, side) != 0
                || recruits(scenario) && Recruitment.isPossible(s, place, side);
    }
}
