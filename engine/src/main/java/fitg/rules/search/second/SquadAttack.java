package fitg.rules.search.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.Affliction;
import fitg.rules.force.second.Squads;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.theatre.Theatre;

/** E5.7.a.4 and K-R33: a suicide squad strikes: no combat, two dice of hits on each who was found, and it is no more. */
@Completion("C-SUIC-1")
final class SquadAttack extends Procedure {

    private final int environ;
    private final long found;

    SquadAttack(int environ, long found) {
        this.environ = environ;
        this.found = found;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        r.finish();
        Squads.disband(r, Squads.in(s, environ), true, "E5.7.a.4");
        long victims = Theatre.company(s).withEscorts(found);
        for (long rest = victims; rest != 0; rest = PieceSet.rest(rest)) {
            int hits = r.die("suicide squad") + r.die("suicide squad");
            Affliction.strikeAll(r, PieceSet.only(PieceSet.lowest(rest)), hits, "E5.7.a.4");
        }
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(found);
    }
}
