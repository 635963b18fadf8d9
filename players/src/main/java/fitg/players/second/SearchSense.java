package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.force.second.Fighters;

/** E2.B: searches, and what follows from finding somebody. */
final class SearchSense implements Sense {

    private final Field field;

    SearchSense(Field field) {
        this.field = field;
    }

    @Override
    public double worth(Decision decision, Action action) {
        int about = decision.subject();
        return switch (Query.of(decision.question())) {
            case SEARCH -> action.kind() == Kind.END ? NEUTRAL : search(action.argument());
            case SEARCH_UNITS -> units(about, action);
            case SEARCH_CHARACTER ->
                Sense.when(charactersWin(field.view.people().at(about)), action.kind() == Kind.TAKE);
            case FOUND -> found(about, action);
            default -> NEUTRAL;
        };
    }

    private double search(int environ) {
        boolean worthwhile = field.ground(environ, field.side) > 0 || charactersWin(environ);
        return worthwhile ? YES + PieceSet.size(field.hiders(environ, field.enemy)) : NO;
    }

    private double units(int environ, Action action) {
        return switch (action.kind()) {
            case UNITS -> YES;
            case CHARACTER -> YES + 5 * Fighters.leadership(field.view, action.argument());
            default -> NO;
        };
    }

    /** Those who are not needed to lead could overcome everybody who hides there. */
    private boolean charactersWin(int environ) {
        long own = field.free(environ, field.side) & ~field.company.wounded();
        int hiders = field.strength(field.hiders(environ, field.enemy));
        return 2 * field.strength(own) >= 3 * hiders;
    }

    private double found(int environ, Action action) {
        return switch (action.kind()) {
            case PATROL -> YES + 5 * Soldier.at(action.argument()).attack();
            case CHARACTERS -> charactersWin(environ) ? YES : NO;
            default -> NEUTRAL;
        };
    }
}
