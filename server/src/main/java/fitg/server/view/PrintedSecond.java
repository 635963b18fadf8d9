package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.EnvironType;
import fitg.content.HyperjumpOutcome;
import fitg.content.SecondEditionBook;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.content.Variant2002;
import fitg.rules.hyperjump.second.Jump;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.view.PrintedMissions.RandomEventFacts;
import fitg.server.view.TableDocument.RowDocument;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What the second edition prints besides: military counters, soldiers, the hyperjump and break-off tables. */
public final class PrintedSecond {

    @Says("What the second edition (2002) prints besides. Values that our sources do not give are our completions.")
    @Called("SecondEdition")
    public record SecondFacts(
            List<CounterFacts> counters,
            List<SoldierFacts> soldiers,

            @Says("The navigation of every starship.") int starshipNavigation,

            @Says("The hyperjump table and the break-off table, to be shown and not to be reckoned with.")
            List<TableDocument> tables,

            @Says("What event rolls bring.") List<RandomEventFacts> randomEvents,

            @Says("How it differs from the first edition, topic by topic.")
            List<DifferenceFacts> differences) {}

    @Says("What is so in the first edition and what in the second.")
    @Called("EditionDifference")
    public record DifferenceFacts(
            String topic,
            String first,
            String second,

            @Says("The rule or completion of the second edition that says most about it.")
            String rule,

            @Says("Whether that is our completion.") boolean completed) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A type of military counter.")
    @Called("CounterType")
    public record CounterFacts(
            String name,
            @Is(Side.class) String side,
            @Is(CounterType.Branch.class) String branch,

            @Says("Where it is at home.") @Maybe @Is(EnvironType.class)
            String environType,

            int attack,
            int endurance,

            @Says("Whether it never leaves its planet.") boolean garrison,

            @Says("What it sends against characters.") @Maybe
            String soldier) {}

    @Says("A kind of soldier, as a patrol sends them and as they go along as escorts.")
    @Called("Soldier")
    public record SoldierFacts(String key, String name, int attack, int endurance) {}

    private static final String NAVIGATION_GREATER = "<";

    private PrintedSecond() {}

    static SecondFacts of(Catalogue catalogue) {
        return new SecondFacts(
                catalogue.counterTypes().stream().map(PrintedSecond::counter).toList(),
                Arrays.stream(Soldier.values()).map(PrintedSecond::soldier).toList(),
                Jump.STARSHIP_NAVIGATION,
                List.of(hyperjump(catalogue.variant2002()), breakOff(catalogue.variant2002())),
                PrintedMissions.randomEvents(catalogue),
                SecondEditionBook.standard().differences().stream()
                        .map(PrintedSecond::difference)
                        .toList());
    }

    private static DifferenceFacts difference(SecondEditionBook.Difference each) {
        boolean completed = SecondEditionBook.standard()
                .find(each.rule())
                .map(SecondEditionBook.Entry::isCompletion)
                .orElseThrow();
        return new DifferenceFacts(each.topic(), each.first(), each.second(), each.rule(), completed);
    }

    private static CounterFacts counter(CounterType type) {
        return new CounterFacts(
                type.name(),
                Printed.side(type.side()),
                Printed.word(type.branch()),
                type.environType().map(Printed::word).orElse(null),
                type.attack(),
                type.endurance(),
                type.garrison(),
                type.soldier().map(Soldier::key).orElse(null));
    }

    private static SoldierFacts soldier(Soldier soldier) {
        return new SoldierFacts(soldier.key(), LabelDocument.of(soldier).name(), soldier.attack(), soldier.endurance());
    }

    /** The column in which distance exceeds navigation by so much: "<" below none, the last one for all beyond it. */
    static String jumpColumn(int excess) {
        return excess < 0
                ? NAVIGATION_GREATER
                : excess >= Variant2002.LAST_EXCESS ? Variant2002.LAST_EXCESS + "*" : String.valueOf(excess);
    }

    private static TableDocument hyperjump(Variant2002 tables) {
        List<RowDocument> rows = IntStream.rangeClosed(Variant2002.LOWEST_ROLL, Variant2002.HIGHEST_ROLL)
                .mapToObj(roll -> new RowDocument(
                        String.valueOf(roll),
                        IntStream.rangeClosed(-1, Variant2002.LAST_EXCESS)
                                .mapToObj(excess -> arrival(tables.hyperjump(roll, excess)))
                                .toList()))
                .toList();
        return new TableDocument(
                "hyperjump-2002",
                "Hyperjump: two dice, by how much the distance exceeds navigation",
                "E3.2.T",
                "dice",
                IntStream.rangeClosed(-1, Variant2002.LAST_EXCESS)
                        .mapToObj(PrintedSecond::jumpColumn)
                        .toList(),
                rows);
    }

    static String arrival(HyperjumpOutcome outcome) {
        if (outcome.eliminated()) {
            return "Disaster";
        }
        String where = outcome.drift() == 0 ? "Safe" : "Drift " + outcome.drift();
        return outcome.damaged() ? where + ", damage" : where;
    }

    private static TableDocument breakOff(Variant2002 tables) {
        List<RowDocument> rows = tables.breakOffRows().stream()
                .map(row -> new RowDocument(
                        row.differential(), List.of(String.valueOf(row.active()), String.valueOf(row.inactive()))))
                .toList();
        return new TableDocument(
                "break-off-2002",
                "Break-off: the highest roll of a ten-sided die that gets away, by attackers' less defenders' attack factors",
                "E5.3.a.6",
                "difference",
                List.of("active", "inactive"),
                rows);
    }
}
