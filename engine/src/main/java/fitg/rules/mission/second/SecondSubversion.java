package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.EnvironType;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Soldier.Training;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.CounterMix;
import fitg.rules.force.second.Pieces;
import fitg.rules.force.second.Squads;
import fitg.rules.force.second.Stacks;
import fitg.rules.prisoner.second.Captivity;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.Comparator;
import java.util.List;

/**
 * Mission T (S-R89): Imperial troops change sides. One letter wins a conscript over, who becomes a militia of the environ's kind;
 * two letters win two conscripts or a line unit, who become an irregular. The Imperial player chooses who goes.
 */
@Completion("C-MISS-5")
final class SecondSubversion extends Procedure {

    private final int environ;
    private final int letters;

    SecondSubversion(int environ, int letters) {
        this.environ = environ;
        this.letters = letters;
    }

    /** Whether two letters could win anybody over, as far as the Rebel player sees (K-R38). */
    static boolean hasTarget(Position s, int environ) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            if (counters.isGroundUnit(each, environ, Side.IMPERIAL) && mayGive(counters, each)) {
                return true;
            }
        }
        return false;
    }

    /** Of a unit that lies face down he cannot tell. */
    private static boolean mayGive(Counters counters, int counter) {
        return counters.is(CounterMark.FACE_DOWN, counter)
                || counters.type(counter).sends(Training.RAW)
                || counters.type(counter).sends(Training.DRILLED);
    }

    @Override
    public void advance(Resolution r) {
        r.ask(Query.SUBVERT, Side.IMPERIAL, environ);
        if (!(letters >= 2 && offerForTwo(r)) && !offerConscript(r)) {
            r.askNothing();
            r.finish();
        }
    }

    private boolean offerForTwo(Resolution r) {
        Counters counters = Theatre.counters(r.state());
        boolean twoConscripts = conscripts(counters) >= 2;
        return Losable.offer(
                r,
                environ,
                Side.IMPERIAL,
                counter -> counters.type(counter).sends(Training.DRILLED)
                        || twoConscripts && counters.type(counter).sends(Training.RAW));
    }

    /** RUL-40: with one letter, or nobody better to win, a single conscript goes. */
    private boolean offerConscript(Resolution r) {
        Counters counters = Theatre.counters(r.state());
        return Losable.offer(
                r, environ, Side.IMPERIAL, counter -> counters.type(counter).sends(Training.RAW));
    }

    private int conscripts(Counters counters) {
        int count = 0;
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            count += isConscriptHere(counters, each) ? 1 : 0;
        }
        return count;
    }

    private boolean isConscriptHere(Counters counters, int counter) {
        return counters.isGroundUnit(counter, environ, Side.IMPERIAL)
                && counters.type(counter).sends(Training.RAW);
    }

    @Override
    public void answer(Resolution r, Action action) {
        Counters counters = Theatre.counters(r.state());
        int chosen = action.argument();
        r.finish();
        boolean conscript = counters.type(chosen).sends(Training.RAW);
        boolean twoGo = letters >= 2 && conscript && conscripts(counters) >= 2;
        long held = Captivity.heldByUnits(r.state(), environ, Side.IMPERIAL);
        leave(r, chosen);
        if (twoGo) {
            leave(r, firstConscript(counters));
        }
        join(r, conscript && !twoGo ? Training.RAW : Training.DRILLED);
        if (counters.groundUnits(environ, Side.IMPERIAL) == 0) {
            freeAll(r, held);
        }
    }

    private int firstConscript(Counters counters) {
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            if (isConscriptHere(counters, each)) {
                return each;
            }
        }
        return Holder.NOBODY;
    }

    private static void leave(Resolution r, int counter) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        if (r.listening()) {
            r.tell(new Happening.CountersLost(
                    Side.IMPERIAL, counters.place(counter), List.of(Pieces.counter(s, counter)), "S-R89"));
        }
        Squads.carrierLost(r, counter);
        counters.eliminate(counter);
    }

    /** E3.3.b.2 and K-R3: where the Rebel player has no room for another unit, or no counter, they only desert. */
    private void join(Resolution r, Training training) {
        GameState s = r.state();
        CounterType type = rebelOf(PRINTED.environ(environ).type(), training);
        boolean counter = !r.rules().has(Correction.SUBVERSION_WITHIN_THE_MIX) || CounterMix.isLeft(s, type);
        if (!counter || !Stacks.hasRoom(s, environ, Side.REBEL, 1)) {
            return;
        }
        int joined = TheatreState.counters(s).add(type, environ);
        if (r.listening()) {
            r.tell(new Happening.CountersPlaced(Side.REBEL, environ, List.of(Pieces.counter(s, joined)), "S-R89"));
        }
    }

    /** The weakest unit of the environ's own kind whose soldiers are trained like this: militia, or irregulars. */
    private static CounterType rebelOf(EnvironType type, Training training) {
        return PRINTED.counterTypes().stream()
                .filter(each -> each.side() == Side.REBEL && each.isAtHomeIn(type) && each.sends(training))
                .min(Comparator.comparingInt(CounterType::attack))
                .orElseThrow();
    }

    /** S-R65: their guards come over, so prisoners are free without a die. */
    private static void freeAll(Resolution r, long prisoners) {
        for (long rest = prisoners; rest != 0; rest = PieceSet.rest(rest)) {
            Captivity.freeByMission(r, PieceSet.lowest(rest), "S-R65");
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters);
    }
}
