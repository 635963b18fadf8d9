package fitg.play.question;

import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.rules.character.Characters;
import fitg.rules.combat.second.SecondCharacterCombat;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.search.second.SearchTable10;
import fitg.rules.search.second.SecondSearch;
import fitg.rules.space.second.SpaceCombat;
import fitg.state.Cast;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The answers of 2002 that are preselected (4a, section 1, "suggested"). */
final class SecondSuggestion {

    private static final int WORTH_FIGHTING = 3;
    private static final int MANY = 3;

    private final int subject;
    private final List<Action> actions;
    private final Supplier<Position> look;
    private final Procedure asking;
    private final Side asked;
    private Position seen;

    private SecondSuggestion(int subject, List<Action> actions, Supplier<Position> look, Procedure asking, Side asked) {
        this.asked = asked;
        this.subject = subject;
        this.actions = actions;
        this.look = look;
        this.asking = asking;
    }

    static Action among(
            Query query, int subject, List<Action> actions, Supplier<Position> look, Procedure asking, Side asked) {
        return new SecondSuggestion(subject, actions, look, asking, asked).of(query);
    }

    private Action of(Query query) {
        return switch (query) {
            case SET_UP_STACK -> first(Kind.MILITARY_STACK);
            case SET_UP_HOLDER, HOLDER -> first(Kind.UNITS);
            case SET_UP_FORMATION, FORMATION -> first(Kind.DISPERSED);
            case INTERPLANETARY, CHARACTER_MOVE, PLANETARY_MOVE, BATTLE_TRANSFER, EXCHANGE -> first(Kind.END);
            case BOARD, DOCK, SEARCH_CHARACTER -> first(Kind.LEAVE);
            case RAKE -> first(Kind.RAKE);
            case PASSING -> first(Kind.GO_ON);
            case INTERCEPT -> either(isStrongerHere(), Kind.INTERCEPT, Kind.DECLINE);
            case ARRIVAL -> first(Kind.STAY);
            case LINE -> first(Kind.HELD_BACK);
            case FLEET_BREAK_OFF -> either(isOutgunnedTwice(), Kind.BREAK_OFF_ALL, Kind.STAND);
            case ATTACK_PDB -> first(Kind.DECLINE);
            case CREW, MISSION_MEMBER, TAKE_PRISONER -> first(Kind.TAKE);
            case TRACK -> first(Kind.TRACK);
            case EVADE -> first(Kind.IMPULSE);
            case STACK, REACTION_STACK ->
                either(PieceSet.has(s().people().military(), subject), Kind.MILITARY_STACK, Kind.CHARACTER_STACK);
            case CARGO, REACTION_PIECE -> best(this::strength);
            case LEADER, MARCH_LEADER, REACTION_LEADER, SEARCH_UNITS -> best(this::leadership);
            case AIM_COUNTER, AIM_EXTRA_DICE, PDB_TARGET -> best(action -> -hitsToGo(action.argument()));
            case AIM, RETURN_FIRE -> best(action -> -fighterHitsToGo(action));
            case RELEASED_FIRE -> best(action -> -Fighters.endurance(s(), action.argument()));
            case PRESS_ON -> either(isWorthPressing(), Kind.GO_ON, Kind.CALL_OFF);
            case ENVIRONS_BATTLE -> either(hasOdds(), Kind.ATTACK, Kind.DECLINE);
            case REACTION -> best(action -> action.kind() == Kind.REACT ? enemies(action.argument()) : 0);
            case SEARCH -> best(this::searchers);
            case MISSION -> MissionSuggestion.among(s(), subject, asked, actions);
            case FOUND, PATROL_KIND -> best(this::patrol);
            case LASERS -> either(isAttackerStronger(), Kind.STUN, Kind.KILL);
            case LINE_UP -> either(Fighters.attack(s(), subject) >= WORTH_FIGHTING, Kind.ACTIVE, Kind.INACTIVE);
            case BREAK_OFF -> either(isAttackerStronger(), Kind.BREAK_OFF_ALL, Kind.STAND);
            case MISSION_PLACE -> best(this::own);
            case EVENT_ROLL -> first(Kind.ROLL);
            case COMPLETE -> first(Kind.CONTINUE);
            case REPAIRER -> best(action -> Fighters.navigation(s(), action.argument()));
            case PURSUER -> best(action -> Theatre.counters(s()).isDamaged(action.argument()) ? 0 : 1);
            default -> actions.getFirst();
        };
    }

    /** What can be seen, looked at once and only by those questions that weigh it. */
    private Position s() {
        if (seen == null) {
            seen = look.get();
        }
        return seen;
    }

    // ---- choosing

    private Action first(Kind wanted) {
        for (Action action : actions) {
            if (action.kind() == wanted) {
                return action;
            }
        }
        return actions.getFirst();
    }

    private Action either(boolean condition, Kind then, Kind otherwise) {
        return first(condition ? then : otherwise);
    }

    /** The first of those with the highest worth. */
    private Action best(ToIntFunction<Action> worth) {
        Action best = actions.getFirst();
        for (Action action : actions) {
            best = worth.applyAsInt(action) > worth.applyAsInt(best) ? action : best;
        }
        return best;
    }

    // ---- weighing

    private int strength(Action action) {
        return switch (action.kind()) {
            case COUNTER -> 1 + Theatre.counters(s()).attack(action.argument());
            case CHARACTER -> 1;
            default -> 0;
        };
    }

    /** Units search in any case, better with a leader. */
    private int leadership(Action action) {
        return switch (action.kind()) {
            case CHARACTER ->
                1 + Math.max(Fighters.leadership(s(), action.argument()), Fighters.spaceLeadership(action.argument()));
            case SOVEREIGN -> 1 + Fighters.leadership(s(), Sovereigns.fighter(action.argument()));
            case UNITS -> 1;
            default -> 0;
        };
    }

    private int hitsToGo(int counter) {
        Counters counters = Theatre.counters(s());
        CounterType type = counters.type(counter);
        return type.endurance() - counters.hits(counter) + (counters.isDamaged(counter) ? 0 : type.endurance());
    }

    private int fighterHitsToGo(Action action) {
        if (action.kind() != Kind.FIGHTER) {
            return Integer.MAX_VALUE;
        }
        int fighter = action.argument();
        int endurance = Fighters.endurance(s(), fighter);
        return endurance - Theatre.company(s()).hits(fighter) + (Fighters.isWounded(s(), fighter) ? 0 : endurance);
    }

    /** K-D29: the squad is for three and more. */
    private int patrol(Action action) {
        return switch (action.kind()) {
            case PATROL -> Soldier.at(action.argument()).attack();
            case CHARACTERS -> 1;
            case SUICIDE_SQUAD -> areMany() ? Integer.MAX_VALUE : 0;
            default -> 0;
        };
    }

    private boolean areMany() {
        return asking instanceof SecondSearch search && PieceSet.size(search.hiders(s())) >= MANY;
    }

    private int enemies(int environ) {
        Side phasing = s().turn().phasing();
        return 1
                + Theatre.counters(s()).groundAttack(environ, phasing)
                + PieceSet.size(Characters.free(s(), environ, phasing));
    }

    /** How much is there to search with; where there is nothing, nobody is found (C-SEARCH-1). */
    private int searchers(Action action) {
        if (action.kind() != Kind.SEARCH) {
            return 0;
        }
        int environ = action.argument();
        boolean able = Theatre.counters(s()).groundAttack(environ, asked) > 0
                || SearchTable10.ofCharacters(s(), Characters.free(s(), environ, asked)) > 0;
        return able ? 1 : -1;
    }

    private int own(Action action) {
        return action.kind() == Kind.PLACE
                ? PieceSet.size(s().people()
                        .present(action.argument(), Cast.of(s().turn().phasing())))
                : 0;
    }

    // ---- comparing

    /** S-D9: the attack factor over the planet is not lower. */
    private boolean isStrongerHere() {
        Side side = s().turn().phasing().opponent();
        int orbit = Place.orbit(subject);
        return Theatre.counters(s()).starshipAttack(orbit, side)
                >= Theatre.counters(s()).starshipAttack(orbit, side.opponent());
    }

    private boolean isOutgunnedTwice() {
        return asking instanceof SpaceCombat combat && combat.differential(s()) >= combat.defence(s());
    }

    private boolean isAttackerStronger() {
        return asking instanceof SecondCharacterCombat combat
                && combat.attackStrength(s(), false) >= combat.defenceStrength(s());
    }

    /** S-D16, S-D37, S-D42. */
    private boolean isWorthPressing() {
        if (asking instanceof SecondCharacterCombat) {
            return isAttackerStronger();
        }
        if (asking instanceof SpaceCombat combat) {
            return combat.differential(s()) >= 0;
        }
        return !Place.isEnviron(subject) || groundBalance(1, 1);
    }

    /** S-D34: three to two. */
    private boolean hasOdds() {
        return groundBalance(2, 3);
    }

    /** Whether whoever may attack here has so many times the attack factor of the other. */
    private boolean groundBalance(int mine, int theirs) {
        int own = Theatre.counters(s()).groundAttack(subject, asked);
        int other = Theatre.counters(s()).groundAttack(subject, asked.opponent());
        return mine * own >= theirs * other;
    }
}
