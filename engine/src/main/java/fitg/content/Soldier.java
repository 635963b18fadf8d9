package fitg.content;

import java.util.Locale;

/**
 * The soldiers a ground unit of 2002 sends against characters, or gives them as escorts. Their values are our completion C-SO-1:
 * the chapter that prints them is not at hand.
 */
public enum Soldier {
    CONSCRIPT(2, 2),
    MILITIA(2, 2),
    LINE(3, 3),
    REGULAR(3, 3),
    STORMTROOPER(4, 3),
    ELITE(4, 3),
    MARINE(4, 4);

    private static final Soldier[] ALL = values();

    private final int attack;
    private final int endurance;

    Soldier(int attack, int endurance) {
        this.attack = attack;
        this.endurance = endurance;
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

    /** The word for it in an action's key and in texts. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
