package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.play.Go;
import fitg.play.Going;
import fitg.play.Going.Goal;
import fitg.play.Going.Member;
import fitg.play.IllegalActionException;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A whole order as it is typed: {@code go 3 to Lysenda with Zina, 2 Line}. First the answer it begins with, by its number or words;
 * then where to and who comes, where that is to be other than suggested.
 */
final class TypedOrder {

    private static final String TO = "(?i)\\s+to\\s+|\\s*(?:->|→)\\s*";
    private static final String WITH = "(?i)\\s+with\\s+";

    private final PlayerView view;
    private final Decision decision;

    private TypedOrder(PlayerView view) {
        this.view = view;
        this.decision = view.decision().orElseThrow();
    }

    /** The order, and how it will be carried out; throws with a sentence when nothing like it can be ordered. */
    static Going read(String text, PlayerView view) {
        return new TypedOrder(view).going(text);
    }

    /** What it says, in one line. */
    static String told(Going going, Decision decision) {
        String who = String.join(
                ", ",
                going.members().stream()
                        .filter(each -> each.comes() > 0)
                        .map(each -> (each.most() > 1 ? each.comes() + " " : "") + name(each, decision))
                        .toList());
        String where = going.to().map(to -> " -> " + goalNamed(going, to)).orElse("");
        return Narrator.describe(decision, going.go().head()) + where + (who.isEmpty() ? "" : " with " + who);
    }

    private Going going(String text) {
        String[] sides = text.split(WITH, 2);
        String[] way = sides[0].split(TO, 2);
        Go go = Go.of(head(way[0].strip()));
        if (way.length > 1) {
            Going any = Going.of(view, go);
            Goal goal = one(any.goals(), each -> goalNamed(each), way[1].strip(), "place it can go to");
            go = new Go(go.head(), Optional.of(goal.to()), Optional.empty());
        }
        if (sides.length > 1) {
            go = new Go(go.head(), go.to(), Optional.of(party(Going.of(view, go), sides[1])));
        }
        Going going = Going.of(view, go);
        going.refusal().map(IllegalActionException::getMessage).ifPresent(why -> {
            throw new BadInput(why);
        });
        return going;
    }

    private Action head(String text) {
        if (text.matches("\\d{1,4}")
                && Integer.parseInt(text) >= 1
                && Integer.parseInt(text) <= decision.actions().size()) {
            return decision.actions().get(Integer.parseInt(text) - 1);
        }
        return one(decision.actions(), each -> Narrator.describe(decision, each), text, "answer to begin with");
    }

    private Map<String, Integer> party(Going going, String list) {
        Map<String, Integer> party = new TreeMap<>();
        for (String each : list.split(",")) {
            String wanted = each.strip();
            int count = 1;
            if (wanted.matches("\\d{1,3} .*")) {
                count = Integer.parseInt(wanted.substring(0, wanted.indexOf(' ')));
                wanted = wanted.substring(wanted.indexOf(' ') + 1).strip();
            }
            add(going, wanted, count, party);
        }
        return party;
    }

    /** Of pieces of one name as many as were said; units are counted by themselves. */
    private void add(Going going, String wanted, int count, Map<String, Integer> party) {
        List<Member> named = going.members().stream()
                .filter(each -> fits(name(each, decision), wanted) && !party.containsKey(each.name()))
                .toList();
        if (named.isEmpty()) {
            throw new BadInput("There is no '" + wanted + "' who could come.");
        }
        if (named.getFirst().most() > 1) {
            party.put(named.getFirst().name(), count);
            return;
        }
        if (count > named.size()) {
            throw new BadInput("There are only " + named.size() + " of '" + wanted + "' who could come.");
        }
        named.stream().limit(count).forEach(each -> party.put(each.name(), 1));
    }

    private static <T> T one(List<T> all, Function<T, String> words, String wanted, String what) {
        List<T> exact = all.stream()
                .filter(each -> words.apply(each).equalsIgnoreCase(wanted))
                .toList();
        List<T> fitting = exact.isEmpty()
                ? all.stream().filter(each -> fits(words.apply(each), wanted)).toList()
                : exact;
        if (fitting.size() == 1) {
            return fitting.getFirst();
        }
        throw new BadInput(
                fitting.isEmpty()
                        ? "'" + wanted + "' is no " + what + "."
                        : "'" + wanted + "' could be any of " + fitting.size() + ": "
                                + String.join(
                                        ", ",
                                        fitting.stream().limit(6).map(words).toList()) + ".");
    }

    private static boolean fits(String words, String wanted) {
        return words.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
    }

    private static String goalNamed(Going going, Action to) {
        return going.goals().stream()
                .filter(each -> each.to() == to)
                .map(TypedOrder::goalNamed)
                .findFirst()
                .orElse("");
    }

    private static String goalNamed(Goal goal) {
        int argument = goal.to().argument();
        return goal.to().kind() == Action.Kind.PLANET ? Names.planet(argument) : Names.place(argument);
    }

    private static String name(Member member, Decision decision) {
        return switch (member.piece()) {
            case CHARACTER -> Names.character(member.number());
            case COUNTER -> decision.names().counter(member.number());
            case SHIP -> Names.ship(member.number());
            case UNIT -> Names.unit(UnitType.at(member.number()));
            default -> member.name();
        };
    }
}
