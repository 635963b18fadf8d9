package fitg.play;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Chance;
import fitg.procedure.KeyedChance;
import fitg.procedure.Procedure;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.settlement.Settlement;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.Collections;
import java.util.List;

/**
 * What a player may make up about what he cannot see: which face-down units are Lines, and which cards lie under the
 * Rebel characters. Everything made up fits what he sees; nothing of it depends on the truth.
 */
final class Imagination {

    private final Game game;
    private final GameState s;
    private final Chance chance;
    /** How often each hidden type is expected, in the order of the roster. */
    private final int[] shares;

    /** Where units are bought the shares are the counters that can still be somewhere, and get fewer. */
    private final boolean bought;

    /**
     * The scenario prints what the Empire begins with, and that is the share of each type expected; one of each more,
     * because reinforcements may be any of them. Where everything is bought, it is the counters there are.
     */
    private Imagination(Game game, long seed) {
        this.game = game;
        this.s = game.state();
        this.chance = KeyedChance.ofSeed(seed);
        UnitType[] hidden = s.forces().roster().hidden();
        this.shares = new int[hidden.length];
        this.bought = game.scenario().units(Side.IMPERIAL).isEmpty();
        for (int each = 0; each < hidden.length; each++) {
            shares[each] = bought
                    ? game.scenario().ruleset().mostCounters(game.scenario(), hidden[each])
                    : 1 + Collections.frequency(game.scenario().units(Side.IMPERIAL), hidden[each]);
        }
    }

    /** A copy without the dice to come and without the kinds of units on the move; the view hides the rest. */
    static Game knownPart(Game game, Viewer viewer) {
        Game known = game.silentCopy();
        known.useChance(Unknown.INSTANCE);
        if (PlayerView.areUnitsHidden(game.scenario(), game.state(), viewer)) {
            known.resolution().allUnderWay().forEach(Procedure::turnFaceDown);
        }
        return known;
    }

    static Game of(Game known, Viewer viewer, FaceUp faceUp, int[] faceDownCards, long seed) {
        Game game = known.silentCopy();
        Imagination imagination = new Imagination(game, seed);
        if (PlayerView.areUnitsHidden(game.scenario(), game.state(), viewer)) {
            imagination.units(faceUp.environ());
        }
        if (!viewer.is(Side.REBEL)) {
            imagination.cards(faceDownCards);
        }
        game.scenario().ruleset().secrecy().imagine(game.state(), viewer.side(), imagination.chance);
        game.useChance(imagination.chance);
        return game;
    }

    // ---- units

    /** Where units lie open their types are known. */
    private void units(int faceUp) {
        int origin = Place.SPACE;
        UnitSet moving = UnitSet.EMPTY;
        List<Procedure> underWay = game.resolution().allUnderWay();
        for (Procedure procedure : underWay) {
            if (procedure instanceof MilitaryMove move && move.faceDown() > 0) {
                origin = move.standingIn();
                moving = madeUp(move.faceDown(), 0);
            }
        }
        for (Procedure procedure : underWay) {
            procedure.imagine(moving);
        }
        for (int environ : s.area().places()) {
            if (environ == faceUp || s.forces().faceDown(environ) == 0) {
                continue;
            }
            boolean leaving = environ == origin;
            int staying = s.forces().faceDown(environ, false) - (leaving ? moving.size() : 0);
            int carried = Place.isInSpace(environ) ? loads(environ) : 0;
            UnitSet unmoved = leaving ? madeUp(staying, 0).plus(moving) : madeUp(staying, carried);
            int stillCarried = Math.max(0, carried - unmoved.count(UnitType::carries));
            s.forces().imagine(environ, unmoved, madeUp(s.forces().faceDown(environ, true), stillCarried));
            if (Place.isEnviron(environ)) {
                spareCamp(environ);
            }
        }
    }

    /** P-R62: what is aboard shows that somebody there carries it. */
    private int loads(int place) {
        return s.forces().in(place, Side.IMPERIAL).count(type -> !type.mobile());
    }

    /** @param carriers how many of them at least can carry others */
    private UnitSet madeUp(int units, int carriers) {
        UnitType[] hidden = s.forces().roster().hidden();
        UnitSet set = UnitSet.EMPTY;
        for (int unit = 0; unit < units; unit++) {
            int type = draw(hidden, unit < carriers);
            shares[type] -= bought && shares[type] > 0 ? 1 : 0;
            set = set.plus(hidden[type], 1);
        }
        return set;
    }

    private int draw(UnitType[] hidden, boolean carrier) {
        int all = 0;
        for (int each = 0; each < hidden.length; each++) {
            all += isFit(hidden[each], carrier) ? shares[each] : 0;
        }
        int type = hidden.length - 1;
        for (int drawn = all == 0 ? 0 : chance.pick("face-down unit", all); type > 0; type--) {
            int share = isFit(hidden[type], carrier) ? shares[type] : 0;
            if (drawn < share) {
                break;
            }
            drawn -= share;
        }
        return type;
    }

    private static boolean isFit(UnitType type, boolean carrier) {
        return !carrier || type.carries();
    }

    /** A garrison that could crush the camp would have done so. */
    private void spareCamp(int environ) {
        for (UnitType type : s.forces().roster().hidden()) {
            while (type != type.toldAs()
                    && s.places().campSince(environ) > 0
                    && Settlement.crushesCamp(environ, s.forces().strikingStrength(environ, Side.IMPERIAL))
                    && s.forces().units(environ, type) > 0) {
                weaken(environ, type);
            }
        }
    }

    private void weaken(int environ, UnitType type) {
        boolean fresh = s.forces().unmoved(environ, type) > 0;
        UnitSet one = UnitSet.of(type, -1);
        s.forces().imagine(environ, fresh ? one : UnitSet.EMPTY, fresh ? UnitSet.EMPTY : one);
    }

    // ---- cards

    private void cards(int[] faceDown) {
        for (int character = 0; character < faceDown.length; character++) {
            boolean companion = (s.gear().possessionsOf(character) & Card.COMPANIONS) != 0;
            for (int card = 0; card < faceDown[character]; card++) {
                int drawn = draw(companion);
                if (drawn >= 0) {
                    s.gear().setOwner(drawn, character);
                    companion |= PieceSet.has(Card.COMPANIONS, drawn);
                }
            }
        }
    }

    /** One of the cards whose whereabouts are not known; nobody has two companions. */
    private int draw(boolean hasCompanion) {
        long candidates = PieceSet.NONE;
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            boolean allowed = !hasCompanion || !PieceSet.has(Card.COMPANIONS, card);
            candidates |= s.gear().owner(card) == Holder.DECK && allowed ? PieceSet.only(card) : 0;
        }
        return candidates == 0 ? -1 : chance.possession(candidates);
    }

    /** The dice of a game nobody may go on with. */
    private enum Unknown implements Chance {
        INSTANCE;

        @Override
        public int die(String what, int sides) {
            throw new IllegalStateException("nobody knows the dice to come");
        }

        @Override
        public int pick(String what, int count) {
            throw new IllegalStateException("nobody knows the cards to come");
        }

        @Override
        public Chance copy() {
            return this;
        }
    }
}
