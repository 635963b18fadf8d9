package fitg.rules.flight.second;

import fitg.content.HyperjumpOutcome;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Pieces;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.loss.second.Losses;
import fitg.state.GameState;

/** E3.2 for a spaceship of characters: it comes out of the jump somewhere, or not at all. */
@Completion({"C-JUMP-1", "C-JUMP-2", "C-SHIP-3"})
final class ShipJump {

    private ShipJump() {}

    /** Rolls, and puts the ship where it comes out; S-R48: damaged again it is lost with all aboard. */
    static void make(Resolution r, int ship, Jump jump, int orbit) {
        GameState s = r.state();
        HyperjumpOutcome outcome = jump.roll(r, () -> Pieces.spaceship(ship));
        if (outcome.eliminated() || outcome.damaged() && Spaceships.isDamaged(s, ship)) {
            Losses.spaceshipInHyperspace(r, ship, outcome.eliminated() ? "E3.2.T.6" : "C-SHIP-3");
            return;
        }
        if (outcome.damaged()) {
            Spaceships.damage(r, ship, "E3.2.T.5");
        }
        Detection.conceal(r, Spaceships.crew(s, ship), "C-DETECT-1");
        Moorings.put(s, ship, jump.arrival(outcome, orbit));
    }
}
