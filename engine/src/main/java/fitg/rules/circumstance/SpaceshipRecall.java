package fitg.rules.circumstance;

import fitg.content.Spaceship;

/** 125: only Redjac's ship of all Imperial spaceships moves. */
final class SpaceshipRecall implements EventInForce {

    @Override
    public boolean recalls(int ship) {
        return ship >= Spaceship.REBEL_SHIPS && ship != Spaceship.REDJACS;
    }
}
