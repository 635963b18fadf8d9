package fitg.play.cases;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Umpire;
import fitg.play.position.Beginning;
import fitg.play.position.Standing;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Bystander;
import fitg.procedure.Chance;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.rules.sequence.GameSequence;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Follows a game from its beginning and writes down at any time how it stands: the position when the step under way began, and the
 * answers since with everything that was drawn. So a question in the middle of a fight can be written down, too.
 */
public final class Chronicle implements Bystander {

    private static final String MARGIN = "       ";

    private final Rules rules;
    private Game game;
    private final List<String> answers = new ArrayList<>();
    private final Map<Luck, List<Integer>> luck = new EnumMap<>(Luck.class);
    private Standing standing;

    private Chronicle(Rules rules) {
        this.rules = rules;
    }

    /** Of a game that begins with its set-up. */
    public static Chronicle of(Rules rules, Chance chance) {
        Chronicle chronicle = new Chronicle(rules);
        Chance recorded = new RecordedChance(chance, chronicle.luck);
        chronicle.game = Umpire.begin(rules, recorded, chronicle, GameSequence.fromSetUp());
        return chronicle;
    }

    /** Of a game that begins at a position, written as a case is. */
    public static Chronicle from(String position, Chance chance) {
        Case laidOut = CaseReader.readOne(position);
        Standing standing = laidOut.standing();
        Chronicle chronicle = new Chronicle(standing.rules());
        chronicle.standing = standing;
        laidOut.luck().forEach((sort, draws) -> chronicle.luck.put(sort, new ArrayList<>(draws)));
        laidOut.whens().forEach(line -> chronicle.answers.add(line.words()));
        chronicle.game = laidOut.open(chance, each -> new RecordedChance(each, chronicle.luck));
        Umpire.tell(chronicle, chronicle.game);
        return chronicle;
    }

    /** For looking; who plays past the chronicle leaves a hole in it. */
    public Game game() {
        return game;
    }

    public List<Event> play(Action action) {
        Decision decision = game.pending().orElseThrow();
        if (decision.allows(action)) {
            answers.add("%-20s  # %s".formatted(action.key(), Narrator.describe(decision, action)));
        }
        return game.play(action);
    }

    /** From here on the dice come from elsewhere. */
    public void useChance(Chance chance) {
        Umpire.dealFrom(game, chance);
    }

    @Override
    public void stepBegins(Resolution r) {
        Beginning.of(r).ifPresent(moment -> {
            standing = new Standing(rules, r.state().copy(), moment);
            answers.clear();
            luck.clear();
        });
    }

    /** How the game stands as a case that leads to the same question. */
    public String text(String title) {
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        lines.add("case   " + title);
        add(lines, "given  ", standing.lines());
        luck.forEach((sort, draws) -> lines.add(sort.word() + "  "
                + String.join(" ", draws.stream().map(String::valueOf).toList())));
        add(lines, "when   ", answers);
        lines.add("then   " + end());
        return lines.toString();
    }

    private static void add(StringJoiner lines, String word, List<String> all) {
        for (int line = 0; line < all.size(); line++) {
            lines.add((line == 0 ? word : MARGIN) + all.get(line));
        }
    }

    private String end() {
        return game.pending()
                .map(decision -> "asks " + (decision.side() == Side.REBEL ? "rebels " : "empire ")
                        + decision.question().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .orElseGet(() -> game.outcome().orElseThrow().winner() == Side.REBEL ? "rebels win" : "empire wins");
    }
}
