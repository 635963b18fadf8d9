package fitg.app.terminal;

import fitg.content.Rulebook;
import fitg.content.SecondEditionBook;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.play.words.Narrator;
import fitg.procedure.Question;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What {@code ?} says: the question, its case in our words, and where it stands in the sequence of play. */
final class Explanation {

    private Explanation() {}

    static List<String> of(PlayerView view, Decision decision) {
        List<String> lines = new ArrayList<>();
        lines.add(Narrator.prompt(decision));
        lines.add(place(view, decision));
        lines.addAll(ofCase(decision.ruleCase()));
        lines.add("The answers by their keys: "
                + String.join(
                        ", ",
                        decision.actions().stream().map(action -> action.key()).toList()) + ".");
        return lines;
    }

    /** A case of the rules, as it is cited in brackets behind what happens. */
    static List<String> ofCase(String number) {
        Optional<Rulebook.Case> found = Rulebook.standard().find(number);
        if (found.isPresent()) {
            Rulebook.Case rule = found.get();
            return List.of("Case " + rule.number() + ", " + rule.title() + ": " + rule.text());
        }
        List<String> rulings = Rulebook.standard().rulings().stream()
                .filter(ruling -> ruling.id().equalsIgnoreCase(number))
                .map(ruling -> ruling.id() + ": " + ruling.text())
                .toList();
        return rulings.isEmpty() ? ofSecondEdition(number) : rulings;
    }

    /** A rule of 2002 (E3.1.a.5), a ruling on it (S-R9), or what is ours (C-JUMP-1). */
    private static List<String> ofSecondEdition(String number) {
        return SecondEditionBook.standard().entries().stream()
                .filter(entry -> entry.id().equalsIgnoreCase(number)
                        || entry.id().regionMatches(true, 0, number + ".", 0, number.length() + 1))
                .map(entry -> (entry.isCompletion() ? "Our completion " : entry.isRuling() ? "Ruling " : "Rule ")
                        + entry.id() + ", " + entry.title() + ": " + entry.text())
                .toList();
    }

    private static String place(PlayerView view, Decision decision) {
        String point = " (decision point " + decision.question().point() + ")";
        if (view.turn().segment() == Segment.SET_UP) {
            return "The game is being set up: the Empire first, then the rebels" + point + ".";
        }
        String own = decision.side() == view.turn().phasing()
                ? ""
                : ", in which the " + Names.side(decision.side()) + " player is asked";
        String step = decision.question().continuesAct() ? " It is a step of an act under way." : "";
        return "Game-turn " + view.turn().number() + " of " + view.scenario().lastTurn() + ", "
                + Names.side(view.turn().phasing())
                + " player-turn, " + Names.segment(view.turn().segment()) + own + point + "." + interrupt(decision)
                + step
                + next(view);
    }

    /** Some questions break into whatever is going on. */
    private static String interrupt(Decision decision) {
        Question question = decision.question();
        return switch (question.point()) {
            case "D14", "D15", "D16", "D17", "D18" -> " A fight between characters has broken out.";
            case "D29" -> " A rebellion has broken out.";
            case "D31" -> " A possession may be used at this moment.";
            default -> "";
        };
    }

    private static String next(PlayerView view) {
        return switch (view.turn().segment()) {
            case ARRIVALS -> " Movement comes next.";
            case MOVEMENT -> " Then the other player may react.";
            case REACTION -> " Then military units in the same environ may fight.";
            case MILITARY_COMBAT -> " Then the other player searches.";
            case SEARCH -> " Then come the missions.";
            case MISSIONS -> " Missions end the player-turn.";
            default -> "";
        };
    }
}
