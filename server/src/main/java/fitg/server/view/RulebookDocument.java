package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Edition;
import fitg.content.Rulebook;
import fitg.content.SecondEditionBook;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "A rule in our words, a ruling on one, or our completion where the second edition points to pages that are not at hand.")
@Called("Rule")
public record RulebookDocument(
        @OneOf({"case", "ruling", "completion"}) String kind,
        @Is(Edition.class) String edition,
        @Says("The edition in words.") String editionName,
        String number,
        @Says("Not every ruling has one.") @Maybe String title,
        String text) {

    private static final String RULING = "ruling";

    private static final List<RulebookDocument> ALL = Stream.of(
                    Rulebook.standard().cases().stream().map(RulebookDocument::of),
                    Rulebook.standard().rulings().stream()
                            .map(ruling -> of(RULING, Edition.FIRST, ruling.id(), null, ruling.text())),
                    SecondEditionBook.standard().entries().stream().map(RulebookDocument::of))
            .flatMap(each -> each)
            .toList();

    private static RulebookDocument of(String kind, Edition edition, String number, String title, String text) {
        String name = edition.title().toLowerCase(Locale.ROOT) + " (" + edition.year() + ")";
        return new RulebookDocument(kind, edition.year(), name, number, title, text);
    }

    private static RulebookDocument of(Rulebook.Case found) {
        return of("case", Edition.FIRST, found.number(), found.title(), found.text());
    }

    private static RulebookDocument of(SecondEditionBook.Entry found) {
        String kind = found.isCompletion() ? "completion" : found.isRuling() ? RULING : "case";
        return of(kind, Edition.SECOND, found.id(), found.title(), found.text());
    }

    /** Of both editions. */
    public static List<RulebookDocument> all() {
        return ALL;
    }

    /** The ruling or the case of this number, or else the nearest case above it. */
    public static Optional<RulebookDocument> find(String number) {
        return ALL.stream()
                .filter(one -> one.number.equalsIgnoreCase(number))
                .findFirst()
                .or(() -> Rulebook.standard().find(number).map(RulebookDocument::of))
                .or(() -> SecondEditionBook.standard().find(number).map(RulebookDocument::of));
    }

    /** Those that contain every word, the best first: by number, then by title, then by text. */
    public static List<RulebookDocument> search(String text, int limit) {
        List<String> words = List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        return ALL.stream()
                .filter(one -> containsAll(one.number + " " + one.said() + " " + one.text, words))
                .sorted(Comparator.comparingInt(one -> one.distance(words)))
                .limit(limit)
                .toList();
    }

    private int distance(List<String> words) {
        if (number.toLowerCase(Locale.ROOT).startsWith(words.getFirst())) {
            return 0;
        }
        return containsAll(said(), words) ? 1 : 2;
    }

    /** What it can be looked for by besides its number and text. */
    private String said() {
        return title == null ? kind : title;
    }

    private static boolean containsAll(String text, List<String> words) {
        String lower = text.toLowerCase(Locale.ROOT);
        return words.stream().allMatch(lower::contains);
    }
}
