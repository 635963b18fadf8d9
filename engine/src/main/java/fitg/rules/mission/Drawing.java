package fitg.rules.mission;

/** The missions of one place while luck is tried for them: by cards in the first edition, by dice in the second. */
public interface Drawing {

    /** How many cards can still be drawn, or rolls made, before the bonus. */
    int drawsLeft();
}
