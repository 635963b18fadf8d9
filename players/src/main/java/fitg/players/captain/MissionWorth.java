package fitg.players.captain;

import fitg.content.ActionEvent;
import fitg.content.Environ;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.rules.mission.FailedAssassination;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;
import fitg.rules.mission.Theft;
import fitg.rules.prisoner.Prisoners;
import fitg.state.Flag;
import java.util.Arrays;

/** What a mission of a group in one environ can be expected to bring, with what may befall the group on it. */
final class MissionWorth {

    /** Whoever counts all the danger stays at home too often: with half of it the most games are won. */
    private static final double DARING = 0.5;

    /** Two Force Points that change tracks, and six more (case 37.3). */
    private static final double SMALL_THEFT = 0.6;

    private static final double GREAT_THEFT = 1.6;

    static final int MISSIONS = Mission.values().length;
    private static final long NOT_ASKED = -1;
    private static final ActionEvent.Type[][] ABOUT = eventsAboutMissions();

    private final Situation on;
    private final Stakes stakes;
    private final int environ;
    private final Environ printed;
    private final int planet;
    private final Side side;
    private final double[] firsts = new double[MISSIONS];
    private final double[] seconds = new double[MISSIONS];
    /** Made when something is worth remembering: often the plans are known already. */
    private Remembered remembered;

    private Remembered assaults;
    private Hazards hazards;
    private long allowed = NOT_ASKED;

    MissionWorth(Situation on, Stakes stakes, int environ) {
        this.on = on;
        this.stakes = stakes;
        this.environ = environ;
        this.printed = on.environ(environ);
        this.planet = printed.planet();
        this.side = on.me();
        Arrays.fill(firsts, Double.NaN);
    }

    /** All missions that are, as a set of {@link Mission#bit()}. */
    long allowed() {
        if (allowed == NOT_ASKED) {
            allowed = 0;
            for (int each = 0; each < MISSIONS; each++) {
                allowed |= isAllowed(Mission.at(each)) ? PieceSet.only(each) : 0;
            }
        }
        return allowed;
    }

    /** As things stand now, for a phase that may still be to come. */
    boolean isAllowed(Mission mission) {
        return mission == Mission.STEAL_RESOURCES
                ? on.isGalaxyWide() && Theft.isPossible(on.view().scenario(), on.view(), environ, side)
                : Missions.isAllowed(on.view(), environ, side, mission);
    }

    private long targets() {
        return Missions.targets(on.view(), environ, on.enemy());
    }

    int bonusDraws(Mission mission, long group) {
        return Missions.bonusDrawsOf(on.view(), environ, side, mission, group);
    }

    /**
     * @param unrest the chance that the planet is, or will in time be, at Unrest
     * @param groups how many groups share what may happen
     */
    double of(Mission mission, long group, double unrest, int groups) {
        if (mission == Mission.REBELLION) {
            return reckon(mission, group, unrest, groups);
        }
        if (remembered == null) {
            remembered = new Remembered(8);
        }
        long key = Remembered.key(mission, group, groups);
        double known = remembered.get(key);
        if (Double.isNaN(known)) {
            known = reckon(mission, group, unrest, groups);
            remembered.put(key, known);
        }
        return known;
    }

    private double reckon(Mission mission, long group, double unrest, int groups) {
        int cards = Letters.inFullDeck(printed.type(), mission);
        int draws = Missions.actionDraws(environ);
        int bonus = bonusDraws(mission, group);
        double abort = abort(mission, group, groups);
        double lasting = power(1 - abort, draws);
        double halfway = Math.sqrt(lasting);
        double drawn = Letters.one(cards, draws);
        double one = drawn * halfway + (1 - drawn) * lasting * Letters.one(cards, bonus);
        double two = Letters.two(cards, draws + bonus) * lasting;
        double gain = one * first(mission, unrest) + two * seconds[mission.ordinal()];
        return gain - on.temperament().fear(risk(mission, group, groups, 1 - one));
    }

    private static double power(double base, int exponent) {
        double product = 1;
        for (int i = 0; i < exponent; i++) {
            product *= base;
        }
        return product;
    }

    /** Reckoned once for each mission; only a rebellion depends on what the others do. */
    private double first(Mission mission, double unrest) {
        int place = mission.ordinal();
        if (Double.isNaN(firsts[place])) {
            firsts[place] = first(mission);
            seconds[place] = second(mission);
        }
        return mission == Mission.REBELLION ? unrest * firsts[place] : firsts[place];
    }

    /** The chance that a card ends the mission; an Agent betrays one of the groups. */
    double abort(Mission mission, long group, int groups) {
        double own = 0;
        for (ActionEvent.Type type : ABOUT[mission.ordinal()]) {
            own += Mishaps.ends(on.view(), side, type, mission, group) ? chance(type) : 0;
        }
        return chance(ActionEvent.Type.AGENT) / Math.max(1, groups) + own;
    }

    /** That the next card shows an event. */
    private double chance(ActionEvent.Type type) {
        return Letters.events(printed.type(), type) / (double) Letters.DECK;
    }

    /** For each mission the events that are about it. */
    private static ActionEvent.Type[][] eventsAboutMissions() {
        ActionEvent.Type[][] about = new ActionEvent.Type[MISSIONS][];
        for (Mission mission : Mission.values()) {
            about[mission.ordinal()] = Arrays.stream(ActionEvent.Type.values())
                    .filter(type -> Mishaps.about(type) == mission)
                    .toArray(ActionEvent.Type[]::new);
        }
        return about;
    }

    /** What the first letter brings. */
    private double first(Mission mission) {
        double later = on.future();
        boolean rebel = on.amRebel();
        return switch (mission) {
            case DIPLOMACY -> stakes.shift(planet, 1);
            case COUP -> stakes.shift(planet, 1) + (rebel ? 0 : 0.5 * later);
            case REBELLION -> rebel ? stakes.rebellion(planet) : 0;
            case SCAVENGE -> 0.7 * later;
            case GAIN_CHARACTERS -> 2.0 * later;
            case GATHER_INFORMATION -> rebel ? 0.1 : 0.7 * Math.min(2, hidden());
            case FREE_PRISONERS -> 2 + stakes.use(PieceSet.lowest(on.captives(environ, side)));
            case ASSASSINATION -> stakes.death(bestTarget());
            case START_REBEL_CAMP -> 0.8 * later;
            case SUBVERT_TROOPS -> on.view().forces().units(environ, garrison()) > 0 ? 1.2 * troops() : 0;
            case SABOTAGE -> sabotage();
            case STEAL_RESOURCES -> SMALL_THEFT;
            default -> 0;
        };
    }

    /** What the second one adds. */
    private double second(Mission mission) {
        return switch (mission) {
            case DIPLOMACY, COUP -> stakes.shift(planet, 2) - stakes.shift(planet, 1);
            case REBELLION -> on.amRebel() ? 0 : stakes.stopping(planet);
            case GATHER_INFORMATION -> on.view().turn().is(myInformation()) ? 0 : 1;
            case FREE_PRISONERS -> PieceSet.size(on.captives(environ, side)) > 1 ? 3 : 0;
            case SUBVERT_TROOPS -> 1.5 * troops();
            case SABOTAGE -> 0.8 * troops();
            case STEAL_RESOURCES -> GREAT_THEFT;
            default -> 0;
        };
    }

    private Flag myInformation() {
        return on.amRebel() ? Flag.REBEL_INFORMATION : Flag.IMPERIAL_INFORMATION;
    }

    private int hidden() {
        int rebels = 0;
        for (int each : Situation.PRINTED.planet(planet).environs()) {
            rebels += PieceSet.size(on.free(each, on.enemy()) & ~on.view().detected());
        }
        return rebels;
    }

    private double troops() {
        return stakes.strength(planet) * (on.view().planets().loyalty(planet) == Loyalty.UNREST ? 1.3 : 1);
    }

    /** Imperial troops that may change sides for one letter (RUL-40). */
    private UnitType garrison() {
        return on.view().forces().roster().garrison(Side.IMPERIAL);
    }

    /** Rebels need the PDB of a planet they want to hold, so they go for the units there. */
    private double sabotage() {
        boolean weak = on.view().forces().units(environ, garrison()) > 0
                || !on.amRebel() && on.view().forces().units(environ, on.enemy()) > 0;
        double pdb = on.controls(on.enemy(), planet) && on.view().planets().pdbUp(planet) ? 0.4 : 0;
        if (!on.amRebel() && on.view().planets().state(planet) == PlanetState.REBEL_CONTROL) {
            pdb = 1.2;
        }
        return Math.max(pdb, weak ? 0.8 * troops() : 0);
    }

    int bestTarget() {
        int best = 0;
        double most = -1;
        for (long rest = targets(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (stakes.death(each) > most) {
                most = stakes.death(each);
                best = each;
            }
        }
        return best;
    }

    // ---- what may befall them

    private double risk(Mission mission, long group, int groups, double failure) {
        double own = switch (mission) {
            case ASSASSINATION -> failure * failedAssassination(group);
            case COUP -> 0.3 * (0.4 + 0.25 * stakes.deaths(group));
            default -> 0;
        };
        return assault(group) / Math.max(1, groups) + own + wounds(group);
    }

    /** Case 13.2: a die decides whether they are taken, where anybody can hold them, or die. */
    private double failedAssassination(long group) {
        boolean held = Prisoners.canHold(on.view(), environ, on.enemy());
        double cost = 0;
        for (int die = 1; die <= 6; die++) {
            cost += FailedAssassination.kills(die) ? stakes.deaths(group) / 6 : 0;
            cost += held && FailedAssassination.captures(die) ? stakes.captures(group) / 6 : 0;
        }
        return cost;
    }

    /** What an attack on the group may be expected to cost, if it is the only one; the same for all missions. */
    private double assault(long group) {
        assaults = assaults == null ? new Remembered(5) : assaults;
        double known = assaults.get(group);
        if (Double.isNaN(known)) {
            hazards = hazards == null ? new Hazards(on, environ) : hazards;
            known = DARING * hazards.share(group) * stakes.deaths(group);
            assaults.put(group, known);
        }
        return known;
    }

    /** Whoever is busy does not heal; whoever is with Doctor Sontag is healed anyway. */
    private double wounds(long group) {
        double cost = 0;
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int wounds = on.view().people().wounds(each);
            double left = on.enduranceLeft(each) / (double) on.rating(each, Rating.ENDURANCE);
            cost += wounds == 0 ? 0 : 0.5 * (1 - left) * stakes.use(each);
        }
        return cost;
    }

    /** The chance that the planet will be at Unrest before an R comes, with these on Diplomacy and Coup. */
    double unrest(long diplomats, long plotters) {
        int steps =
                Loyalty.UNREST.ordinal() - on.view().planets().loyalty(planet).ordinal();
        if (!on.usesLoyalty(planet)) {
            return 0;
        }
        if (steps == 0) {
            return 1;
        }
        int draws = Missions.actionDraws(environ);
        double lift = diplomats == 0 ? 0 : Letters.one(Letters.inFullDeck(printed.type(), Mission.DIPLOMACY), draws);
        double coup = plotters == 0 ? 0 : Letters.one(Letters.inFullDeck(printed.type(), Mission.COUP), draws);
        double either = 1 - (1 - lift) * (1 - coup);
        return steps == 1 ? 0.4 * either : steps == 2 ? 0.1 * either : 0;
    }
}
