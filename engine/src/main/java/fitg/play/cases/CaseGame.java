package fitg.play.cases;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.IllegalActionException;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.play.position.Standing;
import fitg.play.position.WrittenLine;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The game of a case under way, with everything that has happened in it. */
final class CaseGame {

    /** Commas stand between answers, unless they are in quotation marks. */
    private static final Pattern ANSWER = Pattern.compile("\"([^\"]+)\"|([^,\"]+)");

    private static final Pattern QUIETLY = Pattern.compile("quietly to (.+)");

    private static final int MOST_QUIET_ANSWERS = 500;

    private final Game game;
    private final ScriptedChance chance;
    private final List<Event> events = new ArrayList<>();

    private CaseGame(Game game, ScriptedChance chance) {
        this.game = game;
        this.chance = chance;
        events.addAll(Umpire.story(game));
    }

    static CaseGame begin(Standing standing, ScriptedChance chance) {
        return new CaseGame(standing.begin(chance), chance);
    }

    Game game() {
        return game;
    }

    Position position() {
        return Umpire.position(game);
    }

    List<Event> events() {
        return events;
    }

    /** Everything a viewer was told, in words. */
    List<String> told(Viewer viewer) {
        return game.log(viewer).stream()
                .map(event -> Narrator.tell(event, viewer))
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    /** Luck that was written down and not needed. */
    String luckLeft() {
        return chance.left();
    }

    // ---- answering

    /** Gives the answers of a line one after the other: by their keys, or in the words they are offered in. */
    void play(WrittenLine line) {
        for (String answer : answers(line.words())) {
            Matcher quietly = QUIETLY.matcher(answer);
            if (quietly.matches()) {
                playQuietlyTo(line, quietly.group(1));
            } else {
                play(line, answer);
            }
        }
    }

    static List<String> answers(String words) {
        List<String> answers = new ArrayList<>();
        Matcher matcher = ANSWER.matcher(words);
        while (matcher.find()) {
            String answer = (matcher.group(1) == null ? matcher.group(2) : matcher.group(1)).strip();
            if (!answer.isEmpty()) {
                answers.add(answer);
            }
        }
        return answers;
    }

    private void play(WrittenLine line, String words) {
        Decision decision = decision(line);
        try {
            events.addAll(game.play(action(line, decision, words)));
        } catch (IllegalActionException refused) {
            throw line.wrong(refused.getMessage());
        }
    }

    Decision decision(WrittenLine line) {
        return game.pending().orElseThrow(() -> line.wrong("the game is over, nothing is asked any more"));
    }

    /** The action that is meant, legal or not. */
    static Action action(WrittenLine line, Decision decision, String words) {
        for (Action each : decision.actions()) {
            if (each.key().equals(words) || Narrator.describe(decision, each).equalsIgnoreCase(words)) {
                return each;
            }
        }
        try {
            return Action.parse(words);
        } catch (IllegalArgumentException notOne) {
            throw line.wrong("\"" + words + "\" is no answer to \"" + Narrator.prompt(decision) + "\"; there are: "
                    + offers(decision));
        }
    }

    static String offers(Decision decision) {
        return String.join(", ", decision.actions().stream().map(Action::key).toList());
    }

    /** Answers that leave things as they are, until something is asked. */
    private void playQuietlyTo(WrittenLine line, String question) {
        for (int given = 0; given < MOST_QUIET_ANSWERS; given++) {
            Decision decision = decision(line);
            if (Then.isAsked(decision, question)) {
                return;
            }
            events.addAll(game.play(Quiet.answer(decision)));
        }
        throw line.wrong("\"" + question + "\" is never asked");
    }
}
