package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Environ;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Chance;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.control.Control;
import fitg.rules.possession.Card;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Prisoners;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Ledger;
import fitg.state.Mark;

/** Cases 13.1 to 13.6: who may do which mission, how many letters it can use, and how many bonus draws it has. */
public final class Missions {

    /** The missions of the Star System Game, in the order they are offered. */
    static final Mission[] PLAYED = {
        Mission.SABOTAGE,
        Mission.DIPLOMACY,
        Mission.REBELLION,
        Mission.SCAVENGE,
        Mission.GAIN_CHARACTERS,
        Mission.GATHER_INFORMATION,
        Mission.FREE_PRISONERS,
        Mission.ASSASSINATION,
        Mission.START_REBEL_CAMP,
        Mission.SUBVERT_TROOPS,
        Mission.COUP
    };

    private static final int REBEL_ONLY =
            Mission.SCAVENGE.bit() | Mission.START_REBEL_CAMP.bit() | Mission.SUBVERT_TROOPS.bit();
    private static final int CAMP_MAY = Mission.COUP.bit()
            | Mission.DIPLOMACY.bit()
            | Mission.FREE_PRISONERS.bit()
            | Mission.GATHER_INFORMATION.bit()
            | Mission.SABOTAGE.bit()
            | Mission.SUBVERT_TROOPS.bit();
    private static final int NO_LIMIT = Integer.MAX_VALUE;
    private static final int GEMS_DRAWS = 2;
    private static final int BLADE_DRAWS = 3;

    private Missions() {}

    /** Case 13.7: free, in the character stack, not busy with units or a prisoner, not gained or freed just now. */
    public static int eligible(GameState s, int environ, Side side) {
        int here = Characters.inCharacterStack(s, environ, side) & ~s.noMission() & ~s.disabled();
        return here & ~Characters.guards(s, here);
    }

    /** Those of them who are in no group yet. */
    public static int unassigned(GameState s, int environ, Side side) {
        return eligible(s, environ, side) & ~charactersOnMissions(s);
    }

    /** A camp acts from the Rebel player-turn after it was placed. */
    public static boolean campMayAct(GameState s, int environ, Side side) {
        int since = s.campSince(environ);
        return side == Side.REBEL && since > 0 && since < s.turn();
    }

    public static boolean isOpenToCamp(Mission mission) {
        return (CAMP_MAY & mission.bit()) != 0;
    }

    /** The conditions of the table in specification 12.2, apart from the members' own ratings. */
    public static boolean isAllowed(GameState s, int environ, Side side, Mission mission) {
        if (side == Side.IMPERIAL && (REBEL_ONLY & mission.bit()) != 0) {
            return false;
        }
        Environ printed = PRINTED.environ(environ);
        int planet = printed.planet();
        PlanetState state = s.planetState(planet);
        Side enemy = side.opponent();
        return switch (mission) {
            case SABOTAGE -> s.units(environ, enemy) > 0 || Control.of(s, planet) == enemy;
            case DIPLOMACY -> state.usesLoyaltyMarker();
            case REBELLION -> state.usesLoyaltyMarker() == (side == Side.REBEL);
            case SCAVENGE -> Possessions.deck(s) != 0;
            case GAIN_CHARACTERS -> pool(s, side) != 0 && mayGain(s, side);
            case GATHER_INFORMATION -> Control.of(s, planet) != side || enemyPresent(s, environ, enemy);
            case FREE_PRISONERS -> Prisoners.in(s, environ, side) != 0;
            case ASSASSINATION -> targets(s, environ, enemy) != 0;
            case START_REBEL_CAMP ->
                s.campSince(environ) == 0
                        && (s.loyalty(planet) == Loyalty.PATRIOTIC || s.loyalty(planet) == Loyalty.LOYAL);
            case SUBVERT_TROOPS -> s.units(environ, enemy) > 0;
            case COUP -> printed.hasCoupRating() && !s.has(Mark.COUP, environ) && state.usesLoyaltyMarker();
            default -> false;
        };
    }

    /** RUL-05: forbidden on one's own planet when no enemy is in the environ. */
    private static boolean enemyPresent(GameState s, int environ, Side enemy) {
        return s.units(environ, enemy) > 0 || Characters.free(s, environ, enemy) != 0;
    }

    /** Case 13.2: the Empire gains characters only while it has no more free ones than it began with. */
    private static boolean mayGain(GameState s, Side side) {
        return side == Side.REBEL || Integer.bitCount(s.free() & Cast.IMPERIALS) <= s.startImperialCharacters();
    }

    public static int pool(GameState s, Side side) {
        int pool = 0;
        for (int rest = Cast.of(side); rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            pool |= s.at(each) == GameState.POOL ? 1 << each : 0;
        }
        return pool;
    }

    /** Case 9.44: only a detected free character, with units or without, can be the target. */
    public static int targets(GameState s, int environ, Side side) {
        return s.present(environ, Characters.detected(s) & Cast.of(side));
    }

    /** The letters a mission can use before it is complete by itself (case 13.51). */
    public static int usefulLetters(GameState s, int environ, Side side, Mission mission) {
        return switch (mission) {
            case SABOTAGE, DIPLOMACY, GATHER_INFORMATION, SUBVERT_TROOPS -> 2;
            case REBELLION -> side == Side.IMPERIAL ? 2 : 1;
            case FREE_PRISONERS -> Math.max(1, Integer.bitCount(Prisoners.in(s, environ, side)));
            case COUP -> NO_LIMIT;
            default -> 1;
        };
    }

    static boolean isUnderWay(GameState s, Mission mission) {
        return s.group(mission.ordinal()) != 0 || s.campMission() == mission.ordinal();
    }

    static boolean anyUnderWay(GameState s) {
        return groupsOfCharacters(s) != 0 || s.campMission() != GameState.NOBODY;
    }

    /** The missions of characters that are still going on, as a set of {@link Mission#bit()}. */
    static int groupsOfCharacters(GameState s) {
        int set = 0;
        for (Mission mission : PLAYED) {
            set |= s.group(mission.ordinal()) != 0 ? mission.bit() : 0;
        }
        return set;
    }

    static int charactersOnMissions(GameState s) {
        int set = 0;
        for (Mission mission : PLAYED) {
            set |= s.group(mission.ordinal());
        }
        return set;
    }

    /** Case 13.43: one group at random among those still on missions, camps excepted; NOBODY if there is none. */
    static int pickGroup(Resolution r, int environ, int among) {
        if (among == 0) {
            return GameState.NOBODY;
        }
        int mission = Chance.member(among, r.pick("mission group", Integer.bitCount(among)));
        if (r.listening()) {
            r.tell(new Event.GroupPicked(environ, Mission.at(mission), "13.43"));
        }
        return mission;
    }

    /** Case 13.44: a finished mission takes no further part; its characters stay. */
    static void end(Resolution r, int environ, Mission mission, End how, String ruleCase) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Event.MissionEnded(environ, mission, how, s.letters(mission.ordinal()), ruleCase));
        }
        s.setGroup(mission.ordinal(), 0);
        if (s.campMission() == mission.ordinal()) {
            s.setCampMission(GameState.NOBODY);
        }
    }

    /** Case 15.47: a rebellion ends Diplomacy, Coup and Start Rebel Camp on the planet (RUL-63). */
    public static void endByRebellion(Resolution r, int environ) {
        for (Mission mission : new Mission[] {Mission.DIPLOMACY, Mission.COUP, Mission.START_REBEL_CAMP}) {
            if (isUnderWay(r.state(), mission)) {
                end(r, environ, mission, End.ABORTED, "15.47");
            }
        }
    }

    /** Case 13.6, counted from the members still there (RUL-79). */
    static int bonusDraws(GameState s, int environ, Mission mission, Declared declared) {
        return bonusDraws(s, environ, mission, s.group(mission.ordinal()), declared);
    }

    /** The bonus draws a group would have now if it were sent on a mission, possessions for draws left aside. */
    public static int bonusDrawsOf(GameState s, int environ, Mission mission, int group) {
        Declared nothing = new Declared(
                Assignment.loyaltyValue(s, environ),
                GameState.NOBODY,
                GameState.NOBODY,
                GameState.NOBODY,
                shownRifleOwner(s));
        return bonusDraws(s, environ, mission, group, nothing);
    }

    /** RUL-108: a Rifle that lies shown counts without being declared; NOBODY if it does not. */
    static int shownRifleOwner(GameState s) {
        return s.isRevealed(Card.RIFLE) && s.owner(Card.RIFLE) >= 0 ? s.owner(Card.RIFLE) : GameState.NOBODY;
    }

    private static int bonusDraws(GameState s, int environ, Mission mission, int group, Declared declared) {
        boolean stop = mission == Mission.REBELLION && s.phasing() == Side.IMPERIAL;
        int events = s.noted(Ledger.EVENTS);
        boolean barred =
                (events & ActionEvent.Type.NO_BONUS.bit()) != 0 || (s.noted(Ledger.DRAWS_BARRED) & mission.bit()) != 0;
        if (group == 0 || stop || barred) {
            return 0;
        }
        int draws = base(s, environ, mission, group, declared.loyaltyValue());
        for (int rest = group; rest != 0; rest &= rest - 1) {
            draws += PRINTED.character(Integer.numberOfTrailingZeros(rest)).bonusDraws(mission);
        }
        draws += possessionDraws(mission, group, declared);
        draws += (events & ActionEvent.Type.EXTRA_BONUS.bit()) != 0 ? 1 : 0;
        draws -= (s.noted(Ledger.DRAWS_REDUCED) & mission.bit()) != 0 ? 1 : 0;
        return Math.max(0, draws);
    }

    private static int base(GameState s, int environ, Mission mission, int group, int loyaltyValue) {
        return switch (mission) {
            case DIPLOMACY -> Ratings.bestDiplomacy(s, group) + Integer.bitCount(group) - 1 + loyaltyValue;
            case GATHER_INFORMATION, ASSASSINATION -> Ratings.bestIntelligence(s, group);
            case START_REBEL_CAMP, SUBVERT_TROOPS -> Ratings.bestLeadership(s, group);
            case COUP ->
                Ratings.bestLeadership(s, group) + PRINTED.environ(environ).coupRating();
            default -> 0;
        };
    }

    private static int possessionDraws(Mission mission, int group, Declared declared) {
        int draws = 0;
        if (mission == Mission.ASSASSINATION) {
            draws += declared.rifleOwner() >= 0 && (group & 1 << declared.rifleOwner()) != 0 ? 1 : 0;
            draws += declared.bladeOwner() >= 0 && (group & 1 << declared.bladeOwner()) != 0 ? BLADE_DRAWS : 0;
        }
        boolean gems = declared.gemsMission() == mission.ordinal()
                && declared.gemsOwner() >= 0
                && (group & 1 << declared.gemsOwner()) != 0;
        return gems ? draws + GEMS_DRAWS : draws;
    }

    /** What was said at the assignment and counts when the bonus draws come (cases 14.27, 13.2). */
    record Declared(int loyaltyValue, int bladeOwner, int gemsOwner, int gemsMission, int rifleOwner) {}
}
