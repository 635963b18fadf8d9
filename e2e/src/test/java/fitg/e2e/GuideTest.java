package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.edition.second.Query;
import fitg.procedure.Ask;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The guide is never silent, names nothing that does not exist, and tells each thing once. */
@ExtendWith(InBrowser.class)
class GuideTest {

    private static final String WORDS = """
            async () => {
              window.lessons = await import('/guide/lessons.js');
              window.view = (question, status = 'running') => ({
                viewer: 'rebel',
                game: {id: 'AAAA', status, verdict: {winner: 'rebel', reason: 'points'}},
                decision: question && {question, prompt: 'What now?', ruleCase: '9.0', subject: {kind: 'environ', id: 2221}},
                board: {
                  scenario: 'flight-to-egrix', turn: 1, lastTurn: 6, phasing: 'rebel', points: 12, pointsToWin: 12, owedLines: 0,
                  segment: {id: 'movement'}, characters: [{number: 14, side: 'rebel'}],
                  planets: [{id: 222, name: 'Angoff', loyalty: 'neutral', loyaltyInUse: true, pdbUp: true, state: {id: 'imperial-control'}}],
                  environs: [{id: 2221, planet: 222, name: 'Angoff Urban', marks: []}],
                },
              });
              window.told = (view, log = [], already = []) => lessons.lessonsFor(view, log, new Set(already)).map(each => each.id);
            }""";

    private ClientModules page;

    @BeforeEach
    void learnTheWords(GameInBrowser game) {
        page = game.player("Ada").modules();
        page.run(WORDS);
    }

    @Test
    void everyQuestionHasALesson() {
        assertThat(withoutEachOther(Ask.values(), "questions.js", "QUESTIONS"))
                .isEqualTo(List.of(List.of(), List.of()));
    }

    @Test
    void everyQuestionOfTheSecondEditionHasALesson() {
        assertThat(withoutEachOther(Query.values(), "second-questions.js", "SECOND_QUESTIONS"))
                .isEqualTo(List.of(List.of(), List.of()));
    }

    /** The questions without a lesson, and the lessons without a question. */
    private Object withoutEachOther(Enum<?>[] asked, String file, String lessons) {
        List<String> questions = Arrays.stream(asked)
                .map(question -> question.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
        return page.run("""
                async ([questions, file, name]) => {
                  const lessons = (await import(`/guide/${file}`))[name];
                  return [questions.filter(id => !lessons[id]), Object.keys(lessons).filter(id => !questions.includes(id))];
                }""", List.of(questions, file, lessons));
    }

    /** The questions of both editions have the same names here and there, and another meaning. */
    @Test
    void theSecondEditionHasWordsOfItsOwn() {
        assertThat(page.run("""
                () => ['flight-to-egrix', 'starlight-affair'].map((scenario, i) => {
                  const now = view('break-off');
                  Object.assign(now.board, {scenario, theatre: i ? {} : undefined});
                  Object.assign(now.decision, {point: i ? 'S-D45' : 'D-45'});
                  const all = lessons.lessonsFor(now, [], new Set());
                  return [all[0].text[0].includes('second edition'), all.at(-1).text[1].includes('stormtroopers')];
                })""")).isEqualTo(List.of(List.of(false, false), List.of(true, true)));
    }

    @Test
    void everySegmentHasALesson() {
        assertThat(page.run("""
                async () => {
                  const {SEGMENTS} = await import('/guide/segments.js');
                  const {words} = await (await import('/net/api.js')).printed();
                  return words.segments.filter(({id}) => !SEGMENTS[id]);
                }""")).isEqualTo(List.of());
    }

    @Test
    void whatLessonsNameExists() {
        assertThat(page.run("""
                async () => {
                  const guide = ['lessons', 'questions', 'second-questions', 'segments', 'situations', 'second-situations', 'terms', 'egrix', 'openings'];
                  const sources = [...guide.map(name => `/guide/${name}.js`), '/lessons/course.js'];
                  const texts = await Promise.all(sources.map(async source => (await fetch(source)).text()));
                  const {TERMS} = await import('/guide/terms.js');
                  const {missions} = await (await import('/net/api.js')).printed();
                  const found = {
                    term: async id => id in TERMS,
                    mission: async id => missions.some(mission => mission.letter === id),
                    case: async id => (await fetch(`/api/rules/${id}`)).ok,
                  };
                  const named = texts.flatMap(text => [...text.matchAll(/\\{(term|mission|case):([\\w.-]+)/g)]);
                  const once = [...new Set(named.map(([, kind, id]) => `${kind} ${id}`))].map(each => each.split(' '));
                  const missing = await Promise.all(once.map(async ([kind, id]) => (await found[kind](id)) ? [] : [`${kind} ${id}`]));
                  return [once.length > 60, missing.flat()];
                }""")).isEqualTo(List.of(true, List.of()));
    }

    @Test
    void theOpeningComesFirstAndTheQuestionIsAlwaysThere() {
        assertThat(page.run("() => told(view('move'))"))
                .isEqualTo(List.of("opening", "segment movement mine", "question move"));
        assertThat(page.run("() => told(view('move'), [], ['opening', 'segment movement mine', 'question move'])"))
                .isEqualTo(List.of("segment movement mine", "question move"));
    }

    @Test
    void aFirstTimeIsToldOnce() {
        String detected = "[{type: 'StatusChanged', data: {detected: true, characters: [14]}}]";

        assertThat(strings(page.run("() => told(view('move'), " + detected + ")")))
                .contains("situation we-are-detected");
        assertThat(strings(page.run("() => told(view('move'), " + detected + ", ['situation we-are-detected'])")))
                .doesNotContain("situation we-are-detected");
    }

    private static List<String> strings(Object told) {
        return ((List<?>) told).stream().map(String.class::cast).toList();
    }

    @Test
    void theEndHasALessonOfItsOwn() {
        assertThat(page.run("() => told(view(undefined, 'finished'))")).isEqualTo(List.of("closing"));
    }

    @Test
    void adviceOnMissionsLooksAtThePlanet() {
        assertThat(page.run("""
                () => ['neutral', 'unrest'].map(loyalty => {
                  const now = view('mission');
                  now.board.planets[0].loyalty = loyalty;
                  return lessons.lessonsFor(now, [], new Set()).at(-1).text[1].match(/mission:(.)/)[1];
                })""")).isEqualTo(List.of("C", "R"));
    }

    // ---- one voice

    /** The words speak for a coup first: whoever is advised something else does not read them. */
    @Test
    void theGuideSpeaksForNoOtherAnswerThanTheHint() {
        assertThat(page.run("""
                () => ['mission:C', 'mission:G'].map(action => {
                  const now = view('mission');
                  now.decision.actions = [{key: 'mission:G', text: 'Gain Characters'}, {key: 'mission:C', text: 'Coup'}];
                  return lessons.lessonsFor(now, [], new Set(), {action}).at(-1).text[1].startsWith('{mission:C|Coup}');
                })""")).isEqualTo(List.of(true, false));
    }

    @Test
    void whatTheGuideWouldDoAsARuleItKeepsToItselfWhenAdviceDiffers() {
        assertThat(page.run("""
                () => ['draw', 'stop'].map(action => {
                  const now = view('draw');
                  now.decision.actions = [{key: 'draw', text: 'draw'}, {key: 'stop', text: 'stop'}];
                  return lessons.lessonsFor(now, [], new Set(), {action}).at(-1).text.length;
                })""")).isEqualTo(List.of(2, 1));
    }

    /** A Captain's reason stands at the piece he names; where he has none, the guide's first words stand at what is asked about. */
    @Test
    void theWordsAtAPieceAreTheHints() {
        assertThat(page.run("""
                async () => {
                  const {coachFor} = await import('/guide/coach-words.js');
                  const now = view('draw');
                  Object.assign(now.decision, {number: 7, actions: [{key: 'draw', text: 'draw'}, {key: 'environ:1', text: 'There', piece: {kind: 'environ', id: 1}}]});
                  const said = (number, action, reason) => coachFor(now, {number, action, reason});
                  return [
                    said(7, 'environ:1', 'It is near.'),
                    said(7, 'draw', 'Of what is possible, this seems best.')?.piece,
                    said(6, 'draw', 'It is near.'),
                  ].map(each => each?.text ?? each);
                }""")).isEqualTo(Arrays.asList("It is near.", "environ 2221", null));
    }
}
