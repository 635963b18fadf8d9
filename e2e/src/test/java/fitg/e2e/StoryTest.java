package fitg.e2e;

import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.SEARCHBOX;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Overlaps;
import fitg.e2e.page.Campaign;
import fitg.e2e.page.TablePage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How the client tells what happened: what is worth a card, what belongs together, what is filtered and summed up. */
@ExtendWith(InBrowser.class)
class StoryTest {

    /** Entries of a log from short notes: a type, or a type and its data. */
    private static final String WORDS = """
            async () => {
              window.log = (...notes) => notes.map((note, number) => {
                const [type, data = {}] = [note].flat();
                return {number, type, ruleCase: '1.0', text: `${type} ${number}`, data};
              });
              window.telling = await import('/story/telling.js');
              window.chapters = await import('/story/chapters.js');
              window.facts = await (await import('/net/api.js')).printed();
              window.kinds = scenes => scenes.map(scene =>
                [scene.kind, scene.before.length, scene.after.length].join(' '));
            }""";

    private ClientModules page;

    @BeforeEach
    void learnTheWords(GameInBrowser game) {
        page = game.player("Ada").modules();
        page.run(WORDS);
    }

    @Test
    void whatCameOfARoundIsToldOnItsCard() {
        assertThat(page.run("""
                () => {
                  const all = telling.scenes(log('CharacterCombatBegan', 'RoundFought', 'Wounded', 'Killed', 'CombatEnded'));
                  return [kinds(all), all[1].fight.number];
                }""")).isEqualTo(List.of(List.of("fight 0 0", "round 0 3"), 0));
    }

    @Test
    void whatLedToABattleIsToldOnItsCard() {
        assertThat(page.run("""
                () => kinds(telling.scenes(
                  log('UnitsMoved', 'CombatDeclared', 'LeaderNamed', 'MilitaryCombatRolled', 'UnitsLost')))""")).isEqualTo(List.of("lines 0 0", "military 2 1"));
    }

    @Test
    void turnsAndSegmentsMakeNoCardAndRoutineIsOne() {
        assertThat(page.run("""
                () => kinds(telling.scenes(
                  log('TurnBegan', 'SegmentBegan', 'UnitsPlaced', 'SegmentBegan', 'UnitsMoved', 'StackChanged')))""")).isEqualTo(List.of("lines 0 2"));
    }

    @Test
    void bonusDrawsLieOnOneCard() {
        assertThat(page.run("""
                () => {
                  const draw = bonus => ['ActionCardDrawn', {bonus, environ: 2221}];
                  return kinds(telling.scenes(log(draw(false), draw(true), draw(true), 'LetterGained')));
                }""")).isEqualTo(List.of("action-card 0 0", "action-card 0 2"));
    }

    @Test
    void anEventOf2002IsToldWithItsRollInTheWordsOf2002() {
        assertThat(page.run("""
                () => kinds(telling.scenes(log('EventRolled', 'RandomEvent', 'GroupPicked', 'SuccessRolled')))""")).isEqualTo(List.of("event-roll 0 2", "success-roll 0 0"));

        assertThat((String) page.run("""
                async () => {
                  const {render} = await import('lit');
                  const {drawn} = await import('/story/draw/scene.js');
                  const [scene] = telling.scenes(log(
                    ['EventRolled', {environ: 2231, tens: 3, ones: 2}],
                    ['RandomEvent', {environ: 2231, event: 'accident', takesEffect: true}]));
                  const card = document.createElement('div');
                  render(drawn(scene, facts), card);
                  return card.textContent;
                }"""))
                .contains("Accident", "takes two hits")
                .doesNotContain("wound");
    }

    @Test
    void anUndoAndALostConnectionAreNoNews() {
        assertThat(page.run("""
                () => {
                  const before = log('UnitsMoved', 'Killed', 'Wounded');
                  const again = log('UnitsMoved', 'Killed', 'Wounded');
                  const otherWay = log('UnitsMoved', 'Captured');
                  return [telling.parting(before, again), telling.parting(before, before.slice(0, 2)), telling.parting(before, otherWay)];
                }""")).isEqualTo(List.of(3, 2, 1));
    }

    @Test
    void oneSOwnRoutineIsNotToldBack() {
        assertThat(page.run("""
                () => {
                  const [scene] = telling.scenes(log(['UnitsMoved', {side: 'imperial', from: 2231, to: 2232}]));
                  return ['imperial', 'rebel', 'spectator'].map(viewer => telling.isOwnRoutine(scene, viewer, facts));
                }""")).isEqualTo(List.of(true, false, false));
    }

    @Test
    void theLogIsReadByTurnAndSegmentAndTopic() {
        assertThat(page.run("""
                () => {
                  const all = chapters.chapters(log('UnitsPlaced', ['TurnBegan', {turn: 1}],
                    ['SegmentBegan', {phasing: 'rebel', segment: 'movement'}], ['CharactersMoved', {characters: [14]}],
                    ['SegmentBegan', {phasing: 'rebel', segment: 'search'}],
                    ['SegmentBegan', {phasing: 'imperial', segment: 'missions'}], 'LoyaltyShifted'));
                  const told = each => [each.turn, each.side, each.segment].join(' ');
                  const only = filter => chapters.filtered(all, {topics: [], mine: '', words: '', ...filter}, facts).map(told);
                  return [only({}), only({topics: ['planets']}), only({mine: 'rebel'}), only({words: 'placed'})];
                }"""))
                .isEqualTo(List.of(
                        List.of("0  set-up", "1 rebel movement", "1 imperial missions"),
                        List.of("1 imperial missions"),
                        List.of("1 rebel movement"),
                        List.of("0  set-up")));
    }

    @Test
    void whoWasAwayReadsTheWeightiestInItsOrder() {
        assertThat(page.run("""
                async () => {
                  const {summary} = await import('/story/summary.js');
                  const {told, others, movedOn} = summary(
                    log('SearchRolled', 'Killed', 'SegmentBegan', 'UnitsMoved', 'PlanetChanged'), 2);
                  return [told.map(entry => entry.type), others, movedOn];
                }""")).isEqualTo(List.of(List.of("Killed", "PlanetChanged"), 2, true));
    }

    /** Solvia's rebellion of turn 3 once stood under turn 2, and the second edition had no turning points at all. */
    @Test
    void whereItTurnedIsToldWithItsTurn() {
        assertThat(page.run("""
                async () => {
                  const {playerTurnsIn, turningPoints} = await import('/play/game-curves.js');
                  const turn = turn => ['TurnBegan', {turn}];
                  const segment = (segment, phasing) => ['SegmentBegan', {segment, phasing}];
                  const story = log(turn(2), segment('interplanetary-movement', 'imperial'), 'UnitsMoved', turn(3), 'PlanetChanged', segment('interplanetary-movement', 'rebel'), segment('search', 'rebel'));
                  const at = (at, points) => ({at, board: {turn: 2, points}});
                  return [playerTurnsIn(story), turningPoints([at(1, 2), at(5, 9)], story).map(each => each.turn)];
                }""")).isEqualTo(List.of(List.of(1, 5), List.of(3)));
    }

    /** "The goal is reached before the last turn" once stood there in turn 5 of 5, and nobody learned which. */
    @Test
    void theEndSaysWhatWon() {
        assertThat(page.run("""
                async () => {
                  const {decisive} = await import('/play/game-ending.js');
                  return decisive(log('Killed', 'PlanetChanged', 'UnitsMoved', 'GameEnded'));
                }""")).isEqualTo("PlanetChanged 1");
    }

    /** A line that hid planets until it was clicked. */
    @Test
    void whoGoesOnPlayingHasReadWhoDied() {
        Locator line = page.mount("/story/fate-line.js", "fate-line", Map.of("viewer", "rebel"));
        page.run("""
                async () => {
                  const line = Object.assign(document.querySelector('fate-line'), {printed: facts, log: log(['SegmentBegan', {phasing: 'rebel'}], ['Captured', {character: 4}])});
                  await line.updateComplete;
                }""");
        assertThat(line.locator("ul").textContent()).contains("is a prisoner");

        page.run(
                "async () => { const line = document.querySelector('fate-line'); line.putAway(); line.requestUpdate(); await line.updateComplete; }");

        assertThat(line.locator("li").count()).isZero();
    }

    /** What grew out of sight once stopped the log from following. */
    @Test
    void theLogFollowsUntilAHandLeavesTheNewest() {
        Locator story = page.mount("/story/story-log.js", "story-log", Map.of("viewer", "rebel"));
        page.run("() => { document.querySelector('story-log').style.height = '160px'; }");
        entries(12);
        page.page().waitForCondition(() -> fromEnd() < 2);
        page.run("() => { document.querySelector('story-log').renderRoot.querySelector('.scroll').scrollTop -= 60; }");
        entries(24);
        page.page().waitForCondition(() -> fromEnd() < 2);
        assertThat(story.locator(".newest").count()).isZero();

        story.locator(".scroll").hover();
        page.page().mouse().wheel(0, -200);
        page.page().waitForCondition(() -> fromEnd() > 100);
        entries(36);

        assertThat(story.locator(".newest").textContent()).contains("12 new");
    }

    private void entries(int many) {
        page.run("""
                async many => {
                  const story = document.querySelector('story-log');
                  story.entries = log(...Array.from({length: many}, () => ['Killed', {character: 4}]));
                  await story.updateComplete;
                }""", many);
    }

    private double fromEnd() {
        return ((Number) page.run("""
                () => {
                  const scroll = document.querySelector('story-log').renderRoot.querySelector('.scroll');
                  return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
                }""")).doubleValue();
    }

    /** A death in one's own turn is before one's eyes until the next one is over, and what came last of somebody counts. */
    @Test
    void whoDiedOrWasCapturedIsToldUntilTheNextOwnTurnIsOver() {
        assertThat(page.run("""
                async () => {
                  const {fatesOf} = await import('/story/fates.js');
                  const turn = phasing => ['SegmentBegan', {phasing}];
                  const of = (fate, character) => [fate, {character}];
                  const first = [turn('rebel'), of('Killed', 14), turn('imperial'), of('Captured', 4)];
                  const second = [...first, turn('rebel'), of('Freed', 4)];
                  const third = [...second, turn('imperial')];
                  return [first, second, third, [...third, turn('rebel')]].map(each => fatesOf(log(...each), 'rebel').map(({character, fate}) => `${fate} ${character}`));
                }"""))
                .isEqualTo(List.of(
                        List.of("Killed 14", "Captured 4"),
                        List.of("Killed 14", "Freed 4"),
                        List.of("Freed 4"),
                        List.of("Freed 4")));
    }

    @Test
    void theFirstLogIsHistoryAndWhatFollowsIsPerformed() {
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of());
        tell("log('UnitsPlaced', 'Killed')");
        assertThat(stage.locator(".card").count()).isZero();

        tell("log('UnitsPlaced', 'Killed', ['SearchRolled', {die: 3}], 'Wounded')");
        assertThat(stage.locator("h2").textContent()).isEqualTo("Search");
        assertThat(stage.locator(".more").textContent()).isEqualTo("1 of 2");
        assertThat(stage.locator("live-sentences p").allTextContents()).containsExactly("SearchRolled 2", "Wounded 3");

        stage.locator("h2").click();
        assertThat(stage.locator("h2").textContent()).isEqualTo("Fate");
        stage.getByText("Back").click();
        assertThat(stage.locator("h2").textContent()).isEqualTo("Search");

        page.page().keyboard().press("Escape");
        assertThat(stage.locator(".card").count()).isZero();
    }

    /** Dice and fights once stood still beside the guide, under a button that offered to pause them. */
    @Test
    void aStoryGoesOnByItselfBesideTheGuideToo() {
        page.page().clock().install();
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of("learning", true));
        tell("log()");
        tell("log(['SearchRolled', {die: 3}], 'Killed')");
        assertThat(stage.locator("h2").textContent()).isEqualTo("Search");

        page.page().clock().fastForward("00:15");

        assertThat(stage.locator("h2").textContent()).isEqualTo("Fate");
    }

    /** On a phone cards once covered most of the map. */
    @Test
    void onAPhoneTheStoryIsALineUntilSomebodyWantsAllOfIt() {
        page.page().setViewportSize(390, 844);
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of());
        tell("log()");
        tell("log('Killed', 'LoyaltyShifted', 'PlanetChanged')");
        assertThat(stage.locator(".card").boundingBox().height).isLessThan(60);

        stage.locator(".gist").click();

        assertThat(stage.locator(".card").boundingBox().height).isGreaterThan(100);
        assertThat(stage.locator("h2").textContent()).isEqualTo("Fate");
    }

    /** What happened in a whole game, each kind of card once. */
    private static final String CARDS = """
            async game => {
              const {entries} = await (await fetch(`/api${game}/log`)).json();
              const seen = new Set();
              window.cards = telling.scenes(entries).filter(({kind}) => !seen.has(kind) && seen.add(kind));
              document.querySelector('happening-stage').printed = facts;
              return cards.length;
            }""";

    /** The scale of a table was printed over the text of its card. */
    @Test
    void onNoCardLiesTextOverText(GameInBrowser game) {
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of());
        List<String> wrong = new ArrayList<>();
        for (String name : List.of("varu-powderkeg-rebel-by-points", "breakout-at-egrix-imperial-by-points")) {
            int cards = (Integer) page.run(CARDS, GoldenGame.of(name).finished(game.house()));
            assertThat(cards).isGreaterThan(10);
            for (int card = 0; card < 2 * cards; card++) {
                page.page().setViewportSize(card < cards ? 1440 : 390, 900);
                String title = (String) page.run("""
                        async card => {
                          const stage = document.querySelector('happening-stage');
                          stage.queue = [cards[card], cards[0]];
                          await stage.updateComplete;
                          return stage.renderRoot.querySelector('h2').textContent;
                        }""", card % cards);
                Overlaps.of(stage).forEach(each -> wrong.add(title + ": " + each));
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void actingClearsWhatIsStillToBeTold() {
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of());
        tell("log()");
        tell("log('Killed', 'LoyaltyShifted', 'PlanetChanged')");
        assertThat(stage.locator(".card").count()).isOne();

        page.run(
                "async () => { const stage = document.querySelector('happening-stage'); stage.acting = true; await stage.updateComplete; }");

        assertThat(stage.locator(".card").count()).isZero();
    }

    private void tell(String log) {
        page.run("async () => { const stage = document.querySelector('happening-stage'); stage.entries = " + log
                + "; await stage.updateComplete; }");
    }

    @Test
    void ofALongStoryTheLastChaptersAreToldOrThoseSinceAMoment() {
        assertThat(page.run("""
                () => {
                  const chapter = key => ({key, entries: Array.from({length: 10}, (_, i) => ({number: key + i}))});
                  const story = Array.from({length: 9}, (_, i) => chapter(i * 10));
                  const keys = (...wanted) => chapters.recent(story, ...wanted).map(each => each.key);
                  return [keys(15), keys(15, 64), keys(1000), keys(15, 3).length];
                }"""))
                .isEqualTo(
                        List.of(List.of(70, 80), List.of(60, 70, 80), List.of(0, 10, 20, 30, 40, 50, 60, 70, 80), 9));
    }

    @Test
    void earlierEntriesOfALongStoryAreAClickAway(GameInBrowser game) {
        TablePage table = TablePage.open(game.player("Grace").inAHurry(), Campaign.after(game.house(), 800));
        Locator story = table.ready().page().locator("story-log");
        Locator earlier = story.getByRole(BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("earlier$")));
        earlier.waitFor();
        int told = story.locator("li").count();

        earlier.dispatchEvent("click"); // by hand one comes to it by scrolling, and then some are told unasked

        story.locator("li").nth(told).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));

        story.getByRole(SEARCHBOX).fill("Turn 1");
        story.getByRole(SEARCHBOX).fill("");
        for (int clicks = 0; earlier.count() > 0 && clicks < 20; clicks++) {
            earlier.evaluateAll("buttons => buttons.forEach(button => button.click())");
        }
        story.getByText("Before the first turn").first().waitFor(); // which was not sent at first
    }
}
