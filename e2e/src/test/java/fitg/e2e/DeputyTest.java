package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Several answers in one form: what fits, what is sent, and where the page leaves the rest to the player. */
@ExtendWith(InBrowser.class)
class DeputyTest {

    /** A table that remembers what was played, and questions as the server puts them. */
    private static final String WORDS = """
            async () => {
              const {Deputy} = await import('/play/deputy.js');
              window.run = await import('/play/run.js');
              window.plans = await import('/play/mission-plan.js');
              window.board = {turn: 2, phasing: 'rebel', segment: {id: 'missions'}};
              window.who = number => ({
                name: String(number), piece: {kind: 'character', id: number, name: `No ${number}`}, weight: 1, suggested: String(number),
                answers: [{key: 'take', choose: String(number), text: 'yes', value: 1}, {key: 'leave', choose: '', text: 'no', value: 0}],
              });
              window.party = (numbers, more = {}) => ({question: 'mission-member', ruleCase: '13.1', lines: numbers.map(who), least: 1, most: 9, oneOf: [], conflicts: [], ...more});
              window.asked = 0;
              window.ask = (question, actions, soFar = []) => ({
                board,
                decision: {number: ++asked, question, side: 'rebel', subject: {kind: 'environ', id: 2221}, soFar, suggested: actions[0].key, actions},
              });
              window.missions = (letters, numbers) => ask('mission', [...letters.map(letter => ({key: `mission:${letter}`, text: letter, leadsTo: party(numbers)})), {key: 'end', text: 'done'}]);
              window.seat = () => {
                const table = {busy: false, connection: 'connected', played: [], play: (...keys) => table.played.push(keys.join(' '))};
                const deputy = new Deputy(table);
                return {table, deputy, put: view => { table.view = view; deputy.act(); return table.played.at(-1); }};
              };
            }""";

    private ClientModules page;

    @BeforeEach
    void learnTheWords(GameInBrowser game) {
        page = game.player("Ada").modules();
        page.run(WORDS);
    }

    @Test
    void aChoiceNamesThoseWhoGo() {
        assertThat(page.run("""
                () => {
                  const act = party([4, 12, 14]);
                  const all = run.naming(act, new Set([4, 12, 14]));
                  return [run.keyOf(act, all), run.keyOf(act, run.withAnswer(all, '12', 'leave')), run.keyOf(act, run.naming(act, new Set([14])))];
                }""")).isEqualTo(List.of("choose:4,12,14", "choose:4,14", "choose:14"));
    }

    /** He was asked about each but those whom the rules decide; what does not fit is no advice. */
    @Test
    void aFormBeginsWithWhatACaptainWouldChoose() {
        assertThat(page.run("""
                () => {
                  const chosen = (act, keys) => { const by = run.advisedIn(act, keys); return by ? run.keyOf(act, by) : 'none'; };
                  const forced = party([4, 12, 14]);
                  forced.lines[1].answers.pop();
                  return [
                    chosen(party([4, 12, 14]), ['leave', 'take', 'leave', 'mission:G', 'take']),
                    chosen(party([4, 12, 14], {most: 1}), ['take', 'end']),
                    chosen(forced, ['leave', 'take']),
                    chosen(party([4, 12]), ['leave', 'leave']),
                    chosen(party([4, 12]), []),
                    chosen(party([4, 12]), ['leave']),
                    chosen(party([4, 12, 14], {least: 2}), ['leave', 'end']),
                  ];
                }"""))
                .isEqualTo(
                        List.of("choose:12", "choose:4", "choose:12,14", "none", "none", "choose:12", "choose:12,14"));
    }

    @Test
    void whatDoesNotFitIsSaidBeforeItIsSent() {
        assertThat(page.run("""
                () => {
                  const words = (act, numbers) => run.misfit(act, run.naming(act, new Set(numbers)))?.words ?? 'fits';
                  const seats = party([4, 12, 14], {most: 2});
                  const shrewd = party([4, 12], {oneOf: ['12']});
                  const rivals = party([4, 12], {conflicts: [{line: '4', answer: 'take', other: '12', otherAnswer: 'take', ruleCase: '14.4'}]});
                  return [words(seats, []), words(seats, [4, 12, 14]), words(seats, [4, 14]), words(shrewd, [4]), words(rivals, [4, 12]), words(rivals, [4])];
                }"""))
                .isEqualTo(List.of(
                        "Choose at least 1.",
                        "There is room for 2, not for 3.",
                        "fits",
                        "One of them has to go: No 12.",
                        "No 4, No 12 exclude each other.",
                        "fits"));
    }

    @Test
    void aPlanOfMissionsIsCarriedOutToItsEnd() {
        assertThat(page.run("""
                () => {
                  const {table, deputy, put} = seat();
                  const first = missions(['C', 'D', 'G'], [4, 12, 14]);
                  put(first);
                  deputy.undertake(plans.planOf(new Map([[14, 'mission:C'], [4, 'mission:G']]), first.decision, board));
                  put(missions(['D', 'G'], [4, 12]));
                  put(missions(['D'], [12]));
                  put(ask('draw', [{key: 'draw'}, {key: 'stop'}]));
                  return table.played;
                }""")).isEqualTo(Arrays.asList("mission:C choose:14", "mission:G choose:4", "end"));
    }

    @Test
    void whatComesUpInBetweenIsForThePlayerAndThePlanIsOver() {
        assertThat(page.run("""
                () => {
                  const {table, deputy, put} = seat();
                  const first = missions(['C', 'G'], [4, 14]);
                  put(first);
                  deputy.undertake(plans.planOf(new Map([[14, 'mission:C'], [4, 'mission:G']]), first.decision, board));
                  put(ask('mission-leader', [{key: 'character:14'}, {key: 'character:4'}], [{key: 'mission:C'}]));
                  const asked = table.played.length;
                  put(missions(['G'], [4]));
                  put(ask('use-possession', [{key: 'pass'}]));
                  put(missions([], []));
                  return [asked, table.played];
                }""")).isEqualTo(List.of(1, List.of("mission:C choose:14", "mission:G choose:4")));
    }
}
