package fitg.content;

import java.util.Locale;

/**
 * The soldiers a ground unit of 2002 sends against characters, or gives them as escorts. Their values are our completion C-SO-1:
 * the chapter that prints them is not at hand.
 */
public enum Soldier {
    CONSCRIPT(2, 2, Training.RAW),
    MILITIA(2, 2, Training.RAW),
    LINE(3, 3, Training.DRILLED),
    REGULAR(3, 3, Training.DRILLED),
    STORMTROOPER(4, 3, Training.PICKED),
    ELITE(4, 3, Training.PICKED),
    MARINE(4, 4, Training.PICKED);

    /** How hard it is to win them over or to harm them in secret (S-R89). */
    public enum Training {
        RAW,
        DRILLED,
        PICKED
    }

    private static final Soldier[] ALL = values();

    private final int attack;
    private final int endurance;
    private final Training training;

    Soldier(int attack, int endurance, Training training) {
        this.attack = attack;
        this.endurance = endurance;
        this.training = training;
    }

    public static Soldier at(int ordinal) {
        return ALL[ordinal];
    }

    public int attack() {
        return attack;
    }

    public int endurance() {
        return endurance;
    }

    public Training training() {
        return training;
    }

    /** The word for it in an action's key and in texts. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
