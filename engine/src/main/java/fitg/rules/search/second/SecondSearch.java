package fitg.rules.search.second;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.second.Assaults;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Patrols;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.force.second.Squads;
import fitg.rules.force.second.Stacks;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Theatre;

/**
 * E2.B and C-SEARCH-1, C-SEARCH-2: the search of one environ, by units, by characters, or by both one after the other. Hands
 * down 1 if there was a search, found or not; who lets somebody pass has not searched for him.
 */
@Completion({"C-SEARCH-1", "C-SEARCH-2"})
public final class SecondSearch extends Procedure {

    private static final long EVERYBODY = -1L;

    private enum Step {
        UNITS,
        CHARACTERS,
        ORDER,
        NEXT,
        FOUND,
        SETTLE,
        OVER,
        CARDS
    }

    private final int environ;
    private final Side searcher;
    private final long sought;
    private Step step = Step.UNITS;
    private boolean withUnits;
    private int leader = Holder.NOBODY;
    private long characters;
    private long asked;
    private boolean unitsFirst = true;
    private boolean unitsTurn;
    private int searches;
    private boolean searched;
    private boolean cardsOffered;

    private SecondSearch(int environ, Side searcher, long sought) {
        this.environ = environ;
        this.searcher = searcher;
        this.sought = sought;
    }

    /** S-R77: everybody of the phasing side who is not stacked with ground units. */
    static SecondSearch inEnviron(Position s, int environ) {
        return new SecondSearch(environ, s.turn().phasing().opponent(), EVERYBODY);
    }

    /** An event lets the enemy search for some of those on missions. */
    public static SecondSearch forGroup(Position s, int environ, long members) {
        return new SecondSearch(environ, s.turn().phasing().opponent(), members);
    }

    /** E2.B.1: ground units or characters of the searcher are there. */
    public static boolean hasSearchers(Position s, int environ, Side side) {
        return Theatre.counters(s).groundUnits(environ, side) > 0 || Characters.free(s, environ, side) != 0;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case UNITS -> askUnits(r);
            case CHARACTERS -> askCharacter(r);
            case ORDER -> askOrder(r);
            case NEXT -> search(r);
            case CARDS -> roll(r);
            case FOUND -> askAttack(r);
            case SETTLE -> {
                step = Step.OVER;
                r.settle();
            }
            case OVER -> r.finish(searched ? 1 : 0);
        }
    }

    // ---- declaration

    private void askUnits(Resolution r) {
        Position s = r.state();
        if (Theatre.counters(s).groundUnits(environ, searcher) == 0) {
            step = Step.CHARACTERS;
            return;
        }
        r.ask(Query.SEARCH_UNITS, searcher, environ)
                .or(Kind.UNITS)
                .orEach(Kind.CHARACTER, Leaders.able(s, Stacks.withUnits(s, environ, searcher)));
        Leaders.orSovereign(r, environ, searcher);
        r.or(Kind.NONE);
    }

    private void askCharacter(Resolution r) {
        Position s = r.state();
        long waiting =
                Characters.free(s, environ, searcher) & ~asked & ~s.people().disabled();
        waiting &= leader == Holder.NOBODY ? EVERYBODY : ~PieceSet.only(leader);
        if (waiting == 0) {
            step = Step.ORDER;
            return;
        }
        r.ask(Query.SEARCH_CHARACTER, searcher, PieceSet.lowest(waiting))
                .or(Kind.LEAVE)
                .or(Kind.TAKE);
    }

    /** Characters who search leave the units and are detected, whatever they find. */
    private void askOrder(Resolution r) {
        GameState s = r.state();
        if (characters != 0) {
            s.people().leaveMilitary(characters);
            Detection.detect(r, characters, "C-SEARCH-1");
        }
        if (withUnits && characters != 0) {
            r.ask(Query.SEARCH_ORDER, searcher, environ).or(Kind.UNITS_FIRST).or(Kind.CHARACTERS_FIRST);
        } else {
            unitsFirst = withUnits;
            step = Step.NEXT;
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case NONE -> step = Step.CHARACTERS;
            case UNITS -> {
                withUnits = true;
                step = Step.CHARACTERS;
            }
            case CHARACTER -> searchUnder(action.argument());
            case SOVEREIGN -> searchUnder(Sovereigns.fighter(action.argument()));
            case TAKE, LEAVE -> {
                asked |= PieceSet.only(r.subject());
                characters |= action.kind() == Kind.TAKE ? PieceSet.only(r.subject()) : PieceSet.NONE;
            }
            case UNITS_FIRST, CHARACTERS_FIRST -> {
                unitsFirst = action.kind() == Kind.UNITS_FIRST;
                step = Step.NEXT;
            }
            default -> attack(r, action);
        }
    }

    private void searchUnder(int named) {
        withUnits = true;
        leader = named;
        step = Step.CHARACTERS;
    }

    // ---- resolution

    /** Those this search is for, who are still there. */
    public long hiders(Position s) {
        return Stacks.hiders(s, environ, searcher.opponent()) & sought;
    }

    private long searchers(Position s) {
        return Characters.free(s, environ, searcher) & characters;
    }

    private void search(Resolution r) {
        GameState s = r.state();
        if (searches == 2) {
            step = Step.SETTLE;
            return;
        }
        unitsTurn = searches == 0 == unitsFirst;
        searches++;
        if (searchValue(s) > 0 && hiders(s) != 0) {
            step = Step.CARDS;
            cardsOffered = offerCards(r);
        }
    }

    /** E5.1.b.2: what the rebels carry may help them to hide, or to search. */
    private boolean offerCards(Resolution r) {
        GameState s = r.state();
        if (searcher == Side.IMPERIAL) {
            return PossessionUse.offered(
                    r, unitsTurn ? Moment.HIDING_FROM_UNITS : Moment.HIDING_FROM_CHARACTERS, hiders(s));
        }
        return !unitsTurn && PossessionUse.offered(r, Moment.SEARCHING, searchers(s));
    }

    private int searchValue(Position s) {
        if (!unitsTurn) {
            return SearchTable10.ofCharacters(s, searchers(s));
        }
        int leadership = leader == Holder.NOBODY ? 0 : Fighters.leadershipInSearch(s, leader);
        int attack = withUnits ? Theatre.counters(s).groundAttack(environ, searcher) : 0;
        return attack == 0 ? 0 : SearchTable10.ofUnits(attack, leadership);
    }

    private void roll(Resolution r) {
        GameState s = r.state();
        int value = searchValue(s);
        boolean scrambled = cardsOffered && PieceSet.has(r.result(), Card.SCRAMBLER);
        cardsOffered = false;
        searched = true;
        if (unitsTurn && searcher == Side.IMPERIAL) {
            Fog.liftFromUnits(r, environ);
        }
        int hiding =
                SearchTable10.hiding(s, environ, hiders(s), unitsTurn) + (scrambled ? CardFigures.SCRAMBLER_HIDING : 0);
        int number = SearchTable10.number(value, hiding);
        int die = r.die("search", SearchTable10.DIE);
        boolean found = die <= number;
        if (r.listening()) {
            long who = unitsTurn ? PieceSet.NONE : searchers(s);
            r.tell(new Happening.Searched(environ, searcher, who, value, hiding, number, die, found, "C-SEARCH-1"));
        }
        step = found ? Step.FOUND : Step.NEXT;
    }

    /** E2.B.2: whoever found them may attack, at once or never. */
    private void askAttack(Resolution r) {
        Position s = r.state();
        r.ask(Query.FOUND, searcher, environ);
        if (unitsTurn) {
            r.orEach(Kind.PATROL, Patrols.kinds(s, environ, searcher));
            if (maySendSquad(r)) {
                r.or(Kind.SUICIDE_SQUAD);
            }
        } else {
            r.or(Kind.CHARACTERS);
        }
        r.or(Kind.DECLINE);
    }

    /** E5.7.a.4 and K-R33: a squad and somebody who can lead it; never in a search an event has caused (E5.7.a.5). */
    private boolean maySendSquad(Resolution r) {
        Position s = r.state();
        boolean led = Leaders.inEnviron(s, environ, searcher) != 0
                || r.rules().has(Correction.SOVEREIGNS_SEND_SQUADS) && Sovereigns.leading(s, environ, searcher) != 0;
        return searcher == Side.IMPERIAL && sought == EVERYBODY && Squads.in(s, environ) != Realm.NONE && led;
    }

    private void attack(Resolution r, Action action) {
        GameState s = r.state();
        step = Step.NEXT;
        if (action.kind() == Kind.DECLINE) {
            return;
        }
        if (action.kind() == Kind.SUICIDE_SQUAD) {
            r.call(new SquadAttack(environ, hiders(s)));
            return;
        }
        if (action.kind() == Kind.CHARACTERS) {
            r.call(Assaults.byCharacters(s, environ, searcher, searchers(s), hiders(s)));
            return;
        }
        Soldier kind = Soldier.at(action.argument());
        int count = Patrols.size(Theatre.counters(s).groundAttack(environ, searcher), leader != Holder.NOBODY);
        if (r.listening()) {
            r.tell(new Happening.PatrolSent(environ, searcher, kind, count, "C-SO-2"));
        }
        r.call(Assaults.byPatrol(s, environ, searcher, kind, count, hiders(s)));
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(searcher.ordinal()).add(sought).add(step.ordinal()).add(withUnits ? 1 : 0);
        d.add(leader).add(characters).add(asked).add(unitsFirst ? 1 : 0).add(unitsTurn ? 1 : 0);
        d.add(searches).add(searched ? 1 : 0);
        if (cardsOffered) {
            d.add(1);
        }
    }
}
