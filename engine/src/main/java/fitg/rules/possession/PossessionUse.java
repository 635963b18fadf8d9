package fitg.rules.possession;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.healing.Healing;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * D2 and D31: at a moment of specification 14.9 the Rebel player may show and use possessions of the characters
 * concerned. He is asked whenever one of them holds a card the Empire has not seen, so that the question tells nothing
 * (RUL-85). Hands down the set of cards used.
 */
public final class PossessionUse extends Procedure {

    private final Moment moment;
    private final long concerned;
    private final long bystanders;
    private final int context;
    private final long barred;
    private long used;
    private int card = Holder.NOBODY;
    private int ship = Holder.NOBODY;
    private boolean passed;

    /**
     * @param bystanders those who may use no more than a Body Shield: inactive defenders
     * @param context the mission for {@link Moment#BONUS_DRAWS}; 1 for {@link Moment#DEFENDING} against a creature whose
     *     strength reads Intelligence
     * @param barred cards that may not be used again here
     */
    private PossessionUse(Moment moment, long concerned, long bystanders, int context, long barred) {
        this.moment = moment;
        this.concerned = concerned & Cast.REBELS;
        this.bystanders = bystanders & Cast.REBELS;
        this.context = context;
        this.barred = barred;
    }

    /** Asks, if anybody concerned gives a reason to; returns whether a question is on its way. */
    public static boolean offered(Resolution r, Moment moment, long concerned) {
        return offered(r, moment, concerned, 0, 0, 0);
    }

    public static boolean offered(
            Resolution r, Moment moment, long concerned, long bystanders, int context, long barred) {
        if (!Possessions.anyHeld(r.state(), (concerned | bystanders) & Cast.REBELS)) {
            return false;
        }
        PossessionUse use = new PossessionUse(moment, concerned, bystanders, context, barred);
        if (!use.worthAsking(r.state())) {
            return false;
        }
        r.call(use);
        return true;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (card != Holder.NOBODY) {
            askFurther(r);
        } else if (passed || !worthAsking(s)) {
            r.finish(used);
        } else {
            r.ask(Ask.USE_POSSESSION, Side.REBEL).or(Kind.PASS);
            for (int each = Card.SHIPS; each < Card.COUNT; each++) {
                if (usable(s, each)) {
                    r.or(Kind.USE, each);
                }
            }
            r.evenIfForced();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (card != Holder.NOBODY) {
            answerFurther(r, action);
        } else if (action.kind() == Kind.PASS) {
            passed = true;
        } else {
            use(r, action.argument());
        }
    }

    private boolean worthAsking(GameState s) {
        if (Possessions.anyFaceDown(s, concerned | bystanders)) {
            return true;
        }
        for (int each = Card.SHIPS; each < Card.COUNT; each++) {
            if (usable(s, each)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card can be used at this moment; a lasting effect that is shown already needs no use. */
    private boolean usable(GameState s, int each) {
        int owner = s.gear().owner(each);
        boolean spent = PieceSet.has(used | barred | s.gear().broken(), each);
        if (owner < 0 || spent || !Characters.isFree(s, owner)) {
            return false;
        }
        if (PieceSet.has(bystanders, owner)) {
            boolean clever =
                    readsIntelligence() && raisesIntelligence(each, !s.gear().isRevealed(each));
            return clever || each == Card.BODY_SHIELD && !s.gear().isRevealed(each);
        }
        if (!PieceSet.has(concerned, owner)) {
            return false;
        }
        boolean faceDown = !s.gear().isRevealed(each);
        return switch (moment) {
            case TURN_START -> each == Card.MEDI_KIT && Healing.wounded(s, Healing.stackOf(s, owner)) != 0;
            case PHASE_START -> each == Card.CERVAC && Cervac.victims(s, owner) != 0;
            case DETECTION -> each == Card.SCANNER && faceDown || each == Card.HELIAN_DRUG;
            case HIDING_FROM_UNITS -> each == Card.SCANNER && faceDown || hides(each, faceDown);
            case HIDING_FROM_CHARACTERS -> hides(each, faceDown);
            case SEARCHING -> raisesIntelligence(each, faceDown) || each == Card.HELIAN_DRUG;
            case LEADER, JUMP, REPAIR -> each == Card.HELIAN_DRUG;
            case DEFENDING ->
                each == Card.NORROCKS
                        || fights(each, faceDown)
                        || readsIntelligence() && raisesIntelligence(each, faceDown);
            case ATTACKING -> fights(each, faceDown);
            case MENTAL_COMBAT ->
                raisesIntelligence(each, faceDown) || each == Card.HELIAN_DRUG || each == Card.BODY_SHIELD && faceDown;
            case WOUNDS, CREATURE_EVENT -> each == Card.NORROCKS;
            case IRATE_LOCALS -> each == Card.SCRAMBLER;
            case CREATURE_ATTACK -> each == Card.CHARSOT && faceDown;
            case ASSIGNMENT ->
                each == Card.HELIAN_DRUG || raisesIntelligence(each, faceDown) || raisesDiplomacy(each, faceDown);
            case BONUS_DRAWS -> givesDraws(each, faceDown);
            case MISSION_START -> each == Card.GEMS && shipsForSale(s) != 0 && buyers(s, owner) != 0;
            case INFORMATION -> each == Card.GEMS;
            case POLITICS, DIPLOMACY_READ -> raisesDiplomacy(each, faceDown);
            case PROTOCOL -> each == Card.ANDROID && faceDown;
            case INTELLIGENCE_READ -> raisesIntelligence(each, faceDown);
        };
    }

    private boolean readsIntelligence() {
        return moment == Moment.DEFENDING && context == 1;
    }

    private static boolean hides(int card, boolean faceDown) {
        return card == Card.SCRAMBLER || card == Card.HELIAN_DRUG || raisesIntelligence(card, faceDown);
    }

    private static boolean fights(int card, boolean faceDown) {
        return card == Card.BLADE
                || card == Card.HELIAN_DRUG
                || faceDown && (card == Card.RIFLE || card == Card.BODY_SHIELD);
    }

    private static boolean raisesIntelligence(int card, boolean faceDown) {
        return faceDown && (card == Card.CERVAC || card == Card.ANDROID);
    }

    private static boolean raisesDiplomacy(int card, boolean faceDown) {
        return faceDown && (card == Card.CHARSOT || card == Card.ANDROID);
    }

    private boolean givesDraws(int card, boolean faceDown) {
        boolean asksNothing = card == Card.RIFLE && !faceDown;
        return !asksNothing && CardFigures.draws(card, Mission.at(context)) > 0;
    }

    private void use(Resolution r, int chosen) {
        Possessions.show(r, chosen);
        used |= PieceSet.only(chosen);
        switch (chosen) {
            case Card.BLADE -> Possessions.remove(r, chosen, "14.4");
            case Card.SCRAMBLER -> Possessions.rollForBreakage(r, chosen);
            case Card.MEDI_KIT -> {
                Healing.heal(r, Healing.stackOf(r.state(), r.state().gear().owner(chosen)), "13.72");
                Possessions.rollForBreakage(r, chosen);
            }
            case Card.NORROCKS -> useNorrocks(r);
            case Card.HELIAN_DRUG -> card = chosen;
            case Card.CERVAC -> card = moment == Moment.PHASE_START ? chosen : Holder.NOBODY;
            case Card.GEMS -> {
                if (moment == Moment.MISSION_START) {
                    card = chosen;
                } else {
                    Possessions.lose(r, chosen, "14.23");
                }
            }
            default -> {}
        }
    }

    /** What was shown and used here already. */
    public long used() {
        return used;
    }

    public Moment moment() {
        return moment;
    }

    /** Whether the die may take the card away after this use, at once or when the combat is over (RUL-73). */
    public boolean mayBreak(int chosen) {
        return switch (chosen) {
            case Card.SCRAMBLER, Card.MEDI_KIT -> true;
            case Card.CERVAC -> moment == Moment.PHASE_START;
            case Card.NORROCKS -> moment != Moment.WOUNDS;
            default -> false;
        };
    }

    /** RUL-73: a cancelled event is a use of its own; in a combat the die is rolled when it is over. */
    private void useNorrocks(Resolution r) {
        if (moment == Moment.WOUNDS) {
            Possessions.remove(r, Card.NORROCKS, "14.3");
        } else if (moment == Moment.CREATURE_EVENT) {
            Possessions.rollForBreakage(r, Card.NORROCKS);
        }
    }

    private void askFurther(Resolution r) {
        GameState s = r.state();
        int owner = s.gear().owner(card);
        if (card == Card.HELIAN_DRUG) {
            r.ask(Ask.DRUG_RATING, Side.REBEL, owner);
            for (Rating rating : Rating.values()) {
                r.or(Kind.RATING, rating.ordinal());
            }
        } else if (card == Card.CERVAC) {
            r.ask(Ask.CERVAC_VICTIM, Side.REBEL);
            r.orEach(Kind.CHARACTER, Cervac.victims(s, owner));
        } else if (ship == Holder.NOBODY) {
            r.ask(Ask.GEMS_SHIP, Side.REBEL);
            r.orEach(Kind.SHIP, shipsForSale(s));
        } else {
            r.ask(Ask.GEMS_HOLDER, Side.REBEL, ship);
            r.orEach(Kind.CHARACTER, buyers(s, owner));
        }
    }

    private void answerFurther(Resolution r, Action action) {
        GameState s = r.state();
        if (card == Card.HELIAN_DRUG) {
            takeDrug(r, s.gear().owner(card), Rating.at(action.argument()));
        } else if (card == Card.CERVAC) {
            s.people().disable(PieceSet.only(action.argument()));
            if (r.listening()) {
                r.tell(new Event.Disabled(action.argument(), "14.3"));
            }
            Possessions.rollForBreakage(r, card);
        } else if (ship == Holder.NOBODY) {
            ship = action.argument();
            return;
        } else {
            Possessions.lose(r, card, "14.23");
            Ships.bringIn(r, ship, action.argument(), s.people().at(action.argument()));
        }
        card = Holder.NOBODY;
    }

    private static void takeDrug(Resolution r, int owner, Rating rating) {
        Possessions.remove(r, Card.HELIAN_DRUG, "14.4");
        r.state().turn().startDrug(owner, rating);
        if (r.listening()) {
            r.tell(new Event.DrugTaken(owner, rating, "14.4"));
        }
    }

    private static long shipsForSale(Position s) {
        return Possessions.deck(s) & PieceSet.first(Card.SHIPS) & ~PieceSet.only(Spaceship.S_XIII);
    }

    /** Card 48: the owner or somebody of his stack, without a ship. */
    private static long buyers(Position s, int owner) {
        long found = 0;
        for (long rest = Healing.stackOf(s, owner); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Ships.heldBy(s, each) == Holder.NOBODY) {
                found |= PieceSet.only(each);
            }
        }
        return found;
    }

    @Override
    protected void digest(Digest d) {
        d.add(moment.ordinal()).add(concerned).add(bystanders).add(context).add(barred);
        d.add(used).add(card).add(ship).add(passed ? 1 : 0);
    }
}
