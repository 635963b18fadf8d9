package fitg.rules.character;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.province.Supply;

/** Cases 6.1, 12.72 and 14.2: the ratings of a character as they stand, with wounds and shown possessions. */
public final class Ratings {

    private Ratings() {}

    /** Case 12.72: wounds lower Combat, never below 0; possessions come on top. */
    public static int combat(Position s, int character) {
        int printed = Cast.printed(character, Rating.COMBAT) + guardingZina(s, character);
        int bonus = shown(s, character, Card.RIFLE, CardFigures.RIFLE_COMBAT) + raised(s, character, Rating.COMBAT);
        return Math.max(0, printed - s.people().wounds(character)) + bonus;
    }

    /** The wounds at which a character dies (case 12.73). */
    public static int endurance(Position s, int character) {
        return Cast.printed(character, Rating.ENDURANCE) + raised(s, character, Rating.ENDURANCE);
    }

    public static int enduranceLeft(Position s, int character) {
        return endurance(s, character) - s.people().wounds(character);
    }

    public static int intelligence(Position s, int character) {
        return Cast.printed(character, Rating.INTELLIGENCE)
                + guardingZina(s, character)
                + raised(s, character, Rating.INTELLIGENCE)
                + shown(s, character, Card.CERVAC, CardFigures.CERVAC_INTELLIGENCE)
                + shown(s, character, Card.ANDROID, CardFigures.ANDROID_INTELLIGENCE);
    }

    public static int leadership(Position s, int character) {
        return Cast.printed(character, Rating.LEADERSHIP)
                + guardingZina(s, character)
                + raised(s, character, Rating.LEADERSHIP);
    }

    public static int diplomacy(Position s, int character) {
        return Cast.printed(character, Rating.DIPLOMACY)
                + guardingZina(s, character)
                + raised(s, character, Rating.DIPLOMACY)
                + shown(s, character, Card.CHARSOT, CardFigures.CHARSOT_DIPLOMACY)
                + shown(s, character, Card.ANDROID, CardFigures.ANDROID_DIPLOMACY);
    }

    public static int navigation(Position s, int character) {
        return Cast.printed(character, Rating.NAVIGATION)
                + guardingZina(s, character)
                + raised(s, character, Rating.NAVIGATION);
    }

    /** Any of them; Endurance is what a character has in all, not what wounds have left of it. */
    public static int of(Position s, int character, Rating rating) {
        return switch (rating) {
            case COMBAT -> combat(s, character);
            case ENDURANCE -> endurance(s, character);
            case INTELLIGENCE -> intelligence(s, character);
            case LEADERSHIP -> leadership(s, character);
            case DIPLOMACY -> diplomacy(s, character);
            case NAVIGATION -> navigation(s, character);
        };
    }

    /** In a ship Kogus is with Zina Adora only if she is aboard. */
    public static int navigation(Position s, int pilot, long aboard) {
        int navigation = navigation(s, pilot);
        boolean apart = pilot == Cast.KOGUS && !PieceSet.has(aboard, Cast.ZINA_ADORA);
        return apart ? navigation - guardingZina(s, pilot) : navigation;
    }

    /** Cases 22.4 and 26.0: what it counts that a character leads in space; royalty counts one more above its planet. */
    public static int spaceLeadership(Position s, int character, int place) {
        int printed = Cast.spaceLeadership(character);
        return printed > 0 && isRoyaltyOf(character, place) ? printed + 1 : printed;
    }

    /** Cases 10.4 and 26.0: what it counts that a character leads units in an environ; royalty counts one more on its planet. */
    public static int leadershipOfUnits(Position s, int character, int environ) {
        int rating = leadership(s, character);
        boolean royal = rating > 0 && isRoyaltyOf(character, environ) && Supply.isKept(s);
        return royal ? rating + 1 : rating;
    }

    /** P-R30: whether a character is prince, princess, king or governor of the planet a place belongs to. */
    public static boolean isRoyaltyOf(int character, int place) {
        return Place.planet(place) >= 0 && Cast.realm(character) == Place.planet(place);
    }

    public static int bestIntelligence(Position s, long set) {
        int best = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, intelligence(s, PieceSet.lowest(rest)));
        }
        return best;
    }

    public static int bestLeadership(Position s, long set) {
        int best = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, leadership(s, PieceSet.lowest(rest)));
        }
        return best;
    }

    /** Who of a set leads best, the first of equals; NOBODY if it is empty. */
    public static int bestLeader(Position s, long set) {
        int best = Holder.NOBODY;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (best == Holder.NOBODY || leadership(s, each) > leadership(s, best)) {
                best = each;
            }
        }
        return best;
    }

    public static int bestDiplomacy(Position s, long set) {
        int best = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, diplomacy(s, PieceSet.lowest(rest)));
        }
        return best;
    }

    /** RUL-77: Kogus is better by one with Zina Adora in his stack, or in his group while he is on a mission. */
    public static int guardingZina(Position s, int character) {
        if (character != Cast.KOGUS) {
            return 0;
        }
        long pair = PieceSet.only(Cast.KOGUS) | PieceSet.only(Cast.ZINA_ADORA);
        boolean together = s.people().at(Cast.KOGUS) == s.people().at(Cast.ZINA_ADORA);
        if (!together || !Characters.isFree(s, Cast.KOGUS) || !Characters.isFree(s, Cast.ZINA_ADORA)) {
            return 0;
        }
        for (int mission = 0; mission < Mission.COUNT; mission++) {
            if (PieceSet.has(s.missions().group(mission), Cast.KOGUS)) {
                return (s.missions().group(mission) & pair) == pair ? special(s, character, 1) : 0;
            }
        }
        long inMilitary = s.people().military() & pair;
        return inMilitary == 0 || inMilitary == pair ? special(s, character, 1) : 0;
    }

    /** A special bonus of a character where he is: the drugs of a planet raise it by one, if he has it at all. */
    public static int special(Position s, int character, int printed) {
        int at = s.people().at(character);
        boolean drugged = printed > 0 && Place.isEnviron(at) && s.places().has(Mark.DRUGGED_BONUSES, at);
        return drugged ? printed + 1 : printed;
    }

    /** By the Helian Drug, and by the drugs of a planet, which make nothing of nothing (3-galactic, 4.3). */
    private static int raised(Position s, int character, Rating rating) {
        int at = s.people().at(character);
        boolean drugged =
                Place.isEnviron(at) && s.places().has(Mark.DRUGGED, at) && Cast.printed(character, rating) > 0;
        return (s.turn().drugRaises(character, rating) ? CardFigures.DRUG_RATING : 0) + (drugged ? 1 : 0);
    }

    private static int shown(Position s, int character, int card, int adds) {
        boolean counts = s.gear().owner(card) == character
                && s.gear().isRevealed(card)
                && !s.gear().isBroken(card);
        return counts ? adds : 0;
    }
}
