package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Chance;
import fitg.procedure.KeyedChance;
import fitg.procedure.Procedure;
import fitg.rules.movement.MilitaryMove;
import fitg.rules.possession.Card;
import fitg.state.GameState;
import java.util.List;

/**
 * What a player may make up about what he cannot see: which face-down units are Lines, and which cards lie under the
 * Rebel characters. Everything made up fits what he sees; nothing of it depends on the truth.
 */
final class Imagination {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int CAMP_IS_CRUSHED = 3;

    private final Game game;
    private final GameState s;
    private final Chance chance;
    private final int lines;
    private final int faceDown;

    /**
     * The scenario prints what the Empire begins with, and that is the share of Lines expected; one of each more, because
     * reinforcements may be either.
     */
    private Imagination(Game game, long seed) {
        this.game = game;
        this.s = game.state();
        this.chance = KeyedChance.ofSeed(seed);
        int seenLines = 1;
        int seen = 2;
        for (UnitKind kind : game.scenario().units(Side.IMPERIAL)) {
            seenLines += kind == UnitKind.LINE ? 1 : 0;
            seen += kind.hidden() ? 1 : 0;
        }
        this.lines = seenLines;
        this.faceDown = seen;
    }

    /** A copy without the dice to come and without the kinds of units on the move; the view hides the rest. */
    static Game knownPart(Game game, Viewer viewer) {
        Game known = game.silentCopy();
        known.useChance(Unknown.INSTANCE);
        if (!viewer.is(Side.IMPERIAL)) {
            known.resolution().allUnderWay().forEach(Procedure::turnFaceDown);
        }
        return known;
    }

    static Game of(Game known, Viewer viewer, FaceUp faceUp, int[] faceDownCards, long seed) {
        Game game = known.silentCopy();
        Imagination imagination = new Imagination(game, seed);
        if (viewer.is(Side.REBEL)) {
            imagination.units(faceUp.environ());
        } else {
            imagination.cards(faceDownCards);
        }
        game.useChance(imagination.chance);
        return game;
    }

    // ---- units

    /** Where units lie open their kinds are known. */
    private void units(int faceUp) {
        int origin = GameState.SPACE;
        int moving = 0;
        int movingLines = 0;
        List<Procedure> underWay = game.resolution().allUnderWay();
        for (Procedure procedure : underWay) {
            if (procedure instanceof MilitaryMove move && move.faceDown() > 0) {
                origin = move.standingIn();
                moving = move.faceDown();
                movingLines = linesAmong(moving);
            }
        }
        for (Procedure procedure : underWay) {
            procedure.imagine(movingLines);
        }
        for (int environ : game.scenario().environs()) {
            if (environ == faceUp) {
                continue;
            }
            boolean leaving = environ == origin;
            int staying = s.faceDown(environ, false) - (leaving ? moving : 0);
            int unmoved = linesAmong(staying) + (leaving ? movingLines : 0);
            s.imagineLines(environ, unmoved, linesAmong(s.faceDown(environ, true)));
            spareCamp(environ);
        }
    }

    private int linesAmong(int units) {
        int found = 0;
        for (int unit = 0; unit < units; unit++) {
            found += chance.pick("face-down unit", faceDown) < lines ? 1 : 0;
        }
        return found;
    }

    /** A garrison that could crush the camp would have done so. */
    private void spareCamp(int environ) {
        int most = PRINTED.environ(environ).size() + CAMP_IS_CRUSHED;
        while (s.campSince(environ) > 0
                && s.strength(environ, Side.IMPERIAL) >= most
                && s.units(environ, UnitKind.LINE) > 0) {
            boolean fresh = s.unmoved(environ, UnitKind.LINE) > 0;
            s.imagineLines(environ, fresh ? -1 : 0, fresh ? 0 : -1);
        }
    }

    // ---- cards

    private void cards(int[] faceDown) {
        for (int character = 0; character < faceDown.length; character++) {
            boolean companion = (s.possessionsOf(character) & Card.COMPANIONS) != 0;
            for (int card = 0; card < faceDown[character]; card++) {
                int drawn = draw(companion);
                if (drawn >= 0) {
                    s.setOwner(drawn, character);
                    companion |= (Card.COMPANIONS >>> drawn & 1) != 0;
                }
            }
        }
    }

    /** One of the cards whose whereabouts are not known; nobody has two companions. */
    private int draw(boolean hasCompanion) {
        int candidates = 0;
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            boolean allowed = !hasCompanion || (Card.COMPANIONS >>> card & 1) == 0;
            candidates |= s.owner(card) == GameState.DECK && allowed ? 1 << card : 0;
        }
        return candidates == 0 ? -1 : chance.possession(candidates);
    }

    /** The dice of a game nobody may go on with. */
    private enum Unknown implements Chance {
        INSTANCE;

        @Override
        public int die(String what) {
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
