import {cornerPlan, tabsOf} from './drift.js';
import {shifted} from './layout.js';
import {tabPlan} from './middle.js';
import {bandBox, riders} from './orbit.js';

/** @typedef {import('./layout.js').Box} Box @typedef {import('./layout.js').Panel} Panel @typedef {import('./scene.js').Scene} Scene */

/** Units off the ground are no pieces of their own: their place is. @param {{token: import('./scene.js').Token}} each */
const notUnits = ({token}) => token.kind !== 'units';

/**
 * Every place and piece that is drawn at a distance with its box, for those who move over the map with the arrow keys.
 * @param {Panel[]} panels @param {Scene} scene @param {import('./camera.js').Level} [level] @param {number} [unit]
 * @returns {Map<string, Box>}
 */
export function pieceBoxes(panels, scene, level = 'near', unit = 1) {
  /** @type {Map<string, Box>} */ const boxes = new Map();
  for (const panel of panels) {
    for (const [piece, box] of ofPanel(panel, scene, level, unit)) boxes.set(piece, shifted(box, panel.x, panel.y));
  }
  return boxes;
}

/** @param {Panel} panel @param {Scene} scene @param {import('./camera.js').Level} level @param {number} unit @returns {[string, Box][]} */
function ofPanel(panel, scene, level, unit) {
  /** @type {[string, Box][]} */ const boxes = [];
  for (const place of panel.planets) {
    const {planet, plate, cx, cy, r, environs} = place;
    boxes.push([`planet ${planet.id}`, level === 'near' ? plate : {x: cx - r, y: cy - r, width: 2 * r, height: 2 * r}]);
    if (level !== 'far' && scene.hasOrbits) {
      boxes.push([`place orbit-${planet.id}`, bandBox(place, level, unit)]);
      boxes.push(...riders(place, scene, level, unit).filter(notUnits).map(({token, box}) => /** @type {[string, Box]} */ ([token.piece, box])));
    }
    if (level === 'near') for (const {id, box, plan} of environs) boxes.push(...ofStage(id, box, plan));
    if (level === 'middle') {
      for (const [id, {box, tokens}] of tabPlan(place, scene, unit)) {
        boxes.push([`environ ${id}`, box], ...tokens.map(({token, box: own}) => /** @type {[string, Box]} */ ([token.piece, own])));
      }
    }
  }
  boxes.push(...ofSpace(panel, scene, level, unit));
  return boxes;
}

/** Drift areas and those adrift. @param {Panel} panel @param {Scene} scene @param {import('./camera.js').Level} level @param {number} unit @returns {[string, Box][]} */
function ofSpace(panel, scene, level, unit) {
  const {id} = panel.system;
  const named = (/** @type {number} */ ring, /** @type {Box} */ box) => /** @type {[string, Box][]} */ (ring ? [[`place ${ring === 1 ? 'drift' : 'far-drift'}-${id}`, box]] : []);
  if (level === 'middle') {
    return tabsOf(panel, scene, unit).flatMap(({ring, box, tokens}) => [...named(ring, box), ...tokens.filter(notUnits).map(({token, box: own}) => /** @type {[string, Box]} */ ([token.piece, own]))]);
  }
  if (level === 'far' || !panel.space) return [];
  return cornerPlan(panel.space, scene, id).flatMap(({ring, box}) => [
    ...named(ring, box),
    ...scene.adrift(id, ring).flatMap((token, i) => (notUnits({token}) ? [/** @type {[string, Box]} */ ([token.piece, {...box, x: box.x + 8 + i * 62, width: 50}])] : [])),
  ]);
}

/** @param {number} id @param {Box} box @param {import('./stage-plan.js').Plan} plan @returns {[string, Box][]} */
function ofStage(id, box, plan) {
  /** @type {[string, Box][]} */
  const tokens = plan.placed.flatMap(({token, box: own}) =>
    token ? [/** @type {[string, Box]} */ ([token.piece, {...own, x: box.x + own.x, y: box.y + box.height - own.y - own.height}])] : [],
  );
  return [[`environ ${id}`, box], ...tokens];
}
