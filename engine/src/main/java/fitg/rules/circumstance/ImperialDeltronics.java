package fitg.rules.circumstance;

import fitg.content.Spaceship;

/** It has spaceships to give away until its planet rises, and parts that help Rebel ships to slip by; not the S-XIII (G-R10). */
final class ImperialDeltronics implements SecretAtWork {

    private final boolean hasShips;

    ImperialDeltronics(boolean hasShips) {
        this.hasShips = hasShips;
    }

    @Override
    public boolean givesShips() {
        return hasShips;
    }

    @Override
    public boolean showsWhereShipsAreSought() {
        return hasShips;
    }

    @Override
    public boolean coversShip(int ship) {
        return ship < Spaceship.REBEL_SHIPS && ship != Spaceship.S_XIII;
    }

    @Override
    public SecretAtWork afterItsEnd() {
        return new ImperialDeltronics(false);
    }
}
