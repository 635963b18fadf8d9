package fitg.app.terminal;

import fitg.content.Tongue;
import fitg.play.Decision;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The question and its numbered answers; the one a Captain advises is marked and taken by Enter alone. */
final class Answers {

    private static final int SIDE_BY_SIDE_FROM = 7;
    private static final int GAP = 3;

    private Answers() {}

    static void show(Screen screen, Decision decision, Optional<Action> preset) {
        screen.print("");
        Text.wrap(Narrator.prompt(decision, screen.tongue()), screen.width())
                .forEach(line -> screen.print(Style.of(decision.side()).ink(line)));
        lines(decision, preset, screen.width(), screen.tongue()).forEach(screen::print);
    }

    static List<String> lines(Decision decision, Optional<Action> preset, int width, Tongue tongue) {
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < decision.actions().size(); i++) {
            answers.add(answer(decision, preset, i, tongue));
        }
        int widest = answers.stream().mapToInt(String::length).max().orElse(0) + GAP;
        int columns = answers.size() < SIDE_BY_SIDE_FROM ? 1 : Math.clamp(width / widest, 1, 4);
        return inColumns(answers, columns, widest);
    }

    private static String answer(Decision decision, Optional<Action> preset, int index, Tongue tongue) {
        Action action = decision.actions().get(index);
        boolean enter = preset.filter(action::equals).isPresent();
        String mark = enter ? "*" : " ";
        return String.format(
                "%s%2d  %s%s", mark, index + 1, Narrator.describe(decision, action, tongue), enter ? "  (Enter)" : "");
    }

    /** Reads down each column, as one looks through a list. */
    private static List<String> inColumns(List<String> answers, int columns, int widest) {
        int rows = (answers.size() + columns - 1) / columns;
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int at = row; at < answers.size(); at += rows) {
                line.append(Text.pad(answers.get(at), widest));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
