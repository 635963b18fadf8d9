package fitg.players;

import fitg.players.learned.Foresight;
import fitg.players.learned.LearnedPlayer;
import fitg.players.learned.Schooled;
import fitg.players.learned.TemperedPlayer;
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

    /** Who they were before they learned from playing; kept so that others can be measured by them. */
    public static final String CAPTAIN_2 = "captain-2";

    public static final String MARSHAL_2 = "marshal-2";

    private static final String BOLD = CAPTAIN + "-" + Temperament.BOLD.name();
    private static final String WARY = CAPTAIN + "-" + Temperament.WARY.name();

    private static final List<Profile> ON_OFFER = List.of(
            new Profile(RANDOM, "Drifter", "Does anything that is allowed, without a plan."),
            new Profile(RECRUIT, "Recruit", "Goes by rules of thumb and slips now and then; the one to learn with."),
            new Profile(
                    CAPTAIN_2,
                    "Captain, by the book",
                    "Reckons what each step may win and what it may cost, and takes the better."),
            new Profile(
                    CAPTAIN,
                    "Captain",
                    "Answers at once from the experience of many thousand games, and by the book where there was"
                            + " none."),
            new Profile(
                    BOLD,
                    "Captain, bold",
                    "A Captain with less fear: among good answers he likes a fight, and risks people for a prize."),
            new Profile(
                    WARY,
                    "Captain, wary",
                    "A Captain with more care: among good answers he takes what keeps people safe."),
            new Profile(
                    MARSHAL_2,
                    "Marshal, by the book",
                    "Tries out in thought what a Captain by the book thinks best; forgives little."),
            new Profile(
                    MARSHAL,
                    "Marshal",
                    "Tries out a Captain's best ideas in thought before deciding; forgives least."));

    /** What a Recruit was called before; saved games and running servers still know him by it. */
    private static final String KEEN = "keen";

    /** What takes a Marshal about 50 ms for a decision in the smaller scenario: by the book, and with a mind that has learned. */
    private static final int ITERATIONS = 300;

    private static final int REHEARSALS = 60;

    /** Of one generation and with so many imagined games; the name of a generation is no number of games. */
    private static final Pattern MARSHAL_WITH = Pattern.compile("marshal(?!-2$)(-2)?-([1-9][0-9]{0,5})");

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
        Matcher marshal = MARSHAL_WITH.matcher(name);
        if (marshal.matches()) {
            return marshal.group(1) == null ? MARSHAL : MARSHAL_2;
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
     * {@code captain-bold}; a Marshal a number of imagined games: {@code marshal-100}, {@code marshal-2-100}.
     */
    public static Optional<Player> named(String name, long seed) {
        return switch (name) {
            case RANDOM -> Optional.of(new RandomPlayer(seed));
            case RECRUIT, KEEN -> Optional.of(new Recruit(seed));
            case CAPTAIN -> Optional.of(new Schooled(mind -> new LearnedPlayer(mind, seed), new Captain(seed)));
            case CAPTAIN_2 -> Optional.of(new Captain(seed));
            case MARSHAL ->
                Optional.of(marshal(seed, Budget.ofIterations(REHEARSALS), Budget.ofIterations(ITERATIONS)));
            case MARSHAL_2 -> Optional.of(new Marshal(seed, Budget.ofIterations(ITERATIONS)));
            default -> captainWith(name, seed).or(() -> marshalWith(name, seed));
        };
    }

    /**
     * A player for a game somebody waits in: the same as by that name, but a Marshal thinks for as long as is given, and
     * not for so many imagined games.
     */
    public static Optional<Player> live(String name, long seed, Duration thinking) {
        Budget budget = Budget.ofTime(thinking, 1);
        return switch (name) {
            case MARSHAL -> Optional.of(marshal(seed, budget, budget));
            case MARSHAL_2 -> Optional.of(new Marshal(seed, budget));
            default -> named(name, seed);
        };
    }

    private static Player marshal(long seed, Budget learned, Budget byTheBook) {
        return new Schooled(mind -> new Foresight(mind, seed, learned), new Marshal(seed, byTheBook));
    }

    private static Optional<Player> marshalWith(String name, long seed) {
        Matcher matcher = MARSHAL_WITH.matcher(name);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Budget budget = Budget.ofIterations(Integer.parseInt(matcher.group(2)));
        return Optional.of(matcher.group(1) == null ? marshal(seed, budget, budget) : new Marshal(seed, budget));
    }

    private static Optional<Player> captainWith(String name, long seed) {
        String prefix = CAPTAIN + "-";
        return name.startsWith(prefix)
                ? Temperament.named(name.substring(prefix.length())).map(how -> tempered(seed, how))
                : Optional.empty();
    }

    private static Player tempered(long seed, Temperament how) {
        Captain byTheBook = new Captain(seed, how);
        return new Schooled(
                mind -> how.equals(Temperament.STEADY)
                        ? new LearnedPlayer(mind, seed)
                        : new TemperedPlayer(mind, seed, how, byTheBook),
                byTheBook);
    }
}
