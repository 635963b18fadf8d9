package fitg.rules.search.first;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.first.Assault;
import fitg.rules.combat.first.Units;
import fitg.rules.detection.Detection;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.search.HidingValue;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * Case 11.2: units and characters of one environ search, separately, for the characters hiding there or for one
 * mission group. All is declared before the first die. Hands down 1 if anybody searched at all.
 */
public final class Search extends Procedure {

    private static final int CERTAIN = 6;

    private enum Step {
        UNITS,
        LEADER,
        CHARACTERS,
        ORDER,
        NEXT,
        POSSESSIONS,
        ROLL,
        FOUND
    }

    private final int environ;
    private final Side searcher;
    /** The mission searched for, or NOBODY for everybody in the character stack. */
    private final int mission;

    private Step step = Step.UNITS;
    private boolean withUnits;
    private int leader = Holder.NOBODY;
    private long characters;
    private long asked;
    private boolean unitsFirst = true;
    private int searchesDone;
    private boolean unitsTurn;
    private boolean pending;
    private boolean scrambled;

    private Search(int environ, Side searcher, int mission) {
        this.environ = environ;
        this.searcher = searcher;
        this.mission = mission;
    }

    static Search inEnviron(Position s, int environ) {
        return new Search(environ, s.turn().phasing().opponent(), Holder.NOBODY);
    }

    /** Case 13.48: an action event lets the enemy search for one group. */
    public static Search forGroup(Position s, int environ, int mission) {
        return new Search(environ, s.turn().phasing().opponent(), mission);
    }

    public static boolean hasSearchers(Position s, int environ, Side side) {
        return s.forces().units(environ, side) > 0
                || (Characters.free(s, environ, side) & ~s.people().disabled()) != 0;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case UNITS -> askUnits(r);
            case LEADER -> askLeader(r);
            case CHARACTERS -> askCharacter(r);
            case ORDER -> askOrder(r);
            case NEXT -> nextSearch(r);
            case POSSESSIONS -> offerPossessions(r);
            case ROLL -> roll(r);
            case FOUND ->
                r.ask(Ask.ATTACK_FOUND, searcher, environ).or(Kind.ATTACK).or(Kind.PASS);
        }
    }

    // ---- declaration

    private void askUnits(Resolution r) {
        if (r.state().forces().units(environ, searcher) == 0) {
            step = Step.CHARACTERS;
            return;
        }
        r.ask(Ask.SEARCH_UNITS, searcher, environ).or(Kind.UNITS).or(Kind.NONE);
    }

    /** Case 11.22: one leader of the military stack helps its units, and so searches no more himself. */
    private void askLeader(Resolution r) {
        GameState s = r.state();
        long stack = Characters.inMilitaryStack(s, environ, searcher);
        if (searcher == Side.REBEL && !pending) {
            pending = true;
            if (PossessionUse.offered(r, Moment.LEADER, stack)) {
                return;
            }
        }
        r.ask(Ask.SEARCH_LEADER, searcher, environ);
        long able = Characters.leaders(s, Characters.inMilitaryStack(s, environ, searcher));
        r.orEach(Kind.CHARACTER, able);
        r.or(Kind.NONE);
    }

    private void askCharacter(Resolution r) {
        GameState s = r.state();
        long waiting = Characters.free(s, environ, searcher) & ~s.people().disabled() & ~asked;
        waiting &= leader == Holder.NOBODY ? -1 : ~PieceSet.only(leader);
        if (waiting == 0) {
            step = Step.ORDER;
            return;
        }
        int next = PieceSet.lowest(waiting);
        asked |= PieceSet.only(next);
        r.ask(Ask.SEARCH_CHARACTER, searcher, next).or(Kind.LEAVE).or(Kind.TAKE);
    }

    private void askOrder(Resolution r) {
        if (characters != 0) {
            // Cases 11.21 and 11.31: searching characters leave the units and are detected, whatever they find.
            r.state().people().leaveMilitary(characters);
            Detection.detect(r, characters, "11.31");
            Detection.spread(r);
        }
        if (withUnits && characters != 0) {
            r.ask(Ask.SEARCH_ORDER, searcher, environ).or(Kind.UNITS_FIRST).or(Kind.CHARACTERS_FIRST);
        } else {
            unitsFirst = withUnits;
            step = Step.NEXT;
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case UNITS -> {
                withUnits = action.kind() == Kind.UNITS;
                step = withUnits ? Step.LEADER : Step.CHARACTERS;
            }
            case LEADER -> {
                leader = action.kind() == Kind.NONE ? Holder.NOBODY : action.argument();
                step = Step.CHARACTERS;
            }
            case CHARACTERS -> {
                if (action.kind() == Kind.TAKE) {
                    characters |= PieceSet.only(PieceSet.highest(asked));
                }
            }
            case ORDER -> {
                unitsFirst = action.kind() == Kind.UNITS_FIRST;
                step = Step.NEXT;
            }
            case FOUND -> {
                step = Step.NEXT;
                if (action.kind() == Kind.ATTACK) {
                    r.call(attack(r.state()));
                }
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    /** How far the declaration has come; for whoever makes it. */
    public Plan plan() {
        return new Plan(environ, withUnits, leader, characters);
    }

    /**
     * What a side is about to search with.
     *
     * @param leader of the units, or NOBODY
     * @param characters who search besides
     */
    public record Plan(int environ, boolean withUnits, int leader, long characters) {}

    // ---- resolution

    /** Those the search under way is for. */
    public long hiders(GameState s) {
        long hiders = Characters.inCharacterStack(s, environ, searcher.opponent());
        return mission == Holder.NOBODY ? hiders : hiders & s.missions().group(mission);
    }

    private long searchers(GameState s) {
        return Characters.free(s, environ, searcher) & characters & ~s.people().disabled();
    }

    /** Case 11.23: one search after the other; the second only if searchers and hiders are still there (RUL-20). */
    private void nextSearch(Resolution r) {
        GameState s = r.state();
        if (searchesDone == 2) {
            r.finish(withUnits || characters != 0 ? 1 : 0);
            return;
        }
        unitsTurn = searchesDone == 0 == unitsFirst;
        searchesDone++;
        boolean able = unitsTurn ? withUnits && s.forces().units(environ, searcher) > 0 : searchers(s) != 0;
        if (able && hiders(s) != 0) {
            pending = false;
            scrambled = false;
            step = Step.POSSESSIONS;
            if (unitsTurn && searcher == Side.IMPERIAL) {
                Units.show(r, environ, "7.22");
            }
        }
    }

    private void offerPossessions(Resolution r) {
        GameState s = r.state();
        if (!pending) {
            pending = true;
            boolean offered = searcher == Side.REBEL
                    ? !unitsTurn && PossessionUse.offered(r, Moment.SEARCHING, searchers(s))
                    : PossessionUse.offered(
                            r, unitsTurn ? Moment.HIDING_FROM_UNITS : Moment.HIDING_FROM_CHARACTERS, hiders(s));
            if (offered) {
                return;
            }
        } else {
            scrambled = PieceSet.has(r.result(), Card.SCRAMBLER);
        }
        step = Step.ROLL;
    }

    private int searchValue(GameState s) {
        if (unitsTurn) {
            return SearchValue.ofUnits(s, s.forces().strikingStrength(environ, searcher), leader);
        }
        return SearchValue.ofCharacters(s, searchers(s));
    }

    private int hiding(GameState s, boolean hidden) {
        return HidingValue.of(s, environ, hiders(s), unitsTurn) + (hidden ? CardFigures.SCRAMBLER_HIDING : 0);
    }

    /** What the die may show at most for the hiders to be found, with the Scrambler or without it. */
    public int number(GameState s, boolean hidden) {
        return SearchValue.number(hiding(s, hidden), searchValue(s));
    }

    /** Whether it is declared and the die comes next. */
    public boolean isAboutToRoll() {
        return step == Step.POSSESSIONS;
    }

    /** RUL-82: a number of 0 fails and one of 6 succeeds without a die. */
    private void roll(Resolution r) {
        GameState s = r.state();
        int value = searchValue(s);
        int hiding = hiding(s, scrambled);
        int number = number(s, scrambled);
        int die = number > 0 && number < CERTAIN ? r.die("search") : 0;
        boolean found = number >= CERTAIN || die != 0 && die <= number;
        if (r.listening()) {
            long who = unitsTurn ? 0 : searchers(s);
            r.tell(new Event.SearchRolled(environ, searcher, who, value, hiding, number, die, found, "11.0"));
        }
        step = found ? Step.FOUND : Step.NEXT;
    }

    /** Case 11.34: at once, and only by those who found them. */
    public Procedure attack(GameState s) {
        return unitsTurn
                ? Assault.bySquad(s, environ, searcher, hiders(s))
                : Assault.byCharacters(environ, searcher, searchers(s), hiders(s));
    }

    @Override
    public int unitsShownIn() {
        boolean shown = searcher == Side.IMPERIAL && searchesDone > 0 && unitsTurn && withUnits;
        return shown ? environ : Holder.NOBODY;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(searcher.ordinal()).add(mission).add(step.ordinal()).add(withUnits ? 1 : 0);
        d.add(leader).add(characters).add(asked).add(unitsFirst ? 1 : 0).add(searchesDone);
        d.add(unitsTurn ? 1 : 0).add(pending ? 1 : 0).add(scrambled ? 1 : 0);
    }
}
