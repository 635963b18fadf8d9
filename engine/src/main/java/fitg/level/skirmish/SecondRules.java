package fitg.level.skirmish;

import fitg.content.Area;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.procedure.Chapters;
import fitg.procedure.InstantVictory;
import fitg.procedure.Phase;
import fitg.procedure.PieceNames;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.rules.force.second.Pieces;
import fitg.rules.scenario.second.BriefingReader;
import fitg.rules.scenario.second.Deployment;
import fitg.rules.scenario.second.Scoring;
import fitg.rules.scenario.second.SecondSetUp;
import fitg.rules.scenario.second.SecondVictories;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.sequence.second.Segments;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.theatre.TheatreState;
import java.util.EnumSet;
import java.util.List;

/** The second edition of 2002: chapters 2, 3 and 5, completed where they point to pages that are not at hand. */
public class SecondRules extends Ruleset {

    /** Skirmishes in one star system, and in several. */
    public static final Ruleset IN_ONE_SYSTEM = new SecondRules(GameLevel.STAR_SYSTEM);

    public static final Ruleset IN_SEVERAL_SYSTEMS = new SecondRules(GameLevel.PROVINCE);

    private static final Chapters CHAPTERS = new SecondChapters();

    private static final int USUAL_COUNTERS = 16;

    private static final EnumSet<Place.Zone> ZONES =
            EnumSet.of(Place.Zone.ENVIRON, Place.Zone.ORBIT, Place.Zone.DRIFT, Place.Zone.FAR_DRIFT);

    private static final List<Phase> SET_UP = List.of(
            Phase.of(Segment.SET_UP, (r, side) -> Deployment.layOut(r)),
            Phase.of(Segment.SET_UP, (r, side) -> r.call(new SecondSetUp())));

    /** E2.0.1 without the galactic stage: a round. */
    private static final List<Phase> ROUND = List.of(
            Phase.of(Segment.START, (r, side) -> Board.announceTurn(r)),
            Phase.turnOf(Side.REBEL, (r, side) -> r.call(new PlayerTurn(Side.REBEL))),
            Phase.turnOf(Side.IMPERIAL, (r, side) -> r.call(new PlayerTurn(Side.IMPERIAL))),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.interphase(r)),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.endRound(r)));

    protected SecondRules(GameLevel level) {
        super(Edition.SECOND, level, UnitRoster.none());
    }

    @Override
    protected Area area(ScenarioSheet sheet) {
        return Area.of(sheet.systems(), ZONES);
    }

    @Override
    protected List<InstantVictory> victories(ScenarioSheet sheet, Side side) {
        return SecondVictories.of(sheet, side);
    }

    @Override
    protected Object further(ScenarioSheet sheet) {
        return BriefingReader.read(sheet);
    }

    @Override
    public Chapters chapters() {
        return CHAPTERS;
    }

    /**
     * The others need the campaign: Rebellion and Rebel Camp a planet that rises, Scavenge the possession deck, Steal force points,
     * Summon Sovereign a province in uproar. Gain Characters is no mission any more: its letter allows recruitment (C-RECRUIT-1).
     */
    @Override
    public List<Mission> missions() {
        return List.of(
                Mission.SABOTAGE,
                Mission.DIPLOMACY,
                Mission.GATHER_INFORMATION,
                Mission.FREE_PRISONERS,
                Mission.ASSASSINATION,
                Mission.SUBVERT_TROOPS,
                Mission.COUP,
                Mission.SPACESHIP_QUEST,
                Mission.QUESTION_PRISONER);
    }

    @Override
    public String turnsAreCalled() {
        return "rounds";
    }

    @Override
    public PieceNames names(Position s, Side reader) {
        return Pieces.of(s, reader);
    }

    @Override
    public GameState emptyState(Area area) {
        return new GameState(area, units(), new TheatreState(area, USUAL_COUNTERS));
    }

    @Override
    public List<Phase> setUp() {
        return SET_UP;
    }

    @Override
    public List<Phase> gameTurn() {
        return ROUND;
    }

    @Override
    public String sequenceCase() {
        return "E2";
    }

    @Override
    public List<Phase> playerTurn() {
        return Segments.PLAYER_TURN;
    }

    @Override
    public int points(Scenario scenario, Position s) {
        return Scoring.points(scenario, s);
    }

    @Override
    public List<Scored> scored(Scenario scenario, Position s) {
        return Scoring.items(scenario, s);
    }
}
