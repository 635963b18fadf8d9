package fitg.server.view;

import fitg.content.Edition;
import fitg.content.Rulebook;
import fitg.content.SecondEditionBook;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

@Says(
        "A rule in our words, a ruling on one, or our completion where the second edition points to pages that are not at hand.")
@Called("Rule")
public record RulebookDocument(
        @OneOf({"case", "ruling", "completion"}) String kind,
        @Is(Edition.class) String edition,
        String number,
        String title,
        String text) {

    private static final String RULING = "ruling";

    private static final List<RulebookDocument> ALL = Stream.of(
                    Rulebook.standard().cases().stream().map(RulebookDocument::of),
                    Rulebook.standard().rulings().stream()
                            .map(ruling -> new RulebookDocument(
                                    RULING, Edition.FIRST.year(), ruling.id(), "Ruling", ruling.text())),
                    SecondEditionBook.standard().entries().stream().map(RulebookDocument::of))
            .flatMap(each -> each)
            .toList();

    private static RulebookDocument of(Rulebook.Case found) {
        return new RulebookDocument("case", Edition.FIRST.year(), found.number(), found.title(), found.text());
    }

    private static RulebookDocument of(SecondEditionBook.Entry found) {
        String kind = found.isCompletion() ? "completion" : found.isRuling() ? RULING : "case";
        return new RulebookDocument(kind, Edition.SECOND.year(), found.id(), found.title(), found.text());
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
                .filter(one -> containsAll(one.number + " " + one.title + " " + one.text, words))
                .sorted(Comparator.comparingInt(one -> one.distance(words)))
                .limit(limit)
                .toList();
    }

    private int distance(List<String> words) {
        if (number.toLowerCase(Locale.ROOT).startsWith(words.getFirst())) {
            return 0;
        }
        return containsAll(title, words) ? 1 : 2;
    }

    private static boolean containsAll(String text, List<String> words) {
        String lower = text.toLowerCase(Locale.ROOT);
        return words.stream().allMatch(lower::contains);
    }
}
