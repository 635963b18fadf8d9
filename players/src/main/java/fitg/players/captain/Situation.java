package fitg.players.captain;

import fitg.content.Ability;
import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.SquadChart;
import fitg.content.UnitKind;
import fitg.play.PlayerView;
import fitg.play.Skirmish;
import fitg.rules.possession.Card;
import fitg.state.Cast;
import fitg.state.GameState;
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
    private final byte[] ratings = new byte[GameState.CHARACTERS * RATINGS];

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
        for (UnitKind kind : view.scenario().units(Side.IMPERIAL)) {
            strength += kind.mobile() ? kind.strength() : 0;
            units += kind.mobile() ? 1 : 0;
        }
        return units == 0 ? UnitKind.LINE.strength() : strength / (double) units;
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
        boolean thisTurn = view.phasing() == Side.REBEL && view.segment().compareTo(Segment.MISSIONS) <= 0;
        return view.scenario().lastTurn() - view.turn() + (thisTurn || view.segment() == Segment.SET_UP ? 1 : 0);
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
        PlanetState state = view.planetState(planet);
        return state == PlanetState.REBELLION || state == PlanetState.REBEL_CONTROL;
    }

    boolean usesLoyalty(int planet) {
        return view.planetState(planet).usesLoyaltyMarker();
    }

    boolean controls(Side side, int planet) {
        return view.control(planet).filter(side::equals).isPresent();
    }

    // ---- units

    double strength(int environ, Side side) {
        double sum = 0;
        for (int kind = UnitKind.first(side); kind <= UnitKind.last(side); kind++) {
            int count = view.units(environ, UnitKind.at(kind));
            if (count > 0) {
                UnitKind each = UnitKind.at(kind);
                sum += count * (view.knowsMobileUnits(environ) ? each.strength() : strengthOf(each));
            }
        }
        return sum;
    }

    double strengthOf(UnitKind kind) {
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
        return environ(environ).size() - view.units(environ, side);
    }

    // ---- characters

    CharacterCard card(int character) {
        return PRINTED.character(character);
    }

    int free(int environ, Side side) {
        return view.free(environ, side);
    }

    /** Those who can be searched for, and who can go on missions. */
    int characterStack(int environ, Side side) {
        return view.free(environ, side) & ~view.military();
    }

    /** The enemies a search here is for, or would be. */
    int sought(int environ) {
        return view.hunted() != 0 ? view.hunted() : characterStack(environ, enemy());
    }

    int all(Side side) {
        return view.free() & Cast.of(side);
    }

    /** Those who could go on a mission from here in their side's next mission phase. */
    int fitForMissions(int environ, Side side) {
        return characterStack(environ, side) & ~view.disabled() & ~guards();
    }

    int guards() {
        int guards = 0;
        for (int rest = view.prisoners(); rest != 0; rest &= rest - 1) {
            int holder = view.holder(Integer.numberOfTrailingZeros(rest));
            guards |= holder >= 0 ? 1 << holder : 0;
        }
        return guards;
    }

    int captives(int environ, Side side) {
        int captives = 0;
        for (int rest = view.prisoners() & Cast.of(side); rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            captives |= view.at(each) == environ ? 1 << each : 0;
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
            case COMBAT -> Math.max(0, printed - view.wounds(character)) + shown(character, Card.RIFLE);
            case INTELLIGENCE -> printed + shown(character, Card.CERVAC) + shown(character, Card.ANDROID);
            case DIPLOMACY -> printed + shown(character, Card.CHARSOT) + shown(character, Card.ANDROID);
            default -> printed;
        };
    }

    private int shown(int character, int card) {
        return (view.knownCards(character) >>> card & 1) != 0 && view.isShown(card) ? 1 : 0;
    }

    int best(int set, Rating rating) {
        int best = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            best = Math.max(best, rating(Integer.numberOfTrailingZeros(rest), rating));
        }
        return best;
    }

    int sum(int set, Rating rating) {
        int sum = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            sum += rating(Integer.numberOfTrailingZeros(rest), rating);
        }
        return sum;
    }

    int enduranceLeft(int character) {
        return Cast.printed(character, Rating.ENDURANCE) - view.wounds(character);
    }

    /** The wounds a group can take until half of those who would die last are dead. */
    int staying(int group) {
        int sum = 0;
        for (int rest = group; rest != 0; rest &= rest - 1) {
            sum += enduranceLeft(Integer.numberOfTrailingZeros(rest));
        }
        return sum - Integer.bitCount(group) / 2;
    }

    /** The share of a group that an attack may be expected to cost. */
    double losses(boolean firefight, int attack, int endurance, int group) {
        return group == 0 ? 1 : Skirmish.share(firefight, attack, endurance, sum(group, Rating.COMBAT), staying(group));
    }

    /** Case 12.12. */
    double lossesToSquad(int strength, boolean led, int group) {
        SquadChart squads = PRINTED.squads();
        int endurance = squads.endurance(strength) + (led ? squads.leaderEndurance() : 0);
        return losses(true, squads.combat(strength), endurance, group);
    }

    /** The same for characters who attack others; firearms make it short. */
    double lossesTo(int attackers, int group) {
        return losses(true, sum(attackers, Rating.COMBAT), staying(attackers), group);
    }

    /** Case 11.0. */
    int hidingValue(int environ, int hiders) {
        int elusive = 0;
        for (int rest = hiders; rest != 0; rest &= rest - 1) {
            CharacterCard card = card(Integer.numberOfTrailingZeros(rest));
            elusive += card.has(Ability.HIDING_PLUS_1) ? 1 : card.has(Ability.HIDING_PLUS_2) ? 2 : 0;
        }
        return best(hiders, Rating.INTELLIGENCE) + environ(environ).size() - Integer.bitCount(hiders) + elusive;
    }

    /** The best leader of a side among its units here. */
    int leaderWithUnits(int environ, Side side) {
        return best(free(environ, side) & view.military() & ~view.disabled(), Rating.LEADERSHIP);
    }

    // ---- ships

    /** The ships of a side that stand in an environ with somebody who can fly them. */
    boolean canFlyFrom(int environ, Side side) {
        int first = side == Side.REBEL ? 0 : Spaceship.FIRST_IMPERIAL;
        int last = side == Side.REBEL ? Spaceship.REBEL_SHIPS - 1 : Spaceship.REDJACS;
        for (int ship = first; ship <= last; ship++) {
            int holder = view.shipHolder(ship);
            boolean here = view.shipAt(ship) == environ && holder >= 0 && view.at(holder) == environ;
            if (here && Cast.printed(holder, Rating.NAVIGATION) > 0) {
                return true;
            }
        }
        return false;
    }

    boolean isInSpace(int character) {
        return view.at(character) == GameState.SPACE;
    }
}
