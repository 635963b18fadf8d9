package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.REGION;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Keyboard;
import fitg.e2e.browser.Overlaps;
import fitg.e2e.browser.Player;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.LearnPage;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Where somebody who knew neither game nor program stopped to think, or misread. */
@ExtendWith(InBrowser.class)
class NewcomerTest {

    private static final String[] NUMBERS = {"no", "one", "two", "three", "four", "five", "six", "seven"};

    // ---- words

    /** It said six rounds, and the card five. */
    @Test
    void theReadmeGivesBreakoutAsManyRoundsAsItsCard(GameInBrowser game) throws Exception {
        String readme = Files.readString(Path.of("../README.md")).replaceAll("\\s+", " ");

        for (JsonNode scenario :
                game.house().client().get("/api/scenarios").ok().get("scenarios")) {
            if (scenario.get("id").asText().equals("breakout-at-egrix")) {
                String rounds = NUMBERS[scenario.get("lastTurn").asInt()];
                assertThat(readme).contains("the rebels have " + rounds + " rounds to get a prisoner out");
            }
        }
    }

    /** Rulings of ours stood as codes in front of sentences. */
    @Test
    void aCodeOfOursIsCalledARule(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();

        Locator ours = page.mount("/reference/rule-link.js", "rule-link", Map.of("case", "C-BASE-1"));

        assertThat(ours.getByRole(BUTTON)).hasText("rule");
        assertThat(ours.getByRole(BUTTON)).hasAttribute("aria-label", "Rule C-BASE-1");
    }

    /** "The defender must lose 4.9" left open of what; "one letter" was a success. */
    @Test
    void numbersHaveUnits(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();

        assertThat((String) page.run("""
                async () => {
                  const {render} = await import('lit');
                  const {drawn} = await import('/story/draw/scene.js');
                  const facts = await (await import('/net/api.js')).printed();
                  const scene = (kind, type, data) => ({kind, main: {number: 1, type, text: '', data}, before: [], after: [], fight: undefined});
                  const card = document.createElement('div');
                  return [
                    scene('military', 'MilitaryCombatRolled', {attacker: 'rebel', attack: 4, defence: 1, baseColumn: '4-1', column: '6-1', attackDie: 6, defenceDie: 1, defenderLoses: 8, attackerLoses: 1}),
                    scene('letter', 'LetterGained', {mission: 'D', letters: 1}),
                  ].map(each => (render(drawn(each, facts), card), card.textContent.replace(/\\s+/g, ' '))).join('; ');
                }""")).contains("8 strength", "one success").doesNotContain("letter");
    }

    // ---- lessons

    /** Whoever chose something else than the lesson was left without a word. */
    @Test
    void whoLeavesTheWayOfALessonIsToldSoAndMayBeginAgain(GameInBrowser game) {
        LearnPage lessons = LearnPage.open(game.player("Ada").inAHurry());
        lessons.lessons("The first game").nth(2).click();
        TablePage table = TablePage.on(lessons.page()).ready();
        table.takeSuggestion();
        table.take("Sabotage");

        Locator lesson = table.decision().getByRole(REGION, new Locator.GetByRoleOptions().setName("Lesson"));
        assertThat(lesson).containsText("a way of your own");
        lesson.getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Begin the lesson again"))
                .click();

        assertThat(lesson).containsText("Now: Charkhan Wild");
    }

    // ---- set-up

    /** Single questions came first, and the plans under them where nobody looked. */
    @Test
    void aPlanOfWarComesBeforeSingleQuestions(GameInBrowser game) {
        TablePage table = NewGamePage.open(game.player("Grace").inAHurry())
                .scenario("The Varu Powderkeg")
                .play("The Empire")
                .againstTheComputer("Drifter")
                .begin()
                .ready();
        Locator plans =
                table.decision().getByRole(REGION, new Locator.GetByRoleOptions().setName("Suggested deployments"));
        assertThat(plans).isVisible();

        assertThat(plans.boundingBox().y).isLessThan(table.answers().first().boundingBox().y);
        assertThat(plans.locator(".where").first()).containsText("Solvia");
    }

    // ---- advice

    /** The button that had been pressed stayed, and Enter pressed it again and again instead of answering. */
    @Test
    void whoeverWantsAdviceEveryTimeMayAnswerWithEnterAtOnce(GameInBrowser game) {
        GoldenGame egrix = GoldenGame.of("flight-to-egrix-rebel-by-points");
        Seat seat = egrix.seatAt(game.house(), egrix.moment("rebel", "ENTER_FROM_SPACE", 1));
        Player ada = game.player("Ada").inAHurry();
        Keyboard keys = ada.keyboard();
        TablePage table = TablePage.open(ada, seat).ready();
        table.page().waitForCondition(table::mayAnswer);
        button(table, "What would a Captain do?").click();
        button(table, "Advise me every time").click();
        assertThat(button(table, "Advise me every time")).hasCount(0);
        table.suggestion().waitFor();
        keys.think();

        table.page().waitForRequest(request -> request.url().endsWith("/actions"), () -> keys.press("Enter"));
    }

    private static Locator button(TablePage table, String name) {
        return table.decision().getByRole(BUTTON, new Locator.GetByRoleOptions().setName(name));
    }

    // ---- the map

    /** In "+8" vanished the prisoner one had come for, and those who had come. */
    @Test
    void fromAMiddleDistanceEightInOnePlaceAreAllThere(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();

        assertThat(page.run("""
                async () => {
                  const {tabPlan} = await import('/board/middle.js');
                  const {Scene} = await import('/board/scene.js');
                  const {gridFor, layOut} = await import('/board/layout.js');
                  const printed = await (await import('/net/api.js')).printed();
                  const people = printed.characters.slice(0, 8).map(each => ({...each, place: 'environ', environ: 2221}));
                  const scene = new Scene(printed, {planets: [{id: 222}], environs: [], ships: [], missions: {underWay: []}, characters: people}, null);
                  const place = layOut(printed, scene, gridFor({width: 1008, height: 848}, false)).flatMap(panel => panel.planets).find(({planet}) => planet.id === 222);
                  const {more, tokens} = tabPlan(place, scene, 1).get(2221);
                  return [more, tokens.length];
                }""")).isEqualTo(List.of(0, 8));
    }

    /** When the question went, the phone's map jumped to the first planet, wherever the story was. */
    @Test
    void onAPhoneTheMapStaysWhereItWasWhileNothingIsAsked(GameInBrowser game) {
        GoldenGame egrix = GoldenGame.of("flight-to-egrix-rebel-by-points");
        Player player = game.player("Ada", Screen.PHONE).inAHurry();
        TablePage table = TablePage.open(player, egrix.seatAt(game.house(), egrix.moment("rebel", "MISSION", 1)))
                .ready();

        assertThat(table.page().evaluate("""
                async () => {
                  const {map} = document.querySelector('fitg-app').shadowRoot.querySelector('table-page');
                  const before = map.homeKey;
                  map.decision = null;
                  map.board = {...map.board};
                  await map.updateComplete;
                  return map.homeKey === before;
                }""")).isEqualTo(true);
    }

    /** A long sentence pushed the buttons of the story out of the window. */
    @Test
    void onAPhoneTheLineOfTheStoryFits(GameInBrowser game) {
        ClientModules modules = game.player("Ada").modules();
        modules.page().setViewportSize(390, 844);
        Locator stage = modules.mount("/story/happenings.js", "happening-stage", Map.of());
        modules.run("""
                async () => {
                  const stage = document.querySelector('happening-stage');
                  const entry = (number, type) => ({number, type, ruleCase: '1.0', text: `${type} ${'and so on '.repeat(30)}`, data: {}});
                  stage.entries = [];
                  await stage.updateComplete;
                  stage.entries = [entry(0, 'Killed'), entry(1, 'LoyaltyShifted'), entry(2, 'PlanetChanged')];
                  await stage.updateComplete;
                }""");

        var close = stage.getByText("Skip").boundingBox();
        assertThat(close.x + close.width).isLessThanOrEqualTo(390);
    }

    // ---- the end

    /** The list of points stuck to the buttons, and the guide cut off the chart. */
    @Test
    void atTheEndNoTextLiesOverText(GameInBrowser game) {
        Player player = game.player("Ada").inAHurry();
        player.open(GoldenGame.of("varu-powderkeg-rebel-by-points").finished(game.house()));
        Locator ending = player.page().locator("game-ending");
        assertThat(ending).containsText("Where it turned");

        List<String> wrong = new ArrayList<>();
        for (int[] window : new int[][] {{1440, 900}, {1024, 768}, {390, 844}}) {
            player.page().setViewportSize(window[0], window[1]);
            Overlaps.of(ending).forEach(each -> wrong.add(each + " at " + window[0]));
            Overlaps.covered(ending).forEach(each -> wrong.add(each + " at " + window[0]));
        }
        assertThat(wrong).isEmpty();
    }
}
