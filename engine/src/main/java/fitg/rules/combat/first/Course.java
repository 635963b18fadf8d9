package fitg.rules.combat.first;

import fitg.content.PieceSet;
import fitg.rules.character.Ratings;
import fitg.rules.combat.first.ImaginedFighters.Party;
import fitg.state.GameState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A character combat thought to its end, round by round by the rules it is fought by, if those in front stand and run as
 * costs them least and nobody shows a card. Who is behind them takes no part, but for a Body Shield or a good head.
 */
public final class Course {

    /** What a wound costs that does not kill, as a share of a life. */
    private static final double WOUND = 0.02;

    /** With more there are too many ways in which one after the other is taken to go through them all at every question. */
    private static final int MOST_TO_CAPTURE = 4;

    /** What grows from round to round has had its way by then; the guard of RUL-46 comes later. */
    private static final int LAST_ROUND = 12;

    private final CombatTerms terms;
    private final Force force;
    private final int number;
    private final boolean shieldBehind;
    private final int wisdomBehind;
    private final boolean someTaken;
    private final State now;
    private final int defenceNow;
    private final Map<State, FightEnd> known = new HashMap<>();

    /** How a fight stands; characters that attack are a party, all else is worn as a force. */
    private record State(Force force, Party attackers, Party front, int round) {}

    Course(GameState s, Force force, Edge edge, CombatTerms terms, long inFront, long behind, int round) {
        Edge later = new Edge(0, edge.norrocks(), edge.captives(), edge.mental());
        this.terms = terms;
        this.force = force;
        this.number = PieceSet.size(inFront);
        this.shieldBehind = Blows.isShielded(s, behind);
        this.wisdomBehind = force.readsIntelligence() ? Ratings.bestIntelligence(s, behind) : 0;
        this.someTaken = edge.captives() != PieceSet.NONE;
        this.now = state(
                force.copy(),
                new ImaginedFighters(s, later, force.survivors(s)).unhurt(),
                new ImaginedFighters(s, later, inFront).unhurt(),
                Math.max(1, round));
        this.defenceNow = edge.sum(s, inFront);
    }

    /** Whether it can be reckoned to its end. */
    static boolean isReckoned(Force force, CombatTerms terms, long inFront) {
        int number = PieceSet.size(inFront);
        return number > 0 && (!terms.capture() || number <= MOST_TO_CAPTURE) && !force.holdsSomebody();
    }

    /** How many are in front. */
    public int number() {
        return number;
    }

    /** They stand in this round, and then do as costs them least. */
    public FightEnd ifTheyStand() {
        return then(stand(now, defenceNow));
    }

    /** They try to get away in this round. */
    public FightEnd ifTheyRun() {
        return then(run(now, defenceNow));
    }

    public FightEnd asCostsLeast() {
        return force.bansBreakOff(now.round) ? ifTheyStand() : cheaper(ifTheyStand(), ifTheyRun());
    }

    private FightEnd then(Round round) {
        return round.same > 0 ? round.end.plus(end(now), round.same) : round.end;
    }

    private static FightEnd cheaper(FightEnd standing, FightEnd running) {
        return standing.cost() <= running.cost() ? standing : running;
    }

    private State state(Force worn, Party foes, Party ours, int round) {
        return new State(worn, foes, ours, Math.min(round, force.alikeFrom()));
    }

    private FightEnd end(State at) {
        FightEnd end = known.get(at);
        if (end == null) {
            end = leastCost(at, at.front.strength);
            known.put(at, end);
        }
        return end;
    }

    private FightEnd leastCost(State at, int defence) {
        FightEnd standing = again(at, stand(at, defence));
        return force.bansBreakOff(at.round) ? standing : cheaper(standing, again(at, run(at, defence)));
    }

    /** Who was left as he was does the same again, so that a round in which nothing happens is as if it had not been. */
    private FightEnd again(State at, Round round) {
        double decided = 1 - round.same;
        return decided > 1e-9 ? round.end.times(1 / decided) : over(at, Way.AWAY);
    }

    private Round stand(State at, int defence) {
        return fight(at, defence, column(at, defence, 0), FightEnd.NONE, 1);
    }

    /** A failure costs a column (case 12.53). */
    private Round run(State at, int defence) {
        int number = Blows.activeAway(column(at, defence, 0)) - force.breakOffModifier(at.round);
        double away = Math.clamp(number, 0, 6) / 6.0;
        FightEnd escaped = FightEnd.NONE.plus(over(at, Way.AWAY), away);
        return fight(at, defence, column(at, defence, Blows.FAILED_BREAK_OFF), escaped, 1 - away);
    }

    private int column(State at, int defence, int shift) {
        int wisdom = force.readsIntelligence() ? Math.max(wisdomBehind, at.front.bestIntelligence) : 0;
        int attack = force.isCharacters() ? at.attackers.strength : at.force.strengthAgainst(wisdom);
        return terms.column(force, at.round, attack, defence, shift);
    }

    // ---- one round

    /**
     * @param soFar what came of a break-off before the dice of the round
     * @param held the chance that the round is fought at all
     */
    private Round fight(State at, int defence, int column, FightEnd soFar, double held) {
        Sum sum = new Sum(at);
        boolean shielded = shieldBehind || at.front.isShielded;
        List<Blow> answers =
                force.cannotBeFought() ? Blow.NONE : Blow.answer(column, defence, at.attackers.isShielded, terms);
        for (Blow blow : Blow.attack(force.attackRolls(), column, shielded, terms)) {
            for (Blow answer : answers) {
                strike(at, blow, answer, sum);
            }
        }
        return new Round(soFar.plus(sum.end, held), held * sum.same);
    }

    /**
     * What comes of a round.
     *
     * @param same the chance that it changes nothing at all
     */
    private record Round(FightEnd end, double same) {}

    /** What follows the round, by its chance. */
    private final class Sum {

        private final State before;
        private FightEnd end = FightEnd.NONE;
        private double same;

        Sum(State before) {
            this.before = before;
        }

        void add(State after, double chance) {
            if (after.equals(before)) {
                same += chance;
            } else {
                end = end.plus(end(after), chance);
            }
        }

        void add(FightEnd over, double chance) {
            end = end.plus(over, chance);
        }
    }

    /** Case 12.7: both results are applied together. */
    private void strike(State at, Blow blow, Blow answer, Sum sum) {
        Party hit = at.front.wounded(blow.wounds());
        Force worn = at.force.copy();
        worn.dealt(hit.wounds - at.front.wounds);
        if (!force.isCharacters()) {
            worn.suffer(answer.wounds());
        }
        Party foes = at.attackers.wounded(answer.wounds());
        Struck struck = new Struck(at.round, worn, foes, blow.wounds(), sum);
        capture(struck, hit, blow.stars() + answer.stars(), blow.chance() * answer.chance());
    }

    /** A round whose dice have fallen. */
    private record Struck(int round, Force worn, Party attackers, int wounds, Sum sum) {}

    /** Case 12.8: each asterisk takes one who is left, any of them with the same chance. */
    private void capture(Struck struck, Party ours, int stars, double chance) {
        int left = ours.fighting;
        if (stars == 0 || left == 0) {
            after(struck, ours, chance);
            return;
        }
        for (int which = 0; which < left; which++) {
            capture(struck, ours.without(which), stars - 1, chance / left);
        }
    }

    /** What a creature does after a round it survives. */
    private void after(Struck struck, Party ours, double chance) {
        if (isBeaten(struck)) {
            close(struck, ours, chance);
            return;
        }
        Party hurt = ours.eachWounded(struck.worn.woundsToEach());
        int sides = force.hurtsItself() ? 6 : 1;
        for (int die = 1; die <= sides; die++) {
            Force worn = struck.worn.copy();
            worn.suffer(worn.woundsItself(die));
            close(new Struck(struck.round, worn, struck.attackers, struck.wounds, struck.sum), hurt, chance / sides);
        }
    }

    private boolean isBeaten(Struck struck) {
        return force.isCharacters() ? struck.attackers.fighting == 0 : struck.worn.isWornOut();
    }

    private void close(Struck struck, Party ours, double chance) {
        Force worn = struck.worn;
        State next = new State(worn, struck.attackers, ours, struck.round);
        if (isBeaten(struck)) {
            struck.sum.add(over(next, Way.BEATEN), chance);
        } else if (ours.fighting == 0) {
            struck.sum.add(over(next, Way.GONE), chance);
        } else if (worn.isDone(struck.round, struck.wounds)) {
            struck.sum.add(over(next, Way.SPARED), chance);
        } else if (struck.round >= LAST_ROUND) {
            struck.sum.add(over(next, Way.AWAY), chance);
        } else {
            worn.grow(struck.round + 1);
            struck.sum.add(state(worn, struck.attackers, ours, struck.round + 1), chance);
        }
    }

    // ---- the end

    private enum Way {
        AWAY,
        SPARED,
        BEATEN,
        GONE
    }

    private FightEnd over(State at, Way way) {
        boolean beaten = way == Way.BEATEN;
        int captives = at.front.captives;
        int dead = number - at.front.fighting - captives;
        // Both sides may fall in the same round: then nobody is a prisoner, and who is dead is dead.
        boolean allDead = dead == number && (beaten || !someTaken);
        boolean taken = !beaten && (captives > 0 || someTaken);
        double cost = dead + (beaten ? 0 : captives) + WOUND * at.front.wounds;
        return new FightEnd(
                allDead ? 1 : 0,
                taken ? 1 : 0,
                !taken && way == Way.AWAY ? 1 : 0,
                !taken && way == Way.SPARED ? 1 : 0,
                beaten && !allDead ? 1 : 0,
                cost);
    }
}
