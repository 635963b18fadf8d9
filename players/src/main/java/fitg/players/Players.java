package fitg.players;

import fitg.players.marshal.Marshal;
import fitg.players.mind.Budget;
import fitg.players.mind.Player;
import fitg.players.mind.Temperament;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The computer players on offer, by the names used on the command line and in saved games. */
public final class Players {

    public static final String RANDOM = "random";
    public static final String RECRUIT = "recruit";
    public static final String CAPTAIN = "captain";
    public static final String MARSHAL = "marshal";

    private static final String BOLD = CAPTAIN + "-" + Temperament.BOLD.name();
    private static final String WARY = CAPTAIN + "-" + Temperament.WARY.name();

    private static final List<Profile> ON_OFFER = List.of(
            new Profile(RANDOM, "Drifter", "Does anything that is allowed, without a plan."),
            new Profile(RECRUIT, "Recruit", "Goes by rules of thumb and slips now and then; the one to learn with."),
            new Profile(
                    CAPTAIN,
                    "Captain",
                    "Steady: weighs what each step may win and what it may cost, and takes the better."),
            new Profile(
                    BOLD, "Captain, bold", "A Captain with less fear: likes a fight, and risks people for a prize."),
            new Profile(WARY, "Captain, wary", "A Captain with more care: keeps people safe and avoids a fight."),
            new Profile(
                    MARSHAL,
                    "Marshal",
                    "Tries out a Captain's best ideas in thought before deciding; forgives little."));

    /** What a Recruit was called before; saved games and running servers still know him by it. */
    private static final String KEEN = "keen";

    /** What takes a Marshal about 50 ms for a decision in the smaller scenario. */
    private static final int ITERATIONS = 300;

    private static final Pattern MARSHAL_WITH = Pattern.compile("marshal-([1-9][0-9]{0,5})");

    private Players() {}

    /** The levels, weakest first. */
    public static List<String> names() {
        return List.of(RANDOM, RECRUIT, CAPTAIN, MARSHAL);
    }

    /** Everybody one can ask to play, the weakest level first: the levels, and the temperaments they come in. */
    public static List<Profile> onOffer() {
        return ON_OFFER;
    }

    /** The levels and temperaments on offer, for a sentence that says what to choose from. */
    public static String namesOnOffer() {
        return ON_OFFER.stream().map(Profile::level).collect(Collectors.joining(", "));
    }

    /** What is said of a player of that name, also of one that is no longer on offer; empty if there is none. */
    public static Optional<Profile> profile(String name) {
        return isKnown(name)
                ? ON_OFFER.stream()
                        .filter(each -> each.level().equals(listed(name)))
                        .findFirst()
                : Optional.empty();
    }

    /** The name under which a player is listed. */
    private static String listed(String name) {
        if (name.equals(KEEN)) {
            return RECRUIT;
        }
        if (MARSHAL_WITH.matcher(name).matches()) {
            return MARSHAL;
        }
        return name.equals(CAPTAIN + "-" + Temperament.STEADY.name()) ? CAPTAIN : name;
    }

    /** Whether strangers may ask for this player: any but those who think for as long as their name says. */
    public static boolean isOnOffer(String name) {
        return isKnown(name) && !MARSHAL_WITH.matcher(name).matches();
    }

    public static boolean isKnown(String name) {
        return named(name, 0).isPresent();
    }

    /**
     * A player of that name, whose choices follow from the seed; empty if there is none. A Captain may have a temperament:
     * {@code captain-bold}; a Marshal a number of iterations: {@code marshal-100}.
     */
    public static Optional<Player> named(String name, long seed) {
        return switch (name) {
            case RANDOM -> Optional.of(new RandomPlayer(seed));
            case RECRUIT, KEEN -> Optional.of(new Recruit(seed));
            case CAPTAIN -> Optional.of(new Captain(seed));
            case MARSHAL -> Optional.of(new Marshal(seed, Budget.ofIterations(ITERATIONS)));
            default -> captainWith(name, seed).or(() -> marshalWith(name, seed));
        };
    }

    /**
     * A player for a game somebody waits in: the same as by that name, but a Marshal thinks for as long as is given, and
     * not for so many iterations.
     */
    public static Optional<Player> live(String name, long seed, Duration thinking) {
        return name.equals(MARSHAL) ? Optional.of(new Marshal(seed, Budget.ofTime(thinking, 1))) : named(name, seed);
    }

    private static Optional<Player> marshalWith(String name, long seed) {
        Matcher matcher = MARSHAL_WITH.matcher(name);
        return matcher.matches()
                ? Optional.of(new Marshal(seed, Budget.ofIterations(Integer.parseInt(matcher.group(1)))))
                : Optional.empty();
    }

    private static Optional<Player> captainWith(String name, long seed) {
        String prefix = CAPTAIN + "-";
        return name.startsWith(prefix)
                ? Temperament.named(name.substring(prefix.length())).map(how -> new Captain(seed, how))
                : Optional.empty();
    }
}
