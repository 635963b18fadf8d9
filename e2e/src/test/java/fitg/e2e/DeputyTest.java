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

/** What the page answers for a player, and where it leaves the answer to him. */
@ExtendWith(InBrowser.class)
class DeputyTest {

    /** A table that remembers what was played, and questions as the server puts them. */
    private static final String WORDS = """
            async () => {
              const {Deputy} = await import('/play/deputy.js');
              window.party = await import('/play/party.js');
              window.plans = await import('/play/mission-plan.js');
              localStorage.clear();
              window.board = {turn: 2, phasing: 'rebel', segment: {id: 'missions'}, missions: {environ: 2221, underWay: []},
                characters: [4, 12, 14].map(number => ({number, name: `No ${number}`, side: 'rebel', place: 'environ', environ: 2221}))};
              window.asked = 0;
              window.ask = (question, keys, subject, act = 7, more = {}) => ({
                board: {...board, ...more},
                decision: {number: ++asked, act, question, side: 'rebel', subject, soFar: [], suggested: keys[0], actions: keys.map(key => ({key, text: key}))},
              });
              window.about = number => ({kind: 'character', id: number});
              window.seat = () => {
                const table = {game: 'g', token: 't', busy: false, connection: 'connected', played: [], play: key => table.played.push(key)};
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
    void anOrderAnswersItsQuestionAndNoOther() {
        assertThat(page.run("""
                () => {
                  const {table, deputy, put} = seat();
                  put(ask('draw', ['draw', 'stop']));
                  deputy.order('draw');
                  put(ask('draw', ['draw', 'stop']));
                  put(ask('complete', ['complete', 'continue']));
                  put(ask('draw', ['stop', 'wait']));
                  return table.played;
                }""")).isEqualTo(List.of("draw", "draw"));
    }

    @Test
    void anOrderForATurnIsOverWithIt() {
        assertThat(page.run("""
                () => {
                  const {table, deputy, put} = seat();
                  put(ask('reaction', ['react:1', 'end']));
                  deputy.order('reaction');
                  put(ask('reaction', ['react:1', 'end'], undefined, 8, {turn: 3}));
                  return [table.played, deputy.orders.kept.length];
                }""")).isEqualTo(List.of(List.of("end"), 0));
    }

    @Test
    void anOrderIsKeptInTheBrowserUntilItIsRevoked() {
        assertThat(page.run("""
                () => {
                  const first = seat();
                  first.put(ask('exchange', ['exchange:1', 'end']));
                  first.deputy.order('exchange');
                  const again = seat();
                  const kept = again.put(ask('exchange', ['exchange:1', 'end']));
                  again.deputy.revoke('exchange');
                  return [kept, seat().put(ask('exchange', ['exchange:1', 'end'])) ?? 'asked'];
                }""")).isEqualTo(List.of("end", "asked"));
    }

    @Test
    void aPartyIsAnsweredForOneByOneAndAStrangerIsLeftToThePlayer() {
        assertThat(page.run("""
                () => {
                  const {table, deputy, put} = seat();
                  put(ask('flight-passenger', ['take', 'leave'], about(4)));
                  deputy.send({act: 7, question: 'flight-passenger', shown: new Set([4, 12]), going: new Set([4])});
                  put(ask('flight-passenger', ['take', 'leave'], about(12)));
                  put(ask('flight-passenger', ['take', 'leave'], about(99)));
                  put(ask('flight-passenger', ['take', 'leave'], about(12)));
                  return table.played;
                }""")).isEqualTo(List.of("take", "leave"));
    }

    @Test
    void thoseWhoStandThereAreShownTheOneInQuestionFirst() {
        assertThat(page.run("""
                () => party.candidates(ask('mission-member', ['take', 'leave'], about(12)).decision, board).map(each => each.number)""")).isEqualTo(List.of(12, 4, 14));
    }

    @Test
    void aPlanOfMissionsIsCarriedOutToItsEnd() {
        assertThat(page.run("""
                () => {
                  const {table, deputy, put} = seat();
                  const here = {kind: 'environ', id: 2221};
                  const missions = keys => ask('mission', [...keys, 'end'], here);
                  const first = missions(['mission:C', 'mission:D', 'mission:G']);
                  put(first);
                  deputy.undertake(plans.planOf(new Map([[14, 'mission:C'], [4, 'mission:G']]), first.decision, board));
                  put(ask('mission-member', ['take', 'leave'], about(4)));
                  put(ask('mission-member', ['take', 'leave'], about(14)));
                  put(missions(['mission:D', 'mission:G']));
                  put(ask('mission-member', ['take', 'leave'], about(4)));
                  put(missions(['mission:D']));
                  put(ask('draw', ['draw', 'stop']));
                  return table.played;
                }""")).isEqualTo(Arrays.asList("mission:C", "leave", "take", "mission:G", "take", "end"));
    }
}
