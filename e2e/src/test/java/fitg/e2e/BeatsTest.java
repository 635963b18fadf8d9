package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The other side's turn is told in a few beats, and what changes the game has its moment. */
@ExtendWith(InBrowser.class)
class BeatsTest {

    /** Entries of a log from short notes: a type, or a type and its data. */
    private static final String WORDS = """
            async () => {
              window.log = (...notes) => notes.map((note, number) => {
                const [type, data = {}] = [note].flat();
                return {number, type, ruleCase: '1.0', text: `${type} ${number}`, data};
              });
              window.more = (from, ...notes) => log(...notes).map(each => ({...each, number: each.number + from}));
              window.telling = await import('/story/telling.js');
              window.facts = await (await import('/net/api.js')).printed();
            }""";

    private static final String THEIR_TURN = """
            (...before) => log(...before, ['TurnBegan', {turn: 2}], ['SegmentBegan', {phasing: 'imperial', segment: 'movement'}],
              ...[2211, 2221, 2231, 2232].flatMap(environ => [['SearchRolled', {environ, die: 3}], ['Wounded', {environ}], ['LetterGained', {environ}]]),
              ['LoyaltyShifted', {planet: 222}], ['DetectionRolled', {environ: 2221, die: 1}])""";

    private ClientModules page;

    @BeforeEach
    void learnTheWords(GameInBrowser game) {
        page = game.player("Ada").modules();
        page.run(WORDS);
    }

    /** Sixteen cards of what the Empire did were clicked away unread. */
    @Test
    void theOtherSidesTurnIsToldInAFewBeats() {
        assertThat(page.run("""
                async () => {
                  const {inBeats, gist} = await import('/story/beats.js');
                  const all = (%s)();
                  const cards = viewer => inBeats(telling.scenes(all), all, viewer);
                  const told = cards('rebel');
                  const entries = scenes => scenes.flatMap(telling.entriesOf).map(each => each.number).sort((one, other) => one - other);
                  return [
                    told.length,
                    told.every(each => gist(each).length <= 3),
                    told.some(each => each.main.type === 'LoyaltyShifted'),
                    JSON.stringify(entries(told)) === JSON.stringify(entries(telling.scenes(all))),
                  ];
                }""".formatted(THEIR_TURN))).isEqualTo(List.of(4, true, true, true));
    }

    @Test
    void aTurnThatStopsForQuestionsHasNoMoreBeats() {
        assertThat(page.run("""
                async () => {
                  const {inBeats} = await import('/story/beats.js');
                  const all = (%s)();
                  const first = inBeats(telling.scenes(all), all, 'rebel');
                  return [first.length, inBeats(telling.scenes(all, 4), all, 'rebel', first.map(({main}) => main)).length];
                }""".formatted(THEIR_TURN))).isEqualTo(List.of(4, 1));
    }

    /** Twenty-one cards of one's own mission phase followed one another, because orders had drawn all of them. */
    @Test
    void whatOrdersHaveDoneInOnesOwnTurnIsToldInAFewBeatsToo() {
        assertThat(page.run("""
                async () => {
                  const {inBeats} = await import('/story/beats.js');
                  const all = (%s)();
                  const few = log(['TurnBegan', {turn: 2}], ['SegmentBegan', {phasing: 'imperial', segment: 'missions'}], 'Killed', 'LoyaltyShifted');
                  return [all, few].map(each => inBeats(telling.scenes(each), each, 'imperial').length);
                }""".formatted(THEIR_TURN))).isEqualTo(List.of(6, 2));
    }

    /** What the other side does comes in pieces: what waits to be told makes few beats together with what comes later. */
    @Test
    void aTurnThatComesInPiecesIsToldInAFewBeatsAllTheSame() {
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of("viewer", "rebel"));
        tell("log()");
        for (int part : List.of(4, 7, 10, 14)) {
            tell("(" + THEIR_TURN + ")().slice(0, " + part + ")");
        }

        assertThat(stage.locator(".more").textContent()).matches("1 of [1-4]");
    }

    @Test
    void aBeatOpensForWhoeverWantsAllOfIt() {
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of("viewer", "rebel"));
        tell("log()");
        tell("(" + THEIR_TURN + ")()");
        assertThat(stage.locator(".more").textContent()).isEqualTo("1 of 4");

        stage.getByText("Tell it all").click();

        assertThat(stage.locator("h2").textContent()).isEqualTo("Search");
        assertThat(stage.locator(".more").textContent()).isNotEqualTo("1 of 4");
    }

    /** Every question of a turn once stood behind a story of its own, and each cost a click. */
    @Test
    void whoeverSkipsIsToldNothingMoreOfThatPlayerTurnButWhatChangesTheGame() {
        Locator stage = page.mount("/story/happenings.js", "happening-stage", Map.of("viewer", "rebel"));
        tell("log()");
        tell("(" + THEIR_TURN + ")()");
        stage.getByText("Skip").click();
        assertThat(stage.locator(".card").count()).isZero();

        tell("(" + THEIR_TURN + ")().concat(more(16, ['SearchRolled', {environ: 2231, die: 3}]))");
        assertThat(stage.locator(".card").count()).isZero();
        tell("(" + THEIR_TURN
                + ")().concat(more(16, ['SearchRolled', {environ: 2231, die: 3}], ['Captured', {character: 4}]))");
        assertThat(stage.locator("h2").textContent()).isEqualTo("Fate");
        page.page().keyboard().press("Escape");

        tell(
                "(" + THEIR_TURN
                        + ")().concat(more(16, ['SearchRolled', {environ: 2231, die: 3}], ['Captured', {character: 4}],"
                        + " ['SegmentBegan', {phasing: 'rebel', segment: 'movement'}], ['DetectionRolled', {environ: 2221, die: 1}]))");
        assertThat(stage.locator("h2").textContent()).isEqualTo("Detection");
    }

    @Test
    void aRebellionIsAMomentOnTheWholeBoard() {
        Locator ceremony = page.mount("/story/board-ceremony.js", "board-ceremony", Map.of());
        String telling = """
                async (...notes) => {
                  const ceremony = document.querySelector('board-ceremony');
                  ceremony.printed = facts;
                  ceremony.parentElement.dispatchEvent(new CustomEvent('telling', {detail: telling.scenes(log(...notes)).at(-1)}));
                  await ceremony.updateComplete;
                }""";
        page.run("() => (" + telling + ")('UnitsMoved')");
        assertThat(ceremony.locator("button").count()).isZero();

        page.run(
                "() => (" + telling + ")(['PlanetChanged', {planet: 223, from: 'imperial-control', to: 'rebellion'}])");
        assertThat(ceremony.locator("button").textContent()).contains("Charkhan", "rises in rebellion");

        page.page().keyboard().press("Escape");
        assertThat(ceremony.locator("button").count()).isZero();

        page.run("() => (" + telling + ")('UnitsMoved', ['Killed', {character: 14}])");
        assertThat(ceremony.locator("button").textContent()).contains("Boccanegra", "is dead");
    }

    @Test
    void whatHappenedSinceOneLastDecidedLeadsToItsMoment() {
        Locator card = page.mount("/story/since-last-turn.js", "since-last-turn", Map.of("game", "AAAA"));
        page.run("""
                async () => {
                  const card = document.querySelector('since-last-turn');
                  const entries = log(['SegmentBegan', {phasing: 'imperial', segment: 'movement'}], 'UnitsMoved', 'Killed').map(each => ({...each, number: each.number + 5}));
                  card.news = {from: 5, leftOut: 0, length: 8, entries};
                  await card.updateComplete;
                }""");

        assertThat(card.locator("h2").textContent()).isEqualTo("Since you last decided");
        assertThat(card.locator("li a").last().getAttribute("href")).isEqualTo("/games/AAAA/replay?at=8");
    }

    private void tell(String log) {
        page.run("""
                async () => {
                  const stage = document.querySelector('happening-stage');
                  stage.entries = %s;
                  await stage.updateComplete;
                }""".formatted(log));
    }
}
