package fitg.galaxy.scenario;

import fitg.content.Catalogue;
import fitg.content.GalacticEvent;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.Provinces;
import fitg.content.ScenarioSheet;
import fitg.content.StrategicAssignment;
import fitg.galaxy.scenario.Terms.Funds;
import fitg.galaxy.scenario.Terms.Income;
import fitg.state.realm.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Understands what the sheet of a galaxy-wide game sets, or says which phrase it does not. */
public final class TermsReader {

    private static final Catalogue PRINTED = Catalogue.standard();

    private static final Pattern FUNDS = Pattern.compile("province (\\d): (\\d+), (\\d+) for pdbs, (\\d+) elites");
    private static final Pattern TAXES = Pattern.compile("turn (\\d+): taxes of province (\\d)");
    private static final Pattern GRANT = Pattern.compile("turn (\\d+): grant (\\d+)");
    private static final Pattern ENEMY_SECRETS = Pattern.compile("naming (\\d)");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    private final ScenarioSheet sheet;

    private TermsReader(ScenarioSheet sheet) {
        this.sheet = sheet;
    }

    public static Terms read(ScenarioSheet sheet) {
        return new TermsReader(sheet).terms();
    }

    private Terms terms() {
        Matcher secrets = matching("enemy secrets", ENEMY_SECRETS, "naming 2");
        return new Terms(
                sheet.phrases().decree("funds").stream().map(this::funds).toList(),
                seats(),
                incomes(),
                number("rebel points", 0),
                events(),
                assignments(),
                sheet.phrases().decree("secrets").isEmpty() ? printed(Planet::hasSecret) : planets("secrets"),
                printed(Planet::rebelBaseCandidate),
                Integer.parseInt(secrets.group(1)),
                number("points at the end", Terms.NEVER));
    }

    private Funds funds(String phrase) {
        Matcher matcher = FUNDS.matcher(phrase);
        require("funds", matcher.matches(), phrase + " is not like province 1: 70, 35 for pdbs, 2 elites");
        int[] numbers = IntStream.rangeClosed(1, 4)
                .map(group -> Integer.parseInt(matcher.group(group)))
                .toArray();
        return new Funds(numbers[0], numbers[1], numbers[2], numbers[3]);
    }

    /** Case 33.1: what the turn track prints, unless the sheet has a track of its own. */
    private List<Income> incomes() {
        List<Income> incomes = new ArrayList<>();
        for (int turn = 1; turn <= sheet.lastTurn(); turn++) {
            incomes.add(Income.NOTHING);
        }
        List<String> phrases = sheet.phrases().decree("income");
        for (String phrase : phrases) {
            Matcher taxes = TAXES.matcher(phrase);
            Matcher grant = GRANT.matcher(phrase);
            require(
                    "income",
                    taxes.matches() || grant.matches(),
                    phrase + " means nothing; known are: turn N: taxes of province N, turn N: grant N");
            int turn = Integer.parseInt(taxes.matches() ? taxes.group(1) : grant.group(1));
            require("income", turn >= 1 && turn <= sheet.lastTurn(), "there is no turn " + turn);
            incomes.set(
                    turn - 1,
                    taxes.matches()
                            ? new Income(Integer.parseInt(taxes.group(2)), 0)
                            : new Income(Realm.NONE, Integer.parseInt(grant.group(2))));
        }
        if (phrases.isEmpty()) {
            PRINTED.campaign().turnTrack().stream()
                    .filter(space -> space.gameTurn() <= sheet.lastTurn())
                    .forEach(space -> space.taxedProvince()
                            .ifPresent(province -> incomes.set(space.gameTurn() - 1, new Income(province, 0))));
        }
        return List.copyOf(incomes);
    }

    private long events() {
        var cards = PRINTED.campaign().galacticEvents();
        return PieceSet.first(cards.size()) & ~cards("events without", cards, GalacticEvent::number);
    }

    private long assignments() {
        var cards = PRINTED.campaign().strategicAssignments();
        return sheet.phrases().decree("assignments").isEmpty()
                ? PieceSet.first(cards.size())
                : cards("assignments", cards, StrategicAssignment::number);
    }

    private <T> long cards(String field, List<T> cards, ToIntFunction<T> number) {
        long set = PieceSet.NONE;
        for (String word : sheet.phrases().decree(field)) {
            int card = IntStream.range(0, cards.size())
                    .filter(each ->
                            String.valueOf(number.applyAsInt(cards.get(each))).equals(word))
                    .findFirst()
                    .orElseThrow(() -> sheet.fault(field, field + ": there is no card " + word));
            set |= PieceSet.only(card);
        }
        return set;
    }

    private long printed(Predicate<Planet> chosen) {
        return PRINTED.planets().stream()
                .filter(planet -> sheet.systems().contains(planet.systemId()) && chosen.test(planet))
                .mapToLong(planet -> PieceSet.only(planet.index()))
                .reduce(PieceSet.NONE, (some, more) -> some | more);
    }

    private long planets(String field) {
        long set = PieceSet.NONE;
        for (String name : sheet.phrases().decree(field)) {
            long planet = printed(each -> each.name().equals(name));
            require(field, planet != PieceSet.NONE, "unknown planet " + name);
            set |= planet;
        }
        return set;
    }

    private int number(String field, int usual) {
        return Integer.parseInt(matching(field, NUMBER, String.valueOf(usual)).group());
    }

    /** @param usual what is so where nothing is said, and what it has to look like */
    private Matcher matching(String field, Pattern pattern, String usual) {
        List<String> said = sheet.phrases().decree(field);
        String words = said.isEmpty() ? usual : String.join("; ", said);
        Matcher matcher = pattern.matcher(words);
        require(field, matcher.matches(), words + " is not like " + usual);
        return matcher;
    }

    /** Cases 33.12 and 33.35: Diomas and Orlog, unless the sheet names others. */
    private long seats() {
        return sheet.phrases().decree("seats").isEmpty()
                ? printed(planet -> planet.kind() == Planet.Kind.THRONE
                        || planet.kind() == Planet.Kind.CAPITAL && Provinces.of(planet.index()) == 1)
                : planets("seats");
    }

    private void require(String field, boolean condition, String reason) {
        if (!condition) {
            throw sheet.fault(field, field + ": " + reason);
        }
    }
}
