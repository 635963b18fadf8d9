package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.order.FightOrder;
import fitg.play.order.FightOrder.Press;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How the fights here go on, as it is typed: {@code fight half}, {@code fight even take}, {@code fight below 40 kill}. */
final class TypedFight {

    private static final Pattern FORM = Pattern.compile("(end|even|half|below (\\d{1,3}))( take| kill)?");
    private static final double PERCENT = 100;

    private TypedFight() {}

    static boolean isOne(String words) {
        return FORM.matcher(words).matches();
    }

    /** What was said of the place that is asked about. */
    static FightOrder read(String words, PlayerView view) {
        Decision decision = view.decision().orElseThrow();
        Matcher form = FORM.matcher(words);
        if (!form.matches() || !FightOrder.isOpenAt(decision)) {
            throw new BadInput("There is no fight here to say that of.");
        }
        boolean limited = form.group(2) != null;
        Press press = limited ? Press.ODDS : Press.valueOf(form.group(1).toUpperCase(Locale.ROOT));
        Double below = limited ? Double.valueOf(Math.min(PERCENT, Integer.parseInt(form.group(2))) / PERCENT) : null;
        Boolean prisoners = form.group(3) == null ? null : form.group(3).equals(" take");
        return FightOrder.at(view, decision.subject(), press, below, prisoners);
    }

    /** The same in a sentence. */
    static String told(FightOrder order) {
        String until = switch (order.press()) {
            case END -> "The fights here go on to their end";
            case EVEN -> "The fights here go on until it is worse than even";
            case ODDS -> "The fights here go on until the odds are below " + Math.round(PERCENT * order.below()) + " %";
            case HALF -> "The fights here go on until half of your " + order.before() + " are lost";
        };
        return until + (order.prisoners() == null ? "." : order.prisoners() ? ", to take prisoners." : ", to kill.");
    }
}
