package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Patrols;
import fitg.rules.prisoner.second.Escorts;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** The end of A.4, environ by environ: characters take escorts (S-D29, S-R67), then say with whom they stand (S-D30, S-R69). */
final class Regrouping extends Procedure {

    private final Side side;
    private int next;
    private int taken;
    private int recruiter = Holder.NOBODY;
    private boolean escortsDone;
    private long asked;

    Regrouping(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        int[] environs = s.area().environs();
        if (recruiter != Holder.NOBODY) {
            r.ask(Query.ESCORT_KIND, side, recruiter).orEach(Kind.SOLDIER, Patrols.kinds(s, environs[next], side));
            return;
        }
        long people = s.people().free() & Cast.of(side);
        while (next < environs.length) {
            boolean empty = s.people().present(environs[next], people) == 0;
            if (!empty && (askedForEscorts(r, s, environs[next]) || askedForStack(r, s, environs[next]))) {
                return;
            }
            next++;
            taken = 0;
            escortsDone = false;
        }
        r.finish();
        r.settle();
    }

    /** E5.6.a.2: at most one patrol of the units in an environ and turn, and never more than characters were lost. */
    private boolean askedForEscorts(Resolution r, Position s, int environ) {
        long characters = Characters.free(s, environ, side);
        boolean mayTake = !escortsDone
                && characters != 0
                && Theatre.counters(s).groundUnits(environ, side) > 0
                && Escorts.mayHaveMore(s, side)
                && taken < patrol(r, environ);
        if (mayTake) {
            r.ask(Query.ESCORT, side, environ)
                    .orEach(Kind.CHARACTER, characters)
                    .or(Kind.END);
        }
        return mayTake;
    }

    /** S-R108: who asks for escorts stands anywhere, and so nearly every patrol would be led; it is by who stands with the units. */
    private int patrol(Resolution r, int environ) {
        Position s = r.state();
        boolean led = r.rules().has(Correction.ESCORTS_COME_FROM_LED_UNITS)
                ? Leaders.areLed(s, environ, side)
                : Leaders.inEnviron(s, environ, side) != 0;
        return Patrols.size(Theatre.counters(s).groundAttack(environ, side), led);
    }

    /** E3.3.b.4 and S-R70: with the units, or with landed starships, or apart from them. */
    private boolean askedForStack(Resolution r, Position s, int environ) {
        Counters counters = Theatre.counters(s);
        long left = Characters.free(s, environ, side) & ~asked;
        if (left == 0 || !counters.anyMilitary(environ, side)) {
            return false;
        }
        r.ask(Query.STACK, side, PieceSet.lowest(left)).or(Kind.MILITARY_STACK).or(Kind.CHARACTER_STACK);
        return true;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case END -> escortsDone = true;
            case CHARACTER -> recruiter = action.argument();
            case SOLDIER -> recruit(r, Soldier.at(action.argument()));
            default -> stack(r, r.subject(), action.kind() == Kind.MILITARY_STACK);
        }
    }

    /** S-R67: who takes a soldier is detected; C-UNIT-4: the units whose soldiers these are become known. */
    private void recruit(Resolution r, Soldier soldier) {
        GameState s = r.state();
        if (side == Side.IMPERIAL && Fog.hidesKinds(r)) {
            Fog.liftFromUnits(r, s.people().at(recruiter));
        }
        int escort = TheatreState.company(s).addEscort(recruiter, soldier);
        if (escort == Holder.NOBODY) {
            escortsDone = true;
        } else if (r.listening()) {
            r.tell(new Happening.EscortJoined(escort, recruiter, soldier, "E5.6.a.2"));
        }
        Detection.detect(r, PieceSet.only(recruiter), "S-R67");
        recruiter = Holder.NOBODY;
        taken++;
    }

    private void stack(Resolution r, int character, boolean military) {
        GameState s = r.state();
        long self = PieceSet.only(character);
        asked |= self;
        boolean before = PieceSet.has(s.people().military(), character);
        if (military) {
            s.people().joinMilitary(self);
            Detection.detect(r, self, "E3.3.b.6");
        } else {
            s.people().leaveMilitary(self);
        }
        if (before != military && r.listening()) {
            r.tell(new Event.StackChanged(self, s.people().at(character), military, "E3.3.a.2"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(next)
                .add(taken)
                .add(recruiter)
                .add(escortsDone ? 1 : 0)
                .add(asked);
    }
}
