package fitg.play.odds;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.rules.control.Control;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.pdb.first.RakingAttack;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

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
            shots.attack("leaving ", left);
            shots.attack("reaching ", reached);
        }
        return shots.odds("9.2", "if the PDB fires, at the units that are left by then");
    }

    /** Of a stack that comes down to the planet it is above; empty where nothing can fire at it. */
    static Optional<Odds> ofDescent(PlayerView view, Side moving, int planet) {
        PdbShots shots = new PdbShots(view.seen(), moving);
        if (PdbAttack.isPossible(shots.s, planet, moving)) {
            shots.rake("", planet);
        }
        return shots.odds("20.6", "if the PDB fires");
    }

    /** Of the fire its owner is asked for. */
    static Optional<Odds> ofRaking(PlayerView view, Side owner, int planet) {
        PdbShots shots = new PdbShots(view.seen(), owner.opponent());
        shots.rake("", planet);
        return shots.odds("20.6", "nobody returns the fire");
    }

    private void attack(String when, int planet) {
        if (PdbAttack.isPossible(s, planet, moving)) {
            int level = s.planets().pdbLevel(planet);
            add(when + Names.planet(planet) + ": ", die -> PdbAttack.unitsLose(level, die));
        }
    }

    private void rake(String when, int planet) {
        int level = s.planets().pdbLevel(planet);
        add(when, die -> RakingAttack.unitsLose(level, die));
    }

    private void add(String when, IntUnaryOperator points) {
        TreeMap<Integer, Double> chances = new TreeMap<>();
        for (int die = 1; die <= 6; die++) {
            chances.merge(points.applyAsInt(die), 1 / 6.0, Double::sum);
        }
        chances.forEach((lost, chance) -> outcomes.add(new Outcome(when + told(lost), chance)));
    }

    private static String told(int lost) {
        return lost == 0 ? "nothing is lost" : "strength " + lost + " is lost";
    }

    private Optional<Odds> odds(String ruleCase, String remark) {
        return outcomes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Odds(ruleCase, List.copyOf(outcomes), List.of(remark)));
    }
}
