package fitg.play.position;

import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Umpire;
import fitg.procedure.Chance;
import fitg.procedure.HouseRule;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a game stands when a step of the sequence of play begins, as text: the first line names scenario, game-turn and step, each
 * further one something on the board and what is so of it. What is not said is as when the board is laid out, with nobody anywhere.
 *
 * <pre>
 * flight-to-egrix, turn 2, rebels movement
 * Angoff: dissent, PDB 1 up
 * Angoff Urban: 2 militia, 1 line
 * Boccanegra: in Angoff Wild, detected
 * Explorer: held by Boccanegra
 * </pre>
 */
public record Standing(Rules rules, GameState state, Beginning moment) {

    private static final Pattern TURN = Pattern.compile("turn (\\d{1,3})");

    private static final Pattern VERSION = Pattern.compile("rules version (\\d{1,3})");

    private static final String WORST_DETECTION = "worst detection";

    // ---- reading

    /** What cannot be is refused with its line. */
    public static Standing read(WrittenLine head, List<WrittenLine> facts) {
        String[] items = head.words().split(", *");
        Scenario scenario =
                Scenarios.named(items[0]).orElseThrow(() -> head.wrong("there is no scenario \"" + items[0] + "\""));
        int turn = 1;
        int version = Rules.NEWEST;
        Options options = Options.standard();
        Optional<Beginning> moment = Optional.empty();
        for (String item : List.of(items).subList(1, items.length)) {
            Optional<Beginning> named = Beginning.read(scenario.ruleset(), item);
            if (named.isPresent()) {
                moment = named;
            } else if (item.equals(WORST_DETECTION)) {
                options = new Options(true);
            } else if (VERSION.matcher(item).matches()) {
                version = number(VERSION, item, Rules.NEWEST, head);
            } else {
                turn = number(TURN, item, scenario.lastTurn(), head);
            }
        }
        Rules rules = new Rules(scenario, options, version);
        refuseStrangers(rules, head);
        Beginning begins = moment.orElseThrow(() -> head.wrong("with which step does it begin? There are "
                + String.join(", ", Beginning.named(scenario.ruleset()).keySet())));
        GameState state = board(rules);
        state.turn().setNumber(turn);
        if (begins.equals(Beginning.SET_UP) && !facts.isEmpty()) {
            throw facts.getFirst().wrong("before the set-up there is nothing on the board");
        }
        FactReader.read(state, head, facts);
        return new Standing(rules, state, begins);
    }

    private static int number(Pattern pattern, String item, int most, WrittenLine head) {
        Matcher matcher = pattern.matcher(item);
        if (!matcher.matches()) {
            throw head.wrong("\"" + item + "\" is neither a turn nor a step of it");
        }
        int number = Integer.parseInt(matcher.group(1));
        if (number < 1 || number > most) {
            throw head.wrong("\"" + item + "\" is not between 1 and " + most);
        }
        return number;
    }

    private static void refuseStrangers(Rules rules, WrittenLine head) {
        for (HouseRule stranger : rules.ruleset().strangers(rules.options())) {
            throw head.wrong("the house rule '" + stranger.title() + "' is not among those of this game");
        }
    }

    /** Planets as they are when the board is laid out, and nothing else. */
    private static GameState board(Rules rules) {
        Scenario scenario = rules.scenario();
        GameState laidOut = scenario.emptyState();
        Resolution r = new Resolution(laidOut, rules, KeyedChance.ofSeed(0));
        scenario.ruleset().setUp().getFirst().course().carryOut(r, null);
        GameState board = scenario.emptyState();
        for (int planet : scenario.planets()) {
            board.planets().setLoyalty(planet, laidOut.planets().loyalty(planet));
            board.planets().setState(planet, laidOut.planets().state(planet));
            board.planets().setPdbLevel(planet, laidOut.planets().pdbLevel(planet));
            board.planets().setPdbUp(planet, laidOut.planets().pdbUp(planet));
        }
        return board;
    }

    // ---- a game that begins here

    /** The same position can begin any number of games. */
    public Game begin(Chance chance) {
        Resolution r = new Resolution(
                moment.equals(Beginning.SET_UP) ? rules.scenario().emptyState() : state.copy(), rules, chance);
        moment.takeUp(r);
        return Umpire.begin(r);
    }

    // ---- writing

    /** The same as text, the first line before all others. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(head());
        if (!moment.equals(Beginning.SET_UP)) {
            lines.addAll(differences(board(rules), state));
        }
        return lines;
    }

    private String head() {
        StringBuilder head = new StringBuilder(rules.scenario().id());
        if (!moment.equals(Beginning.SET_UP)) {
            head.append(", turn ").append(state.turn().number());
        }
        head.append(", ").append(moment.words(rules.ruleset()));
        if (rules.version() != Rules.NEWEST) {
            head.append(", rules version ").append(rules.version());
        }
        if (rules.options().worstDetection()) {
            head.append(", " + WORST_DETECTION);
        }
        return head.toString();
    }

    private static List<String> differences(Position before, Position now) {
        Vocabulary vocabulary = Vocabulary.of(now);
        List<String> lines = new ArrayList<>();
        vocabulary
                .sorts()
                .forEach(sort -> sort.members(now).forEach(piece -> {
                    Set<String> usual = new HashSet<>(vocabulary.describe(before, sort, piece));
                    List<String> said = vocabulary.describe(now, sort, piece).stream()
                            .filter(words -> sort == Sort.COUNTER ? !words.equals("hits 0") : !usual.contains(words))
                            .toList();
                    if (!said.isEmpty()) {
                        lines.add(sort.name(piece) + ": " + String.join(", ", said));
                    }
                }));
        return lines;
    }
}
