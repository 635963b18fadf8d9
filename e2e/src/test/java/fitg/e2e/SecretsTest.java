package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Overheard;
import fitg.e2e.browser.Player;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What lies face down is known to its owner only: neither shown to anybody else nor sent to their browser. */
@ExtendWith(InBrowser.class)
class SecretsTest {

    private static final Pattern KIND = Pattern.compile("\\b(patrol|line)s?\\b", Pattern.CASE_INSENSITIVE);

    private Player rebels;
    private Player empires;
    private Player onlooker;
    private Overheard toRebels;
    private Overheard toEmpire;
    private Overheard toOnlooker;

    @BeforeEach
    void everybodyListens(GameInBrowser game) {
        rebels = game.player("Ada").inAHurry();
        empires = game.player("Grace").inAHurry();
        onlooker = game.player("Eve").inAHurry();
        toRebels = rebels.overhear();
        toEmpire = empires.overhear();
        toOnlooker = onlooker.overhear();
    }

    private TablePage[] sitDown(Seat... seats) {
        return new TablePage[] {
            TablePage.open(rebels, seats[0]).ready(),
            TablePage.open(empires, seats[1]).ready(),
            TablePage.watch(onlooker, seats[0].game()).ready()
        };
    }

    @Test
    void imperialUnitsLieFaceDownForOthers(GameInBrowser game) {
        TablePage[] tables = sitDown(game.house().client().table("flight-to-egrix"));
        TablePage empire = tables[1];
        empire.setUpInOneStep();
        empire.takeSuggestion();
        for (TablePage table : List.of(tables[0], tables[2])) {
            table.page().waitForCondition(() -> told(table, "Imperial mobile unit"));
            assertThat(table.map().pieces())
                    .noneMatch(piece -> KIND.matcher(piece).find());
            assertThat(table.map().counters("imperial")).contains("mobile").isSubsetOf("mobile", "militia");
        }

        assertThat(toEmpire.everything()).anyMatch(text -> KIND.matcher(text).find());
        assertThat(toRebels.everything()).noneMatch(text -> KIND.matcher(text).find());
        assertThat(toOnlooker.everything())
                .isNotEmpty()
                .noneMatch(text -> KIND.matcher(text).find());
    }

    private static boolean told(TablePage table, String words) {
        return table.map().pieces().stream().anyMatch(piece -> piece.contains(words));
    }

    @Test
    void aPossessionOfARebelFaceDownHasNoNameForOthers(GameInBrowser game) {
        GoldenGame golden = GoldenGame.of("flight-to-egrix-imperial-by-points");
        Seat[] seats = golden.seatsAt(game.house(), golden.moment("rebel", "USE_POSSESSION", 1));
        String card = faceDown(seats[0].view()).orElseThrow();

        TablePage[] tables = sitDown(seats);

        assertThat(tables[0].sheet("Forces")).containsText(card);
        for (TablePage table : List.of(tables[1], tables[2])) {
            assertThat(table.sheet("Forces")).containsText("Planets");
            assertThat(table.sheet("Forces")).not().containsText(card);
        }
        assertThat(toRebels.everything()).anyMatch(text -> text.contains(card));
        assertThat(toEmpire.everything()).isNotEmpty().noneMatch(text -> text.contains(card));
        assertThat(toOnlooker.everything()).isNotEmpty().noneMatch(text -> text.contains(card));
    }

    /** A card that a Rebel holds and has shown to nobody. */
    private static Optional<String> faceDown(JsonNode view) {
        return StreamSupport.stream(view.get("board").get("characters").spliterator(), false)
                .filter(each -> each.get("side").asText().equals("rebel"))
                .flatMap(each -> StreamSupport.stream(each.get("cards").spliterator(), false))
                .filter(card -> !card.get("shown").asBoolean())
                .map(card -> card.get("name").asText())
                .findFirst();
    }
}
