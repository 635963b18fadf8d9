package fitg.level.campaign;

import fitg.content.Area;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.level.skirmish.SecondRules;
import fitg.procedure.Action;
import fitg.procedure.Chapters;
import fitg.procedure.Enough;
import fitg.procedure.InstantVictory;
import fitg.procedure.Phase;
import fitg.procedure.Resolution;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.procedure.Secrecy;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.RealmState;
import fitg.state.theatre.TheatreState;
import java.util.Arrays;
import java.util.List;

/** The campaign of 2002: chapter 2 whole, with the galactic stage and politics of 1979 read through its units (4b). */
public final class CampaignRules extends SecondRules {

    public static final Ruleset RULES = new CampaignRules();

    private static final Chapters CHAPTERS = new CampaignChapters();

    private static final Secrecy SECRECY = new CampaignSecrecy();

    private static final int USUAL_COUNTERS = 160;

    private static final List<Mission> MISSIONS = Arrays.stream(Mission.values())
            .filter(mission -> mission != Mission.GAIN_CHARACTERS)
            .toList();

    private CampaignRules() {
        super(GameLevel.GALACTIC);
    }

    @Override
    protected List<InstantVictory> victories(ScenarioSheet sheet, Side side) {
        return GalacticVictory.of(sheet, side);
    }

    @Override
    protected Object further(ScenarioSheet sheet) {
        return CharterReader.read(sheet);
    }

    @Override
    public Chapters chapters() {
        return CHAPTERS;
    }

    @Override
    public Secrecy secrecy() {
        return SECRECY;
    }

    /** All of them but Gain Characters, which recruitment replaces (C-RECRUIT-1). */
    @Override
    public List<Mission> missions() {
        return MISSIONS;
    }

    @Override
    public GameState emptyState(Area area) {
        return new GameState(area, units(), new TheatreState(area, USUAL_COUNTERS), new RealmState(area));
    }

    @Override
    public Action suggestion(Resolution r) {
        return Advice.of(r);
    }

    @Override
    public String turnsAreCalled() {
        return "game-turns";
    }

    @Override
    public List<Phase> setUp() {
        return CampaignSetUp.STEPS;
    }

    @Override
    public List<Phase> gameTurn() {
        return CampaignTurn.GAME_TURN;
    }

    @Override
    public List<Phase> playerTurn() {
        return CampaignSegments.PLAYER_TURN;
    }

    @Override
    public int points(Scenario scenario, Position s) {
        return GalacticVictory.points(CHAPTERS, s);
    }

    @Override
    public List<Scored> scored(Scenario scenario, Position s) {
        return GalacticVictory.items(CHAPTERS, s);
    }

    @Override
    public List<Enough> enough(Scenario scenario) {
        return GalacticVictory.enough(scenario);
    }

    @Override
    public int planetPoints(Position s, int planet) {
        return GalacticVictory.points(CHAPTERS, s, planet);
    }
}
