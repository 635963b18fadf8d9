package fitg.rules.combat.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What everybody at the table can read off the chart for a character combat at this moment. */
public final class Outlook {

    private final GameState s;
    private final Force force;
    private final Edge edge;
    private final long defenders;
    private final long active;
    private final CombatTerms terms;
    private final int round;

    /** @param active the active ones, or nobody as long as none is named */
    Outlook(GameState s, Force force, Edge edge, long defenders, long active, CombatTerms terms, int round) {
        this.s = s;
        this.force = force;
        this.edge = edge;
        this.defenders = defenders;
        this.active = active;
        this.terms = terms;
        this.round = round;
    }

    /** The same with other weapons or another aim. */
    Outlook with(boolean firefight, boolean capture) {
        return new Outlook(s, force, edge, defenders, active, terms.with(firefight, capture), round);
    }

    /** The same aimed at taking them alive. */
    public Outlook toCapture() {
        return with(terms.firefight(), true);
    }

    /** The same with these in front. */
    public Outlook inFront(long others) {
        return new Outlook(s, force, edge, defenders, others, terms, round);
    }

    public Fight fight() {
        return new Fight(
                force.strength(s, edge, defenders),
                force.enduranceLeft(s),
                terms.firefight(),
                defenders,
                active,
                edge.sum(s, fighting()));
    }

    /** Whether the attacking force has anybody in it. */
    public boolean isFoughtByAnybody() {
        return force.enduranceLeft(s) > 0;
    }

    public boolean isToCapture() {
        return terms.capture();
    }

    public boolean isFirefight() {
        return terms.firefight();
    }

    /** Those who fight: the active ones, or all who can while nobody is named. */
    private long fighting() {
        long able = defenders & ~s.people().disabled();
        return active != 0 ? active : able != 0 ? able : defenders;
    }

    private int column() {
        int attack = force.strength(s, edge, defenders);
        return terms.column(force, Math.max(1, round), attack, edge.sum(s, fighting()), 0);
    }

    /** The fight to its end; empty where that cannot be reckoned. */
    public Optional<Course> course() {
        long front = fighting();
        return Course.isReckoned(force, terms, front)
                ? Optional.of(new Course(s, force, edge, terms, front, defenders & ~front, round))
                : Optional.empty();
    }

    /** The round at hand. */
    public RoundChances round() {
        List<Integer> toDefenders = new ArrayList<>();
        List<Integer> toAttacker = new ArrayList<>();
        int defence = edge.sum(s, fighting());
        int column = column();
        boolean answered = !force.cannotBeFought() && defence > 0;
        for (int die = 1; die <= 6; die++) {
            toDefenders.add(attack(column, die).wounds());
            if (answered) {
                toAttacker.add(answer(column, die, defence).wounds());
            }
        }
        return new RoundChances(
                PRINTED.characterCombat().columnName(column),
                force.attackRolls(),
                List.copyOf(toDefenders),
                List.copyOf(toAttacker),
                terms.capture() ? OptionalDouble.of(captured(column, defence)) : OptionalDouble.empty());
    }

    private Blow attack(int column, int die) {
        return Blow.ofAttack(column, die, Blows.isShielded(s, defenders), terms);
    }

    private Blow answer(int column, int die, int defence) {
        return Blow.ofAnswer(column, die, defence, Blows.isShielded(s, force.survivors(s)), terms);
    }

    /** Case 12.8: an asterisk of either die takes somebody, if the wounds have left anybody to take. */
    private double captured(int column, int defence) {
        int staying = CharacterCombat.enduranceLeft(s, fighting());
        double chance = 0;
        for (int die = 1; die <= 6; die++) {
            Blow attack = attack(column, die);
            for (int other = 1; other <= 6; other++) {
                boolean star = attack.stars() + answer(column, other, defence).stars() > 0;
                chance += star && attack.wounds() < staying ? 1 / 36.0 : 0;
            }
        }
        return chance;
    }

    public BreakOffChances breakOff() {
        int column = column();
        return new BreakOffChances(
                PRINTED.characterCombat().columnName(column),
                Blows.activeAway(column) - force.breakOffModifier(round),
                Blows.inactiveAway(column) - force.breakOffModifier(round),
                (defenders & ~active) != 0);
    }
}
