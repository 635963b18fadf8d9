package fitg.rules.sequence;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.MilitaryCombatSegment;
import fitg.rules.healing.Healing;
import fitg.rules.mission.MissionPhase;
import fitg.rules.movement.MovementSegment;
import fitg.rules.possession.Cervac;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.reaction.ReactionSegment;
import fitg.rules.scenario.Arrivals;
import fitg.rules.search.SearchPhase;
import fitg.rules.spaceship.ReplacementShips;
import fitg.rules.stacking.Settlement;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.Segment;

/** Case 4.0: one player-turn, segment by segment. */
public final class PlayerTurn extends Procedure {

    private final Side side;
    private Segment next;
    private boolean announced;
    private boolean opened;

    public PlayerTurn(Side side) {
        this(side, Segment.START);
    }

    /** A player-turn that is taken up in the middle. */
    public PlayerTurn(Side side, Segment from) {
        this.side = side;
        this.next = from;
    }

    @Override
    public void advance(Resolution r) {
        if (!announced) {
            announced = true;
            announce(r);
            return;
        }
        if (!opened) {
            opened = true;
            open(r);
            return;
        }
        announced = false;
        opened = false;
        Segment segment = next;
        if (segment == Segment.END) {
            r.finish();
        } else {
            next = Segment.at(segment.ordinal() + 1);
        }
        carryOut(r, segment);
    }

    /** The segment begins, and with it the Helian Drug may end; what that changes is settled before anything else. */
    private void announce(Resolution r) {
        GameState s = r.state();
        s.turn().setPhasing(side);
        s.turn().setSegment(next);
        if (r.listening()) {
            r.tell(new Event.SegmentBegan(side, next, "4.0"));
        }
        if (s.turn().drugWearsOff()) {
            endDrug(r);
        }
    }

    /** What happens at the beginning of a segment or phase, before anybody acts in it. */
    private void open(Resolution r) {
        GameState s = r.state();
        switch (next) {
            case START -> {
                s.people().clearDeeds(Cast.of(side));
                if (side == Side.REBEL) {
                    Healing.doctor(r);
                    PossessionUse.offered(r, Moment.TURN_START, inStackWithWounded(s));
                }
            }
            case ARRIVALS, SEARCH, MISSIONS -> beginPhase(r);
            case END -> s.people().clearDisabled();
            default -> {}
        }
    }

    /** Cervac Mk V acts when an Operations, Search or Mission Phase begins; its effect ends with the phase. */
    private static void beginPhase(Resolution r) {
        r.state().people().clearDisabled();
        PossessionUse.offered(r, Moment.PHASE_START, Cervac.nearDetectedImperials(r.state()));
    }

    /** Concerned by the Medi-kit are those with somebody wounded in their stack, which anybody can see. */
    private static long inStackWithWounded(Position s) {
        long found = 0;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= Healing.wounded(s, Healing.stackOf(s, each)) != 0 ? PieceSet.only(each) : 0;
        }
        return found;
    }

    /** RUL-75: raised Endurance that ends may kill. */
    private static void endDrug(Resolution r) {
        GameState s = r.state();
        int character = s.turn().drugCharacter();
        s.turn().endDrug();
        if (r.listening()) {
            r.tell(new Event.DrugWoreOff(character, "14.4"));
        }
        if (s.people().at(character) >= 0 && Ratings.enduranceLeft(s, character) <= 0) {
            Casualties.kill(r, character, "14.4");
            r.call(new Settlement());
        }
    }

    private void carryOut(Resolution r, Segment segment) {
        switch (segment) {
            case ARRIVALS -> r.call(new Arrivals(side));
            case MOVEMENT -> r.call(new MovementSegment());
            case REACTION -> r.call(new ReactionSegment());
            case MILITARY_COMBAT -> r.call(new MilitaryCombatSegment());
            case SEARCH -> r.call(new SearchPhase());
            case MISSIONS -> r.call(new MissionPhase());
            case END -> {
                Healing.rest(r, side);
                if (side == Side.IMPERIAL) {
                    r.call(new ReplacementShips());
                }
            }
            default -> {}
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(next.ordinal()).add(announced ? 1 : 0).add(opened ? 1 : 0);
    }
}
