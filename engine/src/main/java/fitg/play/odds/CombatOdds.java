package fitg.play.odds;

import fitg.content.Catalogue;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Measure;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.combat.first.BattleColumn;
import fitg.rules.combat.first.MilitaryCombat;
import fitg.rules.pdb.first.PdbAttack;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cases 9.2 and 10.2: what each side must expect to lose. */
final class CombatOdds {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int MOST_LOST = 8;
    private static final int MOST_STAKED = 2 * MOST_LOST;

    private CombatOdds() {}

    /** Which units are lost, and what becomes of the PDB; each die goes by itself. */
    static Odds pdb(PlayerView view, int planet) {
        int level = view.planets().pdbLevel(planet);
        UnitSet units = view.underWay().getLast() instanceof PdbAttack attack ? attack.units() : UnitSet.EMPTY;
        int hidden = view.knowsMobileUnits() ? 0 : units.hidden();
        UnitLosses lost = new UnitLosses("odds.pdb.units-lose", "odds.pdb.all-units-lost", hidden == 0);
        double down = 0;
        double weakened = 0;
        for (int die = 1; die <= 6; die++) {
            for (Guess guess : guesses(units, hidden, view.forces().roster().hidden())) {
                lost.add(guess.units, PdbAttack.unitsLose(level, die), guess.chance / 6);
            }
            down += PdbAttack.goesDown(PdbAttack.pdbLoses(level, die)) ? 1 / 6.0 : 0;
            weakened += PdbAttack.losesLevel(PdbAttack.pdbLoses(level, die)) ? 1 / 6.0 : 0;
        }
        List<Outcome> outcomes = new ArrayList<>(lost.outcomes());
        outcomes.add(Outcome.of(down, "odds.pdb.down"));
        outcomes.add(Outcome.of(weakened, "odds.pdb.weaker"));
        List<Said> remarks = new ArrayList<>();
        remarks.add(FightOdds.column(PRINTED.militaryCombat().columnName(PdbAttack.column(level))));
        if (hidden > 0) {
            remarks.add(taken(view.forces().roster().hidden()));
        }
        return new Odds("9.2", List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Sabotage against what lies face down: which kind is lost, as far as that may be said. */
    static Odds unseen(PlayerView view, int environ) {
        UnitType[] hidden = view.forces().roster().hidden();
        List<Outcome> outcomes = Arrays.stream(hidden)
                .map(type -> Outcome.of(1.0 / hidden.length, "odds.unseen.lost", Said.name(type.name())))
                .toList();
        int units = view.forces().faceDown(environ);
        Said drawn = units == 1 ? Said.of("odds.unseen.only-one") : Said.of("odds.unseen.one-of", Said.number(units));
        return new Odds("13.2", outcomes, List.of(drawn, taken(hidden)));
    }

    /** With the best leaders both sides have in the environ. */
    static Odds military(PlayerView view, int environ, Side attacker, boolean uprising) {
        BattleColumn.Leaders best = BattleColumn.Leaders.best(view.seen(), environ);
        return military(view, view.seen(), environ, attacker, best, uprising, "odds.battle.best-leaders")
                .whole();
    }

    /** Case 22.3: the attacker stakes everything, or does not; both have named their leaders, and all units lie open. */
    static Optional<Odds> staked(PlayerView view, Action action) {
        if (!(view.underWay().getLast() instanceof MilitaryCombat combat)) {
            return Optional.empty();
        }
        BattleColumn at = combat.column(view.seen(), action.kind() == Kind.DETERMINED);
        double[] defenderLoses = new double[MOST_STAKED + 1];
        double[] attackerLoses = new double[MOST_STAKED + 1];
        for (int die = 1; die <= 6; die++) {
            defenderLoses[at.defenderLoses(die)] += 1 / 6.0;
            attackerLoses[at.attackerLoses(die)] += 1 / 6.0;
        }
        List<Outcome> outcomes = losses("odds.battle.defender-must-lose", defenderLoses);
        outcomes.addAll(losses("odds.battle.attacker-must-lose", attackerLoses));
        Said column = FightOdds.column(PRINTED.militaryCombat().columnName(at.column()));
        return Optional.of(new Odds("22.3", List.copyOf(outcomes), List.of(column)));
    }

    /** Case 10.4: a side names its leader, or does without. */
    static Optional<Odds> led(PlayerView view, Action action) {
        if (!(view.underWay().getLast() instanceof MilitaryCombat combat)) {
            return Optional.empty();
        }
        int named = action.kind() == Kind.CHARACTER ? action.argument() : Holder.NOBODY;
        return Optional.of(led(view, view.seen(), combat, named));
    }

    /**
     * In strength alone: leaders are compared, and which units that takes was told when the combat was declared.
     *
     * @param s the position as the viewer knows it, or as it would be
     */
    static Odds led(PlayerView view, GameState s, MilitaryCombat combat, int named) {
        return military(
                        view,
                        s,
                        combat.environ(),
                        combat.attacker(),
                        combat.leadersIf(s, named),
                        combat.isUprising(),
                        "odds.battle.against-the-best")
                .inStrength();
    }

    /** What both sides must lose in strength, and which units that may be. */
    private record Battle(String ruleCase, List<Outcome> strength, List<Outcome> units, List<Said> remarks) {

        Odds whole() {
            List<Outcome> all = new ArrayList<>(strength);
            all.addAll(units);
            return new Odds(ruleCase, List.copyOf(all), List.copyOf(remarks));
        }

        Odds inStrength() {
            return new Odds(ruleCase, List.copyOf(strength), List.copyOf(remarks));
        }
    }

    /**
     * A viewer who cannot see the strength of face-down units gets the mean over Patrol and Line, each taken as equally
     * likely.
     */
    private static Battle military(
            PlayerView view,
            GameState s,
            int environ,
            Side attacker,
            BattleColumn.Leaders leaders,
            boolean uprising,
            String leadership) {
        int hidden = view.knowsMobileUnits(environ) ? 0 : s.forces().faceDown(environ);
        double[] defenderLoses = new double[MOST_LOST + 1];
        double[] attackerLoses = new double[MOST_LOST + 1];
        UnitLosses ofDefender = UnitLosses.in("defender", hidden == 0);
        UnitLosses ofAttacker = UnitLosses.in("attacker", hidden == 0);
        List<Said> remarks = new ArrayList<>();
        for (Guess guess : guesses(
                s.forces().in(environ, Side.IMPERIAL),
                hidden,
                s.forces().roster().hidden())) {
            UnitSet imperials = guess.units;
            double weight = guess.chance;
            UnitSet rebels = s.forces().in(environ, Side.REBEL);
            UnitSet attackers = attacker == Side.REBEL ? rebels : imperials;
            UnitSet defenders = attacker == Side.REBEL ? imperials : rebels;
            int attack = attackers.strength();
            int defence = defenders.strength();
            BattleColumn at = BattleColumn.of(s, environ, attacker, attack, defence, leaders, uprising);
            for (int die = 1; die <= 6; die++) {
                defenderLoses[at.defenderLoses(die)] += weight / 6;
                attackerLoses[at.attackerLoses(die)] += weight / 6;
                ofDefender.add(defenders, at.defenderLoses(die), weight / 6);
                ofAttacker.add(attackers, at.attackerLoses(die), weight / 6);
            }
            remarks.add(Said.of(
                    "odds.battle.strengths",
                    Said.number(attack),
                    Said.number(defence),
                    Said.name(PRINTED.militaryCombat().columnName(at.column()))));
        }
        remarks.add(Said.of(leadership));
        if (hidden > 0) {
            remarks.add(taken(s.forces().roster().hidden()));
        }
        List<Outcome> strength = losses("odds.battle.defender-must-lose", defenderLoses);
        strength.addAll(losses("odds.battle.attacker-must-lose", attackerLoses));
        List<Outcome> units = new ArrayList<>(ofDefender.outcomes());
        units.addAll(ofAttacker.outcomes());
        return new Battle(uprising ? "10.7" : "10.2", strength, units, remarks);
    }

    /** Imperial units as they may be, and how likely that is. */
    private record Guess(UnitSet units, double chance) {}

    /** Everything so many face-down units among these can be, each of any hidden type with equal chance. */
    private static List<Guess> guesses(UnitSet seen, int hidden, UnitType[] types) {
        List<Guess> guesses = List.of(new Guess(hidden == 0 ? seen : seen.onlyOpen(), 1));
        for (int unit = 0; unit < hidden; unit++) {
            guesses = withOneMore(guesses, types);
        }
        return guesses;
    }

    private static List<Guess> withOneMore(List<Guess> guesses, UnitType[] types) {
        Map<UnitSet, Double> chances = new LinkedHashMap<>();
        for (Guess guess : guesses) {
            for (UnitType type : types) {
                chances.merge(guess.units.plus(type, 1), guess.chance / types.length, Double::sum);
            }
        }
        return chances.entrySet().stream()
                .map(each -> new Guess(each.getKey(), each.getValue()))
                .toList();
    }

    private static Said taken(UnitType[] types) {
        Said any = Arrays.stream(types)
                .map(type -> Said.name(type.name()))
                .reduce((one, other) -> Said.of("odds.unseen.or", one, other))
                .orElseThrow();
        return Said.of("odds.unseen.taken-as", any);
    }

    private static List<Outcome> losses(String key, double[] probability) {
        List<Outcome> outcomes = new ArrayList<>();
        for (int points = 0; points < probability.length; points++) {
            if (probability[points] > 0) {
                outcomes.add(Outcome.measured(probability[points], key, Measure.of(Said.number(points), points)));
            }
        }
        return outcomes;
    }
}
