package fitg.rules.character;

import fitg.content.Rating;
import fitg.rules.possession.Card;
import fitg.state.Cast;
import fitg.state.GameState;

/** Cases 6.1, 12.72 and 14.2: the ratings of a character as they stand, with wounds and shown possessions. */
public final class Ratings {

    private static final int DRUG_BONUS = 2;

    private Ratings() {}

    /** Case 12.72: wounds lower Combat, never below 0; possessions come on top. */
    public static int combat(GameState s, int character) {
        int printed = Cast.printed(character, Rating.COMBAT) + guardingZina(s, character);
        int bonus = shown(s, character, Card.RIFLE) + drug(s, character, Rating.COMBAT);
        return Math.max(0, printed - s.wounds(character)) + bonus;
    }

    /** The wounds at which a character dies (case 12.73). */
    public static int endurance(GameState s, int character) {
        return Cast.printed(character, Rating.ENDURANCE) + drug(s, character, Rating.ENDURANCE);
    }

    public static int enduranceLeft(GameState s, int character) {
        return endurance(s, character) - s.wounds(character);
    }

    public static int intelligence(GameState s, int character) {
        return Cast.printed(character, Rating.INTELLIGENCE)
                + guardingZina(s, character)
                + drug(s, character, Rating.INTELLIGENCE)
                + shown(s, character, Card.CERVAC)
                + shown(s, character, Card.ANDROID);
    }

    public static int leadership(GameState s, int character) {
        return Cast.printed(character, Rating.LEADERSHIP)
                + guardingZina(s, character)
                + drug(s, character, Rating.LEADERSHIP);
    }

    public static int diplomacy(GameState s, int character) {
        return Cast.printed(character, Rating.DIPLOMACY)
                + guardingZina(s, character)
                + drug(s, character, Rating.DIPLOMACY)
                + shown(s, character, Card.CHARSOT)
                + shown(s, character, Card.ANDROID);
    }

    public static int navigation(GameState s, int character) {
        return Cast.printed(character, Rating.NAVIGATION)
                + guardingZina(s, character)
                + drug(s, character, Rating.NAVIGATION);
    }

    /** In a ship Kogus is with Zina Adora only if she is aboard. */
    public static int navigation(GameState s, int pilot, int aboard) {
        int navigation = navigation(s, pilot);
        boolean apart = pilot == Cast.KOGUS && (aboard & 1 << Cast.ZINA_ADORA) == 0;
        return apart ? navigation - guardingZina(s, pilot) : navigation;
    }

    public static int bestIntelligence(GameState s, int set) {
        int best = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            best = Math.max(best, intelligence(s, Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    public static int bestLeadership(GameState s, int set) {
        int best = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            best = Math.max(best, leadership(s, Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    public static int bestDiplomacy(GameState s, int set) {
        int best = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            best = Math.max(best, diplomacy(s, Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    /** RUL-77: Kogus is better by one with Zina Adora in his stack, or in his group while he is on a mission. */
    public static int guardingZina(GameState s, int character) {
        if (character != Cast.KOGUS) {
            return 0;
        }
        int pair = 1 << Cast.KOGUS | 1 << Cast.ZINA_ADORA;
        boolean together = s.at(Cast.KOGUS) == s.at(Cast.ZINA_ADORA);
        if (!together || !Characters.isFree(s, Cast.KOGUS) || !Characters.isFree(s, Cast.ZINA_ADORA)) {
            return 0;
        }
        for (int mission = 0; mission < GameState.MISSIONS; mission++) {
            if ((s.group(mission) & 1 << Cast.KOGUS) != 0) {
                return (s.group(mission) & pair) == pair ? 1 : 0;
            }
        }
        int inMilitary = s.military() & pair;
        return inMilitary == 0 || inMilitary == pair ? 1 : 0;
    }

    private static int drug(GameState s, int character, Rating rating) {
        return s.drugRaises(character, rating) ? DRUG_BONUS : 0;
    }

    private static int shown(GameState s, int character, int card) {
        return s.owner(card) == character && s.isRevealed(card) ? 1 : 0;
    }
}
