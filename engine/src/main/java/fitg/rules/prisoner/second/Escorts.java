package fitg.rules.prisoner.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Stacks;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.6: armed escorts, as many as characters were lost. */
@Completion({"C-ESCORT-1", "C-NPC-1"})
public final class Escorts {

    private Escorts() {}

    /** E5.6.a.1 and C-ESCORT-1: own characters of the scenario who are dead or prisoners. */
    public static int lost(Position s, Side side) {
        long lost = s.people().dead() & ~Realm.of(s).absent() | s.people().prisoners();
        return PieceSet.size(lost & Cast.of(side));
    }

    public static int inPlay(Position s, Side side) {
        return PieceSet.size(Theatre.company(s).escorts(Cast.of(side)));
    }

    /** E5.6.a.3. */
    public static boolean mayHaveMore(Position s, Side side) {
        return inPlay(s, side) < lost(s, side);
    }

    /** S-R68: the escorts of one who is lost go with the lowest other character of the stack, or are gone. */
    public static void pass(Resolution r, int lost, long stack) {
        GameState s = r.state();
        CompanyState company = TheatreState.company(s);
        long heirs = stack & s.people().free() & ~PieceSet.only(lost);
        int heir = heirs == 0 ? Holder.NOBODY : PieceSet.lowest(heirs);
        for (long rest = company.escorts(PieceSet.only(lost)); rest != 0; rest = PieceSet.rest(rest)) {
            give(r, PieceSet.lowest(rest), heir);
        }
    }

    /** An escort is dead, or captured and so removed (S-R58). */
    public static void remove(Resolution r, int escort) {
        give(r, escort, Holder.NOBODY);
    }

    private static void give(Resolution r, int escort, int character) {
        TheatreState.company(r.state()).setEscortOf(escort, character);
        if (r.listening()) {
            r.tell(new Happening.EscortPassed(escort, character, "E5.6.a.3"));
        }
    }

    /** Escorts whose character is dead or a prisoner find another of his stack. */
    public static void settle(Resolution r) {
        GameState s = r.state();
        Company company = Theatre.company(s);
        for (long rest = company.escorts(~s.people().free()); rest != 0; rest = PieceSet.rest(rest)) {
            int escort = PieceSet.lowest(rest);
            int lost = company.escortOf(escort);
            int place = s.people().at(lost);
            long around = place < 0 ? PieceSet.NONE : Stacks.around(s, lost);
            pass(r, lost, around);
        }
    }
}
