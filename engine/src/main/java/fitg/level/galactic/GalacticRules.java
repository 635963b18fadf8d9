package fitg.level.galactic;

import fitg.content.Area;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.level.province.ProvinceRules;
import fitg.procedure.Chapters;
import fitg.procedure.Enough;
import fitg.procedure.InstantVictory;
import fitg.procedure.Phase;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.procedure.Secrecy;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.province.SupplyState;
import fitg.state.realm.RealmState;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The Galactic Game of 1979, cases 29 to 38: what it adds to the Province Game. */
public final class GalacticRules extends ProvinceRules {

    public static final Ruleset RULES = new GalacticRules();

    private static final Chapters CHAPTERS = new GalacticChapters();
    private static final Secrecy SECRECY = new GalacticSecrecy();

    private static final Set<Place.Zone> ZONES = EnumSet.of(
            Place.Zone.ENVIRON,
            Place.Zone.ORBIT,
            Place.Zone.DRIFT,
            Place.Zone.FAR_DRIFT,
            Place.Zone.INTERCEPTION,
            Place.Zone.UNDER_WAY);

    private final List<Mission> missions;

    private GalacticRules() {
        super(GameLevel.GALACTIC);
        missions = Stream.concat(
                        super.missions().stream(), Stream.of(Mission.STEAL_RESOURCES, Mission.QUESTION_PRISONER))
                .toList();
    }

    @Override
    protected Area area(ScenarioSheet sheet) {
        return Area.of(sheet.systems(), ZONES);
    }

    @Override
    protected List<InstantVictory> victories(ScenarioSheet sheet, Side side) {
        return GalacticVictory.of(sheet, side);
    }

    @Override
    protected Object further(ScenarioSheet sheet) {
        return Mandate.read(sheet);
    }

    @Override
    public GameState emptyState(Area area) {
        return new GameState(area, units(), new SupplyState(area, units()), new RealmState(area));
    }

    /** Case 33.37: in the long run the counters alone are a limit. */
    @Override
    public int mostCounters(Scenario scenario, UnitType type) {
        return type.counterMix();
    }

    @Override
    public List<Mission> missions() {
        return missions;
    }

    @Override
    public Chapters chapters() {
        return CHAPTERS;
    }

    @Override
    public Secrecy secrecy() {
        return SECRECY;
    }

    @Override
    public String sequenceCase() {
        return "30.0";
    }

    @Override
    public List<Phase> setUp() {
        return GalacticSetUp.STEPS;
    }

    @Override
    public List<Phase> gameTurn() {
        return GalacticTurn.STEPS;
    }

    @Override
    public List<Phase> playerTurn() {
        return GalacticSegments.of(super.playerTurn());
    }

    @Override
    public int planetPoints(Position s, int planet) {
        return GalacticVictory.points(CHAPTERS, s, planet);
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
}
