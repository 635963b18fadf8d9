package fitg.play;

import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.BreakOffChances;
import fitg.rules.combat.first.CharacterCombat;
import fitg.rules.combat.first.Fight;
import fitg.rules.combat.first.RoundChances;
import fitg.rules.combat.second.Battle;
import fitg.rules.movement.first.FleetMove;
import fitg.rules.movement.first.SurfaceMove;
import fitg.rules.search.first.Search;
import fitg.state.GameState;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * What lies open to everybody of a combat or search under way.
 *
 * @param breakOff the numbers for a break-off, while one is being asked for; or null
 * @param rounds the next round for each choice that is open before it
 * @param fight what attacks and who defends in a fight of 1979, while somebody is asked about it; or null
 * @param battle the combat of 2002 under way; or null
 * @param hunted those a search under way is for; nobody otherwise
 * @param moving where the stack on its way is at this moment; -1 if none is
 */
record Fray(
        BreakOffChances breakOff, Map<Kind, RoundChances> rounds, Fight fight, Battle battle, long hunted, int moving) {

    private static final int NOWHERE = -1;

    /** The questions before and in a round of a character combat. */
    private static final Set<Ask> FIGHTING = EnumSet.of(Ask.WEAPONS, Ask.AIM, Ask.ACTIVE, Ask.BREAK_OFF);

    static Fray in(Game game) {
        return new Fray(breakOff(game), rounds(game), fight(game), battle(game), hunted(game), moving(game));
    }

    /** In a character combat all numbers lie open: ratings, shown cards, and the units a squad was sent from. */
    private static BreakOffChances breakOff(Game game) {
        boolean asking = !game.isOver() && game.resolution().question() == Ask.BREAK_OFF;
        return asking && game.resolution().underWay() instanceof CharacterCombat combat
                ? combat.outlook(game.state()).breakOff()
                : null;
    }

    /** What the next round of a fight may bring, for each choice that is open before it. */
    private static Map<Kind, RoundChances> rounds(Game game) {
        if (game.isOver() || !(game.resolution().underWay() instanceof CharacterCombat combat)) {
            return Map.of();
        }
        GameState s = game.state();
        return switch (Ask.of(game.resolution().question())) {
            case WEAPONS ->
                Map.of(
                        Kind.HAND_TO_HAND,
                                combat.outlookIf(s, Kind.HAND_TO_HAND).round(),
                        Kind.FIREFIGHT, combat.outlookIf(s, Kind.FIREFIGHT).round());
            case AIM ->
                Map.of(
                        Kind.KILL, combat.outlookIf(s, Kind.KILL).round(),
                        Kind.CAPTURE, combat.outlookIf(s, Kind.CAPTURE).round());
            case BREAK_OFF -> Map.of(Kind.STAND, combat.outlook(s).round());
            default -> Map.of();
        };
    }

    /** The fight in which somebody is being asked to stand, or to run. */
    private static Fight fight(Game game) {
        Question asked = game.isOver() ? null : game.resolution().question();
        if (asked == null || !FIGHTING.contains(asked)) {
            return null;
        }
        return game.resolution().allUnderWay().reversed().stream()
                .filter(CharacterCombat.class::isInstance)
                .map(each -> ((CharacterCombat) each).outlook(game.state()).fight())
                .findFirst()
                .orElse(null);
    }

    /** The combat of 2002 that is under way, the innermost if there are several. */
    private static Battle battle(Game game) {
        if (game.isOver()) {
            return null;
        }
        Resolution r = game.resolution();
        for (int level = r.depth() - 1; level >= 0; level--) {
            if (r.underWay(level) instanceof Battle.UnderWay combat) {
                return combat.battle(game.state());
            }
        }
        return null;
    }

    /** Those a search under way is for; nobody otherwise. */
    private static long hunted(Game game) {
        boolean searching = !game.isOver() && game.resolution().underWay() instanceof Search;
        return searching ? ((Search) game.resolution().underWay()).hiders(game.state()) : 0;
    }

    /** Everybody sees where a stack is on its way (case 20.1). */
    private static int moving(Game game) {
        Resolution r = game.resolution();
        for (int level = game.isOver() ? -1 : r.depth() - 1; level >= 0; level--) {
            if (r.underWay(level) instanceof FleetMove move) {
                return move.at();
            }
            if (r.underWay(level) instanceof SurfaceMove move) {
                return move.at();
            }
        }
        return NOWHERE;
    }
}
