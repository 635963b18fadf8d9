package fitg.players.captain;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.rules.character.Characters;
import fitg.rules.scenario.Victory;
import fitg.state.Cast;

/**
 * What things are worth, in Rebel victory points as they will count at the end, with what they make possible until then.
 */
final class Stakes {

    /** What a loyalty makes possible for the rebels beyond its points, while there is time. */
    private static final double[] PROMISE = {0, 0.9, 2.1, 3.8, 5.5};

    private static final double REBELLION = 13;
    private static final double VICTORY = 30;

    private final Situation on;
    private final double[] deaths = new double[Cast.WITH_SOVEREIGNS];
    private int freeRebels = -1;

    Stakes(Situation on) {
        this.on = on;
    }

    /** What a planet at this loyalty is worth to the rebels. */
    double loyalty(Loyalty loyalty) {
        return Victory.loyaltyPoints(loyalty) + PROMISE[loyalty.ordinal()] * on.future();
    }

    /** What I gain when the loyalty of a planet moves so many spaces my way. */
    double shift(int planet, int spaces) {
        if (!on.usesLoyalty(planet)) {
            return 0;
        }
        Loyalty now = on.view().planets().loyalty(planet);
        int toward = on.amRebel() ? spaces : -spaces;
        Loyalty then = Loyalty.at(Math.clamp(now.ordinal() + (long) toward, 0, Loyalty.values().length - 1));
        double gain = on.weight(planet) * (loyalty(then) - loyalty(now));
        return on.amRebel() ? gain : -gain;
    }

    /** What the start of a rebellion is worth to the rebels where there is unrest. */
    double rebellion(int planet) {
        boolean again = on.view().planets().state(planet) == PlanetState.REBELLION_STOPPED;
        double promise = (REBELLION - Victory.REBELLION) * Math.min(1, 0.35 + on.future());
        return on.weight(planet) * (Victory.REBELLION + (again ? promise / 3 : promise) - loyalty(Loyalty.UNREST));
    }

    /** What the end of a rebellion is worth to the Empire. */
    double stopping(int planet) {
        double now = on.view().planets().state(planet) == PlanetState.REBEL_CONTROL ? 12 : REBELLION;
        return on.weight(planet) * (now - loyalty(Loyalty.UNREST));
    }

    /** What it means to the rebels to have a planet for good. */
    double control(int planet) {
        int held = 1;
        for (int each : on.planets()) {
            held += each != planet && on.controls(Side.REBEL, each) ? 1 : 0;
        }
        return held >= on.view().scenario().planetsToWin() ? VICTORY : on.weight(planet) * Victory.CONTROL;
    }

    /** What a character can still do for his side. */
    double use(int character) {
        return Talent.of(character) / 4 * Math.min(1, on.future());
    }

    double death(int character) {
        if (deaths[character] == 0) {
            deaths[character] = Victory.DEATH + use(character) + lastOnes(character);
        }
        return deaths[character];
    }

    double capture(int character) {
        if (on.view().scenario().isPrize(character)) {
            return VICTORY;
        }
        return Victory.CAPTURE + use(character) + lastOnes(character);
    }

    /** The last rebels decide the game. */
    private double lastOnes(int character) {
        if (Cast.side(character) == Side.IMPERIAL) {
            return 0;
        }
        return isAboutTheLast() ? 2 : 0;
    }

    /** Whether hardly any rebel is left; whoever is still in space counts. */
    boolean isAboutTheLast() {
        if (freeRebels < 0) {
            freeRebels = 0;
            for (long rest = Cast.characters(Side.REBEL); rest != 0; rest = PieceSet.rest(rest)) {
                freeRebels += Characters.isFree(on.view(), PieceSet.lowest(rest)) ? 1 : 0;
            }
        }
        return freeRebels <= 2;
    }

    double deaths(long set) {
        double sum = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            sum += death(PieceSet.lowest(rest));
        }
        return sum;
    }

    double captures(long set) {
        double sum = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            sum += capture(PieceSet.lowest(rest));
        }
        return sum;
    }

    /** What a point of strength is worth on a planet. */
    double strength(int planet) {
        return on.hasRisen(planet) ? 1.0 : 0.4;
    }
}
