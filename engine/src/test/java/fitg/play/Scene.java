package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A game under test. Actions are given by their keys ({@code "walk:14"}: character card 14 walks; {@code
 * "environ:2232"}); questions about the position use printed names and map numbers.
 */
public class Scene {

    /** Answers that leave things as they are, in the order they are preferred. */
    private static final List<Kind> QUIET = List.of(
            Kind.END,
            Kind.PASS,
            Kind.DECLINE,
            Kind.NONE,
            Kind.LEAVE,
            Kind.STAND,
            Kind.STOP,
            Kind.CHARACTER_STACK,
            Kind.KILL,
            Kind.HAND_TO_HAND,
            Kind.ACTIVE,
            Kind.COMPLETE,
            Kind.GO_ON,
            Kind.STAY,
            Kind.HELD_BACK,
            Kind.BATTLE_FORMATION);

    private final Game game;
    private final LoadedChance chance;
    private final List<Event> events = new ArrayList<>();

    public Scene(Game game, LoadedChance chance) {
        this.game = game;
        this.chance = chance;
        events.addAll(game.rawEvents());
    }

    /** The true position, secrets included. */
    public GameState truth() {
        return game.state();
    }

    /** What is under way. */
    public Resolution resolution() {
        return game.resolution();
    }

    public Game game() {
        return game;
    }

    // ---- playing

    /** Plays actions one after the other; each must be legal. */
    public Scene play(String... keys) {
        for (String key : keys) {
            events.addAll(game.play(Action.parse(key)));
        }
        return this;
    }

    /** Answers every question quietly (end, pass, decline, none, leave) until this one is asked. */
    public Scene skipTo(Question question) {
        for (int step = 0; step < 500; step++) {
            Decision decision = decision();
            if (decision.question() == question) {
                return this;
            }
            play(quiet(decision).key());
        }
        throw new AssertionError(question + " was never asked");
    }

    /** Answers quietly until the segment or player-turn under way is over, or until somebody wins. */
    public Scene skipSegment() {
        GameState state = game.state();
        var segment = state.turn().segment();
        var side = state.turn().phasing();
        int turn = state.turn().number();
        while (!game.isOver()
                && state.turn().segment() == segment
                && state.turn().phasing() == side
                && state.turn().number() == turn) {
            play(quiet(decision()).key());
        }
        return this;
    }

    private static Action quiet(Decision decision) {
        for (Kind kind : QUIET) {
            for (Action action : decision.actions()) {
                if (action.kind() == kind) {
                    return action;
                }
            }
        }
        return decision.actions().getFirst();
    }

    // ---- the pending decision

    public Decision decision() {
        return game.pending().orElseThrow(() -> new AssertionError("the game is over: " + game.outcome()));
    }

    public Question question() {
        return decision().question();
    }

    public Side asked() {
        return decision().side();
    }

    /** The keys of the legal actions, in their order. */
    public List<String> offers() {
        return decision().actions().stream().map(Action::key).toList();
    }

    public boolean offers(String key) {
        return offers().contains(key);
    }

    public Scene expect(Question question) {
        assertThat(decision().question())
                .as("the question asked, with %s", offers())
                .isEqualTo(question);
        return this;
    }

    public Scene expectOffers(String... keys) {
        assertThat(offers()).contains(keys);
        return this;
    }

    public Scene expectNotOffered(String... keys) {
        assertThat(offers()).doesNotContain(keys);
        return this;
    }

    /** All scripted luck was needed. */
    public Scene expectLuckUsedUp() {
        assertThat(chance.isUsedUp()).as("left over: %s", chance).isTrue();
        return this;
    }

    // ---- the position

    /** The map number of the environ a character is in; 0 when he is in none. */
    public int at(String character) {
        int at = game.state().people().at(Position.character(character));
        return at < 0 ? 0 : Catalogue.standard().environ(at).id();
    }

    public boolean isDead(String character) {
        return game.state().people().at(Position.character(character)) == Place.OUT_OF_GAME;
    }

    public boolean isInPool(String character) {
        return game.state().people().at(Position.character(character)) == Place.POOL;
    }

    public boolean isFree(String character) {
        return (game.state().people().free() & bit(character)) != 0;
    }

    public boolean isPrisoner(String character) {
        return game.state().people().isPrisoner(Position.character(character));
    }

    /** Who holds a prisoner: "units" or the guard's name. */
    public String holder(String prisoner) {
        int holder = game.state().people().holder(Position.character(prisoner));
        return holder == Holder.UNITS
                ? "units"
                : Catalogue.standard().character(holder).name();
    }

    /** Whether a character has the detected flag, or stands with military units (case 9.52). */
    public boolean isDetected(String character) {
        GameState s = game.state();
        return isFree(character) && ((s.people().detectedFlags() | s.people().military()) & bit(character)) != 0;
    }

    public boolean hasDetectedFlag(String character) {
        return (game.state().people().detectedFlags() & bit(character)) != 0;
    }

    public boolean isWithUnits(String character) {
        return (game.state().people().military() & bit(character)) != 0;
    }

    public boolean mayDoMissions(String character) {
        return (game.state().people().noMission() & bit(character)) == 0;
    }

    public int wounds(String character) {
        return game.state().people().wounds(Position.character(character));
    }

    private static long bit(String character) {
        return PieceSet.only(Position.character(character));
    }

    public int units(int environId, UnitType kind) {
        return game.state().forces().units(Position.environ(environId), kind);
    }

    public int units(int environId, Side side) {
        return game.state().forces().units(Position.environ(environId), side);
    }

    public int pending(int environId, int strength) {
        return game.state().places().pending(Position.environ(environId), strength);
    }

    public Loyalty loyalty(String planet) {
        return game.state().planets().loyalty(Position.planetNamed(planet));
    }

    public PlanetState state(String planet) {
        return game.state().planets().state(Position.planetNamed(planet));
    }

    /** The side that controls a planet now, or null. */
    public Side control(String planet) {
        return Control.of(game.state(), Position.planetNamed(planet));
    }

    public int pdbLevel(String planet) {
        return game.state().planets().pdbLevel(Position.planetNamed(planet));
    }

    public boolean pdbUp(String planet) {
        return game.state().planets().pdbUp(Position.planetNamed(planet));
    }

    public boolean hasCamp(int environId) {
        return game.state().places().campSince(Position.environ(environId)) > 0;
    }

    public boolean hasCoupMarker(int environId) {
        return game.state().places().has(Mark.COUP, Position.environ(environId));
    }

    /** Whether the populace has gone wild here in this mission phase. */
    public boolean isPopulaceWild(int environId) {
        return game.state().places().has(Mark.POPULACE_WILD, Position.environ(environId));
    }

    public boolean flag(Flag flag) {
        return game.state().turn().is(flag);
    }

    public int turn() {
        return game.state().turn().number();
    }

    /** "deck", "empire", "out", or the owner's name; for ships the holder's name, or "nobody". */
    public String owner(String possession) {
        int card = Position.cardNamed(possession);
        if (card < 8) {
            return shipHolder(possession);
        }
        int owner = game.state().gear().owner(card);
        return switch (owner) {
            case Holder.DECK -> "deck";
            case Holder.IMPERIAL_HANDS -> "empire";
            case Holder.REMOVED -> "out";
            default -> Catalogue.standard().character(owner).name();
        };
    }

    /** "deck" (not in play), "out", "nobody" or the holder's name. */
    public String shipHolder(String ship) {
        int index = Position.shipNamed(ship);
        int at = game.state().gear().shipAt(index);
        if (at == Place.POOL || at == Place.OUT_OF_GAME) {
            return at == Place.POOL ? "deck" : "out";
        }
        int holder = game.state().gear().shipHolder(index);
        return holder < 0 ? "nobody" : Catalogue.standard().character(holder).name();
    }

    /** The map number of the environ a ship stands in; 0 when it is in none. */
    public int shipAt(String ship) {
        int at = game.state().gear().shipAt(Position.shipNamed(ship));
        return at < 0 ? 0 : Catalogue.standard().environ(at).id();
    }

    public boolean isShown(String possession) {
        return game.state().gear().isRevealed(Position.cardNamed(possession));
    }

    // ---- what happened

    public List<Event> events() {
        return List.copyOf(events);
    }

    public <E extends Event> List<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The last event of a kind; fails when there was none. */
    public <E extends Event> E last(Class<E> kind) {
        List<E> all = events(kind);
        assertThat(all).as(kind.getSimpleName() + " events among %s", events).isNotEmpty();
        return all.getLast();
    }

    /** A character set of an event, as names. */
    public static Set<String> names(long characters) {
        Set<String> names = new TreeSet<>();
        for (long rest = characters; rest != 0; rest = PieceSet.rest(rest)) {
            names.add(Catalogue.standard().character(PieceSet.lowest(rest)).name());
        }
        return names;
    }
}
