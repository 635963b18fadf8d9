package fitg.rules.movement.second;

import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import fitg.state.Digest;

/** S-D11: a character goes by shuttle from ship to ship, up to a ship, or down from it. */
final class Transfer extends Procedure {

    private final int character;
    private final boolean passing;

    Transfer(int character, boolean passing) {
        this.character = character;
        this.passing = passing;
    }

    @Override
    public void advance(Resolution r) {
        r.ask(Query.TRANSFER_TO, Cast.side(character), character);
        Shuttles.offer(r, character, passing);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case BOARD -> Boarding.ontoStarship(r, character, action.argument());
            case BOARD_SHIP -> Boarding.ontoSpaceship(r, character, action.argument());
            default -> Boarding.debark(r, character, action.argument());
        }
        r.finish();
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(character).add(passing ? 1 : 0);
    }
}
