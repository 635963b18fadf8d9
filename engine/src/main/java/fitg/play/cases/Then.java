package fitg.play.cases;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.IllegalActionException;
import fitg.play.Viewer;
import fitg.play.position.Beginning;
import fitg.play.position.Look;
import fitg.play.position.WrittenLine;
import fitg.procedure.Action;
import fitg.procedure.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What must be so: each sentence a case can say of it. */
final class Then {

    private static final String SIDE = "(rebels|empire)";

    private static final String VIEWER = "(rebels|empire|spectators)";

    private static final List<Sentence> SENTENCES = List.of(
            new Sentence("asks " + SIDE + " (.+)", Then::asks),
            new Sentence("offers only (.+)", Then::offersOnly),
            new Sentence("offers (.+)", Then::offers),
            new Sentence("does not offer (.+)", Then::doesNotOffer),
            new Sentence("refuses (\\S+)(?: \\((.+)\\))?", Then::refuses),
            new Sentence("no event (.+)", Then::noEvent),
            new Sentence("(\\d{1,3}) events? (.+)", Then::events),
            new Sentence("event (.+)", Then::event),
            new Sentence("tells " + VIEWER + " (.+)", Then::tells),
            new Sentence("does not tell " + VIEWER + " (.+)", Then::doesNotTell),
            new Sentence(VIEWER + " see (.+)", Then::see),
            new Sentence("(rebels win|empire wins|nobody has won)", Then::won),
            new Sentence("Rebel points (-?\\d+)", Then::points));

    private record Sentence(Pattern pattern, Check check) {
        Sentence(String pattern, Check check) {
            this(Pattern.compile(pattern), check);
        }
    }

    private interface Check {
        /** What is otherwise; an empty text where it is so. */
        String difference(WrittenLine line, MatchResult said, CaseGame game);
    }

    private Then() {}

    static Optional<String> difference(WrittenLine line, CaseGame game) {
        for (Sentence sentence : SENTENCES) {
            Matcher matcher = sentence.pattern().matcher(line.words());
            if (matcher.matches()) {
                return told(sentence.check().difference(line, matcher, game));
            }
        }
        if (!Look.isAboutTheBoard(game.position(), line.words())) {
            throw line.wrong("\"" + line.words() + "\" says nothing that can be looked up");
        }
        return told(Look.difference(game.position(), line));
    }

    private static Optional<String> told(String difference) {
        return difference.isEmpty() ? Optional.empty() : Optional.of(difference);
    }

    // ---- what is asked and offered

    /** By its name in words, alone or with what it is about: "break off", "walk destination". */
    static boolean isAsked(Decision decision, String question) {
        return name(decision).equals(question);
    }

    private static String name(Decision decision) {
        return decision.question().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String asks(WrittenLine line, MatchResult said, CaseGame game) {
        Decision decision = game.decision(line);
        Side side = Beginning.side(said.group(1)).orElseThrow();
        boolean so = decision.side() == side && isAsked(decision, said.group(2));
        return so
                ? ""
                : "the " + (decision.side() == Side.REBEL ? "rebels are" : "empire is") + " asked " + name(decision)
                        + " (" + decision.ruleCase() + "), with " + CaseGame.offers(decision);
    }

    private static String offers(WrittenLine line, MatchResult said, CaseGame game) {
        Decision decision = game.decision(line);
        for (String answer : CaseGame.answers(said.group(1))) {
            if (!decision.allows(CaseGame.action(line, decision, answer))) {
                return answer + " is not offered; there are: " + CaseGame.offers(decision);
            }
        }
        return "";
    }

    private static String offersOnly(WrittenLine line, MatchResult said, CaseGame game) {
        Decision decision = game.decision(line);
        List<Action> named = CaseGame.answers(said.group(1)).stream()
                .map(answer -> CaseGame.action(line, decision, answer))
                .toList();
        boolean so = named.containsAll(decision.actions()) && decision.actions().containsAll(named);
        return so ? "" : "there are: " + CaseGame.offers(decision);
    }

    private static String doesNotOffer(WrittenLine line, MatchResult said, CaseGame game) {
        Decision decision = game.decision(line);
        for (String answer : CaseGame.answers(said.group(1))) {
            if (decision.allows(CaseGame.action(line, decision, answer))) {
                return answer + " is offered";
            }
        }
        return "";
    }

    private static String refuses(WrittenLine line, MatchResult said, CaseGame game) {
        Decision decision = game.decision(line);
        try {
            game.game().copy().play(CaseGame.action(line, decision, said.group(1)));
            return said.group(1) + " is not refused";
        } catch (IllegalActionException refused) {
            boolean so = said.group(2) == null || said.group(2).equals(refused.ruleCase());
            return so ? "" : said.group(1) + " is refused by " + refused.ruleCase() + ": " + refused.getMessage();
        }
    }

    // ---- what happened and who knows of it

    private static String event(WrittenLine line, MatchResult said, CaseGame game) {
        EventWords words = EventWords.read(line, said.group(1));
        return words.count(game.events()) > 0 ? "" : "it did not happen; " + words.nearest(game.events());
    }

    private static String events(WrittenLine line, MatchResult said, CaseGame game) {
        EventWords words = EventWords.read(line, said.group(2));
        long count = words.count(game.events());
        return count == Integer.parseInt(said.group(1)) ? "" : count + " instead; " + words.nearest(game.events());
    }

    private static String noEvent(WrittenLine line, MatchResult said, CaseGame game) {
        return EventWords.read(line, said.group(1)).count(game.events()) > 0 ? "it did happen" : "";
    }

    private static Viewer viewer(String words) {
        return Beginning.side(words).map(Viewer::of).orElse(Viewer.SPECTATOR);
    }

    private static boolean isTold(CaseGame game, String viewer, String words) {
        return game.told(viewer(viewer)).stream().anyMatch(sentence -> sentence.contains(words));
    }

    private static String tells(WrittenLine line, MatchResult said, CaseGame game) {
        return isTold(game, said.group(1), said.group(2))
                ? ""
                : "they were told: " + String.join(" ", game.told(viewer(said.group(1))));
    }

    private static String doesNotTell(WrittenLine line, MatchResult said, CaseGame game) {
        return isTold(game, said.group(1), said.group(2)) ? "they were told so" : "";
    }

    private static String see(WrittenLine line, MatchResult said, CaseGame game) {
        WrittenLine seen = new WrittenLine(line.number(), said.group(2));
        return Look.difference(game.game().viewFor(viewer(said.group(1))), seen);
    }

    // ---- how it stands

    private static String won(WrittenLine line, MatchResult said, CaseGame game) {
        String outcome = game.game()
                .outcome()
                .map(Verdict::winner)
                .map(winner -> winner == Side.REBEL ? "rebels win" : "empire wins")
                .orElse("nobody has won");
        return outcome.equals(said.group(1)) ? "" : outcome;
    }

    private static String points(WrittenLine line, MatchResult said, CaseGame game) {
        int points = game.game().scenario().ruleset().points(game.game().scenario(), game.position());
        return points == Integer.parseInt(said.group(1)) ? "" : "there are " + points;
    }
}
