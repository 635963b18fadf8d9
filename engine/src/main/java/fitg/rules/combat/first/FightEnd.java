package fitg.rules.combat.first;

/**
 * How a character combat may end for those in front.
 *
 * @param dead the chance that all of them are, and nobody is a prisoner
 * @param taken that at least one of them is a prisoner for good
 * @param away that they get away and leave no prisoner behind
 * @param spared that the attacker leaves them, as some creatures do after so many rounds
 * @param beaten that they beat the attacker; whoever it took is free again (case 12.83)
 * @param cost what it costs them on average: a life or a prisoner one each, a wound a little
 */
public record FightEnd(double dead, double taken, double away, double spared, double beaten, double cost) {

    static final FightEnd NONE = new FightEnd(0, 0, 0, 0, 0, 0);

    FightEnd plus(FightEnd other, double chance) {
        return new FightEnd(
                dead + chance * other.dead,
                taken + chance * other.taken,
                away + chance * other.away,
                spared + chance * other.spared,
                beaten + chance * other.beaten,
                cost + chance * other.cost);
    }

    FightEnd times(double factor) {
        return NONE.plus(this, factor);
    }
}
