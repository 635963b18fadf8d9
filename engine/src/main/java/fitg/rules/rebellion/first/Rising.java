package fitg.rules.rebellion.first;

import fitg.procedure.Procedure;

/** Cases 15.4 and 19.43: a planet rises in a game with units of more kinds; what a starred environ raises is its people's choice. */
public final class Rising extends Rebellion {

    public Rising(int planet, int missionEnviron) {
        super(planet, missionEnviron);
    }

    @Override
    protected Procedure raising(int environ, int points, boolean starred) {
        return new RaisedUnits(environ, points, starred);
    }
}
