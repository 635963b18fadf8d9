package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.content.StarSystem;
import fitg.level.campaign.CampaignRules;
import fitg.level.skirmish.SecondRules;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.rules.sequence.GameSequence;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.settlement.second.SecondSettlement;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Segment;
import fitg.state.realm.RealmState;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.TheatreState;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Builds a position of 2002 for a test in the game's own words. Characters, ships and types of counters go by their printed
 * names, places by their keys: {@code "2211"} is an environ, {@code "orbit-221"} the orbit box of a planet, {@code "drift-22"}
 * and {@code "far-drift-22"} Drift 1 and 2 of a star. Military counters are numbered 0, 1, 2 ... in the order they are placed.
 * Everything not said: all planets under Imperial control, PDBs of level 0 and Down, nobody anywhere, round 1.
 *
 * <pre>{@code
 * SecondScene scene = SecondPosition.in(22, 23, 24)
 *     .counter("Rebel Light", "2322")                      // counter 0
 *     .counter("Rebel Transport", "2322")                  // counter 1
 *     .counter("Wild Regular", "2322")                     // counter 2
 *     .place("Boccanegra", "2322")
 *     .pdb("Quibron", 1, true)
 *     .dice(3, 4)
 *     .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
 * }</pre>
 */
public final class SecondPosition {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int IMPERIAL_TURN = 2;
    private static final int INTERPHASE = 3;
    /** How many steps a campaign's game-turn has before the first player-turn more than a skirmish's. */
    private static final int GALACTIC_STAGE = 4;
    /** How many steps the second player-turns of a campaign's game-turn come after the first. */
    private static final int SECOND_ROUND = 7;

    private final Scenario scenario;
    private final GameState state;
    private LoadedChance chance = new LoadedChance(null);
    private int version = Rules.NEWEST;

    private SecondPosition(Scenario scenario) {
        this.scenario = scenario;
        state = scenario.emptyState();
        state.turn().setNumber(1);
        for (int index : scenario.planets()) {
            Planet planet = PRINTED.planet(index);
            state.planets().setLoyalty(index, planet.startLoyalty());
            state.planets().setState(index, PlanetState.IMPERIAL_CONTROL);
            state.planets().setPdbLevel(index, 0);
            state.planets().setPdbUp(index, false);
        }
    }

    /** Some star systems by their numbers, without points or ends; all missions are allowed, but nobody is recruited. */
    public static SecondPosition in(int... systems) {
        return open(List.of(), Mission.GAIN_CHARACTERS, systems);
    }

    /** The same where recruitment is allowed, so that each environ with missions begins with a die for it (C-RECRUIT-1). */
    public static SecondPosition recruitingIn(int... systems) {
        return open(List.of(), null, systems);
    }

    /** Some star systems under the rules of the campaign, all missions allowed; nothing is dealt or chosen yet. */
    public static SecondPosition campaignIn(int... systems) {
        return campaign(null, systems);
    }

    /** The same without recruitment. */
    public static SecondPosition quietCampaignIn(int... systems) {
        return campaign(Mission.GAIN_CHARACTERS, systems);
    }

    private static SecondPosition campaign(Mission without, int... systems) {
        List<Integer> all = IntStream.of(systems).boxed().toList();
        ScenarioSheet open = OpenSystem.sheet(all.getFirst(), "", List.of(), List.of());
        ScenarioSheet sheet = OpenSystem.under(open, Edition.SECOND, GameLevel.GALACTIC, all);
        List<String> letters = Arrays.stream(Mission.values())
                .filter(mission -> mission != without)
                .map(mission -> String.valueOf(mission.letter()))
                .toList();
        return new SecondPosition(CampaignRules.RULES.scenario(OpenSystem.withMissions(sheet, letters, List.of())));
    }

    /** The whole galaxy under the rules of the campaign. */
    public static SecondPosition campaign() {
        return campaignIn(PRINTED.systems().stream().mapToInt(StarSystem::id).toArray());
    }

    /** The same with a special rule of the sheet, as "cell of Ly Mantok on Quibron". */
    public static SecondPosition withSpecial(String special, int... systems) {
        return open(List.of(special), Mission.GAIN_CHARACTERS, systems);
    }

    private static SecondPosition open(List<String> special, Mission without, int... systems) {
        List<Integer> all = IntStream.of(systems).boxed().toList();
        ScenarioSheet open = OpenSystem.sheet(all.getFirst(), "", List.of(), List.of());
        ScenarioSheet sheet = OpenSystem.under(open, Edition.SECOND, GameLevel.PROVINCE, all);
        List<String> letters = Arrays.stream(Mission.values())
                .filter(mission -> mission != without)
                .map(mission -> String.valueOf(mission.letter()))
                .toList();
        return new SecondPosition(
                SecondRules.IN_SEVERAL_SYSTEMS.scenario(OpenSystem.withMissions(sheet, letters, special)));
    }

    /** A scenario with its points, ends and special rules, but an empty map. */
    public static SecondPosition of(Scenario scenario) {
        return new SecondPosition(scenario);
    }

    public SecondPosition round(int number) {
        state.turn().setNumber(number);
        return this;
    }

    // ---- planets

    public SecondPosition pdb(String planet, int level, boolean up) {
        state.planets().setPdbLevel(Position.planetNamed(planet), level);
        state.planets().setPdbUp(Position.planetNamed(planet), up);
        return this;
    }

    public SecondPosition pdbHits(String planet, int hits) {
        TheatreState.of(state).setPdbHits(Position.planetNamed(planet), hits);
        return this;
    }

    public SecondPosition control(String planet, PlanetState planetState) {
        state.planets().setState(Position.planetNamed(planet), planetState);
        return this;
    }

    public SecondPosition loyalty(String planet, Loyalty loyalty) {
        state.planets().setLoyalty(Position.planetNamed(planet), loyalty);
        return this;
    }

    // ---- the realm of a campaign

    private RealmState realm() {
        return RealmState.of(state);
    }

    public SecondPosition points(Side side, int forcePoints) {
        realm().setPoints(side, forcePoints);
        return this;
    }

    /** The galactic event in force, by the number of its card. */
    public SecondPosition event(int number) {
        realm().setEvent(number);
        return this;
    }

    public SecondPosition secret(String planet, Secret secret) {
        realm().secrets().put(Position.planetNamed(planet), secret.ordinal());
        return this;
    }

    public SecondPosition revealed(String planet, Secret secret) {
        secret(planet, secret);
        realm().secrets().reveal(Position.planetNamed(planet));
        return this;
    }

    public SecondPosition base(String planet) {
        realm().setBase(Position.planetNamed(planet));
        return this;
    }

    public SecondPosition baseRevealed() {
        realm().revealBase();
        return this;
    }

    /** Anything else of the realm. */
    public SecondPosition realm(Consumer<RealmState> change) {
        change.accept(realm());
        return this;
    }

    // ---- military counters

    public SecondPosition counter(String type, String place) {
        TheatreState.counters(state)
                .add(
                        PRINTED.counterTypes().stream()
                                .filter(each -> each.name().equals(type))
                                .findFirst()
                                .orElseThrow(() -> new AssertionError("no counter is called " + type)),
                        place(place));
        return this;
    }

    public SecondPosition counterHits(int counter, int hits) {
        TheatreState.counters(state).setHits(counter, hits);
        return this;
    }

    public SecondPosition damaged(int... counters) {
        for (int each : counters) {
            TheatreState.counters(state).mark(CounterMark.DAMAGED, each, true);
        }
        return this;
    }

    public SecondPosition dispersed(int... counters) {
        for (int each : counters) {
            TheatreState.counters(state).mark(CounterMark.DISPERSED, each, true);
        }
        return this;
    }

    /** A ground unit inside a transport. */
    public SecondPosition cargo(int transport, int groundUnit) {
        TheatreState.counters(state).setCarrier(groundUnit, transport);
        TheatreState.counters(state)
                .setPlace(groundUnit, TheatreState.counters(state).place(transport));
        return this;
    }

    // ---- characters

    /** Apart from the units of an environ. */
    public SecondPosition place(String character, String environ) {
        state.people().setAt(Position.character(character), place(environ));
        return this;
    }

    public SecondPosition withUnits(String character, String environ) {
        place(character, environ);
        state.people().joinMilitary(PieceSet.only(Position.character(character)));
        state.people().detect(PieceSet.only(Position.character(character)));
        return this;
    }

    /** Aboard a starship, where that is. */
    public SecondPosition aboard(String character, int starship) {
        int who = Position.character(character);
        state.people().setAt(who, TheatreState.counters(state).place(starship));
        TheatreState.company(state).boardStarship(who, starship);
        return this;
    }

    /** Aboard a character spaceship, where that is. */
    public SecondPosition aboardShip(String character, String ship) {
        int who = Position.character(character);
        int vessel = Position.shipNamed(ship);
        state.people().setAt(who, state.gear().shipAt(vessel));
        TheatreState.company(state).boardSpaceship(who, vessel);
        return this;
    }

    public SecondPosition detected(String... characters) {
        for (String name : characters) {
            state.people().detect(PieceSet.only(Position.character(name)));
        }
        return this;
    }

    public SecondPosition dead(String... characters) {
        for (String name : characters) {
            state.people().setAt(Position.character(name), Place.OUT_OF_GAME);
        }
        return this;
    }

    public SecondPosition wounded(String... characters) {
        for (String name : characters) {
            TheatreState.company(state).wound(Position.character(name));
        }
        return this;
    }

    public SecondPosition hits(String character, int hits) {
        TheatreState.company(state).setHits(Position.character(character), hits);
        return this;
    }

    /** Held by the units of an environ. */
    public SecondPosition prisonerOfUnits(String character, String environ) {
        place(character, environ);
        state.people().imprison(Position.character(character), Holder.UNITS);
        return this;
    }

    /** Guarded by somebody who has been placed. */
    public SecondPosition prisoner(String character, String guard) {
        state.people().setAt(Position.character(character), state.people().at(Position.character(guard)));
        state.people().imprison(Position.character(character), Position.character(guard));
        return this;
    }

    public SecondPosition prisonerAboard(String character, int starship) {
        aboard(character, starship);
        state.people().imprison(Position.character(character), Holder.SHIP);
        return this;
    }

    public SecondPosition prisonerAboardShip(String character, String ship) {
        aboardShip(character, ship);
        state.people().imprison(Position.character(character), Holder.SHIP);
        return this;
    }

    /** Counted as one who has been a prisoner since the game began. */
    public SecondPosition sinceTheBeginning(String prisoner) {
        TheatreState.of(state).beginsAsPrisoner(Position.character(prisoner));
        return this;
    }

    public SecondPosition escort(String character, Soldier soldier) {
        TheatreState.company(state).addEscort(Position.character(character), soldier);
        return this;
    }

    // ---- ships of characters

    /** Held by somebody placed already, and where he is; in space he is aboard. */
    public SecondPosition ship(String ship, String holder) {
        int vessel = Position.shipNamed(ship);
        int who = Position.character(holder);
        state.gear().setShipAt(vessel, state.people().at(who));
        state.gear().setShipHolder(vessel, who);
        if (!Place.isEnviron(state.people().at(who))) {
            TheatreState.company(state).boardSpaceship(who, vessel);
        }
        return this;
    }

    public SecondPosition shipDamaged(String ship) {
        TheatreState.company(state).setShipDamaged(Position.shipNamed(ship), true);
        return this;
    }

    /** A possession card, face down. */
    public SecondPosition card(String possession, String owner) {
        state.gear().setOwner(Position.cardNamed(possession), Position.character(owner));
        return this;
    }

    /** Something else that is so. */
    public SecondPosition with(Consumer<GameState> more) {
        more.accept(state);
        return this;
    }

    // ---- luck

    /** All dice in the order the rules roll them: d6, d10, and the two dice of a jump or of p2d6 one after the other. */
    public SecondPosition dice(int... faces) {
        chance.dice(faces);
        return this;
    }

    /** Which of several equal things, counted from 0. */
    public SecondPosition picks(int... chosen) {
        chance.picks(chosen);
        return this;
    }

    /** The possession cards that are found, by their printed number. */
    public SecondPosition possessions(int... numbers) {
        chance.possessions(numbers);
        return this;
    }

    /** The characters that join, by card number. */
    public SecondPosition characters(int... numbers) {
        chance.characters(numbers);
        return this;
    }

    /** Everything not scripted afterwards comes from a seed. Call it before the scripts. */
    public SecondPosition luck(long seed) {
        chance = new LoadedChance(KeyedChance.ofSeed(seed));
        return this;
    }

    /** The game was begun under an earlier version of the rules. */
    public SecondPosition underVersion(int earlier) {
        version = earlier;
        return this;
    }

    // ---- off we go

    /** Begins at the opening of a segment of a side's player-turn. */
    public SecondScene start(Side phasing, Segment segment) {
        state.turn().setPhasing(phasing);
        state.turn().setSegment(segment);
        return resume(sequence(phasing), playerTurn(phasing, segment));
    }

    /** The same, with everything first put right that a position built by lot may have wrong. */
    public SecondScene startSettled(Side phasing, Segment segment) {
        state.turn().setPhasing(phasing);
        state.turn().setSegment(segment);
        return resume(sequence(phasing), playerTurn(phasing, segment), new SecondSettlement());
    }

    private Procedure sequence(Side phasing) {
        return GameSequence.at(stage() + (phasing == Side.REBEL ? IMPERIAL_TURN : INTERPHASE));
    }

    private Procedure playerTurn(Side phasing, Segment from) {
        List<Segment> phases =
                scenario.ruleset().playerTurn().stream().map(Phase::segment).toList();
        return new PlayerTurn(phasing, phases.indexOf(from));
    }

    private int stage() {
        if (scenario.ruleset().level() != GameLevel.GALACTIC) {
            return 0;
        }
        return realm().round() == 2 ? GALACTIC_STAGE + SECOND_ROUND : GALACTIC_STAGE;
    }

    /** Begins a campaign's game-turn with a step of its galactic stage. */
    public SecondScene startStage(Segment segment) {
        List<Segment> steps =
                scenario.ruleset().gameTurn().stream().map(Phase::segment).toList();
        return resume(GameSequence.at(steps.indexOf(segment)));
    }

    /** Begins with a procedure; the game-turn goes on after it with the second player-turns. */
    public SecondScene startWith(Procedure procedure) {
        return resume(GameSequence.at(stage() + INTERPHASE), procedure);
    }

    /** Begins with the interphase. */
    public SecondScene startInterphase() {
        state.turn().setPhasing(Side.IMPERIAL);
        state.turn().setSegment(Segment.INTERPHASE);
        return resume(GameSequence.at(stage() + INTERPHASE));
    }

    private SecondScene resume(Procedure... underWay) {
        Resolution resolution = new Resolution(state, new Rules(scenario, Options.standard(), version), chance);
        return new SecondScene(Game.resume(resolution, new History(), underWay), chance);
    }

    /** A place by its key. */
    public static int place(String key) {
        return Action.parse("place:" + key).argument();
    }
}
