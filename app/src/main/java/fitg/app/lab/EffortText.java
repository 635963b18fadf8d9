package fitg.app.lab;

import fitg.content.Side;
import fitg.lab.flow.Effort;
import fitg.lab.flow.Effort.Figures;
import fitg.procedure.Scenario;
import java.util.Locale;

/** How often people had to answer, to read in a terminal. */
record EffortText(Scenario scenario, int games, Effort effort, boolean questions) {

    private static final int MOST_QUESTIONS = 12;

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(scenario.id()).append(", ").append(games).append(games == 1 ? " game\n" : " games\n");
        for (Side side : Side.values()) {
            append(text, effort.figures(side));
            if (questions) {
                effort.questions(side).stream()
                        .limit(MOST_QUESTIONS)
                        .forEach(each -> text.append("    %7.1f a game  %s%n"
                                .formatted(each.getValue(), word(each.getKey().name()))));
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Figures figures) {
        text.append(("  %-8s %5.1f answers a game-turn, nine of ten have at most %d; set-up %.1f; a game %.1f;"
                        + " questions with one answer %d; spared %d%n")
                .formatted(
                        Words.id(figures.side()),
                        figures.turn(),
                        figures.ninth(),
                        figures.setUp(),
                        figures.game(),
                        figures.forced(),
                        figures.spared()));
    }

    private static String word(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
