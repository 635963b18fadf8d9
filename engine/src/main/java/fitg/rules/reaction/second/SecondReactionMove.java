package fitg.rules.reaction.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.flight.second.SpaceshipFlight;
import fitg.rules.flight.second.SurfaceWalk;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E2.A.5.1 and S-D32: one unit, one unit with its leader, or one character comes to an environ. */
final class SecondReactionMove extends Procedure {

    private enum Step {
        PIECE,
        LEADER,
        UNDER_WAY,
        STACK
    }

    private final Side side;
    private final int environ;
    private Step step = Step.PIECE;
    private int unit = Holder.NOBODY;
    private int character = Holder.NOBODY;

    SecondReactionMove(Side side, int environ) {
        this.side = side;
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case PIECE -> askForPiece(r);
            case LEADER -> askForLeader(r);
            case UNDER_WAY -> arrive(r);
            case STACK -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void askForPiece(Resolution r) {
        GameState s = r.state();
        Counters counters = Theatre.counters(s);
        r.ask(Query.REACTION_PIECE, side, environ);
        for (int each = 0; each < counters.count(); each++) {
            if (Reactors.mayCome(s, each, environ, side) && isFirstOfItsLike(counters, each)) {
                r.or(Kind.COUNTER, each);
            }
        }
        r.orEach(Kind.CHARACTER, Reactors.characters(s, environ, side));
    }

    private static boolean isFirstOfItsLike(Counters counters, int counter) {
        for (int each = counters.firstIn(counters.place(counter)); each < counter; each = counters.nextIn(each)) {
            if (counters.alike(each, counter)) {
                return false;
            }
        }
        return true;
    }

    /** A leader aboard the transport of the unit comes down with it in any case. */
    private void askForLeader(Resolution r) {
        GameState s = r.state();
        long leaders = Reactors.leaders(s, unit);
        r.ask(Query.REACTION_LEADER, side, unit).orEach(Kind.CHARACTER, leaders);
        if (leaders == 0 || Place.isEnviron(Theatre.counters(s).place(unit))) {
            r.or(Kind.NONE);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case PIECE -> {
                boolean counter = action.kind() == Kind.COUNTER;
                unit = counter ? action.argument() : Holder.NOBODY;
                character = counter ? Holder.NOBODY : action.argument();
                step = counter ? Step.LEADER : Step.UNDER_WAY;
                if (!counter) {
                    sendAlone(r);
                }
            }
            case LEADER -> {
                character = action.kind() == Kind.NONE ? Holder.NOBODY : action.argument();
                step = Step.STACK;
                UnitReaction.bring(r, unit, character, environ);
            }
            default -> {
                step = Step.STACK;
                if (action.kind() == Kind.MILITARY_STACK) {
                    joinUnits(r);
                }
            }
        }
    }

    // ---- a character alone

    /** S-R73: on foot, with the ship he flies, or by shuttle. */
    private void sendAlone(Resolution r) {
        GameState s = r.state();
        int ship = Theatre.company(s).spaceshipOf(character);
        if (Place.isEnviron(s.people().at(character))) {
            SurfaceWalk.go(r, character, environ, true);
            r.settle();
        } else if (ship != Holder.NOBODY) {
            r.call(SpaceshipFlight.inReaction(s, ship, environ));
        } else {
            shuttleDown(r);
            r.settle();
        }
    }

    /** E5.2.a.8 and E5.2.a.13. */
    private void shuttleDown(Resolution r) {
        GameState s = r.state();
        CompanyState company = TheatreState.company(s);
        company.leaveShip(character);
        company.deeds().leave(character);
        s.people().setAt(character, environ);
        s.people().markMoved(PieceSet.only(character));
        if (r.listening()) {
            r.tell(new Happening.Debarked(character, environ, "E5.2.e.1"));
        }
        Detection.detect(r, PieceSet.only(character), "E5.2.a.13");
    }

    /** S-R69: who comes alone may join the units there; he may also have been shot down or have fled. */
    private void arrive(Resolution r) {
        GameState s = r.state();
        boolean there = s.people().isFree(character) && s.people().at(character) == environ;
        if (there && Theatre.counters(s).anyMilitary(environ, side)) {
            r.ask(Query.REACTION_STACK, side, character).or(Kind.MILITARY_STACK).or(Kind.CHARACTER_STACK);
            return;
        }
        step = Step.STACK;
    }

    private void joinUnits(Resolution r) {
        GameState s = r.state();
        s.people().joinMilitary(PieceSet.only(character));
        if (r.listening()) {
            r.tell(new Event.StackChanged(PieceSet.only(character), environ, true, "E3.3.b.4"));
        }
    }

    @Override
    protected String tag() {
        return "ReactionMove";
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(environ).add(step.ordinal()).add(unit).add(character);
    }
}
