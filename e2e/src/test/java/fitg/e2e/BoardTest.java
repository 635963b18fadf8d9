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
              window.boxes = await import('/board/boxes.js');
              window.camera = await import('/board/camera.js');
              window.scene = await import('/board/scene.js');
              window.printed = await (await import('/net/api.js')).printed();
              window.crowd = (environ, count) => new scene.Scene(printed, {
                planets: [{id: 221}, {id: 222}, {id: 223}],
                environs: [], ships: [], missions: {underWay: []},
                characters: printed.characters.slice(0, count).map(each => ({...each, place: 'environ', environ})),
              }, null);
              window.nobody = crowd(2221, 0);
              window.grid = layout.gridFor({width: 1008, height: 848}, false);
              window.panes = [[1008, 848], [704, 720], [500, 420], [390, 390], [1500, 1000]]
                .map(([width, height]) => ({width, height}));
              window.stages = panels => panels.flatMap(panel => panel.planets.flatMap(planet => planet.environs));
              window.fleet = (side, place) => ({place, underWay: false, units: [{kind: 'line', name: 'Line', side, count: 2}]});
            }""";

    private ClientModules page;

    @BeforeEach
    void learnTheWords(GameInBrowser game) {
        page = game.player("Ada").modules();
        page.run(WORDS);
    }

    // ---- looking

    /** Seven times nearer from the whole galaxy once ended between the stars. */
    @Test
    void nearerIsNearerToAStarFromWhereverOneLooks() {
        assertThat(page.run("""
                () => {
                  const panels = layout.layOut(printed, nobody, grid);
                  const whole = layout.around(panels, 40);
                  const part = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1];
                  return part.flatMap(across => part.map(down => {
                    let look = {...whole, x: whole.x + (across - 0.5) * whole.width, y: whole.y + (down - 0.5) * whole.height};
                    for (let step = 0; step < 7; step++) look = camera.approaching(look, 0.75, panels);
                    return panels.some(panel => camera.overlap(panel, look));
                  })).every(Boolean);
                }""")).isEqualTo(true);
    }

    // ---- layout

    @Test
    void noTwoStarSystemsOverlap() {
        assertThat(page.run("""
                () => {
                  const panels = layout.layOut(printed, nobody, grid);
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
    void aCrowdMakesItsStageLargerAndMovesNoOtherPanel() {
        assertThat(page.run("""
                () => {
                  const tall = panels => stages(panels).find(stage => stage.id === 2221).box.height;
                  const narrow = layout.gridFor({width: 704, height: 720}, false);
                  const empty = layout.layOut(printed, nobody, narrow);
                  const full = layout.layOut(printed, crowd(2221, 30), narrow);
                  const moved = empty.filter((panel, i) => panel.x !== full[i].x || panel.y !== full[i].y);
                  return [tall(full) > tall(empty), moved.length];
                }""")).isEqualTo(List.of(true, 0));
    }

    @Test
    void aCrowdStaysOnItsStageAndNobodyStandsOnAnother() {
        assertThat(page.run("""
                () => panes.flatMap(pane => [3, 7, 12, 32].map(count => {
                  const full = crowd(2221, count);
                  const all = boxes.pieceBoxes(layout.layOut(printed, full, layout.gridFor(pane, false)), full);
                  const stage = all.get('environ 2221');
                  const own = full.tokensIn(2221).map(({piece}) => all.get(piece));
                  const outside = own.filter(box => box.x < stage.x || box.x + box.width > stage.x + stage.width
                    || box.y < stage.y + 20 || box.y + box.height > stage.y + stage.height);
                  const pushed = own.filter((a, i) => own.slice(i + 1).some(b => camera.overlap(a, b)));
                  return outside.length + pushed.length;
                })).filter(each => each > 0)""")).isEqualTo(List.of());
    }

    @Test
    void aNameHasRoomUnderEveryFace() {
        assertThat(page.run("""
                () => {
                  const full = crowd(2221, 32);
                  const {plan} = stages(layout.layOut(printed, full, grid)).find(stage => stage.id === 2221);
                  return plan.placed.filter(({token, box}) => token.short.length * 6.5 > box.width).map(({token}) => token.short);
                }""")).isEqualTo(List.of());
    }

    @Test
    void aStarSystemFillsThePaneSideBySide() {
        assertThat(page.run("""
                () => panes.filter(pane => pane.width >= 620).map(pane => {
                  const grid = layout.gridFor(pane, false);
                  const {width, height} = layout.layOut(printed, nobody, grid).find(panel => panel.system.id === 22);
                  return Math.max(width / pane.width, height / pane.height) > 0.85 && width <= pane.width + 1;
                })""")).isEqualTo(List.of(true, true, true));
    }

    @Test
    void orbitsAndDriftAreasHaveTheirPlace() {
        assertThat(page.run("""
                () => {
                  const wider = new scene.Scene(printed, {...nobody.board, province: {
                    systems: [22], distances: [],
                    places: [{key: 'orbit-222', kind: 'orbit', system: 22, planet: 222}, {key: 'drift-22', kind: 'drift', system: 22}, {key: 'far-drift-22', kind: 'far-drift', system: 22}],
                    stacks: [fleet('imperial', 'orbit-222'), fleet('imperial', 'interception-222'), fleet('rebel', 'drift-22')],
                  }}, null);
                  const wide = layout.gridFor({width: 1008, height: 848}, wider.hasOrbits);
                  const panels = layout.layOut(printed, wider, wide);
                  const panel = panels.find(each => each.system.id === 22);
                  const reached = boxes.pieceBoxes(panels, wider);
                  return [wider.hasOrbits, nobody.hasOrbits, wide.top > grid.top, panel.space !== null,
                    reached.has('place orbit-222'), wider.inOrbit(222).map(each => each.short).join(), wider.adrift(22, 1).length];
                }""")).isEqualTo(List.of(true, false, true, true, true, ",stopped", 1));
    }

    // ---- the camera

    @Test
    void fromFarLessIsDrawn() {
        assertThat(page.run("() => [0.1, 0.25, 0.26, 0.77, 0.78, 2].map(scale => camera.levelOf(scale))"))
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
    void nobodyComesNearerThanOneStageOrFartherThanTheGalaxy() {
        assertThat(page.run("""
                () => {
                  const box = {x: 0, y: 0, width: 1000, height: 500};
                  return [camera.zoomed(box, 0.001).width, camera.zoomed(box, 1000).width];
                }""")).isEqualTo(List.of(240, 14000));
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
                  const reached = boxes.pieceBoxes(layout.layOut(printed, full, grid), full, level, {near: 1, middle: 2, far: 7}[level]);
                  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
                  const next = new Map([...reached.keys()].map(piece =>
                    [piece, keys.map(key => camera.neighbour(reached, piece, key)).filter(Boolean)]));
                  const from = start => {
                    const seen = new Set([start]);
                    for (const piece of seen) next.get(piece).forEach(each => seen.add(each));
                    return seen;
                  };
                  const all = [...reached.keys()];
                  return all.flatMap(start => {
                    const seen = from(start);
                    return all.filter(to => !seen.has(to)).map(to => `${level}: ${start} to ${to}`);
                  }).slice(0, 10);
                })""")).isEqualTo(List.of());
    }

    // ---- what can be chosen

    /** Beside it where there is room, below it where others stand beside it, and in the free corner where it is crowded. */
    @Test
    void wordsAboutAPieceCoverNeitherItNorAnother() {
        assertThat(page.run("""
                async () => {
                  const {freePlace} = await import('/board/free-place.js');
                  const pane = {width: 1000, height: 800}, size = {width: 200, height: 100};
                  const box = (x, y, width, height) => ({x, y, width, height});
                  const at = box(400, 300, 100, 100);
                  const left = box(0, 0, 390, 800), right = box(610, 0, 390, 800);
                  const around = [box(390, 0, 120, 290), box(390, 410, 120, 390), box(510, 0, 490, 600), box(0, 0, 390, 800)];
                  return [[], [right], [left, right], around].map(others => freePlace(size, at, pane, others)).map(({x, y}) => `${x} ${y}`);
                }""")).isEqualTo(List.of("510 300", "190 300", "400 410", "597 694"));
    }

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
                  const odds = (key, what, measure) => ({said: {key}, what: measure ? `${what} ${measure}` : what, measure, probability: 0.5});
                  return together([odds('take', 'the defenders take', 'no wound'), odds('take', 'the defenders take', '2 wounds'),
                    odds('attacker-loses', 'the attacker loses', '1 unit'), odds('found', 'the search succeeds'),
                    odds('defender-loses', 'the defender loses', 'no unit'), odds('defender-loses', 'the defender loses', '2 Militia')])
                    .map(({what, parts}) => [what, parts.map(part => part.what)]);
                }"""))
                .isEqualTo(List.of(
                        List.of("the defenders take", List.of("no wound", "2 wounds")),
                        List.of("the attacker loses 1 unit", List.of("the attacker loses 1 unit")),
                        List.of("the search succeeds", List.of("the search succeeds")),
                        List.of("the defender loses", List.of("no unit", "2 Militia"))));
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
