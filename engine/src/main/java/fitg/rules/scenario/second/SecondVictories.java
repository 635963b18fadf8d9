package fitg.rules.scenario.second;

import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.procedure.InstantVictory;
import fitg.rules.scenario.second.Briefing.Score;
import fitg.rules.scenario.second.Briefing.Score.What;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The early ends that a sheet of 2002 can name. */
public final class SecondVictories {

    private static final Pattern POINTS_AND_AWAY = Pattern.compile("(\\d) points with (.+) away");
    private static final String NO_REBEL_FREE = "no Rebel free";

    private SecondVictories() {}

    public static List<InstantVictory> of(ScenarioSheet sheet, Side side) {
        return sheet.victories().get(side).stream()
                .map(phrase -> victory(sheet, phrase))
                .toList();
    }

    private static InstantVictory victory(ScenarioSheet sheet, String phrase) {
        Matcher away = POINTS_AND_AWAY.matcher(phrase);
        if (away.matches()) {
            Score score = BriefingReader.read(sheet).scores().stream()
                    .filter(each -> each.what() == What.FREE_OUTSIDE)
                    .findFirst()
                    .orElseThrow(() -> sheet.fault(phrase + ": nothing is scored for being away"));
            return Scoring.enoughPointsWith(Integer.parseInt(away.group(1)), score);
        }
        if (phrase.equals(NO_REBEL_FREE)) {
            return Scoring.noRebelFree();
        }
        throw sheet.fault(phrase + " means nothing; known are: N points with CHARACTER away, no Rebel free");
    }
}
