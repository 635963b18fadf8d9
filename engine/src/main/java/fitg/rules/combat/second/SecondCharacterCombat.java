package fitg.rules.combat.second;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.TheatreState;
import java.util.Arrays;

/**
 * E5.3 and C-COMBAT-3: a character combat, round by round: call-off, lasers, who is active, break-off, targets, all dice, hits.
 * Hands down a sum of {@link #BEATEN} and {@link #ALIVE_AFTER_TWO}.
 */
@Completion({"C-COMBAT-3", "C-COMBAT-5", "C-COMBAT-6"})
public final class SecondCharacterCombat extends Contest {

    /** No attacker was able to go on. */
    public static final int BEATEN = 1;

    /** Some attacker was, after two rounds. */
    public static final int ALIVE_AFTER_TWO = 2;

    /** S-R8: a fight that has not ended by then is called off. */
    private static final int LAST_ROUND = 20;

    static final long CHARACTERS = PieceSet.first(Cast.COUNT);

    private enum Step {
        BEGIN,
        CALL_OFF,
        LASERS,
        LINE_UP,
        BREAK_OFF,
        AIM,
        RETURN_FIRE,
        FIRE,
        RELEASE,
        END,
        GUARDS_OF_ATTACKERS,
        GUARDS_OF_DEFENDERS,
        SETTLE,
        OVER,
        CARDS,
        ABSORB,
        HITS
    }

    private final boolean patrol;
    private Step step = Step.BEGIN;
    /** Who has been asked in the step under way. */
    private long asked;

    private boolean calledOff;
    private int outcome;
    private boolean cardsOffered;

    SecondCharacterCombat(
            int place,
            Side attackerSide,
            boolean patrol,
            Opponent opponent,
            int seized,
            long attackers,
            long defenders) {
        super(place, attackerSide, opponent, seized, attackers, defenders);
        this.patrol = patrol;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> {
                if (LivingGround.shows(r, place)) {
                    return;
                }
                tell(r, new Happening.BattleBegan(place, attackerSide, "E5.3"));
                beginRound(r);
            }
            case CALL_OFF -> askCallOff(r);
            case LASERS -> askLasers(r);
            case LINE_UP -> askLineUp(r);
            case CARDS -> useCards(r);
            case BREAK_OFF -> askBreakOff(r);
            case ABSORB -> absorb(r);
            case HITS -> takeHits(r);
            case AIM -> aim(r);
            case RETURN_FIRE -> askReturnFire(r);
            case FIRE -> fire(r);
            case RELEASE -> askReleasedFire(r);
            case END -> conclude(r);
            case GUARDS_OF_ATTACKERS -> {
                step = Step.GUARDS_OF_DEFENDERS;
                GuardsAfterFight.settle(r, place, attackerSide, attackersAtFirst, attackers, calledOff);
            }
            case GUARDS_OF_DEFENDERS -> {
                step = Step.SETTLE;
                GuardsAfterFight.settle(r, place, attackerSide.opponent(), defendersAtFirst, defenders, false);
            }
            case SETTLE -> {
                step = Step.OVER;
                TheatreState.company(r.state()).clearFight();
                r.settle();
            }
            case OVER -> r.finish(outcome);
        }
    }

    private void beginRound(Resolution r) {
        Position s = r.state();
        asked = PieceSet.NONE;
        active = PieceSet.NONE;
        failed = PieceSet.NONE;
        held = PieceSet.NONE;
        bladeOf = Holder.NOBODY;
        if (FightForces.able(s, attackers) == 0 || FightForces.able(s, defenders) == 0) {
            step = Step.END;
        } else if (round > LAST_ROUND) {
            callOff();
        } else {
            step = Step.CALL_OFF;
            if (opponent != null) {
                CreatureRounds.begin(r, this);
            }
            tell(r, new Happening.RoundBegan(place, round, "C-COMBAT-3"));
        }
    }

    private void callOff() {
        calledOff = true;
        step = Step.END;
    }

    // ---- before the dice

    /** E5.3.a.1: not in the first round, and only with a player character in the force. */
    private void askCallOff(Resolution r) {
        boolean possible = round > 1 && (FightForces.able(r.state(), attackers) & CHARACTERS) != 0;
        if (possible) {
            r.ask(Query.PRESS_ON, attackerSide, place).or(Kind.GO_ON).or(Kind.CALL_OFF);
        } else {
            step = Step.LASERS;
        }
    }

    /** E5.3.c.1: player characters and soldiers have lasers; creatures and locals have none. */
    private void askLasers(Resolution r) {
        if (opponent != null) {
            step = Step.LINE_UP;
        } else {
            r.ask(Query.LASERS, attackerSide, place).or(Kind.STUN).or(Kind.KILL);
        }
    }

    /** C-COMBAT-3: the defender names the active; not everybody can be inactive. */
    private void askLineUp(Resolution r) {
        long able = FightForces.able(r.state(), defenders);
        if (opponent != null && opponent.findsEverybody() || areAllDazed(r)) {
            active = able;
            asked = able;
        }
        asked |= dazed(r);
        long open = able & ~asked;
        if (open == 0) {
            step = Step.CARDS;
            return;
        }
        r.ask(Query.LINE_UP, attackerSide.opponent(), PieceSet.lowest(open)).or(Kind.ACTIVE);
        if (PieceSet.size(open) > 1 || active != 0) {
            r.or(Kind.INACTIVE);
        }
    }

    /** E5.1.b.2: shown and used once the lines are known, so that they count for the break-off as well. */
    private void useCards(Resolution r) {
        Position s = r.state();
        if (!cardsOffered) {
            boolean mental = opponent != null && opponent.usesIntelligence();
            int blade = s.gear().owner(Card.BLADE);
            long line = FightForces.able(s, attackers);
            if (FightCards.offered(r, attackerSide, mental, line, active, inactive(s), norrocks)) {
                cardsOffered = true;
                bladeOf = blade;
                return;
            }
            step = Step.BREAK_OFF;
            return;
        }
        cardsOffered = false;
        bladeOf = PieceSet.has(r.result(), Card.BLADE) ? bladeOf : Holder.NOBODY;
        norrocks |= PieceSet.has(r.result(), Card.NORROCKS);
        step = Step.BREAK_OFF;
    }

    private void askBreakOff(Resolution r) {
        if (!mayBreakOff() || areAllDazed(r)) {
            step = Step.AIM;
            asked = PieceSet.NONE;
            return;
        }
        r.ask(Query.BREAK_OFF, attackerSide.opponent(), place).or(Kind.STAND).or(Kind.BREAK_OFF_ALL);
        if ((inactive(r.state()) & ~dazed(r)) != 0) {
            r.or(Kind.BREAK_OFF_INACTIVE);
        }
    }

    /** E5.3.a.4 and E5.3.a.5: who tried in vain has a die less in this round. */
    private void breakOff(Resolution r, boolean all) {
        Position s = r.state();
        BreakOffRoll roll =
                BreakOffRoll.of(r, place, attackerSide.opponent(), differential(s), breakOffModifier(s), all);
        attempts++;
        failed = all && !roll.activeAway() ? active : PieceSet.NONE;
        letGo(r, roll);
        asked = PieceSet.NONE;
        step = FightForces.able(s, defenders) == 0 ? Step.END : Step.AIM;
    }

    // ---- targets

    private void aim(Resolution r) {
        GameState s = r.state();
        long shooters = FightForces.able(s, attackers);
        if ((shooters & Company.ALL_OPPONENTS) != 0) {
            aimOpponents(r, shooters);
        } else {
            int next = FightFire.firstWithDice(shooters & ~asked, each -> attackDice(s, each));
            if (next != Holder.NOBODY) {
                askAim(r, next);
                return;
            }
        }
        asked = PieceSet.NONE;
        step = Step.RETURN_FIRE;
    }

    private void aimOpponents(Resolution r, long shooters) {
        GameState s = r.state();
        if (opponent != null && opponent.strikesEach()) {
            FightFire.dealToEach(s, active, Opponent.DICE_OF_COLUMN_0);
        } else {
            FightFire.aimOpponents(r, shooters, active, each -> attackDice(s, each));
        }
    }

    private void askAim(Resolution r, int shooter) {
        r.ask(Query.AIM, attackerSide, shooter).orEach(Kind.FIGHTER, active);
        if (inactive(r.state()) != 0) {
            r.or(Kind.HOLD_FIRE);
        }
    }

    private void askReturnFire(Resolution r) {
        GameState s = r.state();
        int next = FightFire.firstWithDice(active & ~asked, each -> returnDice(s, each));
        if (next == Holder.NOBODY) {
            step = Step.FIRE;
        } else {
            r.ask(Query.RETURN_FIRE, attackerSide.opponent(), next)
                    .orEach(Kind.FIGHTER, FightForces.able(s, attackers));
        }
    }

    // ---- the dice

    /** C-COMBAT-1: all attacks are simultaneous; the attacker's dice are rolled first (S-R1). */
    private void fire(Resolution r) {
        GameState s = r.state();
        long shooters = FightForces.able(s, attackers) & ~held;
        int[] hits = new int[Company.COUNT];
        int rolled = FightFire.byAttackers(r, place, shooters, active, each -> attackDice(s, each), hits);
        hitsDealtInRound = Arrays.stream(hits).sum();
        hitsDealt += hitsDealtInRound;
        rolled += FightFire.aimed(r, place, active, each -> returnDice(s, each), hits);
        FightFire.setPending(s, hits);
        calledOff = rolled == 0 && held == 0;
        step = Step.ABSORB;
    }

    private void absorb(Resolution r) {
        FightCards.shield(r.state(), rebels());
        step = Step.HITS;
        cardsOffered = FightCards.offeredToAbsorb(r, rebels());
    }

    private void takeHits(Resolution r) {
        if (cardsOffered && PieceSet.has(r.result(), Card.NORROCKS)) {
            FightCards.cancel(r.state(), rebels());
        }
        cardsOffered = false;
        FightHits.takePending(r, defenders, stun);
        FightHits.takePending(r, attackers, false);
        asked = PieceSet.NONE;
        step = calledOff ? Step.END : Step.RELEASE;
    }

    /** C-COMBAT-5 and S-R54: held fire goes at the inactive when the line is broken; else it is lost. */
    private void askReleasedFire(Resolution r) {
        GameState s = r.state();
        long able = FightForces.able(s, defenders);
        boolean broken = (able & active) == 0 && able != 0;
        long waiting = broken ? held & FightForces.able(s, attackers) & ~asked : PieceSet.NONE;
        if (waiting != 0) {
            r.ask(Query.RELEASED_FIRE, attackerSide, PieceSet.lowest(waiting)).orEach(Kind.FIGHTER, able);
            return;
        }
        if (broken && asked != 0) {
            fireHeld(r);
        }
        endRound(r);
    }

    /** What a creature does besides comes after the dice; it may have had enough. */
    private void endRound(Resolution r) {
        boolean alive = FightForces.able(r.state(), attackers) != 0;
        if (round == 2 && alive) {
            outcome |= ALIVE_AFTER_TWO;
        }
        if (opponent != null && alive) {
            CreatureRounds.end(r, this);
            if (opponent.leavesAfter(round, hitsDealtInRound) || isSeizedDead(r.state())) {
                callOff();
                return;
            }
        }
        round++;
        beginRound(r);
    }

    private void conclude(Resolution r) {
        step = Step.GUARDS_OF_ATTACKERS;
        outcome |= FightForces.able(r.state(), attackers) == 0 ? BEATEN : 0;
        FightAftermath.conclude(r, this, calledOff, patrol);
        FightCards.rest(r, norrocks);
    }

    private void fireHeld(Resolution r) {
        GameState s = r.state();
        int[] hits = new int[Company.COUNT];
        FightFire.aimed(r, place, asked, each -> attackDice(s, each), hits);
        FightFire.setPending(s, hits);
        FightHits.takePending(r, defenders, stun);
    }

    @Override
    public void answer(Resolution r, Action action) {
        CompanyState company = TheatreState.company(r.state());
        switch (action.kind()) {
            case GO_ON -> step = Step.LASERS;
            case CALL_OFF -> callOff();
            case STUN, KILL -> {
                stun = action.kind() == Kind.STUN;
                step = Step.LINE_UP;
                tell(r, new Happening.LasersSet(place, stun, "E5.3.c.1"));
            }
            case ACTIVE, INACTIVE -> {
                long one = PieceSet.only(r.subject());
                asked |= one;
                active |= action.kind() == Kind.ACTIVE ? one : PieceSet.NONE;
            }
            case STAND -> {
                asked = PieceSet.NONE;
                step = Step.AIM;
            }
            case BREAK_OFF_ALL -> breakOff(r, true);
            case BREAK_OFF_INACTIVE -> breakOff(r, false);
            case HOLD_FIRE -> {
                asked |= PieceSet.only(r.subject());
                held |= PieceSet.only(r.subject());
            }
            default -> {
                asked |= PieceSet.only(r.subject());
                company.setAim(r.subject(), action.argument());
            }
        }
    }

    @Override
    protected String tag() {
        return "CharacterCombat";
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(patrol ? 1 : 0).add(step.ordinal()).add(asked);
        d.add(calledOff ? 1 : 0).add(outcome).add(cardsOffered ? 1 : 0);
    }
}
