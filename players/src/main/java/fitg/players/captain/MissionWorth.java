package fitg.players.captain;

import fitg.content.ActionEvent;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.state.Cast;
import fitg.state.Flag;
import fitg.state.Mark;
import java.util.Arrays;

/** What a mission of a group in one environ can be expected to bring, with what may befall the group on it. */
final class MissionWorth {

    /** Whoever counts all the danger stays at home too often: with half of it the most games are won. */
    private static final double DARING = 0.5;

    static final int MISSIONS = Mission.values().length;
    private static final byte[][] BONUS = bonusOfCharacters();

    private final Situation on;
    private final Stakes stakes;
    private final int environ;
    private final Environ printed;
    private final int planet;
    private final Side side;
    private final double[] firsts = new double[MISSIONS];
    private final double[] seconds = new double[MISSIONS];
    private final Remembered remembered = new Remembered(8);
    private final Remembered assaults = new Remembered(5);
    private Hazards hazards;

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
        long allowed = 0;
        for (int each = 0; each < MISSIONS; each++) {
            allowed |= isAllowed(Mission.at(each)) ? PieceSet.only(each) : 0;
        }
        return allowed;
    }

    /** The conditions of case 13.1, for a phase that may still be to come. */
    boolean isAllowed(Mission mission) {
        boolean rebel = on.amRebel();
        int enemies = on.view().forces().units(environ, on.enemy());
        return switch (mission) {
            case SABOTAGE -> enemies > 0 || on.controls(on.enemy(), planet);
            case DIPLOMACY -> on.usesLoyalty(planet);
            case REBELLION -> on.usesLoyalty(planet) == rebel;
            case SCAVENGE -> rebel;
            case GAIN_CHARACTERS -> rebel || mayGain();
            case GATHER_INFORMATION -> !on.controls(side, planet) || enemies > 0 || on.free(environ, on.enemy()) != 0;
            case FREE_PRISONERS -> on.captives(environ, side) != 0;
            case ASSASSINATION -> targets() != 0;
            case START_REBEL_CAMP ->
                rebel
                        && on.view().places().campSince(environ) == 0
                        && on.view().planets().loyalty(planet).compareTo(Loyalty.LOYAL) <= 0
                        && on.usesLoyalty(planet);
            case SUBVERT_TROOPS -> rebel && enemies > 0;
            case COUP ->
                printed.hasCoupRating() && !on.view().places().has(Mark.COUP, environ) && on.usesLoyalty(planet);
            default -> false;
        };
    }

    private boolean mayGain() {
        int start = PieceSet.size(on.view().scenario().cast(Side.IMPERIAL));
        return PieceSet.size(on.all(Side.IMPERIAL)) <= start;
    }

    private long targets() {
        return on.free(environ, on.enemy()) & on.view().detected();
    }

    /** Case 13.6. */
    int bonusDraws(Mission mission, long group) {
        if (mission == Mission.REBELLION && !on.amRebel()) {
            return 0;
        }
        int draws = switch (mission) {
            case DIPLOMACY ->
                on.best(group, Rating.DIPLOMACY)
                        + PieceSet.size(group)
                        - 1
                        + on.view().planets().loyalty(planet).valueFor(side);
            case GATHER_INFORMATION, ASSASSINATION -> on.best(group, Rating.INTELLIGENCE);
            case START_REBEL_CAMP, SUBVERT_TROOPS -> on.best(group, Rating.LEADERSHIP);
            case COUP -> on.best(group, Rating.LEADERSHIP) + printed.coupRating();
            default -> 0;
        };
        byte[] own = BONUS[mission.ordinal()];
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            draws += own[PieceSet.lowest(rest)];
        }
        return Math.max(0, draws);
    }

    /**
     * @param unrest the chance that the planet is, or will in time be, at Unrest
     * @param groups how many groups share what may happen
     */
    double of(Mission mission, long group, double unrest, int groups) {
        if (mission == Mission.REBELLION) {
            return reckon(mission, group, unrest, groups);
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
        int draws = printed.size();
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

    /** By mission, and then by character. */
    private static byte[][] bonusOfCharacters() {
        byte[][] bonus = new byte[MISSIONS][Cast.COUNT];
        for (CharacterCard card : Situation.PRINTED.characters()) {
            for (Mission mission : Mission.values()) {
                bonus[mission.ordinal()][card.index()] = (byte) card.bonusDraws(mission);
            }
        }
        return bonus;
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

    /** The chance that a card ends the mission. */
    double abort(Mission mission, long group, int groups) {
        double agent = events(ActionEvent.Type.AGENT) / Math.max(1, groups);
        double own = switch (mission) {
            case DIPLOMACY ->
                events(ActionEvent.Type.PROTOCOL)
                        + (on.best(group, Rating.DIPLOMACY) < 2 ? events(ActionEvent.Type.POLITICS) : 0);
            case COUP -> events(ActionEvent.Type.COUP_ABORT);
            case REBELLION -> on.amRebel() ? events(ActionEvent.Type.CHICKEN_OUT) : 0;
            case SUBVERT_TROOPS -> events(ActionEvent.Type.WRONG_SOLDIER);
            default -> 0;
        };
        return agent + own;
    }

    private double events(ActionEvent.Type type) {
        return Letters.events(printed.type(), type) / 30.0;
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
            case ASSASSINATION -> failure * (stakes.deaths(group) * 0.5 + PieceSet.size(group) / 3.0);
            case COUP -> 0.3 * (0.4 + 0.25 * stakes.deaths(group));
            default -> 0;
        };
        return assault(group) / Math.max(1, groups) + own + wounds(group);
    }

    /** What an attack on the group may be expected to cost, if it is the only one; the same for all missions. */
    private double assault(long group) {
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
            double left = on.enduranceLeft(each) / (double) Cast.printed(each, Rating.ENDURANCE);
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
        int draws = printed.size();
        double lift = diplomats == 0 ? 0 : Letters.one(Letters.inFullDeck(printed.type(), Mission.DIPLOMACY), draws);
        double coup = plotters == 0 ? 0 : Letters.one(Letters.inFullDeck(printed.type(), Mission.COUP), draws);
        double either = 1 - (1 - lift) * (1 - coup);
        return steps == 1 ? 0.4 * either : steps == 2 ? 0.1 * either : 0;
    }
}
