package fitg.rules.sequence.second;

import fitg.content.Side;
import fitg.procedure.Phase;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.EnvironsCombatSegment;
import fitg.rules.flight.second.CharacterMovement;
import fitg.rules.mission.second.SecondMissionPhase;
import fitg.rules.movement.second.InterplanetarySegment;
import fitg.rules.movement.second.OrbitOrganisation;
import fitg.rules.movement.second.PlanetarySegment;
import fitg.rules.reaction.second.SecondReactionSegment;
import fitg.rules.scenario.second.Scoring;
import fitg.rules.search.second.SecondSearchPhase;
import fitg.rules.space.second.SpaceCombatSegment;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.TheatreState;
import java.util.List;

/** E2: the steps of a player-turn and of the interphase, in their order. */
public final class Segments {

    /** E2.A, E2.B, E2.C; the same for both sides with the roles exchanged (E2.3.1). */
    public static final List<Phase> PLAYER_TURN = List.of(
            Phase.opening(Segment.START, Segments::beginTurn),
            Phase.of(Segment.INTERPLANETARY_MOVEMENT, (r, side) -> r.call(new InterplanetarySegment(side)))
                    .openedBy(Segments::beginSegment),
            Phase.of(Segment.SPACE_COMBAT, (r, side) -> r.call(new SpaceCombatSegment())),
            Phase.of(Segment.CHARACTER_MOVEMENT, (r, side) -> r.call(new CharacterMovement()))
                    .openedBy(Segments::beginSegment),
            Phase.of(Segment.PLANETARY_MOVEMENT, (r, side) -> r.call(new PlanetarySegment(side)))
                    .openedBy(Segments::beginSegment),
            Phase.of(Segment.REACTION, (r, side) -> r.call(new SecondReactionSegment()))
                    .openedBy(Segments::beginSegment),
            Phase.of(Segment.ENVIRONS_COMBAT, (r, side) -> r.call(new EnvironsCombatSegment())),
            Phase.of(Segment.ORBIT_ORGANISATION, (r, side) -> r.call(new OrbitOrganisation(side))),
            Phase.of(Segment.SEARCH, (r, side) -> r.call(new SecondSearchPhase())),
            Phase.of(Segment.MISSIONS, (r, side) -> r.call(new SecondMissionPhase())),
            Phase.of(Segment.END, Segments::rest));

    private Segments() {}

    public static void beginTurn(Resolution r, Side side) {
        GameState s = r.state();
        s.people().clearDeeds(Cast.of(side));
        TheatreState.company(s).deeds().beginTurn();
    }

    /** E3.1.a.5: a new segment, in which everything may move once. */
    public static void beginSegment(Resolution r, Side side) {
        GameState s = r.state();
        s.clearMoved();
        TheatreState.counters(s).clear(CounterMark.MOVED);
        TheatreState.company(s).beginSegment();
    }

    public static void rest(Resolution r, Side side) {
        Rest.atTheEnd(r, side);
    }

    public static void interphase(Resolution r) {
        r.state().turn().setSegment(Segment.INTERPHASE);
        r.call(new SecondInterphase());
    }

    /** S-R85 up to the repairs; whoever takes it in steps clears the hits at the end. */
    public static void healAndRepair(Resolution r) {
        r.state().turn().setSegment(Segment.INTERPHASE);
        r.call(SecondInterphase.ofRepairs());
    }

    public static void clearHits(Resolution r) {
        SecondInterphase.clearHits(r.state());
    }

    public static void endRound(Resolution r) {
        GameState s = r.state();
        Scoring.test(r);
        if (!r.over()) {
            s.turn().setNumber(s.turn().number() + 1);
        }
    }
}
