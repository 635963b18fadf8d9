package fitg.galaxy.scenario;

import fitg.content.PieceSet;
import fitg.content.Provinces;
import fitg.procedure.Scenario;
import fitg.state.realm.Realm;
import java.util.List;

/**
 * What a galaxy-wide scenario sets in numbers and cards. Planets and cards are named by their place in the catalogue, provinces by
 * their number.
 *
 * @param funds what the Imperial player deploys with, province by province
 * @param seats planets of which one at least must be Imperial-controlled for anything to be spent (33.35), and where he buys
 *     besides the capital of the province that is taxed
 * @param incomes what each game-turn brings, from the first on
 * @param rebelPoints what the Rebel track begins with
 * @param events the cards of the event deck
 * @param assignments the Strategic Assignment cards
 * @param secretPlanets where the planet secrets lie
 * @param baseCandidates where the secret base may be
 * @param namedPerSecret how many planets that are not the base each secret names
 * @param pointsAtTheEnd with how many points the rebels win after the last game-turn
 */
public record Terms(
        List<Funds> funds,
        long seats,
        List<Income> incomes,
        int rebelPoints,
        long events,
        long assignments,
        long secretPlanets,
        long baseCandidates,
        int namedPerSecret,
        int pointsAtTheEnd)
        implements Termed {

    /** More points than there are. */
    static final int NEVER = 999;

    /** Force points to deploy in a province, how many of them may go into PDBs, and how many elites there may be. */
    public record Funds(int province, int points, int pdbPoints, int elites) {}

    /** The province that is taxed, or NONE, and what comes in besides. */
    public record Income(int province, int grant) {

        static final Income NOTHING = new Income(Realm.NONE, 0);
    }

    public static Terms of(Scenario scenario) {
        return scenario.further(Termed.class).terms();
    }

    @Override
    public Terms terms() {
        return this;
    }

    /** The province taxed in a game-turn, or NONE. */
    public int taxed(int turn) {
        return income(turn).province();
    }

    /** What the Empire is given in a game-turn instead of taxes. */
    public int grant(int turn) {
        return income(turn).grant();
    }

    private Income income(int turn) {
        return turn <= incomes.size() ? incomes.get(turn - 1) : Income.NOTHING;
    }

    /** The capital of the province taxed in a game-turn, or NONE. */
    public int taxedCapital(int turn) {
        int province = taxed(turn);
        return province == Realm.NONE ? Realm.NONE : Provinces.capital(province);
    }

    /** 33.33: whether PDBs in a province may gain levels in a game-turn: where taxes are due, and where the seats are. */
    public boolean raisesLevels(int province, int turn) {
        if (province == taxed(turn)) {
            return true;
        }
        for (long rest = seats; rest != 0; rest = PieceSet.rest(rest)) {
            if (Provinces.of(PieceSet.lowest(rest)) == province) {
                return true;
            }
        }
        return false;
    }
}
