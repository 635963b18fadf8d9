package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionCard;
import fitg.content.ActionEvent;
import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.MissionCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.sovereign.Calling;
import fitg.rules.sovereign.Sovereignty;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import fitg.state.Mark;
import fitg.state.Places;
import fitg.state.Position;
import fitg.state.province.Supply;

/** Cases 13.1 to 13.6: who may do which mission, how many letters it can use, and how many bonus draws it has. */
public final class Missions {

    private static final long REBEL_ONLY = rebelOnly();
    private static final long CAMP_MAY = Mission.COUP.bit()
            | Mission.DIPLOMACY.bit()
            | Mission.FREE_PRISONERS.bit()
            | Mission.GATHER_INFORMATION.bit()
            | Mission.SABOTAGE.bit()
            | Mission.SUBVERT_TROOPS.bit();
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    private static final int SHREWD = 2;

    /** The action cards, as a set. */
    public static final long WHOLE_DECK = PieceSet.first(PRINTED.actionCards().size());

    /** Sets of action cards with a letter, by section and mission. */
    private static final long[][] SHOWING = showing();

    /** What the characters' own cards add, by mission and character. */
    private static final byte[][] OWN_DRAWS = ownDraws();

    private Missions() {}

    private static long rebelOnly() {
        long missions = PieceSet.NONE;
        for (MissionCard card : PRINTED.missions()) {
            missions |=
                    card.open(Side.IMPERIAL) ? PieceSet.NONE : card.mission().bit();
        }
        return missions;
    }

    private static long[][] showing() {
        EnvironType.Section[] sections = EnvironType.Section.values();
        long[][] showing = new long[sections.length][Mission.COUNT];
        for (ActionCard card : PRINTED.actionCards()) {
            for (EnvironType.Section section : sections) {
                for (Mission mission : Mission.values()) {
                    boolean shown = card.face(section).shows(mission);
                    showing[section.ordinal()][mission.ordinal()] |= shown ? PieceSet.only(card.index()) : 0;
                }
            }
        }
        return showing;
    }

    private static byte[][] ownDraws() {
        byte[][] draws = new byte[Mission.COUNT][Cast.WITH_SOVEREIGNS];
        for (CharacterCard card : PRINTED.characters()) {
            for (Mission mission : Mission.values()) {
                draws[mission.ordinal()][card.index()] = (byte) card.bonusDraws(mission);
            }
        }
        return draws;
    }

    /** Case 13.3: the action draws in an environ. */
    public static int actionDraws(int environ) {
        return PRINTED.environ(environ).size();
    }

    /** The action cards that show the letter of a mission in environs of a type. */
    public static long cardsShowing(EnvironType type, Mission mission) {
        return SHOWING[type.section().ordinal()][mission.ordinal()];
    }

    /** Case 13.1: a Coup needs somebody with Intelligence above one; the other missions take anybody but sovereigns alone (25.22). */
    public static boolean mayUndertake(Position s, Mission mission, long group) {
        return (group & ~Cast.SOVEREIGNS) != 0
                && (mission != Mission.COUP || Ratings.bestIntelligence(s, group) >= SHREWD);
    }

    /** Case 13.7: free, in the character stack, not busy with units or a prisoner, not gained or freed just now. */
    public static long eligible(Position s, int environ, Side side) {
        return able(s, Characters.inCharacterStack(s, environ, side))
                & ~s.people().noMission();
    }

    /** Who of a character stack is neither disabled nor busy with a prisoner. */
    public static long able(Position s, long stack) {
        return stack == 0 ? 0 : stack & ~s.people().disabled() & ~Characters.guards(s, stack);
    }

    /** Those of them who are in no group yet. */
    public static long unassigned(Position s, int environ, Side side) {
        return eligible(s, environ, side) & ~Characters.onMissions(s);
    }

    /** A camp acts from the Rebel player-turn after it was placed. */
    public static boolean campMayAct(Position s, int environ, Side side) {
        int since = s.places().campSince(environ);
        boolean placedBefore = since > 0 && since < s.turn().number() || since == Places.BEFORE_THE_GAME;
        return side == Side.REBEL && placedBefore;
    }

    public static boolean isOpenToCamp(Mission mission) {
        return (CAMP_MAY & mission.bit()) != 0;
    }

    /** The conditions of the table in specification 12.2, apart from the members' own ratings. */
    public static boolean isAllowed(Position s, int environ, Side side, Mission mission) {
        if (side == Side.IMPERIAL && (REBEL_ONLY & mission.bit()) != 0) {
            return false;
        }
        Environ printed = PRINTED.environ(environ);
        int planet = printed.planet();
        PlanetState state = s.planets().state(planet);
        Side enemy = side.opponent();
        return switch (mission) {
            case SABOTAGE -> s.forces().units(environ, enemy) > 0 || Control.of(s, planet) == enemy;
            case DIPLOMACY -> state.usesLoyaltyMarker();
            case REBELLION -> state.usesLoyaltyMarker() == (side == Side.REBEL);
            case SCAVENGE -> Possessions.anyInDeck(s);
            case GAIN_CHARACTERS -> pool(s, side) != 0 && mayGain(s, side);
            case GATHER_INFORMATION -> Control.of(s, planet) != side || enemyPresent(s, environ, enemy);
            case FREE_PRISONERS -> Prisoners.in(s, environ, side) != 0;
            case ASSASSINATION -> targets(s, environ, enemy) != 0;
            case START_REBEL_CAMP ->
                s.places().campSince(environ) == 0
                        && (s.planets().loyalty(planet) == Loyalty.PATRIOTIC
                                || s.planets().loyalty(planet) == Loyalty.LOYAL);
            case SUBVERT_TROOPS -> s.forces().units(environ, enemy) > 0;
            case SUMMON_SOVEREIGN -> Sovereignty.mayBeSummoned(s, environ, side);
            case COUP -> printed.hasCoupRating() && !s.places().has(Mark.COUP, environ) && state.usesLoyaltyMarker();
            default -> false;
        };
    }

    /** RUL-05: forbidden on one's own planet when no enemy is in the environ. */
    private static boolean enemyPresent(Position s, int environ, Side enemy) {
        return s.forces().units(environ, enemy) > 0 || Characters.free(s, environ, enemy) != 0;
    }

    /** Case 13.2: the Empire gains characters only while it has no more free ones than it began with. */
    private static boolean mayGain(Position s, Side side) {
        return side == Side.REBEL
                || PieceSet.size(s.people().free() & Cast.characters(Side.IMPERIAL))
                        <= s.turn().startImperialCharacters();
    }

    public static long pool(Position s, Side side) {
        long pool = 0;
        for (long rest = Cast.characters(side)
                        & ~s.people().onMap()
                        & ~s.people().dead();
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            pool |= s.people().at(each) == Place.POOL ? PieceSet.only(each) : 0;
        }
        return pool;
    }

    /** Case 9.44: only a detected free character, with units or without, can be the target, or a sovereign nobody has summoned (25.3). */
    public static long targets(Position s, int environ, Side side) {
        return s.people().present(environ, Characters.detected(s) & Cast.of(side)) | Sovereignty.openTarget(s, environ);
    }

    /** The letters a mission can use before it is complete by itself (case 13.51). */
    public static int usefulLetters(Position s, int environ, Side side, Mission mission) {
        return switch (mission) {
            case SABOTAGE, DIPLOMACY, GATHER_INFORMATION, SUBVERT_TROOPS, STEAL_RESOURCES -> 2;
            case REBELLION -> side == Side.IMPERIAL ? 2 : 1;
            case FREE_PRISONERS -> Math.max(1, PieceSet.size(Prisoners.in(s, environ, side)));
            case COUP -> NO_LIMIT;
            case SUMMON_SOVEREIGN -> Calling.letters(environ);
            default -> 1;
        };
    }

    /** The letters without which a mission has no effect: two to stop a rebellion (case 15.3) or to summon one who is neutral (25.12). */
    public static int neededLetters(int environ, Side side, Mission mission) {
        return switch (mission) {
            case REBELLION -> side == Side.IMPERIAL ? 2 : 1;
            case SUMMON_SOVEREIGN -> Calling.letters(environ);
            default -> 1;
        };
    }

    /**
     * Whether letters of a mission would change anything as things stand. A Rebel R counts only while the planet is at Unrest
     * (case 15.2, RUL-04), and loyalty at the end of its track does not move further (case 15.13).
     */
    public static boolean isWorthwhile(Position s, int environ, Side side, Mission mission) {
        Loyalty loyalty = s.planets().loyalty(Control.planetOf(environ));
        return switch (mission) {
            case REBELLION -> side == Side.IMPERIAL || loyalty == Loyalty.UNREST;
            case DIPLOMACY, COUP -> loyalty.shiftedFor(side) != loyalty;
            default -> true;
        };
    }

    public static boolean isUnderWay(Position s, Mission mission) {
        return s.missions().group(mission.ordinal()) != 0 || (s.missions().campMissions() & mission.bit()) != 0;
    }

    public static boolean anyUnderWay(Position s) {
        return underWay(s) != 0;
    }

    /** Those of characters and of the camp, as a set of {@link Mission#bit()}. */
    public static long underWay(Position s) {
        return groupsOfCharacters(s) | s.missions().campMissions();
    }

    /** The missions of characters that are still going on, as a set of {@link Mission#bit()}. */
    public static long groupsOfCharacters(Position s) {
        long set = 0;
        for (int mission = 0; mission < Mission.COUNT; mission++) {
            set |= s.missions().group(mission) != 0 ? PieceSet.only(mission) : 0;
        }
        return set;
    }

    /** The same, with a group that is on two missions counted once, by the first of them: so that a group is one group. */
    public static long distinctGroups(Position s) {
        long found = PieceSet.NONE;
        for (long rest = groupsOfCharacters(s); rest != 0; rest = PieceSet.rest(rest)) {
            int mission = PieceSet.lowest(rest);
            found |= isAnyOf(s, found, s.missions().group(mission)) ? PieceSet.NONE : PieceSet.only(mission);
        }
        return found;
    }

    private static boolean isAnyOf(Position s, long missions, long group) {
        for (long rest = missions; rest != 0; rest = PieceSet.rest(rest)) {
            if (s.missions().group(PieceSet.lowest(rest)) == group) {
                return true;
            }
        }
        return false;
    }

    /** Case 13.43: one group at random among those still on missions, camps excepted; NOBODY if there is none. */
    public static int pickGroup(Resolution r, int environ, long among) {
        if (among == 0) {
            return Holder.NOBODY;
        }
        int mission = PieceSet.member(among, r.pick("mission group", PieceSet.size(among)));
        if (r.listening()) {
            r.tell(new Event.GroupPicked(environ, Mission.at(mission), "13.43"));
        }
        return mission;
    }

    /** Case 13.44: a finished mission takes no further part; its characters stay. */
    public static void end(Resolution r, int environ, Mission mission, End how, String ruleCase) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Event.MissionEnded(environ, mission, how, s.missions().letters(mission.ordinal()), ruleCase));
        }
        s.missions().setGroup(mission.ordinal(), 0);
        s.missions().recallCamp(mission.bit());
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
    public static int bonusDraws(Position s, int environ, Mission mission, Declared declared) {
        return bonusDraws(s, environ, s.turn().phasing(), mission, s.missions().group(mission.ordinal()), declared);
    }

    /** The bonus draws a group would have if it were sent on a mission as things are, possessions for draws left aside. */
    public static int bonusDrawsOf(Position s, int environ, Side side, Mission mission, long group) {
        return bonusDraws(s, environ, side, mission, group, Declared.nothing(s, environ, side));
    }

    /**
     * The bonus draws of a group in which only one member's ratings count: its leader's, or nobody's.
     *
     * @param more what else adds to them, unless there are none at all
     */
    public static int bonusDrawsLedBy(
            Position s, int environ, Side side, Mission mission, long group, int leader, Declared declared, int more) {
        long rated = leader == Holder.NOBODY ? PieceSet.NONE : PieceSet.only(leader);
        return bonusDraws(s, environ, side, mission, group, rated, declared, more);
    }

    /** RUL-108: a Rifle that lies shown counts without being declared; NOBODY if it does not. */
    public static int shownRifleOwner(Position s) {
        return s.gear().isRevealed(Card.RIFLE) && s.gear().owner(Card.RIFLE) >= 0
                ? s.gear().owner(Card.RIFLE)
                : Holder.NOBODY;
    }

    /** Case 13.6: "of one" is the best in the group. */
    private static int bonusDraws(Position s, int environ, Side side, Mission mission, long group, Declared declared) {
        int more = Supply.isKept(s) ? ofPlanet(s, environ, side, mission, group) : 0;
        if (mission == Mission.REBELLION && side == Side.IMPERIAL) {
            return isBarred(s, environ, mission) ? 0 : more;
        }
        return bonusDraws(s, environ, side, mission, group, group, declared, more);
    }

    /** Cases 26.0 and 25.3: for those who are at home, and for diplomats by the word of a sovereign who was not summoned. */
    private static int ofPlanet(Position s, int environ, Side side, Mission mission, long group) {
        int favour = mission == Mission.DIPLOMACY ? Sovereignty.favour(s, environ, side) : 0;
        return Homes.draws(environ, mission, group) + favour;
    }

    private static int bonusDraws(
            Position s, int environ, Side side, Mission mission, long group, long rated, Declared declared, int more) {
        boolean stop = mission == Mission.REBELLION && side == Side.IMPERIAL;
        long events = s.missions().noted(Ledger.EVENTS);
        if (group == 0 || stop || isBarred(s, environ, mission)) {
            return 0;
        }
        int draws = more + base(s, environ, mission, group, rated, declared.loyaltyValue());
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            draws += Ratings.special(s, each, OWN_DRAWS[mission.ordinal()][each]);
        }
        draws += possessionDraws(mission, group, declared);
        draws += (events & ActionEvent.Type.EXTRA_BONUS.bit()) != 0 ? 1 : 0;
        draws -= (s.missions().noted(Ledger.DRAWS_REDUCED) & mission.bit()) != 0 ? 1 : 0;
        return Math.max(0, draws);
    }

    /** Event 110 takes all missions of a planet their bonus draws. */
    private static boolean isBarred(Position s, int place, Mission mission) {
        return isBarred(s, mission) || Circumstances.now(s).forbidsBonus(Place.planet(place));
    }

    /** Whether an event or a creature has taken a mission its bonus draws. */
    public static boolean isBarred(Position s, Mission mission) {
        return (s.missions().noted(Ledger.EVENTS) & ActionEvent.Type.NO_BONUS.bit()) != 0
                || (s.missions().noted(Ledger.DRAWS_BARRED) & mission.bit()) != 0;
    }

    private static int base(Position s, int environ, Mission mission, long group, long rated, int loyaltyValue) {
        return switch (mission) {
            case DIPLOMACY -> Ratings.bestDiplomacy(s, rated) + PieceSet.size(group) - 1 + loyaltyValue;
            case GATHER_INFORMATION, ASSASSINATION -> Ratings.bestIntelligence(s, rated);
            case START_REBEL_CAMP, SUBVERT_TROOPS -> Ratings.bestLeadership(s, rated);
            case COUP ->
                Ratings.bestLeadership(s, rated) + PRINTED.environ(environ).coupRating();
            case SUMMON_SOVEREIGN -> Ratings.bestDiplomacy(s, rated) + Ratings.bestLeadership(s, rated);
            case STEAL_RESOURCES -> Ratings.bestIntelligence(s, rated) + PieceSet.size(group) - 1;
            default -> 0;
        };
    }

    private static int possessionDraws(Mission mission, long group, Declared declared) {
        boolean gems = declared.gemsMission() == mission.ordinal() && isIn(group, declared.gemsOwner());
        return (isIn(group, declared.rifleOwner()) ? CardFigures.draws(Card.RIFLE, mission) : 0)
                + (isIn(group, declared.bladeOwner()) ? CardFigures.draws(Card.BLADE, mission) : 0)
                + (gems ? CardFigures.draws(Card.GEMS, mission) : 0);
    }

    private static boolean isIn(long group, int owner) {
        return owner >= 0 && PieceSet.has(group, owner);
    }
}
