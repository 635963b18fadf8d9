package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Keyboard;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.Match;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people in two browsers, from the first page to the last word, without a mouse. */
@ExtendWith(InBrowser.class)
class KeyboardTest {

    @Test
    @Tag("long")
    void aWholeGameIsPlayedByKeyboardAlone(GameInBrowser game) {
        Player ada = game.player("Ada").inAHurry();
        Player grace = game.player("Grace").inAHurry();
        Keyboard adas = ada.keyboard();
        Keyboard graces = grace.keyboard();
        NewGamePage opening = openAGame(ada, adas);
        TablePage empire = follow(grace, graces, readInvitation(opening, adas));
        TablePage rebel = toTheTable(opening, adas);
        Match match =
                new Match(rebel.ready(), table -> enter(table, adas), empire.ready(), table -> digit(table, graces));

        match.play(5);
        say("To Egrix!", rebel, adas);
        assertThat(empire.tab("Chat")).hasText("Chat (1)");
        takeBackTheLast(match.next().orElseThrow(), rebel, adas, graces);

        match.playToTheEnd();
    }

    private static NewGamePage openAGame(Player ada, Keyboard keys) {
        keys.tabTo(HomePage.open(ada).newGameLink()).press("Enter");
        NewGamePage opening = new NewGamePage(ada.page());
        assertThat(opening.choice("Flight to Egrix")).isChecked();
        keys.tabTo(opening.choice("Flight to Egrix"));
        keys.tabTo(opening.choice("The Rebels"));
        keys.tabTo(opening.choice("The computer")).arrowTo("ArrowDown", opening.choice("Somebody you invite"));
        keys.tabTo(opening.nameField()).type("Ada").press("Enter");
        return opening;
    }

    private static String readInvitation(NewGamePage opening, Keyboard keys) {
        keys.tabTo(opening.invitationField());
        return (String) opening.page().evaluate("() => getSelection().toString()");
    }

    private static TablePage follow(Player grace, Keyboard keys, String invitation) {
        keys.tabTo(HomePage.open(grace).addressField()).paste(invitation).press("Enter");
        JoinPage joining = new JoinPage(grace.page());
        assertThat(joining.nameField()).isVisible();
        keys.tabTo(joining.nameField()).type("Grace").press("Enter");
        return TablePage.on(grace.page());
    }

    private static TablePage toTheTable(NewGamePage opening, Keyboard keys) {
        keys.tabTo(opening.tableLink()).press("Enter");
        return TablePage.on(opening.page());
    }

    /** Enter gives the usual answer, wherever the focus is, unless it is on something that Enter presses. */
    private static void enter(TablePage table, Keyboard keys) {
        keys.think();
        table.doAndSee(() -> keys.press("Enter"));
    }

    private static void digit(TablePage table, Keyboard keys) {
        keys.think();
        String number = table.suggestion().locator("kbd").first().textContent();
        table.doAndSee(() -> keys.press(number));
    }

    private static void say(String words, TablePage table, Keyboard keys) {
        keys.tabTo(table.tab("Story")).arrowTo("ArrowRight", table.tab("Chat"));
        Locator field = table.sheet().getByLabel("Say something");
        keys.tabTo(field).type(words).press("Enter");
        assertThat(table.sheet()).containsText(words);
        keys.tabTo(table.skipLink()).press("Enter"); // out of the field, where Enter speaks
    }

    private static void takeBackTheLast(TablePage next, TablePage rebel, Keyboard adas, Keyboard graces) {
        Keyboard keys = next == rebel ? adas : graces;
        keys.tabTo(next.takeBack("Undo"));
        next.doAndSee(() -> keys.press("Enter"));
    }
}
