package fitg.level.province;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Question;
import fitg.procedure.Resolution;

/** Cases 19.41, 28.25 and 28.36: units of the populace, no elites, in the environs the scenario names. */
final class RebelOutfit extends Purchasing {

    RebelOutfit(int funds) {
        super(Side.REBEL, funds);
    }

    @Override
    protected boolean isOpen(Resolution r, UnitType type, int place) {
        return Place.isEnviron(place)
                && Outset.of(r.rules().scenario()).raised().environs().contains(place)
                && !type.elite()
                && type.isAtHomeIn(PRINTED.environ(place).type());
    }

    @Override
    protected boolean improvesPdbs() {
        return false;
    }

    @Override
    protected boolean mayStop(Resolution r) {
        return false;
    }

    @Override
    protected Question what() {
        return Matter.SET_UP_PURCHASE;
    }

    @Override
    protected Question where() {
        return Matter.SET_UP_PLACE;
    }
}
