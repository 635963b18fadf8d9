package fitg.rules.movement.second;

import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.CounterDamage;
import fitg.rules.combat.second.Damage;
import fitg.rules.combat.second.Dice;
import fitg.rules.force.second.Defences;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.ArrayList;
import java.util.List;

/** E2.A.1.3, C-PDB-2 and S-R25: an enemy PDB fires at the moving stack between environ and orbit, or as it flies low. */
@Completion("C-PDB-2")
final class Raking extends Procedure {

    private final int planet;
    private final Side side;

    /** @param side whose stack passes */
    Raking(int planet, Side side) {
        this.planet = planet;
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        if (Defences.rakingDice(r.state(), planet, side.opponent()) == 0) {
            r.finish();
            return;
        }
        r.ask(Query.RAKE, side.opponent(), planet).or(Kind.RAKE).or(Kind.DECLINE);
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        if (action.kind() == Kind.RAKE) {
            fire(r);
            r.settle();
        }
    }

    private void fire(Resolution r) {
        int dice = Defences.rakingDice(r.state(), planet, side.opponent());
        List<Integer> faces = new ArrayList<>(dice);
        int hits = 0;
        for (int each = 0; each < dice; each++) {
            int face = r.die("raking");
            faces.add(face);
            hits += face >= Dice.HITS_FROM ? 1 : 0;
        }
        if (r.listening()) {
            r.tell(new Happening.Raked(planet, side.opponent(), List.copyOf(faces), "C-PDB-2"));
        }
        for (int each = 0; each < hits; each++) {
            strike(r);
        }
        CounterDamage.applyPending(r, "C-PDB-2");
    }

    /** S-R25: each hit falls on a random ship of the stack that is not eliminated by those before it. */
    private static void strike(Resolution r) {
        Position s = r.state();
        CountersState counters = TheatreState.counters(r.state());
        int targets = 0;
        for (int each = target(s, 0); each < counters.count(); each = target(s, each + 1)) {
            targets++;
        }
        if (targets == 0) {
            return;
        }
        int skipped = r.pick("raked starship", targets);
        int hit = target(s, 0);
        for (int each = 0; each < skipped; each++) {
            hit = target(s, hit + 1);
        }
        counters.setPending(hit, counters.pending(hit) + 1);
    }

    private static int target(Position s, int from) {
        Counters counters = Theatre.counters(s);
        int each = MovingStack.next(s, from);
        while (each < counters.count() && isDoomed(counters, each)) {
            each = MovingStack.next(s, each + 1);
        }
        return each;
    }

    private static boolean isDoomed(Counters counters, int ship) {
        return Damage.of(
                        counters.hits(ship), counters.isDamaged(ship), counters.endurance(ship), counters.pending(ship))
                .eliminated();
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(side.ordinal());
    }
}
