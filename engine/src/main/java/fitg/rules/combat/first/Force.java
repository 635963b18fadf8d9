package fitg.rules.combat.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Creature;
import fitg.content.Creature.AttackKind;
import fitg.content.Creature.AutoWounds;
import fitg.content.Creature.BreakOffBan;
import fitg.content.Creature.Peculiarity;
import fitg.content.IrateLocals;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.OptionalInt;

/**
 * Cases 12.1 to 12.17: what attacks in a character combat. Characters fight with their own ratings; a squad, irate
 * locals and a creature have a strength and an endurance that wear down.
 */
final class Force {

    private static final int FIRST_WOUNDS_FREE = 2;
    private static final int UNHURT = 99;
    private static final String SQUAD = "a squad";

    /** Null unless a creature attacks. */
    private final Creature creature;

    final String name;
    /** The characters that attack; empty for the other forces. */
    final long characters;

    private int strength;
    private int endurance;
    private int woundsTaken;
    private int woundsDealt;

    private Force(String name, Creature creature, long characters, int strength, int endurance) {
        this.name = name;
        this.creature = creature;
        this.characters = characters;
        this.strength = strength;
        this.endurance = endurance;
    }

    static Force ofCharacters(long set) {
        return new Force("characters", null, set, 0, 0);
    }

    static Force squad(Position s, int environ, Side side) {
        int units = s.forces().strikingStrength(environ, side);
        boolean led = Characters.leaders(s, Characters.inMilitaryStack(s, environ, side)) != 0;
        Squad squad = Squad.of(units, led, s.forces().hasElite(environ, side));
        return new Force(SQUAD, null, 0, squad.combat(), squad.endurance());
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

    boolean isSquad() {
        return name.equals(SQUAD);
    }

    boolean isCharacters() {
        return characters != 0;
    }

    boolean cannotBeFought() {
        return creature != null && creature.cannotBeFought();
    }

    long survivors(GameState s) {
        return characters & s.people().free();
    }

    /** Wyths lose, in every round, the best Intelligence among those they attack (RUL-111). */
    int strength(GameState s, Edge edge, long defenders) {
        if (isCharacters()) {
            return edge.sum(s, survivors(s));
        }
        return strengthAgainst(readsIntelligence() ? Ratings.bestIntelligence(s, defenders) : 0);
    }

    /** Of what is no character, against defenders whose best Intelligence is known. */
    int strengthAgainst(int intelligence) {
        return readsIntelligence() ? Math.max(0, strength - intelligence) : strength;
    }

    /** The wounds it can still take; more than any group deals if it cannot be hurt. */
    int enduranceLeft(GameState s) {
        if (isCharacters()) {
            return CharacterCombat.enduranceLeft(s, survivors(s));
        }
        return cannotBeFought() ? UNHURT : endurance;
    }

    /** Case 12.74: endurance 0 ends the combat; what cannot be fought never gets there. */
    boolean isEliminated(GameState s) {
        return isCharacters() ? survivors(s) == 0 : isWornOut();
    }

    /** The same of what is no character. */
    boolean isWornOut() {
        return !cannotBeFought() && endurance <= 0;
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

    // ---- what a creature's text says of a round (specification 11.9)

    boolean isMental() {
        return creature != null && creature.attackKind() == AttackKind.INTELLIGENCE;
    }

    /** The Wyths are held back by the best Intelligence of those they attack. */
    boolean readsIntelligence() {
        return creature != null && creature.peculiarity() == Peculiarity.WYTHS;
    }

    boolean makesAllActive() {
        return creature != null && creature.allDefendersActive();
    }

    int surpriseShift(int round) {
        return creature != null && round == 1 ? creature.surpriseShift() : 0;
    }

    OptionalInt fixedColumn() {
        return creature == null ? OptionalInt.empty() : creature.fixedColumn();
    }

    boolean bansBreakOff(int round) {
        BreakOffBan ban = creature == null ? BreakOffBan.NEVER : creature.breakOffBan();
        return ban == BreakOffBan.ALWAYS || ban == BreakOffBan.FIRST_ROUND && round == 1;
    }

    int breakOffModifier(int round) {
        boolean modified = creature != null && creature.breakOffModifierRounds().include(round);
        return modified ? creature.breakOffDieModifier() : 0;
    }

    int attackRolls() {
        return creature == null ? 1 : creature.rollsAttack() ? creature.attackRollsPerRound() : 0;
    }

    /** Wounds that come without a die, and those it does itself, after a round it survives. */
    void afterRound(Resolution r, long defenders, int seized) {
        if (creature == null || isEliminated(r.state())) {
            return;
        }
        long victims = creature.autoWoundsPerRound() == 0 ? 0 : holdsSomebody() ? PieceSet.only(seized) : defenders;
        for (long rest = victims; rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.wound(r, PieceSet.lowest(rest), creature.autoWoundsPerRound());
        }
        if (hurtsItself()) {
            int die = r.die(creature.name());
            suffer(woundsItself(die));
            if (r.listening()) {
                r.tell(new Event.DieRolled(creature.name(), die, "13.45"));
            }
        }
    }

    /** Whether a die after each round says what it does to itself. */
    boolean hurtsItself() {
        return creature != null && creature.selfWoundColumn().isPresent();
    }

    int woundsItself(int die) {
        return hurtsItself()
                ? PRINTED.characterCombat()
                        .attackerWounds(creature.selfWoundColumn().getAsInt(), die)
                : 0;
    }

    /** The wounds that everybody in the combat takes after a round it survives. */
    int woundsToEach() {
        return creature == null || holdsSomebody() ? 0 : creature.autoWoundsPerRound();
    }

    /** Whether somebody who does not fight is at stake: the Magron's captive. */
    boolean holdsSomebody() {
        return creature != null && creature.autoWoundTarget() == AutoWounds.SEIZED;
    }

    /** From this round on all rounds are alike, as far as its text goes; more than any fight lasts if they never are. */
    int alikeFrom() {
        if (creature == null) {
            return 1;
        }
        boolean changing = creature.growthFromRound() > 0 || creature.roundsLimit() > 0;
        return changing ? UNHURT : 2;
    }

    /** Some creatures leave after so many rounds; the Vorozion after the first round without a wound. */
    boolean isDone(int round, int woundsDealtInRound) {
        if (creature == null) {
            return false;
        }
        boolean vorozion = creature.peculiarity() == Peculiarity.VOROZION && woundsDealtInRound == 0;
        return vorozion || creature.roundsLimit() > 0 && round >= creature.roundsLimit();
    }

    /** Two that are worn alike fight on alike. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Force force
                && name.equals(force.name)
                && characters == force.characters
                && strength == force.strength
                && endurance == force.endurance
                && woundsTaken == force.woundsTaken
                && woundsDealt == force.woundsDealt;
    }

    @Override
    public int hashCode() {
        return ((strength * 31 + endurance) * 31 + woundsTaken) * 31 + woundsDealt;
    }

    void digest(Digest d) {
        d.add(name)
                .add(characters)
                .add(strength)
                .add(endurance)
                .add(woundsTaken)
                .add(woundsDealt);
    }
}
