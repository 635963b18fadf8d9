package fitg.players.captain;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.play.PlayerView;
import fitg.play.odds.Skirmish;
import fitg.players.mind.Temperament;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.combat.first.Squad;
import fitg.rules.control.Control;
import fitg.rules.mission.Missions;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.search.HidingValue;
import fitg.rules.search.first.SearchValue;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Segment;
import fitg.state.realm.Realm;
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
    private final byte[] ratings = new byte[Cast.WITH_SOVEREIGNS * RATINGS];

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

    /** Whether it is about the whole galaxy, with a treasury, a base and secrets. */
    boolean isGalaxyWide() {
        return view.further(Realm.class) != null;
    }

    /** How much a planet counts against one like most of them. */
    double weight(int planet) {
        return isGalaxyWide() ? (1 + GalacticVictory.worth(planet)) / 2.0 : 1;
    }

    // ---- time

    /** Mission phases the Rebel player still has. */
    int rebelPhases() {
        boolean thisTurn = view.turn().phasing() == Side.REBEL
                && view.scenario()
                        .ruleset()
                        .isAhead(Segment.MISSIONS, view.turn().segment());
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
        return !usesLoyalty(planet);
    }

    boolean usesLoyalty(int planet) {
        return view.planets().state(planet).usesLoyaltyMarker();
    }

    boolean controls(Side side, int planet) {
        return Control.of(view, planet) == side;
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
        return MilitaryMove.room(view, environ, side);
    }

    // ---- characters

    long free(int environ, Side side) {
        return view.free(environ, side);
    }

    /** Those who can be searched for, and who can go on missions. */
    long characterStack(int environ, Side side) {
        return Characters.inCharacterStack(view, environ, side);
    }

    /** The enemies a search here is for, or would be. */
    long sought(int environ) {
        return view.hunted() != 0 ? view.hunted() : characterStack(environ, enemy());
    }

    long all(Side side) {
        return view.people().free() & Cast.of(side);
    }

    /** Who of a character stack could go on a mission: in the next phase those gained or freed just now can too. */
    long ableForMissions(long stack) {
        return Missions.able(view, stack);
    }

    long captives(int environ, Side side) {
        return Prisoners.in(view, environ, side);
    }

    /** Asked for again and again while plans are compared, so kept. */
    int rating(int character, Rating rating) {
        int place = character * RATINGS + rating.ordinal();
        if (ratings[place] < 0) {
            ratings[place] = (byte) Ratings.of(view, character, rating);
        }
        return ratings[place];
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
        return rating(character, Rating.ENDURANCE) - view.people().wounds(character);
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

    double lossesToSquad(int strength, boolean led, long group) {
        Squad squad = Squad.of(strength, led);
        return losses(true, squad.combat(), squad.endurance(), group);
    }

    /** The same for characters who attack others; firearms make it short. */
    double lossesTo(long attackers, long group) {
        return losses(true, sum(attackers, Rating.COMBAT), staying(attackers), group);
    }

    /** The chance that units of so much strength, helped by a leader, find those who hide. */
    double foundByUnits(int environ, long hiders, double strength, int leader) {
        int value = SearchValue.ofUnits((int) Math.round(strength), leader);
        return SearchValue.number(HidingValue.of(view, environ, hiders, true), value) / 6.0;
    }

    /** The chance that characters find those who hide. */
    double foundByCharacters(int environ, long hiders, long searchers) {
        int value = SearchValue.ofCharacters(view, searchers);
        return SearchValue.number(HidingValue.of(view, environ, hiders, false), value) / 6.0;
    }

    /** The best leader of a side among its units here. */
    int leaderWithUnits(int environ, Side side) {
        return best(Characters.leaders(view, Characters.inMilitaryStack(view, environ, side)), Rating.LEADERSHIP);
    }

    // ---- ships

    /** The ships of a side that stand in an environ with somebody who can fly them. */
    boolean canFlyFrom(int environ, Side side) {
        for (long rest = free(environ, side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int ship = Ships.isPilot(view, each) ? Ships.heldBy(view, each) : Holder.NOBODY;
            if (ship != Holder.NOBODY && view.gear().shipAt(ship) == environ) {
                return true;
            }
        }
        return false;
    }

    boolean isInSpace(int character) {
        return view.people().at(character) == Place.SPACE;
    }
}
