package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Where everything stands on the map and what part of it is seen; and the small reckonings beside it. */
@ExtendWith(InBrowser.class)
class BoardTest {

    /** The real catalogue, and a board of the first scenario with as many characters in an environ as wanted. */
    private static final String WORDS = """
            async () => {
              window.layout = await import('/board/layout.js');
              window.camera = await import('/board/camera.js');
              window.scene = await import('/board/scene.js');
              window.printed = await (await import('/net/api.js')).printed();
              window.crowd = (environ, count) => new scene.Scene(printed, {
                planets: [{id: 221}, {id: 222}, {id: 223}],
                environs: [], ships: [], missions: {underWay: []},
                characters: printed.characters.slice(0, count).map(each => ({...each, place: 'environ', environ})),
              }, null);
              window.nobody = crowd(2221, 0);
            }""";

    private ClientModules page;

    @BeforeEach
    void learnTheWords(GameInBrowser game) {
        page = game.player("Ada").modules();
        page.run(WORDS);
    }

    // ---- layout

    @Test
    void noTwoStarSystemsOverlap() {
        assertThat(page.run("""
                () => {
                  const panels = layout.layOut(printed, nobody);
                  const over = panels.flatMap((a, i) => panels.slice(i + 1)
                    .filter(b => camera.overlap(a, b)).map(b => `${a.system.name} and ${b.system.name}`));
                  return [panels.length === printed.systems.length, over];
                }""")).isEqualTo(List.of(true, List.of()));
    }

    @Test
    void boxesOnOneAnotherArePushedApart() {
        assertThat(page.run("""
                () => {
                  const [a, b, c] = layout.apart([0, 0, 10].map(x => ({x, y: 0, width: 100, height: 50})));
                  return [camera.overlap(a, b), camera.overlap(a, c), camera.overlap(b, c)];
                }""")).isEqualTo(List.of(false, false, false));
    }

    @Test
    void aCrowdMakesItsRowLongerAndMovesNoOtherPanel() {
        assertThat(page.run("""
                () => {
                  const tall = panels => panels.flatMap(panel => panel.planets.flatMap(block => block.environs))
                    .find(row => row.id === 2221).height;
                  const empty = layout.layOut(printed, nobody);
                  const full = layout.layOut(printed, crowd(2221, 12));
                  const moved = empty.filter((panel, i) => panel.x !== full[i].x || panel.y !== full[i].y);
                  return [tall(full) > tall(empty), moved.length];
                }""")).isEqualTo(List.of(true, 0));
    }

    @Test
    void aCrowdStaysInsideItsRow() {
        assertThat(page.run("""
                () => {
                  const full = crowd(2221, 12);
                  const boxes = layout.pieceBoxes(layout.layOut(printed, full), full);
                  const row = boxes.get('environ 2221');
                  return full.tokensIn(2221).map(({piece}) => boxes.get(piece))
                    .filter(box => box.y < row.y || box.y + box.height > row.y + row.height).length;
                }""")).isEqualTo(0);
    }

    // ---- the camera

    @Test
    void fromFarLessIsDrawn() {
        assertThat(page.run("() => [0.1, 0.35, 0.36, 0.63, 0.64, 2].map(camera.levelOf)"))
                .isEqualTo(List.of("far", "far", "middle", "middle", "near", "near"));
    }

    @Test
    void zoomingKeepsWhatIsUnderTheCursor() {
        assertThat(page.run("""
                () => {
                  const before = {x: 100, y: 50, width: 1600, height: 900};
                  const at = {x: 0.25, y: 0.8};
                  const point = box => [box.x + box.width * at.x, box.y + box.height * at.y].map(Math.round);
                  return [0.5, 0.87, 1.15, 100].map(factor => point(camera.zoomed(before, factor, at)).join())
                    .every(each => each === point(before).join());
                }""")).isEqualTo(true);
    }

    @Test
    void nobodyComesNearerThanOneRowOrFartherThanTheGalaxy() {
        assertThat(page.run("""
                () => {
                  const box = {x: 0, y: 0, width: 1000, height: 500};
                  return [camera.zoomed(box, 0.001).width, camera.zoomed(box, 1000).width];
                }""")).isEqualTo(List.of(300, 7000));
    }

    @Test
    void theMapFollowsJustFarEnough() {
        assertThat(page.run("""
                () => {
                  const now = {x: 0, y: 0, width: 1000, height: 500};
                  const inside = camera.showing(now, {x: 400, y: 200, width: 50, height: 20});
                  const right = camera.showing(now, {x: 1100, y: 200, width: 50, height: 20});
                  return [inside, right];
                }"""))
                .isEqualTo(List.of(
                        Map.of("x", 0, "y", 0, "width", 1000, "height", 500),
                        Map.of("x", 170, "y", 0, "width", 1000, "height", 500)));
    }

    @Test
    void theArrowKeysReachEveryPieceFromEveryOther() {
        assertThat(page.run("""
                () => ['near', 'middle', 'far'].flatMap(level => {
                  const full = crowd(2221, 9);
                  const boxes = layout.pieceBoxes(layout.layOut(printed, full), full, level);
                  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
                  const next = new Map([...boxes.keys()].map(piece =>
                    [piece, keys.map(key => camera.neighbour(boxes, piece, key)).filter(Boolean)]));
                  const reached = from => {
                    const seen = new Set([from]);
                    for (const piece of seen) next.get(piece).forEach(each => seen.add(each));
                    return seen;
                  };
                  const all = [...boxes.keys()];
                  return all.flatMap(from => {
                    const seen = reached(from);
                    return all.filter(to => !seen.has(to)).map(to => `${level}: ${from} to ${to}`);
                  }).slice(0, 10);
                })""")).isEqualTo(List.of());
    }

    // ---- what can be chosen

    @Test
    void aPieceIsLitByEveryAnswerThatNamesIt() {
        assertThat(page.run("""
                () => [...scene.lightUp([
                  {key: 'a', piece: {kind: 'environ', id: 2221}},
                  {key: 'b', piece: {kind: 'character', id: 14}},
                  {key: 'c', piece: {kind: 'environ', id: 2221}},
                  {key: 'pass'},
                ])]"""))
                .isEqualTo(List.of(List.of("environ 2221", List.of("a", "c")), List.of("character 14", List.of("b"))));
    }

    // ---- odds

    @Test
    void outcomesOfOneKindStandTogether() {
        assertThat(page.run("""
                async () => {
                  const {together} = await import('/play/odds-view.js');
                  const odds = (what, probability) => ({what, probability});
                  return together([odds('the defenders take no wound', 0.5), odds('the defenders take 2 wounds', 0.5),
                    odds('the attackers lose 1 unit', 0.25), odds('the search succeeds', 0.3)])
                    .map(({what, parts}) => [what, parts.map(part => part.what)]);
                }"""))
                .isEqualTo(List.of(
                        List.of("the defenders take", List.of("no wound", "2 wounds")),
                        List.of("the attackers lose", List.of("the attackers lose 1 unit")),
                        List.of("the search succeeds", List.of("the search succeeds"))));
    }

    @Test
    void onlyWhatIsCertainIsCalledSo() {
        assertThat(page.run("""
                async () => {
                  const {percent} = await import('/play/odds-view.js');
                  return [0, 0.001, 0.25, 0.999, 1].map(percent);
                }""")).isEqualTo(List.of("0 %", "<1 %", "25 %", ">99 %", "100 %"));
    }

    // ---- a fight

    private static final String FIGHT = """
            async more => {
              const {fightUnderWay} = await import('/play/fight.js');
              return fightUnderWay([
                {type: 'CharacterCombatBegan', data: {environ: 2221, attacker: 'imperial', attackers: [1], defenders: [14, 15]}},
                {type: 'RoundFought', data: {woundsToDefender: 2, woundsToAttacker: 1}},
                {type: 'Killed', data: {character: 15}},
                {type: 'RoundFought', data: {woundsToDefender: 1, woundsToAttacker: 0}},
                ...more,
              ]);
            }""";

    @Test
    void aFightCountsItsRoundsAndWhoIsLeft() {
        assertThat(page.run(FIGHT, List.of()))
                .isEqualTo(Map.of(
                        "environ", 2221,
                        "attacker", "imperial",
                        "attackers", List.of(1),
                        "defenders", List.of(14),
                        "rounds", 2,
                        "woundsToDefender", 3,
                        "woundsToAttacker", 1));
    }

    @Test
    void aFightThatEndedIsNone() {
        for (String end : List.of("CombatEnded", "SegmentBegan", "GameEnded")) {
            assertThat(page.run(FIGHT, List.of(Map.of("type", end, "data", Map.of()))))
                    .as(end)
                    .isNull();
        }
    }
}
