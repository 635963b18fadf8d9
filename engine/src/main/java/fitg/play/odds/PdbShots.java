package fitg.play.odds;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.play.words.Said;
import fitg.rules.control.Control;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.pdb.first.RakingAttack;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/** Cases 9.2 and 20.6: what the PDBs on the way cost those who move, in strength; told to both sides, since it is read off the die. */
final class PdbShots {

    private final Position s;
    private final Side moving;
    private final List<Outcome> outcomes = new ArrayList<>();

    private PdbShots(Position s, Side moving) {
        this.s = s;
        this.moving = moving;
    }

    /** Of units that leave their planet; empty where nothing can fire at them. */
    static Optional<Odds> ofMove(PlayerView view, Side moving, int from, int to) {
        int left = Control.planetOf(from);
        int reached = Control.planetOf(to);
        PdbShots shots = new PdbShots(view.seen(), moving);
        if (left != reached) {
            shots.attack("odds.shots.leaving", left);
            shots.attack("odds.shots.reaching", reached);
        }
        return shots.odds("9.2", "odds.shots.if-at-who-is-left");
    }

    /** Of a stack that comes down to the planet it is above; empty where nothing can fire at it. */
    static Optional<Odds> ofDescent(PlayerView view, Side moving, int planet) {
        PdbShots shots = new PdbShots(view.seen(), moving);
        if (PdbAttack.isPossible(shots.s, planet, moving)) {
            shots.rake(planet);
        }
        return shots.odds("20.6", "odds.shots.if-it-fires");
    }

    /** Of the fire its owner is asked for. */
    static Optional<Odds> ofRaking(PlayerView view, Side owner, int planet) {
        PdbShots shots = new PdbShots(view.seen(), owner.opponent());
        shots.rake(planet);
        return shots.odds("20.6", "odds.shots.no-return");
    }

    private void attack(String when, int planet) {
        if (PdbAttack.isPossible(s, planet, moving)) {
            int level = s.planets().pdbLevel(planet);
            Said name = Said.name(Names.planet(planet));
            add(die -> PdbAttack.unitsLose(level, die), lost -> Said.of(when, name, lost));
        }
    }

    private void rake(int planet) {
        int level = s.planets().pdbLevel(planet);
        add(die -> RakingAttack.unitsLose(level, die), lost -> lost);
    }

    private void add(IntUnaryOperator points, UnaryOperator<Said.Sentence> where) {
        TreeMap<Integer, Double> chances = new TreeMap<>();
        for (int die = 1; die <= 6; die++) {
            chances.merge(points.applyAsInt(die), 1 / 6.0, Double::sum);
        }
        chances.forEach((lost, chance) -> outcomes.add(Outcome.of(chance, where.apply(told(lost)))));
    }

    private static Said.Sentence told(int lost) {
        return lost == 0 ? Said.of("odds.shots.nothing-lost") : Said.of("odds.shots.lost", Said.number(lost));
    }

    private Optional<Odds> odds(String ruleCase, String remark) {
        return outcomes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Odds(ruleCase, List.copyOf(outcomes), List.of(Said.of(remark))));
    }
}
