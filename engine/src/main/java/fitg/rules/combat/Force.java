package fitg.rules.combat;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Creature;
import fitg.content.IrateLocals;
import fitg.content.Side;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * Cases 12.1 to 12.17: what attacks in a character combat. Characters fight with their own ratings; a squad, irate
 * locals and a creature have a strength and an endurance that wear down.
 */
final class Force {

    private static final int FIRST_WOUNDS_FREE = 2;

    /** Null unless a creature attacks. */
    final Creature creature;
    final String name;
    /** The characters that attack; empty for the other forces. */
    final int characters;
    private int strength;
    private int endurance;
    private int woundsTaken;
    private int woundsDealt;

    private Force(String name, Creature creature, int characters, int strength, int endurance) {
        this.name = name;
        this.creature = creature;
        this.characters = characters;
        this.strength = strength;
        this.endurance = endurance;
    }

    static Force ofCharacters(int set) {
        return new Force("characters", null, set, 0, 0);
    }

    /** Case 12.12: the Squad Chart by the strength of the units; a leader with them adds endurance (RUL-21). */
    static Force squad(GameState s, int environ, Side side) {
        int units = s.strength(environ, side);
        boolean led = Characters.leaders(s, Characters.inMilitaryStack(s, environ, side)) != 0;
        int endurance = PRINTED.squads().endurance(units) + (led ? PRINTED.squads().leaderEndurance() : 0);
        return new Force("a squad", null, 0, PRINTED.squads().combat(units), endurance);
    }

    /** Case 13.47; a Scrambler halves their strength, rounded up. */
    static Force locals(IrateLocals locals, boolean scrambled) {
        int strength = scrambled ? (locals.strength() + 1) / 2 : locals.strength();
        return new Force("irate locals (" + locals.race() + ")", null, 0, strength, locals.endurance());
    }

    static Force of(Creature creature) {
        return new Force(creature.name(), creature, 0, creature.strength(), creature.endurance());
    }

    Force copy() {
        Force copy = new Force(name, creature, characters, strength, endurance);
        copy.woundsTaken = woundsTaken;
        copy.woundsDealt = woundsDealt;
        return copy;
    }

    boolean isCharacters() {
        return characters != 0;
    }

    boolean isCreature() {
        return creature != null;
    }

    boolean cannotBeFought() {
        return creature != null && creature.cannotBeFought();
    }

    int survivors(GameState s) {
        return characters & s.free();
    }

    int strength(GameState s) {
        if (!isCharacters()) {
            return strength;
        }
        int sum = 0;
        for (int rest = survivors(s); rest != 0; rest &= rest - 1) {
            sum += Ratings.combat(s, Integer.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    /** Case 12.74: endurance 0 ends the combat; what cannot be fought never gets there. */
    boolean isEliminated(GameState s) {
        return isCharacters() ? survivors(s) == 0 : !cannotBeFought() && endurance <= 0;
    }

    /** Case 12.74: a wound costs one strength and one endurance, unless the creature's text says otherwise. */
    void suffer(int wounds) {
        for (int wound = 0; wound < wounds; wound++) {
            woundsTaken++;
            endurance--;
            strength = Math.max(0, strength + strengthPerWound());
        }
    }

    private int strengthPerWound() {
        if (creature == null) {
            return -1;
        }
        return switch (creature.ownWounds()) {
            case REDUCE -> -1;
            case NONE -> 0;
            case NONE_FOR_FIRST_2 -> woundsTaken <= FIRST_WOUNDS_FREE ? 0 : -1;
            case INCREASE -> 1;
        };
    }

    /** Some creatures grow as the fight goes on. */
    void grow(int round) {
        if (creature == null || creature.growthFromRound() == 0 || round < creature.growthFromRound()) {
            return;
        }
        if ((round - creature.growthFromRound()) % creature.growthEveryRounds() == 0) {
            strength += creature.strengthPerRound();
            endurance += creature.endurancePerRound();
        }
    }

    /** The Dindin feeds on the first wounds it deals. */
    void dealt(int wounds) {
        if (creature == null || creature.strengthPerWoundDealt() == 0) {
            return;
        }
        int cap = creature.strengthPerWoundDealtCap();
        int before = Math.min(cap, woundsDealt);
        woundsDealt += wounds;
        strength += (Math.min(cap, woundsDealt) - before) * creature.strengthPerWoundDealt();
    }

    void digest(Digest d) {
        d.add(name).add(characters).add(strength).add(endurance).add(woundsTaken).add(woundsDealt);
    }
}
