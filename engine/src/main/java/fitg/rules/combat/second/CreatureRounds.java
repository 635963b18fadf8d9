package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Pieces;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.TheatreState;

/** C-SO-3 and S-R143: what the text of a creature does before and after each round of its fight. */
@Completion({"C-SO-3", "C-POSS-1"})
final class CreatureRounds {

    private CreatureRounds() {}

    /** It grows, feeds on what it has dealt out, or rages over what it has suffered. */
    static void begin(Resolution r, Contest fight) {
        Opponent opponent = fight.opponent;
        CompanyState company = TheatreState.company(r.state());
        int beast = fight.beast();
        int attack = opponent.attack(fight.round, fight.hitsDealt, company.hits(beast));
        company.setOpponent(beast, attack, opponent.endurance(fight.round));
    }

    /** After a round it has survived: hits that need no dice, and those it does to itself. */
    static void end(Resolution r, Contest fight) {
        GameState s = r.state();
        Opponent opponent = fight.opponent;
        if (opponent.hitsOnAll() > 0) {
            for (long rest = FightForces.able(s, fight.defenders); rest != 0; rest = PieceSet.rest(rest)) {
                FightHits.take(r, PieceSet.lowest(rest), opponent.hitsOnAll(), "C-POSS-1");
            }
        }
        if (fight.seized != Holder.NOBODY && opponent.hitsOnSeized() > 0) {
            FightHits.take(r, fight.seized, opponent.hitsOnSeized(), "C-POSS-1");
        }
        if (opponent.diceAtItself() > 0) {
            var itself = Pieces.fighter(s, fight.beast());
            int hits = Dice.roll(r, fight.place, itself, itself, opponent.diceAtItself(), "C-SO-3");
            if (hits > 0) {
                FightHits.take(r, fight.beast(), hits, "C-SO-3");
            }
        }
    }
}
