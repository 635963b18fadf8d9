package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LINK;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.BoundingBox;
import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Overlaps;
import fitg.e2e.browser.Player;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.Campaign;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What stands beside the board and around a game: counts, sentences, forms, faces, dates, and what an invitation says. */
@ExtendWith(InBrowser.class)
class BesideTheBoardTest {

    /** The height of two lines of small print, in pixels. */
    private static final int TWO_LINES = 36;

    /** So many entries of a log are news to somebody who comes back. */
    private static final int LATELY = 60;

    // ---- counts and sentences

    /** "Complete Gather Information now? no draws left" stood before seven bonus draws. */
    @Test
    void whoseCardsAreDrawnIsToldThatBonusCardsAreStillToCome(GameInBrowser game) {
        assertThat(game.player("Ada").modules().run("""
                async () => {
                  const {COUNTED, drawsLeft} = await import('/play/mission-words.js');
                  const after = (drawsLeft, more) => ({board: {missions: {drawsLeft}, ...more}});
                  return [COUNTED.has('complete'), drawsLeft(after(0)), drawsLeft(after(1)), drawsLeft(after(3, {theatre: {}}))];
                }"""))
                .isEqualTo(List.of(
                        true,
                        "only bonus cards are left",
                        "1 card left and any bonus cards",
                        "3 rolls left and any bonus rolls"));
    }

    /** "at least one letter" was broken into a word a line. */
    @Test
    void aSentenceOfOddsIsNotAWordALine(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();
        page.page().setViewportSize(330, 600);
        Locator odds = page.mount(
                "/play/odds-view.js",
                "odds-view",
                Map.of("odds", odds(outcome("at least one success", 0.92), outcome("nobody is caught", 0.08))));

        for (Locator sentence : odds.locator("li > span:last-child").all()) {
            assertThat(sentence.boundingBox().height).as(sentence.textContent()).isLessThan(TWO_LINES);
        }
    }

    private static Map<String, Object> odds(Map<?, ?>... outcomes) {
        return Map.of("outcomes", List.of(outcomes), "remarks", List.of(), "assumed", List.of(), "ruleCase", "13.1");
    }

    private static Map<String, Object> outcome(String what, double probability) {
        return Map.of("what", what, "probability", probability, "said", Map.of("key", what));
    }

    /** "4 wounds", and then "takes 2 wounds", and he was dead. */
    @Test
    void woundsThatNobodyHasToBearAnyMoreAreSaid(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();
        String card = """
                async took => {
                  const {render} = await import('lit');
                  const {drawn} = await import('/story/draw/scene.js');
                  const facts = await (await import('/net/api.js')).printed();
                  const entry = (number, type, data) => ({number, type, text: '', data});
                  const scene = {
                    kind: 'round', before: [], fight: entry(0, 'CharacterCombatBegan', {attackers: [28], attacker: '', defenders: [14]}),
                    main: entry(1, 'RoundFought', {attackStrength: 9, defenceStrength: 2, column: '6', attackDie: 6, defenceDie: 1, woundsToDefender: 4, woundsToAttacker: 0}),
                    after: [entry(2, 'Wounded', {character: 14, wounds: took}), entry(3, 'Killed', {character: 14})],
                  };
                  const card = document.createElement('div');
                  render(drawn(scene, facts), card);
                  return card.textContent.replace(/\\\\s+/g, ' ');
                }""";

        assertThat((String) page.run(card, 2)).contains("4 wounds", "2 more than it took");
        assertThat((String) page.run(card, 4)).doesNotContain("more than");
    }

    /** A die of ten faces was a sign that the letters lacked. */
    @Test
    void aSevenOfTenIsANumberOnADie(GameInBrowser game) {
        assertThat((String) game.player("Ada").modules().run("""
                async () => {
                  const {render} = await import('lit');
                  const {die} = await import('/story/dice.js');
                  const table = document.createElement('div');
                  render(die(7), table);
                  return `${table.querySelector('svg').getAttribute('aria-label').trim()}: ${table.textContent.trim()}`;
                }""")).isEqualTo("ten-sided die 7: 7");
    }

    /** "Nothing counts yet" stood where one looks for what counts, in a scenario with goals of its own. */
    @Test
    void beforeAnythingHasBeenScoredOneReadsWhatCounts(GameInBrowser game) {
        Seat seat = game.house().client().table("breakout-at-egrix")[0];
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();

        table.page().keyboard().press("v");

        assertThat(table.page().locator("goals-panel")).containsText("Mantok free counts 3");
        assertThat(table.page().locator("goals-panel")).not().containsText("Nothing counts");
    }

    // ---- forms

    /** Who stands with the units was asked under the title "Who goes?". */
    @Test
    void aFormIsNamedByWhatItAsks(GameInBrowser game) {
        assertThat(game.player("Ada").modules().run("""
                async () => {
                  const {asksIn, inWords, nobodyIn} = await import('/play/run.js');
                  const line = {name: 'character 14', piece: {kind: 'character', id: 14, name: 'Boccanegra'}, answers: [{key: 'take', choose: 'character 14'}, {key: 'leave', choose: ''}]};
                  const act = question => ({question, lines: [line]});
                  return ['stack', 'mission-member'].flatMap(each => [asksIn(act(each)), inWords(act(each), nobodyIn(act(each)))]);
                }"""))
                .isEqualTo(List.of("Who stands with the units?", "Nobody with the units", "Who goes?", "Nobody goes"));
    }

    /** All three were preset although a Captain left one of them behind, and his advice was an empty line. */
    @Test
    void aFormBeginsWithThoseWhomTheCaptainSendsAndSaysWho(GameInBrowser game) {
        assertThat(game.player("Ada").modules().run("""
                async () => {
                  const {counselOn} = await import('/play/counsel.js');
                  const {isNamed} = await import('/play/run.js');
                  const line = (id, name) => ({name: `character ${id}`, piece: {kind: 'character', id, name}, answers: [{key: 'take', choose: `character ${id}`}, {key: 'leave', choose: ''}]});
                  const run = {question: 'mission-member', oneOf: [], conflicts: [], lines: [line(14, 'Boccanegra'), line(4, 'Frun Sentel')]};
                  const said = (...keys) => {
                    const {words, chosen} = counselOn({number: 7, run, actions: []}, {number: 7, act: keys.map(key => ({key, text: key})), options: []});
                    return [words, run.lines.filter(each => isNamed(each, chosen)).map(({piece}) => piece.name).join()];
                  };
                  return [...said('take', 'leave'), ...said('leave', 'leave')];
                }"""))
                .isEqualTo(List.of("1 of 2 goes: Boccanegra", "Boccanegra", "Nobody goes", ""));
    }

    // ---- the story beside the board

    /** The button to the newest entries lay over the filters of the log. */
    @Test
    void theWayToTheNewestCoversNoFilter(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();
        Locator story = page.mount("/story/story-log.js", "story-log", Map.of("viewer", "rebel"));
        String grow = """
                async many => {
                  const story = document.querySelector('story-log');
                  story.style.height = '320px';
                  story.entries = Array.from({length: many}, (_, number) => ({number, type: 'Killed', ruleCase: '1.0', text: `Killed ${number}`, data: {character: 4}}));
                  await story.updateComplete;
                }""";
        page.run(grow, 30);
        story.locator(".scroll").hover();
        page.page().mouse().wheel(0, -300);
        page.page()
                .waitForCondition(() -> page.run("() => document.querySelector('story-log').atEnd")
                        .equals(false));
        page.run(grow, 40);
        story.locator(".newest").waitFor();

        assertThat(Overlaps.covered(story)).isEmpty();
    }

    /** "While you were away" came after an end one had watched. */
    @Test
    void anEndThatSomebodyHasWatchedIsNoNews(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();
        page.mount("/story/since-last-turn.js", "since-last-turn", Map.of("game", "AAAA", "token", "secret"));
        game.troubles().expect("404"); // there is no such game

        var told = page.page().waitForRequest("**/api/games/AAAA/seen", () -> page.run("""
                async () => {
                  const card = document.querySelector('since-last-turn');
                  const view = (status, number) => ({number, log: 40 + number, game: {status, origin: 'new'}});
                  card.view = view('running', 7);
                  await card.updateComplete;
                  card.view = view('finished', 8);
                  await card.updateComplete;
                }"""));

        assertThat(told.postData()).contains("48");
    }

    /** On a phone it was cut off above its button. */
    @Test
    void onAPhoneWhatHappenedMeanwhileHasItsButtonInSight(GameInBrowser game) {
        GoldenGame varu = GoldenGame.of("varu-powderkeg-rebel-by-points");
        Seat seat = varu.seatAt(game.house(), varu.moment("rebel", "MISSION", 3));
        seat.post("/seen", Map.of("log", seat.log().size() - LATELY));
        TablePage table = TablePage.open(game.player("Ada", Screen.PHONE), seat);
        Locator button = table.page()
                .locator("since-last-turn")
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName("I have seen it"));
        button.waitFor();

        BoundingBox box = button.boundingBox();
        assertThat(box.y + box.height).isLessThanOrEqualTo(844);
        assertThat(Overlaps.covered(table.page().locator("since-last-turn"))).isEmpty();
    }

    // ---- the map of a campaign

    /** The small map lay over planets, and the field that finds places too. */
    @Test
    void theSmallMapAndTheSearchFieldCoverNoPlanet(GameInBrowser game) {
        Seat seat = Campaign.after(game.house(), 200);
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();
        table.page().locator("find-place").waitFor();
        table.page().waitForCondition(table::mayAnswer);

        assertThat((List<?>) table.page().evaluate(UNDER_TOOLS)).isEmpty();
    }

    /** The planets in sight that lie under a tool of the map. */
    private static final String UNDER_TOOLS = """
            () => {
              const {map} = document.querySelector('fitg-app').shadowRoot.querySelector('table-page');
              const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
              const tools = ['find-place input', 'mini-map'].map(each => each.split(' ')).map(([tag, inner]) => {
                const tool = map.renderRoot.querySelector(tag);
                return {tag, box: (inner ? tool.renderRoot.querySelector(inner) : tool).getBoundingClientRect()};
              });
              return [...map.renderRoot.querySelectorAll('[data-piece^="planet "]')]
                .flatMap(planet => tools.filter(({box}) => box.width && over(box, planet.getBoundingClientRect())).map(({tag}) => `${planet.dataset.piece} under ${tag}`));
            }""";

    /** The camera went to Ancore while four of five destinations were elsewhere. */
    @Test
    void aQuestionAboutSeveralStarsIsAboutNoneOfThem(GameInBrowser game) {
        assertThat(game.player("Ada").modules().run("""
                async () => {
                  const {Scene} = await import('/board/scene.js');
                  const {starInQuestion} = await import('/board/home.js');
                  const printed = await (await import('/net/api.js')).printed();
                  const theatre = {systems: [22, 23], counters: [], space: [], fleets: []};
                  const board = {planets: [221, 222, 231].map(id => ({id})), environs: [], ships: [], missions: {underWay: []}, characters: [], segment: {id: 'character-movement'}, theatre};
                  const asked = (subject, ...places) => ({subject, actions: places.map(id => ({key: `environ:${id}`, piece: {kind: 'environ', id}}))});
                  const star = decision => starInQuestion(new Scene(printed, board, decision), printed);
                  return [star(asked(undefined, 2211, 2221, 2311)), star(asked({kind: 'environ', id: 2211}, 2211))];
                }""")).isEqualTo(List.of(0, 22));
    }

    // ---- around a game

    /** Gelba's card, as everybody's, had a pictogram instead of a face. */
    @Test
    void theCardOfSomebodyShowsTheFace(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();
        Locator cards = page.mount("/reference/reference-dialog.js", "reference-dialog", Map.of());
        page.run("""
                async () => {
                  const {lookUp} = await import('/reference/look-up.js');
                  const facts = await (await import('/net/api.js')).printed();
                  lookUp(document.body, 'character', facts.characters.find(each => each.name === 'Gelba').number);
                }""");

        assertThat(cards.getByRole(HEADING, new Locator.GetByRoleOptions().setName("Gelba")))
                .isVisible();
        cards.locator("person-face .medal").waitFor();
    }

    /** A game that nine points after the last turn win too was said to need thirteen. */
    @Test
    void theCardOfAScenarioGivesEveryNumberOfPointsThatWins(GameInBrowser game) {
        NewGamePage choosing = NewGamePage.open(game.player("Ada")).edition("Second edition");

        assertThat(choosing.page().locator(".scenario").filter(new Locator.FilterOptions().setHasText("Two Provinces")))
                .containsText("13 after any pair of player-turns, 9 after the last turn");
    }

    /** On the cards of scenarios planets were cut off at the edge. */
    @Test
    void thePlanetsOfAScenarioStandWholeInItsPicture(GameInBrowser game) {
        assertThat((List<?>) game.player("Ada").modules().run("""
                async () => {
                  const {get, printed} = await import('/net/api.js');
                  const {worldsOf} = await import('/pages/scenario-picture.js');
                  const facts = await printed();
                  const {scenarios} = await get('/api/scenarios');
                  return scenarios.flatMap(each => worldsOf(each, facts)
                    .filter(({x, y, r}) => x - r < 0 || x + r > 480 || y - r < 0 || y + r > 200).map(({planet}) => `${each.id} ${planet.name}`));
                }""")).isEmpty();
    }

    /** Names that can be read need room: those of six planets lay over each other. */
    @Test
    void noNameOfAPlanetLiesOverAnotherInAPicture(GameInBrowser game) {
        NewGamePage choosing = NewGamePage.open(game.player("Ada")).edition("Second edition");
        assertThat(choosing.page().locator("scenario-picture text").first()).isAttached();

        for (Locator picture : choosing.page().locator("scenario-picture").all()) {
            assertThat(Overlaps.of(picture)).isEmpty();
        }
    }

    /** Games stood there without a date. */
    @Test
    void anUnfinishedGameSaysWhenItWasBegun(GameInBrowser game) {
        Player ada = game.player("Ada").inAHurry();
        TablePage.open(ada, game.house().client().table("flight-to-egrix")[0]).ready();

        HomePage.follow(ada.page());

        assertThat(ada.page().locator("my-games li"))
                .containsText(Pattern.compile("turn 1 of 6 · begun \\d{1,2} [A-Z][a-z]+ \\d{4}"));
    }

    /** "Play again" put one on the other side without a word. */
    @Test
    void whoPlaysAgainReadsWhichSideHeWillHave(GameInBrowser game) {
        game.troubles().expect("404"); // there is no such game to draw a curve of
        Locator ending = game.player("Ada")
                .modules()
                .mount(
                        "/play/game-ending.js",
                        "game-ending",
                        Map.of(
                                "view",
                                Map.of(
                                        "viewer",
                                        "rebel",
                                        "game",
                                        Map.of(
                                                "id", "AAAA",
                                                "title", "Flight to Egrix",
                                                "status", "finished",
                                                "seats",
                                                        Map.of(
                                                                "rebel", Map.of("kind", "human"),
                                                                "imperial", Map.of("kind", "computer")),
                                                "verdict",
                                                        Map.of(
                                                                "winner", "rebel",
                                                                "reason", "resignation",
                                                                "points", 3)))));

        assertThat(ending.getByRole(BUTTON).first()).hasText("Play again as the Empire");
    }

    /** Whoever got a link got nothing else, and did not know what he was in for. */
    @Test
    void theInvitedReadWhatTheGameIsAndHowLongItTakes(GameInBrowser game) {
        NewGamePage choosing = NewGamePage.open(game.player("Ada"));
        choosing.scenario("Flight to Egrix").play("The Rebels").againstSomebodyInvited();
        String link = choosing.beginAndInvite();
        assertThat(choosing.page().getByRole(BUTTON, new GetByRoleOptions().setName("Copy it with a few words")))
                .isVisible();

        JoinPage invited = JoinPage.open(game.player("Grace"), link);

        assertThat(invited.page().locator("join-page"))
                .containsText("Three fugitives drop out of space over a quiet star system");
        assertThat(invited.page().locator("join-page"))
                .containsText("6 game-turns: about 45 minutes if both stay, or days, each at his own pace.");
        assertThat(invited.page().getByRole(LINK, new GetByRoleOptions().setName("Freedom in the Galaxy, home")))
                .isVisible();
    }
}
