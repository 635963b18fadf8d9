package fitg.players.captain;

import fitg.content.Ability;
import fitg.content.Card;
import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.SquadChart;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.play.Skirmish;
import fitg.state.Cast;
import fitg.state.Segment;
import java.util.Arrays;

/** The board as one side reads it: the view in the terms of its plans. */
final class Situation {

    static final Catalogue PRINTED = Catalogue.standard();

    private static final int RATINGS = Rating.values().length;

    private final PlayerView view;
    private final Side me;
    private final Temperament temperament;
    private final double faceDownStrength;
    private final double future;
    private final byte[] ratings = new byte[Cast.COUNT * RATINGS];

    Situation(PlayerView view, Side me, Temperament temperament) {
        this.view = view;
        this.me = me;
        this.temperament = temperament;
        this.faceDownStrength = meanMobileStrength(view);
        this.future = (1 - Math.pow(0.72, rebelPhases())) * temperament.ambition();
        Arrays.fill(ratings, (byte) -1);
    }

    /** Which units the Empire began with is printed in the scenario; which is which is not to be seen. */
    private static double meanMobileStrength(PlayerView view) {
        int strength = 0;
        int units = 0;
        for (UnitType kind : view.scenario().units(Side.IMPERIAL)) {
            strength += kind.mobile() ? kind.strength() : 0;
            units += kind.mobile() ? 1 : 0;
        }
        return units == 0 ? strongestFaceDown(view) : strength / (double) units;
    }

    private static int strongestFaceDown(PlayerView view) {
        return Arrays.stream(view.forces().roster().hidden())
                .mapToInt(UnitType::strength)
                .max()
                .orElse(0);
    }

    PlayerView view() {
        return view;
    }

    Side me() {
        return me;
    }

    Side enemy() {
        return me.opponent();
    }

    boolean amRebel() {
        return me == Side.REBEL;
    }

    Temperament temperament() {
        return temperament;
    }

    // ---- time

    /** Mission phases the Rebel player still has. */
    int rebelPhases() {
        boolean thisTurn =
                view.turn().phasing() == Side.REBEL && view.turn().segment().compareTo(Segment.MISSIONS) <= 0;
        return view.scenario().lastTurn()
                - view.turn().number()
                + (thisTurn || view.turn().segment() == Segment.SET_UP ? 1 : 0);
    }

    /** How much of what pays later can still be made to pay, from 0 at the end to nearly 1. */
    double future() {
        return future;
    }

    // ---- places

    int[] environs() {
        return view.scenario().environs();
    }

    int[] planets() {
        return view.scenario().planets();
    }

    Environ environ(int environ) {
        return PRINTED.environ(environ);
    }

    int planetOf(int environ) {
        return PRINTED.environ(environ).planet();
    }

    boolean hasRisen(int planet) {
        PlanetState state = view.planets().state(planet);
        return state == PlanetState.REBELLION || state == PlanetState.REBEL_CONTROL;
    }

    boolean usesLoyalty(int planet) {
        return view.planets().state(planet).usesLoyaltyMarker();
    }

    boolean controls(Side side, int planet) {
        return view.control(planet).filter(side::equals).isPresent();
    }

    // ---- units

    double strength(int environ, Side side) {
        double sum = 0;
        for (UnitType kind : view.forces().roster().of(side)) {
            int count = view.forces().units(environ, kind);
            if (count > 0) {
                sum += count * (view.knowsMobileUnits(environ) ? kind.strength() : strengthOf(kind));
            }
        }
        return sum;
    }

    double strengthOf(UnitType kind) {
        return kind.hidden() && !view.knowsMobileUnits() ? faceDownStrength : kind.strength();
    }

    double strengthOnPlanet(int planet, Side side) {
        double sum = 0;
        for (int environ : PRINTED.planet(planet).environs()) {
            sum += strength(environ, side);
        }
        return sum;
    }

    int room(int environ, Side side) {
        return environ(environ).size() - view.forces().units(environ, side);
    }

    // ---- characters

    CharacterCard card(int character) {
        return PRINTED.character(character);
    }

    long free(int environ, Side side) {
        return view.free(environ, side);
    }

    /** Those who can be searched for, and who can go on missions. */
    long characterStack(int environ, Side side) {
        return view.free(environ, side) & ~view.people().military();
    }

    /** The enemies a search here is for, or would be. */
    long sought(int environ) {
        return view.hunted() != 0 ? view.hunted() : characterStack(environ, enemy());
    }

    long all(Side side) {
        return view.people().free() & Cast.of(side);
    }

    /** Those who could go on a mission from here in their side's next mission phase. */
    long fitForMissions(int environ, Side side) {
        return characterStack(environ, side) & ~view.people().disabled() & ~guards();
    }

    long guards() {
        long guards = 0;
        for (long rest = view.people().prisoners(); rest != 0; rest = PieceSet.rest(rest)) {
            int holder = view.people().holder(PieceSet.lowest(rest));
            guards |= holder >= 0 ? PieceSet.only(holder) : 0;
        }
        return guards;
    }

    long captives(int environ, Side side) {
        long captives = 0;
        for (long rest = view.people().prisoners() & Cast.of(side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            captives |= view.people().at(each) == environ ? PieceSet.only(each) : 0;
        }
        return captives;
    }

    /** Asked for again and again while plans are compared, so kept. */
    int rating(int character, Rating rating) {
        int place = character * RATINGS + rating.ordinal();
        if (ratings[place] < 0) {
            ratings[place] = (byte) reckon(character, rating);
        }
        return ratings[place];
    }

    private int reckon(int character, Rating rating) {
        int printed = Cast.printed(character, rating);
        return switch (rating) {
            case COMBAT -> Math.max(0, printed - view.people().wounds(character)) + shown(character, Card.RIFLE);
            case INTELLIGENCE -> printed + shown(character, Card.CERVAC) + shown(character, Card.ANDROID);
            case DIPLOMACY -> printed + shown(character, Card.CHARSOT) + shown(character, Card.ANDROID);
            default -> printed;
        };
    }

    private int shown(int character, int card) {
        return PieceSet.has(view.gear().possessionsOf(character), card)
                        && view.gear().isRevealed(card)
                ? 1
                : 0;
    }

    int best(long set, Rating rating) {
        int best = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, rating(PieceSet.lowest(rest), rating));
        }
        return best;
    }

    int sum(long set, Rating rating) {
        int sum = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            sum += rating(PieceSet.lowest(rest), rating);
        }
        return sum;
    }

    int enduranceLeft(int character) {
        return Cast.printed(character, Rating.ENDURANCE) - view.people().wounds(character);
    }

    /** The wounds a group can take until half of those who would die last are dead. */
    int staying(long group) {
        int sum = 0;
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            sum += enduranceLeft(PieceSet.lowest(rest));
        }
        return sum - PieceSet.size(group) / 2;
    }

    /** The share of a group that an attack may be expected to cost. */
    double losses(boolean firefight, int attack, int endurance, long group) {
        return group == 0 ? 1 : Skirmish.share(firefight, attack, endurance, sum(group, Rating.COMBAT), staying(group));
    }

    /** Case 12.12. */
    double lossesToSquad(int strength, boolean led, long group) {
        SquadChart squads = PRINTED.squads();
        int endurance = squads.endurance(strength) + (led ? squads.leaderEndurance() : 0);
        return losses(true, squads.combat(strength), endurance, group);
    }

    /** The same for characters who attack others; firearms make it short. */
    double lossesTo(long attackers, long group) {
        return losses(true, sum(attackers, Rating.COMBAT), staying(attackers), group);
    }

    /** Case 11.0. */
    int hidingValue(int environ, long hiders) {
        int elusive = 0;
        for (long rest = hiders; rest != 0; rest = PieceSet.rest(rest)) {
            CharacterCard card = card(PieceSet.lowest(rest));
            elusive += card.has(Ability.HIDING_PLUS_1) ? 1 : card.has(Ability.HIDING_PLUS_2) ? 2 : 0;
        }
        return best(hiders, Rating.INTELLIGENCE) + environ(environ).size() - PieceSet.size(hiders) + elusive;
    }

    /** The best leader of a side among its units here. */
    int leaderWithUnits(int environ, Side side) {
        return best(
                free(environ, side) & view.people().military() & ~view.people().disabled(), Rating.LEADERSHIP);
    }

    // ---- ships

    /** The ships of a side that stand in an environ with somebody who can fly them. */
    boolean canFlyFrom(int environ, Side side) {
        int first = side == Side.REBEL ? 0 : Spaceship.FIRST_IMPERIAL;
        int last = side == Side.REBEL ? Spaceship.REBEL_SHIPS - 1 : Spaceship.REDJACS;
        for (int ship = first; ship <= last; ship++) {
            int holder = view.gear().shipHolder(ship);
            boolean here = view.gear().shipAt(ship) == environ
                    && holder >= 0
                    && view.people().at(holder) == environ;
            if (here && Cast.printed(holder, Rating.NAVIGATION) > 0) {
                return true;
            }
        }
        return false;
    }

    boolean isInSpace(int character) {
        return view.people().at(character) == Place.SPACE;
    }
}
