package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.app.cases.Exercises;
import fitg.lab.exercise.Exercise;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.procedure.Action;
import java.util.Optional;

/** An exercise at the terminal: one question, and how good the answer was. */
final class ExerciseDesk {

    private static final int HUNDRED = 100;

    private final Screen screen;
    private final Exercise exercise;
    private final Decision decision;
    private final PlayerView view;
    private boolean leaving;

    private ExerciseDesk(Screen screen, Exercise exercise) {
        this.screen = screen;
        this.exercise = exercise;
        Game game = exercise.open(0);
        decision = game.pending().orElseThrow();
        view = game.viewFor(Viewer.of(decision.side()));
    }

    /** @param id of an exercise; empty for a list of them */
    static void open(Screen screen, String id) {
        if (id.isEmpty()) {
            Exercises.all().forEach(each -> new ExerciseDesk(screen, each).list());
            return;
        }
        Exercise chosen = Exercises.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput("There is no exercise '" + id + "'; --exercise alone lists them."));
        new ExerciseDesk(screen, chosen).work();
    }

    private void list() {
        screen.say("%-40s %-8s %s"
                .formatted(
                        exercise.id(),
                        Names.side(decision.side()),
                        exercise.title() + ", turn " + view.turn().number()));
    }

    private void work() {
        new BoardWatch(screen).show(view);
        screen.say(Style.STRONG, exercise.title());
        screen.say("One answer wins clearly more games than any other, and it is not the one that suggests itself. Type"
                + " 'hint', 'why' for the solution, or 'quit'.");
        Answers.show(screen, decision, Optional.empty());
        try {
            while (!leaving) {
                read(screen.ask(Names.side(decision.side()) + " > ").strip());
            }
        } catch (Screen.InputEnded ended) {
            screen.say("The input has ended.");
        }
    }

    private void read(String line) {
        switch (line) {
            case "hint" -> screen.say(exercise.hint());
            case "why" -> solve();
            default -> obey(Interpreter.read(line, decision, Optional.empty()));
        }
    }

    private void obey(Command command) {
        switch (command) {
            case Command.Play play -> judge(play.action());
            case Command.ShowOdds ignored ->
                OddsSheet.of(view, decision, screen.tongue()).forEach(screen::say);
            case Command.ShowPoints ignored -> Score.lines(view).forEach(screen::print);
            case Command.LookUp name -> new Reference(view).find(name.name()).forEach(screen::say);
            case Command.Quit ignored -> leaving = true;
            case Command.Unclear unclear -> screen.say(Style.WARNING, unclear.sentence());
            default ->
                screen.say(Style.WARNING, "In an exercise there are answers, hint, why, odds, points, who and quit.");
        }
    }

    private void judge(Action action) {
        if (action.key().equals(exercise.best().key())) {
            screen.say(Style.STRONG, "Found: that is the move.");
            solve();
            return;
        }
        screen.say(exercise.answers().stream()
                .filter(each -> each.key().equals(action.key()))
                .findFirst()
                .map(each -> "That wins " + share(each) + " of 100 games; another answer wins more.")
                .orElse("Another answer wins more."));
    }

    private void solve() {
        screen.say(Style.STRONG, "Of 100 games, the " + Names.side(decision.side()) + " player wins after");
        exercise.answers()
                .forEach(each -> screen.print("  %3d  %s%s"
                        .formatted(
                                share(each),
                                each.words(),
                                each.key().equals(exercise.obvious()) ? " (what suggests itself)" : "")));
        screen.say(exercise.why());
        leaving = true;
    }

    private long share(Exercise.Tried answer) {
        return Math.round((double) HUNDRED * answer.won() / exercise.games());
    }
}
