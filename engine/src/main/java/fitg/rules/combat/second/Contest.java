package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Dazed;
import fitg.rules.force.second.Fighters;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;

/** A character combat as it stands: who fights whom, with how many dice, and how hard it is to get away. */
@Completion("C-COMBAT-4")
abstract class Contest extends Procedure implements Battle.UnderWay {

    final int place;
    final Side attackerSide;
    /** The creature or locals who attack; null for characters and patrols. */
    final Opponent opponent;
    /** Whom the creature has seized before the fight, or NOBODY; he takes no part in it. */
    final int seized;

    final long attackersAtFirst;
    final long defendersAtFirst;
    long attackers;
    long defenders;
    int round = 1;
    boolean stun;
    long active;
    /** Those who tried to break off in this round in vain. */
    long failed;
    /** Attackers who hold their fire in this round. */
    long held;

    int attempts;
    /** The hits the attackers have dealt out in all, and in this round. */
    int hitsDealt;

    int hitsDealtInRound;
    /** Who uses the blade in this round, or NOBODY. */
    int bladeOf = Holder.NOBODY;
    /** Whether Norrocks fights in this combat. */
    boolean norrocks;

    Contest(int place, Side attackerSide, Opponent opponent, int seized, long attackers, long defenders) {
        this.place = place;
        this.attackerSide = attackerSide;
        this.opponent = opponent;
        this.seized = seized;
        this.attackers = attackers;
        this.defenders = defenders;
        this.attackersAtFirst = attackers;
        this.defendersAtFirst = defenders;
    }

    final long inactive(Position s) {
        return FightForces.able(s, defenders) & ~active;
    }

    /** Those who neither stand in line nor break off because they are disabled. */
    final long dazed(Resolution r) {
        return FightForces.able(r.state(), defenders) & Dazed.of(r);
    }

    /** RUL-76: if all are disabled they are all active, and nobody breaks off. */
    final boolean areAllDazed(Resolution r) {
        return dazed(r) != 0 && dazed(r) == FightForces.able(r.state(), defenders);
    }

    /** Those who got away are out of it; whoever is left behind disabled stands in line. */
    final void letGo(Resolution r, BreakOffRoll roll) {
        long dazed = dazed(r);
        long away = (roll.activeAway() ? active : PieceSet.NONE)
                | (roll.inactiveAway() ? inactive(r.state()) & ~dazed : PieceSet.NONE);
        defenders &= ~away;
        active &= ~away;
        active = active == 0 ? dazed : active;
    }

    final long rebels() {
        return attackerSide == Side.REBEL ? attackers : defenders;
    }

    final boolean isSeizedDead(Position s) {
        return seized != Holder.NOBODY && !s.people().isFree(seized);
    }

    /** E5.3.a.3; not in the first round of a surprise (E5.3.d.1), and some creatures never let go. */
    final boolean mayBreakOff() {
        return opponent == null || opponent.allowsBreakOff(round);
    }

    final boolean surprised() {
        return opponent != null && opponent.surprises(round);
    }

    // ---- dice

    /** E5.3.c.2, E5.3.d.1: the dice of one who attacks now. */
    final int attackDice(Position s, int fighter) {
        return attackDice(s, fighter, stun);
    }

    private int attackDice(Position s, int fighter, boolean onStun) {
        int dice = FightForces.attackDice(s, fighter, onStun, surprised());
        if (opponent != null) {
            return opponent.dice(dice, bestIntelligence(s));
        }
        long helped = attackerSide == Side.REBEL ? FightForces.able(s, attackers) : PieceSet.NONE;
        return dice + LivingGround.dice(s, place, fighter, helped) + FightCards.dice(s, fighter, bladeOf, false);
    }

    private int bestIntelligence(Position s) {
        int best = 0;
        for (long rest = FightForces.able(s, defenders); rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, Fighters.intelligence(s, PieceSet.lowest(rest)));
        }
        return best;
    }

    /** E5.3.a.5, E5.3.d.1: the dice of one who defends now. */
    final int defenceDice(Position s, int fighter) {
        boolean byIntelligence = opponent != null && opponent.usesIntelligence();
        long helped = attackerSide == Side.IMPERIAL ? FightForces.able(s, active) : PieceSet.NONE;
        return FightForces.defenceDice(s, fighter, byIntelligence, PieceSet.has(failed, fighter), surprised())
                + LivingGround.dice(s, place, fighter, helped)
                + (byIntelligence ? 0 : FightCards.dice(s, fighter, bladeOf, norrocks));
    }

    /** The dice he really rolls: none at what cannot be hurt. */
    final int returnDice(Position s, int fighter) {
        return opponent != null && opponent.cannotBeHurt() ? 0 : defenceDice(s, fighter);
    }

    // ---- getting away

    /** The attackers' combined dice less those of the active; all modifiers in force (C-COMBAT-4). */
    public final int differential(Position s) {
        if (opponent != null && opponent.strikesEach()) {
            return 0;
        }
        int sum = attackStrength(s, stun);
        for (long rest = active; rest != 0; rest = PieceSet.rest(rest)) {
            sum -= defenceDice(s, PieceSet.lowest(rest));
        }
        return sum;
    }

    /** The dice of all who can attack. */
    public final int attackStrength(Position s, boolean onStun) {
        int sum = 0;
        for (long rest = FightForces.able(s, attackers); rest != 0; rest = PieceSet.rest(rest)) {
            sum += attackDice(s, PieceSet.lowest(rest), onStun);
        }
        return sum;
    }

    /** The dice of all who can defend, in line or behind it. */
    public final int defenceStrength(Position s) {
        return Fighters.attack(s, FightForces.able(s, defenders));
    }

    /** E5.3.a.7: each earlier try makes it easier; some creatures make it harder. */
    public final int breakOffModifier(Position s) {
        int ground = LivingGround.breakOff(s, place, attackerSide.opponent());
        return (opponent == null ? 0 : opponent.breakOffDie(round)) - attempts + ground;
    }

    @Override
    public final Battle battle(Position s) {
        return new Battle(
                Battle.Sort.CHARACTERS,
                place,
                attackerSide,
                round,
                stun,
                attackers,
                defenders,
                FightForces.able(s, attackers | defenders),
                active,
                opponent == null ? "" : opponent.name());
    }

    /** The only system opponent of the fight. */
    final int beast() {
        return PieceSet.lowest(attackersAtFirst & Company.ALL_OPPONENTS);
    }

    static void tell(Resolution r, Happening event) {
        if (r.listening()) {
            r.tell(event);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(place).add(attackerSide.ordinal()).add(opponent == null ? "" : opponent.name());
        d.add(seized).add(attackersAtFirst).add(defendersAtFirst).add(attackers).add(defenders);
        d.add(round).add(stun ? 1 : 0).add(active).add(failed).add(held);
        d.add(attempts).add(hitsDealt).add(hitsDealtInRound).add(bladeOf).add(norrocks ? 1 : 0);
    }
}
