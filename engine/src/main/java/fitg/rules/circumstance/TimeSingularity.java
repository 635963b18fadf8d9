package fitg.rules.circumstance;

import fitg.state.Position;
import fitg.state.realm.Realm;

/** 101: in the first player-turn of each side there is time for two missions. */
final class TimeSingularity implements EventInForce {

    @Override
    public boolean doublesMissions(Position s) {
        return Realm.of(s).round() == 1;
    }
}
