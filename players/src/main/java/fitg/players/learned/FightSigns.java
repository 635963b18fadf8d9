package fitg.players.learned;

import fitg.content.PieceSet;
import fitg.play.PlayerView;
import fitg.rules.combat.first.BreakOffChances;
import fitg.rules.combat.first.Fight;
import fitg.rules.combat.second.Battle;
import fitg.rules.force.second.Fighters;

/** The fight or the search under way. */
final class FightSigns {

    private static final int WIDEST = 12;

    private FightSigns() {}

    static void draw(PlayerView view, Sketch sketch) {
        view.fight().ifPresent(fight -> fight(fight, sketch));
        view.breakOff().ifPresent(chances -> breakOff(chances, sketch));
        view.battle().ifPresent(battle -> battle(view, battle, sketch));
        all(view.hunted(), Token.HUNTED, sketch);
    }

    private static void fight(Fight fight, Sketch sketch) {
        int lead = fight.attack() - fight.defence();
        sketch.add(Token.FIGHT, 0, 0, fight.attack() / 10.0);
        sketch.add(Token.FIGHT, 1, 0, fight.endurance() / 10.0);
        sketch.add(Token.FIGHT, 2, 0, fight.defence() / 10.0);
        sketch.add(Token.FIGHT, 3, 0, fight.firefight() ? 1 : 0);
        sketch.add(Token.FIGHT, 4, 0, lead / 5.0);
        sketch.add(Token.FIGHT, 5, Math.clamp(lead, -WIDEST, WIDEST));
        all(fight.defenders(), Token.DEFENDER, sketch);
        all(fight.active(), Token.ACTIVE, sketch);
    }

    private static void breakOff(BreakOffChances chances, Sketch sketch) {
        sketch.add(Token.BREAK_OFF, 0, 0, chances.active() / 6.0);
        sketch.add(Token.BREAK_OFF, 1, 0, chances.inactive() / 6.0);
    }

    private static void battle(PlayerView view, Battle battle, Sketch sketch) {
        sketch.add(Token.FIGHT, 6, battle.sort().ordinal());
        sketch.add(Token.FIGHT, 7, Math.min(battle.round(), 6));
        sketch.add(Token.FIGHT, 8, battle.attacker().ordinal());
        sketch.add(Token.FIGHT, 9, 0, battle.stun() ? 1 : 0);
        all(battle.attackers() & battle.able(), Token.ATTACKER, sketch);
        all(battle.defenders() & battle.able(), Token.DEFENDER, sketch);
        all(battle.active(), Token.ACTIVE, sketch);
        if (battle.sort() == Battle.Sort.CHARACTERS) {
            int attack = Fighters.attack(view, battle.attackers() & battle.able());
            int defence = Fighters.attack(view, battle.defenders() & battle.able());
            sketch.add(Token.FIGHT, 0, 0, attack / 10.0);
            sketch.add(Token.FIGHT, 2, 0, defence / 10.0);
            sketch.add(Token.FIGHT, 5, Math.clamp((attack - defence) / 2, -WIDEST, WIDEST));
        }
    }

    private static void all(long set, Token token, Sketch sketch) {
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            sketch.add(token, PieceSet.lowest(rest), 0);
        }
    }
}
