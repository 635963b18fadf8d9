package fitg.level.skirmish;

import fitg.content.ActionEvent;
import fitg.content.Side;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.rules.force.second.Defences;
import fitg.rules.settlement.second.SecondSettlement;
import fitg.state.Position;

/** The chapters of 2002 as they call each other, and what there is of them in a skirmish. */
public class SecondChapters implements Chapters {

    @Override
    public Procedure settlement() {
        return new SecondSettlement();
    }

    @Override
    public boolean repairsPossessions() {
        return true;
    }

    @Override
    public Side controller(Position s, int planet) {
        return Defences.controller(s, planet);
    }

    /** Nothing rises in a skirmish: no mission of it raises a planet. */
    @Override
    public Procedure rebellion(int planet, int missionEnviron) {
        throw new IllegalStateException("no planet rises in a skirmish");
    }

    /** C-MISS-4: nothing rises in a skirmish, and nobody commits atrocities. */
    @Override
    public boolean knows(ActionEvent.Type event) {
        return event != ActionEvent.Type.POPULACE_WILD && event != ActionEvent.Type.ATROCITY;
    }
}
