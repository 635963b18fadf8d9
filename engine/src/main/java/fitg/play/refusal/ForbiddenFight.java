package fitg.play.refusal;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.GameState;

/** Chapters 10 to 12: why nobody leads, searches or fights so. */
final class ForbiddenFight {

    private ForbiddenFight() {}

    static String caseOf(Resolution r, Ask ask, Action action) {
        int argument = action.argument();
        return switch (ask) {
            case LEADER, REACTION_LEADER, SEARCH_LEADER ->
                action.kind() == Kind.CHARACTER && cannotLead(r, argument) ? "9.53" : ask.ruleCase();
            case NEXT_SEARCH ->
                action.kind() == Kind.SEARCH && areWithUnits(r.state(), argument) ? "11.11" : ask.ruleCase();
            case ACTIVE -> action.kind() == Kind.INACTIVE ? "12.43" : ask.ruleCase();
            case BREAK_OFF -> action.key().startsWith("break-off") ? "12.52" : ask.ruleCase();
            default -> ask.ruleCase();
        };
    }

    private static boolean cannotLead(Resolution r, int character) {
        GameState s = r.state();
        long his = s.people().free() & Cast.of(r.asked()) & PieceSet.only(character);
        return his != 0 && Characters.leaders(s, his) == 0;
    }

    private static boolean areWithUnits(GameState s, int environ) {
        Side hunted = s.turn().phasing();
        return s.area().placeSlot(environ) >= 0
                && Characters.inCharacterStack(s, environ, hunted) == 0
                && Characters.inMilitaryStack(s, environ, hunted) != 0;
    }
}
