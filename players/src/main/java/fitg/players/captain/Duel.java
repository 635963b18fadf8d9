package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.play.odds.Skirmish;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.combat.first.Fight;
import fitg.rules.combat.first.Squad;

/** Case 12.0: fights between characters, squads and creatures. */
final class Duel {

    /** What it is worth that those behind get out of a fight. */
    private static final double SAVED = 0.1;

    private final Situation on;
    private final Stakes stakes;

    Duel(Situation on, Stakes stakes) {
        this.on = on;
        this.stakes = stakes;
    }

    /** A squad costs nothing; characters attack whom they can beat. */
    double attackFound(int environ, boolean squad) {
        long hunted = on.view().hunted();
        double reward = 0.3 * stakes.deaths(hunted);
        if (squad) {
            return reward;
        }
        long mine = on.free(environ, on.me());
        double odds = on.sum(mine, Rating.COMBAT) - on.sum(hunted, Rating.COMBAT);
        return reward + odds / 4;
    }

    double weapons(int environ, Kind kind) {
        long mine = on.sum(on.free(environ, on.me()), Rating.COMBAT);
        long theirs = on.sum(on.free(environ, on.enemy()), Rating.COMBAT);
        boolean firefight = mine > theirs;
        return (kind == Kind.FIREFIGHT) == firefight ? 1 : 0;
    }

    /** A captive is worth more than a corpse, but it takes a clear advantage. */
    double aim(int environ, Kind kind) {
        double mine = Math.max(
                Squad.of((int) Math.round(on.strength(environ, on.me())), false).combat(),
                on.sum(on.free(environ, on.me()), Rating.COMBAT));
        double theirs = on.sum(on.characterStack(environ, on.enemy()), Rating.COMBAT);
        boolean capture = mine - theirs >= 3;
        return (kind == Kind.CAPTURE) == capture ? 1 : 0;
    }

    /** Together, or only those who can fight and take a wound, with the others behind them: whichever costs less. */
    double active(int character, Kind kind) {
        boolean able = isFighter(character)
                || on.view()
                        .fight()
                        .map(fight -> costs(fight, fight.defenders()) <= costs(fight, fighters(fight)))
                        .orElse(false);
        return (kind == Kind.ACTIVE) == able ? 1 : 0;
    }

    private boolean isFighter(int character) {
        return on.rating(character, Rating.COMBAT) >= 2 && on.enduranceLeft(character) > 1;
    }

    private long fighters(Fight fight) {
        long fighters = 0;
        for (long rest = fight.defenders(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            fighters |= isFighter(each) ? PieceSet.only(each) : 0;
        }
        return fighters;
    }

    /** What is lost if these stand in front: those behind them get away more easily, but not always. */
    private double costs(Fight fight, long front) {
        double lost = on.losses(fight.firefight(), fight.attack(), fight.endurance(), front);
        return lost * (stakes.deaths(front) + 0.5 * stakes.deaths(fight.defenders() & ~front));
    }

    /** Whoever is behind the others gets away at no cost to them; from what strikes everybody singly, one runs. */
    double breakOff(Action action) {
        return on.view()
                .fight()
                .map(fight -> -losses(fight, action.kind()))
                .orElse(action.kind() == Kind.BREAK_OFF_ALL ? 1.0 : 0.0);
    }

    private double losses(Fight fight, Kind kind) {
        boolean firefight = fight.firefight();
        int combat = on.sum(fight.active(), Rating.COMBAT);
        int staying = on.staying(fight.active());
        return switch (kind) {
            case BREAK_OFF_ALL -> Skirmish.breakOff(firefight, fight.attack(), fight.endurance(), combat, staying);
            case STAND -> Skirmish.stand(firefight, fight.attack(), fight.endurance(), combat, staying);
            default -> Skirmish.stand(firefight, fight.attack(), fight.endurance(), combat, staying) - SAVED;
        };
    }

    /** Nobody dies while others can take it; and the wounds are spread thin. */
    double wounds(int character, int count) {
        int left = on.enduranceLeft(character);
        double death = count >= left ? stakes.death(character) : 0;
        double hurt = stakes.use(character) * count * count / (2.0 * Math.max(1, left));
        return -death * 5 - hurt + count * 0.6;
    }

    /** Whom to expose when one must be. */
    double expose(int character) {
        return on.enduranceLeft(character) > 1
                ? on.enduranceLeft(character) - 0.2 * stakes.use(character)
                : -stakes.death(character);
    }

    /** Searching shows the searchers, so it must promise something. */
    double seek(int character, Kind kind) {
        int environ = on.view().people().at(character);
        long hiders = on.sought(environ);
        long mine = on.free(environ, on.me()) & ~on.view().people().disabled();
        double found = on.foundByCharacters(environ, hiders, mine);
        double edge = on.sum(mine, Rating.COMBAT) - on.sum(hiders, Rating.COMBAT);
        double reward = found * (edge >= 2 ? 0.3 : 0) * stakes.deaths(hiders);
        double cost = PieceSet.has(on.view().detected(), character) ? 0.02 : on.amRebel() ? 0.3 : 0.1;
        return kind == Kind.TAKE ? reward - on.temperament().fear(cost) : 0;
    }

    /** Whether a character should take part in an attack with others. */
    double join(int character, Kind kind) {
        int environ = on.view().people().at(character);
        long hiders = on.sought(environ);
        long mine = on.free(environ, on.me());
        boolean stronger = on.sum(mine, Rating.COMBAT) > on.sum(hiders, Rating.COMBAT);
        boolean fit = on.enduranceLeft(character) > 1 && on.rating(character, Rating.COMBAT) >= 2;
        return (kind == Kind.TAKE) == (stronger && fit) ? 1 : 0;
    }
}
