package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Completion;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Opponents;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** How a character combat begins: who attacks whom. */
@Completion({"C-SO-1", "C-SO-2"})
public final class Assaults {

    private Assaults() {}

    /** Characters attack characters; escorts of both join by themselves (S-R60). */
    public static SecondCharacterCombat byCharacters(
            Position s, int place, Side attacker, long attackers, long defenders) {
        Company company = Theatre.company(s);
        return new SecondCharacterCombat(
                place,
                attacker,
                false,
                null,
                Holder.NOBODY,
                company.withEscorts(attackers),
                company.withEscorts(defenders));
    }

    /** C-SO-2: soldiers of the units in an environ. */
    public static SecondCharacterCombat byPatrol(
            GameState s, int environ, Side attacker, Soldier kind, int count, long defenders) {
        CompanyState company = TheatreState.company(s);
        long soldiers = PieceSet.NONE;
        for (int slot = 0; slot < count; slot++) {
            soldiers |=
                    PieceSet.only(company.addOpponent(slot, Opponents.SOLDIER, kind.attack(), kind.endurance(), false));
        }
        long all = company.withEscorts(defenders);
        return new SecondCharacterCombat(environ, attacker, true, null, Holder.NOBODY, soldiers, all);
    }

    /** A creature or irate locals; the other player rolls for them (E5.3.b.1). */
    public static SecondCharacterCombat byOpponent(
            GameState s, int environ, Side attacker, Opponent opponent, long defenders) {
        return byOpponent(s, environ, attacker, opponent, defenders, Holder.NOBODY);
    }

    /** @param seized whom it holds in its clutches, so that only the others can fight it; or NOBODY */
    public static SecondCharacterCombat byOpponent(
            GameState s, int environ, Side attacker, Opponent opponent, long defenders, int seized) {
        CompanyState company = TheatreState.company(s);
        long one = PieceSet.only(
                company.addOpponent(0, opponent.name(), opponent.attack(), opponent.endurance(), opponent.fightsOn()));
        long held = seized == Holder.NOBODY ? PieceSet.NONE : PieceSet.only(seized);
        long free = company.withEscorts(defenders) & ~held;
        return new SecondCharacterCombat(environ, attacker, false, opponent, seized, one, free);
    }
}
